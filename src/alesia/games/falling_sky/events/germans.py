"""3.4 Germanic Commands that an Event lets a Faction guide (17, 65, 66): Region by Region, no cost."""

from collections.abc import Callable

from alesia.games.falling_sky.commands.germanic import (
    germanic_battle,
    germanic_march,
    germanic_rally,
    may_germanic_battle,
    may_germanic_march,
    may_germanic_rally,
)
from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.events.actions import choose_region, choose_region_or_stop
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure
from alesia.kernel.foresight import foreseen


def guide_rally(g: Gaul, guide: Faction, most: int) -> Procedure[None]:
    yield from _guide(g, guide, most, "rally", may_germanic_rally, germanic_rally)


def guide_march(g: Gaul, guide: Faction, most: int) -> Procedure[None]:
    """3.4.2 One group out of each Region; no Warband Marches twice."""
    yield from _guide(g, guide, most, "march", may_germanic_march, germanic_march)


def _guide(
    g: Gaul,
    guide: Faction,
    most: int,
    step: str,
    may: Callable[[State, Region], bool],
    resolve: Callable[[Gaul, Faction, Region], Procedure[None]],
) -> Procedure[None]:
    used = 0
    for left in range(most, 0, -1):
        regions = [r for r in lands(g.state) if not used & r.mask and may(g.state, r)]
        region = yield from choose_region_or_stop(g, guide, regions, step, left)
        if region is None:
            return
        used |= region.mask
        yield from resolve(g, guide, region)


def _is_sure(g: Gaul, guide: Faction, region: Region) -> bool:
    """Nobody decides anything in this Battle, nor has the Horse (59) to choose another."""
    return not any(g.state.charged) and foreseen(g, lambda trial: germanic_battle(trial, guide, region)) is not None


def guide_ambushes(g: Gaul, guide: Faction, most: int) -> Procedure[None]:
    """Battles with Ambush, as many as are possible up to the number; 3.4.4 with more Hidden than the target."""
    fought = 0
    for _ in range(most):
        regions = [r for r in lands(g.state) if not fought & r.mask and may_germanic_battle(g.state, r)]
        if not regions:
            return
        idle = most >= len(regions) and all(_is_sure(g, guide, r) for r in regions)
        region = yield from choose_region(g, guide, regions[:1] if idle else regions, "ambush")
        fought |= region.mask
        yield from germanic_battle(g, guide, region)
