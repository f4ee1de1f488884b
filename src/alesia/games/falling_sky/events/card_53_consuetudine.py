"""53 Consuetudine.

Every Germanic Warband on the map flips to Hidden. Then comes a whole Germans Phase, but for its March, in which each
Battle is an Ambush. Traps: a Scouted Warband only loses its marker (4.2.2); the Germans Ambush however many of the
enemies are Hidden, and those Germans too whom their own Raid has Revealed.
"""

from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.board import hide_all
from alesia.games.falling_sky.components import GERMANS, REVEALED, SCOUTED, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.games.falling_sky.winter.germans import battles_regardless, germans_phase, phase_acts, raid, rally
from alesia.kernel.ask import Procedure

STEPS = (rally, raid, battles_regardless)


def stirs(s: State, faction: Faction) -> bool:
    seen = on_map(s, GERMANS, REVEALED) + on_map(s, GERMANS, SCOUTED)
    return seen > 0 or phase_acts(s, STEPS)


@event(53, UNSHADED, stirs)
def consuetudine(g: Gaul, faction: Faction) -> Procedure[None]:
    for region in lands(g.state):
        hide_all(g.state, region, GERMANS)
    yield from germans_phase(g, STEPS)
