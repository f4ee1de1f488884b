"""8 Baggage Trains: a card that its player keeps (a Capability on both sides).

Unshaded, the March of whoever executed it costs nothing, from Devastated Regions too. Shaded, the Raids of whoever
executed it may turn up three Warbands a Region instead of two, and steal from Factions with a Citadel or Fort there.
Either side belongs to one Faction alone: another that executes the card later takes it over. The Romans may take
the shaded side too, if only to keep it from others.
"""

from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, capability
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import Test, event, grant_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


def _is_new(side: int) -> Test:
    """Unless the same Faction holds this side already."""
    return lambda s, faction: not capability(s, BAGGAGE_TRAINS, side, faction)


@event(8, UNSHADED, _is_new(UNSHADED))
def well_stocked(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/march.py: `march_cost`."""
    grant_capability(g, BAGGAGE_TRAINS, UNSHADED, faction)
    yield from ()


@event(8, SHADED, _is_new(SHADED))
def slow_wagons(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/raid.py."""
    grant_capability(g, BAGGAGE_TRAINS, SHADED, faction)
    yield from ()
