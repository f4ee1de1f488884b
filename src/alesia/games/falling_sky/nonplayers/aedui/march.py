"""8.6.5 March of the Non-player Aedui: emissaries into enemy territory, then Control of a new Region."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.available import allies_and_citadels_on_map
from alesia.games.falling_sky.board import allies_and_citadels, bands, hidden, leader_region, loose
from alesia.games.falling_sky.commands.base import MARCH, is_frost
from alesia.games.falling_sky.commands.losses import DIVICIACUS_PIECE
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    AEDUI,
    FACTIONS,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    WINTER,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.aedui.abilities import AeduiPlan
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    MarchPlan,
    Move,
    marched,
    needed_for_control,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.regions import ground_of, roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import lands, war
from alesia.kernel.word import numbered
from alesia.nonplayers.mind import Priority

MOST_EMISSARIES = 3
HIDING = (piece(AEDUI, HIDDEN), piece(AEDUI, REVEALED))  # 4.2.2 Scouted ones do not hide
ENEMIES = tuple(f for f in FACTIONS if f is not AEDUI)
UNPAYABLE = MOST_RESOURCES + 1


class AeduiMarch(MarchPlan, AeduiPlan):
    """March, then Trade or Suborn."""


def march(mind: Mind) -> AeduiMarch | None:
    """A_MARCH Emissaries out of one Region; then Control of one more; A8.6.5 then Diviciacus."""
    origins = open_regions(mind, MARCH)
    if not origins:
        _tell_no_march(mind)
        return None
    moves = send_emissaries(mind, origins)
    moves += take_control(mind, origins, moves)
    moves += bring_diviciacus(mind, origins, moves)
    if not moves:
        mind.impossible("why.aedui_no_march")
    return AeduiMarch(moves) if moves else None


def _tell_no_march(mind: Mind) -> None:
    if is_frost(mind.s):
        mind.impossible("why.march_upon_frost")
    else:
        mind.impossible("why.no_march", mind.s.resources[AEDUI])


# ---- 1. Hidden Aedui where there are none ------------------------------------------------------------------------


class Mission(NamedTuple):
    """An origin, how many Warbands can leave it Hidden, and the Regions to which they could go."""

    origin: Region
    spare: int
    goals: tuple[Region, ...]

    @property
    def size(self) -> int:
        return min(self.spare, MOST_EMISSARIES, len(self.goals))

    @property
    def phrase(self) -> object:
        return self.origin


def send_emissaries(mind: Mind, origins: Sequence[Region]) -> list[Move]:
    """One Warband to each of up to three Regions, all out of one Region."""
    missions = [m for r in origins if (m := _mission(mind, r)).size]
    if not missions:
        mind.walk.note("aedui.march.no_emissary", "8.6.5")
        return []
    ranks = {goal: _rank(mind, goal) for m in missions for goal in m.goals}
    if mind.tells:
        settled = tuple(numbered(f, allies_and_citadels_on_map(mind.s, f)) for f in ENEMIES)
        mind.walk.note("aedui.march.enemies", "8.6.5", settled)
    mission = mind.choose(missions, FARTHEST_SPREAD, *_by_goals(ranks))
    goals = mind.settle(lambda: _goals(mind, mission, ranks), frozenset, is_clear=_leaves_out)
    mind.walk.note("aedui.march.emissaries", "8.6.5", mission.origin, tuple(goals))
    return [_emissary(mission.origin, goal) for goal in goals]


def _goals(mind: Mind, mission: Mission, ranks: dict[Region, int]) -> list[Region]:
    goals, left = list[Region](), list(mission.goals)
    settled = Priority("aedui.march.enemy_allies", lambda mind, r: ranks[r] > 0)
    most = Priority("aedui.march.most_allies", lambda mind, r: ranks[r])
    while len(goals) < mission.size:
        goals.append(mind.choose(left, settled, most))
        left.remove(goals[-1])
    return goals


def _leaves_out(goals: list[Region], among: Sequence[object]) -> bool:
    """Whether not all equal ones are goals: else it is all one which comes first."""
    return not set(goals).issuperset(among)


def _mission(mind: Mind, origin: Region) -> Mission:
    s = mind.s
    hides = sum([loose(s, origin, what) for what in HIDING])
    spare = min(hides, spare_bands(s, AEDUI, origin)) if hides else 0
    if not spare:
        return Mission(origin, 0, ())
    goals = [r for r in roads(s, AEDUI, origin) if not hidden(s, r, AEDUI) and _may_enter(s, r)]
    if s.next_card == WINTER:
        goals = [r for r in goals if not _barred(mind, [_emissary(origin, r)])]
    return Mission(origin, spare, tuple(goals))


def _emissary(origin: Region, goal: Region) -> Move:
    return Move(origin, (goal,), Force(bands=1))


def _may_enter(s: State, region: Region) -> bool:
    """5.4 Where an Event lets the March end."""
    return not s.into or bool(s.into & region.mask)


def _barred(mind: Mind, moves: list[Move]) -> bool:
    """8.4.4 Only a March by Event happens upon Frost."""
    return mind.s.next_card == WINTER and is_barred(mind, mind.s, marched(mind.s, AEDUI, moves))


def _rank(mind: Mind, region: Region) -> int:
    """How many Allies and Citadels on the map has the enemy, of those with any here, that has most of them."""
    here = [f for f in ENEMIES if allies_and_citadels(mind.s, region, f)]
    return max([allies_and_citadels_on_map(mind.s, f) for f in here], default=0)


def _by_goals(ranks: dict[Region, int]) -> tuple[Priority, ...]:
    """Origins are compared by their first goal, then by their second and third."""
    return (
        Priority("aedui.march.first_goal", lambda mind, mission: _nth_goal(mission, 0, ranks)),
        Priority("aedui.march.second_goal", lambda mind, mission: _nth_goal(mission, 1, ranks)),
        Priority("aedui.march.third_goal", lambda mind, mission: _nth_goal(mission, 2, ranks)),
    )


def _nth_goal(mission: Mission, n: int, ranks: dict[Region, int]) -> int:
    best = sorted([ranks[goal] for goal in mission.goals], reverse=True)[: mission.size]
    return best[n] if n < len(best) else 0


FARTHEST_SPREAD = Priority("aedui.march.most_regions", lambda mind, m: m.size)


# ---- 2. Control of one Region -----------------------------------------------------------------------------------


def take_control(mind: Mind, origins: Sequence[Region], before: list[Move]) -> list[Move]:
    """Add Control to one Region, a goal above or another, by moving as few Warbands as possible."""
    muster = Muster(mind, origins, before)
    needs = {r: needed_for_control(muster.board, AEDUI, r) for r in muster.near()}
    able = [r for r, need in needs.items() if muster.can_send(need, r)]
    if able and mind.tells:
        mind.walk.note("aedui.march.control_takes", "8.6.5", tuple(numbered(r, needs[r]) for r in able))
    fewest = Priority("aedui.march.fewest_warbands", lambda mind, r: -needs[r])
    while able:
        region = mind.choose(able, fewest)
        moves = mind.settle(partial(muster.send, needs[region], region), frozenset)
        if not _barred(mind, [*before, *moves]):
            return moves
        able.remove(region)
    mind.walk.note("aedui.march.no_control", "8.6.5")
    return []


class Muster:
    """The Warbands that are left to March after the first moves, and the Resources to send them."""

    def __init__(self, mind: Mind, origins: Sequence[Region], before: list[Move]) -> None:
        self.mind = mind
        self.board = marched(mind.s, AEDUI, before) if before else mind.s
        self.paid = {move.origin for move in before}
        self.purse = mind.s.resources[AEDUI] - sum(SHEETS[MARCH].cost(mind.s, AEDUI, r) for r in self.paid)
        arrived = [move.way[-1] for move in before]
        able = [r for r in origins if not (mind.s.limited and self.paid) or r in self.paid]  # 2.3.5
        self.spare = {r: n for r in able if (n := self._spare(r, arrived.count(r)))}

    def _spare(self, region: Region, arrived: int) -> int:
        """3.3.2 No piece Marches twice."""
        fresh = sum([loose(self.board, region, what) for what in OWN_BANDS[AEDUI]]) - arrived
        return min(spare_bands(self.board, AEDUI, region), fresh)

    def near(self) -> list[Region]:
        """Regions without Aedui Control that somebody can reach."""
        reach = 0
        for origin in self.spare:
            reach |= ground_of(self.board, AEDUI).around[origin]
        free = [r for r in lands(self.board) if reach & r.mask and _may_enter(self.board, r)]
        return [r for r in free if not controls(self.board, AEDUI, r)]

    def cost(self, origin: Region) -> int:
        return 0 if origin in self.paid else SHEETS[MARCH].cost(self.mind.s, AEDUI, origin)

    def can_send(self, need: int, region: Region) -> bool:
        """Whether so many can be sent there and paid for."""
        return self.least_cost(need, self.sources(region)) <= self.purse

    def sources(self, region: Region) -> tuple[Region, ...]:
        """2.3.5 For a Limited Command only those that can send enough alone."""
        need = needed_for_control(self.board, AEDUI, region) if self.mind.s.limited else 0
        near = roads(self.board, AEDUI, region)
        return tuple([r for r, n in self.spare.items() if r in near and n >= need])

    def least_cost(self, need: int, sources: tuple[Region, ...]) -> int:
        """The fewest Resources for which so many come out of these Regions, or more than anybody has."""
        if need <= 0:
            return 0
        if need > sum([self.spare[r] for r in sources]):
            return UNPAYABLE
        first, rest = sources[0], sources[1:]
        with_it = self.cost(first) + self.least_cost(need - self.spare[first], rest)
        return min(with_it, self.least_cost(need, rest))

    def send(self, need: int, region: Region) -> list[Move]:
        """For the fewest Resources: out of the Region that is paid for, then the cheapest, then with most to spare."""
        moves, sources = list[Move](), self.sources(region)
        most = Priority("aedui.march.most_to_spare", lambda mind, r: self.spare[r])
        while need > 0:
            origin = self.mind.choose(sources, self._cheapest(need, sources), most)
            sources = tuple(r for r in sources if r is not origin)
            moves.append(Move(origin, (region,), Force(bands=min(need, self.spare[origin]))))
            need -= self.spare[origin]
        return moves

    def _cheapest(self, need: int, sources: tuple[Region, ...]) -> Priority:
        """With which the whole can be had for the fewest Resources; then which costs least itself."""

        def score(mind: Mind, origin: Region) -> int:
            rest = tuple(r for r in sources if r is not origin)
            whole = self.cost(origin) + self.least_cost(need - self.spare[origin], rest)
            return -(whole * UNPAYABLE + self.cost(origin))

        return Priority("aedui.march.cheapest_origin", score)


# ---- 3. A8.6.5 Diviciacus ---------------------------------------------------------------------------------------


def bring_diviciacus(mind: Mind, origins: Sequence[Region], before: list[Move]) -> list[Move]:
    """After other Marches he goes alone to the largest group of Warbands within reach, if it is larger than his."""
    here = leader_region(mind.s, AEDUI)
    if not before or here is None or not war(mind.s).spares_diviciacus:
        return []
    if not _can_lead(mind, Muster(mind, origins, before), here):
        return []
    after = marched(mind.s, AEDUI, before)
    groups = {r: bands(after, r, AEDUI) for r in roads(mind.s, AEDUI, here) if _may_enter(mind.s, r)}
    larger = [r for r, n in groups.items() if n > bands(after, here, AEDUI)]
    able = [r for r in larger if _may_leave(mind, [*before, _lead(here, r)], here)]
    if not able:
        mind.walk.note("aedui.march.diviciacus_stays", "A8.6.5", here, bands(after, here, AEDUI))
        return []
    facts = (here, bands(after, here, AEDUI), tuple(numbered(r, groups[r]) for r in able))
    mind.walk.note("aedui.march.diviciacus_may", "A8.6.5", *facts)
    to = mind.choose(able, Priority("aedui.march.largest_group", lambda _, r: groups[r]))
    mind.walk.note("aedui.march.diviciacus", "A8.6.5", here, to, groups[to])
    return [_lead(here, to)]


def _lead(origin: Region, to: Region) -> Move:
    return Move(origin, (to,), Force(leader=1))


def _can_lead(mind: Mind, muster: Muster, here: Region) -> bool:
    """2.3.5 A Limited Command has one origin; 4 he may be walled in; his origin must be paid for."""
    barred = mind.s.limited and here not in muster.paid
    return not barred and loose(mind.s, here, DIVICIACUS_PIECE) > 0 and muster.cost(here) <= muster.purse


def _may_leave(mind: Mind, moves: list[Move], here: Region) -> bool:
    """8.6.5 Without loss of Aedui Control; 8.4.4 nor against Frost."""
    held = controls(mind.s, AEDUI, here)
    return not (held and not controls(marched(mind.s, AEDUI, moves), AEDUI, here)) and not _barred(mind, moves)
