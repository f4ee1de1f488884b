"""4.5.1 Enlist; A4.5.1 of at most four Germanic pieces."""

from collections.abc import Callable

from alesia.games.falling_sky.abilities.base import ENLIST, commit, reach
from alesia.games.falling_sky.acting import join
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import (
    are_picked,
    bands,
    has_named_leader,
    hidden,
    is_intimidated,
    overview,
    present,
)
from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, capability
from alesia.games.falling_sky.commands import enlisted, germanic
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, Command, is_frost
from alesia.games.falling_sky.commands.rally import is_commius_a_conspirator, warband_limit
from alesia.games.falling_sky.components import BELGAE, GERMANS, Faction, Region, mask_of
from alesia.games.falling_sky.groups import group_size
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State, count_apart, forget_tallies, recount
from alesia.games.falling_sky.tracks import allowed
from alesia.games.falling_sky.war import WARS, war
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop, unless_alike

AS_BELGIC = act("as_belgic")
NO_COMMAND = 0  # a Special Ability that an Event grants by itself
Guided = Callable[[Gaul, Faction, Region], Procedure[None]]
MAY: dict[Command, Callable[[State, Region], bool]] = {
    RALLY: germanic.may_germanic_rally,
    MARCH: germanic.may_germanic_march,
    RAID: germanic.may_germanic_raid,
    BATTLE: germanic.may_germanic_battle,
}
DO: dict[Command, Guided] = {
    RALLY: germanic.germanic_rally,
    MARCH: germanic.germanic_march,
    RAID: germanic.germanic_raid,
    BATTLE: germanic.germanic_battle,
}
# A4.5.1 The same with at most four pieces.
MAY_FOUR: dict[Command, Callable[[State, Region], bool]] = {
    RALLY: enlisted.may_rally_four,
    MARCH: enlisted.may_march_four,
    RAID: enlisted.may_raid_four,
    BATTLE: enlisted.may_battle_four,
}
DO_FOUR: dict[Command, Guided] = {
    RALLY: enlisted.rally_four,
    MARCH: enlisted.march_four,
    RAID: enlisted.raid_four,
    BATTLE: enlisted.battle_four,
}


def enlist_regions(s: State) -> list[Region]:
    """In or next to Germania, or with Germanic pieces; near the Leader; A4.5.1 not where Ariovistus is."""
    found = WARS[s.scenario].near_germania | (s.overview or overview(s)).present[GERMANS]
    return [r for r in reach(s, BELGAE) if found & r.mask and not has_named_leader(s, r, GERMANS)]


def germanic_commands(s: State) -> list[Act]:
    """Germanic Commands possible in some affected Region; no March upon Frost (2.3.8), unless
    an Event grants it (5.1.1)."""
    regions = enlist_regions(s)
    return [act("germanic", command) for command in MAY if _may_command(s, command, regions)]


def _may_command(s: State, command: Command, regions: list[Region]) -> bool:
    if command is MARCH and is_frost(s):
        return False
    return any(may_command(s, command, r) for r in regions)


def may_command(s: State, command: Command, region: Region) -> bool:
    return (MAY_FOUR if war(s).most_enlisted else MAY)[command](s, region)


def enlist_is_possible(s: State) -> bool:
    regions = enlist_regions(s)
    joins = bool(regions) and has_warbands_to_join(s)
    if joins or not regions or lacks_raiders(s):
        return joins
    return any(_may_command(s, command, regions) for command in MAY)


def enlist_acts(s: State) -> list[Act]:
    """The two forms, as far as there is anything to Enlist."""
    return [AS_BELGIC] * has_warbands_to_join(s) + ([] if lacks_raiders(s) else germanic_commands(s))


def lacks_raiders(s: State) -> bool:
    """A Raid for which no Belgic Warband lies Hidden: after a Germanic Command nobody could carry it out, and there is
    no other Command in its place, 5.4 since an Event grants the Raid alone, or since others cost Resources."""
    if s.command != RAID or s.selected or any(hidden(s, r, BELGAE) for r in allowed(s, present(s, BELGAE))):
        return False
    return bool(s.free) or not (s.resources[BELGAE] or _marches_or_rallies_free(s))


def _marches_or_rallies_free(s: State) -> bool:
    """8 Baggage Trains, 2.3.8 but not upon Frost; 55 with Commius a conspirator."""
    free_march = capability(s, BAGGAGE_TRAINS, UNSHADED, BELGAE) and not is_frost(s)
    return free_march or is_commius_a_conspirator(s, BELGAE)


def enlist(g: Gaul) -> Procedure[None]:
    """Either Germanic Warbands act as Belgic in this Command, or one free Germanic Limited Command."""
    choice = yield from choose(BELGAE, "enlist", "4.5.1", [*enlist_acts(g.state), STOP])
    if choice is AS_BELGIC:
        yield from enlist_warbands(g)
    elif isinstance(choice.target, Command):
        yield from germanic_command(g, choice.target)


