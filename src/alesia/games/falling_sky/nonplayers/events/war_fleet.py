"""62 War Fleet: each Faction sails, and lands, by its own instruction (8.2.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import ally_sites, mobile, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, ROMANS, Faction, Region
from alesia.games.falling_sky.events.card_62_war_fleet import COAST
from alesia.games.falling_sky.nonplayers.events.errands import FreeBattle, Load, Removal, begin, everybody
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.settling import CITY_SITE, Settlement, loads_for, settlements
from alesia.games.falling_sky.nonplayers.marching import needed_for_control
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.nonplayers.raiding import RaidPlan, plan_raid
from alesia.games.falling_sky.nonplayers.rallying import ALLY, CITIES_FIRST, RallyPlan, RallyStep, plan_rally
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority

WAR_FLEET = 62


class Sailing(Removal):
    """Ships, and what those who land there do."""

    def __init__(self, loads: Sequence[Load], goal: "Settlement | Beach | None" = None) -> None:
        super().__init__(loads)
        self.goal = goal

    def free_command(self, mind: Mind, ask: Ask) -> Option | None:
        """By the instruction; Romans by their flowchart."""
        mind.plan = None
        return None if mind.faction is ROMANS else begin(mind, ask, self._landing(mind))

    def _landing(self, mind: Mind) -> CommandPlan | None:
        if isinstance(self.goal, Beach):
            return FreeBattle({self.goal.region: self.goal.enemy})
        return _rally_ally(mind, self.goal.to) if self.goal is not None else rally_or_raid(mind)


@answers(WAR_FLEET, "event_region")
def set_sail(mind: Mind, ask: Ask) -> Option | None:
    plan = SAILINGS[mind.faction](mind)
    mind.plan = plan
    return plan.event_region(mind, ask)


# ---- Belgae -----------------------------------------------------------------------------------------------------


def landings(mind: Mind) -> list[Settlement]:
    """Coastal Regions where Control would let them Rally an Ally."""
    return settlements(mind.s, BELGAE, [r for r in COAST if not mind.s.devastated[r]], COAST)


def belgic_sailing(mind: Mind) -> Sailing:
    """Just enough Warbands to one Region, Cities and Remi first, and a Rally there."""
    found = landings(mind)
    if not found:
        return Sailing([])
    goal = mind.choose(found, CITY_SITE)
    return Sailing(loads_for(mind, goal, COAST), goal)


def _rally_ally(mind: Mind, region: Region) -> RallyPlan | None:
    sites = ally_sites(mind.s, region, mind.faction)
    return RallyPlan([RallyStep(region, ((ALLY, mind.choose(sites, CITIES_FIRST), 1),))]) if sites else None


instruct("instruction.settle_by_sea", BELGAE, WAR_FLEET, no=lambda mind: not landings(mind))

# ---- Arverni ----------------------------------------------------------------------------------------------------


class Beach(NamedTuple):
    """A Region to take from a player."""

    region: Region
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


def beaches(mind: Mind) -> list[Beach]:
    """Coastal Regions of which all Warbands and the Leader on the coast would take Control, with pieces of a player:
    Romans, or else Aedui, or else Belgae."""
    s = mind.s
    fleet = sum(mobile(s, r, ARVERNI) for r in COAST)
    open_ = [r for r in COAST if 0 < needed_for_control(s, ARVERNI, r) <= fleet - mobile(s, r, ARVERNI)]
    for enemy in mind.players((ROMANS, AEDUI, BELGAE)):
        if found := [Beach(r, enemy) for r in open_ if total(s, r, enemy)]:
            return found
    return []


MOST_SAILING = Priority("event.most_sailing", lambda mind, beach: -mobile(mind.s, beach.region, ARVERNI))


def arverni_sailing(mind: Mind) -> Sailing:
    """As many as possible, then a Battle."""
    found = beaches(mind)
    if not found:
        return Sailing([])
    beach = mind.choose(found, MOST_SAILING)
    origins = [r for r in COAST if r is not beach.region and mobile(mind.s, r, ARVERNI)]
    return Sailing([everybody(mind.s, ARVERNI, r, beach.region) for r in origins], beach)


instruct("instruction.take_and_battle", ARVERNI, WAR_FLEET, no=lambda mind: not beaches(mind))

# ---- Aedui ------------------------------------------------------------------------------------------------------

LARGEST = Priority("event.largest_group", lambda mind, region: mobile(mind.s, region, AEDUI))


def aedui_sailing(mind: Mind) -> Sailing:
    """The single largest group to a Region that the dice pick."""
    found = [r for r in COAST if mobile(mind.s, r, AEDUI)]
    origin = mind.choose(found, LARGEST)
    to = mind.pick([r for r in COAST if r is not origin])
    return Sailing([everybody(mind.s, AEDUI, origin, to)])


def rally_or_raid(mind: Mind) -> CommandPlan | None:
    """Rally if that places pieces, else Raid."""
    from alesia.games.falling_sky.nonplayers.aedui.raid import victims
    from alesia.games.falling_sky.nonplayers.aedui.rally import MOST_WARBANDS

    if steps := plan_rally(mind, MOST_WARBANDS):
        return RallyPlan(steps)
    raids = plan_raid(mind, victims(mind))
    return RaidPlan(raids) if raids else None


instruct("instruction.random_voyage", AEDUI, WAR_FLEET)


# ---- Romans -----------------------------------------------------------------------------------------------------


def roman_sailing(mind: Mind) -> Sailing:
    """As they would March; then whatever the flowchart says."""
    from alesia.games.falling_sky.nonplayers.events.roman_moves import roman_loads

    loads = roman_loads(mind)
    if not loads:
        mind.walk.note("event.stays_ashore", "8.2.1")
    return Sailing(loads)


instruct("instruction.sail_like_march", ROMANS, WAR_FLEET)

SAILINGS = {BELGAE: belgic_sailing, ARVERNI: arverni_sailing, AEDUI: aedui_sailing, ROMANS: roman_sailing}
