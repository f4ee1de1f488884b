"""8.8 The Non-player Romans."""

from typing import ClassVar

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, count, leader_region
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RECRUIT, SEIZE
from alesia.games.falling_sky.components import AEDUI, ARVERNI, LEGION, REGION, ROMANS, Faction
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.chart import Box, Chart, Diamond, chart
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.events.verdict import is_declined, may_use_event, play_event
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Pass
from alesia.games.falling_sky.nonplayers.romans.battle import plan_battle
from alesia.games.falling_sky.nonplayers.romans.enemies import rivals, tell_threats, winners
from alesia.games.falling_sky.nonplayers.romans.quarters import QuartersAnswers
from alesia.games.falling_sky.nonplayers.romans.recruit import plan_recruit
from alesia.games.falling_sky.nonplayers.romans.scout import GUARD
from alesia.games.falling_sky.nonplayers.romans.seize import plan_seize
from alesia.games.falling_sky.nonplayers.romans.setting_out import plan_march
from alesia.games.falling_sky.state import UNSHADED
from alesia.games.falling_sky.tracks import victory_margin
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.options import most, named, offered, yes_if

ESCORT = 2  # Legions with Caesar
MANY_AUXILIA = 9


def is_under_threat(mind: Mind) -> bool:
    """8.8.1 Caesar or a Legion with enemy Ally, Citadel, Leader or Control, or where an attack would hit them?"""
    return tell_threats(mind)


def is_enemy_at_victory(mind: Mind) -> bool:
    """8.8.1 An enemy at 0 or better, and Caesar with two Legions and four Auxilia?"""
    margins = [phrase("phrase.margin", f, victory_margin(mind.s, f)) for f in rivals(mind.s)] if mind.tells else ()
    return mind.checks("romans.margins", bool(winners(mind.s)), tuple(margins)) and _is_caesar_strong(mind)


def _is_caesar_strong(mind: Mind) -> bool:
    here = leader_region(mind.s, ROMANS)
    if here is None or not mind.s.named[ROMANS]:
        return mind.checks("romans.caesar.away", False)
    legions, auxilia = count(mind.s, here, ROMANS, LEGION), bands(mind.s, here, ROMANS)
    return mind.checks("romans.caesar.escort", legions >= ESCORT and auxilia >= GUARD, here, legions, auxilia)


def has_many_auxilia(mind: Mind) -> bool:
    """8.8.3"""
    n = available_bands(mind.s, ROMANS)
    return mind.checks("romans.auxilia_available", n >= MANY_AUXILIA, n)


CHART = chart(
    Diamond("R1", "8.8.1", is_under_threat, "R_BATTLE", "R2"),
    Diamond("R2", "8.8.1", is_enemy_at_victory, "R_MARCH", "R3"),
    Diamond("R3", "8.8.2", may_use_event, "R4", "R5", own_turn=True),
    Diamond("R4", "8.8.2", is_declined, "R5", "R_EVENT", own_turn=True),
    Diamond("R5", "8.8.3", has_many_auxilia, "R_RECRUIT", "R_MARCH"),
    Box("R_EVENT", "8.8.2", play_event, "R5"),
    Box("R_BATTLE", "8.8.1", plan_battle, "R_MARCH", BATTLE),
    Box("R_MARCH", "8.8.1", plan_march, "R_RECRUIT", MARCH),
    Box("R_RECRUIT", "8.8.4", plan_recruit, "R_SEIZE", RECRUIT),
    Box("R_SEIZE", "8.8.5", plan_seize, "PASS", SEIZE),
    Box("PASS", "2.3.3", lambda mind: Pass()),
)


class RomanConduct(QuartersAnswers, Conduct):
    faction = ROMANS
    chart: ClassVar[Chart] = CHART
    start = "R1"
    side = UNSHADED
    harassed: tuple[Faction, ...] = (ARVERNI,)  # 8.4.2 Vercingetorix

    # ---- 8.8.6 ----------------------------------------------------------------------------------------------

    def agree_supply(self, mind: Mind, ask: Ask) -> Option:
        return self._only_to_aedui(mind, ask)

    def agree_trade(self, mind: Mind, ask: Ask) -> Option:
        return self._only_to_aedui(mind, ask)

    def agree_retreat(self, mind: Mind, ask: Ask) -> Option:
        return self._only_to_aedui(mind, ask)

    def agree_quarters(self, mind: Mind, ask: Ask) -> Option:
        return self._only_to_aedui(mind, ask)

    def _only_to_aedui(self, mind: Mind, ask: Ask) -> Option:
        """Supply Lines, Retreat and Quarters for Non-player Aedui alone."""
        agreed = ask.about[0] is AEDUI and is_nonplayer(mind.s, AEDUI)
        mind.walk.remind("romans.agrees" if agreed else "romans.refuses", "8.8.6", ask.about[0])
        return yes_if(agreed)

    # ---- outside of a plan ----------------------------------------------------------------------------------

    def recruit(self, mind: Mind, ask: Ask) -> Option | None:
        """8.8.4 Allies before Auxilia."""
        return offered(ask, Option("place_ally"), Option("place_auxilia"))

    def auxilia(self, mind: Mind, ask: Ask) -> Option:
        return most(ask)

    def harvest_legion(self, mind: Mind, ask: Ask) -> Option:
        """8.3.1 Legions of the Harvest box: all to one Region of Belgica, chosen by dice."""
        before = [step.facts[0] for step in mind.walk if step.kind == "did" and step.key == "harvest_legion"]
        if before and isinstance(before[-1], Option):
            return before[-1]
        return mind.pick([REGION[str(option.noun)] for option in named(ask, "region")]).option
