"""The Roman non-player: what it answers to each question."""

from typing import ClassVar

from alesia.games.gallic_war.board import has_units, units_in
from alesia.games.gallic_war.components import BARBARIAN, CAESAR, LAST_TURN, ROMAN, TRANSALPINE, Area, Card, Side
from alesia.games.gallic_war.nonplayers.conduct import ALL, DONE, areas_of, cards_of, units_of, yes_if
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.games.gallic_war.nonplayers.roman.battle import RomanBattle
from alesia.games.gallic_war.nonplayers.roman.cards import plan_for, rank
from alesia.games.gallic_war.nonplayers.roman.politics import WORTH
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Ask, Option

RESERVE = 4  # supply points that winter quarters leave for replacements


class RomanConduct(RomanBattle):
    """Boxes R and W."""

    side: ClassVar[Side] = ROMAN

    def __init__(self) -> None:
        super().__init__()
        self.candidate: Card | None = None
        self.wintering = 0

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
        option = self._plan(mind).action.option
        return option if option in ask.options else Option("movement")

    def _plan(self, mind: Mind) -> Plan:
        if self.plan is None:
            self.plan = plan_for(mind)
        return self.plan

    def group(self, mind: Mind, ask: Ask) -> Option:
        """The board may have changed since the action was announced: the campaign is planned anew."""
        if not self.marches:
            self.plan = plan_for(mind)
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
        """W1 Legions stay at the front as long as supply lasts; Caesar, who costs nothing, stays with two of them."""
        s = mind.s
        area = ask.about[0]
        assert isinstance(area, Area)
        if not is_front(s, area):
            return DONE
        if self.can_feed(s) and (legions := [unit for unit in units_of(ask) if unit is not CAESAR]):
            self.wintering += 1
            return max(legions, key=lambda unit: (s.strength[unit], -unit)).option
        guarded = sum(unit.is_black and unit is not CAESAR for unit in units_in(s, area, ROMAN)) >= 2
        return CAESAR.option if CAESAR.option in ask.options and guarded and self.wintering >= 2 else DONE

    def can_feed(self, s: State) -> bool:
        return s.supply - harvest_of(s).cost * (self.wintering + 1) >= RESERVE and s.turn < LAST_TURN

    def cavalry_winters(self, mind: Mind, ask: Ask) -> Option:
        """9.4 It goes home: it would bind Caesar to stay."""
        return yes_if(False)

    def attrition(self, mind: Mind, ask: Ask) -> Option:
        """W2 The strongest legion goes hungry: none is to starve."""
        return max(units_of(ask), key=lambda unit: (mind.s.strength[unit], -unit)).option

    def replace_legion(self, mind: Mind, ask: Ask) -> Option:
        """W3 Caesar, then the weakest legion, as long as supply is left for a forced march or two."""
        if mind.s.supply <= RESERVE // 2 and mind.s.turn < LAST_TURN:
            return DONE
        return min(units_of(ask), key=lambda unit: (unit is not CAESAR, mind.s.strength[unit], unit)).option

    def replace(self, mind: Mind, ask: Ask) -> Option:
        """W4 Every step that costs nothing."""
        return ALL if ALL in ask.options else ask.options[0]

    def bring_legion(self, mind: Mind, ask: Ask) -> Option:
        """9.7 A legion is worth a victory point as long as it has two years to win it back."""
        return yes_if(mind.s.turn <= LAST_TURN - 2)


def is_front(s: State, area: Area) -> bool:
    """W1 Away from Transalpine Gaul, and next to enemies."""
    return TRANSALPINE not in area.borders and any(has_units(s, to, BARBARIAN) for to in area.adjacent)
