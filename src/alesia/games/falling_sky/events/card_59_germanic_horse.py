"""59 Germanic Horse (Capability).

Unshaded: in one Region of each Battle Command, their own or another's, the Romans may let each Auxilia cause a whole
Loss, before any halving; with the Slingers (13) also in the shots before an enemy Battle there.
Shaded: a Gallic Faction that executes this takes the card. In one Region of each Battle Command it may double what it
inflicts, attacking or defending, before rounding; never where the Defender has a Fort or Citadel, itself included.
Romans who choose the shaded side change nothing.
"""

from alesia.games.falling_sky.capabilities import GERMANIC_HORSE, capability
from alesia.games.falling_sky.components import GAULS, Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


def takes_card(s: State, faction: Faction) -> bool:
    return faction in GAULS and not capability(s, GERMANIC_HORSE, SHADED, faction)


@event(GERMANIC_HORSE, UNSHADED, is_change_of_capability(GERMANIC_HORSE, UNSHADED))
def hard_hitting_auxiliaries(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, GERMANIC_HORSE, UNSHADED)
    yield from ()


@event(GERMANIC_HORSE, SHADED, takes_card)
def shock_cavalry(g: Gaul, faction: Faction) -> Procedure[None]:
    if faction in GAULS:
        grant_capability(g, GERMANIC_HORSE, SHADED, faction)
    yield from ()
