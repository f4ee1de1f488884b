"""7.5 Events and Bonus Events, card by card."""

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import Card, Side
from alesia.games.rome_vs_gaul.events import either, gauls, romans
from alesia.games.rome_vs_gaul.events.register import EVENTS
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure

__all__ = ["carry_out_event", "either", "gauls", "is_possible", "romans"]


def is_possible(s: State, side: Side, card: Card) -> bool:
    """Whether the event can be played now; otherwise only its Action Points can."""
    return card in EVENTS and EVENTS[card].condition(s, side)


def carry_out_event(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    yield from EVENTS[card].effect(g, side)
