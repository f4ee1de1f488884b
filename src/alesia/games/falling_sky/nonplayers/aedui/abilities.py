"""8.6.3 Trade or Suborn: the Special Ability that the Non-player Aedui add to a Command without Ambush."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from alesia.games.falling_sky.nonplayers.aedui.suborn import find_suborn, suborned_by_auxilia
from alesia.games.falling_sky.nonplayers.aedui.trade import find_trade
from alesia.games.falling_sky.nonplayers.diviciacus import for_abilities, share_first
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import WORTHLESS
from alesia.nonplayers.options import DONE

Finder = Callable[[Mind, bool], AbilityPlan | None]
BOXES: tuple[tuple[str, Finder], ...] = (("A_TRADE", find_trade), ("A_SUBORN", find_suborn))


class AeduiPlan(CommandPlan):
    """A Command of the Aedui, followed by Trade or else Suborn; after a Battle by Trade alone."""

    battled: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.boxes = list(BOXES[:1] if self.battled else BOXES)
        self.tried = ""  # the box of the Special Ability that was begun last

    def _step(self, mind: Mind, ask: Ask) -> Option | None:
        """8.6.3 Trade and Suborn come after the Command: what they open to it is no part of the plan."""
        return None if mind.s.ability and not self.battled else super()._step(mind, ask)

    def _ability(self, mind: Mind, ask: Ask) -> Option | None:
        """The next Special Ability that is possible; a Trade that came to nothing once the partners had answered
        leads on to Suborn."""
        if mind.s.ability or not mind.s.grants or DONE not in ask.options:  # nothing was executed that it could follow
            return None
        self._give_up(mind)
        self._sail(mind)
        while self.boxes:
            if self.boxes[0][1] is find_suborn and (wish := self._wish_for_auxilia(mind, ask)):
                self.tried = ""
                return wish
            self.tried, find = self.boxes.pop(0)
            plan = mind.consider(self.tried, "8.6.3", partial(self._find, find, ask))
            if plan is not None:
                mind.ability = plan
                return plan.option
        return None

    def _wish_for_auxilia(self, mind: Mind, ask: Ask) -> Option | None:
        """8.6.8, A1.4 Near Diviciacus Hidden Auxilia Suborn, too: they are asked for where no Aedui hide."""
        near = [Option("suborn", region.name) for region in suborned_by_auxilia(mind.s)]
        wishes = [share_first(mind, ask, each) for each in near if not self.fights_lender(each)]
        return next((wish for wish in wishes if wish is not None), None)

    def _find(self, find: Finder, ask: Ask, mind: Mind) -> AbilityPlan | None:
        """38 As the board will be while the Special Ability is used."""
        board, mind.s = mind.s, for_abilities(mind.s)
        plan = find(mind, self.battled)
        mind.s = board
        return plan if plan is not None and plan.option in ask.options else None

    def _sail(self, mind: Mind) -> None:
        """4.1.3 No Special Ability with a March into or out of Britannia."""
        if mind.s.crossed_sea and self.boxes:
            self.boxes.clear()
            mind.walk.note("aedui.across_the_sea", "8.6.5")

    def _give_up(self, mind: Mind) -> None:
        """What was tried has not been carried out: the box led to nothing once the partners had answered."""
        at = [i for i, step in enumerate(mind.walk) if step.kind == "box" and step.key == self.tried]
        if at:
            income = [step.facts[0] for step in mind.walk[at[-1] :] if step.key == "aedui.trade.income"]
            facts = (False, WORTHLESS, "why.called_off_trade", *(income or [0])[:1])
            mind.walk[at[-1]] = mind.walk[at[-1]]._replace(facts=facts)
        self.tried = ""
