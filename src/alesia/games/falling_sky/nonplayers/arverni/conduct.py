"""8.7 The Non-player Arverni: their flowchart and their habits."""

from typing import ClassVar

from alesia.games.falling_sky.available import allies_and_citadels_on_map, available_bands
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY
from alesia.games.falling_sky.commands.rally import is_vercingetorix_here, warband_limit
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, ROMANS
from alesia.games.falling_sky.nonplayers.arverni.abilities import AbilityAnswers, devastate_or_entreat
from alesia.games.falling_sky.nonplayers.arverni.battle import plan_battle
from alesia.games.falling_sky.nonplayers.arverni.flight import plan_flight
from alesia.games.falling_sky.nonplayers.arverni.massing import plan_mass
from alesia.games.falling_sky.nonplayers.arverni.quarters import QuartersAnswers
from alesia.games.falling_sky.nonplayers.arverni.spreading import plan_spread
from alesia.games.falling_sky.nonplayers.arverni.threat import is_under_threat
from alesia.games.falling_sky.nonplayers.chart import Box, Chart, Diamond, chart
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.events.verdict import (
    CARNYX,
    is_declined,
    may_use_event,
    play_event,
    symbol,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import noun_of, worth
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, Pass
from alesia.games.falling_sky.nonplayers.raiding import RaidPlan, foresee_raid, plan_raid, tell_victims
from alesia.games.falling_sky.nonplayers.rallying import ALLY, CITADEL, RallyPlan, Thrift, Trial, cheapness, plan_rally
from alesia.games.falling_sky.state import SHADED
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority

FEW_WARBANDS, ENOUGH_SETTLED, ENOUGH_PIECES = 8, 2, 6
FEW_ALLIES, MANY_AVAILABLE = 5, 6
POOR, ENOUGH_GAINED, LIKELY = 3, 2, 4
VICTIMS = (ROMANS, AEDUI, BELGAE, None)
MOST_WARBANDS = Priority(
    "arverni.rally.most_warbands", lambda mind, trial: warband_limit(trial.board, ARVERNI, trial.region)
)
CHEAPEST_FIRST = Priority("arverni.rally.cheapest_first", cheapness)


def _warbands_besides(mind: Mind, trial: Trial) -> int:
    """3.3.1 Where Vercingetorix is, Warbands come with the Ally or Citadel at no further cost."""
    here = is_vercingetorix_here(trial.board, ARVERNI, trial.region)
    return warband_limit(trial.board, ARVERNI, trial.region) if here else 0


SETTLING = (CHEAPEST_FIRST, Priority("arverni.rally.with_warbands", _warbands_besides))


# ---- 8.7.2 Event ------------------------------------------------------------------------------------------------


def is_moved_by_event(mind: Mind) -> bool:
    """V2c: a Carnyx at the Arverni symbol, or a roll of 1-4."""
    if symbol(mind, mind.s.card) == CARNYX:
        mind.walk.note("arverni.event.carnyx", "8.2.1", mind.s.current_card)
        return True
    return mind.roll_once("arverni.event.roll", "8.7.2") <= LIKELY


# ---- 8.7.3 Rally ------------------------------------------------------------------------------------------------


class ArverniRally(RallyPlan):
    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        return devastate_or_entreat(mind)


THRIFT = Thrift("arverni.rally.most_for_the_purse")


def _draft_rally(mind: Mind, ahead: bool = False) -> ArverniRally:
    return ArverniRally(plan_rally(mind, MOST_WARBANDS, settling=SETTLING, thrift=THRIFT, ahead=ahead))


def plan_arverni_rally(mind: Mind) -> ArverniRally | None:
    """Citadels, then Allies, then the most Warbands."""
    plan = _draft_rally(mind)
    if not plan.steps:
        mind.impossible("why.no_rally", ARVERNI, mind.s.resources[ARVERNI])
    return plan if plan.steps else None


def is_rally_due(mind: Mind) -> bool:
    """V3: few Warbands on the map, or a Rally that places two Allies or Citadels, or six pieces."""
    there = war(mind.s).forces.bands[ARVERNI] - available_bands(mind.s, ARVERNI)
    if mind.checks("check.arverni.few_warbands", there <= FEW_WARBANDS, there):
        return True
    plan = _draft_rally(mind, ahead=True)
    settled, pieces = plan.placed(CITADEL) + plan.placed(ALLY), plan.pieces
    enough = settled >= ENOUGH_SETTLED or pieces >= ENOUGH_PIECES
    return mind.checks("check.arverni.rally_places", enough, settled, pieces)


# ---- 8.7.4-8.7.6 ------------------------------------------------------------------------------------------------


def must_spread(mind: Mind) -> bool:
    """V4: few Allies and Citadels on the map, or many Warbands Available."""
    settled, left = allies_and_citadels_on_map(mind.s, ARVERNI), available_bands(mind.s, ARVERNI)
    if mind.checks("check.arverni.few_allies", settled <= FEW_ALLIES, settled):
        return True
    return mind.checks("check.arverni.many_available", left >= MANY_AVAILABLE, left)


def must_raid(mind: Mind) -> bool:
    """V5: poor, and a roll of 1-4."""
    resources = mind.s.resources[ARVERNI]
    if not mind.checks("check.arverni.poor", resources <= POOR, resources):
        return False
    return mind.roll_once("arverni.raid.roll", "8.7.5") <= LIKELY


class ArverniRaid(RaidPlan):
    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        return devastate_or_entreat(mind)


def plan_arverni_raid(mind: Mind) -> ArverniRaid | None:
    """From Romans, Aedui, Belgae, whoever runs them, then from nobody; if that brings two Resources."""
    gained = foresee_raid(mind, [*VICTIMS])
    if gained < ENOUGH_GAINED:
        mind.worthless("why.poor_raid", gained)
        return None
    mind.walk.note("raid.brings", "8.7.5", gained)
    tell_victims(mind, VICTIMS)
    return ArverniRaid(plan_raid(mind, [*VICTIMS]), VICTIMS)


CHART = chart(
    Diamond("V1", "8.7.1", is_under_threat, "V_BATTLE", "V2"),
    Box("V_BATTLE", "8.7.1", plan_battle, "V_MARCH_THREAT", BATTLE),
    Box("V_MARCH_THREAT", "8.7.1", plan_flight, "V2", MARCH),
    Diamond("V2", "8.7.2", may_use_event, "V2b", "V3", own_turn=True),
    Diamond("V2b", "8.7.2", is_declined, "V3", "V2c", own_turn=True),
    Diamond("V2c", "8.7.2", is_moved_by_event, "V_EVENT", "V3", own_turn=True),
    Box("V_EVENT", "8.7.2", play_event, "V3"),
    Diamond("V3", "8.7.3", is_rally_due, "V_RALLY", "V4"),
    Box("V_RALLY", "8.7.3", plan_arverni_rally, "V_MARCH_SPREAD", RALLY),
    Diamond("V4", "8.7.4", must_spread, "V_MARCH_SPREAD", "V5"),
    Box("V_MARCH_SPREAD", "8.7.4", plan_spread, "V_RAID", MARCH),
    Diamond("V5", "8.7.5", must_raid, "V_RAID", "V_MARCH_MASS"),
    Box("V_RAID", "8.7.5", plan_arverni_raid, "PASS", RAID),
    Box("V_MARCH_MASS", "8.7.6", plan_mass, "V_RAID", MARCH),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class ArverniConduct(AbilityAnswers, QuartersAnswers, Conduct):
    faction = ARVERNI
    chart: ClassVar[Chart] = CHART
    start = "V1"
    side = SHADED

    def loss(self, mind: Mind, ask: Ask) -> Option:
        """8.7.8 Picked Warbands roll first; else as 8.4.1 has it."""
        elite = [option for option in ask.options if option.verb == "elite"]
        if not elite:
            return super().loss(mind, ask)
        return min(elite, key=lambda option: 0 if (what := noun_of(option)) is None else worth(mind.s, what))
