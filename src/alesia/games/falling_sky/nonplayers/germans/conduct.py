"""A8.7 The Non-player Germans: their flowchart, and what they answer outside of it."""

from typing import ClassVar

from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY
from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.camps import think_quarters
from alesia.games.falling_sky.nonplayers.chart import Box, Chart, Diamond, chart
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.events.verdict import (
    first_next_but_not_now,
    is_declined,
    may_use_event,
    play_event,
)
from alesia.games.falling_sky.nonplayers.germans.battle import think_battle
from alesia.games.falling_sky.nonplayers.germans.flight import is_enemy_at_victory, think_flight
from alesia.games.falling_sky.nonplayers.germans.growth import (
    is_raid_wanted,
    is_rally_worthwhile,
    think_raid,
    think_rally,
)
from alesia.games.falling_sky.nonplayers.germans.intimidate import IntimidateAnswers
from alesia.games.falling_sky.nonplayers.germans.march import think_expansion
from alesia.games.falling_sky.nonplayers.germans.threat import is_threatened
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Pass
from alesia.games.falling_sky.state import SHADED
from alesia.kernel.ask import Ask, Option

SURE = 4  # "roll 1-4"


def is_waiting_for_the_next_card(mind: Mind) -> bool:
    """G2 First on the upcoming but not on the current card, and a roll of 1-4?"""
    return first_next_but_not_now(mind) and mind.roll("germans.pass", "A8.7.2") <= SURE


CHART = chart(
    Diamond("G1", "A8.7.1", is_threatened, yes="G_BATTLE", no="G1b"),
    Diamond("G1b", "A8.7.1", is_enemy_at_victory, yes="G_MARCH_THREAT", no="G2"),
    Box("G_BATTLE", "A8.7.1", think_battle, none="G_MARCH_THREAT", command=BATTLE),
    Box("G_MARCH_THREAT", "A8.7.1", think_flight, none="G2", command=MARCH),
    Diamond("G2", "A8.7.2", is_waiting_for_the_next_card, yes="PASS", no="G3", own_turn=True),
    Diamond("G3", "A8.7.2", may_use_event, yes="G3b", no="G4", own_turn=True),
    Diamond("G3b", "A8.7.2", is_declined, yes="G4", no="G_EVENT", own_turn=True),
    Box("G_EVENT", "A8.7.2", play_event, none="G4"),
    Diamond("G4", "A8.7.3", is_raid_wanted, yes="G_RAID", no="G5"),
    Diamond("G5", "A8.7.4", is_rally_worthwhile, yes="G_RALLY", no="G_MARCH"),
    Box("G_MARCH", "A8.7.5", think_expansion, none="G_RALLY", command=MARCH),
    Box("G_RALLY", "A8.7.4", think_rally, none="G_RAID", command=RALLY),
    Box("G_RAID", "A8.7.3", think_raid, none="PASS", command=RAID),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class GermanConduct(IntimidateAnswers, Conduct):
    faction = GERMANS
    chart: ClassVar[Chart] = CHART
    start = "G1"
    side = SHADED

    # ---- A8.7.6 Quarters ------------------------------------------------------------------------------------

    def quarters_from(self, mind: Mind, ask: Ask) -> Option | None:
        plan = think_quarters(mind, "A8.7.6")
        mind.plan = plan
        return plan.quarters_from(mind, ask)
