"""What a side could do with its card: any event, Action Points by their number, the boxes of its chart, and markers."""

from functools import partial
from itertools import product

from alesia.games.rome_vs_gaul.nonplayers.conduct import plan_of
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import card_in
from alesia.games.rome_vs_gaul.nonplayers.plans import Mission, Plan
from alesia.games.rome_vs_gaul.nonplayers.priorities import gain_of
from alesia.games.rome_vs_gaul.nonplayers.weighing import markers
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.options import named
from alesia.nonplayers.ways import Way

CARDS, ACTION = "play", "action"
CHOICES = (CARDS, ACTION)
MARKERS = 3  # the best of them that are ways


def ways_of_play(mind: Mind, sight: Sight, ask: Ask) -> tuple[Way, ...]:
    """The usual way first."""
    usual = mind.answer(sight, ask)
    if ask.key == CARDS:
        options = dict.fromkeys([usual, *named(ask, "event"), *_points(ask)])
        return tuple(Way(ask.key, "", option) for option in options)
    own = mind.conduct.plan
    assert own is not None
    boxes = _plans(mind, ask)
    first = boxes.pop(_kind(own), Way(ask.key, "", usual))
    taken = [way.option for way in (first, *boxes.values())]
    more = [Way(ask.key, "", option) for option in _markers(mind, ask) if option not in taken]
    return (first, *boxes.values(), *more)


def _points(ask: Ask) -> list[Option]:
    """7.6 One card for each number of Action Points."""
    found: dict[int, Option] = {}
    for option in named(ask, "points"):
        found.setdefault(card_in(option).points, option)
    return list(found.values())


def _plans(mind: Mind, ask: Ask) -> dict[object, Way]:
    """What each box would do, the best of it and some others, each thing once."""
    found: dict[object, Way] = {}
    for box, rank in product(mind.conduct.chart.values(), range(mind.breadth)):
        plan = mind.muse(partial(mind.at_rank, rank, partial(plan_of, mind, box)))
        if plan is not None and plan.option in ask.options:
            found.setdefault(_kind(plan), Way(ask.key, box.name, plan.option, rank))
    return found


def _kind(plan: Plan) -> object:
    """What makes plans the same."""
    way = (plan.target, plan.host, tuple(plan.way), plan.deed) if isinstance(plan, Mission) else None
    return plan.option, way


def _markers(mind: Mind, ask: Ask) -> list[Option]:
    """8.3 The markers that gain most."""
    open_now = [option for option in markers(mind) if option in ask.options]
    return sorted(open_now, key=lambda option: -gain_of(mind, option).worth)[:MARKERS]
