"""Weighing ways: all are tried in the same worlds with the same luck, then the better half of them again, and so on."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from typing import Any

from alesia.kernel.game import Game
from alesia.nonplayers.ways import Order, Way
from alesia.players.imagining import Imagination
from alesia.players.luck import BITS
from alesia.players.search import Purse, Worlds
from alesia.players.strategist.courses import Course, Deed
from alesia.players.strategist.kinds import Wish


@dataclass
class Weighed:
    """A way, how often it was tried, what it came to for each seat in all, and the first course that it took."""

    way: Way
    times: int = 0
    totals: list[float] = field(default_factory=list)
    line: tuple[Deed, ...] = ()

    def add(self, worth: Sequence[float], deeds: Sequence[Deed]) -> None:
        if not self.times:
            self.totals, self.line = [0.0] * len(worth), tuple(deeds)
        self.times += 1
        self.totals = [total + each for total, each in zip(self.totals, worth, strict=True)]

    def chance(self, seat: int) -> float:
        """Of a seat to win."""
        return self.totals[seat] / self.times if self.times else 0.0


class Scales:
    """What a seat compares its ways with at one question."""

    def __init__(self, game: Game[Any], seat: int, seed: int, wish: Wish) -> None:
        self._game, self._seat, self._seed, self._wish = game, seat, seed, wish

    def weigh(
        self, imagination: Imagination[Any], ways: Sequence[Way], before: Sequence[Order], random: Random
    ) -> list[Weighed]:
        """The ways from the best to the worst; those are nearer to the top that were tried longer."""
        worlds, purse = Worlds(imagination, random), Purse(self._wish.budget)
        ranked = [Weighed(way) for way in ways]
        left = len(ranked)
        for rounds in range(max(1, ceil(log2(left))), 0, -1):
            until = purse.spent + (1 - purse.spent) / rounds
            while True:
                world = worlds.next()
                if world is None:
                    return ranked
                luck = random.getrandbits(BITS)
                for each in ranked[:left]:
                    self._try(each, world.clone(), before, luck)
                    purse.spend()
                if not purse.lasts(left, until):
                    break
            ranked[:left] = sorted(ranked[:left], key=lambda each: -each.chance(self._seat))
            left = (left + 1) // 2
            if left == 1:
                break
        return ranked

    def _try(self, weighed: Weighed, world: Any, before: Sequence[Order], luck: int) -> None:
        course = Course(self._game, self._seat, self._seed, self._wish.depth)
        worth = course.play(world, (*before, Order(weighed.way)), luck)
        weighed.add(worth, course.deeds)
