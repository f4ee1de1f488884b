"""Chance is a player: it answers dice and draws, and its answers are recorded like anybody's."""

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Protocol

from alesia.kernel.ask import Ask


class Chance(Protocol):
    """Whoever answers for chance; None leaves the question open (for people who roll real dice)."""

    def answer(self, ask: Ask) -> int | None: ...


def index_at(ask: Ask, point: float) -> int:
    """The option that lies at a point from 0 to 1, where each is as broad as it is likely."""
    if ask.weights is None:
        return int(point * len(ask.options))
    ends = list(accumulate(ask.weights))
    return min(bisect_right(ends, point * ends[-1]), len(ends) - 1)


class SeededChance:
    """Fair dice from a seed; the answer to the n-th question depends on the seed and n alone."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def skip(self, count: int) -> None:
        """Be as after that many more answers."""
        for _ in range(count):
            self._random.random()

    def answer(self, ask: Ask) -> int | None:
        return index_at(ask, self._random.random())


class AskedChance:
    """Dice and draws are entered by somebody: tests, or people at a real table."""

    def answer(self, ask: Ask) -> int | None:
        return None


class SeededDice:
    """Fair six-sided dice that an agent rolls for itself: no part of the game, and the same for the same seed."""

    def __init__(self, seed: str) -> None:
        # A string seed goes through SHA-512, not through hash(): the same dice on every machine.
        self._random = Random(seed)

    def roll(self) -> int:
        return self._random.randint(1, 6)
