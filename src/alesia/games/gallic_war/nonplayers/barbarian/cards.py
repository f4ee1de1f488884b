"""What the Barbarian does with a card (solo logic 2.2-2.6): its flowchart.

The card is read by the table: B boxes for tribe cards, E boxes for events, G boxes when Germania is activated.
"""

from alesia.games.gallic_war.board import area_of, has_vercingetorix, is_on_map, units_in
from alesia.games.gallic_war.cards.activation import may_activate
from alesia.games.gallic_war.cards.events import may_play_event, weakened_areas
from alesia.games.gallic_war.cards.play import ACTIVATION, EVENT, MOVEMENT, POLITICAL, SUPPLY
from alesia.games.gallic_war.cards.politics import political_targets
from alesia.games.gallic_war.cards.revolts import MAJOR, MASSIVE, kind_of_revolt
from alesia.games.gallic_war.cards.supply import may_raid
from alesia.games.gallic_war.components import (
    BARBARIAN,
    GERMANIA,
    GERMANS,
    MINOR_LEADERS,
    NEUTRAL,
    ROMAN,
    TRIBES,
    VERCINGETORIX,
    Area,
    Card,
)
from alesia.games.gallic_war.nonplayers.barbarian.attack import (
    attack,
    can_attack,
    can_shift,
    german_attack,
    german_camps,
    germans_can_attack,
    hunt,
    nearest_prey,
    prey,
    shift,
    strong_germans,
)
from alesia.games.gallic_war.nonplayers.barbarian.revolts import major_plan, massive_plan, minor_plan
from alesia.games.gallic_war.nonplayers.barbarian.tables import random_area
from alesia.games.gallic_war.nonplayers.chart import Box, Diamond, chart
from alesia.games.gallic_war.nonplayers.ground import is_fallen, owners
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.games.gallic_war.state import State
from alesia.nonplayers.mind import Priority

START = "B1"
STRONGER = Priority("barbarian.stronger_leader", lambda mind, unit: mind.s.strength[unit])


def card_of(mind: Mind) -> Card:
    card = mind.s.card_of(BARBARIAN)
    assert card is not None
    return card


def tribe_of(mind: Mind) -> Area:
    area = card_of(mind).area
    assert area is not None
    return area


# ---- B. A tribe card --------------------------------------------------------------------------------------------


def is_event(mind: Mind) -> bool:
    return card_of(mind).event is not None


def is_germania(mind: Mind) -> bool:
    return tribe_of(mind) is GERMANIA


def may_join(mind: Mind) -> bool:
    return may_activate(mind.s, BARBARIAN, card_of(mind))


def is_not_ours(mind: Mind) -> bool:
    return bool(owners(mind.s, tribe_of(mind)) & {int(ROMAN), int(NEUTRAL)})


def can_be_won(mind: Mind) -> bool:
    return tribe_of(mind) in political_targets(mind.s, BARBARIAN)


def four_or_less(mind: Mind) -> bool:
    return mind.roll("barbarian.roll_germania_4", "5.2.1D") <= 4


def has_fallen(mind: Mind) -> bool:
    return is_fallen(mind.s, tribe_of(mind))


def fell_as_roman(mind: Mind) -> bool:
    return mind.s.owner[tribe_of(mind).units[0]] == ROMAN


def camp(mind: Mind) -> Area:
    """Where the tribe of the card stands: at home, or else with most of its units."""
    s, tribe = mind.s, tribe_of(mind)
    if units_in(s, tribe, BARBARIAN):
        return tribe
    return area_of(s, next(unit for unit in tribe.units if is_on_map(s, unit)))


def camp_can_attack(mind: Mind) -> bool:
    return can_attack(mind.s, camp(mind))


def camp_has_prey(mind: Mind) -> bool:
    return bool(prey(mind.s, camp(mind)))


def three_or_less(mind: Mind) -> bool:
    return mind.roll("barbarian.roll_politics_3", "5.2.1D") <= 3


def activation_plan(mind: Mind) -> Plan:
    return Plan(ACTIVATION)


def political_plan(mind: Mind) -> Plan:
    return Plan(POLITICAL, [tribe_of(mind)])


