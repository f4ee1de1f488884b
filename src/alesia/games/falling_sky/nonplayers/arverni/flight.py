"""8.7.1 March under threat: Vercingetorix leaves, and the others draw near to him."""

from itertools import pairwise

from alesia.games.falling_sky.abilities.base import DEVASTATE, may_use
from alesia.games.falling_sky.board import leader_region, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import march_cost
from alesia.games.falling_sky.components import ARVERNI, REGIONS, Region
from alesia.games.falling_sky.nonplayers.arverni.abilities import (
    DevastatePlan,
    EntreatPlan,
    choose_famines,
    plan_entreat,
    starved,
    worth_devastating,
)
from alesia.games.falling_sky.nonplayers.arverni.leading import (
    LEAST_HARASSED,
    UNASKED,
    LedMarch,
    able,
    imagining,
    leader_to_march,
    leader_ways,
    may_end,
    spared,
    tell_no_march,
)
from alesia.games.falling_sky.nonplayers.marching import Force, Move, marched
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, open_regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import spend
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

MOST_ARVERNI = Priority("arverni.flight.most_arverni", lambda mind, way: total(mind.s, way.regions[-1], ARVERNI))


def _distances() -> dict[Region, dict[Region, int]]:
    """How many Regions apart, for each pair."""
    found: dict[Region, dict[Region, int]] = {}
    for start in REGIONS:
        apart = {start: 0}
        edge = [start]
        while edge:
            edge = [b for a in edge for b in a.adjacent if apart.setdefault(b, apart[a] + 1) == apart[a] + 1]
        found[start] = apart
    return found


APART = _distances()


class FlightPlan(LedMarch):
    """Pay for all origins; Devastate or Entreat before anybody moves if possible, else afterwards; then March."""

    def __init__(self, moves: list[Move], begun: int) -> None:
        super().__init__(flight_moves, moves, begun)
        self.early: AbilityPlan | None = None

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        selects = [Option("select", each.origin.name) for each in self.left]
        return offered(ask, *selects) or super().next_step(mind, ask)

    def ability_comes_first(self, mind: Mind) -> bool:
        """All is paid for, nobody has moved, and a Special Ability would do something now."""
        s = mind.s
        if self.asked_for_ability or s.selected != s.pending or not (s.selected or s.limited):
            return False
        if not s.limited and not all(s.selected & each.origin.mask for each in self.left):
            return False
        self.early = early_ability(mind, self)
        return self.early is not None

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        if self.early is None:
            return super().find_ability(mind)
        mind.walk.note("arverni.flight.before_moving", "8.7.1")
        return mind.consider("V_DEVASTATE", "8.7.1", self._famine) or mind.consider(
            "V_ENTREAT", "8.7.1", lambda mind: self.early
        )

    def _famine(self, mind: Mind) -> AbilityPlan | None:
        choose_famines(mind, mind.s)
        return self.early if isinstance(self.early, DevastatePlan) else None

    def march_to(self, mind: Mind, ask: Ask) -> Option | None:
        """How many go is counted when they go: the Special Ability may have taken or won some."""
        option = super().march_to(mind, ask)
        if option != DONE and self.now is not None:
            self.to_come = spared(mind.s, self.now.origin, 0 if self.now.force.leader else 1)
        return option


def early_ability(mind: Mind, plan: FlightPlan) -> AbilityPlan | None:
    """Devastate now; but if that is possible, or the way open, only after moving, then after; or else Entreat now."""
    s = mind.s
    if not may_use(s, DEVASTATE) or any(crosses_sea(each) for each in plan.left):
        return None
    regions = worth_devastating(s)
    if regions:
        return DevastatePlan(regions) if _keeps_the_way(mind, plan, starved(s, regions)) else None
    if worth_devastating(marched(s, ARVERNI, plan.left)):
        return None
    pleas, _ = plan_entreat(mind, s)
    return EntreatPlan(pleas) if pleas else None


def crosses_sea(each: Move) -> bool:
    stops = (each.origin, *each.way)
    return any(a.sea & b.mask for a, b in pairwise(stops))


def _keeps_the_way(mind: Mind, plan: FlightPlan, board: State) -> bool:
    """A Devastated Region halts the March (3.3.2): Vercingetorix must still get to where he was going."""
    for i, each in enumerate(plan.left):
        if not each.force.leader:
            continue
        with imagining(mind, board):
            found = leader_ways(mind, each.origin, able(board, each.origin))
        if each.way[-1] not in found:
            return False
        plan.left[i] = each._replace(way=found[each.way[-1]].regions)
    return True


# ---- who goes where ---------------------------------------------------------------------------------------------


def plan_flight(mind: Mind) -> FlightPlan | None:
    begun, moves = mind.dice.at, flight_moves(mind)
    return FlightPlan(moves, begun) if moves else None


def flight_moves(mind: Mind) -> list[Move]:
    s, here = mind.s, leader_region(mind.s, ARVERNI)
    origins = open_regions(mind, MARCH)
    if here is None or not s.named[ARVERNI]:
        mind.impossible("why.no_vercingetorix")
        return []
    if not origins:
        tell_no_march(mind)
        return []
    moves = _leave(mind, here) if here in origins and leader_to_march(s) is not None else []
    if not moves:
        mind.walk.note("arverni.flight.stays", "8.7.1", here, s.resources[ARVERNI])
    goal = moves[0].way[-1] if moves else here
    t = s.copy()
    if moves:
        spend(t, ARVERNI, march_cost(s, ARVERNI, here))
    if s.limited and moves:
        return moves  # 2.3.5
    found = moves + _draw_near(mind, t, goal, [r for r in origins if r is not here])
    if not found:
        mind.impossible("arverni.flight.nobody", here)
    return found


def _leave(mind: Mind, here: Region) -> list[Move]:
    """Vercingetorix and all his Warbands, to the most Arverni."""
    n = able(mind.s, here)
    found = list(leader_ways(mind, here, n).values())
    if not found:
        return []
    way = mind.choose(found, MOST_ARVERNI, LEAST_HARASSED, UNASKED)
    return [Move(here, way.regions, Force(leader=1, bands=n))]


def _draw_near(mind: Mind, t: State, goal: Region, origins: list[Region]) -> list[Move]:
    """All others but one of each origin, as long as they can be paid for."""
    found = {r: ends for r in origins if spared(t, r, 1) and (ends := _nearer(t, r, goal))}
    moves: list[Move] = []
    left = list(found)
    dear = bool(t.limited) or sum(march_cost(t, ARVERNI, r) for r in left) > t.resources[ARVERNI]
    if dear:
        mind.walk.note("arverni.flight.dear", "8.7.1", tuple(left), t.resources[ARVERNI])
    while left := [r for r in left if march_cost(t, ARVERNI, r) <= t.resources[ARVERNI]]:
        origin = mind.pick(left) if dear else left[0]
        left.remove(origin)
        spend(t, ARVERNI, march_cost(t, ARVERNI, origin))
        to = mind.pick(found[origin])
        mind.walk.note("arverni.flight.nearer", "8.7.1", origin, to, goal, APART[goal][origin])
        moves.append(Move(origin, (to,), Force(bands=spared(t, origin, 1))))
        if t.limited:
            break  # 2.3.5
    return moves


def _nearer(s: State, origin: Region, goal: Region) -> list[Region]:
    away = APART[goal]
    return [r for r in origin.adjacent if away[r] < away[origin] and may_end(s, r)]
