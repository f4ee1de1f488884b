"""38 Diviciacus: Romans and Aedui, together or apart (a Capability on both sides).

Unshaded, if both agree, a Command of either or its defence in a Battle treats Aedui Warbands and Auxilia that stand
together as the one or the other. Shaded, they may not transfer Resources to one another.

With the Leader option (A1.4) the unshaded text is another: it places Diviciacus himself, and all depends on his piece.
"""

from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.capabilities import DIVICIACUS, capability
from alesia.games.falling_sky.components import AEDUI, LEADER, Faction, piece
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event, grant_capability, is_change_of_capability, remove_capability
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure


def would_help(s: State, faction: Faction) -> bool:
    if s.diviciacus:
        return not s.named[AEDUI] or capability(s, DIVICIACUS, SHADED)
    return not capability(s, DIVICIACUS, UNSHADED)


@event(38, UNSHADED, would_help)
def caesars_druid(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in sharing.py: `is_granted`."""
    if g.state.diviciacus:
        yield from place_diviciacus(g, faction)
    else:
        grant_capability(g, DIVICIACUS, UNSHADED)


def place_diviciacus(g: Gaul, faction: Faction) -> Procedure[None]:
    """In any Region, even if he has been out of play; the other side of the card holds no longer (5.1.2)."""
    s = g.state
    if capability(s, DIVICIACUS, SHADED):
        remove_capability(g, DIVICIACUS)
    if not s.named[AEDUI]:
        region = yield from choose_region(g, faction, lands(s), "leader")
        s.named = altered(s.named, AEDUI, 1)
        put(s, region, piece(AEDUI, LEADER))
        g.log("place_leader", "5.1", AEDUI, region)


@event(38, SHADED, is_change_of_capability(DIVICIACUS, SHADED))
def sidelined(g: Gaul, faction: Faction) -> Procedure[None]:
    """Tested in negotiation.py: `transferable`."""
    grant_capability(g, DIVICIACUS, SHADED)
    yield from ()
