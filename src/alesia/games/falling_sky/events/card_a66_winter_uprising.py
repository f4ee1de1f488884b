"""A66 Winter Uprising! (one text): the executing Faction takes the card and puts the marker in a Region. After a
Quarters Phase of its choice it takes it off (winter/uprising.py), and who rises there is strong at once.

Traps: it is no Capability; the carnyx of the card is one thing, the Arverni Phase of its text another.
"""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


def always(s: State, faction: Faction) -> bool:
    return True


@event(166, UNSHADED, always)
def girding_for_war(g: Gaul, faction: Faction) -> Procedure[None]:
    region = yield from choose_region(g, faction, regions(g.state), "marker")
    g.state.uprising, g.state.rebel = region + 1, faction + 1
    g.log("uprising_marker", "5.1", faction, region)
