"""16.3 The Isolation Segment."""

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import GALLIC, PLAYERS, SEAS, STARRED, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE, has_supremacy
from alesia.games.rome_vs_gaul.influence import remove
from alesia.games.rome_vs_gaul.masks import (
    EVERYWHERE,
    NEIGHBOURS,
    OWN,
    Mask,
    digits,
    germani,
    mask_of,
    reached,
    spaces_of,
    stands,
    where,
)
from alesia.games.rome_vs_gaul.state import GALLIC_CITY, ROMAN_CITY, STRONGHOLD, TOWN, State
from alesia.kernel.ask import Procedure

WALLS = digits((ROMAN_CITY, GALLIC_CITY, TOWN, STRONGHOLD))
DEVASTATED = digits((1,))
MARKERS = tuple(digits((INFLUENCE[side],)) for side in PLAYERS)
PORTS = {sea: mask_of(sea.ports) for sea in SEAS}
STARS = mask_of(STARRED)


def isolation(g: Gaul) -> Procedure[None]:
    """The Roman player first."""
    for side in PLAYERS:
        for space in isolated(g.state, side):
            remove(g, side, space, "16.3")
    yield from ()


def isolated(s: State, side: Side) -> list[Space]:
    """Influence markers from which no path leads to an own CU, to own walls or to a Port at a sea that the side rules.
    The starred ones of Germania and Britannia stay until Rome removes them (17.1.3)."""
    havens = refuges(s, side)
    safe = reached(havens, ground_of(s, side))
    markers = where(s.control, MARKERS[side]) & ~safe & ~havens & (~STARS if side is GALLIC else -1)
    return [space for space in spaces_of(markers) if not NEIGHBOURS[space] & safe]


def ground_of(s: State, side: Side) -> Mask:
    """Neutral and own spaces without enemy CUs, the German Tribe or Devastation: where a path may go."""
    enemies = stands(s, side.other) | germani(s) | where(s.control, OWN[side.other])
    return EVERYWHERE & ~enemies & ~where(s.devastated, DEVASTATED)


def refuges(s: State, side: Side) -> Mask:
    own = where(s.control, OWN[side])
    ports = 0
    for sea in SEAS:  # 17.2.2 one Port lies at two of them
        if has_supremacy(s, sea, side):
            ports |= PORTS[sea]
    return stands(s, side) | (own & where(s.control, WALLS)) | (own & ports)
