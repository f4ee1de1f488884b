"""8.1 What a Faction could do with its turn or answer to others, and how it does what it was ordered to."""

from functools import partial

from alesia.games.falling_sky.events.base import SIDES
from alesia.games.falling_sky.nonplayers.chart import Box
from alesia.games.falling_sky.nonplayers.events.verdict import EventPlan
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Pass, Plan
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.chart import try_box
from alesia.nonplayers.options import PASS, named
from alesia.nonplayers.ways import USUAL, Variant, Way

REPLIES = (
    *("declare_retreat", "harass", "loss"),  # 8.4.1-8.4.3
    *("agree_quarters", "agree_retreat", "agree_share", "agree_supply", "agree_trade", "agree_truce"),
)


def ways_of_turn(mind: Mind, s: State, ask: Ask) -> tuple[Way, ...]:
    """Every box of a Command that has a plan, each side of the Event, and to Pass; first what the flowchart says."""
    mind.s = within_limits(s, ask)
    boxes = [box for box in mind.conduct.chart.values() if isinstance(box, Box) and box.command is not None]
    begun = [Way(ask.key, box.name, option) for box in boxes if (option := _beginning(mind, box, ask)) is not None]
    answers = [Way(ask.key, "", option) for option in ask.options if option.verb in SIDES or option == PASS]
    usual = _usual(mind, s, ask)
    found = [*begun, *answers]
    return tuple(sorted(found, key=lambda way: way.name != usual.name)) if usual in found else (usual, *found)


def _beginning(mind: Mind, box: Box, ask: Ask) -> Option | None:
    """With which answer the box is begun; None if it has no plan, or not for what is offered."""
    plan = mind.muse(partial(box.plan, mind))
    option = None if plan is None else plan.action(mind, ask)
    return option if option in ask.options else None


def _usual(mind: Mind, s: State, ask: Ask) -> Way:
    """What the flowchart leads to."""
    option = mind.answer(s, ask)
    box = getattr(mind.plan, "box", "")
    command = isinstance(found := mind.conduct.chart.get(box), Box) and found.command is not None
    return Way(ask.key, box if command else "", option)


def begin_ordered(mind: Mind, ask: Ask) -> Option | None:
    """What was ordered for this question, if it can still be begun."""
    way = mind.ordered(ask)
    plan = None if way is None or way.box == USUAL else _plan_of(mind, way)
    option = None if plan is None else plan.action(mind, ask)
    if option not in ask.options:
        return None
    mind.plan = plan
    return option


def _plan_of(mind: Mind, way: Way) -> Plan | None:
    if way.box:
        box = mind.conduct.chart[way.box]
        assert isinstance(box, Box)
        return try_box(mind, box)
    return EventPlan(mind.s.card, SIDES[way.option.verb]) if way.option.verb in SIDES else Pass()


def within_limits(s: State, ask: Ask) -> State:
    """2.3.5 The board as it is thought about: in a player's place only a Limited Command may be open."""
    if not named(ask, "limited"):
        return s
    limited = s.copy()
    limited.limited = 1
    return limited


def replies(mind: Mind, s: State, ask: Ask) -> tuple[Way, ...]:
    """8.4 Every answer to what others do, that of the Non-player first."""
    usual = mind.answer(s, ask)
    return tuple(Way(ask.key, "", option) for option in sorted(ask.options, key=lambda option: option != usual))


def obey(mind: Mind, ask: Ask) -> None:
    """The answer that was ordered stands in place of the usual one."""
    way = mind.ordered(ask)
    if way is not None:
        mind.variants += (Variant(ask, way.option),)
