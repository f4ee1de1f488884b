"""43 Convictolitavis: the Aedui at one or at odds (a Capability on both sides).

Unshaded, Suborn may take place in two Regions; each needs its own Hidden Aedui Warband, and each is paid for and
limited to three pieces, one Ally among them, by itself. Shaded, every Command of the Aedui costs twice as much;
Special Abilities cost what they did, and what is free stays free.
"""

from alesia.games.falling_sky.capabilities import CONVICTOLITAVIS
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(43, UNSHADED, is_change_of_capability(CONVICTOLITAVIS, UNSHADED))
def dispute_resolved(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in abilities/suborn.py."""
    grant_capability(g, CONVICTOLITAVIS, UNSHADED)
    yield from ()


@event(43, SHADED, is_change_of_capability(CONVICTOLITAVIS, SHADED))
def contest_escalates(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in commands/sheets.py: `is_dear`."""
    grant_capability(g, CONVICTOLITAVIS, SHADED)
    yield from ()
