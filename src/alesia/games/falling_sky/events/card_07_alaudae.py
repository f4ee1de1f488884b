"""7 Alaudae. Unshaded: the Romans put a Legion from the track and an Auxilia into one Region that they Control.
Shaded: with at most seven Legions on the track, the executing Faction sends a Legion to the track and removes an
Auxilia.

Traps: a Fallen Legion neither comes back nor counts as on the track; Legion and Auxilia arrive together, but may be
taken from different Regions.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.components import ROMANS, Faction
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.actions import choose_region, place_legion_from_track, place_warbands
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import (
    AUXILIA,
    LEGIONS,
    number_on_map,
    recall_picked_legions,
    remove_picked,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

MANY = 7


def can_form(s: State, faction: Faction) -> bool:
    return bool(s.legions or available_bands(s, ROMANS)) and bool(controlled(s, ROMANS))


def can_desert(s: State, faction: Faction) -> bool:
    return s.legions <= MANY and number_on_map(s, LEGIONS + AUXILIA) > 0


@event(7, UNSHADED, can_form)
def alaudae(g: Gaul, faction: Faction) -> Procedure[None]:
    if not can_form(g.state, faction):
        return
    region = yield from choose_region(g, ROMANS, controlled(g.state, ROMANS), "place")
    if g.state.legions:
        place_legion_from_track(g, region)
    place_warbands(g, region, ROMANS, 1)


@event(7, SHADED, can_desert)
def alaudae_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if can_desert(g.state, faction):
        yield from recall_picked_legions(g, faction, 1)
        yield from remove_picked(g, faction, AUXILIA, 1)
