"""What the terminal needs to know of a game's looks."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from alesia.cli.screen import Screen
from alesia.kernel.ask import Option

View = Mapping[str, Any]


class Board(NamedTuple):
    """How a game looks: colours of names, when the board is due, and how it is drawn."""

    colours: Mapping[str, str]
    turns: frozenset[str]  # questions that open a turn: the board is shown before them
    headings: frozenset[str]  # log entries that begin a new section
    shy: frozenset[str]  # verbs that a noun alone does not mean: they must be named
    show: Callable[[Screen, View, Mapping[str, str]], None]
    status: Callable[[View, str], str]
    remark: Callable[[Screen, View, Option], str]  # what is worth knowing of an option
    legend: Callable[[Screen], list[str]]
