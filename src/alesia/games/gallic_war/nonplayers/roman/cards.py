"""R. What the Roman does with a card: his flowchart. The card itself is chosen by walking the chart for each."""

from alesia.games.gallic_war.board import area_of, caesar_is_on_map, units_in
from alesia.games.gallic_war.cards.activation import may_activate
from alesia.games.gallic_war.cards.paths import can_move, neighbours
from alesia.games.gallic_war.cards.play import ACTIVATION, EVENT, MOVEMENT, POLITICAL, SUPPLY
from alesia.games.gallic_war.components import (
    BARBARIAN,
    CAESAR,
    MOST_SUPPLY,
    OFF_MAP,
    ROMAN,
    TRANSALPINE,
    Area,
    Card,
)
from alesia.games.gallic_war.nonplayers.chart import Box, Diamond, chart
from alesia.games.gallic_war.nonplayers.ground import is_hostile, strength_of
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import March, Marches, Plan
from alesia.games.gallic_war.nonplayers.roman.campaign import Campaign, Staff, board_of
from alesia.games.gallic_war.nonplayers.roman.politics import WORTH, best_tribe, odds, revolters
from alesia.games.gallic_war.state import State
from alesia.nonplayers.chart import follow
from alesia.nonplayers.mind import Priority

START = "R1"
LOW, ENOUGH = 6, 12  # supply points
FAIR = 3  # faces of a die: even odds
MOST_FRIENDS = Priority("roman.most_friends", lambda mind, area: strength_of(mind.s, units_in(mind.s, area, ROMAN)))


def card_of(mind: Mind) -> Card:
    """The card that is thought about: one of the hand, or the one that lies open."""
    candidate: Card | None = getattr(mind.conduct, "candidate", None)
    card = mind.s.card_of(ROMAN) if candidate is None else candidate
    assert card is not None
    return card


# ---- R1 Caesar in danger ----------------------------------------------------------------------------------------


def threat(s: State, area: Area) -> int:
    """How strong the enemies are who could march into an area."""
    return sum(strength_of(s, units_in(s, to, BARBARIAN)[: to.borders[area].limit]) for to in area.adjacent)


def caesar_in_danger(mind: Mind) -> bool:
    """Enemies next to him are twice as strong as he and those with him."""
    s = mind.s
    if not caesar_is_on_map(s) or area_of(s, CAESAR) in (TRANSALPINE, OFF_MAP):
        return False
    area = area_of(s, CAESAR)
    return threat(s, area) >= 2 * strength_of(s, units_in(s, area, ROMAN))


def escape(mind: Mind, area: Area) -> list[March]:
    """Caesar and all legions with him go to the friends who are strongest and least threatened."""
    s = mind.s
    near = [to for to in neighbours(s, ROMAN, area) if not is_hostile(s, to, ROMAN)]
    units = [unit for unit in units_in(s, area, ROMAN) if unit.is_black]
    units.sort(key=lambda unit: unit is not CAESAR)
    if not near:
        return []
    to = mind.choose(near, SAFEST, MOST_FRIENDS)
    return [March(to, units[: area.borders[to].limit])]


SAFEST = Priority("roman.safest", lambda mind, area: -threat(mind.s, area))


def rescue_plan(mind: Mind) -> Plan | None:
    s = mind.s
    area = area_of(s, CAESAR)
    near = [to for to in neighbours(s, ROMAN, area) if not is_hostile(s, to, ROMAN)]
    return Plan(MOVEMENT, groups=[(area, escape)]) if near and can_move(s, ROMAN, area) else None


# ---- campaigns --------------------------------------------------------------------------------------------------


def enemy_campaign(mind: Mind) -> Plan | None:
    """Against enemies; groups that the card has left go for neutral tribes."""
    groups, staff = card_of(mind).value, staff_of(mind)
    found = staff.campaign(groups, False, mind.rank)
    return movement_plan(mind, staff.extended(found, groups, neutrals=True) if found.raids else found)


def neutral_campaign(mind: Mind) -> Plan | None:
    return movement_plan(mind, staff_of(mind).campaign(card_of(mind).value, True, mind.rank))


def movement_plan(mind: Mind, found: Campaign) -> Plan | None:
    """The raids of a campaign; groups left over bring legions onto the map."""
    if not found.raids:
        return None
    for each in found.raids:
        mind.walk.note("roman.raid", "5.2.1E", each.target, len(each.units))
    plan = Plan(MOVEMENT, worth=found.worth, aims=tuple(raid.target for raid in found.raids))
    plan.groups = [(area, as_planned(found)) for area in found.groups]
    plan.groups += [(OFF_MAP, onto_the_map)] * min(card_of(mind).value - len(found.groups), off_map(mind.s))
    return plan


def staff_of(mind: Mind) -> Staff:
    """The same for all cards that are thought about, and when one of them is played, as long as the board stays."""
    if mind.staff is None or mind.staff.board != board_of(mind.s):
        mind.staff = Staff(mind.s)
    return mind.staff


def as_planned(found: Campaign) -> Marches:
    return lambda mind, area: found.marches(area)


