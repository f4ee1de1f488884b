"""30 Vercingetorix's Elite (Capability).

Unshaded: Arverni Rally places Warbands by Allies and Citadels alone: neither the Leader nor the one on top counts.
At home one Warband remains possible.
Shaded (second edition): in a Battle with their Leader, the Arverni pick four of their Warbands. These cause a whole
Loss and absorb Losses by a die as Legions do; once removed they count no more, and they go to Available.
"""

from alesia.games.falling_sky.capabilities import VERCINGETORIXS_ELITE
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Procedure


@event(VERCINGETORIXS_ELITE, UNSHADED, is_change_of_capability(VERCINGETORIXS_ELITE, UNSHADED))
def harsh_punishments(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, VERCINGETORIXS_ELITE, UNSHADED)
    yield from ()


@event(VERCINGETORIXS_ELITE, SHADED, is_change_of_capability(VERCINGETORIXS_ELITE, SHADED))
def roman_discipline(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, VERCINGETORIXS_ELITE, SHADED)
    yield from ()
