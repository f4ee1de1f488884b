"""Tables as rows of words, for whoever shows them: a page, or a terminal."""

from typing import NamedTuple

from alesia.lab.statistics import Interval
from alesia.words.catalogue import ENGLISH
from alesia.words.numerals import MINUS, written
from alesia.words.reports import say

NOTHING = "–"  # in a cell that has nothing to say


class Sheet(NamedTuple):
    """A table: its name, what stands above it, its heads and its rows."""

    key: str
    caption: str
    head: list[str]
    rows: list[list[str]]
    words: int = 1  # so many columns are words, the others figures


def heads(*names: str, language: str = ENGLISH) -> list[str]:
    return [say(f"head.{name}", language=language) for name in names]


def whole(value: float, language: str = ENGLISH) -> str:
    """A whole number, its thousands apart."""
    return f"{value:,.0f}" if language == ENGLISH else written(value, "num", language)


def decimal(value: float, digits: int = 1, language: str = ENGLISH) -> str:
    """A number with one decimal or two."""
    return f"{value:,.{digits}f}" if language == ENGLISH else written(value, f"dec{digits}", language)


def percent(value: float, language: str = ENGLISH) -> str:
    return decimal(100 * value, 1, language)


def signed(value: float, digits: int = 1, language: str = ENGLISH) -> str:
    """A number with a sign that reads as one; what is nearly 0 has none to speak of."""
    near = round(value, digits) + 0.0
    told = decimal(abs(near), digits, language) if digits else whole(abs(near), language)
    return f"{MINUS if near < 0 else '+'}{told}"


def shares(interval: Interval, language: str = ENGLISH) -> list[str]:
    """A share in per cent, and its interval."""
    mean, low, high = (percent(each, language) for each in interval)
    return [mean, say("interval", low, high, language=language)]
