"""8.1.3 Flowcharts: boxes that ask and boxes that act, and the walk from one to the next."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.commands.base import MARCH, Command
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Plan


class Diamond(NamedTuple):
    """A question with two ways out. Its words are in the message catalogue under its name."""

    name: str
    rule: str
    test: Callable[[Mind], bool]
    yes: str
    no: str
    own_turn: bool = False  # about Passing or the Event: left out when an Event grants a Command (8.2.3)


class Box(NamedTuple):
    """An action: its plan, or None and the way out "if none"."""

    name: str
    rule: str
    plan: Callable[[Mind], Plan | None]
    none: str = "PASS"
    command: Command | None = None


Chart = dict[str, Diamond | Box]


def chart(*boxes: Diamond | Box) -> Chart:
    return {box.name: box for box in boxes}


def follow(mind: Mind, boxes: Chart, at: str) -> Plan:
    """Walk from a box until one has a plan. A box that has failed in this turn, or is met again, leads on."""
    seen: set[str] = set()
    while True:
        box = boxes[at]
        if isinstance(box, Diamond):
            at = _way_out(mind, box)
            continue
        plan = None if box.name in seen | mind.failed else _try(mind, box)
        if plan is not None:
            return plan
        at = "PASS" if box.name in seen else box.none
        seen.add(box.name)


def _way_out(mind: Mind, diamond: Diamond) -> str:
    return diamond.yes if mind.asks(diamond.name, diamond.rule, diamond.test) else diamond.no


def _try(mind: Mind, box: Box) -> Plan | None:
    plan = mind.consider(box.name, box.rule, box.plan)
    if plan is not None:
        plan.box = box.name
    return plan


def follow_free(mind: Mind, boxes: Chart, at: str, commands: Sequence[Command]) -> Plan | None:
    """8.2.3 The Command that the flowchart leads to among those that an Event grants; if it leads to none of them, the
    first box of such a Command that works (of Marches the last); None if none does."""
    seen: set[str] = set()
    while at not in seen:
        seen.add(at)
        box = boxes[at]
        if isinstance(box, Diamond):
            at = box.no if box.own_turn else _way_out(mind, box)
            continue
        if box.command in commands and box.name not in mind.failed and (plan := _try(mind, box)):
            return plan
        at = box.none
    tried = seen | mind.failed
    rest = [b for b in boxes.values() if isinstance(b, Box) and b.command in commands and b.name not in tried]
    marches = [b for b in rest if b.command is MARCH]
    for box in [b for b in rest if b.command is not MARCH] + marches[::-1]:
        if plan := _try(mind, box):
            return plan
    return None
