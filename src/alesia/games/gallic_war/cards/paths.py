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
    own = unmoved(s, side, area)
    return max(0, len(own) - len(units_in(s, area, side.other))) if own else 0


def is_hostile(s: State, side: Side, area: Area) -> bool:
    """Enemy or neutral units are there: whoever enters attacks, and stops."""
    return has_units(s, area, side.other) or has_units(s, area, NEUTRAL)


def is_open(s: State, side: Side, border: Border, area: Area) -> bool:
    """Units may leave the area over this border: there is room, and no attacker who is there came in over it."""
    if not room(s, side, border, border.beyond(area)):
        return False
    return not (crossed_into(s, side.other, border, area) and has_units(s, area, side.other))


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
    return [via for via in passable(s, side, area) if to in beyond(s, side, area, via)]


def passable(s: State, side: Side, area: Area) -> list[Area]:
    """The neighbours in which a unit need not stop."""
    if area is OFF_MAP:
        return []
    near = [via for via in neighbours(s, side, area) if not area.borders[via].stops]
    return [via for via in near if not is_hostile(s, side, via)]


def beyond(s: State, side: Side, area: Area, via: Area) -> list[Area]:
    """Where a unit of the area can go on to."""
    far = [(to, border) for to, border in via.borders.items() if to is not area and to is not OFF_MAP]
    return [to for to, border in far if is_open(s, side, border, via)]


def distant(s: State, side: Side, area: Area) -> list[Area]:
    """The areas two steps away."""
    return sorted({to for via in passable(s, side, area) for to in beyond(s, side, area, via)})


def may_go_far(s: State, unit: Unit) -> bool:
    """Forced march: a legion for one supply point; 9.4 cavalry moves two areas anyway."""
    return unit.kind == "cavalry" or (unit.kind == "legion" and s.supply > 0)


def far_movers(s: State, side: Side, area: Area) -> list[Unit]:
    return [unit for unit in unmoved(s, side, area) if may_go_far(s, unit)]


def can_move(s: State, side: Side, area: Area) -> bool:
    """Whether the units of the area are a group that could move at all."""
    if side is BARBARIAN and area is OFF_MAP:
        return False
    if not unpinned(s, side, area):
        return False
    by_land = (is_open(s, side, border, area) for to, border in area.borders.items() if to is not OFF_MAP)
    return area is OFF_MAP or any(by_land) or bool(harbours(s, side, area))
