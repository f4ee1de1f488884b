"""37 Boii.

Unshaded: the Aedui or the Romans, as the executing Faction says, place two of their Allies at Subdued Tribes and two of
their Warbands or Auxilia, spread as they like over Regions under Aedui Control and those adjacent. The Regions are
those that qualify when the Event is played.
Shaded: one or two Aedui Allies (never Citadels) under Arverni Control or next to it become Arverni Allies; the one at
Bibracte can only be removed (1.4.2).
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.components import AEDUI, ARVERNI, ROMANS, Faction, Region, Tribe
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.actions import (
    choose_faction,
    choose_region,
    choose_tribe,
    choose_tribe_or_stop,
    place_warbands,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, settle, sites_for, win_ally
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import regions_for, vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, unless_all

EACH = 2


def _near_control(s: State, faction: Faction, placer: Faction) -> list[Region]:
    """Regions under or next to the Faction's Control, where the placing one may have pieces."""
    near = {r for held in controlled(s, faction) for r in vicinity(s, held)}
    return [r for r in regions_for(s, placer) if r in near]


def _placers(s: State) -> list[Faction]:
    return [f for f in (AEDUI, ROMANS) if _may_place(s, f, _near_control(s, AEDUI, f))]


def _may_place(s: State, placer: Faction, near: list[Region]) -> bool:
    return bool(near) and bool(available_bands(s, placer) or sites_for(s, near, placer))


@event(37, UNSHADED, lambda s, faction: bool(_placers(s)))
def resistance(g: Gaul, faction: Faction) -> Procedure[None]:
    placers = _placers(g.state)
    if not placers:
        return
    placer = yield from choose_faction(g, faction, placers, "placer")
    near = _near_control(g.state, AEDUI, placer)
    for left in range(EACH, 0, -1):
        if sites := sites_for(g.state, near, placer):
            few = unless_all(sites, min(left, available_allies(g.state, placer)))
            settle(g, (yield from choose_tribe(g, placer, few, "ally", left)), placer)
    for left in range(min(EACH, available_bands(g.state, placer)), 0, -1):
        place_warbands(g, (yield from choose_region(g, placer, near, "band", left)), placer, 1)


def _deserted(s: State) -> list[Tribe]:
    return allied_tribes(s, _near_control(s, ARVERNI, ARVERNI), [AEDUI])


@event(37, SHADED, lambda s, faction: bool(_deserted(s)))
def left_to_itself(g: Gaul, faction: Faction) -> Procedure[None]:
    near = _near_control(g.state, ARVERNI, ARVERNI)
    tribes = allied_tribes(g.state, near, [AEDUI])
    if not tribes:
        return
    win_ally(g, (yield from choose_tribe(g, faction, tribes, "replace")), ARVERNI)
    second = yield from choose_tribe_or_stop(g, faction, allied_tribes(g.state, near, [AEDUI]), "replace")
    if second is not None:
        win_ally(g, second, ARVERNI)
