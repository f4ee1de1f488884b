"""8.8.1 How a Roman group gets somewhere: the ways with the least Harassment, within what Rome bears, and where a Scout
on the way would clear the road."""

from collections.abc import Iterable
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import SCOUT, may_use, reach
from alesia.games.falling_sky.board import count, flip, hidden
from alesia.games.falling_sky.commands.march import steps_allowed
from alesia.games.falling_sky.components import HIDDEN, REVEALED, ROMANS, SCOUTED, Region, mask_of, piece
from alesia.games.falling_sky.nonplayers.marching import Force, Way, harassers, harassment_by, ways_on
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.scout import LOOKS, first_to_see
from alesia.games.falling_sky.state import State
from alesia.kernel.word import row

BEARABLE = 1  # one Harassment Loss for each group


class Route(NamedTuple):
    """A way, the Losses that remain on it, and the Region where a Scout must clear it."""

    regions: tuple[Region, ...]
    losses: int
    scout: Region | None = None

    @property
    def phrase(self) -> object:
        return row("phrase.on", self.regions)


Routes = dict[Region, list[Route]]


def bearable(force: Force) -> int:
    """None on a Legion, nor on a piece that moves alone: it takes an Auxilia in company to bear a Loss."""
    company = force.leader + force.legions + force.bands + force.lent > 1
    return BEARABLE if (force.bands or force.lent) and company else 0


class Roads:
    """The map as Roman groups find it now: the ways from a Region, and what Harasses there, looked up once."""

    def __init__(self, mind: Mind, s: State) -> None:
        self.mind = mind
        self.s = s
        self._foes = harassers(mind)
        self._reach = mask_of(reach(s, ROMANS))
        self._may_scout = may_use(s, SCOUT) and s.ability != SCOUT
        self._ways: dict[tuple[Region, bool], dict[Region, list[Way]]] = {}  # by their ends
        self._seen: dict[tuple[Region, int], State] = {}  # once so many looks have been taken there
        self._beyond: dict[State, Roads] = {}  # once the Scout has left such a board

    def routes(self, origin: Region, force: Force, ends: int = -1) -> Routes:
        """The best ways to each Region (of those in the mask) that the group can reach: fewest Losses, then fewest
        Regions."""
        most, found = bearable(force), Routes()
        ends &= (self.s.into or -1) & ~origin.mask
        for end, ways in self._ways_from(origin, bool(force.leader)).items():
            if ends & end.mask and (best := self._best(origin, force, ways, most)):
                found[end] = best
        return found

    def routes_to(self, origin: Region, force: Force, end: Region) -> list[Route]:
        """The best ways to one Region."""
        if end is origin or not end.mask & (self.s.into or -1):
            return []
        ways = self._ways_from(origin, bool(force.leader)).get(end, [])
        return self._best(origin, force, ways, bearable(force))

    def _best(self, origin: Region, force: Force, ways: list[Way], most: int) -> list[Route]:
        """Without Scout if possible: it is only for what cannot be reached otherwise."""
        able = [way for way in ways if way.losses <= most]
        if not able:
            found = self._cleared(origin, force, ways, most)
            best = min(map(_rank, found), default=None)
            return [route for route in found if _rank(route) == best]
        least = min([(losses, len(regions)) for regions, losses in able])
        return [Route(regions, losses) for regions, losses in able if (losses, len(regions)) == least]

    def _ways_from(self, origin: Region, leader: bool) -> dict[Region, list[Way]]:
        found = self._ways.get((origin, leader))
        if found is None:
            found = self._ways[origin, leader] = {}
            for way in self._all_ways(origin, leader):
                found.setdefault(way.regions[-1], []).append(way)
        return found

    def _all_ways(self, origin: Region, leader: bool) -> Iterable[Way]:
        """Those of a group without its Leader are the shorter ones of those with him."""
        with_him = None if leader else self._ways.get((origin, True))
        if with_him is None:
            return ways_on(self.s, ROMANS, self._foes, origin, leader)
        steps = steps_allowed(self.s, ROMANS, ())
        return [way for ways in with_him.values() for way in ways if len(way.regions) <= steps]

    def beyond(self, after: State) -> "Roads":
        """4.1 The roads on a board after the Scout, which has been used."""
        found = self._beyond.get(after)
        if found is None:
            board = after.copy()
            board.ability = SCOUT
            found = self._beyond[after] = Roads(self.mind, board)
        return found

    def _cleared(self, origin: Region, force: Force, ways: list[Way], most: int) -> list[Route]:
        """Those that a Scout opens."""
        if not self._may_scout:
            return []
        land = [way for way in ways if not crosses_sea(origin, way.regions)]
        return [route for way in land if (route := self._by_scout(origin, force, way, most)) is not None]

    def _by_scout(self, origin: Region, force: Force, way: Way, most: int) -> Route | None:
        for at in way.regions[:-1]:
            elsewhere = way.losses - harassment_by(self.s, self._foes, at)
            if elsewhere > most:
                continue
            after = self.after_scout(origin, force, way.regions, at)
            left = elsewhere + harassment_by(after, self._foes, at)
            if left <= most:
                return Route(way.regions, left, at)
        return None

    # ---- Scout out harassing Warbands

    def after_scout(self, origin: Region, force: Force, way: tuple[Region, ...], at: Region) -> State:
        """The board once the group on its way, and those who stand there, have looked at harassing Warbands."""
        looks = LOOKS * self._scouts(origin, force, way, at)
        if (at, looks) not in self._seen:
            self._seen[at, looks] = self._look(at, looks)
        return self._seen[at, looks]

    def _look(self, at: Region, looks: int) -> State:
        s = self.s
        while looks and (harasser := first_to_see(s, self._foes, at, looks)) is not None:
            s = s.copy() if s is self.s else s
            flip(s, at, piece(harasser, HIDDEN), SCOUTED, 1)
            looks -= 1
        return s

    def _scouts(self, origin: Region, force: Force, way: tuple[Region, ...], at: Region) -> int:
        """Hidden Auxilia of the group, but those lost before, and of those who stand there, near the Leader; 8.4.1 the
        Revealed are lost first, and Aedui Warbands (8.8.8)."""
        if not force.leader and not self._reach & at.mask:
            return 0
        fresh = count(self.s, origin, ROMANS, HIDDEN) + count(self.s, origin, ROMANS, REVEALED)  # a March hides these
        able = min(force.bands, fresh)
        lost = sum(harassment_by(self.s, self._foes, r) for r in way[: way.index(at)])
        able -= max(0, lost - (force.bands - able + force.lent))
        return max(0, able) + hidden(self.s, at, ROMANS)


def routes(mind: Mind, origin: Region, force: Force, ends: int = -1) -> Routes:
    return Roads(mind, mind.s).routes(origin, force, ends)


def is_better(these: list[Route], others: list[Route]) -> bool:
    """These lead where the others do not, or with fewer Losses or without Scout."""
    return not others or _rank(these[0])[:2] < _rank(others[0])[:2]


def _rank(route: Route) -> tuple[bool, int, int]:
    return route.scout is not None, route.losses, len(route.regions)


def crosses_sea(origin: Region, regions: tuple[Region, ...]) -> bool:
    steps = zip((origin, *regions), regions, strict=False)
    return any(a.sea & b.mask for a, b in steps)
