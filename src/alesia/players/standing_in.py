"""Somebody who answers for a person that is away: the game's own non-player, whatever it finds begun.

A non-player knows its own way through a turn. Where it is asked in the midst of what somebody else has begun and knows
no answer, or one that is not offered, it ends that if it can, and else takes any way on.
"""

from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Game
from alesia.players.agents import NONPLAYER, RandomAgent, make_agent
from alesia.players.view import View

ENDINGS = (Option("pass"), Option("done"), Option("no"))


class StandIn:
    """Answers as the non-player of its seat does, and in its own way where that one knows none."""

    kind = NONPLAYER

    def __init__(self, game: Game[Any], seat: str, seed: int) -> None:
        self._nonplayer = make_agent(game, NONPLAYER, seat, seed)
        self._other = RandomAgent(seat, seed)

    def decide(self, view: View, ask: Ask) -> Option:
        try:
            option = self._nonplayer.decide(view, ask) if self._nonplayer is not None else None
        except LookupError:
            option = None
        other = self._other.decide(view, ask)
        if option in ask.options:
            assert option is not None
            return option
        return next((ending for ending in ENDINGS if ending in ask.options), other)

    def seek(self, answered: int) -> None:
        if self._nonplayer is not None:
            self._nonplayer.seek(answered)
        self._other.seek(answered)
