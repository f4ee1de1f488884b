"""15 Legio X (Capability).

Unshaded: with the Roman Leader (a Successor too) and a Legion in a Battle, the Romans cause two Losses more and take
one less, attacking or defending. The number is changed last, after halving and rounding, each time Losses are counted:
a Leader lost in the Attack no longer helps the Counterattack.
Shaded: when Caesar attacks, one Legion alone counts double.
"""

from alesia.games.falling_sky.capabilities import LEGIO_X
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(LEGIO_X, UNSHADED, is_change_of_capability(LEGIO_X, UNSHADED))
def reliable_elite(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, LEGIO_X, UNSHADED)
    yield from ()


@event(LEGIO_X, SHADED, is_change_of_capability(LEGIO_X, SHADED))
def playing_favorites(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, LEGIO_X, SHADED)
    yield from ()
