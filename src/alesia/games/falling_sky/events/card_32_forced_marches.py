"""32 Forced Marches (one text): the executing Faction relocates as many of its own mobile pieces as it likes, from any
Regions to any others, however far apart, but neither out of nor into Britannia; what has moved goes Hidden.

Traps: it is no March, so nobody is Harassed and Frost does not matter; a Scouted Warband that moves loses its marker
and stays Revealed; pieces that stay are not flipped; no piece moves twice.
"""

from alesia.games.falling_sky.components import BRITANNIA, Faction, Region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.moving import can_relocate, relocate
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions_for
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Procedure


def mainland(s: State, faction: Faction) -> list[Region]:
    return [region for region in regions_for(s, faction) if region is not BRITANNIA]


def has_mobile_pieces(s: State, faction: Faction) -> bool:
    return can_relocate(s, faction, mainland(s, faction))


@event(32, UNSHADED, has_mobile_pieces)
def forced_marches(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from relocate(g, faction, mainland(g.state, faction), hiding=True)
