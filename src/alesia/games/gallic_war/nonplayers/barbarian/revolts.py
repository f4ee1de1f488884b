"""Which tribes revolt (solo logic 2.5): by the random tables, and neighbours."""

from alesia.games.gallic_war.board import is_on_map
from alesia.games.gallic_war.cards.play import EVENT
from alesia.games.gallic_war.cards.revolts import LEADER_OF, MAJOR, MASSIVE, MINOR, REVOLTING, revolt_targets
from alesia.games.gallic_war.components import BARBARIAN, ROMAN, Area
from alesia.games.gallic_war.nonplayers.barbarian.attack import attack, can_attack
from alesia.games.gallic_war.nonplayers.barbarian.tables import home_of_vercingetorix, random_area
from alesia.games.gallic_war.nonplayers.ground import has_guests
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.nonplayers.mind import Priority


def minor_plan(mind: Mind) -> Plan | None:
    """11.0A A random tribe that is not the Barbarian's."""
    found = revolt_targets(mind.s, BARBARIAN, MINOR)
    return Plan(EVENT, [random_area(mind, found)]) if found else None


FREE = Priority("barbarian.free_of_enemies", lambda mind, tribe: not has_guests(mind.s, tribe, ROMAN))
BRINGS_LEADER = Priority("barbarian.brings_leader", lambda mind, tribe: not is_on_map(mind.s, LEADER_OF[tribe.group]))


def major_plan(mind: Mind) -> Plan | None:
    """11.0B A random tribe whose home area is free of enemies and that brings a leader; then its area attacks."""
    found = revolt_targets(mind.s, BARBARIAN, MAJOR)
    if not found:
        return None
    tribe = random_area(mind, mind.narrow(found, FREE, BRINGS_LEADER))
    return Plan(EVENT, [tribe], [(tribe, attack)])


def massive_plan(mind: Mind) -> Plan | None:
    """11.0C The home of Vercingetorix by its table, and neighbours of it at random; if they are too few, the tables."""
    found = revolt_targets(mind.s, BARBARIAN, MASSIVE)
    if not found:
        return None
    tribes = [home_of_vercingetorix(mind, found)]
    while len(tribes) < min(REVOLTING, len(found)):
        left = [tribe for tribe in found if tribe not in tribes]
        near = [tribe for tribe in left if tribe in tribes[0].adjacent]
        tribes.append(mind.pick(near) if near else random_area(mind, left))
    return Plan(EVENT, tribes)


def marchers(mind: Mind, tribes: list[Area], offered: list[Area]) -> list[Area]:
    """11.0C The areas that move after a Massive Revolt: those that rose, Vercingetorix' first; then any other."""
    able = [area for area in offered if can_attack(mind.s, area)]
    return [*[area for area in tribes if area in able], *[area for area in able if area not in tribes]]
