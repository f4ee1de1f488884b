"""58 Aduatuca.

Unshaded: the executing Faction removes nine Belgic and Germanic Warbands, as it likes, from a Region with a Fort.
Shaded: the executing Faction Marches Germanic Warbands from adjacent Regions into one Region with a Fort, then the
Germans there Ambush the Romans, however many are Hidden: one Loss for two Warbands, for the Fort does not halve them.
Only if no Fort can be reached do Germans who stand beside one Ambush without a March.
"""

from alesia.games.falling_sky.board import bands, has_fort, hide_all, move, number_of, own_pieces
from alesia.games.falling_sky.commands.battle import fight
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import BELGAE, GERMANS, OWN_BANDS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_piece,
    choose_region,
    choose_region_or_stop,
    remove_piece,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import would_matter
from alesia.games.falling_sky.groups import choose_group, group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

REMOVED = 9
WARBANDS = OWN_BANDS[BELGAE] + OWN_BANDS[GERMANS]
TERMS = Terms(shelter=False, regardless=True)


def repelled_regions(s: State) -> list[Region]:
    return [r for r in lands(s) if has_fort(s, r) and own_pieces(s, r, WARBANDS)]


@event(58, UNSHADED, lambda s, faction: bool(repelled_regions(s)))
def heroic_defense(g: Gaul, faction: Faction) -> Procedure[None]:
    s, regions = g.state, repelled_regions(g.state)
    if not regions:
        return
    region = yield from choose_region(g, faction, regions, "remove")
    left = min(REMOVED, number_of(s, region, WARBANDS))
    if left == number_of(s, region, WARBANDS):
        for what in own_pieces(s, region, WARBANDS):
            remove_piece(g, region, what, s.pieces[region.base + what])
        return
    for remaining in range(left, 0, -1):
        what = yield from choose_piece(g, faction, own_pieces(s, region, WARBANDS), region, "remove", remaining)
        remove_piece(g, region, what)


# ---- shaded -----------------------------------------------------------------------------------------------------


def origins(s: State, fort: Region) -> list[Region]:
    return [r for r in roads(s, GERMANS, fort) if bands(s, r, GERMANS)]


def struck_forts(s: State) -> list[Region]:
    """Forts that Germans can March to; failing those, Forts that they stand beside."""
    forts = [r for r in lands(s) if has_fort(s, r)]
    return [r for r in forts if origins(s, r)] or [r for r in forts if bands(s, r, GERMANS)]


def strike_matters(s: State, faction: Faction) -> bool:
    forts = struck_forts(s)
    return any(origins(s, r) or would_matter(s, GERMANS, ROMANS, r, TERMS) for r in forts)


@event(58, SHADED, strike_matters)
def sugambri_strike(g: Gaul, faction: Faction) -> Procedure[None]:
    s, forts = g.state, struck_forts(g.state)
    if not forts:
        return
    begin_free(s, GERMANS, (), 0)
    fort = yield from choose_region(g, faction, forts, "fort")
    yield from march_to(g, faction, fort)
    if bands(s, fort, GERMANS):
        g.log("battle", "3.4.4", GERMANS, ROMANS, fort)
        g.log("ambush", "3.4.4", GERMANS, ROMANS, fort)
        yield from fight(g, GERMANS, ROMANS, fort, ambush=True, terms=TERMS)


def march_to(g: Gaul, guide: Faction, fort: Region) -> Procedure[None]:
    """3.4.2 One group out of each origin, at least one in all; all in an origin flip, though they stay."""
    s, left = g.state, origins(g.state, fort)
    origin: Region | None = (yield from choose_region(g, guide, left, "origin", fort)) if left else None
    while origin is not None:
        left.remove(origin)
        hide_all(s, origin, GERMANS)
        there = [(p, s.pieces[origin.base + p]) for p in own_pieces(s, origin, OWN_BANDS[GERMANS])]
        group = yield from choose_group(guide, "march_number", "3.4.2", there, origin, fort)
        for what, n in group:
            move(s, origin, fort, what, n)
        g.log("germanic_march", "3.4.2", origin, fort, group_size(group))
        origin = yield from choose_region_or_stop(g, guide, left, "origin", fort)
