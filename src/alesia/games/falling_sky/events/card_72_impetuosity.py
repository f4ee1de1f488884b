"""72 Impetuosity.

Unshaded: the executing Faction Marches free into one Region, from one or more adjacent ones (where its pieces flip as
in any March). Then Arverni or Belgae who are there Battle it free; if both are, the executing Faction says who.
Shaded: one group of the executing Faction's Hidden Warbands, no Leader, Marches free: to an adjacent Region or within
its own. Then that group may Battle there free and alone: nobody else causes or takes Losses on its side.
Neither Battle is an Ambush.
"""

from alesia.games.falling_sky.board import hidden, loose, own_pieces, regions_for, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.battle import Terms, targets
from alesia.games.falling_sky.commands.march import hide_origin, step
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    GAULS,
    HIDDEN,
    REGIONS,
    REVEALED,
    Faction,
    Region,
    piece,
    within_one,
)
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_amount,
    choose_faction,
    choose_faction_or_stop,
    choose_region,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import free_battle
from alesia.games.falling_sky.events.moving import march_next_door, neighbours
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

# ---- unshaded ---------------------------------------------------------------------------------------------------


def destinations(s: State, faction: Faction) -> list[Region]:
    return [r for r in regions_for(s, faction) if neighbours(s, faction, r)]


@event(72, UNSHADED, lambda s, faction: bool(destinations(s, faction)))
def rising_to_the_bait(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if not destinations(s, faction):
        return
    begin_free(s, faction, (), 0)
    to = yield from choose_region(g, faction, destinations(s, faction))
    yield from march_next_door(g, faction, to)
    hosts = [f for f in (ARVERNI, BELGAE) if f is not faction and total(s, to, f)]
    if hosts:
        attacker = yield from choose_faction(g, faction, hosts)
        yield from free_battle(g, attacker, to, enemies=(faction,))


# ---- shaded -----------------------------------------------------------------------------------------------------


def camps(s: State, faction: Faction) -> list[Region]:
    """Regions with Warbands that are Hidden, or will be as they March."""
    kinds = (piece(faction, HIDDEN), piece(faction, REVEALED))
    return [r for r in REGIONS if own_pieces(s, r, kinds)] if faction in GAULS else []


@event(72, SHADED, lambda s, faction: bool(camps(s, faction)))
def charging_in(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    if not camps(s, faction):
        return
    begin_free(s, faction, (), 0)
    s.command = MARCH
    origin = yield from choose_region(g, faction, camps(s, faction))
    hide_origin(s, faction, origin, frozenset())
    free = loose(s, origin, piece(faction, HIDDEN))
    to = yield from choose_region(g, faction, sorted(within_one(origin)) if free else [origin])
    n = yield from choose_amount(g, faction, 1, hidden(s, origin, faction) if to is origin else free)
    group = ((piece(faction, HIDDEN), n),)
    if to is not origin:
        step(g, faction, origin, to, group, marked=False)
    enemy = yield from choose_faction_or_stop(g, faction, targets(s, faction, to))
    if enemy is not None:
        yield from free_battle(g, faction, to, Terms(attackers=group), (enemy,))
