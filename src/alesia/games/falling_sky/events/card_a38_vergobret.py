"""A38 Vergobret, a Capability. Unshaded: Suborn places or removes one piece more, which may be an Ally, and places
Auxilia at no cost. Shaded: Suborn only in the Region of Diviciacus; when he is gone, Suborn and Trade only within one
Region of Bibracte.

Traps: four pieces, at most two of them Allies; Trade and Ambush stay within one Region of Diviciacus (A4.4); River
Commerce (39) lifts the Supply Line, not the distance.
"""

from alesia.games.falling_sky.capabilities import VERGOBRET
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(VERGOBRET, UNSHADED, is_change_of_capability(VERGOBRET, UNSHADED))
def dispenser_of_judgment(g: Gaul, faction: Faction) -> Procedure[None]:
    """What it does: abilities/suborn.py."""
    grant_capability(g, VERGOBRET, UNSHADED)
    yield from ()


@event(VERGOBRET, SHADED, is_change_of_capability(VERGOBRET, SHADED))
def magistracy_subverted(g: Gaul, faction: Faction) -> Procedure[None]:
    """What it does: abilities/base.py (`in_suborn_reach`, `in_trade_reach`)."""
    grant_capability(g, VERGOBRET, SHADED)
    yield from ()
