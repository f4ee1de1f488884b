"""10.6 Inside or outside of friendly walls: whoever is not active says so when an enemy army enters."""

from alesia.games.rome_vs_gaul.board import Army, Gaul, has_cus_outside, pieces_at
from alesia.games.rome_vs_gaul.components import PLAYERS, Side, Space
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.state import STRATEGY, State
from alesia.kernel.ask import Procedure
from alesia.kernel.picking import pick, up_to


def to_the_walls(g: Gaul, side: Side, space: Space, key: str) -> Procedure[None]:
    """10.6 The non-active player declares who is inside, but for those who have just intercepted and have said so."""
    s = g.state
    if walls_of(s, space) is not side:
        return
    free = [piece for piece in pieces_at(s, space, side) if not s.barred[piece]]
    if free:
        yield from declare(g, side, space, free, key)


def declare(g: Gaul, side: Side, space: Space, free: Army, key: str) -> Procedure[None]:
    within = yield from pick(side, key, "10.6", up_to(free, len(free)), space, none=True)
    for piece in free:
        g.state.inside[piece] = piece in within
    if within:
        g.log("inside", "10.6", side, within, space)


def may_shelter(s: State, side: Side, space: Space) -> bool:
    """10.6 Whether enemies may declare themselves inside or outside when an army of the active side retreats to them:
    it enters their space, and nobody besieges them yet."""
    is_active = s.phase == STRATEGY and PLAYERS[s.player] is side
    if not is_active or walls_of(s, space) is not side.other or has_cus_outside(s, space, side):
        return False
    return bool(pieces_at(s, space, side.other))
