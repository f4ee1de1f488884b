"""A18 Rhenus Bridge. As Falling Sky's card 18, but the Romans do not come where Ariovistus himself is.

Traps: all Germanic pieces go, a Settlement and a Successor too; Cisalpina is next to Germania.
"""

from alesia.games.falling_sky.board import has_named_leader
from alesia.games.falling_sky.components import GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import choose_region_or_stop
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.card_18_rhenus_bridge import (
    legion_near_germania,
    punishable,
    rhenus_bridge_shaded,
)
from alesia.games.falling_sky.events.exchange import clear_of
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


def without_ariovistus(s: State) -> list[Region]:
    return [r for r in punishable(s) if not has_named_leader(s, r, GERMANS)]


@event(118, UNSHADED, lambda s, faction: bool(without_ariovistus(s)))
def punitive_expedition(g: Gaul, faction: Faction) -> Procedure[None]:
    region = yield from choose_region_or_stop(g, ROMANS, without_ariovistus(g.state), "clear")
    if region is not None:
        clear_of(g, region, GERMANS)


event(118, SHADED, legion_near_germania)(rhenus_bridge_shaded)
