"""5.2.1E Where a group may go: borders and their limits, stops, pinning, forced march, cavalry, naval movement."""

from alesia.games.gallic_war.board import crossed_into, has_units, room, units_in
from alesia.games.gallic_war.components import (
    BARBARIAN,
    NEUTRAL,
    OFF_MAP,
    ROMAN,
    TRANSALPINE,
    Area,
    Border,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import State


def unmoved(s: State, side: Side, area: Area) -> list[Unit]:
    """The units of a side that began the card play in the area."""
    return [unit for unit in units_in(s, area, side) if not s.origin[unit]]


def unpinned(s: State, side: Side, area: Area) -> int:
    """Pinning: each attacker keeps one unit from leaving; the defender chooses which go."""
    return max(0, len(unmoved(s, side, area)) - len(units_in(s, area, side.other)))


def is_hostile(s: State, side: Side, area: Area) -> bool:
    """Enemy or neutral units are there: whoever enters attacks, and stops."""
    return has_units(s, area, side.other) or has_units(s, area, NEUTRAL)


def is_open(s: State, side: Side, border: Border, area: Area) -> bool:
    """Units may leave the area over this border: there is room, and no attacker who is there came in over it."""
    used = crossed_into(s, side.other, border, area) > 0 and has_units(s, area, side.other)
    return room(s, side, border) > 0 and not used


def neighbours(s: State, side: Side, area: Area) -> list[Area]:
    """The areas one step away; nobody moves back off the map."""
    if area is OFF_MAP:
        return [TRANSALPINE]
    return [to for to, border in area.borders.items() if to is not OFF_MAP and is_open(s, side, border, area)]


def harbours(s: State, side: Side, area: Area) -> list[Area]:
    """Naval Movement: port to port; Barbarians not into a port with enemy or neutral units."""
    ports = [to for to, lane in area.lanes.items() if is_open(s, side, lane, area)]
    return [to for to in ports if side is ROMAN or not is_hostile(s, side, to)]


def passages(s: State, side: Side, area: Area, to: Area) -> list[Area]:
    """Forced march: the areas through which a unit can go two areas far. A blue border, or enemies, would stop it."""
    ways = [via for via in neighbours(s, side, area) if to in via.borders and to not in (area, OFF_MAP)]
    return [via for via in ways if may_pass(s, side, area, via) and is_open(s, side, via.borders[to], via)]


def may_pass(s: State, side: Side, area: Area, via: Area) -> bool:
    return area is not OFF_MAP and not area.borders[via].stops and not is_hostile(s, side, via)


def distant(s: State, side: Side, area: Area) -> list[Area]:
    """The areas two steps away."""
    beyond = {to for via in area.adjacent for to in via.adjacent}
    return [to for to in sorted(beyond) if passages(s, side, area, to)]


def may_go_far(s: State, unit: Unit) -> bool:
    """Forced march: a legion for one supply point; 9.4 cavalry moves two areas anyway."""
    return unit.kind == "cavalry" or (unit.kind == "legion" and s.supply > 0)


def far_movers(s: State, side: Side, area: Area) -> list[Unit]:
    return [unit for unit in unmoved(s, side, area) if may_go_far(s, unit)]


def can_move(s: State, side: Side, area: Area) -> bool:
    """Whether the units of the area are a group that could move at all."""
    if side is BARBARIAN and area is OFF_MAP:
        return False
    return unpinned(s, side, area) > 0 and bool(neighbours(s, side, area) or harbours(s, side, area))
