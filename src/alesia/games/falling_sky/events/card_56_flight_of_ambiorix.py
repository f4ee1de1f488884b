"""56 Flight of Ambiorix.

Unshaded: Ambiorix himself, not a Successor, is removed if he stands under Roman Control or the Belgae score less than
ten (7.2); he comes back as Successor (1.4.3).
Shaded: with Ambiorix off the map the Belgic Leader is placed as Ambiorix in or next to Germania. A Successor on the map
is not Available (5.1.1): only the Belgae themselves can take him off first (1.4.1).
"""

from alesia.games.falling_sky.available import leader_available
from alesia.games.falling_sky.board import has_named_leader, leader_region, put, remove
from alesia.games.falling_sky.components import (
    BELGAE,
    LEADER,
    NEAR_GERMANIA,
    ROMANS,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import choose_region, choose_region_or_stop, remove_piece
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.tracks import belgic_score
from alesia.kernel.ask import Procedure

LEAST_SCORE = 10
BELGIC_LEADER = piece(BELGAE, LEADER)


def _hunted(s: State) -> Region | None:
    """Where Ambiorix stands, if he is to go."""
    region = leader_region(s, BELGAE)
    if region is None or not has_named_leader(s, region, BELGAE):
        return None
    return region if controls(s, ROMANS, region) or belgic_score(s) < LEAST_SCORE else None


@event(56, UNSHADED, lambda s, faction: _hunted(s) is not None)
def chased_off(g: Gaul, faction: Faction) -> Procedure[None]:
    region = _hunted(g.state)
    if region is not None:
        remove_piece(g, region, BELGIC_LEADER)
    yield from ()


def _may_return(s: State, faction: Faction) -> bool:
    return leader_available(s, BELGAE) or (faction is BELGAE and not s.named[BELGAE])


@event(56, SHADED, _may_return)
def returned(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if not _may_return(s, faction):
        return
    successor = leader_region(s, BELGAE)
    pick = choose_region if successor is None else choose_region_or_stop
    to: Region | None = yield from pick(g, faction, NEAR_GERMANIA, "leader")
    if to is None:
        return
    if successor is not None:
        remove(s, successor, BELGIC_LEADER)
    put(s, to, BELGIC_LEADER)
    s.named = altered(s.named, BELGAE, 1)
    g.log("place_leader", "5.1", BELGAE, to)
