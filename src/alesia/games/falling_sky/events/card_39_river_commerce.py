"""39 River Commerce: what Trade brings (a Capability on both sides; the text of the second edition).

Unshaded, the Aedui Trade without Supply Lines: every Region yields, whoever holds the way. Only the Romans are still
asked, for their word doubles the gain. Shaded, Trade takes place in one Region, of the Aedui's choice.
"""

from alesia.games.falling_sky.capabilities import RIVER_COMMERCE
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(39, UNSHADED, is_change_of_capability(RIVER_COMMERCE, UNSHADED))
def goods_arteries(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in abilities/trade.py: `trade_lines` and `partners`."""
    grant_capability(g, RIVER_COMMERCE, UNSHADED)
    yield from ()


@event(39, SHADED, is_change_of_capability(RIVER_COMMERCE, SHADED))
def war_interferes(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in abilities/trade.py: `trade`."""
    grant_capability(g, RIVER_COMMERCE, SHADED)
    yield from ()
