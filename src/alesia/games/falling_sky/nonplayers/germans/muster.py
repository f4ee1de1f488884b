"""A8.7.5 Who can March to expand, and how to divide them: with figures alone, before any die."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, leader_region, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import first_steps
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import GERMANS, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    Move,
    free_force,
    needed_for_control,
    others_in,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands, war

MOST_REGIONS = 2  # to which Control is added; one more may be entered
ESCORT = 4  # 8.4.1 Warbands that a Leader is to have

# ---- who can go -------------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """All who leave a Region together, where to, and what it costs."""

    region: Region
    steps: frozenset[Region]
    cost: int


def groups(mind: Mind) -> list[Group]:
    s = mind.s
    found = [r for r in open_regions(mind, MARCH) if bands(s, r, GERMANS)]
    return [Group(r, frozenset(first_steps(s, GERMANS, r)), SHEETS[MARCH].cost(s, GERMANS, r)) for r in found]


def force_from(s: State, origin: Region, met: int, arrived: int = 0) -> Force:
    """All but one Warband and those that Germanic Control needs; the Leader goes along, unless he has four Warbands
    here and would not with those whom he meets (8.4.1): then four stay with him. Who has arrived stays."""
    there, free = bands(s, origin, GERMANS), free_force(s, GERMANS, origin)
    able = min(free.bands - arrived, there - 1)
    led = min(able, margin(s, origin) - 1)
    if free.leader and led >= 0 and (there < ESCORT or led + met >= ESCORT):
        return Force(leader=1, bands=led)
    able = min(able, spare_bands(s, GERMANS, origin))
    if leader_region(s, GERMANS) is origin and there >= ESCORT:
        able = min(able, there - ESCORT)
    return Force(bands=max(0, able))


def margin(s: State, region: Region) -> int:
    """How many Germanic pieces can leave without giving up Control."""
    own = total(s, region, GERMANS)
    if not controls(s, GERMANS, region):
        return own
    return own - others_in(s, GERMANS, region) - 1


# ---- to add Control ---------------------------------------------------------------------------------------------


class Levy(NamedTuple):
    """Moves that bring Control of one or two Regions; told by these, or by the Regions where the groups come from."""

    goals: tuple[Region, ...]
    moves: tuple[Move, ...]
    cost: int
    by_origins: bool = False

    @property
    def warbands(self) -> int:
        return sum([move.force.bands for move in self.moves])

    @property
    def leader(self) -> int:
        return sum([move.force.leader for move in self.moves])

    @property
    def origins(self) -> tuple[Region, ...]:
        return tuple(move.origin for move in self.moves)

    @property
    def phrase(self) -> object:
        return self.origins if self.by_origins else self.goals

    def end_of(self, origin: Region) -> Region | None:
        return next((move.way[0] for move in self.moves if move.origin is origin), None)

    @property
    def worth(self) -> tuple[int, int, int]:
        """The most Warbands, with the Leader, for the least."""
        return self.warbands, self.leader, -self.cost


def best_levies(s: State, found: list[Group]) -> list[Levy]:
    """All that can be done for the most Regions near Germania, then for the most Regions."""
    open_ = {r for group in found for r in group.steps if not controls(s, GERMANS, r)}
    goals = [r for r in lands(s) if r in open_ and any(levies(s, found, (r,)))]
    for sets in _by_rank(s, goals):
        if best := [levy for each in sets for levy in levies(s, found, each)]:
            return best
    return []


def _by_rank(s: State, goals: list[Region]) -> Iterator[list[tuple[Region, ...]]]:
    """Sets of Regions, those with the most in or next to Germania first, then those of the most Regions."""
    sets = [each for n in range(MOST_REGIONS, 0, -1) for each in combinations(goals, n)]
    ranks = {each: (sum([is_near_germania(s, r) for r in each]), len(each)) for each in sets}
    for rank in sorted(set(ranks.values()), reverse=True):
        yield [each for each in sets if ranks[each] == rank]


def is_near_germania(s: State, region: Region) -> bool:
    return bool(war(s).near_germania & region.mask)


def levies(s: State, found: list[Group], goals: tuple[Region, ...]) -> Iterator[Levy]:
    """Every way to bring Control of all these Regions by groups from elsewhere that can be paid for."""
    sources = [group for group in found if group.region not in goals and group.steps & set(goals)]
    for chosen in _affordable(s, sources):
        ways = [[goal for goal in goals if goal in group.steps] for group in chosen]
        for ends in product(*ways):
            moves = _moves(s, [group.region for group in chosen], ends)
            if _take_all(s, goals, moves):
                paid = [move.origin for move in moves]
                yield Levy(goals, moves, sum([group.cost for group in chosen if group.region in paid]))


def _affordable(s: State, sources: list[Group]) -> Iterator[tuple[Group, ...]]:
    """All, or every set that can be paid for and leaves nobody out who could be paid for too, as more Warbands never do
    harm."""
    yielded: list[set[Group]] = []
    for n in range(len(sources), 0, -1):
        for chosen in combinations(sources, n):
            cost = sum([group.cost for group in chosen])
            if cost <= s.resources[GERMANS] and not any(set(chosen) < each for each in yielded):
                yielded.append(set(chosen))
                yield chosen


def _moves(s: State, origins: list[Region], ends: tuple[Region, ...]) -> tuple[Move, ...]:
    """Who goes where; he who leads counts on those whom he will find there."""
    here, found = leader_region(s, GERMANS), list[Move]()
    for origin, to in sorted(zip(origins, ends, strict=True), key=lambda pair: pair[0] is here):
        met = bands(s, to, GERMANS) + sum([move.force.bands for move in found if move.way == (to,)])
        force = force_from(s, origin, met)
        found += [Move(origin, (to,), force)] if force.bands else []
    return tuple(sorted(found))


def _take_all(s: State, goals: tuple[Region, ...], moves: tuple[Move, ...]) -> bool:
    come = {goal: sum([sum(move.force) for move in moves if move.way == (goal,)]) for goal in goals}
    return all(come[goal] >= needed_for_control(s, GERMANS, goal) for goal in goals)


# ---- the map --------------------------------------------------------------------------------------------------------


def is_surrounded(s: State, region: Region) -> bool:
    """In and next to Germanic Control alone."""
    return all(controls(s, GERMANS, r) for r in (region, *roads(s, GERMANS, region)))


def distances(s: State, ends: list[Region]) -> dict[Region, int]:
    """How many steps from everywhere to the nearest of these."""
    found, edge = dict.fromkeys(ends, 0), list(ends)
    for at in edge:
        for near in roads(s, GERMANS, at):
            if near not in found:
                found[near] = found[at] + 1
                edge.append(near)
    return found
