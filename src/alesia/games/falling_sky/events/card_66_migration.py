"""66 Migration.

Unshaded: the executing Faction lets the Germans Rally in up to two Regions, then March out of up to two. Shaded: it
names a Gallic Faction, which moves any of its Warbands and its Leader, from wherever they are, to one Region that
nobody Controls, and places an Ally there.
Traps: the Germans are guided by the Faction, not by 6.2, but each Rally and March follows 3.4; the shaded moves are no
March: no neighbourhood, no flipping, no Harassment; the Ally comes to a Subdued Tribe, Control is not needed, and
comes even if nobody moves; it is the Gallic Faction itself that chooses Region, pieces and Tribe.
"""

from alesia.games.falling_sky.board import ally_sites, bands, loose, loose_pieces, move, place_ally
from alesia.games.falling_sky.commands.germanic import may_germanic_rally
from alesia.games.falling_sky.components import GAULS, GERMANS, NOBODY, OWN_MOBILE, Faction, Region
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.actions import choose_faction, choose_region, choose_region_or_stop, choose_tribe
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.germans import guide_march, guide_rally
from alesia.games.falling_sky.groups import choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

EACH = 2


def germans_can_act(s: State, faction: Faction) -> bool:
    return any(may_germanic_rally(s, r) or bands(s, r, GERMANS) for r in lands(s))


@event(66, UNSHADED, germans_can_act)
def drive_west(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from guide_rally(g, faction, EACH)
    yield from guide_march(g, faction, EACH)


# ---- shaded -----------------------------------------------------------------------------------------------------


def origins(s: State, gaul: Faction, to: Region) -> list[Region]:
    return [r for r in lands(s) if r is not to and loose_pieces(s, r, OWN_MOBILE[gaul])]


def pastures(s: State, gaul: Faction) -> list[Region]:
    """Regions of No Control where the Faction could come or settle."""
    free = [r for r in controlled(s, NOBODY) if may_stack(s, gaul, r)]
    return [r for r in free if ally_sites(s, r, gaul) or origins(s, gaul, r)]


def can_migrate(s: State, faction: Faction) -> bool:
    return any(pastures(s, gaul) for gaul in GAULS)


@event(66, SHADED, can_migrate)
def new_pastures(g: Gaul, faction: Faction) -> Procedure[None]:
    gauls = [gaul for gaul in GAULS if pastures(g.state, gaul)]
    if not gauls:
        return
    gaul = yield from choose_faction(g, faction, gauls, "gaul")
    to = yield from choose_region(g, gaul, pastures(g.state, gaul), "to")
    while (origin := (yield from _choose_origin(g, gaul, to))) is not None:
        yield from _migrate(g, gaul, origin, to)
    sites = ally_sites(g.state, to, gaul)
    if sites:
        tribe = yield from choose_tribe(g, gaul, sites, "ally", to)
        place_ally(g.state, tribe, gaul)
        g.log("place_ally", "5.1", gaul, tribe)


def _choose_origin(g: Gaul, gaul: Faction, to: Region) -> Procedure[Region | None]:
    return (yield from choose_region_or_stop(g, gaul, origins(g.state, gaul, to), "from", to))


def _migrate(g: Gaul, gaul: Faction, origin: Region, to: Region) -> Procedure[None]:
    s = g.state
    there = [(p, loose(s, origin, p)) for p in loose_pieces(s, origin, OWN_MOBILE[gaul])]
    group = yield from choose_group(gaul, "event_group", "5.1", there, origin, to)
    for what, n in group:
        move(s, origin, to, what, n)
        g.log("relocate", "5.1", gaul, origin, to, what, n)
