"""7.5 The events by card: whether one can be played now, and what it does."""

from collections.abc import Callable
from typing import NamedTuple

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import CARD, Card, Side
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure

Effect = Callable[[Gaul, Side], Procedure[None]]
Condition = Callable[[State, Side], bool]


class Event(NamedTuple):
    effect: Effect
    condition: Condition


EVENTS: dict[Card, Event] = {}


def always(s: State, side: Side) -> bool:
    return True


def event(*numbers: int, when: Condition = always) -> Callable[[Effect], Effect]:
    """The event of these cards; ``when`` says whether it would do anything."""

    def enter(effect: Effect) -> Effect:
        for number in numbers:
            EVENTS[CARD[number]] = Event(effect, when)
        return effect

    return enter
