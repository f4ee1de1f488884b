"""The rules ask Factions, the table asks seats: where both have not the same order, questions are passed on."""

from typing import Any

from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import seat_of
from alesia.kernel.ask import CHANCE, Ask, Checkpoint, Procedure, Request, Together


def seated(g: Gaul, procedure: Procedure[None]) -> Procedure[None]:
    """A1.5 The Germans have the second seat; A2.1 and whoever has it goes on as the Arverni in the fifth."""
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration:
            return
        answer = yield _to_seats(g.state, request)


def _to_seats(s: State, request: Request) -> Request:
    if isinstance(request, Checkpoint):
        return request
    if isinstance(request, Together):
        return Together(tuple(_to_seat(s, ask) for ask in request.asks))
    return _to_seat(s, request)


def _to_seat(s: State, ask: Ask) -> Ask:
    return ask if ask.who == CHANCE else ask._replace(who=seat_of(s, ask.who))
