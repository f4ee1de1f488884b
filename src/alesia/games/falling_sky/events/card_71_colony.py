"""71 Colony.

In a Region under its own Control or under No Control the executing Faction founds a Colony: a 31st Tribe, which raises
the Control Value of the Region by one, and places its Ally there.
Traps: the Colony is a Tribe like any other from now on (Subdued it counts for the Romans, it can be Dispersed, hold
anybody's Ally, but no Citadel); with no Ally Available it is founded all the same, Subdued;
in Cisalpina (5) only Romans found it.
"""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import is_on_map, place_ally, subdue
from alesia.games.falling_sky.components import COLONIES, NOBODY, Faction, Region
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


def sites(s: State, faction: Faction) -> list[Region]:
    """None once the one Colony is on the map."""
    if any(is_on_map(s, tribe) for tribe in COLONIES):
        return []
    found = controlled(s, faction) + controlled(s, NOBODY)
    return sorted(r for r in found if may_stack(s, faction, r))


@event(71, UNSHADED, lambda s, faction: bool(sites(s, faction)))
def colony(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    regions = sites(s, faction)
    if not regions:
        return
    region = yield from choose_region(g, faction, regions, "colony")
    tribe = next(t for t in COLONIES if t.region is region)
    subdue(s, tribe)
    g.log("colony", "5.1", faction, region)
    if available_allies(s, faction):
        place_ally(s, tribe, faction)
        g.log("place_ally", "5.1", faction, tribe)
