"""7.5 Events and Bonus Events, card by card."""

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import PLAYERS, Card, Side
from alesia.games.rome_vs_gaul.events import either, gauls, romans
from alesia.games.rome_vs_gaul.events.register import EVENTS
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure

__all__ = ["carry_out_event", "either", "gauls", "is_possible", "romans"]

# 7.5.1, 7.5.2 What each player may use as an Event or a Bonus, by the colour of the card.
_EVENTS_FOR = [
    {card: event for card, event in EVENTS.items() if card.kind in ("event", "bonus") and card.is_for(side)}
    for side in PLAYERS
]


def is_possible(s: State, side: Side, card: Card) -> bool:
    """Whether the player can use the event now; otherwise only its Action Points."""
    event = _EVENTS_FOR[side].get(card)
    return event is not None and event.condition(s, side)


def carry_out_event(g: Gaul, side: Side, card: Card) -> Procedure[None]:
    yield from EVENTS[card].effect(g, side)
