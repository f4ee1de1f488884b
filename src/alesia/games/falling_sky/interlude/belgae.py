"""A2.1E The Interlude: Belgic Forces."""

from alesia.games.falling_sky.board import leader_region, put, take, total
from alesia.games.falling_sky.components import BELGAE, BELGICA, LEADER, Region, mask_of, piece
from alesia.games.falling_sky.interlude.placing import most_pieces, pick_region
from alesia.games.falling_sky.interlude.removing import HALF, Share, remove_allies, remove_bands
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State, altered
from alesia.kernel.ask import Procedure

RULE = "A2.1E"
SHARE = Share(BELGAE, BELGAE, RULE, HALF, mask_of(BELGICA))


def adjust_belgae(g: Gaul) -> Procedure[None]:
    yield from remove_allies(g, SHARE)
    yield from remove_bands(g, SHARE)
    yield from place_ambiorix(g)


def place_ambiorix(g: Gaul) -> Procedure[None]:
    """With most others, wherever he was and whoever he was."""
    s = g.state
    here = leader_region(s, BELGAE)
    if here is not None:
        take(s, here, piece(BELGAE, LEADER))
    region = yield from pick_region(g, BELGAE, RULE, camps(s))
    s.named = altered(s.named, BELGAE, 1)
    put(s, region, piece(BELGAE, LEADER))
    g.log("place_leader", RULE, BELGAE, region)


def camps(s: State) -> list[Region]:
    """Where most Belgic pieces are; if there are none, at home."""
    return most_pieces(s, BELGAE) if any(total(s, r, BELGAE) for r in regions(s)) else list(BELGICA)