def germanic_command(g: Gaul, command: Command) -> Procedure[None]:
    """A free Limited Command of the Germans, guided by the Belgae."""
    s = g.state
    able = [r for r in enlist_regions(s) if may_command(s, command, r)]
    regions = unless_alike(able, lambda r: r if _is_felt(s, command, r) else None)
    region = yield from choose(BELGAE, "enlist_in", "4.5.1", regions, command)
    commit(s, ENLIST)
    g.log("enlist", "4.5.1", command, region)
    yield from (DO_FOUR if war(s).most_enlisted else DO)[command](g, BELGAE, region)


def _is_felt(s: State, command: Command, region: Region) -> bool:
    """Whether it may change anything there: a Battle may not."""
    felt = enlisted.battle_four_is_felt if war(s).most_enlisted else germanic.battle_is_felt
    return command is not BATTLE or felt(s, region)


def joined_boards(s: State) -> list[State]:
    """The same board, Germanic Warbands acting as Belgic in every affected Region; A4.5.1 also with one of them apart
    in each, who may then be robbed or fought."""
    return [all_joined(s), all_joined(s, apart=1)] if war(s).most_enlisted else [all_joined(s)]


def all_joined(s: State, apart: int = 0) -> State:
    """A4.5.1 As many in each Region as could be in one of them, but for so many."""
    joined = s.copy()
    regions = enlist_regions(s)
    joined.enlisted = mask_of(regions)
    if war(s).most_enlisted:
        begin_picking(joined)
        for region in regions:
            _join_most(joined, region, apart)
    forget_tallies(joined)
    return joined


def begin_picking(s: State) -> None:
    """A4.5.1 From now on only those who were picked act as Belgic."""
    if not are_picked(s):
        count_apart(s)
        s.enlist_left = war(s).most_enlisted


def _join_most(s: State, region: Region, apart: int) -> None:
    there = enlisted.warbands(s, region)
    left = max(0, min(war(s).most_enlisted, group_size(there) - apart))
    for what, n in there:
        join(s, region, what, min(n, left))
        left -= min(n, left)


def has_warbands_to_join(s: State) -> bool:
    """Germanic Warbands in an affected Region, or a Rally that may place some; 5.4 there must be a Command to join."""
    if s.command == NO_COMMAND or _is_over(s):
        return False
    return any(bands(s, r, GERMANS) for r in open_to_join(s)) or (s.command == RALLY and bool(_to_be_rallied(s)))


def _is_over(s: State) -> bool:
    """2.3.5 A Limited Command whose one Region is resolved: nobody acts any more, 3.3.2 but in a March, where other
    groups may follow."""
    return s.limited > 0 and s.selected > 0 and not s.pending and s.command != MARCH


def open_to_join(s: State) -> list[Region]:
    """The affected Regions that have not been named; 3.3.3 those of a Raid where Germanic Warbands lie Hidden."""
    found = [r for r in enlist_regions(s) if not s.enlisted & r.mask]
    return [r for r in found if hidden(s, r, GERMANS)] if s.command == RAID else found


def _to_be_rallied(s: State) -> list[Region]:
    """3.3.1 Affected Regions, not yet resolved, where a Rally could place Germanic Warbands; 2.3.5 if it is Limited, no
    other than the one selected."""
    if not available_bands(s, GERMANS):
        return []
    closed = ~s.pending if s.limited and s.selected else s.selected & ~s.pending
    joined = all_joined(s)
    open_ = [r for r in allowed(s, enlist_regions(s)) if not closed & r.mask and _is_open(s, r)]
    return [r for r in open_ if warband_limit(joined, BELGAE, r)]


def _to_be_named(s: State) -> list[Region]:
    """A4.5.1 For a Rally no Region where nobody can join, unless some could be placed there; for a March those as well
    to which they could come."""
    found = open_to_join(s)
    if s.command != RALLY or not war(s).most_enlisted:
        return found
    placed = _to_be_rallied(s)
    return [r for r in found if bands(s, r, GERMANS) or r in placed]


def _is_open(s: State, region: Region) -> bool:
    return not s.devastated[region] and not is_intimidated(s, BELGAE, region)


def enlist_warbands(g: Gaul) -> Procedure[None]:
    """The affected Regions desired, A4.5.1 and in each those who join; until the Belgic Command is completed."""
    s, limited = g.state, war(g.state).most_enlisted > 0
    while not limited or not are_picked(s) or s.enlist_left:
        region = yield from choose_or_stop(BELGAE, "enlist_region", "4.5.1", _to_be_named(s))
        if region is None:
            return
        commit(s, ENLIST)
        s.enlisted |= region.mask
        recount(s, region)
        if limited:
            yield from _join(g, region)
        else:
            g.log("enlist_region", "4.5.1", region)


def _join(g: Gaul, region: Region) -> Procedure[None]:
    """A4.5.1 How many Warbands of each kind act as Belgic, as far as four go; 3.3.3 of those who are not Hidden none
    where nobody can Raid."""
    s = g.state
    begin_picking(s)
    there = enlisted.warbands(s, region)
    group = yield from enlisted.pick(BELGAE, region, there[:1], s.enlist_left, least=0)
    if group or s.command != RAID or hidden(s, region, BELGAE):
        group += yield from enlisted.pick(BELGAE, region, there[1:], s.enlist_left - group_size(group), least=0)
    for what, n in group:
        join(s, region, what, n)
    s.enlist_left -= group_size(group)
    g.log("enlist_join", "A4.5.1", region, group_size(group))
