"""5 Events: the door through which the Sequence of Play executes them.

A card side is offered when it has a procedure here.
"""

from collections.abc import Callable

from alesia.games.falling_sky.components import Card, Faction
from alesia.games.falling_sky.negotiation import Gaul
from alesia.kernel.ask import Act, Procedure, act

UNSHADED, SHADED = "unshaded", "shaded"
Event = Callable[[Gaul, Faction], Procedure[None]]
EVENTS: dict[tuple[int, str], Event] = {}


def event_acts(card: Card) -> list[Act]:
    """5.2 The sides of the card that can be executed."""
    return [act(side, card) for side in (UNSHADED, SHADED) if (int(card), side) in EVENTS]


def execute_event(g: Gaul, faction: Faction, card: Card, side: str) -> Procedure[None]:
    """5.1 Carry out one side of the Event."""
    g.log("event", "5.1", faction, card, side)
    yield from EVENTS[int(card), side](g, faction)
