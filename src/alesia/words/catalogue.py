"""Message catalogues: gettext files in a folder a language, read when a word of theirs is first needed.

A message may hold, beside the fields of ``str.format``:

    {1*2}             fact 1, fact 2 times: "3 Legions" (the forms stand under "form.Legion")
    {1:many}          fact 1 in the plural: "Legions"
    {3:no|one|two}    one of the words, chosen by the number (or the truth) that fact 3 is
    {all}             all facts in a row

Where a message has plural forms, the first number among its facts chooses the form.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any, NamedTuple

from alesia.kernel.ask import Noun

LANGUAGE = "en"
TERMINAL = "terminal"
MANY = 2


class Catalogue(NamedTuple):
    """The messages of one file; a message has one form, or as many as the language has plural forms."""

    forms: Mapping[str, tuple[str, ...]]
    plural: Callable[[int], int]

    def has(self, msgid: str) -> bool:
        return msgid in self.forms

    def text(self, msgid: str, *facts: object, **named: object) -> str:
        """The message with its facts set in; KeyError if there is none."""
        forms = self.forms[msgid]
        form = forms[self.plural(_number_among((*facts, *named.values())))] if len(forms) > 1 else forms[0]
        return _Speaker(self).vformat(form, facts, named)

    def first(self, msgids: Sequence[str]) -> str | None:
        """The first of the identifiers that has a message."""
        return next((msgid for msgid in msgids if msgid in self.forms), None)

    def spoken(self, fact: object) -> str:
        """A fact in words: a thing by its name, a group of pieces as a list, anything else as it is."""
        if isinstance(fact, Noun):
            return self._noun(fact)
        if isinstance(fact, tuple):
            return self._pair(*fact) if _is_pair(fact) else ", ".join(map(self.spoken, fact))
        return "" if fact is None else str(fact)

    def counted(self, noun: object, n: object) -> str:
        """So many of a thing: "3 Legions"."""
        if self.has(f"count.{noun}"):
            return self.text(f"count.{noun}", n)
        return f"{n} {self.form(noun, n)}"

    def form(self, noun: object, n: object) -> str:
        """The word for one or for several of a thing."""
        return self.text(f"form.{noun}", n) if self.has(f"form.{noun}") else self.spoken(noun)

    def _noun(self, noun: Noun) -> str:
        msgid = self.first((f"noun.{noun.option.verb}.{noun.name}", f"noun.{noun.option.verb}"))
        return noun.name if msgid is None else self.text(msgid, noun=noun)

    def _pair(self, what: object, n: int) -> str:
        """A kind of piece and how many, or seats and their score."""
        return f"{'+'.join(what)} {n:+d}" if isinstance(what, tuple) else self.counted(what, n)


class _Speaker(Formatter):
    """Sets facts into a message."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if field_name == "all":
            return ", ".join(map(self._catalogue.spoken, args)), field_name
        what, times, n = field_name.partition("*")
        if times:
            return self._catalogue.counted(args[int(what)], args[int(n)]), field_name
        return super().get_field(field_name, args, kwargs)

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            return format_spec.split("|")[int(value)]
        if format_spec == "many":
            return self._catalogue.form(value, MANY)
        return str(format(value, format_spec)) if format_spec else self._catalogue.spoken(value)


def _is_pair(fact: tuple[object, ...]) -> bool:
    return len(fact) == 2 and type(fact[1]) is int


def _number_among(facts: Sequence[object]) -> int:
    """The first plain number; things and truths are numbers to Python, but not here."""
    return next((fact for fact in facts if type(fact) is int), 1)


def domains() -> tuple[str, ...]:
    """The catalogues that there are, by the names of their files."""
    folder = files(__package__).joinpath(LANGUAGE)
    return tuple(sorted(file.name.removesuffix(".po") for file in folder.iterdir() if file.name.endswith(".po")))


@cache
def catalogue(domain: str) -> Catalogue:
    """The catalogue of this name; FileNotFoundError if there is none."""
    from gettext import c2py

    from babel.messages.pofile import read_po

    with files(__package__).joinpath(LANGUAGE, f"{domain}.po").open("rb") as file:
        found = read_po(file, locale=LANGUAGE)
    return Catalogue({_key(m.id): _forms(m.string) for m in found if m.id}, c2py(found.plural_expr))


def _key(msgid: str | Sequence[str]) -> str:
    return msgid if isinstance(msgid, str) else msgid[0]


def _forms(string: str | Sequence[str] | None) -> tuple[str, ...]:
    return (string or "",) if isinstance(string, str | None) else tuple(string)


def has(msgid: str, domain: str | None = None) -> bool:
    """Whether a catalogue (this one, or any) has the message."""
    return any(catalogue(each).has(msgid) for each in _searched(domain))


def text(msgid: str, *facts: object, domain: str | None = None, **named: object) -> str:
    """The message of this identifier with its facts set in; KeyError if no catalogue has it."""
    for each in _searched(domain):
        if catalogue(each).has(msgid):
            return catalogue(each).text(msgid, *facts, **named)
    raise KeyError(msgid)


def _searched(domain: str | None) -> tuple[str, ...]:
    return domains() if domain is None else (domain,)


def domain_of(game: str) -> str:
    """The catalogue of a game's words."""
    return game.replace("-", "_")
