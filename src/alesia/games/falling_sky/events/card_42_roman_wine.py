"""42 Roman Wine. Unshaded: remove up to four Allies of anybody in Regions under Roman Control, or up to two in
Regions next to one. Shaded: remove one to three Roman or Aedui Allies in Supply Lines, drawn as if Romans and Aedui
agreed and nobody else.

Traps: Citadels stay; where Control and Supply Lines are is seen before the first Ally goes, though removing one may
change them; a Region under Roman Control can also be next to another.
"""

from alesia.games.falling_sky.components import AEDUI, FACTIONS, ROMANS, Faction, Tribe
from alesia.games.falling_sky.control import controlled, controls, supply_regions
from alesia.games.falling_sky.events.actions import choose_act
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import allies_of, remove_allies
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import adjacent, regions
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Act, Procedure, act

UNDER, NEAR = act("under_control"), act("near_control")
MOST_UNDER, MOST_NEAR, MOST_SUPPLIED = 4, 2, 3


def under_control(s: State) -> list[Tribe]:
    return allies_of(s, FACTIONS, controlled(s, ROMANS))


def near_control(s: State) -> list[Tribe]:
    return allies_of(s, FACTIONS, [r for r in regions(s) if any(controls(s, ROMANS, n) for n in adjacent(s, r))])


def supplied(s: State) -> list[Tribe]:
    lines = supply_regions(s, frozenset((ROMANS, AEDUI)))
    return allies_of(s, [ROMANS, AEDUI], [r for r in regions(s) if lines & r.mask])


def has_drinkers(s: State, faction: Faction) -> bool:
    return bool(under_control(s) or near_control(s))


def has_supplied(s: State, faction: Faction) -> bool:
    return bool(supplied(s))


@event(42, UNSHADED, has_drinkers)
def roman_wine(g: Gaul, faction: Faction) -> Procedure[None]:
    under, near = under_control(g.state), near_control(g.state)
    ways: list[Act] = [UNDER] * bool(under) + [NEAR] * bool(near)
    if not ways:
        return
    if (yield from choose_act(g, faction, ways, "where")) is UNDER:
        yield from remove_allies(g, faction, under, 0, MOST_UNDER, "under")
    else:
        yield from remove_allies(g, faction, near, 0, MOST_NEAR, "near")


@event(42, SHADED, has_supplied)
def roman_wine_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from remove_allies(g, faction, supplied(g.state), 1, MOST_SUPPLIED, "supplied")
