"""The Barbarian non-player: what it answers to each question."""

from typing import ClassVar

from alesia.games.gallic_war.board import area_of, has_vercingetorix
from alesia.games.gallic_war.components import BARBARIAN, VERCINGETORIX, Side
from alesia.games.gallic_war.nonplayers.barbarian.attack import attack
from alesia.games.gallic_war.nonplayers.barbarian.battle import BarbarianBattle
from alesia.games.gallic_war.nonplayers.barbarian.cards import BARBARIAN_CHART, MOST_LACKING, START, steps_are_needed
from alesia.games.gallic_war.nonplayers.barbarian.revolts import marchers
from alesia.games.gallic_war.nonplayers.chart import Chart
from alesia.games.gallic_war.nonplayers.conduct import ALL, STAY, areas_of, cards_of, take, units_of
from alesia.games.gallic_war.nonplayers.ground import owners
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.chart import follow
from alesia.nonplayers.options import DONE, YES, yes_if

POOR = 1  # the garrison limit of a poor harvest


class BarbarianConduct(BarbarianBattle):
    """Solo logic 2, in the questions of this edition."""

    side: ClassVar[Side] = BARBARIAN
    chart: ClassVar[Chart] = BARBARIAN_CHART

    # ---- cards --------------------------------------------------------------------------------------------------

    def take_massive_revolt(self, mind: Mind, ask: Ask) -> Option:
        """Always: with 13 Roman tribes, and in 52 BC for a victory point (2.7)."""
        return YES

    def card(self, mind: Mind, ask: Ask) -> Option:
        """Any card of the hand, as if it were turned up from the deck."""
        return mind.pick(cards_of(ask)).option

    def action(self, mind: Mind, ask: Ask) -> Option:
        self.plan = follow(mind, BARBARIAN_CHART, START)
        option = self.plan.action.option
        return option if option in ask.options else Option("movement")

    def political(self, mind: Mind, ask: Ask) -> Option:
        """The tribe of the plan; if it cannot be won any more, another one at random. Vercingetorix always helps."""
        tribe = self._planned(mind, ask)
        shown = Option("shown", tribe.noun)
        return shown if shown in ask.options else tribe

    def revolt(self, mind: Mind, ask: Ask) -> Option:
        return self._planned(mind, ask)

    def _planned(self, mind: Mind, ask: Ask) -> Option:
        tribes = self._plan(mind).tribes
        wanted = [tribe for tribe in tribes if tribe.option in ask.options]
        return wanted[0].option if wanted else mind.pick(areas_of(ask)).option

    def _plan(self, mind: Mind) -> Plan:
        """The plan of the card; an action that nobody was asked about is planned when its first question comes."""
        if self.plan is None:
            self.plan = follow(mind, BARBARIAN_CHART, START)
        return self.plan

    def group(self, mind: Mind, ask: Ask) -> Option:
        """After a Massive Revolt the areas that rose, then others; else the groups of the plan."""
        plan = self._plan(mind)
        if plan.box == "E_MASSIVE" and not self.designated:
            his = [area_of(mind.s, VERCINGETORIX)] if has_vercingetorix(mind.s) else []
            tribes = [*his, *plan.tribes]
            plan.groups = [(area, attack) for area in dict.fromkeys(marchers(mind, tribes, areas_of(ask)))]
        return super().group(mind, ask)

    # ---- leaders ------------------------------------------------------------------------------------------------

    def place_vercingetorix(self, mind: Mind, ask: Ask) -> Option:
        """In his home by the table, or where the revolt has held."""
        return self._planned(mind, ask)

    def new_home(self, mind: Mind, ask: Ask) -> Option:
        return mind.pick(areas_of(ask)).option

    # ---- 11.0D Baggage Train ------------------------------------------------------------------------------------

    def baggage(self, mind: Mind, ask: Ask) -> Option:
        """Two steps where two are lacking, else two Roman supply points."""
        return Option("baggage_steps" if steps_are_needed(mind.s) else "baggage_supply")

    def baggage_area(self, mind: Mind, ask: Ask) -> Option:
        with mind.silently():
            return mind.choose(areas_of(ask), MOST_LACKING).option

    def baggage_unit(self, mind: Mind, ask: Ask) -> Option:
        return min(units_of(ask), key=lambda unit: (mind.s.strength[unit], unit)).option

    # ---- winter -------------------------------------------------------------------------------------------------

    def ariovistus_winters(self, mind: Mind, ask: Ask) -> Option:
        """Not after a poor harvest; else on a 1-3."""
        if harvest_of(mind.s).garrison == POOR:
            mind.walk.note("barbarian.poor_harvest", "6.2.5")
            return yes_if(False)
        return yes_if(mind.roll("barbarian.roll_ariovistus_3", "6.2.5") <= 3)

    def stay_with_ariovistus(self, mind: Mind, ask: Ask) -> Option:
        return take(ask, units_of(ask))

    def cavalry_winters(self, mind: Mind, ask: Ask) -> Option:
        """9.4 As Ariovistus, whom it would bind to stay."""
        return self.ariovistus_winters(mind, ask)

    def vercingetorix_winters(self, mind: Mind, ask: Ask) -> Option:
        """He stays where the tribe is his own side's; else he goes home, if he can."""
        area = area_of(mind.s, VERCINGETORIX)
        if STAY in ask.options and area.is_tribe and BARBARIAN in owners(mind.s, area):
            return STAY
        return next(option for option in ask.options if option != STAY)

    def stay_with_vercingetorix(self, mind: Mind, ask: Ask) -> Option:
        """Nobody: their home areas would be lost to the count of tribes (6.3)."""
        return DONE

    def replace(self, mind: Mind, ask: Ask) -> Option:
        """Every replacement."""
        return ALL if ALL in ask.options else ask.options[0]
