"""Questions and views of a game as arrays of numbers.

An observation is a row of bytes: what the seat may see (``game.encode``), then the question that is put to it, all 0 if
none is: its key (a column a key), the first thing it is about and all other things (a column a thing, twice), and the
first two numbers it is about. An action is the place of an option in the game's vocabulary.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from alesia.games import find
from alesia.kernel.ask import Ask, Noun, kind_of
from alesia.kernel.game import Game

NUMBERS = 2
MOST = 255


class Moment(NamedTuple):
    """A state, the seat that looks at it, and the question that is put to it, if one is."""

    state: Any
    seat: int
    ask: Ask | None = None


class Arrays:
    """The columns and places of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.places = {option: place for place, option in enumerate(game.vocabulary)}
        self.keys = {key: place for place, key in enumerate(game.questions)}
        named = [option for option in game.vocabulary if isinstance(option.noun, str)]
        things = [option for option in named if kind_of(option) == option.verb]
        self.things = {option: place for place, option in enumerate(things)}
        options = {option.name: option.values[0] for option in game.options}
        self._start = bytes(game.encode(game.setup(next(iter(game.scenarios)), options), 0))
        self._seen = len(self._start)
        self._question = bytes(len(self.keys) + 2 * len(self.things) + NUMBERS)

    @property
    def actions(self) -> int:
        return len(self.places)

    @property
    def columns(self) -> int:
        return self._seen + len(self._question)

    @property
    def digest(self) -> str:
        """Another one means other places or columns: what was learned with these does not fit them."""
        words = "\n".join([*map(str, self.game.vocabulary), *self.game.questions])
        return blake2b(words.encode() + self._start, digest_size=8).hexdigest()

    def offered(self, ask: Ask) -> list[int]:
        """The places of the options, in the order in which they are offered."""
        places = self.places
        return [places[option] for option in ask.options]

    def mask(self, ask: Ask | None) -> NDArray[np.int8]:
        """1 at the place of each option that is offered."""
        found = bytearray(len(self.places))
        if ask is not None:
            for place in self.offered(ask):
                found[place] = 1
        return np.frombuffer(found, np.int8)

    def masks(self, asks: Sequence[Ask | None]) -> NDArray[np.int8]:
        """A row for each question, as ``mask`` makes it."""
        size = len(self.places)
        found = bytearray(size * len(asks))
        for at, ask in zip(range(0, len(found), size), asks, strict=True):
            for place in () if ask is None else self.offered(ask):
                found[at + place] = 1
        return np.frombuffer(found, np.int8).reshape(len(asks), size)

    def observations(self, moments: "Sequence[Moment]") -> NDArray[np.uint8]:
        """A row for each moment, as ``observation`` makes it: a batch for a network."""
        rows = bytearray()
        for state, seat, ask in moments:
            rows += self._row(self.game.encode(state, seat), ask)
        return np.frombuffer(rows, np.uint8).reshape(len(moments), self.columns)

    def observation(self, state: Any, seat: int, ask: Ask | None) -> NDArray[np.uint8]:
        return self.row(self.game.encode(state, seat), ask)

    def row(self, seen: Sequence[int], ask: Ask | None) -> NDArray[np.uint8]:
        """What is seen and what is asked, in one row."""
        return np.frombuffer(self._row(seen, ask), np.uint8)

    def _row(self, seen: Sequence[int], ask: Ask | None) -> bytearray:
        row = bytearray(seen)
        row += self._question
        if ask is not None:
            self._tell(row, ask)
        return row

    def _tell(self, row: bytearray, ask: Ask) -> None:
        """Write the question behind what is seen."""
        first = self._seen + len(self.keys)
        row[self._seen + self.keys[ask.key]] = 1
        others, number = first, self.columns - NUMBERS
        for fact in _flat(ask.about):
            if isinstance(fact, Noun):
                place = self.things.get(fact.option)
                if place is not None:
                    row[others + place] = 1
                    others = first + len(self.things)
            elif isinstance(fact, int) and number < len(row):
                row[number] = min(max(fact, 0), MOST)
                number += 1


def _flat(facts: Iterable[object]) -> Iterable[object]:
    for fact in facts:
        if isinstance(fact, tuple):
            yield from _flat(fact)
        else:
            yield fact


@cache
def arrays_of(game: str) -> Arrays:
    """The arrays of a game, made once."""
    return Arrays(find(game))
