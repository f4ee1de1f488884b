"""A21 Vosegus (one text). The executing Faction Battles free in a Region within one of Sequani, without Retreat; then
it may Battle there free once more, with Retreat allowed."""

from alesia.games.falling_sky.components import REGION, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import can_battle, decisive_battle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure

SEQUANI = REGION["Sequani"]


def may_battle(s: State, faction: Faction) -> bool:
    return can_battle(s, faction, vicinity(s, SEQUANI))


@event(121, UNSHADED, may_battle)
def vosegus(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from decisive_battle(g, faction, vicinity(g.state, SEQUANI))
