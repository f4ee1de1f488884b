"""20 Optimates (one text): the card stays by the Winter track. From the game's second Victory Phase on, if the Roman
score is 13 or more, all Legions on the map first go to the Legions track; then the game ends and victory is
determined.

Traps: it is tested before the ordinary check, in the final Winter too; the Legions count as off the map at once; the
first Winter of Pax Gallica? has no Victory Phase, so that its third Winter has the second one.
"""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


def is_new(s: State, faction: Faction) -> bool:
    return not s.optimates


@event(20, UNSHADED, is_new)
def optimates(g: Gaul, faction: Faction) -> Procedure[None]:
    g.state.optimates = 1
    g.log("optimates", "5.1")
    yield from ()
