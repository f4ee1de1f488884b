"""A8.7.1 Settle."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import SETTLE
from alesia.games.falling_sky.abilities.settle import settle_cost, settle_regions
from alesia.games.falling_sky.available import available_settlements
from alesia.games.falling_sky.board import put
from alesia.games.falling_sky.components import GERMANS, SETTLEMENT, Region, piece
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import spend
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered


class Colony(NamedTuple):
    """Regions that can all be settled, one after the other; what they cost; and the board then."""

    regions: frozenset[Region]
    cost: int
    board: State

    @property
    def phrase(self) -> object:
        return tuple(sorted(self.regions))


MOST_SETTLEMENTS = Priority("germans.settle.most", lambda mind, colony: len(colony.regions))
CHEAPEST = Priority("germans.settle.cheapest", lambda mind, colony: -colony.cost)


class SettlePlan(AbilityPlan):
    name = SETTLE.name

    def __init__(self, regions: frozenset[Region]) -> None:
        self.regions = regions

    def settle(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[region.option for region in sorted(self.regions)], DONE)


def find_settle(mind: Mind) -> SettlePlan | None:
    """G_SETTLE After Rally or March."""
    return mind.consider("G_SETTLE", "A8.7.1", _think)


def _think(mind: Mind) -> SettlePlan | None:
    found = colonies(mind.s)
    regions = mind.settle(lambda: choose_colony(mind, found).regions, frozenset)
    if not regions:
        s = mind.s
        mind.impossible("why.germans.no_settlement", s.resources[GERMANS], available_settlements(s))
        return None
    return SettlePlan(regions)


def choose_colony(mind: Mind, found: Sequence[Colony]) -> Colony:
    """The most Settlements; then the cheapest; then dice."""
    full = [colony for colony in found if not any(colony.regions < other.regions for other in found)]
    colony = mind.choose(full, MOST_SETTLEMENTS, CHEAPEST)
    if colony.regions:
        s = mind.s
        purse = (s.resources[GERMANS], available_settlements(s))
        mind.walk.note("germans.settle.where", "A8.7.1", colony.phrase, colony.cost, *purse)
    return colony


def colonies(s: State) -> list[Colony]:
    """Every set of Regions that can be settled now: a new Settlement can open the next."""
    found = [no_colony(s)]
    known = {found[0].regions}
    for colony in found:
        for region in settle_regions(colony.board):
            regions = colony.regions | {region}
            if regions not in known:
                known.add(regions)
                found.append(_settled(colony, region))
    return found


def no_colony(s: State) -> Colony:
    return Colony(frozenset(), 0, s)


def _settled(colony: Colony, region: Region) -> Colony:
    board, cost = colony.board.copy(), settle_cost(colony.board, region)
    spend(board, GERMANS, cost)
    put(board, region, piece(GERMANS, SETTLEMENT))
    return Colony(colony.regions | {region}, colony.cost + cost, board)
