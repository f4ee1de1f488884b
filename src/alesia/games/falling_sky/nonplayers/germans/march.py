"""A8.7.5 March to expand or mass."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, leader_region
from alesia.games.falling_sky.commands.base import MARCH, is_frost
from alesia.games.falling_sky.components import GERMANS, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.germans.flight import GermanicMarch, end_of
from alesia.games.falling_sky.nonplayers.germans.muster import (
    MOST_REGIONS,
    Group,
    Levy,
    best_levies,
    distances,
    force_from,
    groups,
    is_near_germania,
    is_surrounded,
)
from alesia.games.falling_sky.nonplayers.marching import Force, Move, marched, needed_for_control
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.war import lands
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority


def think_expansion(mind: Mind) -> GermanicMarch | None:
    """Control of up to two Regions; then the largest group toward the Leader, or he toward a Region to be taken."""
    found = groups(mind)
    levies = best_levies(mind.s, found)
    moves = mind.settle(lambda: Expansion(mind, found, levies).think(), partial(end_of, mind.s))
    if moves:
        return GermanicMarch(moves)
    if open_regions(mind, MARCH):
        mind.needless("why.germans.nothing_to_take")
    else:
        mind.impossible("why.germans.no_march", mind.s.resources[GERMANS], is_frost(mind.s))
    return None


MOST_WARBANDS = Priority("germans.march.most_warbands", lambda mind, levy: levy.warbands)
WITH_LEADER = Priority("germans.march.with_leader", lambda mind, levy: levy.leader)
CHEAPEST = Priority("germans.march.cheapest", lambda mind, levy: -levy.cost)
ORDER = (MOST_WARBANDS, WITH_LEADER, CHEAPEST)
LARGEST = Priority("germans.march.largest", lambda mind, march: march.group)
GATHER, LEAD = "germans.march.gather", "germans.march.lead"


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
    marches: list[March]

    @property
    def phrase(self) -> object:
        return phrase(f"phrase.{self.key}")


class Expansion:
    """The March as it is being thought out, on a board of its own."""

    def __init__(self, mind: Mind, found: list[Group], levies: list[Levy]) -> None:
        self.mind = mind
        self.groups = found
        self.levies = levies
        self.moves: list[Move] = []
        self.goals: tuple[Region, ...] = ()
        self.board = mind.s
        self.left = mind.s.resources[GERMANS]

    def think(self) -> list[Move]:
        if self.levies:
            self.expand()
        if len(self.goals) < MOST_REGIONS and self.groups:
            self.mind.walk.note("why.germans.no_goal", "A8.7.5", len(self.goals))
        if self.groups:
            self.mass()
        return self.moves

    # ---- Control

    def expand(self) -> None:
        """One or two Regions, with the most Warbands."""
        sets = self.mind.narrow(self._sets(), *ORDER)
        goals = self._pick_among(sets, [set(levy.goals) for levy in sets])[0].goals
        levy = self._agree([levy._replace(by_origins=True) for levy in self.levies if levy.goals == goals])
        self.moves, self.goals = list(levy.moves), levy.goals
        self.board = marched(self.mind.s, GERMANS, self.moves)
        self._tell(levy)
        self._tell_unpaid(levy)
        self.left -= levy.cost

    def _sets(self) -> list[Levy]:
        """For each set of Regions the best that can be done."""
        best: dict[tuple[Region, ...], Levy] = {}
        for levy in self.levies:
            if levy.goals not in best or levy.worth > best[levy.goals].worth:
                best[levy.goals] = levy
        return list(best.values())

    def _agree(self, levies: list[Levy]) -> Levy:
        """Who goes, of equals by dice; then where to."""
        left = self.mind.narrow(levies, *ORDER)
        left = self._pick_among(left, [set(levy.origins) for levy in left])
        for origin in left[0].origins:
            to = self.mind.pick(sorted({end for levy in left if (end := levy.end_of(origin)) is not None}))
            left = [levy for levy in left if levy.end_of(origin) is to]
        return left[0]

    def _pick_among(self, levies: Sequence[Levy], regions: list[set[Region]]) -> list[Levy]:
        """Until all that are left have the same Regions."""
        left = list(zip(levies, regions, strict=True))
        while open_ := _in_dispute([each for _, each in left]):
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

    def _tell_unpaid(self, levy: Levy) -> None:
        """Groups that could have joined, had there been Resources for them."""
        goals, s = set(levy.goals), self.mind.s
        others = [g for g in self.groups if g.region not in (*levy.goals, *levy.origins) and g.steps & goals]
        able = [g for g in others if force_from(s, g.region, 0).bands]
        if out := tuple([g.region for g in able if g.cost > self.left - levy.cost]):
            self.mind.walk.note("march.unpaid", "A8.7.5", out, self.left)

    # ---- to mass

    def mass(self) -> None:
        """Into one more Region, in one of two ways."""
        courses = [course for course in (self._to_leader(), self._with_leader()) if course.marches]
        if not courses:
            self.mind.walk.note("why.germans.no_mass", "A8.7.5")
            return
        course = self.mind.pick(courses)
        march = self._choose(course.marches)
        here = leader_region(self.board, GERMANS)
        self.mind.walk.note(course.key, "A8.7.5", march.origin, march.to, march.force.bands, here)
        self.moves.append(Move(march.origin, (march.to,), march.force))

    def _choose(self, marches: list[March]) -> March:
        """From the largest group; of equals by dice, then of equal steps."""
        best = self.mind.narrow(marches, LARGEST)
        origin = self.mind.pick(sorted({march.origin for march in best}))
        to = self.mind.pick([march.to for march in best if march.origin is origin])
        return next(march for march in best if march.origin is origin and march.to is to)

    def _to_leader(self) -> Course:
        """Groups without the Leader, to Regions that are nearer to him."""
        here = leader_region(self.board, GERMANS)
        if here is None:
            return Course(GATHER, [])
        far, left = distances(self.board, [here]), self._groups_left()
        return Course(GATHER, [march for each in left for march in self._nearer(each, far) if march.force.bands])

    def _with_leader(self) -> Course:
        """He and his Warbands, if all around is under Germanic Control: toward what is not."""
        board, here = self.board, leader_region(self.board, GERMANS)
        own = [each for each in self._groups_left() if each.region is here]
        if not own or not is_surrounded(board, own[0].region):
            return Course(LEAD, [])
        far = distances(board, [r for r in lands(board) if not controls(board, GERMANS, r)])
        return Course(LEAD, [march for march in self._nearer(own[0], far) if march.force.leader])

    def _groups_left(self) -> list[Group]:
        """Those whom nobody has left yet, and who can still be paid for; not where a Leader has just come."""
        gone = {move.origin for move in self.moves} | {move.way[0] for move in self.moves if move.force.leader}
        return [each for each in self.groups if each.region not in gone and each.cost <= self.left]

    def _nearer(self, group: Group, far: dict[Region, int]) -> Iterator[March]:
        """Each Region one step nearer, but those that were entered before."""
        board, origin = self.board, group.region
        if origin not in far:
            return
        arrived = sum([move.force.bands for move in self.moves if move.way == (origin,)])
        for to in sorted(group.steps - set(self.goals)):
            if far.get(to, far[origin]) < far[origin]:
                force = force_from(board, origin, bands(board, to, GERMANS), arrived)
                yield March(origin, to, force, bands(board, origin, GERMANS))


def _in_dispute(sets: list[set[Region]]) -> list[Region]:
    """What some have and others have not."""
    return sorted(region for region in set.union(*sets) if any(region not in each for each in sets))
