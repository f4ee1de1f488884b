"""8.5.3, 8.6.3, 8.7.3 Rally: Citadels, then Allies, then Warbands, thought through before the first is placed."""

from collections.abc import Callable, Hashable, Iterable, Sequence, Set
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import ally_sites, citadel_sites, place_ally, place_bands, place_citadel
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.commands.germanic_rally import germanic_levy, reinforcement
from alesia.games.falling_sky.commands.placing import lenders
from alesia.games.falling_sky.commands.rally import is_vercingetorix_here, may_place_ally, more_beside, warband_limit
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, GERMANS, REGION, TRIBE, Faction, Region, Tribe
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan, regions_left
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import spend
from alesia.kernel.ask import Ask, Option, act
from alesia.kernel.word import Phrase, numbered
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, most, named, offered

Costs = dict[Region, int]  # of a Rally in each Region; no piece that is placed changes it
Wanted = dict[Region, int]  # how many pieces of a kind each Region could take, where any
CITADEL, ALLY, WARBANDS = "place_citadel", "place_ally", "place_warbands"
AVAILABLE = {WARBANDS: available_bands, CITADEL: available_citadels, ALLY: available_allies}
CITIES_FIRST = Priority("priority.cities_first", lambda mind, tribe: bool(tribe.city or tribe.name == "Remi"))


class RallyStep(NamedTuple):
    """One Region: what is placed there, at which Tribes, and how many Warbands."""

    region: Region
    placements: tuple[tuple[str, Tribe | None, int], ...]


Won = Callable[[list[RallyStep]], Set[Tribe]]


class RallyPlan(CommandPlan):
    """Rally in the Regions foreseen."""

    of = RALLY

    def __init__(self, steps: list[RallyStep]) -> None:
        super().__init__()
        self.steps = steps

    def placed(self, what: str) -> int:
        """How many pieces of a kind will be placed."""
        return sum(n for step in self.steps for kind, _, n in step.placements if kind == what)

    @property
    def pieces(self) -> int:
        return sum(n for step in self.steps for _, _, n in step.placements)

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        left = [step for step in self.steps if not mind.s.selected & step.region.mask]
        return offered(ask, *[act("rally", step.region).option for step in left])

    def _here(self, ask: Ask) -> RallyStep | None:
        return next((step for step in self.steps if step.region is ask.about[0]), None)

    def rally(self, mind: Mind, ask: Ask) -> Option | None:
        step = self._here(ask)
        return None if step is None else offered(ask, *[Option(kind) for kind, _, _ in step.placements])

    def rally_more(self, mind: Mind, ask: Ask) -> Option | None:
        return self.rally(mind, ask)

    def ally_at(self, mind: Mind, ask: Ask) -> Option | None:
        step = self._here(ask)
        return None if step is None else offered(ask, *[t.option for _, t, _ in step.placements if t is not None])

    def citadel_at(self, mind: Mind, ask: Ask) -> Option | None:
        return self.ally_at(mind, ask)


def plan_rally(
    mind: Mind,
    *warbands: Priority,
    settling: tuple[Priority, ...] = (),
    lend: Callable[[State], bool] = lambda board: False,
    thrift: "Thrift | None" = None,
    end: Callable[[list[RallyStep]], Hashable] = frozenset,
    won: Won = lambda steps: frozenset(),
    ahead: bool = False,
    board: State | None = None,
) -> list[RallyStep]:
    """All Regions in order, on a board that is only thought of; the priorities say where Warbands come first, those
    of settling where Citadels and Allies do. Before each stage, and after each Citadel or Ally, the board may be lent
    pieces of others (38). Thrift comes before those of the Warbands: the most for all the Resources that there are.
    The end is what of it makes a difference (8.3.4), and whatever Tribes are won besides are all one with those of the
    Rally. Ahead of the box no die is cast and nothing told. The board may be another than that of now."""
    think = partial(_plan, mind, board or mind.s, warbands, settling, lend, thrift)
    if ahead:
        return mind.foresee(RALLY.name, think)
    return mind.settle(think, end, RALLY.name, is_clear=partial(_is_clear, won))


