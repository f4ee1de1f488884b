"""A70 Nervii, a Capability. Unshaded: the Belgae never Retreat. Shaded: whenever the Tribe Nervii is Subdued at the
end of a Faction's action, a Belgic Ally is placed there; and Belgic Rally in the Nervii Region places up to two
Warbands more.

Traps: a Dispersed Tribe is not Subdued; a Pass is no action. The two Warbands come beside an Ally, too.
"""

from alesia.games.falling_sky.capabilities import NERVII
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(NERVII, UNSHADED, is_change_of_capability(NERVII, UNSHADED))
def fight_to_the_death(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/retreat.py: `never_retreats`."""
    grant_capability(g, NERVII, UNSHADED)
    yield from ()


@event(NERVII, SHADED, is_change_of_capability(NERVII, SHADED))
def no_peace_terms(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in nervii.py and commands/rally.py: `more_warbands`."""
    grant_capability(g, NERVII, SHADED)
    yield from ()
