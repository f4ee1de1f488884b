"""Weighing ways: all are tried in the same worlds with the same luck, then the better half of them again, and so on."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

from alesia.kernel.ask import Ask
from alesia.kernel.game import Game
from alesia.kernel.position import Position
from alesia.kernel.strategy import Strategy
from alesia.nonplayers.options import is_sterile
from alesia.nonplayers.ways import Order, Variant, Way
from alesia.players.luck import BITS
from alesia.players.search import Purse, Worlds
from alesia.players.strategist.courses import Course, Deed, Memory
from alesia.players.strategist.crew import hands, tried
from alesia.players.strategist.kinds import Wish

AT_ONCE = 4  # worlds for each process, where trials are counted


@dataclass
class Weighed:
    """A way and how it is varied, or all answers of its turn; how often it was tried, what it came to for each seat in
    all, the first course that it took, and what the seat answered on it."""

    way: Way
    variants: tuple[Variant, ...] = ()
    draft: tuple[Variant, ...] = ()
    favour: float = 0.0  # by how much it is taken to be better, as long as it was tried once only
    times: int = 0
    totals: list[float] = field(default_factory=list)
    line: tuple[Deed, ...] = ()
    answers: tuple[Variant, ...] = ()
    memory: Memory = field(default_factory=dict)  # what the seat answered on its courses
    surpassed: float = 0.0  # the chance, in the same worlds, of what it was chosen over as better still

    @property
    def order(self) -> Order:
        return Order(self.way, (), self.variants, self.draft)

    def add(self, worth: Sequence[float]) -> None:
        self.totals = self.totals or [0.0] * len(worth)
        self.times += 1
        self.totals = [total + each for total, each in zip(self.totals, worth, strict=True)]

    def chance(self, seat: int) -> float:
        """Of a seat to win."""
        return self.totals[seat] / self.times if self.times else 0.0

    def rank(self, seat: int) -> float:
        """What it is chosen by: its chance, and while trials are few, that it is what the chart says."""
        return self.chance(seat) + self.favour / max(1, self.times)

    def again(self, favour: float) -> "Weighed":
        """The same, to be weighed beside something else."""
        return Weighed(self.way, self.variants, self.draft, favour, memory=self.memory)

    def turn(self, ask: Ask) -> tuple[Variant, ...]:
        """All answers of its turn, from this question on."""
        return self.draft or (Variant(ask, self.way.option), *self.answers)

    def varied(self, variant: Variant) -> "Weighed":
        """The same way with one more answer otherwise."""
        return Weighed(self.way, (*self.variants, variant))

    def room(self) -> list[Variant]:
        """Every answer that could have been given otherwise on its course."""
        given = [
            Variant(each.ask, option)
            for each in self.answers
            for option in each.ask.options
            if option != each.option and not is_sterile(option)
        ]
        return list(dict.fromkeys(each for each in given if each.ask not in [known.ask for known in self.variants]))


class Deal(NamedTuple):
    """A world to be cloned, the luck in it, and how far it is followed."""

    world: Position[Any]
    luck: int
    depth: int


class Dealer:
    """Whoever deals worlds, each with its luck."""

    def __init__(self, worlds: Worlds, random: Random, depth: int) -> None:
        self._worlds, self._random, self._depth = worlds, random, depth

    def deals(self, purse: Purse, ways: int, until: float) -> list[Deal]:
        """For all processes, as far as the budget has room to try so many ways in each: one at least, if there are
        any."""
        found: list[Deal] = []
        most = hands() if purse.is_timed or hands() == 1 else hands() * AT_ONCE
        while len(found) < most and (not found or purse.lasts(ways, until)):
            world = self._worlds.next()
            if world is None:
                break
            found.append(Deal(world, self._random.getrandbits(BITS), self._depth))
            purse.spend(ways)
        return found

    def glimpse(self) -> Deal | None:
        """A world in which only the turn under way is carried out."""
        world = self._worlds.next()
        return None if world is None else Deal(world, self._random.getrandbits(BITS), 0)


class Scales:
    """What a seat compares its ways with at one question."""

    def __init__(self, game: Game[Any], seat: int, seed: int, wish: Wish, doubt: float = 0.0) -> None:
        self.game, self.seat, self._seed, self.wish, self.doubt = game, seat, seed, wish, doubt
        self.strategy: Strategy[Any] = game.strategy()

    def weigh(self, ways: Sequence[Way], before: Sequence[Order], dealer: Dealer) -> list[Weighed]:
        """The ways from the best to the worst; those are nearer to the top that were tried longer."""
        first = Weighed(ways[0], favour=self.favour(ways[0]))
        return self.halve([first, *[Weighed(way) for way in ways[1:]]], before, dealer, Purse(self.wish.budget))

    def favour(self, way: Way) -> float:
        return float(self.strategy.favour(way.key, self.seat))

    def halve(self, ranked: list[Weighed], before: Sequence[Order], dealer: Dealer, purse: Purse) -> list[Weighed]:
        """Try all in the same worlds with the same luck, then the better half again, and so on."""
        left = len(ranked)
        for rounds in range(max(1, ceil(log2(left))), 0, -1):
            until = purse.spent + (1 - purse.spent) / rounds
            while True:
                deals = dealer.deals(purse, left, until)
                if not deals:
                    return ranked
                self._try(ranked[:left], deals, before)
                if not purse.lasts(left, until):
                    break
            ranked[:left] = sorted(ranked[:left], key=lambda each: -each.rank(self.seat))
            left = (left + 1) // 2
            if left == 1:
                break
        return ranked

    def _try(self, ways: Sequence[Weighed], deals: Sequence[Deal], before: Sequence[Order]) -> None:
        """Each way with each deal. Its first course is taken in this process, which is to know what was done on it."""
        todo = [(weighed, deal) for deal in deals for weighed in ways]
        if not ways[0].times:
            for weighed in ways:
                self._first(weighed, deals[0], before)
            todo = todo[len(ways) :]
        worths = tried([partial(self.worth, weighed, deal, before) for weighed, deal in todo])
        for (weighed, _), worth in zip(todo, worths, strict=True):
            weighed.add(worth)

    def _first(self, weighed: Weighed, deal: Deal, before: Sequence[Order]) -> None:
        course = self._course(weighed, deal)
        weighed.add(course.play(deal.world.clone(), (*before, weighed.order), deal.luck))
        weighed.line, weighed.answers = tuple(course.deeds), tuple(course.answers)

    def worth(self, weighed: Weighed, deal: Deal, before: Sequence[Order]) -> list[float]:
        return self._course(weighed, deal).play(deal.world.clone(), (*before, weighed.order), deal.luck)

    def _course(self, weighed: Weighed, deal: Deal) -> Course:
        return Course(self.game, self.seat, self._seed, deal.depth, weighed.memory, self.doubt)