def _is_clear(won: Won, steps: list[RallyStep], among: Sequence[object]) -> bool | None:
    """It is if a Region gets no piece of the kind, or a Tribe is left out, that would not if the lot fell on it."""
    regions = [each.region for each in among if isinstance(each, Trial)]
    if regions:
        placed = {step.region: [kind for kind, _, _ in step.placements] for step in steps}
        kind = placed[regions[0]][0]
        return True if any(kind not in placed.get(r, ()) for r in regions) else None
    settled = [tribe for step in steps for _, tribe, _ in step.placements]
    left = {each for each in among if isinstance(each, Tribe) and each not in settled}
    return True if left and left - won(steps) else None


def _plan(
    mind: Mind,
    s: State,
    warbands: tuple[Priority, ...],
    settling: tuple[Priority, ...],
    lend: Callable[[State], bool],
    thrift: "Thrift | None",
) -> list[RallyStep]:
    t, faction, steps = s.copy(), mind.faction, list[RallyStep]()
    stages = ((CITADEL, settling), (ALLY, settling), (WARBANDS, warbands))
    costs = _open(t, faction)
    for kind, priorities in stages:
        if lend(t) or (kind == ALLY and steps):
            costs = _open(t, faction)  # a Citadel frees a disc; every other placement leaves less to place
        while wanted := _wanted(mind, t, _left(t, faction, costs), kind):
            for region in _next(mind, t, wanted, kind, priorities, thrift, costs) if len(wanted) > 1 else wanted:
                steps.append(_rally(mind, t, region, kind, costs))
            if kind != WARBANDS and lend(t):
                costs = _open(t, faction)
    return steps


def _next(
    mind: Mind,
    t: State,
    wanted: Wanted,
    kind: str,
    priorities: tuple[Priority, ...],
    thrift: "Thrift | None",
    costs: Costs,
) -> list[Region]:
    """Where to Rally next; told only where it matters. Warbands, where there are enough for all, or for all that are
    equal, change nothing for other Regions: they come to all of these, one Region after the other."""
    regions = list(wanted)
    trials = [Trial(r, t, regions) for r in regions]
    if _is_enough(mind, t, wanted, kind, costs):
        if kind == WARBANDS:
            trials.sort(key=lambda trial: [each.score(mind, trial) for each in priorities], reverse=True)
            return [trial.region for trial in trials]
        return [mind.muse(partial(mind.choose, trials, *priorities)).region]
    if mind.tells:
        _tell_scarcity(mind, t, regions, kind)
    frugal = thrifty(thrift, t, mind.faction, wanted, costs) if thrift and kind == WARBANDS else ()
    best = mind.narrow(trials, *frugal, *priorities)
    equal = {trial.region: wanted[trial.region] for trial in best}
    if kind == WARBANDS and not (frugal or t.shared) and _is_enough(mind, t, equal, kind, costs):
        return list(equal)
    return [mind.pick(best).region]


class Trial(NamedTuple):
    """A candidate Region on the board as it will be, and all of them."""

    region: Region
    board: State
    regions: list[Region]

    @property
    def phrase(self) -> object:
        return self.region


def cheapness(mind: Mind, trial: Trial) -> int:
    """The less a Rally there costs, the more."""
    return -SHEETS[RALLY].cost(trial.board, mind.faction, trial.region)


class Thrift(NamedTuple):
    """The name of the priority, and what counts before the number of Warbands: whether a Region gains it."""

    key: str
    gains: Callable[[State, Region], bool] = lambda board, region: False


A_GAIN = 100  # more than any number of Warbands


def thrifty(thrift: Thrift, t: State, faction: Faction, wanted: Wanted, costs: Costs) -> tuple[Priority, ...]:
    """If not all can be paid for: what could be had in all if this Region were one of them."""
    if _can_afford(t, faction, wanted, costs):
        return ()
    worth = {r: A_GAIN * thrift.gains(t, r) + n for r, n in wanted.items()}

    def most(mind: Mind, trial: Trial) -> int:
        others = [(costs[r], worth[r]) for r in wanted if r is not trial.region]
        rest = _most_for(t.resources[faction] - costs[trial.region], others)
        gains, bands = divmod(worth[trial.region] + rest, A_GAIN)
        return A_GAIN * gains + min(bands, available_bands(t, faction))

    return (Priority(thrift.key, most),)


