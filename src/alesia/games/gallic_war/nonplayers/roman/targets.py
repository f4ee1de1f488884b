"""R. What a campaign may go for, and what that is worth in victory points."""

from alesia.games.gallic_war.board import home_of, is_empty, is_on_map, places_of, tribes_controlled, units_in
from alesia.games.gallic_war.components import (
    AREAS,
    BARBARIAN,
    GERMANIA,
    NEUTRAL,
    OFF_MAP,
    VERCINGETORIX,
    WIN_TRIBES,
    Area,
    Unit,
)
from alesia.games.gallic_war.nonplayers.ground import is_fallen
from alesia.games.gallic_war.state import State

TRIBE, TOWN, GERMAN, LEADERS_HOME, OWN_HOME, DANGER = 1.0, 0.5, 1.0, 1.0, 3.0, 1.0
NEAR_DEFEAT = WIN_TRIBES - 3  # tribes with which the Barbarian might win at the end of the year


def foes(s: State, area: Area) -> list[Unit]:
    """Enemy and neutral units, which would join the enemy."""
    return [*units_in(s, area, BARBARIAN), *units_in(s, area, NEUTRAL)]


def targets(s: State, neutrals: bool) -> list[Area]:
    """Areas with enemies; empty homes of eliminated tribes; neutral tribes if wanted. Never Germania."""
    areas = [area for area in AREAS if area not in (GERMANIA, OFF_MAP)]
    enemies, tribes = places_of(s, BARBARIAN), places_of(s, NEUTRAL)
    found = [area for area in areas if area in enemies or is_prize(s, area)]
    return found + [area for area in areas if area in tribes] if neutrals else found


def is_prize(s: State, area: Area) -> bool:
    """6.2.1 An empty home area whose tribe will belong to whoever is there at the end of the year."""
    return area.is_tribe and is_empty(s, area) and is_fallen(s, area)


def prize(s: State, area: Area) -> float:
    """The tribe, twice if the Barbarian has it and more if he is near to winning by tribes; its town; Germans; the home
    of Vercingetorix; Transalpine Gaul before all."""
    found = TRIBE if area.is_tribe else OWN_HOME
    if any(s.owner[unit] == BARBARIAN for unit in area.units):
        found += TRIBE
        found += DANGER if tribes_controlled(s, BARBARIAN) >= NEAR_DEFEAT else 0
    found += TOWN if area.fort and area.is_tribe else 0
    found += GERMAN * sum(unit.is_german for unit in units_in(s, area, BARBARIAN))
    return found + (LEADERS_HOME if is_on_map(s, VERCINGETORIX) and home_of(s, VERCINGETORIX) is area else 0)
