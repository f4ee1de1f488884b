"""What must be true of the table whenever nothing is under way: 9.6, 13.1, 14.4.1, 16.1.1, 17.4.2."""

from collections.abc import Iterator

from tests.rome_vs_gaul.models.board import GALLIC, OTHER, ROMAN, Board

STRATEGY, WINTER = 2, 3
QUIET = ("action", "play", "muster", "camp", "keep_legate", "reinforce", "replacements")


def peace(b: Board) -> Iterator[str]:
    """No two armies in the open in one space, nobody with the German Tribe, no siege without besiegers."""
    for space in b.here:
        romans, gauls = b.cus_outside(space, ROMAN), b.cus_outside(space, GALLIC)
        if romans and gauls:
            yield f"13.1: {romans} and {gauls} stand in {space}"
        alone = [] if romans or b.state.phase == WINTER else b.outside(space, ROMAN)  # 16.1.4 there Gauls are placed
        if gauls and alone:
            yield f"9.6: {alone} among {gauls} in {space}"
        if b.germans(space) and (b.cus(space, ROMAN) or b.cus(space, GALLIC)):
            yield f"17.4.2: the German Tribe with others in {space}"
    for space in b.points:
        besieger = OTHER[b.walls(space)] if b.walls(space) else ROMAN
        if b.state.phase != STRATEGY or not b.cus_outside(space, besieger):
            yield f"14.4.1: {b.points[space]} Siege Points at {space} without a siege"
    pending = [name for name in ("breached", "landed", "barred") if 1 in getattr(b.state, name)]
    if pending:
        yield f"{pending} is left open"


__all__ = ["QUIET", "peace"]
