"""Message catalogues: gettext files in a folder a language, read when a word of theirs is first needed.

English is the source: which message is chosen depends on the English catalogues, and what another language lacks is
told in English. A message may hold, beside the fields of ``str.format``:

    {1*2}             fact 1, fact 2 times: "3 Legions" (the forms stand under "form.Legion")
    {1:many}          fact 1 in the plural: "Legions"
    {3:no|one|two}    one of the words, chosen by the number (or the truth) that fact 3 is
    {3:n:Loss|Losses} one of the words, chosen by the plural rule of the language for the number that fact 3 is
    {2:g:né|née}      one of the words, chosen by the gender of fact 2
    {0:in}, {0:The}   fact 0 in a case of the language (words/cases.py), with a capital if the case has one
    {0:and}           the facts of a tuple as a list of the language: "Arverni, Aedui and Belgae"
    {0:num} {0:dec1}  a number as the language writes it
    {0:die}           a number that was rolled
    {all}             all facts in a row

Where a message has plural forms, the first number among its facts chooses the form.

A language is a folder: those of this package, and those in the folder that ALESIA_WORDS names, which go before them.

A game may lie over another: the header of its English names says so ("X-Over: falling_sky" in ariovistus_names.po).
Whatever its catalogues do not say is then said by those of the other, file by file; it need not have every file.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import environ
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from alesia.kernel.ask import Noun
from alesia.kernel.word import Phrase, Word
from alesia.words import cases, marks, numerals
from alesia.words.pofile import lies_over, read_po

ENGLISH = "en"
TERMINAL = "terminal"
NAMES = "names"
MORE = "ALESIA_WORDS"  # names a folder with more languages
MANY = 2
MOST_KNOWN = 8_192  # messages of which it is known how they are put together; others are read again
SAID = marks.SAID


class Catalogue(NamedTuple):
    """The messages of one file; a message has one form, or as many as the language has plural forms."""

    forms: Mapping[str, tuple[str, ...]]
    plural: Callable[[int], int]
    language: str = ENGLISH
    source: "Catalogue | None" = None  # the same in English
    noted: marks.Noted | None = None  # the things whose names were set in, where that is wanted

    def has(self, msgid: str) -> bool:
        return msgid in self.forms or (self.source is not None and msgid in self.source.forms)

    def text(self, msgid: str, *facts: object, **named: object) -> str:
        """The message with its facts set in; KeyError if there is none."""
        if msgid not in self.forms and self.source is not None:
            return self.source._replace(noted=self.noted).text(msgid, *facts, **named)
        forms = self.forms[msgid]
        form = forms[self.plural(_number_among((*facts, *named.values())))] if len(forms) > 1 else forms[0]
        return _Speaker(self).said(form, facts, named)

    def tells_only(self, msgid: str, *names: str) -> bool:
        """Whether a message holds no facts but these named ones, so that all others make no difference to it."""
        forms = self.forms[msgid] if msgid in self.forms or self.source is None else self.source.forms[msgid]
        fields = [field for _, field in _parsed(forms[0]) if field is not None]
        return len(forms) == 1 and all(name in names and "{" not in spec for name, spec, _ in fields)

    def marked(self, msgid: str, *facts: object, **named: object) -> tuple[str, tuple[marks.Mark, ...]]:
        """The message with its facts set in, and where in it the names of things stand."""
        noted: marks.Noted = []
        return marks.unwrapped(self._replace(noted=noted).text(msgid, *facts, **named), noted)

    def plain(self, msgid: str) -> str:
        """The message as it is written, with no facts set in."""
        if msgid not in self.forms and self.source is not None:
            return self.source.plain(msgid)
        return self.forms[msgid][0]

    def first(self, msgids: Sequence[str]) -> str | None:
        """The first of the identifiers that has a message."""
        return next((msgid for msgid in msgids if self.has(msgid)), None)

    def spoken(self, fact: object) -> str:
        """A fact in words: a thing by its name, a group of pieces as a list, anything else as it is."""
        if isinstance(fact, Noun | Word):
            unmarked = self if self.noted is None else self._replace(noted=None)
            return self.note(fact, unmarked.name(fact))
        if isinstance(fact, Phrase):
            return self.text(fact.key, *fact.facts)
        if isinstance(fact, tuple):
            return self._pair(*fact) if _is_pair(fact) else ", ".join(map(self.spoken, fact))
        return "" if fact is None else str(fact)

    def name(self, thing: Noun | Word) -> str:
        """The name of a thing."""
        if isinstance(thing, Noun):
            return self._noun(thing)
        return self.text(msgid) if self.has(msgid := f"noun.{thing.kind}.{thing}") else str(thing)

    def note(self, thing: object, text: str) -> str:
        """The name of a thing as it is set into a text whose marks are wanted."""
        kind, ident = marks.identity(thing)
        return text if self.noted is None or kind in ("", SAID) else marks.wrapped(text, kind, ident, self.noted)

    def counted(self, noun: object, n: object) -> str:
        """So many of a thing: "3 Legions"."""
        if self.has(f"count.{noun}"):
            return self.text(f"count.{noun}", n)
        return self.text("phrase.counted", n, Word(SAID, self.form(noun, n)))

    def form(self, noun: object, n: object) -> str:
        """The word for one or for several of a thing."""
        return self.note(noun, self.text(f"form.{noun}", n)) if self.has(f"form.{noun}") else self.spoken(noun)

    def _noun(self, noun: Noun) -> str:
        msgid = self.first((f"noun.{noun.option.verb}.{noun.name}", f"noun.{noun.option.verb}"))
        return noun.name if msgid is None else self.text(msgid, noun=noun)

    def _pair(self, what: object, n: int) -> str:
        """A kind of piece and how many, or seats and their score."""
        if not isinstance(what, tuple):
            return self.counted(what, n)
        score = f"{n:+d}" if self.language == ENGLISH else numerals.written(n, "signed", self.language)
        return f"{'+'.join(map(self.spoken, what))} {score}"


class _Speaker(Formatter):
    """Sets facts into a message."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def said(self, form: str, facts: Sequence[Any], named: Mapping[str, Any]) -> str:
        """The message with its facts set in; a choice among words may hold facts, too."""
        return "".join([text + self._fact(*field, facts, named) if field else text for text, field in _parsed(form)])

    def _fact(
        self, name: str, spec: str, conversion: str | None, facts: Sequence[Any], named: Mapping[str, Any]
    ) -> str:
        found, _ = self.get_field(name, facts, named)
        return self.format_field(
            found if conversion is None else self.convert_field(found, conversion),
            self.said(spec, facts, named) if "{" in spec else spec,
        )

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if field_name.isdecimal():
            return args[int(field_name)], field_name
        if field_name == "all":
            return Word(SAID, ", ".join(map(self._catalogue.spoken, args))), field_name
        what, times, n = field_name.partition("*")
        if times:
            return Word(SAID, self._catalogue.counted(args[int(what)], args[int(n)])), field_name
        found, key = super().get_field(field_name, args, kwargs)
        _, is_part, part = field_name.rpartition(".")
        return (Word(part, found), key) if is_part and type(found) is str else (found, key)

    def format_field(self, value: Any, format_spec: str) -> str:
        words = self._catalogue
        if "|" in format_spec:
            return self._chosen(value, format_spec)
        if cases.is_case(format_spec):
            return cases.inflected(words, value, format_spec)
        if format_spec == "many":
            return words.form(value, MANY)
        if format_spec in numerals.STYLES:
            return numerals.written(value, format_spec, words.language)
        if format_spec == "die":
            return words.note(Word(marks.DICE, str(value)), str(value))
        if format_spec == "and":
            return numerals.listed([words.spoken(each) for each in value], words.language)
        return str(format(value, format_spec)) if format_spec else words.spoken(value)

    def _chosen(self, value: Any, choice: str) -> str:
        """By the number that it is, by its plural ("n:"), or by its gender ("g:")."""
        mark, found, rest = choice.partition(":")
        if found and mark == "n":
            return rest.split("|")[self._catalogue.plural(int(value))]
        if found and mark == "g":
            forms = rest.split("|")
            return forms[min(cases.gender(self._catalogue, value), len(forms) - 1)]
        return choice.split("|")[int(value)]


