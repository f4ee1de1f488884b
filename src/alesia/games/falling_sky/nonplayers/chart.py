"""8.1.3 Flowcharts: boxes that ask and boxes that act, and the walk from one to the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from alesia.games.falling_sky.commands.base import MARCH, Command
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Plan
from alesia.nonplayers.chart import Box as Action
from alesia.nonplayers.chart import Diamond as Question
from alesia.nonplayers.chart import try_box, way_out


@dataclass(frozen=True)
class Diamond(Question[Mind]):
    """A question of a flowchart."""

    own_turn: bool = False  # about Passing or the Event: left out when an Event grants a Command (8.2.3)


@dataclass(frozen=True)
class Box(Action[Mind, Plan]):
    """An action of a flowchart, of a Command or not."""

    command: Command | None = None


Chart = dict[str, Diamond | Box]


def chart(*boxes: Diamond | Box) -> Chart:
    return {box.name: box for box in boxes}


def _way_past(mind: Mind, diamond: Diamond) -> str:
    """8.2.3 In a Command by Event: what is about the Faction's own turn is left out, which is told once."""
    if not diamond.own_turn:
        return way_out(mind, diamond)
    mind.walk.remind("chart.left_out", "8.2.3", diamond.name)
    return diamond.no


def follow_free(mind: Mind, boxes: Chart, at: str, commands: Sequence[Command]) -> Plan | None:
    """8.2.3 The Command that the flowchart leads to among those that an Event grants; if it leads to none of them, the
    first box of such a Command that works (of Marches the last); None if none does."""
    granted = [b for b in boxes.values() if isinstance(b, Box) and b.command in commands and b.name not in mind.failed]
    tried: set[str] = set()
    if all(box.command is MARCH for box in granted):
        plan = _free_march(mind, boxes, at, granted, tried)
    else:
        plan = _free_choice(mind, boxes, at, granted, tried)
    return plan or _first_that_works(mind, [box for box in granted if box.name not in tried])


def _free_choice(mind: Mind, boxes: Chart, at: str, granted: list[Box], tried: set[str]) -> Plan | None:
    """The way through the chart, past boxes of Commands that are not granted."""
    seen: set[str] = set()
    while len(granted) > 1 and at not in seen:
        seen.add(at)
        box = boxes[at]
        if isinstance(box, Diamond):
            at = _way_past(mind, box)
            continue
        tried.add(at)
        if box in granted and (plan := try_box(mind, box)):
            return plan
        if box not in granted and box.command is not None and box.name not in mind.failed:
            mind.walk.remind("chart.not_granted", "8.2.3", box.name)
        at = box.none
    return None


def _free_march(mind: Mind, boxes: Chart, at: str, granted: list[Box], tried: set[str]) -> Plan | None:
    """The March box that the flowchart points to; where it points to another Command, or nothing but the bottom March
    box is left, the bottom one."""
    while any(box is not granted[-1] for box in granted if box.name in _ahead(boxes, at)):
        box = boxes[at]
        if isinstance(box, Diamond):
            at = _way_past(mind, box)
            continue
        tried.add(at)
        if box in granted and (plan := try_box(mind, box)):
            return plan
        if box not in granted and box.command is not None and mind.muse(partial(box.plan, mind)):
            mind.walk.note("chart.bottom_march", "8.2.3", box.name)
            return None
        at = box.none
    return None


def leads_to(mind: Mind, boxes: Chart, at: str, command: Command) -> bool:
    """8.2.3 Whether a box of this Command is the first that would be carried out; nothing is decided by it."""
    while any(isinstance(b := boxes[name], Box) and b.command is command for name in _ahead(boxes, at)):
        box = boxes[at]
        if isinstance(box, Diamond):
            at = _way_past(mind, box)
        elif box.command is not None and mind.muse(partial(box.plan, mind)):
            return box.command is command
        else:
            at = box.none
    return False


def _ahead(boxes: Chart, at: str) -> set[str]:
    """The boxes that can still be come to from here."""
    found: set[str] = set()
    left = [at]
    while left:
        box = boxes[left.pop()]
        if box.name not in found:
            found.add(box.name)
            left += [box.no if box.own_turn else box.yes, box.no] if isinstance(box, Diamond) else [box.none]
    return found


def _first_that_works(mind: Mind, left: list[Box]) -> Plan | None:
    marches = [b for b in left if b.command is MARCH]
    for box in [b for b in left if b.command is not MARCH] + marches[::-1]:
        if plan := try_box(mind, box):
            return plan
    return None
