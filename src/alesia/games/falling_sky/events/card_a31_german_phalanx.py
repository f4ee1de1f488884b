"""A31 German Phalanx, a Capability. Unshaded: whatever an Event does for the Germans in Battle is cancelled, and
Ariovistus does not double Losses. Shaded: whatever an Event does against them in Battle is cancelled, and named enemy
Leaders do not double Losses to Germans.

Traps: Capabilities, markers and the effects of a card played now all count; what a rule gives, a Fort or Diviciacus,
is no Event.
"""

from alesia.games.falling_sky.capabilities import GERMAN_PHALANX
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(GERMAN_PHALANX, UNSHADED, is_change_of_capability(GERMAN_PHALANX, UNSHADED))
def inflexible(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested wherever an Event changes a Battle: `holds_in_battle`; and in commands/battle.py, `doubles`."""
    grant_capability(g, GERMAN_PHALANX, UNSHADED)
    yield from ()


@event(GERMAN_PHALANX, SHADED, is_change_of_capability(GERMAN_PHALANX, SHADED))
def stalwart(g: Gaul, faction: Faction) -> Procedure[None]:
    """Likewise, and in commands/battle.py, `halves_of`."""
    grant_capability(g, GERMAN_PHALANX, SHADED)
    yield from ()
