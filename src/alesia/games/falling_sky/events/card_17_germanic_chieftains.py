"""17 Germanic Chieftains.

Unshaded: the Romans March Germanic Warbands, a group out of each of up to three Regions, then the Germans Ambush in one
Region, Romans choosing where and whom. Shaded: a whole Germans Phase at once.
Traps: the Romans guide the Germans whoever plays the card, so nothing is left to 6.2 or to chance; where the Germans
can Ambush anybody at all, they must; the Ambush needs more Hidden Warbands than its target has Hidden pieces (3.4.4).
"""

from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.components import GERMANS, ROMANS, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.germans import guide_ambushes, guide_march
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.games.falling_sky.winter.germans import germans_phase, phase_acts
from alesia.kernel.ask import Procedure

GROUPS = 3


def has_warbands(s: State, faction: Faction) -> bool:
    """Any Warband can be moved."""
    return any(bands(s, r, GERMANS) for r in lands(s))


@event(17, UNSHADED, has_warbands)
def ariovistus_remembered(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from guide_march(g, ROMANS, GROUPS)
    yield from guide_ambushes(g, ROMANS, 1)


@event(17, SHADED, lambda s, faction: phase_acts(s))
def ariovistus_forgotten(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from germans_phase(g)
