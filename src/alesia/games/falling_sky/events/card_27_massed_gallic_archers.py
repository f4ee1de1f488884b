"""27 Massed Gallic Archers (Capability).

Unshaded: when the Arverni attack, the sum of their Losses is one smaller, before it is halved; not when they defend.
Shaded: as a Battle starts, before any Retreat, the side that faces six or more Arverni Warbands takes one Loss more,
whichever side attacks.
"""

from alesia.games.falling_sky.capabilities import MASSED_GALLIC_ARCHERS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(MASSED_GALLIC_ARCHERS, UNSHADED, is_change_of_capability(MASSED_GALLIC_ARCHERS, UNSHADED))
def light_arms(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, MASSED_GALLIC_ARCHERS, UNSHADED)
    yield from ()


@event(MASSED_GALLIC_ARCHERS, SHADED, is_change_of_capability(MASSED_GALLIC_ARCHERS, SHADED))
def enormous_number(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, MASSED_GALLIC_ARCHERS, SHADED)
    yield from ()
