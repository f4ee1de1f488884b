"""4.5.1 Enlist."""

from collections.abc import Callable

from alesia.games.falling_sky.abilities.base import ENLIST, commit, reach
from alesia.games.falling_sky.board import available_bands, bands, overview
from alesia.games.falling_sky.commands import germanic
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, Command
from alesia.games.falling_sky.commands.rally import warband_limit
from alesia.games.falling_sky.components import BELGAE, GERMANS, NEAR_GERMANIA, WINTER, Faction, Region, mask_of
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State, forget_tallies, recount
from alesia.games.falling_sky.tracks import allowed
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop

AS_BELGIC = act("as_belgic")
NEAR = mask_of(NEAR_GERMANIA)
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


def enlist_regions(s: State) -> list[Region]:
    """In or next to Germania, or with Germanic pieces; near the Leader."""
    found = NEAR | overview(s).present[GERMANS]
    return [r for r in reach(s, BELGAE) if found & r.mask]


def germanic_commands(s: State) -> list[Act]:
    """Germanic Commands possible in some affected Region; no March upon Frost (2.3.8), unless
    an Event grants it (5.1.1)."""
    regions = enlist_regions(s)
    return [act("germanic", command) for command in MAY if _may_command(s, command, regions)]


def _may_command(s: State, command: Command, regions: list[Region]) -> bool:
    if command is MARCH and s.next_card == WINTER and not s.free:
        return False
    return any(MAY[command](s, r) for r in regions)


def enlist_is_possible(s: State) -> bool:
    if has_warbands_to_join(s):
        return True
    regions = enlist_regions(s)
    return any(_may_command(s, command, regions) for command in MAY)


def enlist_acts(s: State) -> list[Act]:
    """The two forms, as far as there is anything to Enlist."""
    return [AS_BELGIC] * has_warbands_to_join(s) + germanic_commands(s)


def enlist(g: Gaul) -> Procedure[None]:
    """Either Germanic Warbands act as Belgic in this Command, or one free Germanic Limited Command."""
    choice = yield from choose(BELGAE, "enlist", "4.5.1", [*enlist_acts(g.state), STOP])
    if choice is AS_BELGIC:
        yield from enlist_warbands(g)
    elif isinstance(choice.target, Command):
        command = choice.target
        regions = [r for r in enlist_regions(g.state) if MAY[command](g.state, r)]
        region = yield from choose(BELGAE, "enlist_in", "4.5.1", regions, command)
        commit(g.state, ENLIST)
        g.log("enlist", "4.5.1", command, region)
        yield from DO[command](g, BELGAE, region)


def all_joined(s: State) -> State:
    """The same board, Germanic Warbands acting as Belgic in every affected Region."""
    joined = s.copy()
    joined.enlisted = mask_of(enlist_regions(s))
    forget_tallies(joined)
    return joined


def has_warbands_to_join(s: State) -> bool:
    """Germanic Warbands in an affected Region, or a Rally that may place some; 5.4 there must be a Command to join."""
    if s.command == NO_COMMAND:
        return False
    return any(bands(s, r, GERMANS) for r in enlist_regions(s)) or (s.command == RALLY and _may_be_placed(s))


def _may_be_placed(s: State) -> bool:
    """3.3.1 Whether a Rally could place Germanic Warbands in an affected Region that is not yet resolved."""
    if not available_bands(s, GERMANS):
        return False
    resolved, joined = s.selected & ~s.pending, all_joined(s)
    open_ = [r for r in allowed(s, enlist_regions(s)) if not resolved & r.mask and not s.devastated[r]]
    return any(warband_limit(joined, BELGAE, r) for r in open_)


def enlist_warbands(g: Gaul) -> Procedure[None]:
    """The affected Regions desired; until the Belgic Command is completed."""
    s = g.state
    while True:
        regions = [r for r in enlist_regions(s) if not s.enlisted & r.mask]
        region = yield from choose_or_stop(BELGAE, "enlist_region", "4.5.1", regions)
        if region is None:
            return
        commit(s, ENLIST)
        s.enlisted |= region.mask
        recount(s, region)
        g.log("enlist_region", "4.5.1", region)
