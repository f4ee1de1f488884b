"""15 Supply: its sources, the paths to them, the Supply Phase."""

from alesia.games.rome_vs_gaul.board import Army, Gaul, disband, has_cus_outside, on_map, stack_of, steps_of
from alesia.games.rome_vs_gaul.components import CUS, GALLIC, PROVINCES, ROMAN, SPACES, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import province_controller
from alesia.games.rome_vs_gaul.losses import displace_leaders, lose_steps
from alesia.games.rome_vs_gaul.masks import (
    EVERYWHERE,
    IN_GAUL,
    OWN,
    Mask,
    around,
    devastated,
    digits,
    germani,
    lands,
    mask_of,
    stands,
    stands_outside,
    where,
)
from alesia.games.rome_vs_gaul.masks import reached as reached_from
from alesia.games.rome_vs_gaul.state import GALLIC_INFLUENCE, ROMAN_CITY, STRATEGY, STRONGHOLD, TOWN, State
from alesia.kernel.ask import Procedure

ALPS: Mask = mask_of(space for space in SPACES if space.crosses_the_alps)
LAND = {province: mask_of(province.spaces) for province in PROVINCES}
_CITIES, _WALLS, _MARKERS = (digits(values) for values in ((ROMAN_CITY,), (STRONGHOLD, TOWN), (GALLIC_INFLUENCE,)))


# ---- 15.3 Supply Paths ------------------------------------------------------------------------------------------


def is_open(s: State, side: Side) -> Mask:
    """15.3.1 Where a path may go: no unbesieged enemy CU; an enemy marker or Devastation only with a friendly CU."""
    hostile = where(s.control, OWN[side.other]) | devastated(s)
    friends = stands(s, side)
    enemies = stands_outside(s, side.other) | germani(s)
    return EVERYWHERE & ~enemies & (~hostile | friends)


def supplied(s: State, side: Side, sought: Mask = EVERYWHERE) -> Mask:
    """All spaces, or of those sought all, from which a Supply Path leads to a Supply Source; 14.5.4, 17.4.4 one with an
    enemy army or the German Tribe feeds nobody."""
    return (_roman_supply if side is ROMAN else _gallic_supply)(s, sought)


def to_rome(s: State) -> Mask:
    """15.3.2 All spaces from which a Supply Path leads across the Alps, or to a Roman Walled City."""
    ends, ground = ALPS | where(s.control, _CITIES), is_open(s, ROMAN)
    if s.phase == STRATEGY:
        return reached_from(ends, ground)
    # 14.5.1, 16.1.1 Nobody is besieged yet: Tribes inside close their space, which Legions there need not enter.
    found = reached_from(ends, ground & ~stands(s, GALLIC))
    return found | around(found) & stands(s, ROMAN)


# ---- 15.2 Supply Sources ----------------------------------------------------------------------------------------


def _gallic_supply(s: State, sought: Mask) -> Mask:
    """15.2.2 Strongholds, Fortified Towns, and Influence markers inside Gallic Provinces of Gaul."""
    ground = is_open(s, GALLIC)
    fed = reached_from(where(s.control, _WALLS), ground, sought)
    if not sought & ~fed:
        return fed
    markers = where(s.control, _MARKERS) & ground & ~fed & IN_GAUL
    return fed | reached_from(markers & sum(_lands_of(s, GALLIC, markers)), ground)


def _roman_supply(s: State, sought: Mask) -> Mask:
    """15.2.1 A Walled City, or the markers of two Roman Provinces that a Supply Path joins."""
    ground = is_open(s, ROMAN)
    fed = reached_from(where(s.control, _CITIES), ground, sought)
    markers = where(s.control, OWN[ROMAN]) & ground & ~fed if sought & ~fed else 0
    own = _lands_of(s, ROMAN, markers)
    for land in lands(ground & ~fed) if len(own) > 1 else ():
        if sum([bool(land & markers & each) for each in own]) > 1:
            fed |= land
    return fed


def _lands_of(s: State, side: Side, markers: Mask) -> list[Mask]:
    """The Provinces of the side that hold one of these markers."""
    if not markers:
        return []
    return [LAND[each] for each in PROVINCES if LAND[each] & markers and province_controller(s, each) is side]


# ---- 15.4 The Supply Phase --------------------------------------------------------------------------------------


def supply_phase(g: Gaul, side: Side) -> Procedure[None]:
    """15.4.1 Mercenaries that are out of supply are removed; then every other stack suffers Attrition; 9.6 Leaders
    whom the last Combat Unit has left so are displaced."""
    s = g.state
    fed = supplied(s, side, stands(s, side))
    doubtful = [piece for piece in on_map(s, CUS[side]) if s.inside[piece] or not fed >> s.place[piece] & 1]
    hungry = [piece for piece in doubtful if not is_fed(s, piece, fed)]
    left = [_go_home(g, piece) for piece in hungry if piece.is_mercenary]
    yield from _attrition(g, side, [piece for piece in hungry if not piece.is_mercenary])
    for space, leaders in left:
        yield from displace_leaders(g, space, leaders)


def _go_home(g: Gaul, mercenary: Piece) -> tuple[Space, Army]:
    """17.3.2 This is attrition, too (9.6): where it was, and the Roman Leaders there without any Combat Unit now."""
    s, space = g.state, SPACES[g.state.place[mercenary]]
    stack = [piece for piece in stack_of(s, mercenary) if piece is not mercenary]
    g.log("unsupplied", "15.4.1", mercenary, space)
    disband(s, mercenary)
    return space, [] if any(piece.is_cu for piece in stack) else stack


def is_fed(s: State, piece: Piece, fed: Mask) -> bool:
    """14.5.4 Walls under siege feed those inside, if they are a Supply Source."""
    space = s.place[piece]
    if s.inside[piece] and has_cus_outside(s, space, piece.side.other):
        return s.control[space] in (ROMAN_CITY, TOWN)
    return fed >> space & 1 > 0


def _attrition(g: Gaul, side: Side, hungry: list[Piece]) -> Procedure[None]:
    """15.4.2 A stack of three steps or more loses one, its owner's choice; inside and outside are two stacks."""
    s = g.state
    while hungry:
        stack = [piece for piece in stack_of(s, hungry[0]) if piece in hungry]
        hungry = [piece for piece in hungry if piece not in stack]
        if steps_of(s, stack) >= 3:
            g.log("attrition", "15.4.2", side, SPACES[s.place[stack[0]]])
            yield from lose_steps(g, side, stack, 1, "attrition", "15.4.2")
