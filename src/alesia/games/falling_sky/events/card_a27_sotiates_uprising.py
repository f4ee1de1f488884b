"""A27 Sotiates Uprising! (one text). Allies at Pictones, Santones, Volcae and Cadurci are removed, whosever; each of
these Tribes gets an Arverni Ally, and the Pictones and Arverni Regions three Arverni Warbands each. Then there is an
Arverni Phase as if At War."""

from alesia.games.falling_sky.components import REGION, TRIBE, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.uprising import Uprising, can_rise, rise
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure

SOTIATES = Uprising(
    tuple(TRIBE[name] for name in ("Pictones", "Santones", "Volcae", "Cadurci")),
    {REGION["Pictones"]: 3, REGION["Arverni"]: 3},
)


@event(127, UNSHADED, lambda s, faction: can_rise(s, SOTIATES))
def aquitanian_tribes_to_war(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from rise(g, faction, SOTIATES)
