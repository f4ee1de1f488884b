"""65 German Allegiances.

Unshaded: the executing Faction Marches Germanic Warbands out of up to two Regions; then the Germans Ambush wherever
they are able, the Faction choosing the order and the targets. Shaded: in Regions under its Control, the executing
Faction removes five Germanic Warbands and one Germanic Ally, or puts its own pieces in their place (Romans: Auxilia).
Traps: an Ambush needs more Hidden Warbands than its target has Hidden pieces (3.4.4), and none that is possible is left
out; the five Warbands are counted over all those Regions together, and if there are so many, all five go; new pieces
are Hidden; what is not Available, or may not stand at the Tribe, comes to nothing and the Germanic piece just goes.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import allies, ally_owner, bands, own_pieces, place_ally
from alesia.games.falling_sky.components import CARD, GERMANS, OWN_BANDS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.actions import choose_region, place_warbands, remove_piece, subdue_tribe
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.germans import guide_ambushes, guide_march
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Act, Procedure, act, choose

ORIGINS = 2
WARBANDS = 5


def has_warbands(s: State, faction: Faction) -> bool:
    return any(bands(s, r, GERMANS) for r in lands(s))


@event(65, UNSHADED, has_warbands)
def intervention(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from guide_march(g, faction, ORIGINS)
    yield from guide_ambushes(g, faction, len(lands(g.state)))


def finds_germans(s: State, faction: Faction) -> bool:
    return any(bands(s, r, GERMANS) or allies(s, r, GERMANS) for r in controlled(s, faction))


@event(65, SHADED, finds_germans)
def fealty(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(WARBANDS, 0, -1):
        regions = [r for r in controlled(g.state, faction) if bands(g.state, r, GERMANS)]
        if regions:
            region = yield from choose_region(g, faction, regions, "fealty", left)
            yield from win_warband(g, faction, region)
    yield from win_ally(g, faction)


def win_warband(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    kinds = own_pieces(g.state, region, OWN_BANDS[GERMANS])
    verbs = ("replace", "remove") if available_bands(g.state, faction) else ("remove",)
    choices = [act(verb, kind) for verb in verbs for kind in kinds]
    choice = yield from choose(faction, "event_piece", "5.1", choices, CARD[g.state.card], "fealty", region)
    assert isinstance(choice.target, Piece)
    remove_piece(g, region, choice.target)
    if choice.verb == "replace":
        place_warbands(g, region, faction, 1)


def win_ally(g: Gaul, faction: Faction) -> Procedure[None]:
    choices = _ally_choices(g.state, faction)
    if not choices:
        return
    choice = yield from choose(faction, "event_tribe", "5.1", choices, CARD[g.state.card], "fealty")
    assert isinstance(choice.target, Tribe)
    subdue_tribe(g, choice.target)
    if choice.verb == "replace":
        place_ally(g.state, choice.target, faction)
        g.log("place_ally", "5.1", faction, choice.target)


def _ally_choices(s: State, faction: Faction) -> list[Act]:
    tribes = [t for r in controlled(s, faction) for t in r.tribes if ally_owner(s, t) == GERMANS]
    held = [t for t in tribes if available_allies(s, faction) and t.may_hold(faction)]
    return [act("replace", t) for t in held] + [act("remove", t) for t in tribes]
