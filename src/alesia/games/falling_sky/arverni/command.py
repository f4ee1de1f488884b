"""5.4, A5.1.1 A Command that an Event grants to the Arverni: by A6.2, in Battle with Ambush, without any other Special
Ability (A5.4). What A6.2 leaves open, the Faction that executes the Event chooses: which Command, and where if Limited.
"""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.arverni.march import march, would_march
from alesia.games.falling_sky.arverni.phase import battles, may_battle
from alesia.games.falling_sky.arverni.raid import may_raid, raid
from alesia.games.falling_sky.arverni.rally import may_rally, rally
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, Command
from alesia.games.falling_sky.components import ARVERNI, CARD, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State, begin_grant
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure, act, choose

Regions = Sequence[Region]
MAY: dict[Command, Callable[[State, Regions], bool]] = {
    RALLY: lambda s, regions: any(may_rally(s, r) for r in regions),
    MARCH: lambda s, regions: would_march(s, origins=regions),
    RAID: lambda s, regions: any(may_raid(s, r) for r in regions),
    BATTLE: lambda s, regions: any(may_battle(s, r) for r in regions),
}
DO: dict[Command, Callable[[Gaul, Regions], Procedure[None]]] = {
    RALLY: rally,
    MARCH: lambda g, regions: march(g, origins=regions),
    RAID: lambda g, regions: raid(g, regions=regions),
    BATTLE: lambda g, regions: battles(g, regions=regions),
}


def arverni_commands(s: State, limited: bool = False) -> list[Command]:
    """The Commands that would have effect."""
    return [command for command in MAY if fields(s, command, limited)]


def fields(s: State, command: Command, limited: bool) -> list[Regions]:
    """Where the Command can be carried out: in one Region of several, or on the whole map."""
    choices: list[Regions] = [(region,) for region in lands(s)] if limited else [lands(s)]
    return [regions for regions in choices if MAY[command](s, regions)]


def arverni_command(g: Gaul, guide: Faction, limited: bool = False) -> Procedure[bool]:
    """One Command everywhere that A6.2 has it, or in one Region; no Targets are drawn. False if none is possible."""
    s = g.state
    begin_grant(s, ARVERNI)
    s.free = 1
    acts = [act("command", c) for c in arverni_commands(s, limited)]
    if not acts:
        return False
    command = (yield from choose(guide, "free_command", "5.4", acts, CARD[s.card], "arverni")).target
    assert isinstance(command, Command)
    g.log("execute", "5.4", ARVERNI, "command", command)
    regions = yield from _choose_field(guide, command, fields(s, command, limited))
    yield from DO[command](g, regions)
    return True


def _choose_field(guide: Faction, command: Command, found: list[Regions]) -> Procedure[Regions]:
    if len(found) == 1:
        return found[0]
    return [(yield from choose(guide, "arverni_region", "5.4", [regions[0] for regions in found], command))]
