"""What a side could do with its round: any card of its hand, the boxes that have a plan for the card, any tribe; and
whereto it could go from a battle."""

from functools import partial
from itertools import product

from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.chart import in_reach
from alesia.nonplayers.ways import Way

ANSWERS = ("card", "political", "revolt")  # questions at which any answer is a way
PLANNED = "action"
CHOICES = (PLANNED, *ANSWERS)
REPLIES = ("retreat_to", "withdraw_to", "regroup_to", "regroup_units")


def ways_of_round(mind: Mind, sight: Sight, ask: Ask) -> tuple[Way, ...]:
    """The usual way first."""
    usual = mind.answer(sight, ask)
    if ask.key != PLANNED:
        options = sorted(ask.options, key=lambda option: option != usual)
        return tuple(Way(ask.key, "", option) for option in options)
    return _plans(mind, ask, usual)


def _plans(mind: Mind, ask: Ask, usual: Option) -> tuple[Way, ...]:
    """The plans of boxes in reach that can be begun, each plan once; the box of the chart first; then what no box is
    for."""
    own = "" if mind.conduct.plan is None else mind.conduct.plan.box
    boxes = sorted(in_reach(mind, mind.conduct.chart), key=lambda box: box.name != own)
    found: dict[object, Way] = {}
    for box, rank in product(boxes, range(mind.breadth)):
        plan = mind.muse(partial(mind.at_rank, rank, partial(box.plan, mind)))
        if plan is not None and plan.action.option in ask.options:
            found.setdefault(_kind(plan), Way(ask.key, box.name, plan.action.option, rank))
    begun = [way.option for way in found.values()]
    others = [Way(ask.key, "", option) for option in (usual, *ask.options) if option not in begun]
    return tuple(dict.fromkeys([*found.values(), *others]))


def _kind(plan: Plan) -> object:
    """What makes plans the same, as far as they are made yet."""
    return plan.action.option, tuple(plan.tribes), tuple(area for area, _ in plan.groups), plan.aims
