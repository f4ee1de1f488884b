"""A67 Arduenna (one text): as Falling Sky's card 67, for the Factions of this war: Romans, Germans, Aedui and Belgae,
never the Arverni."""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.forest import into_the_forest, somebody_can_use_the_forest
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure


@event(167, UNSHADED, somebody_can_use_the_forest)
def gauls_great_forest(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from into_the_forest(g, faction)
