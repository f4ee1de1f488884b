"""The language of the terminal: found before all else and held here alone; whoever speaks at the terminal asks here."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import groupby

from alesia import words
from alesia.kernel.errors import BadOption
from alesia.kernel.game import LogEntry, Result
from alesia.kernel.walk import Throw, Walk
from alesia.kernel.word import Word
from alesia.table import Advice
from alesia.words.catalogue import ENGLISH, TERMINAL, Catalogue, catalogue, domain_of, languages
from alesia.words.reports import say as say_of_reports
from alesia.words.words import Question

OPTION = "--lang"
DATA = "--data"
OWN = "ALESIA_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LOCALE = ("c", "posix")

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


# ---- Which language it is


def language() -> str:
    """The language that is spoken now."""
    return _language.get()


@contextmanager
def speaking(which: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _language.set(which)
    try:
        yield
    finally:
        _language.reset(token)


def of_environment(environ: Mapping[str, str]) -> str:
    """What the environment asks for; English where it asks for nothing that there is."""
    locale = next((environ[name] for name in LOCALES if environ.get(name)), NO_LOCALE[0])
    wanted = [] if _short(locale) in NO_LOCALE else [*environ.get("LANGUAGE", "").split(":"), locale]
    wanted = [environ[OWN]] if environ.get(OWN) else wanted
    return next((each for each in map(_short, wanted) if each in languages()), ENGLISH)


def of_arguments(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What ``--lang`` asks for, before or after the command, and the other arguments."""
    asked, rest = taken_out(OPTION, arguments)
    known = [_known(name) for name in asked]
    return (known[-1] if known else None), rest


def taken_out(option: str, arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The values of an option that may stand before or after the command, and the other arguments."""
    values, rest, given = [], [], list(arguments)
    while given and given[0] != "--":
        name, equals, value = given.pop(0).partition("=")
        if name == option:
            values.append(value if equals else given.pop(0) if given else "")
        else:
            rest.append(f"{name}{equals}{value}")
    return values, rest + given


def _known(name: str) -> str:
    if _short(name) not in languages():
        raise BadOption(say("error.language", name, ", ".join(languages())))
    return _short(name)


def _short(locale: str) -> str:
    """The language of a locale: fr_CA.UTF-8 is fr."""
    for sign in "_.@-":
        locale = locale.partition(sign)[0]
    return locale.casefold()


# ---- Words in it


def say(msgid: str, *facts: object, **named: object) -> str:
    """A message of the terminal."""
    return catalogue(TERMINAL, language()).text(msgid, *facts, **named)


def say_report(msgid: str, *facts: object) -> str:
    """A message of reports and odds."""
    return say_of_reports(msgid, *facts, language=language())


def words_of(game: str, of: str = "") -> Catalogue:
    """The catalogue of a game, or one of its others ("_board")."""
    return catalogue(domain_of(game) + of, language())


def name(game: str, kind: str, ident: object) -> str:
    """What a thing of a game is called."""
    return words_of(game).spoken(Word(kind, str(ident)))


def seat_name(seat: str) -> str:
    return catalogue(TERMINAL, language()).spoken(Word("seat", seat))


def person_name(heirs: Mapping[str, str], who: str) -> str:
    """A person by his seats, one after the other."""
    names = [seat_name(who), *[seat_name(heir) for heir, before in heirs.items() if before == who]]
    return say("phrase.then", *names) if len(names) > 1 else names[0]


def seat(ident: str) -> Word:
    """A seat as a fact of a message."""
    return Word("seat", ident)


def player_name(kind: str) -> str:
    """Who plays a seat: a person, chance, a non-player."""
    return catalogue(TERMINAL, language()).spoken(Word("player", kind))


def scenario(game: str, key: str, title: str) -> str:
    return words.scenario_words(game, key, title, language())


def remark(game: str, key: str) -> str:
    return words.remark_words(game, key, language())


def prompt(ask: Question, game: str) -> str:
    return words.prompt(ask, game, language())


def log_line(entry: LogEntry, game: str) -> str:
    return words.log_line(entry, game, language())


def folded_log(entries: Sequence[LogEntry], game: str) -> Iterator[tuple[str, str, str]]:
    """Key, rule and words of each line; several that are alike, one upon the other, are one line that counts them."""
    told = [(entry.key, entry.rule, line) for entry in entries if (line := log_line(entry, game))]
    for (key, rule, line), alike in groupby(told):
        times = len(list(alike))
        yield key, rule, line if times == 1 else say("cli.times", line, times)


def result_lines(result: Result, game: str) -> list[str]:
    return words.result_lines(result, game, language())


def option_heading(ask: Question, verb: str, game: str) -> str | None:
    return words.option_heading(ask, verb, game, language())


def explain_lines(walk: Walk, game: str) -> list[tuple[str, str]]:
    return words.explain_lines(walk, game, language())


def explain_short(walk: Walk, game: str) -> str:
    return words.explain_short(walk, game, language())


def advice_text(advice: Advice, game: str) -> str:
    return words.advice_text(advice, game, language())


def throw_text(throw: Throw, game: str) -> str:
    return words.throw_text(throw, game, language())


def card_words(game: str, card: int | str, side: str) -> str | None:
    return words.card_words(game, card, side, language())
