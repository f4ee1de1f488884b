"""Words of the rules that are no things on the board, and phrases: facts of a message beside numbers and things.

A rule produces keys and facts alone. A fact that is a bare string could be shown in one language only; so a fact is a
number, a truth, a ``Noun``, a ``Word``, a ``Phrase``, or several of these in a tuple.
"""

from collections.abc import Sequence
from functools import partial, reduce
from typing import NamedTuple, Self


class Word(str):
    """A word that knows its kind: the side of a card, a year, a seat. As a string it is its identifier."""

    kind: str

    def __new__(cls, kind: str, text: str) -> Self:
        word = super().__new__(cls, text)
        word.kind = kind
        return word

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return type(self), (self.kind, str(self))


class Phrase(NamedTuple):
    """A message within a message: "Carnutes 3", by its key in the catalogue and its own facts."""

    key: str
    facts: tuple[object, ...]


def phrase(key: str, *facts: object) -> Phrase:
    return Phrase(key, facts)


def row(key: str, things: Sequence[object]) -> object:
    """Things one after the other, each pair joined by the message of the key: "Carnutes - Pictones - Veneti"."""
    return reduce(partial(phrase, key), things)


def numbered(thing: object, n: int) -> Phrase:
    """A thing with its number: "Carnutes 3"."""
    return phrase("phrase.number", thing, n)
