"""A32 Veneti Uprising! (one text). Allies at Veneti, Namnetes, Morini and Menapii are removed, whosever; each of these
Tribes gets an Arverni Ally, the Veneti Region four Arverni Warbands and Morini two. Then there is an Arverni Phase as
if At War."""

from alesia.games.falling_sky.components import REGION, TRIBE, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.uprising import Uprising, can_rise, rise
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure

VENETI = Uprising(
    tuple(TRIBE[name] for name in ("Veneti", "Namnetes", "Morini", "Menapii")),
    {REGION["Veneti"]: 4, REGION["Morini"]: 2},
)


@event(132, UNSHADED, lambda s, faction: can_rise(s, VENETI))
def maritime_tribes_to_war(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from rise(g, faction, VENETI)
