"""Non-players in places that they were not made for: in a player's seat, or in the middle of a turn that others began.

A deputy answers as its non-player would. Where that has no answer (it is asked what only players are asked, or trips
over a plan that somebody else has made), it does as little as it may.
"""

from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Nonplayer, Sight
from alesia.nonplayers.dice import DieNeeded
from alesia.nonplayers.options import PASS, offered

MIXING = 2654435761  # a number after which the digits of its multiples seem to have no order
LONG = 400  # answers of a turn, after which nothing is planned any more, so that it ends


def any_option(ask: Ask, length: int) -> Option:
    """One of the options, another one at another time: whatever goes round in circles comes out of them."""
    return ask.options[(length * MIXING >> 12) % len(ask.options)]


class Deputy:
    """A non-player that never breaks."""

    def __init__(self, nonplayer: Nonplayer[Any]) -> None:
        self.nonplayer = nonplayer

    def decide(self, view: Sight, ask: Ask) -> Option:
        if view.length > LONG:
            return offered(ask, PASS) or any_option(ask, view.length)
        option = self.planned(view, ask)
        return option if option in ask.options else self.nonplayer.do_least(ask)

    def planned(self, view: Sight, ask: Ask) -> Option | None:
        """What its non-player would answer, if it knows."""
        try:
            option = self.nonplayer.decide(view, ask)
        except DieNeeded:  # somebody rolls it, and asks again
            raise
        except Exception:  # its plans were not made for this place, and it trips over them in ways that only it knows
            option = None
        if option not in ask.options:
            self.nonplayer.give_up()
        return option
