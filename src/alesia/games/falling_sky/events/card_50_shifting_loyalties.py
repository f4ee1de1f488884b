"""50 Shifting Loyalties (one text): the executing Faction takes one Capability, of whichever side and Faction, out of
play for good.

Traps: in The Gallic War a Capability of the first half can go (A2.1M); cards with other lasting effects, such as
Optimates or the Lost Eagle, are no Capabilities.
"""

from alesia.games.falling_sky.components import CARD, Card, Faction
from alesia.games.falling_sky.events.base import event, remove_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure, choose


def capabilities_in_play(s: State) -> list[Card]:
    return [card for card in war(s).lasting if s.capabilities[card]]


def has_capability(s: State, faction: Faction) -> bool:
    return bool(capabilities_in_play(s))


@event(50, UNSHADED, has_capability)
def shifting_loyalties(g: Gaul, faction: Faction) -> Procedure[None]:
    found = capabilities_in_play(g.state)
    if found:
        card = yield from choose(faction, "event_card", "5.1", found, CARD[50], "remove")
        remove_capability(g, int(card))
