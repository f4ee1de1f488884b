"""41 Avaricum (one text).

Only for a Faction that has its Ally or Citadel at Avaricum. In the Bituriges Region and those adjacent it may place up
to two Allies, turn one Ally into a Citadel (Gauls), and place a Fort (Romans); then it gains a Resource for each of its
Allies, Citadels and Forts there. No Control is needed.
"""

from alesia.games.falling_sky.available import available_forts
from alesia.games.falling_sky.board import allies_and_citadels, citadel_sites, has_fort, put
from alesia.games.falling_sky.components import (
    ALLY,
    CITADEL,
    CITIES,
    FORT,
    ROMANS,
    Faction,
    Region,
    Tribe,
    piece,
    within_one,
)
from alesia.games.falling_sky.events.actions import choose_region_or_stop, choose_tribe_or_stop, receive
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import fortify, settle, sites_for
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Procedure

AVARICUM = next(t for t in CITIES if t.city == "Avaricum")
AROUND = within_one(AVARICUM.region)
NEW_ALLIES = 2


def _holds_avaricum(s: State, faction: Faction) -> bool:
    return s.tribes[AVARICUM] in (ALLY + faction, CITADEL + faction)


def _citadel_sites(s: State, faction: Faction) -> list[Tribe]:
    return [t for r in AROUND for t in citadel_sites(s, r, faction)]


def _fort_sites(s: State, faction: Faction) -> list[Region]:
    return [r for r in AROUND if not has_fort(s, r)] if faction is ROMANS and available_forts(s) else []


def _effective(s: State, faction: Faction) -> bool:
    if not _holds_avaricum(s, faction):
        return False
    placing = sites_for(s, AROUND, faction) or _citadel_sites(s, faction) or _fort_sites(s, faction)
    return bool(placing) or s.resources[faction] < MOST_RESOURCES


@event(41, UNSHADED, _effective)
def finest_city(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if not _holds_avaricum(s, faction):
        return
    yield from _place_allies(g, faction)
    tribe = yield from choose_tribe_or_stop(g, faction, _citadel_sites(s, faction), "citadel")
    if tribe is not None:
        fortify(g, tribe, faction)
    region = yield from choose_region_or_stop(g, faction, _fort_sites(s, faction), "fort")
    if region is not None:
        put(s, region, piece(ROMANS, FORT))
        g.log("build", "5.1", region, "fort", None)
    forts = sum(has_fort(s, r) for r in AROUND) if faction is ROMANS else 0
    receive(g, faction, forts + sum(allies_and_citadels(s, r, faction) for r in AROUND))


def _place_allies(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(NEW_ALLIES, 0, -1):
        tribe = yield from choose_tribe_or_stop(g, faction, sites_for(g.state, AROUND, faction), "ally", left)
        if tribe is None:
            return
        settle(g, tribe, faction)
