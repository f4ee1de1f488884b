"""A26 Divico. Unshaded: an Arverni Ally at the Helvetii is removed, and all Arverni Warbands of the Sequani and Aedui
Regions. Shaded: the executing Faction places up to twelve Arverni Warbands among these Regions.

Traps: Citadels and other Allies stay; the Warbands come Hidden, as far as Available.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import ally_owner, own_pieces
from alesia.games.falling_sky.components import ARVERNI, OWN_BANDS, REGION, TRIBE, Faction
from alesia.games.falling_sky.events.actions import remove_piece
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear, spread
from alesia.games.falling_sky.events.picking import number_on_map
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

HELVETII = TRIBE["Helvetii"]
WAY = (REGION["Aedui"], REGION["Sequani"])
WARBANDS = OWN_BANDS[ARVERNI]
MOST = 12


def can_be_agreed(s: State, faction: Faction) -> bool:
    return ally_owner(s, HELVETII) == ARVERNI or number_on_map(s, WARBANDS, WAY) > 0


@event(126, UNSHADED, can_be_agreed)
def peace_accord(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if ally_owner(s, HELVETII) == ARVERNI:
        clear(g, HELVETII)
    for region in WAY:
        for what in own_pieces(s, region, WARBANDS):
            remove_piece(g, region, what, s.pieces[region.base + what])
    yield from ()


@event(126, SHADED, lambda s, faction: available_bands(s, ARVERNI) > 0)
def rejects_peace(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from spread(g, faction, ARVERNI, WAY, MOST, "place")
