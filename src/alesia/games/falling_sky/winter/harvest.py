"""6.4 Harvest Phase."""

from alesia.games.falling_sky.available import allies_and_citadels_on_map, on_map
from alesia.games.falling_sky.components import AEDUI, GAULS, GERMANS, ROMANS, SETTLEMENT, Faction
from alesia.games.falling_sky.negotiation import BACK, Gaul, roman_need, tell_lost, transfer, transferable
from alesia.games.falling_sky.scenarios import place_harvest_legions
from alesia.games.falling_sky.state import begin_action
from alesia.games.falling_sky.tracks import gain, roman_score
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure, act, choose, choose_number

RIVER_TOLLS = 4


def harvest_phase(g: Gaul) -> Procedure[None]:
    """Earnings, then transfers (1.5.2)."""
    yield from place_harvest_legions(g)
    earnings(g)
    for faction in players(g.state):
        begin_action(g.state, faction)
        yield from harvest_transfers(g, faction)


def earnings(g: Gaul) -> None:
    """A6.4.1 A Roman score below nothing earns nothing; A6.4.2 nor do Arverni whom the game runs; A6.4.4 Germans with a
    seat earn as Gauls do, and by Settlements."""
    s = g.state
    earn(g, ROMANS, max(0, roman_score(s)), "6.4.1")
    for gaul in [f for f in players(s) if f in GAULS]:
        earn(g, gaul, 2 * allies_and_citadels_on_map(s, gaul), "6.4.2")
    earn(g, AEDUI, RIVER_TOLLS, "6.4.3")
    if GERMANS in players(s):
        earn(g, GERMANS, 2 * (allies_and_citadels_on_map(s, GERMANS) + on_map(s, GERMANS, SETTLEMENT)), "A6.4.4")


def earn(g: Gaul, faction: Faction, n: int, rule: str) -> None:
    lost = gain(g.state, faction, n)
    g.log("earn", rule, faction, n)
    tell_lost(g, faction, lost)


def harvest_transfers(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    while True:
        gifts = [act("give", f) for f in players(s) if f is not faction and transferable(s, faction, f, winter=True)]
        choice = yield from choose(faction, "harvest_transfer", "1.5.2", [*gifts, BACK])
        partner = choice.target
        if not isinstance(partner, Faction):
            return
        n = yield from choose_number(faction, "give", "1.5.2", 1, transferable(s, faction, partner, True), partner)
        transfer(g, faction, partner, n)
        if faction is ROMANS:
            yield from roman_need(g)
