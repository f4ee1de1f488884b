"""38 Diviciacus: Romans and Aedui, together or apart (a Capability on both sides).

Unshaded, if both agree, a Command of either or its defence in a Battle treats Aedui Warbands and Auxilia that stand
together as the one or the other. Shaded, they may not transfer Resources to one another.
"""

from alesia.games.falling_sky.capabilities import DIVICIACUS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(38, UNSHADED, is_change_of_capability(DIVICIACUS, UNSHADED))
def caesars_druid(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in sharing.py: `may_share`."""
    grant_capability(g, DIVICIACUS, UNSHADED)
    yield from ()


@event(38, SHADED, is_change_of_capability(DIVICIACUS, SHADED))
def sidelined(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in negotiation.py: `transferable`."""
    grant_capability(g, DIVICIACUS, SHADED)
    yield from ()
