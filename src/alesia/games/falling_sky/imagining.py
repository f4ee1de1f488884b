"""What a seat may believe (2.2): the facedown cards at which only others have looked (35, 47), dealt anew.

They were drawn when somebody looked, and wait for their turn. To who has not seen them, any card can be there with
the odds of the piles. All else lies open, or is not drawn yet.
"""

from collections.abc import Sequence
from typing import TypeVar

from alesia.games.falling_sky.components import WINTER, Card
from alesia.games.falling_sky.deck import cards_left, events_left, initiative_left, known, note_drawn, queued
from alesia.games.falling_sky.negotiation import hand_of
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.war import order_of, players
from alesia.kernel.ask import Option
from alesia.kernel.game import Imagined, Shuffle

T = TypeVar("T")


class Mystery:
    """What a seat does not know of a turn; called, it deals that anew."""

    def __init__(self, way: Sequence[State], seat: int) -> None:
        self._start, self._now = way[0], way[-1]
        self._known = max([known(self._now, f) for f in hand_of(self._now, seat)], key=len)

    def __call__(self, shuffle: Shuffle) -> Imagined[State]:
        s, ahead, names = self._start.copy(), self._now.copy(), dict[Option, Option]()
        for card in self._known:
            note_drawn(ahead, card)
        waiting = queued(s)
        for index, card in enumerate(queued(self._now)):
            if index >= len(self._known):
                dealt = next_card(ahead, shuffle)
                note_drawn(ahead, dealt)
                if index < len(waiting):
                    s.peeked = altered(s.peeked, index, dealt)
                else:
                    names[card.option] = dealt.option
        return Imagined(s, names)


def next_card(s: State, shuffle: Shuffle) -> Card:
    """Any card that may come next, with the odds with which chance draws it."""
    left, winter = cards_left(s)
    if winter and pick([True] + [False] * (left - 1), shuffle):
        return WINTER
    cards = events_left(s)
    if s.even_initiative:
        firsts = [f for f in players(s) if any(order_of(s, card)[0] is f for card in cards)]
        first = pick([f for f in firsts for _ in range(initiative_left(s, f))], shuffle)
        cards = [card for card in cards if order_of(s, card)[0] is first]
    return pick(cards, shuffle)


def pick(values: list[T], shuffle: Shuffle) -> T:
    shuffle(values)
    return values[0]
