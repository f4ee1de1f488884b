"""3 Pompey. Unshaded: at Adulation (Firm or not) a Legion comes from the track to Provincia; at any other row the
marker goes a box down. Shaded: with at most four Legions on the track, the Romans send two from the map back to it.

Traps: Fallen Legions are not on the track; the Romans pick their own Legions; one alone goes if there is but one.
"""

from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.components import LEGION, PROVINCIA, ROMANS, Faction
from alesia.games.falling_sky.events.actions import place_legion_from_track
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import recall_picked_legions
from alesia.games.falling_sky.events.senate import shift_down
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import ADULATION, OFF, SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

FEW = 4


def consul_helps(s: State, faction: Faction) -> bool:
    return s.legions > 0 if s.senate == ADULATION else s.senate != OFF


def rival_demands(s: State, faction: Faction) -> bool:
    return s.legions <= FEW and on_map(s, ROMANS, LEGION) > 0


@event(3, UNSHADED, consul_helps)
def pompey(g: Gaul, faction: Faction) -> Procedure[None]:
    if not consul_helps(g.state, faction):
        return
    if g.state.senate == ADULATION:
        place_legion_from_track(g, PROVINCIA)
    else:
        shift_down(g)
    yield from ()


@event(3, SHADED, rival_demands)
def pompey_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if rival_demands(g.state, faction):
        yield from recall_picked_legions(g, ROMANS, 2)
