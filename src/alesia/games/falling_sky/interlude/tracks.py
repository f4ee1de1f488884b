"""A2.1L The Interlude: Resources come near to those of the set-up of 54 BC."""

from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.deck import SCENARIOS, SECOND_HALF
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.tracks import gain
from alesia.games.falling_sky.war import players

RULE = "A2.1L"
_START = SCENARIOS[SECOND_HALF].position["resources"]  # of 54 BC
AMOUNT = {FACTION[name]: n for name, n in _START.items()}
ADDED = 2


def adjust_resources(g: Gaul) -> None:
    """No more than twice the amount of the set-up; two more for whoever has less than half of it."""
    s = g.state
    for faction in players(s):
        if s.resources[faction] > 2 * AMOUNT[faction]:
            s.resources[faction] = 2 * AMOUNT[faction]
            g.log("lower_resources", RULE, faction, s.resources[faction])
        elif 2 * s.resources[faction] < AMOUNT[faction]:
            gain(s, faction, ADDED)
            g.log("earn", RULE, faction, ADDED)