def _most_for(purse: int, wares: list[tuple[int, int]]) -> int:
    """The most that can be had for so much."""
    best = [0] * (purse + 1)
    for cost, worth in wares:
        best = [max(each, best[i - cost] + worth if i >= cost else 0) for i, each in enumerate(best)]
    return best[purse]


def _is_enough(mind: Mind, t: State, wanted: Wanted, kind: str, costs: Costs) -> bool:
    """Whether Resources and pieces suffice for all these Regions, so that their order is all one; 38 own Warbands,
    where others are shared."""
    if t.limited or is_frost(mind, t) or (t.shared and kind != WARBANDS):
        return False
    return _can_afford(t, mind.faction, wanted, costs) and _suffices(t, mind.faction, wanted, kind)


def _can_afford(t: State, faction: Faction, regions: Iterable[Region], costs: Costs) -> bool:
    return sum([costs[r] for r in regions]) <= t.resources[faction]


def _tell_scarcity(mind: Mind, t: State, regions: list[Region], kind: str) -> None:
    faction = mind.faction
    cost = sum([SHEETS[RALLY].cost(t, faction, r) for r in regions])
    if t.resources[faction] < cost:
        mind.walk.note("rally.scarce.resources", mind.walk.rule, t.resources[faction], len(regions), cost)
    elif not _suffices(t, faction, _room(t, faction, regions, kind), kind):
        left, wanted = _stock(t, faction, kind), tuple(_wish(t, faction, r, kind) for r in regions)
        mind.walk.note(f"rally.scarce.{kind.removeprefix('place_')}", mind.walk.rule, left, wanted)


def _wish(t: State, faction: Faction, region: Region, kind: str) -> Phrase | Region:
    """A Region, and how many Warbands it could take."""
    return numbered(region, levy(t, faction, region)) if kind == WARBANDS else region


def _stock(t: State, faction: Faction, kind: str) -> int:
    """So many are Available of what is placed."""
    return AVAILABLE[kind](t, faction)


def _suffices(t: State, faction: Faction, wanted: Wanted, kind: str) -> bool:
    return sum(wanted.values()) <= _stock(t, faction, kind)


def _open(t: State, faction: Faction) -> Costs:
    """Where a Rally is possible, and what it costs there."""
    cost = SHEETS[RALLY].cost
    return {r: cost(t, faction, r) for r in regions_left(t, faction, RALLY)}


def _left(t: State, faction: Faction, costs: Costs) -> list[Region]:
    """Those that can still be selected and paid for; 2.3.5 a Limited Command has its one Region."""
    selected, purse = t.selected, t.resources[faction]
    if selected and t.limited:
        return []
    return [r for r, cost in costs.items() if cost <= purse and not selected & r.mask]


def _wanted(mind: Mind, t: State, regions: list[Region], kind: str) -> Wanted:
    """8.4.4 Not upon Frost what brings a player to victory."""
    wanted = _room(t, mind.faction, regions, kind)
    if not wanted or not is_frost(mind, t):
        return wanted
    return {r: n for r, n in wanted.items() if not _is_barred(mind, t, r, kind)}


def _is_barred(mind: Mind, t: State, region: Region, kind: str) -> bool:
    after = t.copy()
    _place(mind, after, region, kind, dry=True)
    return is_barred(mind, t, after)


def _room(t: State, faction: Faction, regions: list[Region], kind: str) -> Wanted:
    """How many pieces of the kind each of these Regions could take, where any."""
    if kind == WARBANDS:
        return {r: n for r in regions if (n := levy(t, faction, r))}
    if not _stock(t, faction, kind):
        return {}
    if kind == CITADEL:
        return {r: 1 for r in regions if citadel_sites(t, r, faction)}
    return {r: 1 for r in regions if _sites(t, faction, r)}


def _rally(mind: Mind, t: State, region: Region, kind: str, costs: Costs) -> RallyStep:
    spend(t, mind.faction, costs[region])
    t.selected |= region.mask
    placements = [_place(mind, t, region, kind)]
    if is_vercingetorix_here(t, mind.faction, region):
        others = (WARBANDS,) if kind != WARBANDS else (CITADEL, ALLY)
        placements += [_place(mind, t, region, other) for other in others][:1]
    elif kind != WARBANDS and (extra := _more_beside(t, mind.faction, region)):
        placements.append((WARBANDS, None, _place_bands(t, mind.faction, region, extra)))
    return RallyStep(region, tuple([p for p in placements if p is not None]))


