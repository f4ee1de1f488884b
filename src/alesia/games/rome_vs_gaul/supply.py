"""15 Supply: its sources, the paths to them, the Supply Phase; 16.3 isolation goes by paths of its own."""

from collections.abc import Callable, Iterable

from alesia.games.rome_vs_gaul.board import Gaul, disband, has_cus_outside, has_germani, on_map, stack_of, steps_of
from alesia.games.rome_vs_gaul.components import (
    CUS,
    GALLIC,
    PROVINCES,
    ROMAN,
    SPACES,
    Piece,
    Province,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import INFLUENCE, OWNER, controller, province_controller
from alesia.games.rome_vs_gaul.losses import lose_steps
from alesia.games.rome_vs_gaul.state import ROMAN_CITY, STRONGHOLD, TOWN, State
from alesia.kernel.ask import Procedure

# ---- 15.3 Supply Paths ------------------------------------------------------------------------------------------


def is_open(s: State, space: Space, side: Side) -> bool:
    """15.3.1 A path may enter: no unbesieged enemy CU; an enemy marker or Devastation only with a friendly CU."""
    if has_cus_outside(s, space, side.other) or has_germani(s, space):
        return False
    if s.devastated[space] or OWNER[s.control[space]] is side.other:
        return has_cus_outside(s, space, side)
    return True


def reached(s: State, starts: Iterable[Space], side: Side) -> set[Space]:
    """All spaces to which supply can be traced from these; they themselves need not be open."""
    return spread(starts, lambda space: is_open(s, space, side))


def spread(starts: Iterable[Space], may_enter: Callable[[Space], bool]) -> set[Space]:
    """All spaces that paths of any kind lead to, from space to space that may be entered."""
    found = set(starts)
    edge = list(found)
    refused: set[Space] = set()
    while edge:
        for space in edge.pop().adjacent:
            if space not in found and space not in refused:
                if may_enter(space):
                    found.add(space)
                    edge.append(space)
                else:
                    refused.add(space)
    return found


def supplied(s: State, side: Side) -> set[Space]:
    """All spaces from which a Supply Path leads to a Supply Source."""
    return reached(s, sources(s, side), side)


def to_rome(s: State) -> set[Space]:
    """15.3.2 All spaces from which a Supply Path leads across the Alps, or to a Roman Walled City."""
    gates = [space for space in SPACES if space.crosses_the_alps or s.control[space] == ROMAN_CITY]
    return reached(s, [space for space in gates if is_open(s, space, ROMAN)], ROMAN)


# ---- 15.2 Supply Sources ----------------------------------------------------------------------------------------


def sources(s: State, side: Side) -> list[Space]:
    """15.2 Those that feed others; 14.5.4, 17.4.4 not one with an enemy army, or with the German Tribe."""
    found = _roman_sources(s) if side is ROMAN else _gallic_sources(s)
    return [space for space in found if is_open(s, space, side)]


def _gallic_sources(s: State) -> list[Space]:
    """15.2.2 Strongholds, Fortified Towns, and Influence markers inside Gallic Provinces of Gaul."""
    walls = [space for space in SPACES if s.control[space] in (STRONGHOLD, TOWN)]
    provinces = [each for each in PROVINCES if each.region.gaul and province_controller(s, each) is GALLIC]
    return walls + [space for each in provinces for space in each.spaces if s.control[space] == INFLUENCE[GALLIC]]


def _roman_sources(s: State) -> list[Space]:
    """15.2.1 Walled Cities, and the markers of Roman Provinces that supply joins to another Roman Province."""
    cities = [space for space in SPACES if s.control[space] == ROMAN_CITY]
    provinces = [each for each in PROVINCES if province_controller(s, each) is ROMAN]
    markers = {each: _markers(s, each) for each in provinces}
    return cities + [space for each in provinces for space in markers[each] if _is_joined(s, space, each, markers)]


def _markers(s: State, province: Province) -> list[Space]:
    return [space for space in province.spaces if controller(s, space) is ROMAN and is_open(s, space, ROMAN)]


def _is_joined(s: State, space: Space, province: Province, markers: dict[Province, list[Space]]) -> bool:
    ways = reached(s, [space], ROMAN)
    return any(each in ways for other in markers if other is not province for each in markers[other])


# ---- 15.4 The Supply Phase --------------------------------------------------------------------------------------


def supply_phase(g: Gaul, side: Side) -> Procedure[None]:
    """15.4.1 Mercenaries that are out of supply are removed; then every other stack suffers Attrition."""
    s = g.state
    fed = supplied(s, side)
    hungry = [piece for piece in on_map(s, CUS[side]) if not is_fed(s, piece, fed)]
    for piece in hungry:
        if piece.is_mercenary:
            g.log("unsupplied", "15.4.1", piece, SPACES[s.place[piece]])
            disband(s, piece)
    yield from _attrition(g, side, [piece for piece in hungry if not piece.is_mercenary])


def is_fed(s: State, piece: Piece, fed: set[Space]) -> bool:
    """14.5.4 Walls under siege feed those inside, if they are a Supply Source."""
    space = SPACES[s.place[piece]]
    if s.inside[piece] and has_cus_outside(s, space, piece.side.other):
        return s.control[space] in (ROMAN_CITY, TOWN)
    return space in fed


def _attrition(g: Gaul, side: Side, hungry: list[Piece]) -> Procedure[None]:
    """15.4.2 A stack of three steps or more loses one, its owner's choice; inside and outside are two stacks."""
    s = g.state
    while hungry:
        stack = [piece for piece in stack_of(s, hungry[0]) if piece in hungry]
        hungry = [piece for piece in hungry if piece not in stack]
        if steps_of(s, stack) >= 3:
            g.log("attrition", "15.4.2", side, SPACES[s.place[stack[0]]])
            yield from lose_steps(g, side, stack, 1, "attrition", "15.4.2")
