"""8.3.4 Lots among equals: none is drawn that decides nothing.

A thought that picks among equals is gone through with every way the lots could fall. Only where these lead to
different ends a die is cast; all other lots take the first candidate, and nobody sees a die.
"""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from alesia.kernel.walk import Walk

T = TypeVar("T")
MOST_COURSES = 240  # gone through before a lot is taken to matter


class Lot(NamedTuple):
    """Which candidate is taken, and the dice that said so: none where it makes no difference."""

    place: int
    dice: tuple[int, ...] = ()


class Script:
    """Lots laid down beforehand; those beyond them fall on the first candidate."""

    def __init__(self, lots: Sequence[Lot], walk: Walk) -> None:
        self._lots = lots
        self.drawn: list[Sequence[object]] = []  # among whom each lot was drawn
        self.walk = walk

    def pick(self, candidates: Sequence[T]) -> T:
        at = len(self.drawn)
        self.drawn.append(tuple(candidates))
        lot = self._lots[at] if at < len(self._lots) else Lot(0)
        picked = candidates[lot.place]
        if lot.dice:
            self.walk.pick(candidates, picked, lot.dice)
        return picked


class Thought(NamedTuple, Generic[T]):
    """What a thought came to with a script."""

    result: T
    script: Script


class Foresight(Generic[T]):
    """Every end that a thought can come to, as far as there are not too many."""

    def __init__(self, think: Callable[[Script], T], end: Callable[[T], Hashable], walk: Walk) -> None:
        self._think = think
        self._end = end
        self._walk = walk
        self._courses = 0

    def run(self, lots: Sequence[Lot]) -> Thought[T]:
        script = Script(lots, self._walk.aside())
        return Thought(self._think(script), script)

    def matters(self, lots: Sequence[Lot], among: int) -> bool:
        """Whether the lot after these changes what may come of the thought, or how likely it is."""
        self._courses = 0
        first, *others = [self._ends((*lots, Lot(index))) for index in range(among)]
        return self._courses > MOST_COURSES or any(ends != first for ends in others)

    def _ends(self, lots: tuple[Lot, ...]) -> dict[Hashable, Fraction]:
        """The ends from here, each with its likelihood."""
        self._courses += 1
        if self._courses > MOST_COURSES:
            return {}
        thought = self.run(lots)
        if len(thought.script.drawn) <= len(lots):
            return {self._end(thought.result): Fraction(1)}
        found: dict[Hashable, Fraction] = {}
        among = len(thought.script.drawn[len(lots)])
        for index in range(among):
            for end, likely in self._ends((*lots, Lot(index))).items():
                found[end] = found.get(end, Fraction(0)) + likely / among
        return found
