"""8.8.1 How a Roman group gets somewhere: the ways with the least Harassment, within what Rome bears, and where a Scout
on the way would clear the road."""

from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import SCOUT, may_use, reach
from alesia.games.falling_sky.board import count, hidden
from alesia.games.falling_sky.components import HIDDEN, REVEALED, ROMANS, Region
from alesia.games.falling_sky.nonplayers.marching import Force, Way, harassers, harassment, ways
from alesia.games.falling_sky.nonplayers.mind import Mind

BEARABLE = 1  # one Harassment Loss for each group
A_LOSS = 3  # Hidden Warbands for each Loss


class Route(NamedTuple):
    """A way, the Losses that remain on it, and the Region where a Scout must clear it."""

    regions: tuple[Region, ...]
    losses: int
    scout: Region | None = None

    def __str__(self) -> str:
        return " - ".join(region.name for region in self.regions)


Routes = dict[Region, list[Route]]


def bearable(force: Force) -> int:
    """None on a Legion, nor on a piece that moves alone: it takes an Auxilia in company to bear a Loss."""
    company = force.leader + force.legions + force.bands + force.lent > 1
    return BEARABLE if (force.bands or force.lent) and company else 0


def routes(mind: Mind, origin: Region, force: Force, ends: int = -1) -> Routes:
    """The best ways to each Region (of those in the mask) that the group can reach: fewest Losses, then fewest
    Regions."""
    most, found = bearable(force), Routes()
    ends &= (mind.s.into or -1) & ~origin.mask
    for way in ways(mind, origin, bool(force.leader)):
        end = way.regions[-1]
        if not ends & end.mask:
            continue
        route = _route(mind, origin, force, way, most)
        if route is not None:
            found[end] = _better(found.get(end, []), route)
    return found


def _better(known: list[Route], new: Route) -> list[Route]:
    """Without Scout if possible (it is only for what cannot be reached otherwise)."""
    if not known or _rank(new) < _rank(known[0]):
        return [new]
    return [*known, new] if _rank(new) == _rank(known[0]) else known


def is_better(these: list[Route], others: list[Route]) -> bool:
    """These lead where the others do not, or with fewer Losses or without Scout."""
    return not others or _rank(these[0])[:2] < _rank(others[0])[:2]


def _rank(route: Route) -> tuple[bool, int, int]:
    return route.scout is not None, route.losses, len(route.regions)


def _route(mind: Mind, origin: Region, force: Force, way: Way, most: int) -> Route | None:
    if way.losses <= most:
        return Route(way.regions, way.losses)
    if not may_use(mind.s, SCOUT) or crosses_sea(origin, way.regions):
        return None
    for at in way.regions[:-1]:
        left = way.losses - cleared(mind, origin, force, at)
        if left <= most:
            return Route(way.regions, left, at)
    return None


def crosses_sea(origin: Region, regions: tuple[Region, ...]) -> bool:
    steps = zip((origin, *regions), regions, strict=False)
    return any(a.sea & b.mask for a, b in steps)


# ---- Scout out harassing Warbands -------------------------------------------------------------------------------


def cleared(mind: Mind, origin: Region, force: Force, at: Region) -> int:
    """How many Losses the group's Hidden Auxilia, and those that stand there, can avert by Scouting in the Region."""
    s = mind.s
    if not force.leader and at not in reach(s, ROMANS):
        return 0
    fresh = count(s, origin, ROMANS, HIDDEN) + count(s, origin, ROMANS, REVEALED)  # a March hides the Revealed
    looks = 2 * (min(force.bands, fresh) + hidden(s, at, ROMANS))
    spared = 0
    for surplus in sorted(_surpluses(mind, at)):
        if looks < surplus:
            break
        looks -= surplus
        spared += 1
    return min(spared, harassment(mind, at))


def _surpluses(mind: Mind, at: Region) -> list[int]:
    """How many Warbands must be seen to avert each Loss: the first of a Faction takes what is beyond a multiple."""
    found: list[int] = []
    for harasser in harassers(mind):
        n = hidden(mind.s, at, harasser)
        if n >= A_LOSS:
            found += [n % A_LOSS + 1] + [A_LOSS] * (n // A_LOSS - 1)
    return found
