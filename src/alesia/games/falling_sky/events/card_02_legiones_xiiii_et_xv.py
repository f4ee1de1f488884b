"""2 Legiones XIIII et XV.

Unshaded: the Romans, whoever executes, may let the Senate shift a box up (or flip) and so place two Legions in
Provincia, from the Legions track and the Fallen as they like. Where the marker cannot move, at Firm Uproar or off the
track, there are no Legions.
Shaded: a free Battle against the Romans; the first Loss takes a Legion without a die, if one is there.
"""

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import LEGION, PROVINCIA, ROMANS, Faction, piece
from alesia.games.falling_sky.events.actions import agree, choose_amount, choose_region, place_legion_from_track
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import battlefields, free_battle, would_matter
from alesia.games.falling_sky.events.senate import shift_up
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import OFF, SHADED, UNSHADED, UPROAR, State
from alesia.kernel.ask import Procedure

LEGIONS = 2
TERMS = Terms(legion_first=True)


def may_raise(s: State, faction: Faction) -> bool:
    """The Senate can shift up, and there is a Legion to place."""
    can_shift = s.senate != OFF and not (s.senate == UPROAR and s.firm)
    return can_shift and s.legions + s.fallen > 0


@event(2, UNSHADED, may_raise)
def personal_army(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    n = min(LEGIONS, s.legions + s.fallen)
    if not may_raise(s, faction) or not (yield from agree(g, ROMANS, "shift", n)):
        return
    shift_up(g)
    from_track = yield from choose_amount(g, ROMANS, max(0, n - s.fallen), min(n, s.legions), "track", n)
    for _ in range(from_track):
        place_legion_from_track(g, PROVINCIA)
    for _ in range(n - from_track):
        place_fallen_legion(g)


def place_fallen_legion(g: Gaul) -> None:
    g.state.fallen -= 1
    put(g.state, PROVINCIA, piece(ROMANS, LEGION))
    g.log("place_legion", "5.1", PROVINCIA)


def green_matters(s: State, faction: Faction) -> bool:
    return any(would_matter(s, faction, ROMANS, r, TERMS) for r in battlefields(s, faction, (ROMANS,)))


@event(2, SHADED, green_matters)
def green_legionaries(g: Gaul, faction: Faction) -> Procedure[None]:
    regions = battlefields(g.state, faction, (ROMANS,))
    if regions:
        region = yield from choose_region(g, faction, regions, "battle")
        yield from free_battle(g, faction, region, TERMS, (ROMANS,))