def levy(t: State, faction: Faction, region: Region) -> int:
    """How many Warbands a Rally for them brings; A3.4.1 the Germans at home one more."""
    return germanic_levy(t, region) if faction is GERMANS else warband_limit(t, faction, region)


def _more_beside(t: State, faction: Faction, region: Region) -> int:
    """And how many beside an Ally or a Citadel."""
    return reinforcement(t, region) if faction is GERMANS else more_beside(t, faction, region)


def _place(mind: Mind, t: State, region: Region, kind: str, dry: bool = False) -> tuple[str, Tribe | None, int] | None:
    """Place on the imagined board what this kind of Rally places there, if it can."""
    faction = mind.faction
    if kind == WARBANDS:
        n = levy(t, faction, region)
        return (kind, None, _place_bands(t, faction, region, n)) if n else None
    sites = citadel_sites(t, region, faction) if kind == CITADEL else _sites(t, faction, region)
    if not sites:
        return None
    tribe = sites[0] if dry else mind.choose(sites, CITIES_FIRST)
    (place_citadel if kind == CITADEL else place_ally)(t, tribe, faction)
    return (kind, tribe, 1)


def rallied(s: State, faction: Faction, steps: list[RallyStep]) -> State:
    """The board after the Rally."""
    t = s.copy()
    for region, placements in steps:
        spend(t, faction, SHEETS[RALLY].cost(t, faction, region))
        for kind, tribe, n in placements:
            if tribe is None:
                _place_bands(t, faction, region, n)
            else:
                (place_citadel if kind == CITADEL else place_ally)(t, tribe, faction)
    return t


def _place_bands(t: State, faction: Faction, region: Region, n: int) -> int:
    """Own ones as far as Available, then those that act as the Faction's (38)."""
    placed = place_bands(t, region, faction, n)
    for lender in lenders(t, faction, region):
        placed += place_bands(t, region, lender, n - placed)
    return placed


def _sites(t: State, faction: Faction, region: Region) -> list[Tribe]:
    return ally_sites(t, region, faction) if may_place_ally(t, faction, region) else []


class RallyAnswers:
    """Rally outside of a plan: 3.2.3 the free Rally of resentment, and Events. The same order (8.2.3)."""

    def free_rally(self, mind: Mind, ask: Ask) -> Option:
        regions = [REGION[str(option.noun)] for option in named(ask, "region")]
        select = mind.begin_with if _is_plenty(mind, regions) else mind.choose
        return select(regions, BEST_RALLY).option

    def rally(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, Option(CITADEL), Option(ALLY), Option(WARBANDS))

    def rally_more(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, Option(CITADEL), Option(ALLY), Option(WARBANDS), DONE)

    def ally_at(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose([TRIBE[str(option.noun)] for option in named(ask, "tribe")], CITIES_FIRST).option

    def citadel_at(self, mind: Mind, ask: Ask) -> Option:
        return self.ally_at(mind, ask)

    def warbands(self, mind: Mind, ask: Ask) -> Option:
        """As many as can be; 38 those that are not Available of the Faction's own are the other's."""
        option, region = most(ask), ask.about[0]
        assert isinstance(region, Region)
        own, n = available_bands(mind.s, mind.faction), int(option.noun or 0)
        if n > own and mind.faction is AEDUI:
            mind.walk.note("rally.lent", "8.6.8", region, own, n - own)
        return option


def _is_plenty(mind: Mind, regions: list[Region]) -> bool:
    """Whether there are pieces for a free Rally in all these Regions, in whatever order."""
    kinds = (WARBANDS, ALLY, CITADEL)
    by_kind = {kind: [r for r in regions if kinds[_rally_rank(mind, r)] == kind] for kind in kinds}
    rooms = {kind: _room(mind.s, mind.faction, found, kind) for kind, found in by_kind.items()}
    return all(_suffices(mind.s, mind.faction, room, kind) for kind, room in rooms.items())


def _rally_rank(mind: Mind, region: Region) -> int:
    if citadel_sites(mind.s, region, mind.faction):
        return 2
    return int(bool(_sites(mind.s, mind.faction, region)))


BEST_RALLY = Priority("priority.rally_order", _rally_rank)
