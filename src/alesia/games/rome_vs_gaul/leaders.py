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


def can_move(piece: Piece) -> bool:
    """17.3.2 It leads, or has a Movement Allowance of its own; others are moved by a Leader."""
    return can_lead(piece) or piece.movement > 0


def go_together(army: Sequence[Piece]) -> bool:
    """9.5.2, 17.3.2 Whether these could move or intercept together: somebody leads, and Ambiorix is with no Celtic
    Tribe, whoever leads."""
    return any(can_lead(piece) for piece in army) and not has_rivals(army)


def has_rivals(army: Sequence[Piece]) -> bool:
    """9.5.2 Ambiorix moves with no Celtic Tribe."""
    return AMBIORIX in army and any(piece.group == "Celtic" for piece in army)


def who_may_part(stack: Sequence[Piece], picked: tuple[Piece, ...]) -> list[Piece]:
    """17.3.2 Who may still go with those picked out of a stack that splits up: Mercenaries with whoever leads them."""
    group = with_the_led(stack, picked)
    led = any(can_lead(piece) for piece in group)
    rest = [piece for piece in stack if piece not in group and (led or can_move(piece))]
    return sorted(rest, key=can_move, reverse=True)


def with_the_led(stack: Sequence[Piece], picked: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """17.3.2 Those picked, and the Mercenaries whom nobody would be left to lead."""
    rest = [piece for piece in stack if piece not in picked]
    if any(can_lead(piece) for piece in rest):
        return picked
    return (*picked, *[piece for piece in rest if not can_move(piece)])
