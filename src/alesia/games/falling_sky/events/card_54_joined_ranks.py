"""54 Joined Ranks (second edition, one text).

The executing Faction may March one group of up to eight pieces free, out of one Region (where its pieces flip), as far
as it could March anyway, to a Region that already has pieces of two other Factions. There it may Battle one of these
free, and no Retreat is allowed; then another player Faction there may Battle the same enemy free, or any third Faction
if the first did not Battle, with Retreat allowed. Neither Battle is an Ambush or a siege.
"""

from alesia.games.falling_sky.acting import acting_mobile
from alesia.games.falling_sky.board import loose, loose_pieces, total
from alesia.games.falling_sky.commands.base import MARCH, march_rule
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.march import hide_origin, steps_allowed
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import FACTIONS, LEADER, Faction, Region
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_faction,
    choose_faction_or_stop,
    choose_region,
    choose_region_or_stop,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import free_battle, worth_a_battle
from alesia.games.falling_sky.events.moving import Errand, is_way, marchers, offer_to_march, walk, ways
from alesia.games.falling_sky.groups import Group
from alesia.games.falling_sky.negotiation import Gaul, is_player
from alesia.games.falling_sky.regions import may_stack, regions_for
from alesia.games.falling_sky.state import UNSHADED, State, end_sharing
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure, choose_number
from alesia.kernel.foresight import unless_foreseen_alike

MOST = 8
TERMS = Terms(retreat=False)


def is_rallying_point(s: State, faction: Faction, region: Region) -> bool:
    """Two other Factions have pieces there."""
    return sum([total(s, region, f) > 0 for f in FACTIONS if f is not faction]) > 1


def errand(s: State, faction: Faction) -> Errand:
    """To where they are already, before anybody Marches: 38 lent pieces in the group do not make a Region one."""
    goals = [r for r in regions_for(s, faction) if is_rallying_point(s, faction, r)]
    return Errand(faction, lambda _, region: region in goals)


def reach_of(s: State, faction: Faction, origin: Region) -> int:
    """How many steps the swiftest group from here could make."""
    return steps_allowed(s, faction, tuple((p, 1) for p in loose_pieces(s, origin, acting_mobile(s, origin, faction))))


def origins(s: State, faction: Faction) -> list[Region]:
    found = [r for r in regions_for(s, faction) if marchers(s, faction, r)]
    task = errand(s, faction)
    return [r for r in found if ways(s, task, r, reach_of(s, faction, r))]


@event(54, UNSHADED, lambda s, faction: bool(origins(s, faction)))
def relief_force(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    begin_free(s, faction, (), 0)
    s.command = MARCH
    origin = yield from choose_origin(g, faction)
    if origin is None:
        return
    task = errand(s, faction)
    hide_origin(s, faction, origin, ())
    region = yield from march(g, task, origin)
    end_sharing(s)  # 38 what follows are other actions
    if task.is_goal(s, region):
        enemy = yield from first_battle(g, faction, region)
        yield from second_battle(g, faction, enemy, region)


# ---- the March --------------------------------------------------------------------------------------------------


def choose_origin(g: Gaul, faction: Faction) -> Procedure[Region | None]:
    """None if the March is declined."""
    while (origin := (yield from choose_region_or_stop(g, faction, origins(g.state, faction), "origin"))) is not None:
        if (yield from offer_to_march(g, faction, origin)):
            return origin
    return None


def march(g: Gaul, task: Errand, origin: Region) -> Procedure[Region]:
    """Step by step until the group may and will stay; where that is."""
    first = ways(g.state, task, origin, reach_of(g.state, task.faction, origin))
    unlike = unless_foreseen_alike(g, first, lambda trial, to: set_out(trial, task, origin, to))
    to = yield from choose_region(g, task.faction, unlike, "to", origin)
    return (yield from set_out(g, task, origin, to))


def set_out(g: Gaul, task: Errand, origin: Region, to: Region) -> Procedure[Region]:
    group = yield from form_group(g, task, origin, to)
    region, _ = yield from walk(g, task, origin, to, group)
    return region


def form_group(g: Gaul, task: Errand, origin: Region, to: Region) -> Procedure[Group]:
    """Up to eight pieces who may enter the Region (5); the Leader comes along where nobody gets so far without him."""
    s, faction, room = g.state, task.faction, MOST
    group: Group = ()
    able = loose_pieces(s, origin, acting_mobile(s, origin, faction))
    there = [what for what in able if may_stack(s, what.faction, to)]
    for what in there:
        led = what.kind == LEADER and not is_way(s, task, origin, to, steps_allowed(s, faction, ()))
        least = int(led or (what is there[-1] and not group))
        most = min(room, loose(s, origin, what))
        n = yield from choose_number(
            faction, "march_number", march_rule(g.state, faction), least, most, origin, to, what
        )
        room -= n
        group = (*group, (what, n)) if n else group
    return group


# ---- the Battles ------------------------------------------------------------------------------------------------


def first_battle(g: Gaul, faction: Faction, region: Region) -> Procedure[Faction | None]:
    """Whom the executing Faction Battles, if anybody; 38 if lent pieces alone have come, it has nothing there."""
    s = g.state
    there = targets(s, faction, region) if total(s, region, faction) else []
    worth = worth_a_battle(s, faction, region, TERMS) if there else []
    enemies = [f for f in there if f in worth or binds_others(s, faction, f, region)]
    enemy = yield from choose_faction_or_stop(g, faction, enemies, "enemy", region)
    if enemy is not None:
        yield from free_battle(g, faction, region, TERMS, (enemy,))
    return enemy


def binds_others(s: State, faction: Faction, enemy: Faction, region: Region) -> bool:
    """Whether a second Faction could Battle others if this one were not fought first, be it in vain."""
    return any(victims(s, faction, f, None, region) != victims(s, faction, f, enemy, region) for f in players(s))


def second_battle(g: Gaul, faction: Faction, enemy: Faction | None, region: Region) -> Procedure[None]:
    """The executing Faction names the second one, whom somebody plays; that decides for itself."""
    s = g.state
    helpers = [f for f in players(s) if third_factions(s, faction, f, enemy, region)]
    if any(victims(s, faction, f, enemy, region) for f in helpers):
        helper = yield from choose_faction(g, faction, helpers, "helper", region)
        found = victims(s, faction, helper, enemy, region)
        victim = yield from choose_faction_or_stop(g, helper, found, "second", region)
        if victim is not None:
            yield from free_battle(g, helper, region, enemies=(victim,))


def victims(s: State, faction: Faction, helper: Faction, enemy: Faction | None, region: Region) -> list[Faction]:
    """Third Factions against whom a second Battle could change anything."""
    found = third_factions(s, faction, helper, enemy, region)
    return [f for f in worth_a_battle(s, helper, region) if f in found] if found else []


def third_factions(s: State, faction: Faction, helper: Faction, enemy: Faction | None, region: Region) -> list[Faction]:
    """Of a second Faction that a player runs: the same enemy as in the first Battle, or if there was none any third
    Faction."""
    if helper is faction or not is_player(s, helper) or not total(s, region, helper):
        return []
    return [f for f in targets(s, helper, region) if f is not faction and (enemy is None or f is enemy)]
