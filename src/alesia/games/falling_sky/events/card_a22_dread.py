"""A22 Dread, a Capability on both sides. Unshaded: Roman pieces are no victims of Intimidate, and Romans Recruit in
Intimidated Regions as in others. Shaded: Intimidate may flip one Hidden Warband more, and remove one piece more.

Tested where Intimidate is (abilities/intimidate.py), and in commands/recruit.py.
"""

from alesia.games.falling_sky.capabilities import DREAD
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(122, UNSHADED, is_change_of_capability(DREAD, UNSHADED))
def caesar_quells_fears(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, DREAD, UNSHADED)
    yield from ()


@event(122, SHADED, is_change_of_capability(DREAD, SHADED))
def terrible_panic(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, DREAD, SHADED)
    yield from ()
