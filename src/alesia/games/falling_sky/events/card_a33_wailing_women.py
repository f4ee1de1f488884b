"""A33 Wailing Women, a Capability. Unshaded: Germans never Retreat; and unless Ariovistus is on the map, they lose
their Warbands where these are outnumbered after they have Counterattacked. Shaded: defending Germans take half Losses,
whether they Retreat or not, and cause one Loss more when they Counterattack.

Traps: half once, never a quarter. Outnumbered are fewer Warbands than the Attacker has mobile pieces left there;
Allies, Settlement and Successor stay. German Phalanx (A31) cancels either side.
"""

from alesia.games.falling_sky.capabilities import WAILING_WOMEN
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(WAILING_WOMEN, UNSHADED, is_change_of_capability(WAILING_WOMEN, UNSHADED))
def trapped_by_wagons(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/retreat.py, `never_retreats`, and commands/battle.py, `trap`."""
    grant_capability(g, WAILING_WOMEN, UNSHADED)
    yield from ()


@event(WAILING_WOMEN, SHADED, is_change_of_capability(WAILING_WOMEN, SHADED))
def motivation(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/battle.py, `has_motivation`."""
    grant_capability(g, WAILING_WOMEN, SHADED)
    yield from ()
