"""The ground as a non-player sees it: who stands where, how many blocks, and what they are worth in battle."""

from collections.abc import Iterable

from alesia.games.gallic_war.board import has_units, home_of, is_on_map, units_in
from alesia.games.gallic_war.components import GERMANIA, NEUTRAL, PLAYERS, Area, Side, Unit
from alesia.games.gallic_war.state import FALLEN, State


def hostile_blocks(s: State, area: Area, side: Side) -> int:
    """How many enemy and neutral blocks stand in an area; neutral tribes would join the enemy."""
    return len(units_in(s, area, side.other)) + len(units_in(s, area, NEUTRAL))


def is_hostile(s: State, area: Area, side: Side) -> bool:
    return has_units(s, area, side.other) or has_units(s, area, NEUTRAL)


def strength_of(s: State, units: Iterable[Unit]) -> int:
    return sum(s.strength[unit] for unit in units)


def lies_open(s: State, area: Area, side: Side) -> list[Unit]:
    """The units of a side that take part in the battle now."""
    return [unit for unit in units_in(s, area, side) if s.revealed[unit]]


def is_fallen(s: State, tribe: Area) -> bool:
    """All units of the tribe have been eliminated this turn."""
    return all(s.place[unit] == FALLEN for unit in tribe.units)


def owners(s: State, tribe: Area) -> set[int]:
    """Whose the units of a tribe are that stand on the map."""
    return {s.owner[unit] for unit in tribe.units if is_on_map(s, unit)}


def is_home(s: State, unit: Unit, area: Area) -> bool:
    """The area is the home of the unit; that of Germans is Germania."""
    return area is GERMANIA if unit.is_german else home_of(s, unit) is area


def must_be_held(s: State, area: Area, side: Side) -> bool:
    """6.2.1 The tribe has been eliminated: it will belong to whoever stands in its home area at the end of the year."""
    stands = any(s.place[unit] == area and s.owner[unit] == side for unit in area.units)
    return area.is_tribe and any(s.place[unit] == FALLEN for unit in area.units) and not stands


def is_attacking(s: State, side: Side) -> bool:
    return PLAYERS[s.battle_attacker] is side


def has_guests(s: State, tribe: Area, side: Side) -> bool:
    """Others of a side than the tribe itself stand in its home area. Hidden blocks are told apart by colour and number:
    legions, Germans, or more blocks than the tribe has."""
    there = units_in(s, tribe, side)
    own = sum(is_on_map(s, unit) and s.owner[unit] == side for unit in tribe.units)
    return len(there) > own or any(not unit.is_gallic for unit in there)
