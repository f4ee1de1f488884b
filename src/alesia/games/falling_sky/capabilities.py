"""5.3 Capabilities: lasting effects, named by their cards and tested at the rules they change."""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.state import State

BAGGAGE_TRAINS = 8
BALLISTAE = 10
TITUS_LABIENUS = 12
BALEARIC_SLINGERS = 13
LEGIO_X = 15
AQUITANI = 25
MASSED_GALLIC_ARCHERS = 27
VERCINGETORIXS_ELITE = 30
DIVICIACUS = 38
RIVER_COMMERCE = 39
CONVICTOLITAVIS = 43
COMMIUS = 55
GERMANIC_HORSE = 59
WINTER_CAMPAIGN = 63
# Of Ariovistus, by the index of their cards.
DREAD = 122
VERGOBRET = 138


def capability(s: State, number: int, side: int, holder: Faction | None = None) -> bool:
    """Whether this side of the Capability is in effect (for this Faction, where the text gives it to one)."""
    return s.capabilities[number] == side and (holder is None or s.holders[number] == holder + 1)
