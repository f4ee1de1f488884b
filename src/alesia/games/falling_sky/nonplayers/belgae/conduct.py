"""8.5 The Non-player Belgae: their flowchart, and what they answer outside of it."""

from typing import ClassVar

from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY
from alesia.games.falling_sky.components import BELGAE
from alesia.games.falling_sky.nonplayers.belgae.battle import think_battle
from alesia.games.falling_sky.nonplayers.belgae.growth import (
    is_raid_wanted,
    is_rally_worthwhile,
    think_raid,
    think_rally,
)
from alesia.games.falling_sky.nonplayers.belgae.march import think_flight, think_spread
from alesia.games.falling_sky.nonplayers.belgae.threat import is_threatened
from alesia.games.falling_sky.nonplayers.camps import think_quarters
from alesia.games.falling_sky.nonplayers.chart import Box, Chart, Diamond, chart
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.events.verdict import (
    first_next_but_not_now,
    is_declined,
    may_use_event,
    play_event,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Pass
from alesia.games.falling_sky.state import SHADED
from alesia.kernel.ask import Ask, Option

SURE = 4  # "roll 1-4"


def is_waiting_for_the_next_card(mind: Mind) -> bool:
    """B2 First on the upcoming but not on the current card, and a roll of 1-4?"""
    return first_next_but_not_now(mind) and mind.roll("belgae.pass", "8.5.2") <= SURE


CHART = chart(
    Diamond("B1", "8.5.1", is_threatened, yes="B_BATTLE", no="B2"),
    Box("B_BATTLE", "8.5.1", think_battle, none="B_MARCH_THREAT", command=BATTLE),
    Box("B_MARCH_THREAT", "8.5.1", think_flight, none="B2", command=MARCH),
    Diamond("B2", "8.5.2", is_waiting_for_the_next_card, yes="PASS", no="B3", own_turn=True),
    Diamond("B3", "8.5.2", may_use_event, yes="B3b", no="B4", own_turn=True),
    Diamond("B3b", "8.5.2", is_declined, yes="B4", no="B_EVENT", own_turn=True),
    Box("B_EVENT", "8.5.2", play_event, none="B4"),
    Diamond("B4", "8.5.3", is_rally_worthwhile, yes="B_RALLY", no="B5"),
    Box("B_RALLY", "8.5.3", think_rally, none="B5", command=RALLY),
    Diamond("B5", "8.5.4", is_raid_wanted, yes="B_RAID", no="B_MARCH"),
    Box("B_MARCH", "8.5.5", think_spread, none="B_RAID", command=MARCH),
    Box("B_RAID", "8.5.4", think_raid, none="PASS", command=RAID),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class BelgaeConduct(Conduct):
    faction = BELGAE
    chart: ClassVar[Chart] = CHART
    start = "B1"
    side = SHADED

    # ---- 8.5.6 Quarters -------------------------------------------------------------------------------------

    def quarters_from(self, mind: Mind, ask: Ask) -> Option | None:
        plan = think_quarters(mind, "8.5.6")
        mind.plan = plan
        return plan.quarters_from(mind, ask)
