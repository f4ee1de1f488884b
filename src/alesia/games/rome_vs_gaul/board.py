"""2.3, 10.6, 14.5 What stands where: the pieces of a space, inside its walls and outside, and what becomes of them."""

from collections.abc import Iterable

from alesia.games.rome_vs_gaul.components import (
    GALLIC,
    GERMANI,
    MILITIA,
    NOBODY,
    PIECES,
    PLACES,
    REGIONS,
    ROMAN,
    SPACES,
    Piece,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import provinces_controlled, walls_of
from alesia.games.rome_vs_gaul.state import EVENTS, WAITING, State, is_on_map
from alesia.kernel.game import Context

Gaul = Context[State]
Army = list[Piece]


# ---- what stands where ------------------------------------------------------------------------------------------


def pieces_at(s: State, space: int, side: Side) -> Army:
    """All pieces of a side in a space. To search the bytes for the few who are there is quicker than to look at all."""
    find = s.place.find
    found = []
    at = find(space)
    while at >= 0:
        if PIECES[at].side is side:
            found.append(PIECES[at])
        at = find(space, at + 1)
    return found


def outside(s: State, space: int, side: Side) -> Army:
    return [piece for piece in pieces_at(s, space, side) if not s.inside[piece]]


def inside(s: State, space: int, side: Side) -> Army:
    """10.6 Those behind the walls."""
    return [piece for piece in pieces_at(s, space, side) if s.inside[piece]]


def stack_of(s: State, piece: Piece) -> Army:
    """Whoever of its side stands with a piece, on the same side of the walls; the piece itself is one of them."""
    return [each for each in pieces_at(s, s.place[piece], piece.side) if s.inside[each] == s.inside[piece]]


def cus(army: Iterable[Piece]) -> Army:
    """2.3.1 The Combat Units among pieces."""
    return [piece for piece in army if piece.is_cu]


def has_cus(s: State, space: int, side: Side) -> bool:
    """Whether a Combat Unit of the side is in the space, inside or out."""
    find = s.place.find
    at = find(space)
    while at >= 0:
        piece = PIECES[at]
        if piece.is_cu and piece.side is side:
            return True
        at = find(space, at + 1)
    return False


def has_cus_outside(s: State, space: int, side: Side) -> bool:
    """10.6 Combat Units that stop enemy movement."""
    find = s.place.find
    at = find(space)
    while at >= 0:
        piece = PIECES[at]
        if piece.is_cu and piece.side is side and not s.inside[at]:
            return True
        at = find(space, at + 1)
    return False


def places_of(s: State, side: Side) -> set[int]:
    """Where Combat Units of a side are."""
    return {at for at in set(PLACES[side](s.place)) if at < WAITING}


def has_germani(s: State, space: int) -> bool:
    """17.4"""
    return s.place[GERMANI] == space


def has_enemies_outside(s: State, space: int, side: Side) -> bool:
    """13.1, 17.4.3 Whether an army of the side would have to fight there."""
    return has_cus_outside(s, space, side.other) or has_germani(s, space)


def space_of(s: State, piece: Piece) -> Space:
    """Where a piece stands that is on the map."""
    return SPACES[s.place[piece]]


def spot(s: State, piece: Piece) -> tuple[Space, ...]:
    """Where a piece stands, for the log; nothing if it is off the map."""
    return (space_of(s, piece),) if is_on_map(s, piece) else ()


def on_map(s: State, pieces: Iterable[Piece]) -> Army:
    place = s.place
    return [piece for piece in pieces if place[piece] < WAITING]


def is_besieged(s: State, piece: Piece) -> bool:
    """14.5.1 Inside, with an enemy army outside."""
    return s.inside[piece] > 0 and has_cus_outside(s, s.place[piece], piece.side.other)


def is_under_siege(s: State, space: Space) -> bool:
    """14.5.1 Whether an enemy army is at a Walled City or Fortified Town."""
    walls = walls_of(s, space)
    return walls is not None and has_cus_outside(s, space, walls.other)


def has_besiegers(s: State, space: int) -> bool:
    """14.4.1 Whether enemies are outside a Fortified Location; at a Stronghold these are Romans."""
    owner = walls_of(s, space)
    return has_cus_outside(s, space, ROMAN if owner is None else owner.other)


# ---- how strong they are ----------------------------------------------------------------------------------------


def strength(s: State, piece: Piece) -> int:
    """2.3.1 The Combat Strength of a piece; 17.6.3 that of the Militia goes by the Provinces of its Region."""
    if piece is MILITIA:
        return provinces_controlled(s, REGIONS[s.militia - 1], piece.side) if s.militia else 0
    return piece.strength[s.steps[piece] - 1]


def total_strength(s: State, army: Iterable[Piece]) -> int:
    return sum([strength(s, piece) for piece in army if piece.is_cu])


def steps_of(s: State, army: Iterable[Piece]) -> int:
    return sum([s.steps[piece] for piece in army if piece.is_cu])


def rating(s: State, piece: Piece) -> int:
    """9.4, 13.5.1 The Battle Rating: of an intrinsic Leader 1 at full strength, 0 when reduced."""
    return piece.rating[s.steps[piece] - 1] if piece.is_cu and not piece.is_leader else piece.rating[0]


# ---- what happens to them ---------------------------------------------------------------------------------------


def put(s: State, piece: Piece, space: Space, within: bool = False) -> None:
    """Place a piece; one that comes onto the map from elsewhere keeps the steps that it has, or gets all."""
    left = s.place[piece]
    s.place[piece] = space
    s.inside[piece] = within
    if not s.steps[piece]:
        s.steps[piece] = piece.steps
    _lift_siege(s, left)


def send(s: State, piece: Piece, box: int) -> None:
    """Take a piece off the map."""
    left = s.place[piece]
    s.place[piece] = box
    s.inside[piece] = s.army[piece] = 0
    _lift_siege(s, left)


def _lift_siege(s: State, left: int) -> None:
    """14.4.1 Where somebody was a moment ago: the siege is lifted the instant nobody keeps it up."""
    if left < WAITING and s.points[left] and not has_besiegers(s, left):
        s.points[left] = 0


def disband(s: State, piece: Piece) -> None:
    """17.3.3, 17.4.3, 17.6.2 Back to its Holding Box, whence it comes at full strength."""
    send(s, piece, EVENTS)
    s.steps[piece] = 0
    if piece is MILITIA:
        s.militia = 0


def tribes_in(s: State, box: int) -> Army:
    return [piece for piece in pieces_at(s, box, GALLIC) if piece.kind == "tribe"]


def is_nobodys(piece: Piece) -> bool:
    return piece.side is NOBODY
