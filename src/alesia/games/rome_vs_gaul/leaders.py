"""9 Leaders: who commands, how many Combat Units, with which rating."""

from collections.abc import Iterable, Sequence

from alesia.games.rome_vs_gaul.board import rating
from alesia.games.rome_vs_gaul.components import AMBIORIX, Piece
from alesia.games.rome_vs_gaul.state import State


def can_lead(piece: Piece) -> bool:
    """9.0, 9.4 A named Leader, or a piece with an intrinsic one."""
    return piece.is_leader or piece.has_intrinsic_leader


def commander(s: State, army: Iterable[Piece]) -> Piece | None:
    """9.1, 9.2 Caesar or Vercingetorix; else, as the owner decides, whoever has the best Battle Rating."""
    leaders = [piece for piece in army if can_lead(piece)]
    ranking = [piece for piece in leaders if piece.outranks] or leaders
    return max(ranking, key=lambda piece: (rating(s, piece), piece.is_leader), default=None)


def command_rating(s: State, army: Iterable[Piece]) -> int:
    """13.5.1 The Battle Rating of the Commanding Leader; 0 without any."""
    leader = commander(s, army)
    return 0 if leader is None else rating(s, leader)


def load(army: Iterable[Piece]) -> int:
    """9.3 The Combat Units that count against a Command Rating: Leaders who are CUs, too, move freely (9.1)."""
    return sum([piece.is_cu and not piece.is_leader for piece in army])


def may_lead(leader: Piece, piece: Piece) -> bool:
    """9.2, 10.5.1 Nobody takes along who outranks him."""
    return not piece.outranks or leader is piece


def go_together(army: Sequence[Piece]) -> bool:
    """9.5.2, 17.3.2 Whether these could move or intercept together: somebody leads, and Ambiorix is with no Celtic
    Tribe, whoever leads."""
    if AMBIORIX in army and any(piece.group == "Celtic" for piece in army):
        return False
    return any(can_lead(piece) for piece in army)
