"""A2.1I The Interlude: without Gallia Togata all leave Cisalpina, which will be no Region."""

from alesia.games.falling_sky.board import own_pieces, place_ally, remove, subdue
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    CISALPINA,
    GERMANS,
    KINDS,
    ROMANS,
    Faction,
    Tribe,
    piece,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.events.exchange import allied_tribes, sites_for
from alesia.games.falling_sky.events.homeward import movable, refuges, relocate
from alesia.games.falling_sky.groups import choose_group
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.kernel.ask import Procedure, choose_or_stop

RULE = "A2.1I"
# In the order in which Forces are adjusted, and who chooses.
LEAVING = ((GERMANS, GERMANS), (BELGAE, BELGAE), (AEDUI, AEDUI), (ARVERNI, GERMANS), (ROMANS, ROMANS))


def leave_cisalpina(g: Gaul) -> Procedure[None]:
    """5, A5 With the marker only Romans are there, and stay."""
    if g.state.gallia_togata:
        return
    for faction, chooser in LEAVING:
        yield from leave(g, faction, chooser)


def leave(g: Gaul, faction: Faction, chooser: Faction) -> Procedure[None]:
    """Mobile pieces to Home Regions, Allies to Subdued Tribes there; what does not go home is removed."""
    go_home = _draw_home if is_nonplayer(g.state, chooser) else _choose_home
    yield from go_home(g, faction, chooser)
    for tribe in allied_tribes(g.state, [CISALPINA], [faction]):
        yield from move_ally(g, faction, chooser, tribe)
    clear(g, faction)


def _choose_home(g: Gaul, faction: Faction, chooser: Faction) -> Procedure[None]:
    """Group by group."""
    s = g.state
    while there := movable(s, faction):
        to = yield from choose_or_stop(chooser, "interlude_home", RULE, refuges(s, faction), faction)
        if to is None:
            return
        group = yield from choose_group(chooser, "interlude_group", RULE, there, CISALPINA, to)
        relocate(g, faction, to, group, RULE)


def _draw_home(g: Gaul, faction: Faction, chooser: Faction) -> Procedure[None]:
    """All together."""
    if there := movable(g.state, faction):
        to = yield from draw_lot(g, "interlude_home", RULE, refuges(g.state, faction), faction)
        relocate(g, faction, to, tuple(there), RULE)


def move_ally(g: Gaul, faction: Faction, chooser: Faction, tribe: Tribe) -> Procedure[None]:
    """It is taken up first: a Tribe at home can then have it even if it was the last."""
    s = g.state
    subdue(s, tribe)
    g.log("withdraw_ally", RULE, faction, tribe)
    sites = sites_for(s, refuges(s, faction), faction)
    if is_nonplayer(s, chooser):
        to = (yield from draw_lot(g, "interlude_home_ally", RULE, sites, faction, tribe)) if sites else None
    else:
        to = yield from choose_or_stop(chooser, "interlude_home_ally", RULE, sites, faction, tribe)
    if to is not None:
        place_ally(s, to, faction)
        g.log("place_ally", RULE, faction, to)


def clear(g: Gaul, faction: Faction) -> None:
    """1.4.1 Legions are Fallen, all else goes to Available; a Fort has no other way, as Provincia has one."""
    s = g.state
    for what in own_pieces(s, CISALPINA, tuple(piece(faction, kind) for kind in range(KINDS))):
        n = s.pieces[CISALPINA.base + what]
        remove(s, CISALPINA, what, n)
        g.log("withdraw", RULE, CISALPINA, what, n)
