"""Flowcharts: boxes that ask and boxes that act, and the walk from one to the next."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from alesia.nonplayers.mind import Thinker

END = "PASS"  # the box at the bottom of a chart, which is always carried out


class Plan(Protocol):
    """What a box has decided to do; it knows of which box it is."""

    box: str


M = TypeVar("M", bound=Thinker)
P = TypeVar("P", bound=Plan)


@dataclass(frozen=True)
class Diamond(Generic[M]):
    """A question with two ways out. Its words are in the message catalogue under its name."""

    name: str
    rule: str
    test: Callable[[M], bool]
    yes: str
    no: str


@dataclass(frozen=True)
class Box(Generic[M, P]):
    """An action: its plan, or None and the way out "if none"."""

    name: str
    rule: str
    plan: Callable[[M], P | None]
    none: str = END


def follow(mind: M, boxes: Mapping[str, Diamond[M] | Box[M, P]], at: str) -> P:
    """Walk from a box until one has a plan. A box that has failed in this turn, or is met again, leads on; but for the
    last, though what it planned was not offered to one who stands in for a player."""
    seen: set[str] = set()
    while True:
        box = boxes[at]
        if isinstance(box, Diamond):
            at = way_out(mind, box)
            continue
        plan = None if at != END and box.name in seen | mind.failed else try_box(mind, box)
        if plan is not None:
            return plan
        at = END if box.name in seen else box.none
        seen.add(box.name)


def way_out(mind: M, diamond: Diamond[M]) -> str:
    return diamond.yes if mind.asks(diamond.name, diamond.rule, diamond.test) else diamond.no


def try_box(mind: M, box: Box[M, P]) -> P | None:
    plan = mind.consider(box.name, box.rule, box.plan)
    if plan is not None:
        plan.box = box.name
    return plan


def in_reach(mind: M, boxes: Mapping[str, Diamond[M] | Box[M, P]]) -> list[Box[M, P]]:
    """Every action that a walk from the first box could come to, if others had no plan and dice fell otherwise."""
    found: list[Box[M, P]] = []
    ahead = [next(iter(boxes))]
    seen = set(ahead)
    while ahead:
        box = boxes[ahead.pop(0)]
        if isinstance(box, Box):
            found.append(box)
        leads = [box.none] if isinstance(box, Box) else _ways_out(mind, box)
        ahead += [each for each in leads if each in boxes and each not in seen]
        seen.update(leads)
    return found


def _ways_out(mind: M, diamond: Diamond[M]) -> list[str]:
    """The one that the board leads to; both where a die decides."""
    cast = mind.dice.at
    way = mind.muse(lambda: way_out(mind, diamond))
    return [way] if mind.dice.at == cast else [diamond.yes, diamond.no]
