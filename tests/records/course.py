"""What a recorded game asks on its way: every question, how the seats stand turn by turn, and the end."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import NamedTuple

import alesia
from alesia.games import find
from alesia.kernel.record import played_by


class Course(NamedTuple):
    """The fingerprint of a game's course: of all of it, and a byte for each question, to tell where it changed."""

    whole: str
    each: str

    def parts(self, other: "Course") -> int | None:
        """The first answer, from 1, before which something else was asked; None if nothing was."""
        if self.whole == other.whole:
            return None
        pairs = zip(_pairs(self.each), _pairs(other.each), strict=False)
        return next(
            (n for n, (one, two) in enumerate(pairs, 1) if one != two), min(len(self.each), len(other.each)) // 2
        )


def course_of(record: alesia.Record) -> Course:
    """Follow a record question by question; DoesNotFit if it cannot be followed."""
    with played_by(record, find(record.game)):
        asked = list(asked_in(record))
    return Course(sha256("\n".join(asked).encode()).hexdigest(), "".join([_byte(each) for each in asked]))


def asked_in(record: alesia.Record) -> Iterator[str]:
    """Whom the rules ask what, before each answer and after the last, and how the seats stand when a turn begins.

    The number of a rule and what a question is about are words for people: they may change, and the course does not.
    """
    table, turn = alesia.replay(record, 0), None
    for number in range(len(record.entries) + 1):
        open_questions = "; ".join([f"{ask.who} {ask.key} {_offered(ask.options)}" for ask in table.asks])
        standing = "" if table.turn is turn else f"{dict(table.game.standing(table.turn))} "
        yield f"{standing}{open_questions or table.result}"
        turn = table.turn
        if number < len(record.entries):
            table.enter(record.entries[number])


@cache
def _offered(options: tuple[alesia.Option, ...]) -> str:
    return " | ".join(map(str, options))


def _byte(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:2]


def _pairs(digits: str) -> list[str]:
    return [digits[n : n + 2] for n in range(0, len(digits), 2)]
