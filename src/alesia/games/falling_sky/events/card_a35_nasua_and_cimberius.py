"""A35 Nasua and Cimberius. Unshaded: the executing Faction names the Romans or a Gallic Faction, whose Ally takes the
place of anything at the Tribe Treveri; and places up to eight of its Warbands, or four Auxilia, in the Region. Shaded:
up to eight Germanic Warbands and a Settlement come to Regions within one of Germania.

Traps: anything at the circle, Ally or marker: pieces in the Region stay, a Settlement too. Ally and Warbands are of
one Faction. The Settlement may stand in Germania itself.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import regions_in
from alesia.games.falling_sky.components import ALLY, GAULS, GERMANS, ROMANS, SUBDUED, TRIBE, Faction, Region
from alesia.games.falling_sky.events.actions import (
    choose_amount,
    choose_faction,
    choose_region_or_stop,
    place_warbands,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import place_settlement, settlement_sites, spread, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure

TREVERI = TRIBE["Treveri"]
MOST_WARBANDS, MOST_AUXILIA = 8, 4
FRIENDS = (ROMANS, *GAULS)


def _can_mobilize(s: State, friend: Faction) -> bool:
    taken = s.tribes[TREVERI] not in (SUBDUED, ALLY + friend)
    won = s.tribes[TREVERI] == SUBDUED and available_allies(s, friend) > 0
    return taken or won or available_bands(s, friend) > 0


def treveri_can_mobilize(s: State, faction: Faction) -> bool:
    return any(_can_mobilize(s, friend) for friend in FRIENDS)


@event(135, UNSHADED, treveri_can_mobilize)
def treveri_counter_mobilize(g: Gaul, faction: Faction) -> Procedure[None]:
    friend = yield from choose_faction(g, faction, FRIENDS, "friend")
    win_ally(g, TREVERI, friend)
    there = available_bands(g.state, friend)
    if friend is ROMANS:
        n = yield from choose_amount(g, faction, 0, min(MOST_AUXILIA, there), "auxilia")
    else:
        n = yield from choose_amount(g, faction, 0, min(MOST_WARBANDS, there), "bands", friend)
    place_warbands(g, TREVERI.region, friend, n)


# ---- shaded -----------------------------------------------------------------------------------------------------


def _near_germania(s: State) -> tuple[Region, ...]:
    return regions_in(war(s).near_germania)


def suebi_can_mobilize(s: State, faction: Faction) -> bool:
    return available_bands(s, GERMANS) > 0 or bool(settlement_sites(s, _near_germania(s)))


@event(135, SHADED, suebi_can_mobilize)
def brothers_mobilize_suebi(g: Gaul, faction: Faction) -> Procedure[None]:
    near = _near_germania(g.state)
    yield from spread(g, faction, GERMANS, near, MOST_WARBANDS, "warbands")
    region = yield from choose_region_or_stop(g, faction, settlement_sites(g.state, near), "settlement")
    if region is not None:
        place_settlement(g, region)
