"""19 Lucterius. Unshaded: either remove up to six Arverni Warbands in Provincia and the Regions next to it, or place
up to five Auxilia in Provincia. Shaded: an Arverni Successor, on the map or Available, is set by the Arverni in any
Region as the named Leader, with all that Vercingetorix can do.

Traps: next to Provincia are Sequani, Aedui and Arverni; Vercingetorix himself, on the map or still waiting for his
hour in Pax Gallica?, is no Successor.
"""

from alesia.games.falling_sky.available import available_bands, leader_available
from alesia.games.falling_sky.board import leader_region, own_pieces, put, take
from alesia.games.falling_sky.components import (
    ARVERNI,
    LEADER,
    OWN_BANDS,
    PROVINCIA,
    ROMANS,
    Faction,
    piece,
    within_one,
)
from alesia.games.falling_sky.events.actions import (
    choose_act,
    choose_amount,
    choose_piece,
    choose_region,
    choose_region_or_stop,
    place_warbands,
    remove_piece,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import number_on_map, regions_holding
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Act, Procedure, act

AUXILIA, WARBANDS = act("place_auxilia"), act("remove_warbands")
THRUST = within_one(PROVINCIA)
MOST_WARBANDS, MOST_AUXILIA = 6, 5


def checks(s: State) -> list[Act]:
    found = [WARBANDS] if number_on_map(s, OWN_BANDS[ARVERNI], THRUST) else []
    return found + ([AUXILIA] if available_bands(s, ROMANS) else [])


def can_check(s: State, faction: Faction) -> bool:
    return bool(checks(s))


def has_successor(s: State, faction: Faction) -> bool:
    here = leader_available(s, ARVERNI) or leader_region(s, ARVERNI) is not None
    return here and not s.named[ARVERNI]


@event(19, UNSHADED, can_check)
def lucterius(g: Gaul, faction: Faction) -> Procedure[None]:
    if not can_check(g.state, faction):
        return
    choice = yield from choose_act(g, faction, checks(g.state), "check")
    if choice is WARBANDS:
        yield from repel(g, faction)
    else:
        most = min(MOST_AUXILIA, available_bands(g.state, ROMANS))
        n = yield from choose_amount(g, faction, 0, most, "place")
        place_warbands(g, PROVINCIA, ROMANS, n)


def repel(g: Gaul, faction: Faction) -> Procedure[None]:
    kinds = OWN_BANDS[ARVERNI]
    for left in range(MOST_WARBANDS, 0, -1):
        holding = regions_holding(g.state, kinds, THRUST)
        region = yield from choose_region_or_stop(g, faction, holding, "remove", left)
        if region is None:
            return
        what = yield from choose_piece(g, faction, own_pieces(g.state, region, kinds), region, "remove")
        remove_piece(g, region, what, who=faction)


@event(19, SHADED, has_successor)
def lucterius_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    s, leader = g.state, piece(ARVERNI, LEADER)
    if not has_successor(s, faction):
        return
    region = yield from choose_region(g, ARVERNI, lands(s), "leader")
    here = leader_region(s, ARVERNI)
    if here is not None:
        take(s, here, leader)
    put(s, region, leader)
    s.named = altered(s.named, ARVERNI, 1)
    g.log("place_leader", "5.1", ARVERNI, region)
