"""A8.7.5 March to expand or mass."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations, product
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, leader_region, roads, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.execution import SHEETS
from alesia.games.falling_sky.commands.march import first_steps, is_frost
from alesia.games.falling_sky.components import FACTIONS, GERMANS, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.germans.flight import GermanicMarch, end_of, free_force
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    Move,
    marched,
    needed_for_control,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind, Priority
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands, war
from alesia.kernel.word import phrase

MOST_REGIONS = 2  # to which Control is added; one more may be entered
ESCORT = 4  # 8.4.1 Warbands that a Leader is to have


def think_expansion(mind: Mind) -> GermanicMarch | None:
    """Control of up to two Regions; then the largest group toward the Leader, or he toward a Region to be taken."""
    levies = best_levies(mind)
    moves = mind.settle(lambda: Expansion(mind, levies).think(), partial(end_of, mind.s))
    if not moves and open_regions(mind, MARCH):
        mind.needless("why.germans.nothing_to_take")
    elif not moves:
        mind.impossible("why.germans.no_march", mind.s.resources[GERMANS], is_frost(mind.s))
    return GermanicMarch(moves) if moves else None


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
    there, free = bands(s, origin, GERMANS), free_force(s, origin)
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
    return own - sum([total(s, region, f) for f in FACTIONS if f is not GERMANS]) - 1


# ---- to add Control ---------------------------------------------------------------------------------------------


class Levy(NamedTuple):
    """Moves that bring Control of one or two Regions."""

    goals: tuple[Region, ...]
    moves: tuple[Move, ...]
    cost: int

    @property
    def warbands(self) -> int:
        return sum([move.force.bands for move in self.moves])

    @property
    def leader(self) -> int:
        return sum([move.force.leader for move in self.moves])

    @property
    def phrase(self) -> object:
        return self.goals

    def end_of(self, origin: Region) -> Region | None:
        return next((move.way[0] for move in self.moves if move.origin is origin), None)


MOST_WARBANDS = Priority("germans.march.most_warbands", lambda mind, levy: levy.warbands)
WITH_LEADER = Priority("germans.march.with_leader", lambda mind, levy: levy.leader)
CHEAPEST = Priority("germans.march.cheapest", lambda mind, levy: -levy.cost)


def best_levies(mind: Mind) -> list[Levy]:
    """All that can be done for the most Regions near Germania, then for the most Regions."""
    s, found = mind.s, groups(mind)
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
            if len(moves) == len(chosen) and _take_all(s, goals, moves):
                yield Levy(goals, moves, sum([group.cost for group in chosen]))


def _affordable(s: State, sources: list[Group]) -> Iterator[tuple[Group, ...]]:
    """2.3.5 One origin for a Limited Command."""
    for n in range(1, 2 if s.limited else len(sources) + 1):
        for chosen in combinations(sources, n):
            if sum([group.cost for group in chosen]) <= s.resources[GERMANS]:
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


# ---- the March as it is being thought out -----------------------------------------------------------------------


class Expansion:
    """On a board of its own."""

    def __init__(self, mind: Mind, levies: list[Levy]) -> None:
        self.mind = mind
        self.levies = levies
        self.moves: list[Move] = []
        self.goals: tuple[Region, ...] = ()
        self.board = mind.s
        self.left = mind.s.resources[GERMANS]

    def think(self) -> list[Move]:
        self.expand()
        if not (self.moves and self.board.limited):
            self.mass()
        return self.moves

    # ---- Control

    def expand(self) -> None:
        if self.levies:
            levy = self._agree(list(self.mind.narrow(self._sets(), MOST_WARBANDS, WITH_LEADER, CHEAPEST)))
            self.moves, self.goals = list(levy.moves), levy.goals
            self.left -= levy.cost
            self.board = marched(self.mind.s, GERMANS, self.moves)
            self._tell(levy)
        if len(self.goals) < MOST_REGIONS:
            self.mind.walk.note("why.germans.no_goal", "A8.7.5", len(self.goals))

    def _sets(self) -> list[Levy]:
        """One for each set of Regions: the best."""
        best: dict[tuple[Region, ...], Levy] = {}
        for levy in self.levies:
            if levy.goals not in best or _worth(levy) > _worth(best[levy.goals]):
                best[levy.goals] = levy
        return list(best.values())

    def _agree(self, sets: list[Levy]) -> Levy:
        """Of equals by dice: one Region after the other, then who goes, then where to."""
        sets = self._pick_among(sets, [{goal for goal in levy.goals} for levy in sets])
        best = _worth(sets[0])
        left = [levy for levy in self.levies if levy.goals == sets[0].goals and _worth(levy) == best]
        left = self._pick_among(left, [{move.origin for move in levy.moves} for levy in left])
        for move in left[0].moves:
            ends = sorted({end for levy in left if (end := levy.end_of(move.origin)) is not None})
            to = self.mind.pick(ends)
            left = [levy for levy in left if levy.end_of(move.origin) is to]
        return left[0]

    def _pick_among(self, levies: list[Levy], regions: list[set[Region]]) -> list[Levy]:
        """Until all that are left have the same Regions."""
        left = list(zip(levies, regions, strict=True))
        while open_ := sorted(set.union(*[each for _, each in left]) - set.intersection(*[each for _, each in left])):
            picked = self.mind.pick(open_)
            left = [(levy, each) for levy, each in left if picked in each]
        return [levy for levy, _ in left]

    def _tell(self, levy: Levy) -> None:
        s = self.mind.s
        for goal in levy.goals:
            come = [move for move in levy.moves if move.way == (goal,)]
            needed, n = needed_for_control(s, GERMANS, goal), sum([move.force.bands for move in come])
            leader = any(move.force.leader for move in come)
            facts = (goal, is_near_germania(s, goal), needed, n, leader, tuple(move.origin for move in come))
            self.mind.walk.note("germans.march.control", "A8.7.5", *facts)

    # ---- to mass

    def mass(self) -> None:
        """Into one more Region."""
        ways = [way for way in (self._to_leader(), self._with_leader()) if way]
        if not ways:
            self.mind.walk.note("why.germans.no_mass", "A8.7.5")
            return
        course = self.mind.pick([Course(key, tuple(marches)) for key, marches in ways])
        marches = course.marches
        if course.key == GATHER:
            marches = tuple(self.mind.narrow(marches, LARGEST))
            origin = self.mind.pick(sorted({march.origin for march in marches}))
            marches = tuple(march for march in marches if march.origin is origin)
        march = self.mind.pick(marches)
        here = leader_region(self.board, GERMANS)
        self.mind.walk.note(course.key, "A8.7.5", march.origin, march.to, march.force.bands, here)
        self.moves.append(Move(march.origin, (march.to,), march.force))

    def _to_leader(self) -> "tuple[str, list[March]] | None":
        """Groups without the Leader, and the Regions that are nearer to him."""
        here = leader_region(self.board, GERMANS)
        if here is None:
            return None
        far = distances(self.board, [here])
        found = [each for each in groups_left(self) if each.region is not here]
        marches = [march for each in found for march in self._nearer(each, far) if march.force.bands]
        return (GATHER, marches) if marches else None

    def _with_leader(self) -> "tuple[str, list[March]] | None":
        """He and his Warbands, if all around is under Germanic Control: toward what is not."""
        here = leader_region(self.board, GERMANS)
        own = [each for each in groups_left(self) if each.region is here]
        if here is None or not own or not is_surrounded(self.board, here):
            return None
        far = distances(self.board, [r for r in lands(self.board) if not controls(self.board, GERMANS, r)])
        marches = [march for march in self._nearer(own[0], far) if march.force.leader]
        return (LEAD, marches) if marches else None

    def _nearer(self, group: Group, far: dict[Region, int]) -> "Iterable[March]":
        """Each Region one step nearer, but those that were entered before."""
        board, origin = self.board, group.region
        steps = [r for r in group.steps if r not in self.goals and far.get(r, NOWHERE) < far.get(origin, NOWHERE)]
        for to in sorted(steps):
            force = force_from(board, origin, bands(board, to, GERMANS), self._arrived(origin))
            yield March(origin, to, force, bands(board, origin, GERMANS))

    def _arrived(self, region: Region) -> int:
        return sum([move.force.bands for move in self.moves if move.way == (region,)])


GATHER, LEAD = "germans.march.gather", "germans.march.lead"
NOWHERE = 99


class March(NamedTuple):
    """One step of a group, and how many Warbands stand where it comes from."""

    origin: Region
    to: Region
    force: Force
    group: int

    @property
    def phrase(self) -> object:
        return phrase("phrase.on", self.origin, self.to)


class Course(NamedTuple):
    """One of the two ways to mass."""

    key: str
    marches: tuple[March, ...]

    @property
    def phrase(self) -> object:
        return phrase(f"phrase.{self.key}")


LARGEST = Priority("germans.march.largest", lambda mind, march: march.group)


def _worth(levy: Levy) -> tuple[int, int, int]:
    return levy.warbands, levy.leader, -levy.cost


def groups_left(expansion: Expansion) -> list[Group]:
    """Those whom nobody has left yet, and who can still be paid for."""
    gone = {move.origin for move in expansion.moves}
    led = any(move.force.leader for move in expansion.moves)
    here = leader_region(expansion.board, GERMANS)
    found = [each for each in groups(expansion.mind) if each.region not in gone and each.cost <= expansion.left]
    return [each for each in found if not (led and each.region is here)]


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


