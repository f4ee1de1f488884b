"""6.5.1 Events shift the Senate marker: in words that other cards share."""

from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.tracks import roman_score, shift_senate_down, shift_senate_up


def shift_up(g: Gaul) -> None:
    """One box toward Uproar, whatever the Fallen Legions."""
    shift_senate_up(g.state)
    _tell(g)


def shift_down(g: Gaul) -> None:
    """One box toward Adulation, whatever the Fallen Legions."""
    shift_senate_down(g.state)
    _tell(g)


def _tell(g: Gaul) -> None:
    s = g.state
    g.log("senate", "5.1", roman_score(s), s.senate, s.firm)
