"""A57 Sabis (one text). The executing Faction Battles free in a Region of Belgica, without Retreat; then it may Battle
there free once more, with Retreat allowed."""

from alesia.games.falling_sky.components import BELGICA, Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import can_battle, decisive_battle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure


@event(157, UNSHADED, lambda s, faction: can_battle(s, faction, BELGICA))
def sabis(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from decisive_battle(g, faction, BELGICA)
