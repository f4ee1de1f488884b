"""Words of the rules that are no things on the board, and phrases: facts of a message beside numbers and things.

A rule produces keys and facts alone. A fact that is a bare string could be shown in one language only; so a fact is a
number, a truth, a ``Noun``, a ``Word``, a ``Phrase``, or several of these in a tuple.
"""

from collections.abc import Iterable, Sequence
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


class OfOptions:
    """Words for single options of a question, among its facts."""

    __slots__ = ("_said",)

    def __init__(self, said: Iterable[tuple[object, Phrase]]) -> None:
        self._said = tuple(said)

    def of(self, option: object) -> Phrase | None:
        return next((note for noted, note in self._said if noted == option), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OfOptions) and type(self) is type(other) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._said!r})"


class Notes(OfOptions):
    """What there is to say of them: "lost on 1-3"."""

    __slots__ = ()


class Names(OfOptions):
    """How they are called on this occasion: "the Citadel at Cenabum"."""

    __slots__ = ()


NO_NOTES = Notes(())


class Chosen:
    """What has been chosen before in the same deed, among the facts of a question: Regions selected, groups named."""

    __slots__ = ("things",)

    def __init__(self, things: Iterable[object]) -> None:
        self.things = tuple(things)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chosen) and self.things == other.things

    def __hash__(self) -> int:
        return hash(self.things)

    def __repr__(self) -> str:
        return f"Chosen({self.things!r})"


def chosen_before(about: Iterable[object]) -> tuple[object, ...]:
    """What a question says has been chosen already."""
    return tuple(thing for fact in about if isinstance(fact, Chosen) for thing in fact.things)


def row(key: str, things: Sequence[object]) -> object:
    """Things one after the other, each pair joined by the message of the key: "Carnutes - Pictones - Veneti"."""
    return reduce(partial(phrase, key), things)


def numbered(thing: object, n: int) -> Phrase:
    """A thing with its number: "Carnutes 3"."""
    return phrase("phrase.number", thing, n)
