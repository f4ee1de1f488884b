"""3.2, 3.3 What the sheets of the Factions say of each Command: where, at what cost, how."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.board import present
from alesia.games.falling_sky.capabilities import CONVICTOLITAVIS, capability
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, RECRUIT, SEIZE
from alesia.games.falling_sky.commands.battle import battle, battle_cost, battle_regions
from alesia.games.falling_sky.commands.march import can_leave, march, march_cost, payable_origins
from alesia.games.falling_sky.commands.raid import may_raid, raid
from alesia.games.falling_sky.commands.rally import may_rally, payable_rallies, rally, rally_cost
from alesia.games.falling_sky.commands.recruit import may_recruit, payable_recruits, recruit, recruit_cost
from alesia.games.falling_sky.commands.seize import seize, seize_regions
from alesia.games.falling_sky.components import AEDUI, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, State
from alesia.games.falling_sky.tracks import Cost, allowed, payable
from alesia.kernel.ask import Procedure

Regions = Callable[[State, Faction], Sequence[Region]]
Effect = Callable[[State, Faction, Region], bool]


class Sheet(NamedTuple):
    """What a Faction's sheet says of a Command: where its pieces and Resources allow it, at what cost, how, and whether
    it has effect in a Region."""

    verb: str
    allows: Regions
    cost: Cost
    resolve: Callable[[Gaul, Faction, Region], Procedure[None]]
    has_effect: Effect | None = None

    def regions(self, s: State, faction: Faction, among: int = -1) -> list[Region]:
        """Where the Command can be executed: in all Regions, or those of a mask."""
        found, has_effect = self.allows(s, faction), self.has_effect
        if among != -1:
            found = [r for r in found if among & r.mask]
        return list(found) if has_effect is None else [r for r in found if has_effect(s, faction, r)]

    def is_possible(self, s: State, faction: Faction) -> bool:
        """Whether there is such a Region, 5.4 of those that an Event allows."""
        found, has_effect = allowed(s, self.allows(s, faction)), self.has_effect
        return bool(found) if has_effect is None else any(map(partial(has_effect, s, faction), found))


def _free(s: State, faction: Faction, region: Region) -> int:
    return 0


def is_dear(s: State, faction: Faction) -> bool:
    """Convictolitavis (43, shaded) doubles what the Commands of the Aedui cost."""
    return faction is AEDUI and capability(s, CONVICTOLITAVIS, SHADED)


def _doubled(cost: Cost) -> Cost:
    return lambda s, faction, region: cost(s, faction, region) * (2 if is_dear(s, faction) else 1)


def _affordable(regions: Regions, cost: Cost) -> Regions:
    """Where cost is doubled, fewer Regions can be paid for."""

    def found(s: State, faction: Faction) -> Sequence[Region]:
        every = regions(s, faction)
        return payable(s, faction, every, _doubled(cost), doubled=True) if is_dear(s, faction) else every

    return found


def _affordable_battles(s: State, faction: Faction) -> list[Region]:
    return payable(s, faction, battle_regions(s, faction), battle_cost)


def _costly(sheet: Sheet) -> Sheet:
    """A Command of Gauls that costs Resources, the Aedui sometimes twice as many."""
    return sheet._replace(allows=_affordable(sheet.allows, sheet.cost), cost=_doubled(sheet.cost))


SHEETS = {
    RECRUIT: Sheet("recruit", payable_recruits, recruit_cost, recruit, may_recruit),
    MARCH: _costly(Sheet("march", payable_origins, march_cost, march, can_leave)),
    SEIZE: Sheet("seize", seize_regions, _free, seize),
    BATTLE: _costly(Sheet("battle", _affordable_battles, battle_cost, battle)),
    RALLY: _costly(Sheet("rally", payable_rallies, rally_cost, rally, may_rally)),
    RAID: Sheet("raid", present, _free, raid, may_raid),
}