@lru_cache(maxsize=MOST_KNOWN)
def _parsed(form: str) -> tuple[tuple[str, tuple[str, str, Any] | None], ...]:
    """The texts of a message, each with the field that follows it, if one does: its name, how it is said, and "r" if
    it is quoted."""
    parts = Formatter().parse(form)
    return tuple((text, None if name is None else (name, spec or "", how)) for text, name, spec, how in parts)


def _is_pair(fact: tuple[object, ...]) -> bool:
    return len(fact) == 2 and type(fact[1]) is int


def _number_among(facts: Sequence[object]) -> int:
    """The first plain number; things and truths are numbers to Python, but not here."""
    return next((fact for fact in facts if type(fact) is int), 1)


def languages() -> tuple[str, ...]:
    """The languages that there are catalogues for, English first."""
    found = {each.name for home in _homes() for each in home.iterdir() if each.joinpath(f"{NAMES}.po").is_file()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def _homes() -> list[Traversable]:
    """Where folders of languages are: those that somebody is writing first."""
    more = [Path(each) for each in [environ.get(MORE)] if each]
    return [*[each for each in more if each.is_dir()], files(__package__)]


def file_of(domain: str, language: str) -> Traversable:
    """The file of a catalogue; that of English is always ours, for it says which messages there are."""
    homes = _homes() if language != ENGLISH else [files(__package__)]
    found = [home.joinpath(language, f"{domain}.po") for home in homes]
    return next((each for each in found if each.is_file()), found[-1])


@cache
def domains() -> tuple[str, ...]:
    """The catalogues that there are, by the names of their files."""
    folder = files(__package__).joinpath(ENGLISH)
    return tuple(sorted(file.name.removesuffix(".po") for file in folder.iterdir() if file.name.endswith(".po")))


@cache
def catalogue(domain: str, language: str = ENGLISH) -> Catalogue:
    """The catalogue of this name, with the names of its game and of all; FileNotFoundError if there is none."""
    source = None if language == ENGLISH else catalogue(domain)
    forms: dict[str, tuple[str, ...]] = {}
    plural: Callable[[int], int] = _one_or_many
    for each in layers(domain):
        found, plural = read(each, language) if source is None or is_there(each, language) else ({}, plural)
        anew = read(each, ENGLISH)[0]  # what lies beneath such a message is not what is meant, in any language
        forms = {**{msgid: said for msgid, said in forms.items() if msgid not in anew}, **found}
    return Catalogue(forms, plural, language, source)


def _one_or_many(n: int) -> int:
    return int(n != 1)


def layers(domain: str) -> list[str]:
    """Names that all share; then the names of the game and the catalogue itself, those of what it lies over first."""
    game = game_of(domain)
    pairs = [] if game is None else [(f"{each}_{NAMES}", _of(each, domain, game)) for each in reversed(lineage(game))]
    found = [each for pair in pairs for each in pair if each in domains()]
    own = [] if is_told(domain) and domain not in domains() else [domain]
    return list(dict.fromkeys([NAMES, *found, *own]))


def game_of(domain: str) -> str | None:
    """The game that a catalogue is of, by its names."""
    games = [each.removesuffix(f"_{NAMES}") for each in domains() if each.endswith(f"_{NAMES}")]
    return next((game for game in games if f"{domain}_".startswith(f"{game}_")), None)


def _of(other: str, domain: str, game: str) -> str:
    """The catalogue of another game that matches one of this game: falling_sky_rules for ariovistus_rules."""
    return other + domain.removeprefix(game)


@cache
def lineage(game: str) -> tuple[str, ...]:
    """A game, what it lies over, and so on down; games as their catalogues are called."""
    names = file_of(f"{game}_{NAMES}", ENGLISH)
    beneath = lies_over(names.read_text(encoding="utf-8")) if names.is_file() else None
    return (game,) if beneath is None else (game, *lineage(beneath))


def is_told(domain: str) -> bool:
    """Whether there is such a catalogue, its own or one that it lies over."""
    game = game_of(domain)
    found = [domain] if game is None else [_of(each, domain, game) for each in lineage(game)]
    return any(each in domains() for each in found)


def is_there(domain: str, language: str) -> bool:
    return file_of(domain, language).is_file()


@cache
def read(domain: str, language: str) -> tuple[Mapping[str, tuple[str, ...]], Callable[[int], int]]:
    """The messages of one file alone, and the plural rule of its language."""
    return read_po(file_of(domain, language).read_text(encoding="utf-8"))


def has(msgid: str, domain: str | None = None) -> bool:
    """Whether a catalogue (this one, or any) has the message."""
    return any(msgid in read(each, ENGLISH)[0] for each in (domains() if domain is None else (domain,)))


def text(msgid: str, *facts: object, domain: str | None = None, language: str = ENGLISH, **named: object) -> str:
    """The message of this identifier with its facts set in; KeyError if no catalogue has it."""
    for each in domains() if domain is None else (domain,):
        if msgid in read(each, ENGLISH)[0]:
            return catalogue(each, language).text(msgid, *facts, **named)
    raise KeyError(msgid)


def domain_of(game: str) -> str:
    """The catalogue of a game's words."""
    return game.replace("-", "_")
