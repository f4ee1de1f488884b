"""The small tree of errors that the product raises; each carries the offending input.

An error holds an English sentence and the facts that stand in it, so that it can be told in another language: the
catalogues ``errors.po`` of ``alesia.words`` have the sentence of each language under the English one.

    raise UnknownName("{0!r} is not a game; known: {1}", name, known)

AlesiaError
├── UnknownName      a game, scenario, seat, kind of player or rule that does not exist
├── BadOption        a game option that does not exist, or a value it cannot take
├── BadData          facts of an owner's own that cannot be played with
├── BadPosition      a position text that cannot be read or cannot stand on the board
├── BadRecord        a record that cannot be read, or that the rules do not follow
│   └── DoesNotFit   an answer of a record that the rules do not ask for
│       └── OtherFacts  a record of a game that was played with other facts
├── IllegalAnswer    an answer that was not offered, or not asked of that seat
└── CannotUndo       nothing to take back, or something behind a barrier
"""

from collections.abc import Sequence
from typing import Self

from alesia.kernel.ask import Noun
from alesia.kernel.word import Phrase, Word, row


class AlesiaError(Exception):
    """Anything that the product refuses; nothing has changed when it is raised."""

    def __init__(self, sentence: str = "", *facts: object) -> None:
        super().__init__(sentence, *map(_lasting, facts))

    def __str__(self) -> str:
        return in_english(self.phrase)

    @property
    def phrase(self) -> Phrase:
        """What is to be told, in English or by the catalogue of another language."""
        return Phrase(self.args[0], self.args[1:])


def clause(words: str, *facts: object) -> Phrase:
    """A part of a sentence, as a fact of it: other languages have it in their catalogues, too."""
    return Phrase(words, facts)


def listed(things: Sequence[object]) -> object:
    """Things in a row, as a fact."""
    return row("{0}, {1}", things) if things else ""


def _lasting(fact: object) -> object:
    """A thing by its name, so that an error can go from one process to another."""
    if isinstance(fact, Phrase):
        return Phrase(fact.key, tuple(map(_lasting, fact.facts)))
    return Word(fact.option.verb, fact.name) if isinstance(fact, Noun) else fact


def in_english(phrase: Phrase) -> str:
    """A sentence with its facts set in; phrases among them likewise."""
    facts = [in_english(fact) if isinstance(fact, Phrase) else fact for fact in phrase.facts]
    return phrase.key.format(*facts) if facts else phrase.key


class UnknownName(AlesiaError):
    """A game, scenario, seat, kind of player or rule that does not exist."""


class BadOption(AlesiaError):
    """A game option that does not exist, or a value that it cannot take."""


class BadData(AlesiaError):
    """Facts of an owner's own, in place of ours, that cannot be played with."""


class BadPosition(AlesiaError):
    """A position text that cannot be read, or that cannot stand on the board."""


class BadRecord(AlesiaError):
    """A record that cannot be read, or that the rules do not follow."""


class DoesNotFit(BadRecord):
    """The rules do not follow a record: where it has this answer, they ask something else."""

    answer = 0  # its number, from 1; 0 if the set-up is refused already


class OtherFacts(DoesNotFit):
    """A game was played with other facts of the components than those in use."""


class IllegalAnswer(AlesiaError):
    """An answer that was not offered, or that was not asked of this seat."""


class CannotUndo(AlesiaError):
    """There is nothing to take back, or it lies behind a barrier."""


MOST_ECHOED = 100  # characters of what somebody wrote, when it is refused


class Echo(str):
    """What somebody wrote, or its beginning if it is long; in English it is told in quotes, and how long it is."""

    length: int

    def __new__(cls, text: str, length: int) -> Self:
        echo = super().__new__(cls, text)
        echo.length = length
        return echo

    def __reduce__(self) -> tuple[type[Self], tuple[str, int]]:
        return type(self), (str(self), self.length)

    def __repr__(self) -> str:
        told = super().__repr__()
        return told if len(self) == self.length else f"{told}... ({self.length:,} characters)"


def echo(text: object, most: int = MOST_ECHOED) -> Echo:
    """What somebody wrote, as a fact of a refusal."""
    told = str(text)
    return Echo(told[:most], len(told))


def quoted(text: object, most: int = MOST_ECHOED) -> str:
    """What somebody wrote, in quotes; of something long its beginning, and how long it is."""
    return repr(echo(text, most))
