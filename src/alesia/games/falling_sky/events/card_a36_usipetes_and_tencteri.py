"""A36 Usipetes and Tencteri. Unshaded: the executing Faction removes two Settlements and eight Germanic Warbands from
Morini, Nervii and Treveri. Shaded: the Germans place two Settlements and four Warbands, and remove any two Allies,
within one of Sugambri.

Traps: as many as there are (5.1.3). Where only Germanic Allies are left, two of these go; a Citadel is no Ally.
"""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_bands, available_settlements
from alesia.games.falling_sky.board import has_settlement
from alesia.games.falling_sky.components import FACTIONS, GERMANS, OWN_BANDS, REGION, SUGAMBRI, Faction, Region
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import (
    allied_tribes,
    place_settlement,
    remove_settlement,
    settlement_sites,
    spread,
)
from alesia.games.falling_sky.events.picking import number_on_map, remove_allies, remove_picked
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import may_stack, vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, unless_all

MEUSE = (REGION["Morini"], REGION["Nervii"], REGION["Treveri"])
SETTLEMENTS, SLAIN, COMING, ALLIES = 2, 8, 4, 2


def _settled(s: State) -> list[Region]:
    return [r for r in MEUSE if has_settlement(s, r)]


def can_be_slaughtered(s: State, faction: Faction) -> bool:
    return bool(_settled(s)) or number_on_map(s, OWN_BANDS[GERMANS], MEUSE) > 0


@event(136, UNSHADED, can_be_slaughtered)
def slaughter_on_the_rhenus(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(SETTLEMENTS, 0, -1):
        if found := _settled(g.state):
            remove_settlement(g, (yield from choose_region(g, faction, unless_all(found, left), "settlement", left)))
    yield from remove_picked(g, faction, OWN_BANDS[GERMANS], SLAIN, MEUSE)


# ---- shaded -----------------------------------------------------------------------------------------------------


def can_cross(s: State, faction: Faction) -> bool:
    near = vicinity(s, SUGAMBRI)
    room = available_bands(s, GERMANS) > 0 and any(may_stack(s, GERMANS, r) for r in near)
    return room or bool(settlement_sites(s, near) or allied_tribes(s, near, FACTIONS))


@event(136, SHADED, can_cross)
def cross_rhenus(g: Gaul, faction: Faction) -> Procedure[None]:
    near = vicinity(g.state, SUGAMBRI)
    for left in range(SETTLEMENTS, 0, -1):
        if found := settlement_sites(g.state, near):
            place_settlement(g, (yield from choose_region(g, GERMANS, _unlike(g.state, found, left), "settle", left)))
    yield from spread(g, GERMANS, GERMANS, near, COMING, "warbands", must=True)
    yield from remove_allies(g, GERMANS, allied_tribes(g.state, near), ALLIES, ALLIES, "ally")


def _unlike(s: State, sites: Sequence[Region], left: int) -> Sequence[Region]:
    """Where all get one, nobody need say which first; but a Non-player is to know which of them are new (A8.2.3)."""
    return sites if is_nonplayer(s, GERMANS) else unless_all(sites, min(left, available_settlements(s)))
