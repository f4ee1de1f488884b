"""2.1, 2.2 What stands where: the units of an area, whose they are, and what becomes of them."""

from collections.abc import Iterable

from alesia.games.gallic_war.components import (
    AREAS,
    BARBARIAN,
    CAESAR,
    COLOURS,
    LEADERS,
    NEUTRAL,
    OFF_MAP,
    ROMAN,
    SIDES,
    TRANSALPINE,
    TRIBE_UNITS,
    TRIBES,
    UNITS,
    VERCINGETORIX,
    Area,
    Border,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import (
    BARBARIAN_BOX,
    BARBARIAN_HAND,
    FALLEN,
    ROMAN_BOX,
    ROMAN_HAND,
    State,
    forget_move,
)
from alesia.kernel.ask import Option
from alesia.kernel.game import Context
from alesia.kernel.word import Notes, Phrase, phrase

Gaul = Context[State]
Units = tuple[Unit, ...]

BORDER_NOTES = {
    "black": "note.border.black",
    "blue": "note.border.blue",
    "rhine": "note.border.rhine",
    "sea": "note.border.sea",
}
HANDS = (ROMAN_HAND, BARBARIAN_HAND)
BOXES = (ROMAN_BOX, BARBARIAN_BOX)


# ---- what stands where ------------------------------------------------------------------------------------------


def all_in(s: State, area: Area) -> list[Unit]:
    """To search the bytes for the few who are there is quicker than to look at everybody."""
    find = s.place.find
    found = []
    at = find(area)
    while at >= 0:
        found.append(UNITS[at])
        at = find(area, at + 1)
    return found


def units_in(s: State, area: Area, side: Side) -> list[Unit]:
    find, owner = s.place.find, s.owner
    found = []
    at = find(area)
    while at >= 0:
        if owner[at] == side:
            found.append(UNITS[at])
        at = find(area, at + 1)
    return found


def units_of(s: State, side: Side) -> list[Unit]:
    """All units of a side that stand in an area."""
    place, owner = s.place, s.owner
    return [unit for unit in UNITS if owner[unit] == side and place[unit] < FALLEN]


def is_on_map(s: State, unit: Unit) -> bool:
    return s.place[unit] < FALLEN


def area_of(s: State, unit: Unit) -> Area:
    """Where a unit stands that is on the map."""
    return AREAS[s.place[unit]]


def spot(s: State, unit: Unit) -> tuple[Area, ...]:
    """Where a unit stands, for the log; nothing if it is off the map."""
    return (area_of(s, unit),) if is_on_map(s, unit) else ()


def side_of(s: State, unit: Unit) -> Side:
    return SIDES[s.owner[unit]]


def has_units(s: State, area: Area, side: Side) -> bool:
    find, owner = s.place.find, s.owner
    at = find(area)
    while at >= 0 and owner[at] != side:
        at = find(area, at + 1)
    return at >= 0


def is_empty(s: State, area: Area) -> bool:
    return area not in s.place


def is_friendly(s: State, area: Area, side: Side) -> bool:
    """Units of the side stand there, and nobody else."""
    return occupier(s, area) is side


def is_contested(s: State, area: Area) -> bool:
    """5.2.2C Units of both players stand there: a battle that is to be fought."""
    return has_units(s, area, ROMAN) and has_units(s, area, BARBARIAN)


def contested_areas(s: State) -> list[Area]:
    both = places_of(s, ROMAN) & places_of(s, BARBARIAN)
    return [area for area in AREAS if area in both]


def places_of(s: State, side: Side) -> set[int]:
    """Where units of a side are."""
    return {place for place, owner in zip(s.place, s.owner, strict=True) if owner == side}


def occupier(s: State, area: Area) -> Side | None:
    """Whose units stand there; None if nobody's or both players'."""
    find, owner = s.place.find, s.owner
    at = first = find(area)
    while at >= 0:
        if owner[at] != owner[first]:
            return None
        at = find(area, at + 1)
    return SIDES[owner[first]] if first >= 0 else None


def controller(s: State, area: Area) -> Side | None:
    """6.3 Whose units are in the home area; 6.6 the Roman has Transalpine Gaul while no enemy is there."""
    if area is TRANSALPINE and is_empty(s, area):
        return ROMAN
    side = occupier(s, area)
    return None if side is NEUTRAL else side


def tribes_controlled(s: State, side: Side) -> int:
    """6.3 Tribes Controlled: Germania and Transalpine Gaul are no tribes."""
    return sum(controller(s, area) is side for area in TRIBES)


def tribe_units(s: State, tribe: Area, *sides: Side) -> list[Unit]:
    """The units of a tribe that stand on the map and belong to one of the sides."""
    place, owner = s.place, s.owner
    return [unit for unit in tribe.units if place[unit] < FALLEN and owner[unit] in sides]


def tribes_of(s: State, *sides: Side) -> list[Area]:
    """The tribes that have such units."""
    place, owner = s.place, s.owner
    found = {unit.tribe for unit in TRIBE_UNITS if place[unit] < FALLEN and owner[unit] in sides}
    return [tribe for tribe in TRIBES if tribe in found]


def is_allied(s: State, tribe: Area, side: Side) -> bool:
    """2.2 Whether the tribe has active units of this side."""
    return bool(tribe_units(s, tribe, side))


def home_of(s: State, unit: Unit) -> Area | None:
    """2.1 The home area of a Gallic unit; 7.3, 7.4 leaders have that where they appeared."""
    if unit in LEADERS:
        home = s.homes[LEADERS.index(unit)]
        return AREAS[home - 1] if home else None
    return unit.tribe


def is_at_home(s: State, unit: Unit) -> bool:
    home = home_of(s, unit)
    return home is not None and s.place[unit] == home


def has_vercingetorix(s: State) -> bool:
    return is_on_map(s, VERCINGETORIX)


def blocks(units: Iterable[Unit]) -> tuple[tuple[str, int], ...]:
    """What everybody can see of upright units: how many of each colour."""
    colours = [unit.colour for unit in units]
    return tuple((colour, colours.count(colour)) for colour in COLOURS if colour in colours)


# ---- what happens to them ---------------------------------------------------------------------------------------


def put(s: State, unit: Unit, area: Area) -> None:
    """Place a unit without movement: it stands there as if it had not moved."""
    s.place[unit] = area
    forget_move(s, unit)


def enter_play(s: State, unit: Unit, side: Side, area: Area, strength: int) -> None:
    put(s, unit, area)
    s.owner[unit] = side
    s.strength[unit] = strength


def base_of(s: State) -> Area:
    """6.7 Where Roman units come into play: Transalpine Gaul, or off the map if enemies are there."""
    return OFF_MAP if has_units(s, TRANSALPINE, BARBARIAN) else TRANSALPINE


def caesar_is_on_map(s: State) -> bool:
    return is_on_map(s, CAESAR)


# ---- borders ----------------------------------------------------------------------------------------------------


def crossed_into(s: State, side: Side, border: Border, area: Area) -> int:
    """How many units of the side have crossed the border into the area in this card play."""
    return s.crossings[4 * border + 2 * (area is border.ends[1]) + side]


def crossed(s: State, side: Side, border: Border) -> int:
    """How many have crossed it either way."""
    one_way = 4 * border + side
    return s.crossings[one_way] + s.crossings[one_way + 2]


def room(s: State, side: Side, border: Border, into: Area) -> int:
    """5.2.1E How many more units of the side may cross the border into an area in this card play."""
    return max(0, border.limit - crossed_into(s, side, border, into))


def border_notes(ways: Iterable[tuple[Option, Border, int]], more: Iterable[tuple[Option, Phrase]] = ()) -> Notes:
    """What lies on the way of each option, and for how many units there is room; and what there is to say of others."""
    told = [(option, border, most) for option, border, most in ways if border.kind in BORDER_NOTES]  # off-map: none
    return Notes([*[(option, phrase(BORDER_NOTES[border.kind], most)) for option, border, most in told], *more])


def entries(area: Area, path: Iterable[Border]) -> list[tuple[Border, Area]]:
    """The borders of a way out of an area, each with the area into which it leads."""
    found = []
    for border in path:
        area = border.beyond(area)
        found.append((border, area))
    return found


def cross(s: State, side: Side, border: Border, into: Area, units: int) -> None:
    s.crossings[2 * border.towards(into) + side] += units
    s.last[border] = side + 1
