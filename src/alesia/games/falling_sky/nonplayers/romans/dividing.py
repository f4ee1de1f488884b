"""8.8.1 March to two Regions: who of each column goes where, with more of each type in the first."""

from collections.abc import Iterator
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count
from alesia.games.falling_sky.components import LEGION, ROMANS, Region
from alesia.games.falling_sky.nonplayers.marching import Force
from alesia.games.falling_sky.nonplayers.romans.routes import Routes
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


class Order(NamedTuple):
    """A part of a column, or all of it, and where it goes."""

    column: Column
    to: Region
    force: Force


class Fork(NamedTuple):
    """A column before two destinations: which of them it can reach, and whether its Leader goes to the first."""

    column: Column
    one: bool
    two: bool
    leader: int  # of it to the first destination


class Least(NamedTuple):
    """What the second group must have."""

    legions: int
    auxilia: int


# More of each type in the first; else an Auxilia that bears a Loss, or goes alone; else one Legion of two.
LEASTS = (Least(0, 0), Least(0, 1), Least(1, 0), Least(1, 1))


def divisions(s: State, columns: list[Column], one: Region, two: Region) -> Iterator[list[Order]]:
    """The ways to part the columns, best first: the Leader goes to the first destination, or else to the second where
    only he may be able to lead; to get there at all comes before more of each type in the first."""
    for leads_second in (False, True):
        if leads_second and not any(c.force.leader and c.reaches(two) for c in columns):
            return
        forks = [_fork(c, one, two, leads_second) for c in columns if c.gets_to(one) or c.gets_to(two)]
        for least in LEASTS:
            yield _part(s, forks, one, two, least)


def _part(s: State, forks: list[Fork], one: Region, two: Region, least: Least) -> list[Order]:
    """As evenly as leaves the first destination more Legions and more Auxilia than the second, those who are there
    already counted, the Leader there, and four Auxilia with him (8.4.1)."""
    ahead = count(s, one, ROMANS, LEGION) - count(s, two, ROMANS, LEGION)
    legions = share([(f, f.column.force.legions) for f in forks], ahead, least.legions)
    lead = bands(s, one, ROMANS) - bands(s, two, ROMANS)
    guard = max(0, GUARD - bands(s, one, ROMANS)) if any(f.leader for f in forks) else 0
    auxilia = share([(f, f.column.force.bands) for f in forks], lead, least.auxilia, guard)
    orders: list[Order] = []
    for fork, legion, band in zip(forks, legions, auxilia, strict=True):
        whole = fork.column.force
        here = Force(fork.leader, whole.legions - legion, whole.bands - band)
        there = Force(whole.leader - fork.leader, legion, band, 0 if any(here) else whole.lent)
        here = here._replace(lent=whole.lent - there.lent)
        orders += [Order(fork.column, to, force) for to, force in ((one, here), (two, there)) if any(force)]
    return orders


def _fork(column: Column, one: Region, two: Region, leads_second: bool) -> Fork:
    """Caesar goes to the first destination if he can; whoever goes elsewhere goes without him."""
    if not column.force.leader:
        return Fork(column, one in column.led, two in column.led, 0)
    if one in column.led and not (leads_second and two in column.led):
        return Fork(column, True, two in column.unled, 1)
    return Fork(column, one in column.unled, two in column.led, 0)


def share(numbers: list[tuple[Fork, int]], ahead: int, least: int, guard: int = 0) -> list[int]:
    """How many of each column go to the second destination, if the first is so many ahead."""
    total = sum(n for _, n in numbers)
    bound = sum(n for fork, n in numbers if not fork.one)
    wish = min((total - 1) // 2, (total + ahead - 1) // 2)
    left = max(0, least, min(wish, total - guard)) - bound
    found: list[int] = []
    for fork, n in numbers:
        more = n if not fork.one else min(n, max(0, left)) if fork.two else 0
        left -= more if fork.one else 0
        found.append(more)
    return found
