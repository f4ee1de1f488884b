"""13 Balearic Slingers (Capability).

Unshaded: once in each enemy Battle Command (any Ambush is one), in a Region of their choice, the Romans let their
Auxilia shoot at the Attacker before the Battle, half a Loss each, though the Attacker may be Battling somebody else.
With the Germanic Horse (59) there, each causes a whole Loss.
Shaded: the Romans Recruit only in a Supply Line, and pay two Resources a Region even so.
"""

from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(BALEARIC_SLINGERS, UNSHADED, is_change_of_capability(BALEARIC_SLINGERS, UNSHADED))
def sharp_skirmishers(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, BALEARIC_SLINGERS, UNSHADED)
    yield from ()


@event(BALEARIC_SLINGERS, SHADED, is_change_of_capability(BALEARIC_SLINGERS, SHADED))
def foreign_contingents(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, BALEARIC_SLINGERS, SHADED)
    yield from ()