def off_map(s: State) -> int:
    return len(units_in(s, OFF_MAP, ROMAN))


def onto_the_map(mind: Mind, area: Area) -> list[March]:
    return [March(TRANSALPINE, units_in(mind.s, OFF_MAP, ROMAN))]


def entry_plan(mind: Mind) -> Plan | None:
    """Legions off the map come into play."""
    waiting = off_map(mind.s)
    if not waiting:
        return None
    return Plan(MOVEMENT, groups=[(OFF_MAP, onto_the_map)] * min(waiting, card_of(mind).value))


# ---- the other actions ------------------------------------------------------------------------------------------


def is_tribe_card(mind: Mind) -> bool:
    return card_of(mind).event is None


def activation_plan(mind: Mind) -> Plan | None:
    card = card_of(mind)
    if not may_activate(mind.s, ROMAN, card):
        return None
    assert card.area is not None
    return Plan(ACTIVATION, worth=len(card.area.units) + 2 * (card.area.fort is not None))


def supply_is_low(mind: Mind) -> bool:
    return mind.s.supply < LOW


def supply_is_short(mind: Mind) -> bool:
    return mind.s.supply < ENOUGH


def supply_plan(mind: Mind) -> Plan | None:
    """Baggage Train, or a card for its value and one more."""
    card, room = card_of(mind), MOST_SUPPLY - mind.s.supply
    if card.event == "baggage":
        return Plan(EVENT, worth=min(3, room))
    return Plan(SUPPLY, worth=min(card.value + 1, room)) if is_tribe_card(mind) else None


def fair_political_plan(mind: Mind) -> Plan | None:
    return political_plan(mind, FAIR)


def any_political_plan(mind: Mind) -> Plan | None:
    return political_plan(mind, 1)


def political_plan(mind: Mind, least: int) -> Plan | None:
    card = card_of(mind)
    tribe = best_tribe(mind, card, staff_of(mind).winnable) if is_tribe_card(mind) else None
    if tribe is None or odds(mind.s, card, tribe) < least:
        return None
    return Plan(POLITICAL, [tribe], worth=odds(mind.s, card, tribe))


def revolt_plan(mind: Mind) -> Plan | None:
    """The worthiest of the enemy's tribes turns neutral."""
    found = revolters(mind.s)
    if card_of(mind).event in (None, "baggage") or not found:
        return None
    return Plan(EVENT, [mind.choose(found, *WORTH)])


def wait_plan(mind: Mind) -> Plan:
    return Plan(MOVEMENT, worth=-card_of(mind).value)


ROMAN_CHART = chart(
    Diamond("R1", "7.1", caesar_in_danger, "R_RESCUE", "R_CAMPAIGN"),
    Box("R_RESCUE", "5.2.1E", rescue_plan, "R_CAMPAIGN"),
    Box("R_CAMPAIGN", "5.2.1E", enemy_campaign, "R_ACTIVATE"),
    Box("R_ACTIVATE", "5.2.1C", activation_plan, "R2"),
    Diamond("R2", "5.2.1B", supply_is_low, "R_SUPPLY", "R_POLITICAL"),
    Box("R_SUPPLY", "5.2.1B", supply_plan, "R_POLITICAL"),
    Box("R_POLITICAL", "5.2.1D", fair_political_plan, "R_CONQUER"),
    Box("R_CONQUER", "5.2.1E", neutral_campaign, "R_REVOLT"),
    Box("R_REVOLT", "11.0A", revolt_plan, "R_ENTER"),
    Box("R_ENTER", "5.2.1E", entry_plan, "R3"),
    Diamond("R3", "5.2.1B", supply_is_short, "R_STORE", "R_TRY"),
    Box("R_STORE", "5.2.1B", supply_plan, "R_TRY"),
    Box("R_TRY", "5.2.1D", any_political_plan, "R_WAIT"),
    Box("R_WAIT", "5.2.1E", wait_plan, "R_WAIT"),
)
MARCH_CHART = chart(
    Diamond("R1", "7.1", caesar_in_danger, "R_RESCUE", "R_CAMPAIGN"),
    Box("R_RESCUE", "5.2.1E", rescue_plan, "R_CAMPAIGN"),
    Box("R_CAMPAIGN", "5.2.1E", enemy_campaign, "R_CONQUER"),
    Box("R_CONQUER", "5.2.1E", neutral_campaign, "R_ENTER"),
    Box("R_ENTER", "5.2.1E", entry_plan, "R_WAIT"),
    Box("R_WAIT", "5.2.1E", wait_plan, "R_WAIT"),
)
ORDER = tuple(ROMAN_CHART)


def plan_for(mind: Mind) -> Plan:
    return follow(mind, ROMAN_CHART, START)


def march_again(mind: Mind) -> Plan:
    """The board has changed since Movement was announced: what can be done with it now."""
    mind.walk.note("roman.again", "5.2.1E")
    return follow(mind, MARCH_CHART, START)


def rank(plan: Plan, card: Card) -> tuple[int, float, int]:
    """Cards are compared by the box they lead to, then by what that is worth, then the lower value is spent."""
    return -ORDER.index(plan.box), plan.worth, -card.value
