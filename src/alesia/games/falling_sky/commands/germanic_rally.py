"""A3.4.1 Germanic Rally of a player: cost and numbers. What they do not change stands in `rally.py`; `germanic.py` has
that of 3.4.1."""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import allies, has_settlement, is_home, place_bands
from alesia.games.falling_sky.components import GERMANIA, GERMANS, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import price

AT_HOME, AT_SETTLEMENT, ABROAD = 0, 1, 2


def germanic_rally_cost(s: State, region: Region) -> int:
    """Nothing in Germania, one Resource at a Settlement, two elsewhere."""
    if region in GERMANIA:
        return AT_HOME
    return price(s, AT_SETTLEMENT if has_settlement(s, region) else ABROAD)


def germanic_warbands(s: State, region: Region) -> int:
    """Up to the number of Germanic Allies plus Settlements, as far as Available."""
    n = allies(s, region, GERMANS) + has_settlement(s, region)
    return min(n, available_bands(s, GERMANS)) if n else 0


def reinforcement(s: State, region: Region) -> int:
    """One Warband more in Germania and at a Settlement, if one is Available."""
    return int(is_home(s, GERMANS, region) and available_bands(s, GERMANS) > 0)


def germanic_levy(s: State, region: Region) -> int:
    """All Warbands that a Rally for them brings, with the one more at home."""
    n = allies(s, region, GERMANS) + has_settlement(s, region) + is_home(s, GERMANS, region)
    return min(n, available_bands(s, GERMANS))


def comes_anyway(s: State, region: Region, n: int = 1) -> bool:
    """So many are Available, and the last of them is the one more at home."""
    return reinforcement(s, region) > 0 and available_bands(s, GERMANS) == n


def least_number(s: State, region: Region, most: int) -> int:
    """One Warband; two where one with the one more at home would be the same two."""
    return most if most == 2 and comes_anyway(s, region, 2) else 1


def reinforce(g: Gaul, region: Region) -> None:
    """At the end of the Rally in a Region, whatever it has placed there."""
    if reinforcement(g.state, region):
        place_bands(g.state, region, GERMANS, 1)
        g.log("place_bands", "A3.4.1", GERMANS, region, 1)
