"""8.7.1 Devastate and Entreat: where, whom, and in what order, thought through before the first Region."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import DEVASTATE, ENTREAT, may_use
from alesia.games.falling_sky.abilities.devastate import devastate_regions, hunger, starving
from alesia.games.falling_sky.abilities.entreat import COST, entreat_regions, win_over
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, bands, count, leader_region, may_hold, own_pieces, remove
from alesia.games.falling_sky.components import (
    AEDUI,
    ALLY,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    HIDDEN,
    LEGION,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    SCOUTED,
    WINTER,
    Faction,
    Piece,
    Region,
    Tribe,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.tracks import price, spend
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, offered

# ---- Devastate --------------------------------------------------------------------------------------------------


class DevastatePlan(AbilityPlan):
    """Devastate these Regions."""

    name = "Devastate"

    def __init__(self, regions: Sequence[Region]) -> None:
        self.regions = regions

    def devastate(self, mind: Mind, ask: Ask) -> Option:
        return offered(ask, *[region.option for region in self.regions]) or DONE


class Famine(NamedTuple):
    """How many pieces a Devastation takes from each Faction, and whether a Legion must be among them."""

    losses: tuple[int, ...]
    legion: bool

    @property
    def told(self) -> tuple[object, ...]:
        """Romans, what is sure among them (1 a Legion, 2 a Legion or two Auxilia), Aedui, all others, Arverni."""
        mine, hostile = self.losses[ARVERNI], self.losses[ROMANS] + self.losses[AEDUI]
        sure = 1 if self.legion else 2 * (self.losses[ROMANS] >= 2)
        return (self.losses[ROMANS], sure, self.losses[AEDUI], sum(self.losses) - mine - hostile, mine)

    @property
    def is_wanted(self) -> bool:
        """A Legion or two Auxilia (of two Roman pieces either is one, or both are the other), or else some enemy and
        as many Romans and Aedui as Arverni."""
        hostile = self.losses[ROMANS] + self.losses[AEDUI]
        enemies = sum(self.losses) - self.losses[ARVERNI]
        return self.legion or self.losses[ROMANS] >= 2 or (enemies > 0 and hostile >= self.losses[ARVERNI])


def famine(s: State, region: Region) -> Famine:
    """4.3.2 One in four Arverni Warbands, one in three of all others; Romans would rather lose Auxilia."""
    numbers = [hunger(s, f, region) for f in FACTIONS]
    return Famine(tuple(numbers), numbers[ROMANS] > bands(s, region, ROMANS))


def choose_famines(mind: Mind, board: State) -> list[Region]:
    """V_DEVASTATE The Regions, each told with what it would cost whom."""
    found = {region: famine(board, region) for region in devastate_regions(board)}
    if not found:
        mind.impossible("why.no_leader" if leader_region(board, ARVERNI) is None else "why.no_devastation")
    hungry = {region: each for region, each in found.items() if any(each.losses)}
    for region, each in hungry.items() if mind.tells else ():
        mind.walk.note("arverni.devastate.would", "8.7.1", region, *each.told, each.is_wanted)
    wanted = [region for region, each in hungry.items() if each.is_wanted]
    if found and not wanted:
        mind.worthless("why.poor_devastation", bool(hungry))
    return wanted


def worth_devastating(board: State) -> list[Region]:
    """Every Region where a Devastation does what 8.7.1 asks for. It cannot help any player to victory (8.4.4): under
    Arverni Control nobody else gains Control by it."""
    return [r for r in devastate_regions(board) if famine(board, r).is_wanted]


def starved(board: State, regions: Sequence[Region]) -> State:
    """The board after these Devastations: owners give up what they would place last (8.4.1)."""
    t = board.copy()
    for region in regions:
        losses = famine(t, region).losses
        for faction in FACTIONS:
            _starve(t, faction, region, losses[faction])
        t.devastated = altered(t.devastated, region, 1)
    return t


def _starve(t: State, faction: Faction, region: Region, n: int) -> None:
    kinds = {p.kind: p for p in starving(faction)}
    for kind in (SCOUTED, REVEALED, HIDDEN, LEGION):
        gone = min(n, count(t, region, faction, kind)) if kind in kinds else 0
        if gone:
            remove(t, region, kinds[kind], gone)
            n -= gone


# ---- Entreat ----------------------------------------------------------------------------------------------------


class Plea(NamedTuple):
    """One Region, the piece or Tribe to be won over there, and the priority that says so."""

    region: Region
    target: Piece | Tribe
    key: str = ""


class EntreatPlan(AbilityPlan):
    """Entreat Region by Region."""

    name = "Entreat"

    def __init__(self, pleas: Sequence[Plea]) -> None:
        self.pleas = list(pleas)
        self.now: Plea | None = None

    def entreat(self, mind: Mind, ask: Ask) -> Option:
        while self.pleas:
            self.now = self.pleas.pop(0)
            if self.now.region.option in ask.options:
                mind.walk.note(self.now.key, "8.7.1", self.now.region, self.now.target)
                _tell_allies_left(mind, self.now)
                return self.now.region.option
        return DONE

    def entreat_target(self, mind: Mind, ask: Ask) -> Option | None:
        return None if self.now is None else offered(ask, self.now.target.option)


def _tell_allies_left(mind: Mind, plea: Plea) -> None:
    """Why no Ally there is won over, though Allies come first."""
    left = [t for t in plea.region.tribes if ally_owner(mind.s, t) in ENTREATED and t is not plea.target]
    if not left or isinstance(plea.target, Tribe):
        return
    if not controls(mind.s, ARVERNI, plea.region):
        mind.walk.note("arverni.entreat.no_control", "8.7.1", plea.region, tuple(left))
    elif not available_allies(mind.s, ARVERNI):
        mind.walk.note("arverni.entreat.no_ally", "8.7.1", plea.region, tuple(left))


ENTREATED = (AEDUI, BELGAE, GERMANS)  # whose Allies are replaced
Found = dict[Region, list[Piece | Tribe]]  # whatever can be won over there
Targets = Callable[[Mind, State, Sequence[Region]], Found]


def _allies_to_replace(owner: Faction) -> Targets:
    """Allied Tribes of one Faction that can become Arverni ones."""

    def found(mind: Mind, t: State, regions: Sequence[Region]) -> Found:
        if not available_allies(t, ARVERNI):
            return {}
        held = [r for r in regions if controls(t, ARVERNI, r)]
        theirs = ALLY + owner
        return {r: [each for each in r.tribes if t.tribes[each] == theirs and may_hold(t, each, ARVERNI)] for r in held}

    return found


def _bands_of(owner: Faction, *, replace: bool) -> Targets:
    """The Warbands or Auxilia of one Faction, Hidden first; to be replaced, or removed once no Warband is Available."""

    def found(mind: Mind, t: State, regions: Sequence[Region]) -> Found:
        if (available_bands(t, ARVERNI) > 0) is not replace:
            return {}
        return {r: [*own_pieces(t, r, OWN_BANDS[owner])[:1]] for r in regions}

    return found


def _allies_of_players(mind: Mind, t: State, regions: Sequence[Region]) -> Found:
    """What can only be removed."""
    owners = [f for f in (AEDUI, BELGAE) if mind.is_player(f)]
    held = [r for r in regions if controls(t, ARVERNI, r)] if owners else []
    return {r: [tribe for tribe in r.tribes if ally_owner(t, tribe) in owners] for r in held}


STAGES: tuple[tuple[str, Targets], ...] = (
    ("arverni.entreat.aedui_allies", _allies_to_replace(AEDUI)),
    ("arverni.entreat.belgic_allies", _allies_to_replace(BELGAE)),
    ("arverni.entreat.germanic_allies", _allies_to_replace(GERMANS)),
    ("arverni.entreat.replace_auxilia", _bands_of(ROMANS, replace=True)),
    ("arverni.entreat.replace_aedui", _bands_of(AEDUI, replace=True)),
    ("arverni.entreat.remove_auxilia", _bands_of(ROMANS, replace=False)),
    ("arverni.entreat.remove_aedui", _bands_of(AEDUI, replace=False)),
    ("arverni.entreat.player_allies", _allies_of_players),
)


def plan_entreat(
    mind: Mind, board: State, spoils: Callable[[State], bool] = lambda after: False
) -> tuple[list[Plea], State]:
    """The pleas in the order of 8.7.1, as many as can be paid for, and the board after them; 8.4.4 none upon Frost
    that would spoil what is to follow."""
    regions = entreat_regions(board)
    if not regions:
        return [], board
    think = partial(_pleas, mind, board, regions, spoils)
    return mind.settle(think, lambda found: frozenset(found[0]), is_clear=_is_clear, are_alike=_are_alike)


def _is_clear(found: tuple[list[Plea], State], among: Sequence[object]) -> bool | None:
    """It is if not all of these Regions are Entreated by the same priority."""
    keys = {plea.region: plea.key for plea in found[0]}
    by = {keys.get(each) for each in among if isinstance(each, Region)}
    return True if len(by) > 1 else None


def _are_alike(found: tuple[list[Plea], State], lots: Sequence[Sequence[object]]) -> bool:
    """Where all of them are Entreated in the end, nothing hangs on which comes first, unless upon Frost."""
    return found[1].next_card != WINTER and all(isinstance(lot[0], Region) for lot in lots)


def _pleas(
    mind: Mind, board: State, regions: Sequence[Region], spoils: Callable[[State], bool]
) -> tuple[list[Plea], State]:
    t, left, pleas = board.copy(), list(regions), list[Plea]()
    for key, targets in STAGES:
        while plea := _next_plea(mind, t, left, key, targets, spoils):
            left.remove(plea.region)
            pleas.append(plea)
            _plead(t, plea)
    return pleas, t


def _next_plea(
    mind: Mind, t: State, left: list[Region], key: str, targets: Targets, spoils: Callable[[State], bool]
) -> Plea | None:
    if not left or t.resources[ARVERNI] < price(t, COST):
        return None
    every = targets(mind, t, left)
    found = {r: allowed for r, each in every.items() if each and (allowed := _unbarred(mind, t, r, each, spoils))}
    if not found:
        return None
    region = mind.pick(list(found))
    tribes = [target for target in found[region] if isinstance(target, Tribe)]
    return Plea(region, mind.choose(tribes, CITIES_FIRST) if tribes else found[region][0], key)


def _unbarred(
    mind: Mind, t: State, region: Region, found: list[Piece | Tribe], spoils: Callable[[State], bool]
) -> list[Piece | Tribe]:
    """8.4.4 Not upon Frost what brings a player to victory."""
    if t.next_card != WINTER:
        return found
    boards = [(target, _pleaded(t, Plea(region, target))) for target in found]
    return [target for target, after in boards if not is_barred(mind, t, after) and not spoils(after)]


def _pleaded(t: State, plea: Plea) -> State:
    after = t.copy()
    win_over(after, plea.region, plea.target)
    return after


def _plead(t: State, plea: Plea) -> None:
    spend(t, ARVERNI, price(t, COST))
    win_over(t, plea.region, plea.target)


# ---- which of them ----------------------------------------------------------------------------------------------


def devastate_or_entreat(mind: Mind) -> AbilityPlan | None:
    """The boxes of the Special Abilities, as they are after Rally, Raid or March."""
    if mind.s.crossed_sea:
        mind.walk.note("arverni.across_the_sea", "4.1.3")
    if mind.s.crossed_sea or not may_use(mind.s, DEVASTATE):
        return None
    return mind.consider("V_DEVASTATE", "8.7.1", devastate) or mind.consider("V_ENTREAT", "8.7.1", entreat)


def devastate(mind: Mind) -> AbilityPlan | None:
    regions = choose_famines(mind, mind.s)
    return DevastatePlan(regions) if regions else None


def entreat(mind: Mind) -> AbilityPlan | None:
    if not may_use(mind.s, ENTREAT):
        return None
    pleas, _ = plan_entreat(mind, mind.s)
    return entreat_by(mind, pleas)


def entreat_by(mind: Mind, pleas: Sequence[Plea]) -> AbilityPlan | None:
    """V_ENTREAT With these pleas, or why there are none."""
    if not pleas:
        mind.impossible(*_why_no_plea(mind.s))
    return EntreatPlan(pleas) if pleas else None


def _why_no_plea(s: State) -> tuple[str, ...]:
    if s.resources[ARVERNI] < price(s, COST):
        return ("why.no_entreat.resources",)
    if leader_region(s, ARVERNI) is None:
        return ("why.no_leader",)
    return ("why.no_entreat.target" if entreat_regions(s) else "why.no_entreat.region",)


class AbilityAnswers:
    """Special Abilities by Event, without a Command (8.2.3): the same priorities."""

    def devastate(self, mind: Mind, ask: Ask) -> Option:
        mind.ability = DevastatePlan(worth_devastating(mind.s))
        return mind.ability.devastate(mind, ask)

    def entreat(self, mind: Mind, ask: Ask) -> Option:
        pleas, _ = plan_entreat(mind, mind.s)
        mind.ability = EntreatPlan(pleas)
        return mind.ability.entreat(mind, ask)

    def entreat_target(self, mind: Mind, ask: Ask) -> Option:
        """What was foreseen is not there: the first of the order that is."""
        region = ask.about[0]
        assert isinstance(region, Region)
        found = [target.option for _, targets in STAGES for target in targets(mind, mind.s, [region]).get(region, ())]
        return offered(ask, *found) or mind.pick(ask.options)
