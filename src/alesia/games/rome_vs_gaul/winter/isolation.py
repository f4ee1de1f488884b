"""16.3 The Isolation Segment."""

from alesia.games.rome_vs_gaul.board import Gaul, has_germani, places_of
from alesia.games.rome_vs_gaul.components import PLAYERS, SPACES, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE, OWNER, has_supremacy
from alesia.games.rome_vs_gaul.influence import remove
from alesia.games.rome_vs_gaul.state import GALLIC_CITY, ROMAN_CITY, STRONGHOLD, TOWN, State
from alesia.games.rome_vs_gaul.supply import spread
from alesia.kernel.ask import Procedure

WALLS = (ROMAN_CITY, GALLIC_CITY, TOWN, STRONGHOLD)


def isolation(g: Gaul) -> Procedure[None]:
    """The Roman player first."""
    for side in PLAYERS:
        for space in isolated(g.state, side):
            remove(g, side, space, "16.3")
    yield from ()


def isolated(s: State, side: Side) -> list[Space]:
    """Influence markers from which no path leads to an own CU, to own walls or to a Port at a sea that the side rules.
    The starred ones of Germania and Britannia stay until Rome removes them (17.1.3)."""
    enemies = places_of(s, side.other)

    def is_open(space: Space) -> bool:
        if space in enemies or s.devastated[space] or has_germani(s, space):
            return False
        return OWNER[s.control[space]] is not side.other

    safe = spread([space for space in refuges(s, side) if is_open(space)], is_open)
    markers = [space for space in SPACES if s.control[space] == INFLUENCE[side] and not _is_starred(space, side)]
    return [space for space in markers if space not in safe and not any(each in safe for each in space.adjacent)]


def refuges(s: State, side: Side) -> list[Space]:
    own = places_of(s, side)
    return [space for space in SPACES if space in own or _is_haven(s, side, space)]


def _is_haven(s: State, side: Side, space: Space) -> bool:
    if OWNER[s.control[space]] is not side:
        return False
    return s.control[space] in WALLS or any(has_supremacy(s, sea, side) for sea in space.ports)


def _is_starred(space: Space, side: Side) -> bool:
    return space.is_starred and side is PLAYERS[1]
