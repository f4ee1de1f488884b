"""6, 7, 11, 16, 44, A17 Roman pieces that Non-player Germans take: those near home (8.2.1)."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import is_home, own_pieces
from alesia.games.falling_sky.components import GERMANS, Piece, Region
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import adjacent
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from alesia.nonplayers.mind import Priority


def nearness(s: State, region: Region) -> int:
    """Two in Germania or where a Settlement is, one next to such a Region, else nothing."""
    if is_home(s, GERMANS, region):
        return 2
    return int(any(is_home(s, GERMANS, r) for r in adjacent(s, region)))


NEAR_HOME = Priority("event.near_germania", lambda mind, region: nearness(mind.s, region))


def none_near(mind: Mind, kinds: Sequence[Piece]) -> bool:
    """No piece of these kinds is near home: then the card is a "No"."""
    return not any(own_pieces(mind.s, r, tuple(kinds)) and nearness(mind.s, r) for r in lands(mind.s))
