"""14 Clodius Pulcher. Unshaded: the Senate marker goes a box down, at Adulation it becomes Firm. Shaded: the Roman
Leader, if on the map, goes to Provincia; the Romans are Ineligible through the next card, the executing Faction stays
Eligible.

Trap: Romans who execute the shaded text themselves are Ineligible all the same.
"""

from alesia.games.falling_sky.board import leader_region, move
from alesia.games.falling_sky.components import LEADER, PROVINCIA, ROMANS, Faction, piece
from alesia.games.falling_sky.events.base import bar, event, keep_eligible
from alesia.games.falling_sky.events.senate import shift_down
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import can_shift_down
from alesia.kernel.ask import Procedure


def is_not_firm_adulation(s: State, faction: Faction) -> bool:
    return can_shift_down(s)


def always(s: State, faction: Faction) -> bool:
    return True


@event(14, UNSHADED, is_not_firm_adulation)
def clodius(g: Gaul, faction: Faction) -> Procedure[None]:
    if can_shift_down(g.state):
        shift_down(g)
    yield from ()


@event(14, SHADED, always)
def clodius_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    recall_leader(g)
    bar(g, ROMANS)
    keep_eligible(g, faction)
    yield from ()


def recall_leader(g: Gaul) -> None:
    here = leader_region(g.state, ROMANS)
    if here is not None and here is not PROVINCIA:
        move(g.state, here, PROVINCIA, piece(ROMANS, LEADER))
        g.log("relocate", "5.1", ROMANS, here, PROVINCIA, piece(ROMANS, LEADER), 1)
