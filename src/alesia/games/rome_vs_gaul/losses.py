"""13.6, 11.1, 11.2.4 Step losses: who takes them, and what goes with whom."""

from collections.abc import Sequence

from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    disband,
    inside,
    is_besieged,
    on_map,
    outside,
    pieces_at,
    put,
    send,
    space_of,
    spot,
    steps_of,
)
from alesia.games.rome_vs_gaul.components import (
    CAESAR,
    CITIES,
    GALLIC,
    GERMANI,
    LEGIONS,
    ROMAN,
    SPACES,
    Piece,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.state import (
    CUP,
    ELIMINATED,
    GONE,
    NO_MARKER,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    ROME,
    State,
)
from alesia.kernel.ask import Procedure, choose
from alesia.kernel.word import Word


def lose_steps(g: Gaul, side: Side, army: Army, hits: int, key: str, rule: str, later: int = 0) -> Procedure[None]:
    """13.6.2, 13.6.3 So many steps, as the owner selects; nobody is left when all are gone, or will be later."""
    s = g.state
    for left in range(hits, 0, -1):
        victims = selectable(s, army)
        if not victims:
            break
        offered = victims[:1] if left + later >= steps_of(s, army) else victims  # all are lost, in whatever order
        piece = yield from choose(side, key, rule, offered, left, space_of(s, victims[0]))
        lose_step(g, piece)


def selectable(s: State, army: Sequence[Piece]) -> Army:
    """13.6.3 Mercenaries, the Minor Tribe and the Militia only when all Legions or Tribes have been reduced. Pieces
    that are alike stand for one another."""
    alive = [piece for piece in army if piece.is_cu and s.steps[piece]]
    if any(piece.kind in ("legion", "tribe") and s.steps[piece] == 2 for piece in alive):
        alive = [piece for piece in alive if not piece.is_mercenary]
    return alive


def lose_step(g: Gaul, piece: Piece) -> None:
    """11.1, 13.6.2 A full-strength piece is flipped, a reduced one eliminated."""
    s = g.state
    s.steps[piece] -= 1
    if s.steps[piece]:
        g.log("reduced", "13.6.2", piece, Word("troops", piece.kind), *spot(s, piece))
    else:
        eliminate(g, piece)


def eliminate(g: Gaul, piece: Piece) -> None:
    """What becomes of a piece without steps."""
    s = g.state
    g.log("eliminated", "13.6.2", piece, Word("troops", piece.kind), *spot(s, piece))
    if piece.is_mercenary or piece is GERMANI:
        disband(s, piece)
        return
    s.steps[piece] = 0
    send(s, piece, GONE if piece.is_leader else ELIMINATED)
    if piece.home is not None:
        remove_town(g, piece)


def remove_town(g: Gaul, tribe: Piece) -> None:
    """11.2.4 The Fortified Town goes with its Tribe; who was inside must fight (``breached``)."""
    s = g.state
    space = town_of(s, tribe)
    if space is not None:
        g.log("town_removed", "11.2.4", tribe, space)
        raze(s, space)


def raze(s: State, space: Space) -> None:
    """No walls are left: whoever was inside stands outside, among Romans who were there (11.2.4, 9.6)."""
    within = inside(s, space, GALLIC)
    s.control[space] = NO_MARKER
    s.towns[space] = s.upgraded[space] = s.points[space] = 0
    for piece in within:
        s.inside[piece] = 0
    s.breached[space] = any(piece.is_cu for piece in within) and bool(outside(s, space, ROMAN))


def town_of(s: State, tribe: Piece) -> Space | None:
    """11.2.1 Its home space, if its Fortified Town stands."""
    at = s.towns.find(tribe + 1)
    return SPACES[at] if at >= 0 else None


# ---- 9.6 Roman Leader Displacement ------------------------------------------------------------------------------


def displace_leaders(g: Gaul, space: Space, leaders: Army) -> Procedure[None]:
    """9.6 Roman Leaders left without Combat Units among enemies; Caesar last, about whom the player is asked."""
    for leader in sorted(leaders, key=lambda leader: leader is CAESAR):
        if leader is CAESAR:
            yield from displace_caesar(g, space)
        else:
            g.log("displaced", "9.6", leader, space)
            send(g.state, leader, CUP)


def displace_caesar(g: Gaul, space: Space) -> Procedure[None]:
    """9.6 Three Roman Influence markers are removed; Caesar goes to an unbesieged Legion or a Roman Walled City."""
    s = g.state
    g.log("displaced", "9.6", CAESAR, space)
    send(s, CAESAR, ROME)
    for left in (3, 2, 1):
        markers = [each for each in SPACES if s.control[each] == ROMAN_INFLUENCE]
        if not markers:
            break
        lost = yield from choose(ROMAN, "displaced_influence", "9.6", markers, left)
        s.control[lost] = NO_MARKER
        g.log("influence_removed", "9.6", ROMAN, lost)
    yield from rally_caesar(g)


def rally_caesar(g: Gaul) -> Procedure[None]:
    s = g.state
    havens = caesars_havens(s)
    if not havens:
        g.log("caesar_lost", "9.6")
        return
    haven = yield from choose(ROMAN, "displaced_caesar", "9.6", havens)
    put(s, CAESAR, haven, _goes_inside(s, haven))
    g.log("caesar_placed", "9.6", haven)


def caesars_havens(s: State) -> list[Space]:
    legions = {space_of(s, legion) for legion in on_map(s, LEGIONS) if not is_besieged(s, legion)}
    return [space for space in SPACES if space in legions or s.control[space] == ROMAN_CITY]


def _goes_inside(s: State, space: Space) -> bool:
    """Where no Legion stands outside, a Roman Leader is safe within the walls."""
    legions = [piece for piece in pieces_at(s, space, ROMAN) if piece.kind == "legion"]
    return space in CITIES and s.control[space] == ROMAN_CITY and all(s.inside[piece] for piece in legions)
