"""63 Winter Campaign (Capability).

Unshaded: in Quarters (6.3.3) Roman pieces outside Devastated Regions stay free of cost. Shaded: the executing Faction
gives the card to a Gallic Faction, which after each Harvest may do two actions, Commands or Special Abilities in any
mixture and order, at their usual cost (winter/campaign.py).
Traps: a Special Ability needs no Command that it fits, and goes with a March across the sea; but Ambush is only a
change to a Battle, which is then the other action. The Germanic Warbands act as Belgic ones (Enlist) likewise.
"""

from alesia.games.falling_sky.capabilities import WINTER_CAMPAIGN
from alesia.games.falling_sky.components import GAULS, Faction
from alesia.games.falling_sky.events.actions import choose_faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


@event(63, UNSHADED, is_change_of_capability(WINTER_CAMPAIGN, UNSHADED))
def corn_storage(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, WINTER_CAMPAIGN, UNSHADED)
    yield from ()


def can_be_given(s: State, faction: Faction) -> bool:
    """Even if one has it, another can get it."""
    return True


@event(63, SHADED, can_be_given)
def cold_war(g: Gaul, faction: Faction) -> Procedure[None]:
    gaul = yield from choose_faction(g, faction, GAULS, "give")
    grant_capability(g, WINTER_CAMPAIGN, SHADED, gaul)
