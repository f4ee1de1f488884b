"""8.6.3 Rally of the Non-player Aedui."""

from collections.abc import Hashable
from functools import partial

from alesia.games.falling_sky.available import available_bands, on_map
from alesia.games.falling_sky.board import ally_sites, citadel_sites
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.commands.rally import may_place_ally, warband_limit
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, BANDS, ROMANS, Region, Tribe
from alesia.games.falling_sky.nonplayers.aedui.abilities import AeduiPlan
from alesia.games.falling_sky.nonplayers.aedui.suborn import sure_allies
from alesia.games.falling_sky.nonplayers.aedui.trade import might_trade
from alesia.games.falling_sky.nonplayers.diviciacus import are_lent, for_abilities, with_auxilia
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import regions_left
from alesia.games.falling_sky.nonplayers.rallying import (
    ALLY,
    CITADEL,
    WARBANDS,
    RallyPlan,
    RallyStep,
    Trial,
    plan_rally,
    rallied,
)
from alesia.games.falling_sky.sharing import set_shared, shareable
from alesia.games.falling_sky.state import State, end_sharing
from alesia.kernel.ask import Ask, Option, act
from alesia.nonplayers.mind import Priority

FEW_WARBANDS = 5
ENOUGH_PIECES = 3


class AeduiRally(RallyPlan, AeduiPlan):
    """Rally, then Trade or Suborn."""

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        """The next Region that can be Rallied, or could be once Auxilia are shared there."""
        for step in self.steps:
            option = act("rally", step.region).option
            open_ = option in ask.options or (self._could_share(mind, ask, step) and _needs_auxilia(mind.s, step))
            if open_ and not mind.s.selected & step.region.mask:
                return option
        return None

    def _could_share(self, mind: Mind, ask: Ask, step: RallyStep) -> bool:
        return act("share", step.region).option in ask.options and are_lent(mind, mind.s)

    def shares(self, mind: Mind, step: Option) -> bool:
        """8.6.8 Only Non-player Romans are asked, and only where the Aedui cannot do what they want without."""
        here = [each for each in self.steps if each.region.name == step.noun]
        return are_lent(mind, mind.s) and any(_needs_auxilia(mind.s, each) for each in here)


def _needs_auxilia(s: State, step: RallyStep) -> bool:
    """More pieces are to be placed than Warbands are Available, or an Ally where only Auxilia give Control."""
    for kind, _, n in step.placements:
        if kind == WARBANDS and n > available_bands(s, AEDUI):
            return True
        if kind == ALLY and not may_place_ally(s, AEDUI, step.region):
            return True
    return False


MOST_WARBANDS = Priority(
    "aedui.rally.most_warbands", lambda mind, trial: warband_limit(trial.board, AEDUI, trial.region)
)


def should_rally(mind: Mind) -> bool:
    """A5 Fewer than five Warbands on the map, or Rally would place a Citadel, an Ally, or three pieces."""
    there = sum(on_map(mind.s, AEDUI, kind) for kind in BANDS)
    if mind.checks("check.aedui.few_warbands", there < FEW_WARBANDS, there):
        return True
    s = with_auxilia(mind)
    regions = regions_left(s, AEDUI, RALLY)
    if settling := [r for r in regions if citadel_sites(s, r, AEDUI) or _would_ally(s, r)]:
        return mind.checks("check.aedui.rally_settles", True, tuple(settling))
    bands = _warbands(s, regions)
    return mind.checks("check.aedui.rally_places", bands >= ENOUGH_PIECES, bands)


def _would_ally(s: State, region: Region) -> bool:
    return may_place_ally(s, AEDUI, region) and bool(ally_sites(s, region, AEDUI))


def _warbands(s: State, regions: list[Region]) -> int:
    """How many a Rally places in the Regions that it can pay for (2.3.5 in one), in the order that places most."""
    return _most(s, regions, available_bands(s, AEDUI), available_bands(s, ROMANS), _payable(s, regions))


def _payable(s: State, regions: list[Region]) -> int:
    """How many Regions; each costs the same (the Aedui do not Rally where there is Devastation)."""
    cost = SHEETS[RALLY].cost(s, AEDUI, regions[0]) if regions else 0
    return min(len(regions), 1 if s.limited else len(regions), s.resources[AEDUI] // cost if cost else len(regions))


def _most(s: State, regions: list[Region], own: int, auxilia: int, slots: int) -> int:
    """38 Where Auxilia are shared they are placed once no Warbands are left, so that these go to other Regions first:
    the most fruitful so many of those, and so many where they are shared."""
    alone = sorted([warband_limit(s, AEDUI, r) for r in regions if not s.shared & r.mask], reverse=True)
    shared = sorted([warband_limit(s, AEDUI, r) for r in regions if s.shared & r.mask], reverse=True)
    best = 0
    for n in range(min(slots, len(alone)) + 1):
        first = min(own, sum(alone[:n]))
        best = max(best, first + min(sum(shared[: slots - n]), own - first + auxilia))
    return best


def _in_all(mind: Mind, trial: Trial) -> int:
    """8.4 How many pieces can be placed in all if this Region comes next; 38 that hangs on the order only where Auxilia
    are shared."""
    s, here = trial.board, trial.region
    if not s.shared:
        return 0
    n = warband_limit(s, AEDUI, here)
    own = max(0, available_bands(s, AEDUI) - n)
    auxilia = available_bands(s, ROMANS) - max(0, n - available_bands(s, AEDUI))
    others = [r for r in trial.regions if r is not here]
    return n + _most(s, others, own, auxilia, _payable(s, trial.regions) - 1)


MOST_IN_ALL = Priority("aedui.rally.most_in_all", _in_all)


def rally(mind: Mind) -> AeduiRally | None:
    """A_RALLY Citadels, then Allies, then Warbands, wherever a piece can be placed."""
    lend, end, won = partial(_lend, mind), partial(_end, mind), partial(_suborned, mind)
    steps = plan_rally(mind, MOST_IN_ALL, MOST_WARBANDS, lend=lend, end=end, won=won)
    if not steps:
        mind.impossible("why.no_rally", AEDUI, mind.s.resources[AEDUI])
    return AeduiRally(steps) if steps else None


def _end(mind: Mind, steps: list[RallyStep]) -> Hashable:
    """What is placed where; it is all one which Tribes are won by the Rally, and which are sure to be by the Suborn
    that follows on it."""
    won = {tribe for step in steps for kind, tribe, _ in step.placements if kind == ALLY}
    if not won or not mind.s.grants:
        return frozenset(steps)
    placed = [(step.region, kind, n, kind == CITADEL and tribe) for step in steps for kind, tribe, n in step.placements]
    return frozenset(placed), frozenset(won | _suborned(mind, steps))


def _suborned(mind: Mind, steps: list[RallyStep]) -> frozenset[Tribe]:
    """Which Tribes are sure to be won by Suborn after that Rally, if it follows."""
    if not mind.s.grants:
        return frozenset()
    before, board = mind.s, rallied(mind.s, AEDUI, steps)
    mind.s = board
    trades = might_trade(mind)
    mind.s = before
    return frozenset() if trades else sure_allies(mind, for_abilities(board))


def _lend(mind: Mind, board: State) -> bool:
    """8.6.8, 8.8.8 Whether the imagined board has changed: Auxilia act as Warbands while Non-player Romans agree."""
    before = board.shared
    if not (before or shareable(board, AEDUI)):
        return False
    end_sharing(board)
    for region in shareable(board, AEDUI) if are_lent(mind, board) else ():
        set_shared(board, AEDUI, region)
    return board.shared != before
