"""A63 Winter Campaign, a Capability. Unshaded: in Quarters Roman pieces outside Devastated Regions stay free of cost.
Shaded: the executing Faction, unless Roman, takes the card: after each Harvest it may do two actions, Commands or
Special Abilities in any mixture and order, at their usual cost (winter/campaign.py).

Traps: it is never given to another, as Falling Sky's card 63 is; for the Romans it does nothing.
"""

from alesia.games.falling_sky.capabilities import COLD_WAR, capability
from alesia.games.falling_sky.components import ROMANS, Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


@event(COLD_WAR, UNSHADED, is_change_of_capability(COLD_WAR, UNSHADED))
def corn_storage(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in winter/quarters.py: `free_quarters`."""
    grant_capability(g, COLD_WAR, UNSHADED)
    yield from ()


def can_be_taken(s: State, faction: Faction) -> bool:
    return faction is not ROMANS and not capability(s, COLD_WAR, SHADED, faction)


@event(COLD_WAR, SHADED, can_be_taken)
def cold_war(g: Gaul, faction: Faction) -> Procedure[None]:
    if faction is not ROMANS:
        grant_capability(g, COLD_WAR, SHADED, faction)
    yield from ()
