"""A4.6.1 Settle."""

from alesia.games.falling_sky.abilities.base import SETTLE, commit, reach
from alesia.games.falling_sky.available import available_settlements
from alesia.games.falling_sky.board import has_settlement, put
from alesia.games.falling_sky.components import GERMANIA, GERMANS, SETTLEMENT, Region, piece
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import adjacent
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import price, spend
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure, choose_or_stop

COST = 2


def settle_cost(s: State, region: Region) -> int:
    """Two Resources, four in a Devastated Region."""
    return price(s, COST * (2 if s.devastated[region] else 1))


def settle_regions(s: State) -> list[Region]:
    """Outside Germania, next to it or to a Settlement; under Germanic Control, near the Leader, without a Settlement
    yet; all of it now, when the next one is placed (ruling)."""
    if not available_settlements(s):
        return []
    held = [r for r in reach(s, GERMANS) if r not in GERMANIA and controls(s, GERMANS, r)]
    free = [r for r in held if not has_settlement(s, r) and s.resources[GERMANS] >= settle_cost(s, r)]
    return [r for r in free if _has_kinsmen_near(s, r)]


def _has_kinsmen_near(s: State, region: Region) -> bool:
    """Adjacent to Germania or to a Settlement that is on the map."""
    return bool(war(s).near_germania & region.mask) or any(has_settlement(s, r) for r in adjacent(s, region))


def settle(g: Gaul) -> Procedure[None]:
    """Region by Region: a new Settlement can open the next."""
    s = g.state
    while True:
        region = yield from choose_or_stop(GERMANS, "settle", "A4.6.1", settle_regions(s), price(s, COST))
        if region is None:
            return
        commit(s, SETTLE)
        cost = settle_cost(s, region)
        spend(s, GERMANS, cost)
        g.log("pay", "A4.6.1", GERMANS, cost, SETTLE, region)
        put(s, region, piece(GERMANS, SETTLEMENT))
        g.log("place_settlement", "A4.6.1", region)
