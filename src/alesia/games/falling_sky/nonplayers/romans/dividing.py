"""8.8.1 March to two Regions: who of each column goes where, with more of each type in the first."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count
from alesia.games.falling_sky.components import LEGION, ROMANS, Region
from alesia.games.falling_sky.nonplayers.marching import Force
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.routes import Route, Routes
from alesia.games.falling_sky.nonplayers.romans.scout import GUARD
from alesia.games.falling_sky.state import State


class Column(NamedTuple):
    """What leaves one Region, and where it can go: with the Leader if he is there, and without him."""

    origin: Region
    force: Force
    led: Routes
    unled: Routes

    def reaches(self, region: Region) -> bool:
        return region in self.led

    def gets_to(self, region: Region) -> bool:
        """All of it, or those without the Leader."""
        return region in self.led or region in self.unled

    def must_scout(self, region: Region) -> bool:
        """On the ways of all of it, or of those without the Leader."""
        ways = [*self.led.get(region, ()), *self.unled.get(region, ())]
        return any(route.scout is not None for route in ways)


class Order(NamedTuple):
    """A part of a column, or all of it, and where it goes."""

    column: Column
    to: Region
    force: Force
    ways: tuple[Route, ...] = ()  # where those of the column are not the ones that it will take


class Fork(NamedTuple):
    """A column before two destinations: which of them it can reach, and whether its Leader goes to the first."""

    column: Column
    one: bool
    two: bool
    leader: int  # of it to the first destination


EVERYBODY = 99


class Bounds(NamedTuple):
    """What the second group must have, and how many Auxilia it may have."""

    legions: int
    auxilia: int
    most_auxilia: int = EVERYBODY


# More of each type in the first; else an Auxilia that bears a Loss, or goes alone; else one Legion of two.
BOUNDS = (Bounds(0, 0), Bounds(0, 1), Bounds(1, 0), Bounds(1, 1))


def divisions(s: State, columns: list[Column], one: Region, two: Region) -> Iterator[list[Order]]:
    """The ways to part the columns, best first: the Leader goes to the first destination, or else to the second where
    only he may be able to lead; to get there at all comes before more of each type in the first."""
    near = [c for c in columns if c.gets_to(one) or c.gets_to(two)]
    parted: list[list[Fork]] = []
    for forks in _ways(near, one, two):
        if forks not in parted:
            yield from _parts(s, forks, one, two, _bounds(columns, one, two))
        parted.append(forks)


def _ways(near: list[Column], one: Region, two: Region) -> Iterator[list[Fork]]:
    """Which columns go where, with the Leader to the first, behind a Scout, or with the Leader to the second."""
    forks = [_fork(c, one, two, leads_second=False) for c in near]
    yield forks
    if any(c.must_scout(one) for c in near):
        yield [_behind(fork) for fork in forks]
    if any(c.force.leader and c.reaches(two) for c in near):
        yield [_fork(c, one, two, leads_second=True) for c in near]


def _bounds(columns: list[Column], one: Region, two: Region) -> Iterator[Bounds]:
    """Where a group must Scout on its way it may take more Auxilia: in the first fewer than half are left for the
    second; or else more go to the second."""
    yield BOUNDS[0]
    auxilia = sum([c.force.bands for c in columns])
    scouting = any(c.must_scout(to) for c in columns for to in (one, two))
    if scouting:
        yield from [Bounds(0, 0, n) for n in range((auxilia - 1) // 2, -1, -1)]
    yield from BOUNDS[1:]
    if scouting:
        yield from [Bounds(legions, n) for n in range(2, auxilia + 1) for legions in (0, 1)]


def _parts(s: State, forks: list[Fork], one: Region, two: Region, every: Iterable[Bounds]) -> Iterator[list[Order]]:
    """As evenly as leaves the first destination more Legions and more Auxilia than the second, those who are there
    already counted, the Leader there, and four Auxilia with him (8.4.1): each division once."""
    ahead = count(s, one, ROMANS, LEGION) - count(s, two, ROMANS, LEGION)
    lead = bands(s, one, ROMANS) - bands(s, two, ROMANS)
    guard = max(0, GUARD - bands(s, one, ROMANS)) if any(f.leader for f in forks) else 0
    by_legions, by_auxilia = [(f, f.column.force.legions) for f in forks], [(f, f.column.force.bands) for f in forks]
    legions_by = cache(lambda least: share(by_legions, ahead, Bounds(0, least)))
    parted = []
    for bounds in every:
        legions = legions_by(bounds.legions)
        auxilia = share(by_auxilia, lead, bounds, guard)
        if (legions, auxilia) not in parted:
            parted.append((legions, auxilia))
            yield _orders(forks, one, two, legions, auxilia)


def _orders(forks: list[Fork], one: Region, two: Region, legions: list[int], auxilia: list[int]) -> list[Order]:
    """So many of each column go to the second destination."""
    orders: list[Order] = []
    for fork, legion, band in zip(forks, legions, auxilia, strict=True):
        whole = fork.column.force
        here = Force(fork.leader, whole.legions - legion, whole.bands - band)
        there = Force(whole.leader - fork.leader, legion, band, 0 if any(here) else whole.lent)
        here = Force(*here[:3], whole.lent - there.lent)
        orders += [Order(fork.column, to, force) for to, force in ((one, here), (two, there)) if any(force)]
    return orders


def _fork(column: Column, one: Region, two: Region, leads_second: bool) -> Fork:
    """Caesar goes to the first destination if he can; whoever goes elsewhere goes without him."""
    if not column.force.leader:
        return Fork(column, one in column.led, two in column.led, 0)
    if one in column.led and not (leads_second and two in column.led):
        return Fork(column, True, two in column.unled, 1)
    return Fork(column, one in column.unled, two in column.led, 0)


def _behind(fork: Fork) -> Fork:
    """Those who cannot Scout for themselves may get to the second once the Leader's group has Scouted."""
    return fork._replace(two=True) if fork.leader else fork


def share(numbers: list[tuple[Fork, int]], ahead: int, bounds: Bounds, guard: int = 0) -> list[int]:
    """How many of each column go to the second destination, if the first is so many ahead."""
    total = sum([n for _, n in numbers])
    bound = sum([n for fork, n in numbers if not fork.one])
    wish = (total + min(0, ahead) - 1) // 2
    left = max(0, bounds.auxilia, min(wish, total - guard, bounds.most_auxilia)) - bound
    found: list[int] = []
    for fork, n in numbers:
        more = n if not fork.one else min(n, max(0, left)) if fork.two else 0
        left -= more if fork.one else 0
        found.append(more)
    return found


def tell_groups(mind: Mind, orders: list[Order]) -> None:
    """How many Auxilia stay, and with two destinations who goes where."""
    s, ends = mind.s, {order.to for order in orders}
    for origin, gone in {order.column.origin: order.column.force.bands for order in orders}.items():
        there = bands(s, origin, ROMANS)
        if gone < there:
            mind.walk.note("romans.march.stay", "8.8.1", origin, there - gone, there)
    for order in orders if len(ends) > 1 else ():
        force, already = order.force, (count(s, order.to, ROMANS, LEGION), bands(s, order.to, ROMANS))
        facts = (order.column.origin, order.to, force.leader, force.legions, force.bands, *already)
        mind.walk.note("romans.march.group", "8.8.1", *facts)
