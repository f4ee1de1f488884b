"""10 Ballistae (Capability).

Unshaded: where Romans Besiege, a Citadel does not halve the Losses; and a die in Battle takes a Fort only on 1 or 2
(Harassment of a Seize is no Battle: there it stays 1 to 3).
Shaded: the executing Faction gives the card to a Gallic Faction, which after each of its Ambushes may take the
Defender's Fort or Citadel off the map, but never the Fort of Provincia.
"""

from alesia.games.falling_sky.capabilities import BALLISTAE, capability
from alesia.games.falling_sky.components import GAULS, Faction
from alesia.games.falling_sky.events.actions import choose_faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(BALLISTAE, UNSHADED, is_change_of_capability(BALLISTAE, UNSHADED))
def siege_machines(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, BALLISTAE, UNSHADED)
    yield from ()


@event(BALLISTAE, SHADED, lambda s, faction: any(not capability(s, BALLISTAE, SHADED, gaul) for gaul in GAULS))
def siege_stratagems(g: Gaul, faction: Faction) -> Procedure[None]:
    holder = yield from choose_faction(g, faction, GAULS, "give")
    grant_capability(g, BALLISTAE, SHADED, holder)
