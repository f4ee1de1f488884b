"""Somebody who answers for a person that is away: the game's own non-player, whatever it finds begun.

A non-player knows its own way through a turn. Where it is asked in the midst of what somebody else has begun and knows
no answer, or one that is not offered, it ends that if it can, and else takes any way on, but gives nothing away. In a
place that was not made for it, it may also go round in circles, and begin again and again what it then calls off:
whatever it has answered to the same question often enough it does not answer again in that turn.
"""

from collections import Counter
from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Game
from alesia.nonplayers.deputy import Deputy
from alesia.players.agents import NONPLAYER, RandomAgent
from alesia.players.view import View

ENDINGS = (Option("pass"), Option("done"), Option("no"))
ASIDES = ("cancel", "take_back", "negotiate", "remove_own")  # what is no way on
OFTEN = 5


class StandIn:
    """Answers as the non-player of its seat does, and in its own way where that one knows none."""

    kind = NONPLAYER

    def __init__(self, game: Game[Any], seat: str, seed: int) -> None:
        self._nonplayer = game.nonplayer(game.seats.index(seat), seed)
        self._deputy = Deputy(self._nonplayer)
        self._other = RandomAgent(seat, seed)
        self._turn: object = None
        self._given: Counter[str] = Counter()  # in this turn, by question and answer

    def decide(self, view: View, ask: Ask) -> Option:
        option = self._deputy.planned(view, ask)
        ways = tuple(each for each in ask.options if each.verb not in ASIDES)
        other = self._other.decide(view, ask._replace(options=ways or ask.options))
        if option is not None and option in ask.options and not self._goes_round(view, ask, option):
            return option
        return next((ending for ending in ENDINGS if ending in ask.options), other)

    def _goes_round(self, view: View, ask: Ask, option: Option) -> bool:
        if self._turn is not view.turn:
            self._turn = view.turn
            self._given.clear()
        asked = f"{ask.key} {ask.about} {ask.options} {option}"
        self._given[asked] += 1
        return self._given[asked] > OFTEN

    def seek(self, answered: int) -> None:
        self._nonplayer.seek(answered)
        self._other.seek(answered)
