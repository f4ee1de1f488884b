"""Tables as rows of words, for whoever shows them: a page, or a terminal."""

from typing import NamedTuple

from alesia.lab.statistics import Interval
from alesia.words.reports import say

NOTHING = "–"  # in a cell that has nothing to say


class Sheet(NamedTuple):
    """A table: its name, what stands above it, its heads and its rows."""

    key: str
    caption: str
    head: list[str]
    rows: list[list[str]]
    words: int = 1  # so many columns are words, the others figures


def heads(*names: str) -> list[str]:
    return [say(f"head.{name}") for name in names]


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def signed(value: float) -> str:
    """A number with a sign that reads as one; what is nearly 0 has none to speak of."""
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "−")


def shares(interval: Interval) -> list[str]:
    """A share in per cent, and its interval."""
    return [percent(interval.mean), say("interval", percent(interval.low), percent(interval.high))]
