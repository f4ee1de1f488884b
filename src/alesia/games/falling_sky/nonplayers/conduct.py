"""8.4 How Non-players answer what they are asked outside of a Command of their own: a method for each question.

8.5-8.8 change some of this for their Faction.
"""

from typing import ClassVar

from alesia.games.falling_sky.board import total
from alesia.games.falling_sky.commands.base import COMMANDS
from alesia.games.falling_sky.components import REGION, Faction, Region
from alesia.games.falling_sky.nonplayers.chart import Chart, follow_free
from alesia.games.falling_sky.nonplayers.diviciacus import SharingAnswers
from alesia.games.falling_sky.nonplayers.events.answers import EventAnswers, instructed
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.nonplayers.rallying import RallyAnswers
from alesia.games.falling_sky.nonplayers.reactions import Reactions
from alesia.games.falling_sky.nonplayers.ways import begin_ordered, within_limits
from alesia.games.falling_sky.state import SHADED
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.chart import follow
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import CANCEL, DONE, NO, TAKE_BACK, named, offered

COMMAND_NAMED = {c.name: c for c in COMMANDS.values()}
MOST_OWN = Priority("priority.most_own_pieces", lambda mind, region: total(mind.s, region, mind.faction))


class Conduct(SharingAnswers, EventAnswers, RallyAnswers, Reactions):
    """One Non-player Faction: its flowchart and its habits."""

    faction: ClassVar[Faction]
    chart: ClassVar[Chart]
    start: ClassVar[str]
    side: ClassVar[int] = SHADED  # 8.2.2 which text of a dual-use Event

    def action(self, mind: Mind, ask: Ask) -> Option | None:
        """8.1 What to do with the turn: the flowchart says, unless something was ordered."""
        mind.s = within_limits(mind.s, ask)
        return begin_ordered(mind, ask) or self._by_chart(mind, ask)

    def _by_chart(self, mind: Mind, ask: Ask) -> Option:
        """The first box whose plan can be begun; a Limited Command may have no room for it (2.3.5)."""
        while True:
            mind.plan = plan = follow(mind, self.chart, self.start)
            option = plan.action(mind, ask)
            if option is not None:
                return option
            mind.failed.add(plan.box)

    def free_command(self, mind: Mind, ask: Ask) -> Option | None:
        """8.2.3 A Command by Event: an instruction says which, else the flowchart, within what is granted."""
        if option := instructed(mind, ask):
            return option
        commands = [COMMAND_NAMED[str(option.noun)] for option in named(ask, "command")]
        plan = follow_free(mind, self.chart, self.start, commands)
        mind.plan = plan
        return Option("command", plan.of.name) if isinstance(plan, CommandPlan) else DONE

    def command(self, mind: Mind, ask: Ask) -> Option | None:
        """An Event has begun a Command without asking which."""
        plan = follow_free(mind, self.chart, self.start, [COMMANDS[mind.s.command]])
        if not isinstance(plan, CommandPlan):
            return offered(ask, CANCEL, DONE, TAKE_BACK)
        mind.plan = plan
        return plan.command(mind, ask)

    def share(self, mind: Mind, ask: Ask) -> Option:
        """8.6.8, 8.8.8 Unless a Battle by Event is to strike the lender."""
        return instructed(mind, ask) or super().share(mind, ask)

    # ---- 8.3.2 Leaders --------------------------------------------------------------------------------------

    def successor(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(regions_of(ask), MOST_OWN).option

    def vercingetorix(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(regions_of(ask), MOST_OWN).option

    # ---- 8.4.2 never ----------------------------------------------------------------------------------------

    def harvest_transfer(self, mind: Mind, ask: Ask) -> Option:
        return Option("back")

    def agree_supply(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def agree_trade(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def agree_retreat(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def agree_quarters(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def agree_truce(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def grant(self, mind: Mind, ask: Ask) -> Option:
        return self.refuse(mind, ask)

    def refuse(self, mind: Mind, ask: Ask) -> Option:
        """8.4.2 Whatever others ask for that a flowchart sheet does not grant."""
        mind.walk.remind("reaction.refuses", "8.4.2", mind.faction, ask.about[0])
        return NO


def regions_of(ask: Ask) -> list[Region]:
    """The Regions that a question offers."""
    return [REGION[str(option.noun)] for option in named(ask, "region")]
