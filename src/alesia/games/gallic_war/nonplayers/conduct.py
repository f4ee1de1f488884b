"""How both non-players answer: plans are carried out, blocks are picked."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from alesia.games.gallic_war.components import AREA, CARD, OFF_MAP, UNIT, Area, Card, Side, Unit
from alesia.games.gallic_war.nonplayers.chart import Chart
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import March, Plan
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.chart import Box as Action
from alesia.nonplayers.chart import try_box
from alesia.nonplayers.options import DONE
from alesia.nonplayers.ways import Way

ALL, FIRE, STAY = (Option(verb) for verb in ("all", "fire", "stay"))


class Conduct:
    """One side: a method for each question that it may be asked."""

    side: ClassVar[Side]
    chart: ClassVar[Chart]

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.marches: dict[Area, list[March]] = {}
        self.march: March | None = None
        self.designated = False

    # ---- what was ordered ---------------------------------------------------------------------------------------

    def obey(self, mind: Mind, way: Way, ask: Ask) -> Option | None:
        """Begin this, if it can still be begun."""
        if not way.box:
            return way.option if way.option in ask.options else None
        box = self.chart[way.box]
        plan = mind.at_rank(way.rank, partial(try_box, mind, box)) if isinstance(box, Action) else None
        if plan is None or plan.action.option not in ask.options:
            return None
        self.announce(mind, plan)
        return plan.action.option

    def announce(self, mind: Mind, plan: Plan) -> None:
        """This is what the card is played for."""
        self.plan = plan

    # ---- 5.2.1E movement by plan --------------------------------------------------------------------------------

    def group(self, mind: Mind, ask: Ask) -> Option:
        """The next group of the plan that may move; its other groups are forgotten."""
        assert self.plan is not None
        while self.plan.groups:
            area, marches = self.plan.groups.pop(0)
            self.designated = True
            self.marches[area] = marches(mind, area) if area.option in ask.options else []
            if self.marches[area]:
                return area.option
        return DONE

    def move_to(self, mind: Mind, ask: Ask) -> Option:
        """The next march of the group that is possible."""
        area = ask.about[0]
        assert isinstance(area, Area)
        marches = self.marches.get(area, [])
        while marches:
            self.march = marches.pop(0)
            if self.march.option in ask.options:
                return self.march.option
        return DONE

    def via(self, mind: Mind, ask: Ask) -> Option:
        assert self.march is not None
        wanted = self.march.via
        return wanted.option if wanted is not None and wanted.option in ask.options else ask.options[0]

    def move_units(self, mind: Mind, ask: Ask) -> Option:
        """The units of the march; legions come onto the map one by one."""
        if ask.about[0] is OFF_MAP:
            return ask.options[0]
        return take(ask, self.march.units if self.march is not None else ())


# ---- options ----------------------------------------------------------------------------------------------------


def areas_of(ask: Ask) -> list[Area]:
    return [AREA[str(option.noun)] for option in ask.options if option.verb == "area"]


def units_of(ask: Ask, verb: str = "unit") -> list[Unit]:
    return [UNIT[str(option.noun)] for option in ask.options if option.verb == verb]


def cards_of(ask: Ask) -> list[Card]:
    return [CARD[str(option.noun)] for option in ask.options]


def take(ask: Ask, wanted: Sequence[Unit]) -> Option:
    """The next of the wanted units; when they are all taken, done."""
    left = [unit for unit in units_of(ask) if unit in wanted]
    if left:
        return left[0].option
    return DONE if DONE in ask.options else ask.options[0]
