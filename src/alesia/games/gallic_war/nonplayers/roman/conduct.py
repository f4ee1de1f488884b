"""The Roman non-player: what it answers to each question."""

from typing import ClassVar

from alesia.games.gallic_war.board import has_units
from alesia.games.gallic_war.components import (
    BARBARIAN,
    CAESAR,
    LAST_TURN,
    ROMAN,
    ROMAN_CAVALRY,
    TRANSALPINE,
    Area,
    Card,
    Side,
)
from alesia.games.gallic_war.nonplayers.chart import Chart
from alesia.games.gallic_war.nonplayers.conduct import ALL, areas_of, cards_of, units_of
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.games.gallic_war.nonplayers.roman.battle import RomanBattle
from alesia.games.gallic_war.nonplayers.roman.campaign import board_of
from alesia.games.gallic_war.nonplayers.roman.cards import ROMAN_CHART, march_again, plan_for, rank
from alesia.games.gallic_war.nonplayers.roman.politics import WORTH
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, yes_if

GUARD = 2  # legions with which Caesar winters
RESERVE = 4  # supply points that winter quarters leave for replacements


class RomanConduct(RomanBattle):
    """Boxes R and W."""

    side: ClassVar[Side] = ROMAN
    chart: ClassVar[Chart] = ROMAN_CHART

    def __init__(self) -> None:
        super().__init__()
        self.candidate: Card | None = None
        self.board = b""  # when the action was announced
        self.wintering = 0  # legions that stay, in all
        self.guard: dict[Area, int] = {}  # and in each area

    # ---- cards --------------------------------------------------------------------------------------------------

    def card(self, mind: Mind, ask: Ask) -> Option:
        """The card that leads to the first box of the chart, and there is worth most."""
        found = []
        for card in cards_of(ask):
            self.candidate = card
            found.append((rank(plan_for(mind), card), card))
        self.candidate = None
        best = max(each for each, _ in found)
        return mind.pick([card for each, card in found if each == best]).option

    def action(self, mind: Mind, ask: Ask) -> Option:
        self.board = board_of(mind.s)
        option = self._plan(mind).action.option
        return option if option in ask.options else Option("movement")

    def announce(self, mind: Mind, plan: Plan) -> None:
        super().announce(mind, plan)
        self.board = board_of(mind.s)

    def _plan(self, mind: Mind) -> Plan:
        if self.plan is None:
            self.plan = plan_for(mind)
        return self.plan

    def group(self, mind: Mind, ask: Ask) -> Option:
        """What was announced; if the board has changed since, the campaign is planned anew."""
        if self.plan is None:
            self.plan = plan_for(mind)
        elif not self.designated and board_of(mind.s) != self.board:
            self.plan = march_again(mind)
        return super().group(mind, ask)

    def political(self, mind: Mind, ask: Ask) -> Option:
        return self._planned(mind, ask)

    def revolt(self, mind: Mind, ask: Ask) -> Option:
        return self._planned(mind, ask)

    def _planned(self, mind: Mind, ask: Ask) -> Option:
        wanted = [tribe for tribe in self._plan(mind).tribes if tribe.option in ask.options]
        return wanted[0].option if wanted else mind.choose(areas_of(ask), *WORTH).option

    # ---- W. winter ----------------------------------------------------------------------------------------------

    def winter(self, mind: Mind, ask: Ask) -> Option:
        """W1-W3 Legions stay at the front as long as supply lasts; Caesar, who costs nothing, with two of them; 9.4 the
        cavalry goes home."""
        s = mind.s
        area = ask.about[0]
        assert isinstance(area, Area)
        if not holds(mind, "W1", is_front(s, area)):
            return DONE
        legions = [unit for unit in units_of(ask) if unit not in (CAESAR, ROMAN_CAVALRY)]
        if legions and holds(mind, "W2", self.can_feed(s)):
            self.wintering += 1
            self.guard[area] = self.guard.get(area, 0) + 1
            return max(legions, key=lambda unit: (s.strength[unit], -unit)).option
        stays = CAESAR.option in ask.options and holds(mind, "W3", self.guard.get(area, 0) >= GUARD)
        return CAESAR.option if stays else DONE

    def can_feed(self, s: State) -> bool:
        return s.supply - harvest_of(s).cost * (self.wintering + 1) >= RESERVE and s.turn < LAST_TURN

    def attrition(self, mind: Mind, ask: Ask) -> Option:
        """The strongest legion goes hungry: none is to starve."""
        return max(units_of(ask), key=lambda unit: (mind.s.strength[unit], -unit)).option

    def replace_legion(self, mind: Mind, ask: Ask) -> Option:
        """Caesar, then the weakest legion, as long as supply is left for a forced march or two."""
        if mind.s.supply <= RESERVE // 2 and mind.s.turn < LAST_TURN:
            return DONE
        return min(units_of(ask), key=lambda unit: (unit is not CAESAR, mind.s.strength[unit], unit)).option

    def replace(self, mind: Mind, ask: Ask) -> Option:
        """Every step that costs nothing."""
        return ALL if ALL in ask.options else ask.options[0]

    def bring_legion(self, mind: Mind, ask: Ask) -> Option:
        """9.7 A legion is worth a victory point as long as it has two years to win it back."""
        return yes_if(mind.s.turn <= LAST_TURN - 2)


def holds(mind: Mind, box: str, answer: bool) -> bool:
    mind.walk.box(box, "6.2.2", answer)
    return answer


def is_front(s: State, area: Area) -> bool:
    """Away from Transalpine Gaul, and next to enemies."""
    return TRANSALPINE not in area.borders and any(has_units(s, to, BARBARIAN) for to in area.adjacent)
