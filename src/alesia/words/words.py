"""How questions, options, log entries and results read.

A message is looked for from the special to the general: its key with two marks of the facts, with one, and bare.
So "log.lost.tribe" speaks of Tribes and "log.lost" of all else; "ask.warbands.3.4.1" is the question of that rule.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Protocol

from alesia.kernel.ask import Noun, Option, kind_of
from alesia.kernel.game import LogEntry, Result
from alesia.kernel.sweep import Sweep
from alesia.kernel.word import Chosen, Names, Notes, OfOptions, Phrase, Word
from alesia.words.catalogue import ENGLISH, TERMINAL, Catalogue, catalogue, domain_of
from alesia.words.marks import Mark

FALLING_SKY = "falling-sky"
SILENCE = "-"
LEADER = "Leader"
MOST_KNOWN = 8_192  # options whose message is known; others are sought


class Question(Protocol):
    """What words need of a question; the table's TableAsk is one."""

    @property
    def who(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def about(self) -> tuple[object, ...]: ...


def prompt(ask: Question, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """The question in words."""
    words = catalogue(domain_of(game), language)
    found = _message(game, language, f"ask.{ask.key}", (*ask.about, *_lack(ask), ask.rule, ask.who))
    return ask.key if found is None else words.text(found, *ask.about, who=seat(ask.who))


def option_text(ask: Question, option: Option, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """An option of the question in words."""
    return option_texts(ask, [option], game, language)[0]


def option_texts(
    ask: Question, options: Sequence[Option], game: str = FALLING_SKY, language: str = ENGLISH
) -> list[str]:
    """Options of the question in words."""
    occasion = tuple(_occasion(ask))
    return [_option_text(ask, option, occasion, game, language) for option in options]


def _option_text(ask: Question, option: Option, occasion: tuple[object, ...], game: str, language: str) -> str:
    called = option_called(ask, option, game, language)
    if called is not None:
        return called
    found, text = _option_message(
        game, language, ask.key, ask.rule, ask.who, option, kind_of(option) or option.verb, occasion
    )
    words = catalogue(domain_of(game), language)
    return text or words.text(found, *ask.about, who=seat(ask.who), noun=thing(option))


def option_called(ask: Question, option: Option, game: str = FALLING_SKY, language: str = ENGLISH) -> str | None:
    """How an option is called on this occasion; None if it has no name of its own then."""
    name = _said_of(ask, option, Names)
    return None if name is None else catalogue(domain_of(game), language).spoken(name)


@lru_cache(maxsize=MOST_KNOWN)
def _option_message(
    game: str, language: str, key: str, rule: str, who: str, option: Option, kind: str, occasion: tuple[object, ...]
) -> tuple[str, str | None]:
    """The message that words an option, and its text if it needs no facts of the question; there are many to choose
    from, and the same is sought again and again."""
    words = catalogue(domain_of(game), language)
    found = words.first(_messages(words, key, rule, who, option, occasion))
    if found is None:
        return "", str(option)
    alone = words.tells_only(found, "who", "noun")
    return found, words.text(found, who=seat(who), noun=_thing(option, kind)) if alone else None


def option_note(ask: Question, option: Option, game: str = FALLING_SKY, language: str = ENGLISH) -> str | None:
    """What is known of an option beforehand: what it costs, what comes of it; None if there is nothing to say."""
    note = _said_of(ask, option, Notes)
    return None if note is None else catalogue(domain_of(game), language).spoken(note)


def _said_of(ask: Question, option: Option, kind: type[OfOptions]) -> Phrase | None:
    """What the facts of a question say of one of its options."""
    for fact in ask.about:
        if isinstance(fact, kind) and (said := fact.of(option)) is not None:
            return said
    return None


def seat(name: str) -> Word:
    return Word("seat", name)


def thing(option: Option) -> Word | int | None:
    """What an option is about: a thing that knows its kind, or a number."""
    return _thing(option, kind_of(option) or option.verb)


def _thing(option: Option, kind: str) -> Word | int | None:
    return option.noun if not isinstance(option.noun, str) else Word(kind, option.noun)


def option_name(option: Option, game: str = FALLING_SKY, language: str = ENGLISH) -> str | None:
    """The name of what an option is about, by itself; None if it is about nothing."""
    about = thing(option)
    return None if about is None else catalogue(domain_of(game), language).spoken(about)


def option_messages(ask: Question, option: Option, words: Catalogue) -> list[str]:
    """The messages that could word an option: those of this question before those of the verb."""
    return _messages(words, ask.key, ask.rule, ask.who, option, _occasion(ask))


def _messages(words: Catalogue, key: str, rule: str, who: str, option: Option, occasion: Sequence[object]) -> list[str]:
    marks = (option.noun, *_kind(option, words), rule, who)
    special = variants(f"option.{key}.{option.verb}", *marks, *occasion)
    return [*special, *variants(f"option.{option.verb}", *marks)]


def option_heading(ask: Question, verb: str, game: str = FALLING_SKY, language: str = ENGLISH) -> str | None:
    """What stands before the nouns of a verb when they are listed in a row; None if nothing is needed."""
    found, text = _heading(game, language, ask.key, verb, ask.rule, ask.who, tuple(_occasion(ask)))
    if found is None or text is not None:
        return text
    return catalogue(domain_of(game), language).text(found, *ask.about, who=seat(ask.who))


@lru_cache(maxsize=MOST_KNOWN)
def _heading(
    game: str, language: str, key: str, verb: str, rule: str, who: str, occasion: tuple[object, ...]
) -> tuple[str | None, str | None]:
    """The message of a heading, and its text if it needs no facts of the question."""
    words = catalogue(domain_of(game), language)
    found = words.first([*variants(f"group.{key}.{verb}", rule, who, *occasion), f"group.{verb}"])
    alone = found is not None and words.tells_only(found, "who")
    return found, words.text(found, who=seat(who)) if found is not None and alone else None


def sweep_text(sweep: Sweep, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """What is answered at once, in words."""
    return catalogue(domain_of(game), language).text(f"sweep.{sweep.name}", *sweep.facts)


def log_line(entry: LogEntry, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """What happened, in words; empty where nothing need be said."""
    return log_marked(entry, game, language)[0]


def log_marked(entry: LogEntry, game: str = FALLING_SKY, language: str = ENGLISH) -> tuple[str, tuple[Mark, ...]]:
    """What happened, in words, and where in them the names of things stand."""
    words = catalogue(domain_of(game), language)
    found = _message(game, language, f"log.{entry.key}", (*entry.facts, entry.rule))
    if found is None:
        return " ".join([entry.key, *map(words.spoken, entry.facts)]), ()
    line, marks = words.marked(found, *entry.facts)
    return ("", ()) if line == SILENCE else (line, marks)


def section_title(entry: LogEntry, game: str = FALLING_SKY, language: str = ENGLISH) -> str | None:
    """The title of the part of the log that an entry begins, if it begins one."""
    words, msgid = catalogue(domain_of(game), language), f"section.{entry.key}"
    return words.text(msgid, *entry.facts) if words.has(msgid) else None


def result_lines(result: Result, game: str = FALLING_SKY, language: str = ENGLISH) -> list[str]:
    """How the game ended, and the order of the players."""
    words = catalogue(domain_of(game), language)
    reason = words.text(f"result.{result.reason}", _seats(result.winners))
    return [reason, *[_place(words, n, _seats(rank.seats), rank.score) for n, rank in enumerate(result.ranking, 1)]]


def _seats(names: Sequence[str]) -> tuple[Word, ...]:
    return tuple(map(seat, names))


def _place(words: Catalogue, n: int, seats: tuple[Word, ...], score: int) -> str:
    """A place in the order: by its score as the game calls it, or by its margin."""
    if words.has("result.place"):
        return words.text("result.place", n, seats, score)
    return catalogue(TERMINAL, words.language).text("cli.place", n, seats, score)


def _message(game: str, language: str, key: str, facts: Sequence[object]) -> str | None:
    """The message that speaks of a key and its facts."""
    return _sought(game, language, key, tuple([mark for fact in facts for mark in _marks(fact)]))


@lru_cache(maxsize=MOST_KNOWN)
def _sought(game: str, language: str, key: str, marks: Sequence[str]) -> str | None:
    """There are many to choose from, and the same is sought again and again."""
    return catalogue(domain_of(game), language).first(_variants(key, marks))


def variants(key: str, *facts: object) -> list[str]:
    """The messages that could speak of a key and its facts, the most special first."""
    return _variants(key, [mark for fact in facts for mark in _marks(fact)])


def _variants(key: str, marks: Sequence[str]) -> list[str]:
    pairs = [f"{key}.{one}.{other}" for one, other in combinations(marks, 2)]
    return [*pairs, *[f"{key}.{mark}" for mark in marks], key]


def _marks(fact: object) -> tuple[str, ...]:
    """By what a fact can be told apart in the name of a message."""
    if isinstance(fact, str):
        return (fact,)
    if isinstance(fact, Noun):
        return fact.name, fact.option.verb
    if isinstance(fact, Phrase | OfOptions | Chosen):
        return ()
    if fact is None:
        return ("none",)
    if isinstance(fact, bool):
        return ("yes" if fact else "no",)
    return ("0",) if fact == 0 else ()


def _kind(option: Option, words: Catalogue) -> Sequence[str]:
    """Pieces are told from Tribes and Factions by their plural."""
    return ("piece",) if words.has(f"form.{option.noun}") or words.has(f"count.{option.noun}") else ()


def _occasion(ask: Question) -> list[object]:
    """By what the same options can read differently: the card of a question, its step, what costs nothing, and a
    Leader, of whom there is but one: not "how many?", but "does he go?"."""
    things = [fact for fact in ask.about if isinstance(fact, Noun)]
    cards = [fact.name for fact in things if fact.option.verb == "card"]
    leaders = [LEADER for fact in things if fact.name.endswith(f" {LEADER}")]
    return [
        *cards,
        *leaders,
        *[fact for fact in ask.about if isinstance(fact, str) or (fact == 0 and type(fact) is int)],
    ]


def _lack(ask: Question) -> Sequence[str]:
    """A question "to which Region?" may have no Region left to offer."""
    return () if any(option.verb == "region" for option in ask.options) else ("no_region",)
