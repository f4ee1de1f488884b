"""8.3.4 To think once more about what dice have decided: those that were rolled count, and no others unless needed."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.walk import Walk
from alesia.nonplayers.lots import MOST_COURSES, AreAlike, IsClear, are_never_alike, is_never_clear

T = TypeVar("T")


class Afterthought(Mind):
    """The same Non-player on a narrower question; a die that is new to it is its own, and told in its walk."""

    def __init__(self, mind: Mind, board: State | None = None) -> None:
        super().__init__(mind.conduct, board or mind.s, mind.dice)
        self.first = mind
        self.walk = Walk(mind.walk, mind.faction.name, mind.walk.charts, mind.walk.quiet)
        self.failed = set(mind.failed)

    def roll(self, key: str, rule: str) -> int:
        for step in self.first.walk:
            if step.kind == "roll" and step.key == key:
                return int(str(step.facts[0]))
        return self.first.roll(key, rule)

    def pick(self, candidates: Sequence[T]) -> T:
        """What was picked from the same candidates before."""
        for step in reversed(self.first.walk):
            if step.kind == "pick" and is_same(step.facts[0], candidates):
                return next(each for each in candidates if each == step.facts[1])
        return super().pick(candidates) if self.script is not None else self.first.pick(candidates)

    def settle(
        self,
        think: Callable[[], T],
        end: Callable[[T], Hashable],
        name: str = "",
        most: int = MOST_COURSES,
        is_clear: IsClear[T] = is_never_clear,
        are_alike: AreAlike[T] = are_never_alike,
    ) -> T:
        told = len(self.walk)
        result = super().settle(think, end, name, most, is_clear, are_alike)
        if self.script is None:
            self.first.walk += [step for step in self.walk[told:] if step.kind == "pick"]
        return result


class Glance(Afterthought):
    """To see whether something can be done at all, where it does not matter which of equals would be picked."""

    def pick(self, candidates: Sequence[T]) -> T:
        return candidates[0]


class Undecided(Exception):
    """A die would have to be rolled."""


class Peek(Glance):
    """A glance that goes no further than the dice that have been rolled."""

    def roll(self, key: str, rule: str) -> int:
        if not any(step.kind == "roll" and step.key == key for step in self.first.walk):
            raise Undecided
        return super().roll(key, rule)


def is_same(before: object, now: Sequence[object]) -> bool:
    """Regions and Tribes are numbers too, so their types must be the same."""
    if not isinstance(before, tuple) or len(before) != len(now):
        return False
    return all(type(a) is type(b) and a == b for a, b in zip(before, now, strict=True))
