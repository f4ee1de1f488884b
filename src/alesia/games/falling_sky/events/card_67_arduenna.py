"""67 Arduenna (one text): the executing Faction names the Romans or a Gallic Faction, which may March into Nervii,
Treveri or both free of cost, then has a free Command but March in one or both of them; at last all its pieces there
go Hidden.

Traps: the March may come from any Regions within reach, and origins go Hidden; those who stand there already may act
without any March; a Scouted Warband that Marched in lost its marker on the way and ends Hidden, one that stood there
loses the marker and stays Revealed. No Special Ability is granted.
"""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.forest import into_the_forest, somebody_can_use_the_forest
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Procedure


@event(67, UNSHADED, somebody_can_use_the_forest)
def arduenna(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from into_the_forest(g, faction)
