"""24 Sappers. Unshaded: a Gallic Faction that has a Citadel on the map loses ten Resources. Shaded: where an Arverni
Citadel stands, the executing Faction removes two pieces, Legions or Auxilia as it likes.

Traps: whoever executes picks, be it Gaul or Roman, and may pick a Faction without Resources (5.1.3); the Legions are
Fallen; no Citadel of another Gaul serves.
"""

from alesia.games.falling_sky.board import citadels
from alesia.games.falling_sky.components import ARVERNI, CITADEL, GAULS, Faction, Region
from alesia.games.falling_sky.events.actions import choose_faction, choose_region, lose
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.picking import AUXILIA, LEGIONS, regions_holding, remove_picked
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure


def fortified(s: State) -> list[Faction]:
    """Gauls with a Citadel, the poor too; none if nobody has anything to lose."""
    found = [f for f in GAULS if CITADEL + f in s.tribes]
    return found if any(s.resources[f] for f in found) else []


def sieges(s: State) -> list[Region]:
    walled = [r for r in lands(s) if citadels(s, r, ARVERNI)]
    return regions_holding(s, LEGIONS + AUXILIA, walled)


def has_fortified(s: State, faction: Faction) -> bool:
    return bool(fortified(s))


def has_siege(s: State, faction: Faction) -> bool:
    return bool(sieges(s))


@event(24, UNSHADED, has_fortified)
def sappers(g: Gaul, faction: Faction) -> Procedure[None]:
    if fortified(g.state):
        lose(g, (yield from choose_faction(g, faction, fortified(g.state), "fine")), 10)


@event(24, SHADED, has_siege)
def sappers_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if sieges(g.state):
        region = yield from choose_region(g, faction, sieges(g.state), "siege")
        yield from remove_picked(g, faction, LEGIONS + AUXILIA, 2, [region])