def random_political_plan(mind: Mind) -> Plan | None:
    """On any tribe that is not the Barbarian's, but that of the card, by the tables."""
    wanted = [tribe for tribe in political_targets(mind.s, BARBARIAN) if tribe is not card_of(mind).area]
    if is_event(mind) or not wanted:
        return None
    return Plan(POLITICAL, [random_area(mind, wanted)])


def attack_plan(mind: Mind) -> Plan:
    return with_spare_groups(mind, Plan(MOVEMENT, groups=[(camp(mind), attack)]))


def shift_plan(mind: Mind) -> Plan | None:
    return Plan(MOVEMENT, groups=[(GERMANIA, shift)]) if can_shift(mind.s) else None


def with_spare_groups(mind: Mind, plan: Plan) -> Plan:
    """5.2.1E The card may move more groups than the one that it names: Germania, then others that can attack."""
    s, value = mind.s, card_of(mind).value
    taken = [area for area, _ in plan.groups]
    if len(plan.groups) < value and GERMANIA not in taken and germans_can_attack(s):
        plan.groups.append((GERMANIA, german_attack))
    others = [area for area in TRIBES if area not in taken and units_in(s, area, BARBARIAN) and can_attack(s, area)]
    while len(plan.groups) < value and others:
        area = mind.pick(others)
        others.remove(area)
        plan.groups.append((area, attack))
    return plan


# ---- E. An event ------------------------------------------------------------------------------------------------


def is_massive(mind: Mind) -> bool:
    return _kind(mind) == MASSIVE


def is_major(mind: Mind) -> bool:
    return _kind(mind) == MAJOR


def is_baggage(mind: Mind) -> bool:
    return card_of(mind).event == "baggage"


def _kind(mind: Mind) -> str:
    return kind_of_revolt(mind.s, BARBARIAN, card_of(mind))


def two_or_less(mind: Mind) -> bool:
    return mind.roll("barbarian.roll_germania_2", "11.0B") <= 2


def three_for_germania(mind: Mind) -> bool:
    return mind.roll("barbarian.roll_germania_3", "11.0A") <= 3


def event_plan(mind: Mind) -> Plan | None:
    """What the card says, if nothing can be done with it as movement."""
    if not may_play_event(mind.s, BARBARIAN, card_of(mind)):
        return None
    if is_baggage(mind):
        return Plan(EVENT)
    return major_plan(mind) if is_major(mind) else minor_plan(mind)


# ---- G. Germania is activated -----------------------------------------------------------------------------------


def vercingetorix_acts(mind: Mind) -> bool:
    """With him in play a die of 1-3; without strong Germans anywhere he acts anyway."""
    s = mind.s
    if not has_vercingetorix(s):
        return False
    if not any(s.strength[unit] > 1 for unit in GERMANS if is_on_map(s, unit)):
        return True
    return mind.roll("barbarian.roll_vercingetorix_3", "7.3") <= 3


def can_raid(mind: Mind) -> bool:
    return not is_event(mind) and may_raid(mind.s) and mind.s.supply > 0


def raid_plan(mind: Mind) -> Plan | None:
    return Plan(SUPPLY) if can_raid(mind) else None


def vercingetorix_plan(mind: Mind) -> Plan | None:
    if not has_vercingetorix(mind.s):
        return None
    area = area_of(mind.s, VERCINGETORIX)
    if nearest_prey(mind.s, area) is None:
        return None
    return with_spare_groups(mind, Plan(MOVEMENT, groups=[(area, hunt)]))


def germania_plan(mind: Mind) -> Plan | None:
    if not germans_can_attack(mind.s):
        return None
    return with_spare_groups(mind, Plan(MOVEMENT, groups=[(GERMANIA, german_attack)]))


def german_camp_plan(mind: Mind) -> Plan | None:
    """Fewer than two strong Germans at home, but two or more together elsewhere."""
    if len(strong_germans(mind.s, GERMANIA)) >= 2 or not german_camps(mind.s):
        return None
    return with_spare_groups(mind, Plan(MOVEMENT, groups=[(mind.pick(german_camps(mind.s)), attack)]))


def leader_plan(mind: Mind) -> Plan | None:
    s = mind.s
    leaders = [unit for unit in MINOR_LEADERS if is_on_map(s, unit) and can_attack(s, area_of(s, unit))]
    if not leaders:
        return None
    with mind.silently():
        leader = mind.choose(leaders, STRONGER)
    return with_spare_groups(mind, Plan(MOVEMENT, groups=[(area_of(s, leader), attack)]))


