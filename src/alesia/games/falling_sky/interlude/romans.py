"""A2.1H The Interlude: Roman Forces."""

from alesia.games.falling_sky.available import leader_available
from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import LEADER, PROVINCIA, ROMANS, Region, piece
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.interlude.placing import most_pieces, pick_region
from alesia.games.falling_sky.interlude.removing import HALF, Share, remove_allies, remove_bands, remove_forts
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State, altered
from alesia.kernel.ask import Procedure

RULE = "A2.1H"
SHARE = Share(ROMANS, ROMANS, RULE, HALF, PROVINCIA.mask)


def adjust_romans(g: Gaul) -> Procedure[None]:
    yield from remove_forts(g, SHARE)
    yield from remove_allies(g, SHARE)
    yield from remove_bands(g, SHARE)
    yield from place_caesar(g)


def place_caesar(g: Gaul) -> Procedure[None]:
    """Only if the Leader is Available: a Successor on the map stays what he is."""
    s = g.state
    if not leader_available(s, ROMANS):
        return
    region = yield from pick_region(g, ROMANS, RULE, camps(s))
    s.named = altered(s.named, ROMANS, 1)
    put(s, region, piece(ROMANS, LEADER))
    g.log("place_leader", RULE, ROMANS, region)


def camps(s: State) -> list[Region]:
    """Provincia under Roman Control, else where most Romans are."""
    return [PROVINCIA] if controls(s, ROMANS, PROVINCIA) else most_pieces(s, ROMANS)
