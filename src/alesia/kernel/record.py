"""A record: how a game was set up and every answer since, as text that a player can read.

    alesia record 1
    game falling-sky
    rules 1
    scenario great-revolt
    seed 7
    dice seeded
    option variant true
    seat Romans human
    position
    | [board]
    | round = 3

    Romans march_from region Provincia
    Chance harass_loss roll 4
    Aedui harass no

An answer is a line "who key verb noun"; the noun may be missing, or have spaces. A plus before the key ("+key") says
that it was given together with the answer before it, so that both are taken back together. Two kinds of line answer no
question: "Belgae own_die roll 4" is a die that somebody rolled for a non-player at a real table, before it answered;
and "Board corrected position", with the lines of a position below it as in the header, says that the board was put
right. Lines that begin with ``;`` and blank lines say nothing. The header ends where the first answer stands. A record
is the truth about a game at rest: with the answers of Chance inside, it replays to the same end on every machine.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from alesia.kernel.ask import CHANCE, DIE, Ask, Option
from alesia.kernel.errors import MOST_ECHOED, AlesiaError, BadRecord, DoesNotFit, OtherFacts, clause, echo
from alesia.kernel.game import Game
from alesia.kernel.position import Position
from alesia.kernel.word import Phrase, row

FIRST_LINE = "alesia record 1"
CHANCE_NAME = "Chance"
BOARD, BOARD_NAME = -2, "Board"  # who "answers" where people put the board right
CORRECTED, POSITION = "corrected", "position"
OWN_DIE = "own_die"  # a die that somebody rolled for a non-player
JOINED = "+"  # before the key of an answer that was given together with the one before it
FACTS = "+"  # in a version of the rules: what comes then is the digest of facts that are not ours
NO_HINTS = "none"
MOST_OFFERED = 8  # options told of a question that an answer does not fit

_NUMBER_VERBS = ("number", "roll")
_WHOLE = re.compile(r"-?[0-9]{1,1000}")
_NEEDED = ("game", "rules", "scenario", "seed")
HEADER_WORDS = (*_NEEDED, "dice", "hints", "option", "seat", "position")


def seat_name(seats: Sequence[str], who: int) -> str:
    """The name of a seat, or of chance."""
    return CHANCE_NAME if who == CHANCE else BOARD_NAME if who == BOARD else seats[who]


class Entry(NamedTuple):
    """One answer: whose, to which question, and what; and whether it was given together with the one before it."""

    who: str
    key: str
    option: Option
    joined: bool = False

    @property
    def question(self) -> str:
        """The key as it is written."""
        return f"{JOINED}{self.key}" if self.joined else self.key

    @property
    def is_correction(self) -> bool:
        """Whether people put the board right: its noun is the position text."""
        return self.key == CORRECTED and self.who == BOARD_NAME

    @property
    def is_own_die(self) -> bool:
        """Whether it is a die that somebody rolled for a non-player, and answers nothing."""
        return self.key == OWN_DIE and self.option in DIE

    @property
    def lines(self) -> list[str]:
        """As it stands in a record."""
        if not self.is_correction:
            return [str(self)]
        return [f"{self.who} {self.question} {self.option.verb}", *_barred(self.position)]

    @property
    def position(self) -> str:
        """The text by which the board was put right."""
        return "" if self.option.noun is None else str(self.option.noun)

    def __str__(self) -> str:
        return f"{self.who} {self.question} {self.option}"


def correction(text: str) -> Entry:
    """The board is put right by this position."""
    return Entry(BOARD_NAME, CORRECTED, Option(POSITION, text))


def _barred(position: str) -> list[str]:
    """The lines of a position inside a record."""
    return [f"| {line}" if line else "|" for line in position.split("\n")]


@dataclass
class Record:
    """A whole game: its set-up and its answers."""

    game: str
    rules: str
    scenario: str
    seed: int
    options: dict[str, str | bool] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)
    position: str | None = None
    entries: list[Entry] = field(default_factory=list)
    dice: str = "seeded"
    hints: bool = True  # whether people may ask for plans worth considering

    def to_text(self) -> str:
        """The record in its notation."""
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"scenario {self.scenario}"]
        lines += [f"seed {self.seed}", f"dice {self.dice}"]
        lines += [] if self.hints else [f"hints {NO_HINTS}"]
        lines += [f"option {name} {option_text(value)}" for name, value in self.options.items()]
        lines += [f"seat {seat} {kind}" for seat, kind in self.seats.items()]
        if self.position is not None:
            lines += ["position", *_barred(self.position)]
        return "\n".join([*lines, "", *[line for entry in self.entries for line in entry.lines], ""])

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """The record that a text describes; BadRecord names the line that cannot be read."""
        reader = _Reader()
        for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
            try:
                reader.read(line)
            except ValueError as error:
                raise BadRecord("line {0}: {1}: {2!r}", number, error.args[0], echo(line)) from None
        return reader.record()


def option_text(value: str | bool) -> str:
    """A value of a game option as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _option_value(text: str) -> str | bool:
    return text == "true" if text in ("true", "false") else text


def read_entry(line: str) -> Entry:
    """The answer that a line tells; ValueError if it has too few words."""
    who, question, verb, *noun = _words(line, 3, maxsplit=3)
    key, joined = question.removeprefix(JOINED), question.startswith(JOINED)
    if verb in _NUMBER_VERBS and noun and _WHOLE.fullmatch(noun[0]):
        return Entry(who, key, Option(verb, int(noun[0])), joined)
    return Entry(who, key, Option(verb, *noun), joined)


def _words(text: str, least: int, maxsplit: int) -> list[str]:
    words = text.split(maxsplit=maxsplit)
    if len(words) < least:
        raise ValueError(clause("too few words"))
    return words


