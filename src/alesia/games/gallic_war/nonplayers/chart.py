"""Flowcharts: boxes that ask and boxes that act, and the walk from one to the next."""

from collections.abc import Callable
from typing import NamedTuple

from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan


class Diamond(NamedTuple):
    """A question with two ways out. Its words are in the message catalogue under its name."""

    name: str
    rule: str
    test: Callable[[Mind], bool]
    yes: str
    no: str


class Box(NamedTuple):
    """An action: its plan, or None and the way out "if none"."""

    name: str
    rule: str
    plan: Callable[[Mind], Plan | None]
    none: str


Chart = dict[str, Diamond | Box]


def chart(*boxes: Diamond | Box) -> Chart:
    return {box.name: box for box in boxes}


def follow(mind: Mind, boxes: Chart, at: str) -> Plan:
    """Walk from a box until one has a plan."""
    while True:
        box = boxes[at]
        if isinstance(box, Diamond):
            mind.walk.enter(box.name, box.rule)
            answer = box.test(mind)
            mind.walk.leave(answer)
            at = box.yes if answer else box.no
            continue
        mind.walk.enter(box.name, box.rule)
        plan = box.plan(mind)
        mind.walk.leave(plan is not None)
        if plan is not None:
            plan.box = box.name
            return plan
        at = box.none
