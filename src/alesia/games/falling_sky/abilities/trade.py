"""4.4.1 Trade."""

from alesia.games.falling_sky.abilities.base import TRADE, commit
from alesia.games.falling_sky.board import allies, allies_and_citadels
from alesia.games.falling_sky.components import AEDUI, PLAYERS, REGIONS, ROMANS, Faction
from alesia.games.falling_sky.control import controller, controls, subdued_tribes, supply_regions
from alesia.games.falling_sky.negotiation import AGREED, REFUSED, Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES, gain
from alesia.kernel.ask import Procedure, confirm


def trade_income(s: State, agreed: frozenset[Faction]) -> int:
    """One Resource, two if the Romans agree, for each Ally and Citadel, and each Subdued (and, if the Romans agree,
    Roman Allied) Tribe under Aedui Control, within Supply Lines."""
    lines = supply_regions(s, agreed)
    rome = ROMANS in agreed
    goods = 0
    for region in REGIONS:
        if lines & region.mask:
            goods += allies_and_citadels(s, region, AEDUI)
            if controls(s, AEDUI, region):
                goods += len(subdued_tribes(s, region)) + rome * allies(s, region, ROMANS)
    return goods * (2 if rome else 1)


def partners(s: State) -> list[Faction]:
    """The Romans, and those who Control a Region that could be in a Supply Line."""
    lines = supply_regions(s, willing(s))
    holders = {controller(s, r) for r in REGIONS if lines & r.mask}
    return [f for f in PLAYERS if f is not AEDUI and (f is ROMANS or f in holders)]


def willing(s: State) -> frozenset[Faction]:
    """The Aedui and all who have not refused."""
    return frozenset(f for f in PLAYERS if s.supply[f] != REFUSED)


def trade_is_possible(s: State) -> bool:
    return s.resources[AEDUI] < MOST_RESOURCES and trade_income(s, willing(s)) > 0


def trade(g: Gaul) -> Procedure[None]:
    """Partners declare; the Aedui may still call it off (1.5.2)."""
    s = g.state
    for faction in partners(s):
        if not s.supply[faction]:
            agrees = yield from confirm(faction, "agree_trade", "4.4.1", AEDUI)
            s.supply[faction] = AGREED if agrees else REFUSED
            g.log("agree_trade", "4.4.1", faction, agrees)
    income = trade_income(s, frozenset([AEDUI, *[f for f in PLAYERS if s.supply[f] == AGREED]]))
    if income and (yield from confirm(AEDUI, "trade", "4.4.1", income)):
        commit(s, TRADE)
        gain(s, AEDUI, income)
        g.log("trade", "4.4.1", AEDUI, income)
