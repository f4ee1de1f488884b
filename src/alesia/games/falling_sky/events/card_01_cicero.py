"""1 Cicero (one text): the executing Faction moves the Senate marker a box up or a box down.

Traps: Fallen Legions do not hinder it; a Firm marker only flips back, so that it can go but one way; in the first
year of Pax Gallica? there is no marker to shift.
"""

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.events.actions import choose_act
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.senate import shift_down, shift_up
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import can_shift_down, can_shift_up
from alesia.kernel.ask import Act, Procedure, act

UP, DOWN = act("senate_up"), act("senate_down")


def shifts(s: State) -> list[Act]:
    return [UP] * can_shift_up(s) + [DOWN] * can_shift_down(s)


def can_shift(s: State, faction: Faction) -> bool:
    return bool(shifts(s))


@event(1, UNSHADED, can_shift)
def cicero(g: Gaul, faction: Faction) -> Procedure[None]:
    if not shifts(g.state):
        return
    choice = yield from choose_act(g, faction, shifts(g.state), "shift")
    if choice is UP:
        shift_up(g)
    else:
        shift_down(g)
