"""A8.7.3 Raid, A8.7.4 Rally."""

from collections.abc import Hashable
from typing import NamedTuple

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import is_home
from alesia.games.falling_sky.commands.base import RALLY
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, BELGAE, GERMANS, ROMANS, Faction
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.nonplayers.germans.intimidate import IntimidateAnswers, find_intimidate
from alesia.games.falling_sky.nonplayers.germans.settle import (
    Colony,
    SettlePlan,
    choose_colony,
    colonies,
    find_settle,
    no_colony,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.raiding import RaidPlan, foresee_raid, plan_raid, tell_victims
from alesia.games.falling_sky.nonplayers.rallying import (
    ALLY,
    WARBANDS,
    RallyPlan,
    RallyStep,
    Trial,
    cheapness,
    levy,
    plan_rally,
    rallied,
)
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.nonplayers.mind import Priority

POOR, SURE = 4, 4  # fewer Resources than this; a die that does not exceed this
WORTH_A_RALLY, WORTH_A_RAID = 4, 2  # Warbands; Resources

# ---- A8.7.3 Raid ------------------------------------------------------------------------------------------------

VICTIMS: list[Faction | None] = [ROMANS, AEDUI, BELGAE, None]


class GermanicRaid(IntimidateAnswers, RaidPlan):
    """Raid, then Intimidate."""

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        return find_intimidate(mind) if mind.s.grants else None


def is_raid_wanted(mind: Mind) -> bool:
    """G4 Fewer than four Resources, and a roll of 1-4?"""
    poor = mind.checks("why.germans.resources", mind.s.resources[GERMANS] < POOR, mind.s.resources[GERMANS])
    return poor and mind.roll_once("germans.raid", "A8.7.3") <= SURE


def think_raid(mind: Mind) -> GermanicRaid | None:
    """Romans, Aedui, Belgae, players or not; elsewhere from nobody. Only if it brings two Resources."""
    gained = foresee_raid(mind, VICTIMS, apart=True)
    if not mind.checks("why.germans.raid", gained >= WORTH_A_RAID, gained, mind.s.resources[GERMANS]):
        mind.worthless("why.germans.raid_too_little")
        return None
    tell_victims(mind, VICTIMS)
    return GermanicRaid(plan_raid(mind, VICTIMS, apart=True), VICTIMS)


# ---- A8.7.4 Rally -----------------------------------------------------------------------------------------------


class Draft(NamedTuple):
    """What is settled first, and the Rally then."""

    colony: Colony
    steps: list[RallyStep]


class GermanicRally(RallyPlan):
    """Settle, if that is possible, and Rally; else Settle afterwards."""

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft.steps)
        self.settled_first = draft.colony.regions

    def ability_comes_first(self, mind: Mind) -> bool:
        return bool(self.settled_first)

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        if self.settled_first:
            return SettlePlan(self.settled_first)
        return find_settle(mind) if mind.s.grants else None


def _is_at_home(mind: Mind, trial: Trial) -> int:
    return is_home(trial.board, GERMANS, trial.region)


def _warbands(mind: Mind, trial: Trial) -> int:
    return levy(trial.board, GERMANS, trial.region)


AT_HOME_FIRST = Priority("germans.rally.at_home_first", _is_at_home)
MOST_WARBANDS = Priority("germans.rally.most_warbands", _warbands)
CHEAPEST_FIRST = Priority("germans.rally.cheapest_first", cheapness)


def is_rally_worthwhile(mind: Mind) -> bool:
    """G5 An Ally, a Settlement, four Warbands or any Control? Which of equal Regions and Tribes, the box says."""
    draft = mind.foresee(RALLY.name, lambda: _think(mind))
    plan = GermanicRally(draft)
    allies, warbands, settled = plan.placed(ALLY), plan.placed(WARBANDS), len(draft.colony.regions)
    gained = _controls_added(mind.s, draft)
    pays = allies > 0 or settled > 0 or warbands >= WORTH_A_RALLY or gained > 0
    purse = (mind.s.resources[GERMANS], available_bands(mind.s, GERMANS))
    return mind.checks("why.germans.rally", pays, settled, allies, warbands, gained, *purse)


def _think(mind: Mind) -> Draft:
    """The Settlements, and all that can be placed on the board that they leave."""
    colony = choose_colony(mind, _colonies(mind.s))
    order = (AT_HOME_FIRST, MOST_WARBANDS, CHEAPEST_FIRST)
    return Draft(colony, plan_rally(mind, *order, settling=(CHEAPEST_FIRST,), board=colony.board))


def _colonies(s: State) -> list[Colony]:
    """Sets of Settlements that leave something for the Rally, without which there is no Special Ability (2.3.4)."""
    found = colonies(s) if s.grants and _may_rally(s) else [no_colony(s)]
    return [colony for colony in found if _may_rally(colony.board)] or found


def _may_rally(s: State) -> bool:
    return any(is_allowed(s, r) for r in SHEETS[RALLY].regions(s, GERMANS))


def _end(draft: Draft) -> Hashable:
    return draft.colony.regions, frozenset(draft.steps)


def _controls_added(s: State, draft: Draft) -> int:
    """In how many Regions."""
    after = rallied(draft.colony.board, GERMANS, draft.steps)
    return len(set(controlled(after, GERMANS)) - set(controlled(s, GERMANS)))


def think_rally(mind: Mind) -> GermanicRally | None:
    """Wherever a piece can be placed."""
    draft = mind.settle(lambda: _think(mind), _end, RALLY.name)
    if not draft.steps:
        mind.impossible("why.germans.no_rally", mind.s.resources[GERMANS])
        return None
    return GermanicRally(draft)
