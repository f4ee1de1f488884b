"""8.5.3 Rally, 8.5.4 Raid."""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.commands.rally import warband_limit
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import BELGAE, Region
from alesia.games.falling_sky.nonplayers.belgae.enlist import Guide, find_germanic
from alesia.games.falling_sky.nonplayers.belgae.rampage import RampagePlan, find_rampage
from alesia.games.falling_sky.nonplayers.belgae.threat import would_add_control
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.raiding import RaidPlan, foresee_raid, plan_raid, tell_victims
from alesia.games.falling_sky.nonplayers.rallying import ALLY, CITADEL, WARBANDS, RallyPlan, Thrift, Trial, plan_rally
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of
from alesia.nonplayers.mind import Priority

POOR, SURE = 4, 4  # fewer Resources than this; a die that does not exceed this
WORTH_A_RALLY, WORTH_A_RAID = 3, 2  # Warbands; Resources


def rampage_or_enlist(mind: Mind) -> RampagePlan | Guide | None:
    """After Rally or Raid."""
    if not mind.s.grants:
        return None
    return find_rampage(mind) or find_germanic(mind)


# ---- 8.5.3 Rally ------------------------------------------------------------------------------------------------


class BelgicRally(RallyPlan):
    def find_ability(self, mind: Mind) -> RampagePlan | Guide | None:
        return rampage_or_enlist(mind)


def _gains_control(board: State, region: Region) -> bool:
    return would_add_control(board, region, more=warband_limit(board, BELGAE, region))


def _adds_control(mind: Mind, trial: Trial) -> int:
    return _gains_control(trial.board, trial.region)


def _warbands(mind: Mind, trial: Trial) -> int:
    return warband_limit(trial.board, BELGAE, trial.region)


def _cheapness(mind: Mind, trial: Trial) -> int:
    return -SHEETS[RALLY].cost(trial.board, BELGAE, trial.region)


CONTROL_FIRST = Priority("belgae.rally.control_first", _adds_control)
MOST_WARBANDS = Priority("belgae.rally.most_warbands", _warbands)
CHEAPEST_FIRST = Priority("belgae.rally.cheapest_first", _cheapness)
THRIFT = Thrift("belgae.rally.most_for_the_purse", _gains_control)  # 8.4 Control in the most Regions, the most Warbands


def is_rally_worthwhile(mind: Mind) -> bool:
    """B4 An Ally, a Citadel, three Warbands or any Control? Which of equal Regions and Tribes, the box says."""
    draft = _draft(mind, ahead=True)
    settled, warbands = (draft.placed(CITADEL), draft.placed(ALLY)), draft.placed(WARBANDS)
    pays = any(settled) or warbands >= WORTH_A_RALLY
    gained = 0 if pays and not mind.tells else _controls_added(mind, draft)
    purse = (mind.s.resources[BELGAE], available_bands(mind.s, BELGAE))
    return mind.checks("why.belgae.rally", pays or gained > 0, *settled, warbands, gained, *purse)


def _draft(mind: Mind, ahead: bool = False) -> BelgicRally:
    order = (CONTROL_FIRST, MOST_WARBANDS, CHEAPEST_FIRST)
    return BelgicRally(plan_rally(mind, *order, settling=(CHEAPEST_FIRST,), thrift=THRIFT, ahead=ahead))


def _controls_added(mind: Mind, draft: BelgicRally) -> int:
    """In how many Regions; a Citadel, which takes the place of an Ally (3.3.1), is no piece more."""
    placed = {step.region: sum(n for kind, _, n in step.placements if kind != CITADEL) for step in draft.steps}
    return sum([would_add_control(mind.s, region, more=n) for region, n in placed.items()])


def think_rally(mind: Mind) -> BelgicRally | None:
    """Wherever a piece can be placed."""
    draft = _draft(mind)
    if not draft.steps:
        mind.impossible("why.belgae.no_rally", mind.s.resources[BELGAE])
    return draft if draft.steps else None


# ---- 8.5.4 Raid -------------------------------------------------------------------------------------------------


class BelgicRaid(RaidPlan):
    def find_ability(self, mind: Mind) -> RampagePlan | Guide | None:
        return rampage_or_enlist(mind)


def is_raid_wanted(mind: Mind) -> bool:
    """B5 Fewer than four Resources, and a roll of 1-4?"""
    poor = mind.checks("why.belgae.resources", mind.s.resources[BELGAE] < POOR, mind.s.resources[BELGAE])
    return poor and mind.roll_once("belgae.raid", "8.5.4") <= SURE


def think_raid(mind: Mind) -> BelgicRaid | None:
    """Players, Romans then Aedui then the others; then from nobody. Only if it brings two Resources."""
    victims = mind.players(targets_of(mind.s, BELGAE))
    gained = foresee_raid(mind, [*victims, None])
    if not mind.checks("why.belgae.raid", gained >= WORTH_A_RAID, gained, mind.s.resources[BELGAE]):
        mind.worthless("why.belgae.raid_too_little")
        return None
    tell_victims(mind, victims)
    return BelgicRaid(plan_raid(mind, [*victims, None]), [*victims, None])
