"""12 Titus Labienus: how far the Special Abilities of Rome reach (a Capability on both sides).

Unshaded, Build and Scout may choose Regions anywhere: the place of the Roman Leader no longer matters, nor whether he
is on the map. Shaded, Build and the second part of Scout are held to one Region each; they still need the Leader near,
and Auxilia still ride wherever they like. In that one Region several Hidden Auxilia may still Reveal.
"""

from alesia.games.falling_sky.capabilities import TITUS_LABIENUS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(12, UNSHADED, is_change_of_capability(TITUS_LABIENUS, UNSHADED))
def able_lieutenant(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in abilities/base.py: `reach`."""
    grant_capability(g, TITUS_LABIENUS, UNSHADED)
    yield from ()


@event(12, SHADED, is_change_of_capability(TITUS_LABIENUS, SHADED))
def suborned(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in abilities/build.py and abilities/scout.py."""
    grant_capability(g, TITUS_LABIENUS, SHADED)
    yield from ()
