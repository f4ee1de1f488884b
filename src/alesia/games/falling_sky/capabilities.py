"""5.3 Capabilities: lasting effects, named by their cards and tested at the rules they change."""

from alesia.games.falling_sky.components import GERMANS, Faction
from alesia.games.falling_sky.state import NEITHER, SHADED, UNSHADED, State

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
GERMAN_PHALANX = 131
WAILING_WOMEN = 133
VERGOBRET = 138
COLD_WAR = 163
NERVII = 170

# 5.3 Sides that are in effect for one Faction alone.
OWNED = {
    BAGGAGE_TRAINS: (UNSHADED, SHADED),
    BALLISTAE: (SHADED,),
    AQUITANI: (SHADED,),
    GERMANIC_HORSE: (SHADED,),
    WINTER_CAMPAIGN: (SHADED,),
    COLD_WAR: (SHADED,),
}


def is_owned(number: int, side: int) -> bool:
    """5.3 Whether this side of the Capability is a Faction's own."""
    return side in OWNED.get(number, ())


def holds_in_battle(s: State, helped: Faction, harmed: Faction) -> bool:
    """A31 Whether an Event counts that helps one side of a Battle and harms the other: unshaded nothing helps Germans,
    shaded nothing harms them."""
    side = s.capabilities[GERMAN_PHALANX]
    return side == NEITHER or (helped if side == UNSHADED else harmed) is not GERMANS


def capability(s: State, number: int, side: int, holder: Faction | None = None) -> bool:
    """Whether this side of the Capability is in effect (for this Faction, where the text gives it to one)."""
    return s.capabilities[number] == side and (holder is None or s.holders[number] == holder + 1)
