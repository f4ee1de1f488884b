"""4.4.1 Trade."""

from collections.abc import Sequence
from itertools import combinations

from alesia.games.falling_sky.abilities.base import TRADE, commit, in_trade_reach
from alesia.games.falling_sky.board import allies, allies_and_citadels, presence, regions_in
from alesia.games.falling_sky.capabilities import RIVER_COMMERCE, capability
from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controller, controls, subdued_tribes, supply_regions
from alesia.games.falling_sky.negotiation import AGREED, REFUSED, Gaul, might_open, tell_lost
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, altered
from alesia.games.falling_sky.tracks import MOST_RESOURCES, allowed, gain
from alesia.games.falling_sky.war import lands, others, players, war
from alesia.kernel.ask import Procedure, choose, confirm, unless_alike


def trade_lines(s: State, agreed: frozenset[Faction]) -> int:
    """Mask of the Regions within Supply Lines; with River Commerce (39) all Regions yield, in a line or not."""
    return war(s).ground.map if capability(s, RIVER_COMMERCE, UNSHADED) else supply_regions(s, agreed)


def trade_regions(s: State, agreed: frozenset[Faction]) -> list[Region]:
    """Where Trade yields anything."""
    return [r for r in _within_lines(s, agreed) if in_trade_reach(s, r) and goods(s, r, ROMANS in agreed)]


def _within_lines(s: State, agreed: frozenset[Faction]) -> Sequence[Region]:
    """Regions with Aedui pieces within Supply Lines."""
    return allowed(s, regions_in(trade_lines(s, agreed) & presence(s, AEDUI) & war(s).ground.map))


def goods(s: State, region: Region, rome: bool) -> int:
    """One Resource, two if the Romans agree, for each Ally and Citadel, and each Subdued (and, if the Romans agree,
    Roman Allied) Tribe under Aedui Control."""
    n = allies_and_citadels(s, region, AEDUI)
    if controls(s, AEDUI, region):
        n += len(subdued_tribes(s, region)) + rome * allies(s, region, ROMANS)
    return n * (2 if rome else 1)


def partners(s: State) -> list[Faction]:
    """The Romans, and those who Control a Region that could be in a Supply Line; 8.4.2, 8.8.6 if they might agree."""
    if capability(s, RIVER_COMMERCE, UNSHADED):
        return [ROMANS] if might_open(s, ROMANS, AEDUI) else []
    lines = supply_regions(s, willing(s))
    holders = {controller(s, r) for r in lands(s) if lines & r.mask}
    return [f for f in others(s, AEDUI) if might_open(s, f, AEDUI) and (f is ROMANS or f in holders)]


def willing(s: State) -> frozenset[Faction]:
    """The Aedui, all who have agreed, and those who have not been asked and might agree."""
    open_ = [f for f in others(s, AEDUI) if s.supply[f] != REFUSED and might_open(s, f, AEDUI)]
    return _agreed(s).union(open_)


def trade_is_possible(s: State) -> bool:
    if s.resources[AEDUI] >= MOST_RESOURCES:
        return False
    agreed = willing(s)
    return any(goods(s, r, ROMANS in agreed) and in_trade_reach(s, r) for r in _within_lines(s, agreed))


def trade(g: Gaul) -> Procedure[None]:
    """Partners declare; the Aedui may still call it off (1.5.2)."""
    s = g.state
    for faction in partners(s):
        if not s.supply[faction] and may_help(s, faction):
            yield from ask_partner(g, faction)
    agreed = _agreed(s)
    regions = yield from _markets(s, trade_regions(s, agreed), ROMANS in agreed)
    income = sum([goods(s, r, ROMANS in agreed) for r in regions])
    if income and (yield from confirm(AEDUI, "trade", "4.4.1", income)):
        commit(s, TRADE)
        lost = gain(s, AEDUI, income)
        g.log("trade", "4.4.1", AEDUI, income)
        tell_lost(g, AEDUI, lost)


def _agreed(s: State) -> frozenset[Faction]:
    return frozenset([AEDUI, *[f for f in players(s) if s.supply[f] == AGREED]])


def may_help(s: State, faction: Faction) -> bool:
    """Whether Trade may yield something else with its agreement than without, whoever of the others agrees yet."""
    agreed, others = _agreed(s), [f for f in partners(s) if f is not faction and not s.supply[f]]
    groups = [agreed.union(group) for n in range(len(others) + 1) for group in combinations(others, n)]
    return any(income(s, group | {faction}) != income(s, group) for group in groups)


def ask_partner(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    agreed = _agreed(s)
    gains = income(s, agreed | {faction}), income(s, agreed)
    agrees = yield from confirm(faction, "agree_trade", "4.4.1", AEDUI, *gains)
    s.supply = altered(s.supply, faction, AGREED if agrees else REFUSED)
    g.log("agree_trade", "4.4.1", faction, agrees)


def income(s: State, agreed: frozenset[Faction]) -> int:
    """What Trade would bring if these agreed and nobody else; 39 shaded, in the best Region."""
    found = [goods(s, region, ROMANS in agreed) for region in trade_regions(s, agreed)]
    return max(found, default=0) if capability(s, RIVER_COMMERCE, SHADED) else sum(found)


def _markets(s: State, regions: list[Region], rome: bool) -> Procedure[list[Region]]:
    """All of them; when war interferes with River Commerce (39), one that the Aedui choose."""
    if not capability(s, RIVER_COMMERCE, SHADED) or not regions:
        return regions
    unlike = unless_alike(regions, lambda region: goods(s, region, rome))
    return [(yield from choose(AEDUI, "trade_region", "4.4.1", unlike))]
