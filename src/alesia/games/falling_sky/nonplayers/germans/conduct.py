"""A8.7 The Non-player Germans: their flowchart, and what they answer outside of it."""

from typing import ClassVar

from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.chart import Box, Chart, Diamond, chart
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.events.verdict import (
    first_next_but_not_now,
    is_declined,
    may_use_event,
    play_event,
)
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind
from alesia.games.falling_sky.nonplayers.plans import Pass
from alesia.games.falling_sky.state import SHADED
from alesia.kernel.ask import Ask, Option

SURE = 4  # "roll 1-4"


def is_waiting_for_the_next_card(mind: Mind) -> bool:
    """G2 First on the upcoming but not on the current card, and a roll of 1-4?"""
    return first_next_but_not_now(mind) and mind.roll("germans.pass", "A8.7.2") <= SURE


CHART = chart(
    Diamond("G2", "A8.7.2", is_waiting_for_the_next_card, yes="PASS", no="G3", own_turn=True),
    Diamond("G3", "A8.7.2", may_use_event, yes="G3b", no="PASS", own_turn=True),
    Diamond("G3b", "A8.7.2", is_declined, yes="PASS", no="G_EVENT", own_turn=True),
    Box("G_EVENT", "A8.7.2", play_event, none="PASS"),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class GermanConduct(Conduct):
    faction = GERMANS
    chart: ClassVar[Chart] = CHART
    start = "G2"
    side = SHADED

    # ---- A8.7.6 Quarters ------------------------------------------------------------------------------------

    def quarters_from(self, mind: Mind, ask: Ask) -> Option | None:
        return DONE
