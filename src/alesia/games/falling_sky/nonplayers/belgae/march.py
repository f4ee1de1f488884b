"""8.5.1 March under threat, 8.5.5 March to add Control."""

from functools import partial
from itertools import combinations
from typing import NamedTuple

from alesia.games.falling_sky.board import bands, has_leader, leader_region, loose, put, take, total
from alesia.games.falling_sky.commands.base import MARCH, is_frost
from alesia.games.falling_sky.commands.march import first_steps
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    BELGAE,
    BELGICA,
    HIDDEN,
    LEADER,
    OWN_MOBILE,
    Region,
    piece,
)
from alesia.games.falling_sky.nonplayers.belgae.enlist import Guide, find_germanic
from alesia.games.falling_sky.nonplayers.belgae.threat import (
    BELGIC,
    origins_of_flight,
    value_of,
    would_add_control,
)
from alesia.games.falling_sky.nonplayers.marching import (
    Force,
    MarchPlan,
    Move,
    free_force,
    groups_that_flee,
    march_on_paper,
    marched,
    needed_for_control,
    regions_near_with,
    spare_bands,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.nonplayers.mind import Priority


class BelgicMarch(MarchPlan):
    """March, then Enlist; not if a group has crossed the sea (4.1.3)."""

    def find_ability(self, mind: Mind) -> Guide | None:
        if not mind.s.grants:
            return None
        if mind.s.crossed_sea:
            mind.walk.note("belgae.across_the_sea", "4.1.3")
            return None
        return find_germanic(mind)


def _end(s: State, moves: list[Move]) -> tuple[bytes, frozenset[Region]]:
    """8.3.4 Who is where in the end, no matter whence; and where pieces were selected, which costs and hides them."""
    return bytes(marched(s, BELGAE, moves).pieces), frozenset(move.origin for move in moves)


# ---- 8.5.1 under threat -----------------------------------------------------------------------------------------


class Refuge(NamedTuple):
    """Where a group could go, on a board from which all groups that will March are gone."""

    region: Region
    size: int
    board: State

    @property
    def phrase(self) -> object:
        return self.region


def _belgic_regions_near(mind: Mind, refuge: Refuge) -> int:
    """The group itself makes no Region one that has Belgae."""
    return regions_near_with(refuge.board, BELGAE, refuge.region)


def _control_added(mind: Mind, refuge: Refuge) -> int:
    adds = would_add_control(refuge.board, refuge.region, more=refuge.size)
    return value_of(refuge.board, refuge.region) if adds else 0


NEAR_MOST = Priority("belgae.flight.near_most", _belgic_regions_near)
ADD_CONTROL = Priority("belgae.flight.add_control", _control_added)


def think_flight(mind: Mind) -> BelgicMarch | None:
    """All Warbands and the Leader out of each Region under threat, each group to one Region."""
    moves = mind.settle(lambda: _flee(mind), partial(_end, mind.s))
    if not moves and not origins_of_flight(mind.s):
        mind.needless("why.belgae.nobody_flees")
    elif not moves:
        mind.impossible("why.belgae.no_march", mind.s.resources[BELGAE], is_frost(mind.s))
    return BelgicMarch(moves) if moves else None


def _flee(mind: Mind) -> list[Move]:
    groups = groups_that_flee(mind, origins_of_flight(mind.s))
    threatened = [fight.region for fight in BELGIC.threats(mind.s)]
    board, moves = mind.s.copy(), list[Move]()
    for origin in groups:
        for what in OWN_MOBILE[BELGAE]:
            take(board, origin, what, loose(board, origin, what))
    for origin, refuges in groups.items():
        force = free_force(mind.s, BELGAE, origin)
        to = mind.choose([Refuge(r, force.leader + force.bands, board) for r in refuges], NEAR_MOST, ADD_CONTROL)
        figures = (_belgic_regions_near(mind, to), _control_added(mind, to))
        mind.walk.note("why.belgae.flight", "8.5.1", origin, to.region, *figures, origin in threatened)
        put(board, to.region, piece(BELGAE, LEADER), force.leader)
        put(board, to.region, piece(BELGAE, HIDDEN), force.bands)
        moves.append(Move(origin, (to.region,), force))
    return moves


# ---- 8.5.5 to add Control ---------------------------------------------------------------------------------------

MOST_REGIONS = 2  # to which Control is added; the Leader may enter a third


def think_spread(mind: Mind) -> BelgicMarch | None:
    """Control of up to two Regions, then the Leader."""
    moves = mind.settle(lambda: Spread(mind).think(), partial(_end, mind.s))
    if not moves and open_regions(mind, MARCH):
        mind.needless("why.belgae.nothing_to_take")
    elif not moves:
        mind.impossible("why.belgae.no_march", mind.s.resources[BELGAE], is_frost(mind.s))
    return BelgicMarch(moves) if moves else None


class Goal(NamedTuple):
    """A Region to be entered, and how many Warbands it takes to gain Control there."""

    region: Region
    needed: int

    @property
    def phrase(self) -> object:
        return self.region


class Source(NamedTuple):
    """An origin, how many Warbands it can spare, and what it costs."""

    region: Region
    spare: int
    cost: int

    @property
    def phrase(self) -> object:
        return self.region


class Levy(NamedTuple):
    """Origins that together send Warbands to one Region."""

    sources: tuple[Source, ...]

    @property
    def spare(self) -> int:
        return sum([source.spare for source in self.sources])

    @property
    def cost(self) -> int:
        return sum([source.cost for source in self.sources])

    @property
    def phrase(self) -> object:
        return tuple(source.region for source in self.sources)


FEWEST_NEEDED = Priority("belgae.march.fewest_needed", lambda mind, goal: -goal.needed)
MOST_WARBANDS = Priority("belgae.march.most_warbands", lambda mind, levy: levy.spare)
MOST_SPARE = Priority("belgae.march.most_spare", lambda mind, source: source.spare)
CHEAPEST = Priority("belgae.march.paid_origins_first", lambda mind, levy: -levy.cost)
FEWEST_ORIGINS = Priority("belgae.march.fewest_origins", lambda mind, levy: -len(levy.sources))


class Spread:
    """The March as it is being thought out, on a board of its own."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.board = mind.s.copy()
        self.steps = {r: first_steps(mind.s, BELGAE, r) for r in open_regions(mind, MARCH)}
        self.left = mind.s.resources[BELGAE]
        self.paid: set[Region] = set()
        self.arrived = dict.fromkeys(lands(mind.s), 0)
        self.moves: list[Move] = []
        self.goals: list[Region] = []

    def think(self) -> list[Move]:
        if not self.steps:
            return []
        for _ in range(MOST_REGIONS):
            self.add_region()
        self.move_leader()
        return self.moves

    # ---- Control

    def add_region(self) -> None:
        """In Belgica with the most Warbands; elsewhere with the fewest. No Belgic Control is given up for it."""
        ready = self._ready()
        goals = self._reachable(ready, [r for r in BELGICA if r not in self.goals])
        belgica = bool(goals)
        away = [] if belgica else [r for r in lands(self.board) if r not in BELGICA and r not in self.goals]
        goals = goals or self._reachable(ready, away)
        if not goals:
            self.mind.walk.remind("why.belgae.no_goal", "8.5.5", len(self.goals))
            return
        goal = self.mind.choose(goals, FEWEST_NEEDED)
        key = "belgae.march.in_belgica" if belgica else "belgae.march.outside_belgica"
        sources = self._sources(ready, goal.region)
        self.mind.walk.note(key, "8.5.5", goal.region, goal.needed, self._within_reach(sources))
        self.goals.append(goal.region)
        self._muster(goal, sources, most=belgica)

    def _reachable(self, ready: list[Source], regions: list[Region]) -> list[Goal]:
        found = {r: sources for r in regions if (sources := self._sources(ready, r))}
        goals = [Goal(r, needed_for_control(self.board, BELGAE, r)) for r in found]
        return [goal for goal in goals if goal.needed and self._within_reach(found[goal.region]) >= goal.needed]

    def _ready(self) -> list[Source]:
        """Who can send Warbands somewhere."""
        found = [Source(r, self._spare(r), self._cost(r)) for r in self.steps if self._may_leave(r)]
        return [source for source in found if source.spare and source.cost <= self.left]

    def _sources(self, ready: list[Source], goal: Region) -> list[Source]:
        return [source for source in ready if source.region is not goal and goal in self.steps[source.region]]

    def _may_leave(self, origin: Region) -> bool:
        """2.3.5 A Limited Command has one origin."""
        return not (self.board.limited and self.paid) or origin in self.paid

    def _spare(self, origin: Region) -> int:
        """One Warband stays, and as many as Belgic Control needs; those that have Marched stay too."""
        fresh = free_force(self.board, BELGAE, origin).bands - self.arrived[origin]
        return min(fresh, spare_bands(self.board, BELGAE, origin))

    def _cost(self, origin: Region) -> int:
        return 0 if origin in self.paid else SHEETS[MARCH].cost(self.mind.s, BELGAE, origin)

    def _within_reach(self, sources: list[Source]) -> int:
        """How many Warbands can get there for the Resources left."""
        return max([levy.spare for levy in self._levies(sources)], default=0)

    def _levies(self, sources: list[Source]) -> list[Levy]:
        """Every set of origins that can be paid for; if all can, that alone has the most Warbands. 2.3.5 or one."""
        if self.board.limited:
            return [Levy((source,)) for source in sources]
        if sum([source.cost for source in sources]) <= self.left:
            return [Levy(tuple(sources))] if sources else []
        sets = [Levy(each) for n in range(1, len(sources)) for each in combinations(sources, n)]
        return [levy for levy in sets if levy.cost <= self.left]

    def _muster(self, goal: Goal, sources: list[Source], most: bool) -> None:
        if most:
            levy = self.mind.choose(self._levies(sources), MOST_WARBANDS, CHEAPEST)
            if (out := tuple([s.region for s in sources if s not in levy.sources])) and not self.board.limited:
                self.mind.walk.note("march.unpaid", "8.5.5", out, self.left)
            self._send(levy, goal.region, levy.spare)
            return
        around = self._sparing_leader(sources)
        enough = self._just_enough(around, goal.needed) or self._just_enough(sources, goal.needed)
        self._send(self.mind.choose(enough, CHEAPEST, FEWEST_ORIGINS, MOST_WARBANDS), goal.region, goal.needed)

    def _sparing_leader(self, sources: list[Source]) -> list[Source]:
        """8.4.1 Four Warbands stay with the Leader, if he has them."""
        found: list[Source] = []
        for source in sources:
            there = bands(self.board, source.region, BELGAE)
            if has_leader(self.board, source.region, BELGAE) and there >= BELGIC.crowd:
                source = source._replace(spare=min(source.spare, there - BELGIC.crowd))
            found.append(source)
        return [source for source in found if source.spare]

    def _just_enough(self, sources: list[Source], needed: int) -> list[Levy]:
        """Sets of origins that suffice for Control, none of them in vain."""
        sizes = range(1, 2 if self.board.limited else len(sources) + 1)
        levies = [Levy(each) for n in sizes for each in combinations(sources, n)]
        levies = [levy for levy in levies if levy.cost <= self.left and levy.spare >= needed]
        return [levy for levy in levies if levy.spare - min(source.spare for source in levy.sources) < needed]

    def _send(self, levy: Levy, goal: Region, n: int) -> None:
        """As many of them; if not all, those first who can spare most."""
        left = list(levy.sources)
        while left:
            source = left[0] if n >= levy.spare else self.mind.choose(left, MOST_SPARE)
            left.remove(source)
            self._move(source.region, goal, Force(bands=min(n, source.spare)))
            n -= source.spare

    def _move(self, origin: Region, to: Region, force: Force) -> None:
        self.left -= self._cost(origin)
        self.paid.add(origin)
        move = Move(origin, (to,), force)
        march_on_paper(self.board, BELGAE, move)
        self.arrived[to] += force.bands
        self.moves.append(move)

    # ---- the Leader

    def move_leader(self) -> None:
        """Alone, into one of these Regions to join more Belgic pieces; or into another with four Warbands."""
        here = leader_region(self.board, BELGAE)
        if here is None or here not in self.steps or self._cost(here) > self.left or not self._may_leave(here):
            return
        to = self._joining(here)
        if bands(self.board, here if to is None else to, BELGAE) < BELGIC.crowd:
            refuge = self._refuge(here)
            to = to if refuge is None else refuge
        with_him = (total(self.board, here, BELGAE) - 1, bands(self.board, here, BELGAE))
        if to is None:
            self.mind.walk.note("why.belgae.leader_stays", "8.5.5", here, *with_him)
            return
        there = (total(self.board, to, BELGAE), bands(self.board, to, BELGAE))
        self.mind.walk.note("belgae.march.leader", "8.5.5", to, *there, here, *with_him)
        self._move(here, to, Force(leader=1))

    def _joining(self, here: Region) -> Region | None:
        goals = [r for r in self.goals if r in self.steps[here]]
        better = [r for r in goals if total(self.board, r, BELGAE) > total(self.board, here, BELGAE) - 1]
        return self._with_most(better)

    def _refuge(self, here: Region) -> Region | None:
        others = [r for r in self.steps[here] if r not in self.goals]
        return self._with_most([r for r in others if bands(self.board, r, BELGAE) >= BELGIC.crowd])

    def _with_most(self, regions: list[Region]) -> Region | None:
        if not regions:
            return None
        best = max(total(self.board, r, BELGAE) for r in regions)
        return self.mind.pick([r for r in regions if total(self.board, r, BELGAE) == best])
