"""8.6 The Non-player Aedui."""

from typing import ClassVar

from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY
from alesia.games.falling_sky.components import AEDUI
from alesia.games.falling_sky.nonplayers.aedui.agreements import Agreements
from alesia.games.falling_sky.nonplayers.aedui.battle import battle, would_hit
from alesia.games.falling_sky.nonplayers.aedui.march import march
from alesia.games.falling_sky.nonplayers.aedui.raid import raid, should_raid
from alesia.games.falling_sky.nonplayers.aedui.rally import rally, should_rally
from alesia.games.falling_sky.nonplayers.aedui.suborn import SubornAnswers
from alesia.games.falling_sky.nonplayers.aedui.trade import TradeAnswers
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
from alesia.games.falling_sky.state import UNSHADED

PASSES_UP_TO = 4


def waits_for_next_card(mind: Mind) -> bool:
    """A1 1st on the upcoming card but not on this one, and a roll of 1-4."""
    return first_next_but_not_now(mind) and mind.roll_once("aedui.pass", "8.6.1") <= PASSES_UP_TO


CHART = chart(
    Diamond("A1", "8.6.1", waits_for_next_card, yes="PASS", no="A2", own_turn=True),
    Diamond("A2", "8.6.1", may_use_event, yes="A3", no="A4", own_turn=True),
    Diamond("A3", "8.6.1", is_declined, yes="A4", no="A_EVENT", own_turn=True),
    Box("A_EVENT", "8.2", play_event, none="A4"),
    Diamond("A4", "8.6.2", would_hit, yes="A_BATTLE", no="A5"),
    Box("A_BATTLE", "8.6.2", battle, none="A5", command=BATTLE),
    Diamond("A5", "8.6.3", should_rally, yes="A_RALLY", no="A6"),
    Box("A_RALLY", "8.6.3", rally, none="A_RAID", command=RALLY),
    Diamond("A6", "8.6.4", should_raid, yes="A_RAID", no="A_MARCH"),
    Box("A_RAID", "8.6.4", raid, none="PASS", command=RAID),
    Box("A_MARCH", "8.6.5", march, none="A_RAID", command=MARCH),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class AeduiConduct(Agreements, TradeAnswers, SubornAnswers, Conduct):
    faction = AEDUI
    chart: ClassVar[Chart] = CHART
    start = "A1"
    side = UNSHADED
