"""55 Commius (a Capability on both sides).

Unshaded: Recruit treats every Region of Belgica as if the Romans had Control there and one Ally more, even where they
have no piece: an Ally at a Subdued Tribe, or one more of the Auxilia (3.2.1).
Shaded: Belgic Rally costs nothing, and Allies may be placed wherever there are Belgic pieces (3.3.1); a Devastated
Region stays closed.
"""

from alesia.games.falling_sky.capabilities import COMMIUS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(COMMIUS, UNSHADED, is_change_of_capability(COMMIUS, UNSHADED))
def friend(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, COMMIUS, UNSHADED)
    yield from ()


@event(COMMIUS, SHADED, is_change_of_capability(COMMIUS, SHADED))
def conspirator(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, COMMIUS, SHADED)
    yield from ()
