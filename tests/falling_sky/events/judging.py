"""How tests ask whether an Event would change anything: a position, a Faction, a side."""

from textwrap import dedent

from alesia.games.falling_sky import GAME
from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.events.base import SIDES, effective


def judged(position: str, faction: str, side: str = "unshaded") -> bool:
    """Whether the side of the card in this position is effective for the Faction."""
    s = GAME.read_position(dedent(position), "great-revolt", {})
    return effective(s, FACTION[faction], SIDES[side])


# Every Warband and Auxilia on the map, far from most Events: none is Available.
ALL_BANDS = """
    [regions.Veneti]
    Romans = "20 Auxilia"
    Arverni = "35 Warbands"
    Aedui = "20 Warbands"
    Belgae = "25 Warbands"
    Germans = "15 Warbands"
"""