def roman_tribe_plan(mind: Mind) -> Plan | None:
    """A political action on a random Roman tribe, else on a neutral one."""
    s = mind.s
    found = political_targets(s, BARBARIAN)
    wanted = [tribe for tribe in found if ROMAN in owners(s, tribe)] or found
    return None if is_event(mind) or not wanted else Plan(POLITICAL, [random_area(mind, wanted)])


def any_attack_plan(mind: Mind) -> Plan:
    """Whoever can attack; perhaps nobody."""
    return with_spare_groups(mind, Plan(MOVEMENT))


BARBARIAN_CHART = chart(
    Diamond("B1", "5.2.1A", is_event, "E1", "B2"),
    Diamond("B2", "2.3", is_germania, "G1", "B3"),
    Diamond("B3", "5.2.1C", may_join, "B_ACTIVATE", "B4"),
    Box("B_ACTIVATE", "5.2.1C", activation_plan, "G1"),
    Diamond("B4", "5.2.1D", is_not_ours, "B5", "B7"),
    Diamond("B5", "5.2.1D", can_be_won, "B_POLITICAL", "B6"),
    Box("B_POLITICAL", "5.2.1D", political_plan, "G1"),
    Diamond("B6", "5.2.1D", four_or_less, "G1", "B_POLITICAL_RANDOM"),
    Diamond("B7", "5.2.2", has_fallen, "B8", "B9"),
    Diamond("B8", "5.2.2", fell_as_roman, "G1", "B_POLITICAL_RANDOM"),
    Box("B_POLITICAL_RANDOM", "5.2.1D", random_political_plan, "G1"),
    Diamond("B9", "5.2.1E", camp_can_attack, "B_ATTACK", "B10"),
    Box("B_ATTACK", "5.2.1E", attack_plan, "G1"),
    Diamond("B10", "5.2.1E", camp_has_prey, "B11", "G1"),
    Diamond("B11", "5.2.1D", three_or_less, "B_POLITICAL_RANDOM", "B_SHIFT"),
    Box("B_SHIFT", "5.2.1E", shift_plan, "G1"),
    Diamond("E1", "11.0D", is_baggage, "G1", "E2"),
    Diamond("E2", "11.0C", is_massive, "E_MASSIVE", "E3"),
    Box("E_MASSIVE", "11.0C", massive_plan, "G1"),
    Diamond("E3", "11.0B", is_major, "E4", "E5"),
    Diamond("E4", "11.0B", two_or_less, "G1", "E_MAJOR"),
    Box("E_MAJOR", "11.0B", major_plan, "G1"),
    Diamond("E5", "11.0A", three_for_germania, "G1", "E_MINOR"),
    Box("E_MINOR", "11.0A", minor_plan, "G1"),
    Diamond("G1", "7.3", vercingetorix_acts, "G2", "G_GERMANIA"),
    Diamond("G2", "5.2.1B", can_raid, "G_RAID", "G_VERCINGETORIX"),
    Box("G_RAID", "5.2.1B", raid_plan, "G_VERCINGETORIX"),
    Box("G_VERCINGETORIX", "7.3", vercingetorix_plan, "G_GERMANIA"),
    Box("G_GERMANIA", "5.2.1E", germania_plan, "G_CAMP"),
    Box("G_CAMP", "5.2.1E", german_camp_plan, "G_LEADER"),
    Box("G_LEADER", "7.4", leader_plan, "G_POLITICAL"),
    Box("G_POLITICAL", "5.2.1D", roman_tribe_plan, "G_EVENT"),
    Box("G_EVENT", "5.2.1A", event_plan, "G_ANY"),
    Box("G_ANY", "5.2.1E", any_attack_plan, "G_ANY"),
)


def steps_are_needed(s: State) -> bool:
    """11.0D Two steps can be made good in one area."""
    return any(_lack(s, area) >= 2 for area in weakened_areas(s))


def _lack(s: State, area: Area) -> int:
    return sum(unit.full - s.strength[unit] for unit in units_in(s, area, BARBARIAN))


MOST_LACKING = Priority("barbarian.most_lacking", lambda mind, area: _lack(mind.s, area))