class _Reader:
    """Takes a record line by line; ValueError says what is wrong with a line."""

    def __init__(self) -> None:
        self._begun = False
        self._facts: dict[str, str] = {}
        self._pairs: dict[str, dict[str, str]] = {"option": {}, "seat": {}}
        self._position: list[str] | None = None
        self._entries: list[Entry] = []

    def read(self, line: str) -> None:
        if line.startswith("|"):
            self._read_position(line)
        elif (stripped := line.strip()) and not stripped.startswith(";"):
            self._read_words(stripped)

    def record(self) -> Record:
        missing = [name for name in _NEEDED if name not in self._facts]
        if missing:
            raise BadRecord("the record does not say its {0}", ", ".join(missing))
        facts = self._facts
        return Record(
            facts["game"],
            facts["rules"],
            facts["scenario"],
            int(facts["seed"]),
            {name: _option_value(value) for name, value in self._pairs["option"].items()},
            self._pairs["seat"],
            None if self._position is None else "\n".join(self._position),
            self._entries,
            facts.get("dice", "seeded"),
            "hints" not in facts,
        )

    def _read_words(self, line: str) -> None:
        if not self._begun:
            self._read_first(line)
            return
        read = None if self._entries else self._header_reader(line.split(maxsplit=1)[0])
        if read is None:
            self._entries.append(read_entry(line))
        else:
            read(line)

    def _header_reader(self, word: str) -> Callable[[str], None] | None:
        if word in self._pairs:
            return self._read_pair
        if word == "position":
            return self._open_position
        return self._read_fact if word in (*_NEEDED, "dice", "hints") else None

    def _read_first(self, line: str) -> None:
        if line != FIRST_LINE:
            raise ValueError(clause("a record begins with {0!r}", FIRST_LINE))
        self._begun = True

    def _read_fact(self, line: str) -> None:
        name, value = _words(line, 2, maxsplit=1)
        if name in self._facts:
            raise ValueError(clause("{0} is said twice", name))
        if name == "seed" and not _WHOLE.fullmatch(value):
            raise ValueError(clause("the seed is not a whole number"))
        if name == "hints" and value != NO_HINTS:
            raise ValueError(clause("hints can be {0!r}, or are not mentioned", NO_HINTS))
        self._facts[name] = value

    def _read_pair(self, line: str) -> None:
        kind, name, value = _words(line, 3, maxsplit=2)
        if name in self._pairs[kind]:
            raise ValueError(clause("{0} is said twice", f"{kind} {name}"))
        self._pairs[kind][name] = value

    def _open_position(self, line: str) -> None:
        if line != "position" or self._position is not None:
            raise ValueError(clause("a record has one position, in the lines below the word"))
        self._position = []

    def _read_position(self, line: str) -> None:
        text = line[1:].removeprefix(" ")
        if self._entries and self._entries[-1].is_correction:
            self._correct(self._entries[-1], text)
            return
        if self._position is None or self._entries:
            raise ValueError(clause("this line belongs to no position"))
        self._position.append(text)

    def _correct(self, entry: Entry, line: str) -> None:
        """One line more of the position that puts the board right."""
        known = entry.option.noun
        text = line if known is None else f"{known}\n{line}"
        self._entries[-1] = entry._replace(option=Option(POSITION, text))


def fit(position: Position[Any], entry: Entry, number: int) -> tuple[Ask, int]:
    """The open question that an entry answers, and the index of its option; DoesNotFit if there is none."""
    seats = position.game.seats
    for ask in position.asks:
        if ask.key == entry.key and seat_name(seats, ask.who) == entry.who:
            index = ask.find(entry.option)
            if index is not None:
                return ask, index
    refusal = DoesNotFit("answer {0}: {1}, where the record answers {2!r}", number, _expected(position), echo(entry))
    refusal.answer = number
    raise refusal


def _expected(position: Position[Any]) -> Phrase:
    questions = [_question(position.game.seats, ask) for ask in position.asks]
    if not questions:
        return clause("the rules ask nothing, the game is over")
    return clause("the rules ask {0}", row("{0} and {1}", questions))


def _question(seats: Sequence[str], ask: Ask) -> Phrase:
    offered = " | ".join(map(str, ask.options[:MOST_OFFERED]))
    more = len(ask.options) - MOST_OFFERED
    rest = clause("{0} | {1} more", offered, more) if more > 0 else offered
    return clause("{0} (rule {1}): {2}", f"{seat_name(seats, ask.who)} {ask.key}", ask.rule, rest)


def facts_in(rules: str) -> str:
    """The digest of the facts that a game was played with, by the version of its rules; empty if they are ours."""
    return rules.partition(FACTS)[2]


def refuse_other_facts(rules: str, game: Game[Any]) -> None:
    """Another map or other cards make another game, even where every answer fits."""
    then, now = facts_in(rules), facts_in(game.rules_version)
    if then != now:
        raise OtherFacts(
            "the game was played with {0}, and in use are {1}; --data FOLDER chooses them", _facts(then), _facts(now)
        )


def _facts(digest: str) -> Phrase:
    return clause("the facts {0} of a folder", digest[:MOST_ECHOED]) if digest else clause("Alesia's own facts")


@contextmanager
def played_by(record: Record, game: Game[Any]) -> Iterator[None]:
    """Let a record of other rules than these, if it does not fit them, be told of both versions."""
    try:
        yield
    except OtherFacts:
        raise
    except AlesiaError as error:
        if record.rules == game.rules_version:
            raise
        refusal = DoesNotFit(
            "{0}; it was played by rules {1}, these are rules {2}",
            error.phrase,
            record.rules[:MOST_ECHOED],
            game.rules_version,
        )
        refusal.answer = getattr(error, "answer", 0)
        raise refusal from None
