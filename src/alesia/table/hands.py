"""What hands must do at a real table to follow a game: step by step, answer by answer."""

from collections.abc import Iterator
from typing import NamedTuple

from alesia.kernel.game import LogEntry
from alesia.kernel.tabletop import Layout, Step, steps
from alesia.table.past import Past


class Deed(NamedTuple):
    """Something that happened after so many answers: what is told of it, and what hands must do."""

    answers: int
    told: tuple[LogEntry, ...]
    steps: tuple[Step, ...]


def deeds(past: Past, start: int, end: int | None = None) -> Iterator[Deed]:
    """From one answer to another (or to the last), in the order in which things happened; each deed is told, or moves
    something, or both. What is told before anything moves is told with what moves then."""
    moments = past.layouts(start, end)
    before = next(moments)
    told: list[LogEntry] = []
    for moment in moments:
        if moment.anew:
            before = moment
        told += moment.told
        if found := steps(before.layout, moment.layout):
            yield Deed(moment.answers, tuple(told), found)
            told = []
        before = moment
    if told:
        yield Deed(before.answers, tuple(told), ())


def layout_of(past: Past, answers: int) -> Layout:
    """What lies on the table after so many answers."""
    return next(past.layouts(answers)).layout
