"""A17 Publius Licinius Crassus.

Unshaded: the Romans may March one group of one to four Legions and one to eight Auxilia free, out of one Region, to a
Region without Caesar, and then Battle there free with all Romans of the Region; Auxilia cause twice their Losses.
Shaded: the executing Faction removes four Auxilia from one Region, and the Romans are Ineligible through the next
card.

Traps: the Leader does not go along; the March is as any, with Harassment, and nobody is dropped on the way; pieces
that stay behind are not flipped; no Besiege; a Region with Caesar's Successor is one without Caesar.
"""

from alesia.games.falling_sky.acting import acting_bands
from alesia.games.falling_sky.board import bands, has_named_leader, loose, loose_pieces, total
from alesia.games.falling_sky.commands.base import MARCH, march_rule
from alesia.games.falling_sky.commands.march import steps_allowed
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import LEGION, ROMANS, Faction, Region, piece
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_faction_or_stop,
    choose_region,
    choose_region_or_stop,
)
from alesia.games.falling_sky.events.base import bar, event
from alesia.games.falling_sky.events.battles import free_battle, worth_a_battle
from alesia.games.falling_sky.events.exchange import remove_bands
from alesia.games.falling_sky.events.moving import Errand, hide_group, walk, ways
from alesia.games.falling_sky.events.picking import AUXILIA, regions_holding
from alesia.games.falling_sky.groups import Group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack, regions
from alesia.games.falling_sky.sharing import offer_to_share
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, choose_number

LEGIONS = piece(ROMANS, LEGION)
MOST_LEGIONS, MOST_AUXILIA, REMOVED = 4, 8, 4
TERMS = Terms(auxilia=2)


def errand(origin: Region) -> Errand:
    return Errand(ROMANS, lambda s, region: region is not origin and not has_named_leader(s, region, ROMANS))


def first_steps(s: State, origin: Region) -> list[Region]:
    return ways(s, errand(origin), origin, steps_allowed(s, ROMANS, ()))


def origins(s: State) -> list[Region]:
    """Where there are both Legions and Auxilia; from everywhere several ways lead on."""
    return [r for r in regions(s) if loose(s, r, LEGIONS) and bands(s, r, ROMANS)]


@event(117, UNSHADED, lambda s, faction: bool(origins(s)))
def sent_to_quash_rebellion(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    begin_free(s, ROMANS, (), 0)
    s.command = MARCH
    origin = yield from choose_region_or_stop(g, ROMANS, origins(s), "origin")
    if origin is None:
        return
    yield from offer_to_share(g, ROMANS, origin)
    to = yield from choose_region(g, ROMANS, first_steps(s, origin), "to", origin)
    group = yield from form_group(s, origin, to)
    region, group = yield from walk(g, errand(origin), origin, to, hide_group(s, origin, group))
    if group and total(s, region, ROMANS):  # A1.4 lent Warbands may be all that is left of the group
        yield from quash(g, region)


def form_group(s: State, origin: Region, to: Region) -> Procedure[Group]:
    """Legions, then Auxilia, and Aedui Warbands lent as such (A1.4): at least one of either."""
    rule, about = march_rule(s, ROMANS), (origin, to)
    most = min(MOST_LEGIONS, loose(s, origin, LEGIONS))
    legions = yield from choose_number(ROMANS, "march_number", rule, 1, most, *about, LEGIONS)
    group: Group = ((LEGIONS, legions),)
    there = [p for p in loose_pieces(s, origin, acting_bands(s, origin, ROMANS)) if may_stack(s, p.faction, to)]
    room = MOST_AUXILIA
    for what in there:
        least = int(what is there[-1] and room == MOST_AUXILIA)
        n = yield from choose_number(
            ROMANS, "march_number", rule, least, min(room, loose(s, origin, what)), *about, what
        )
        room -= n
        group = (*group, (what, n)) if n else group
    return group


def quash(g: Gaul, region: Region) -> Procedure[None]:
    enemies = worth_a_battle(g.state, ROMANS, region, TERMS)
    enemy = yield from choose_faction_or_stop(g, ROMANS, enemies, "enemy", region)
    if enemy is not None:
        yield from free_battle(g, ROMANS, region, TERMS, (enemy,))


@event(117, SHADED, lambda s, faction: True)
def assisting_father(g: Gaul, faction: Faction) -> Procedure[None]:
    if camps := regions_holding(g.state, AUXILIA):
        region = yield from choose_region(g, faction, camps, "remove")
        yield from remove_bands(g, faction, region, AUXILIA, REMOVED)
    bar(g, ROMANS)
