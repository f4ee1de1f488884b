"""33 Lost Eagle. Unshaded: the Romans bring a Fallen Legion back to a Region where a Legion and a Warband of Arverni,
Belgae or Germans stand. Shaded: a Fallen Legion leaves the game, and in the coming Senate Phase the marker does not
shift down.

Traps: the Legion comes from Fallen alone; no shift down means none of any kind: not to Firm Adulation, nor from Firm
Uproar; the mark goes with that Senate Phase, and does not touch Events.
"""

from alesia.games.falling_sky.board import bands, count, put
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    GERMANS,
    LEGION,
    ROMANS,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure


def battlefields(s: State) -> list[Region]:
    manned = [r for r in lands(s) if count(s, r, ROMANS, LEGION)]
    return [r for r in manned if any(bands(s, r, f) for f in (ARVERNI, BELGAE, GERMANS))]


def can_recover(s: State, faction: Faction) -> bool:
    return s.fallen > 0 and bool(battlefields(s))


def can_be_stolen(s: State, faction: Faction) -> bool:
    return s.fallen > 0 or not s.lost_eagle


@event(33, UNSHADED, can_recover)
def lost_eagle(g: Gaul, faction: Faction) -> Procedure[None]:
    if can_recover(g.state, faction):
        region = yield from choose_region(g, ROMANS, battlefields(g.state), "legion")
        g.state.fallen -= 1
        put(g.state, region, piece(ROMANS, LEGION))
        g.log("place_legion", "5.1", region)


@event(33, SHADED, can_be_stolen)
def lost_eagle_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if s.fallen:
        s.fallen -= 1
        s.removed_legions += 1
        g.log("legion_gone", "5.1")
    s.lost_eagle = 1
    g.log("lost_eagle", "5.1")
    yield from ()
