"""62, 66 Just enough Warbands to gain Control where an own Ally can be placed, with no Control lost (8.2.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import ally_sites
from alesia.games.falling_sky.components import OWN_BANDS, Faction, Piece, Region, Tribe
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.events.errands import Load
from alesia.games.falling_sky.nonplayers.marching import needed_for_control, spare_bands
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import CITY_WORTH, worth
from alesia.games.falling_sky.state import State
from alesia.nonplayers.mind import Priority


class Settlement(NamedTuple):
    """A Region to settle in, and how many Warbands that takes."""

    to: Region
    needed: int
    sites: tuple[Tribe, ...]

    @property
    def phrase(self) -> object:
        return self.to


def settlements(s: State, faction: Faction, goals: Sequence[Region], origins: Sequence[Region]) -> list[Settlement]:
    """Regions without own Control but with a Subdued Tribe, for which enough Warbands can be spared elsewhere."""
    spare = {r: spare_bands(s, faction, r, leave=0) for r in origins}
    found: list[Settlement] = []
    for to in goals:
        sites, needed = ally_sites(s, to, faction), needed_for_control(s, faction, to)
        if sites and not controls(s, faction, to) and needed <= sum(n for r, n in spare.items() if r is not to):
            found.append(Settlement(to, needed, tuple(sites)))
    return found


CITY_SITE = Priority(
    "event.city_site", lambda mind, each: any(worth(mind.s, tribe) == CITY_WORTH for tribe in each.sites)
)


def loads_for(mind: Mind, goal: Settlement, origins: Sequence[Region]) -> list[Load]:
    """Out of Regions picked by dice, until enough have come."""
    mind.walk.note("event.settle_goal", "8.2.1", goal.to, goal.needed, goal.sites)
    spare = {r: spare_bands(mind.s, mind.faction, r, leave=0) for r in origins if r is not goal.to}
    left, lacking, loads = [r for r, n in spare.items() if n], goal.needed, list[Load]()
    while lacking and left:
        origin = mind.choose_next(left, len(left) if sum(spare[r] for r in left) == lacking else 1)
        left.remove(origin)
        n = min(lacking, spare[origin])
        loads.append(Load(origin, goal.to, some_bands(mind.s, mind.faction, origin, n)))
        lacking -= n
    return loads


def some_bands(s: State, faction: Faction, origin: Region, n: int) -> dict[Piece, int]:
    """So many Warbands, Hidden ones first (8.4.1)."""
    found: dict[Piece, int] = {}
    for what in OWN_BANDS[faction]:
        found[what] = min(n, s.pieces[origin.base + what])
        n -= found[what]
    return {what: k for what, k in found.items() if k}
