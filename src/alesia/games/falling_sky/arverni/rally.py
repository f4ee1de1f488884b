"""A6.2.1 Arverni Rally, also after Dispersal (A3.2.3)."""

from collections.abc import Sequence

from alesia.games.falling_sky import run_by_game
from alesia.games.falling_sky.arverni.at_war import at_war_regions
from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import allies_and_citadels, ally_sites, citadel_sites, place_ally, place_citadel
from alesia.games.falling_sky.components import ARVERNI, Region, Tribe
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure


def rally(g: Gaul, regions: Sequence[Region], rule: str = "A6.2.1") -> Procedure[None]:
    """One placement in each of these Regions that is open: Citadels first, then Allies, then Warbands. It costs
    nothing."""
    left = open_regions(g.state, regions)
    left = yield from _rally_citadels(g, left, rule)
    left = yield from _rally_allies(g, left, rule)
    wanted = {r: n for r in left if (n := warbands_due(g.state, r))}
    yield from run_by_game.rally_warbands(g, ARVERNI, wanted, "arverni_rally", rule)


def open_regions(s: State, regions: Sequence[Region]) -> list[Region]:
    """Regions At War, neither Intimidated (A3.3.1: the Arverni have no Leader) nor Devastated."""
    at_war = at_war_regions(s)
    return [r for r in regions if r in at_war and not s.devastated[r] and not s.intimidated[r]]


def may_rally(s: State, region: Region) -> bool:
    """Whether anything can be placed there."""
    if not open_regions(s, [region]):
        return False
    warbands = available_bands(s, ARVERNI) and warbands_due(s, region)
    return bool(warbands or citadel_sites(s, region, ARVERNI) or ally_candidates(s, [region]))


def _rally_citadels(g: Gaul, regions: list[Region], rule: str) -> Procedure[list[Region]]:
    """A Citadel for each Ally at a City, lots where too few are Available; the Regions that are left."""
    s = g.state
    while sites := [tribe for region in regions for tribe in citadel_sites(s, region, ARVERNI)]:
        short = len(sites) > available_citadels(s, ARVERNI)
        tribe = (yield from draw_lot(g, "arverni_citadel", rule, sites)) if short else sites[0]
        place_citadel(s, tribe, ARVERNI)
        g.log("place_citadel", rule, ARVERNI, tribe)
        regions = [r for r in regions if r is not tribe.region]
    return regions


def _rally_allies(g: Gaul, regions: list[Region], rule: str) -> Procedure[list[Region]]:
    """An Ally in each Region possible; the Regions that are left."""
    s = g.state
    while sites := ally_candidates(s, regions):
        if available_allies(s, ARVERNI) >= len({tribe.region for tribe in sites}):  # the order of Regions is all one
            sites = [tribe for tribe in sites if tribe.region is sites[0].region]
        tribe = yield from draw_lot(g, "arverni_ally", rule, sites)
        place_ally(s, tribe, ARVERNI)
        g.log("place_ally", rule, ARVERNI, tribe)
        regions = [r for r in regions if r is not tribe.region]
    return regions


def ally_candidates(s: State, regions: Sequence[Region]) -> list[Tribe]:
    """Subdued Tribes under Arverni Control: at Cities first, then in Home Regions, then elsewhere."""
    held = [r for r in regions if controls(s, ARVERNI, r)]
    sites = [tribe for region in held for tribe in ally_sites(s, region, ARVERNI)]
    at_home = [tribe for tribe in sites if war(s).homes[ARVERNI] & tribe.region.mask]
    return [tribe for tribe in sites if tribe.city] or at_home or sites


def warbands_due(s: State, region: Region) -> int:
    """A3.3.1 NOTE As many as there are Allies and Citadels, and one more; just one at home without."""
    settled = allies_and_citadels(s, region, ARVERNI)
    return settled + 1 if settled else int(bool(war(s).homes[ARVERNI] & region.mask))
