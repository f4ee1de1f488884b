"""A24 Seduni Uprising! (one text). Allies at Sequani, Helvetii, Nori and Helvii are removed, whosever; each of these
Tribes gets an Arverni Ally, and Sequani, Cisalpina and Provincia two Arverni Warbands each. Then there is an Arverni
Phase as if At War."""

from alesia.games.falling_sky.components import CISALPINA, PROVINCIA, REGION, TRIBE, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.uprising import Uprising, can_rise, rise
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure

SEDUNI = Uprising(
    tuple(TRIBE[name] for name in ("Sequani", "Helvetii", "Nori", "Helvii")),
    {REGION["Sequani"]: 2, CISALPINA: 2, PROVINCIA: 2},
)


@event(124, UNSHADED, lambda s, faction: can_rise(s, SEDUNI))
def alpine_tribes_to_war(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from rise(g, faction, SEDUNI)
