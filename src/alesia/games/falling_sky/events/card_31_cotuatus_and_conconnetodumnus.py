"""31 Cotuatus & Conconnetodumnus. Unshaded: a Legion from the track to Provincia. Shaded: three Allies are removed: a
Roman one, an Aedui one, and a further one of either.

Traps: no Fallen Legion comes; Citadels stay; if one of the two Factions has no Ally, the others still go.
"""

from alesia.games.falling_sky.components import AEDUI, PROVINCIA, ROMANS, Faction
from alesia.games.falling_sky.events.actions import place_legion_from_track
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import allies_of, remove_allies
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure


def has_legion_on_track(s: State, faction: Faction) -> bool:
    return s.legions > 0


def has_ally(s: State, faction: Faction) -> bool:
    return bool(allies_of(s, [ROMANS, AEDUI]))


def nobody_is_left(s: State) -> bool:
    """Three Allies in all, two of a Faction at most: it is all the same who goes first."""
    romans, aedui = len(allies_of(s, [ROMANS])), len(allies_of(s, [AEDUI]))
    return romans + aedui <= 3 and max(romans, aedui) <= 2


@event(31, UNSHADED, has_legion_on_track)
def atrocity(g: Gaul, faction: Faction) -> Procedure[None]:
    if g.state.legions:
        place_legion_from_track(g, PROVINCIA)
    yield from ()


@event(31, SHADED, has_ally)
def atrocity_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if nobody_is_left(g.state):
        return (yield from remove_allies(g, faction, allies_of(g.state, [ROMANS, AEDUI]), 3, 3, "either"))
    for step, owners in {"roman": [ROMANS], "aedui": [AEDUI], "either": [ROMANS, AEDUI]}.items():
        yield from remove_allies(g, faction, allies_of(g.state, owners), 1, 1, step)
