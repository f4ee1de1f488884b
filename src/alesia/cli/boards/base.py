"""What the terminal needs to know of a game's looks."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from alesia.cli.screen import Screen
from alesia.kernel.ask import Option

View = Mapping[str, Any]


def no_part(screen: Screen, view: View) -> bool:
    """For a game whose board is always shown whole."""
    return False


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
    closeups: frozenset[str] = frozenset()  # questions before which only a part of the board is shown
    part: Callable[[Screen, View], bool] = no_part  # the part that matters now; False if none does
    kind: str = "faction"  # of what has a colour
    for_all: frozenset[str] = frozenset()  # questions that tell no secret: everybody may look on


class Plain(Protocol):
    """A board as sentences."""

    def lines(self, view: View, seats: Mapping[str, str]) -> list[str]: ...

    def legend(self) -> list[str]: ...


class Tables(Protocol):
    """A board as tables, on a page so many columns wide."""

    def board(self, view: View, seats: Mapping[str, str], page: int) -> Iterable[RenderableType]: ...

    def legend(self) -> list[str]: ...


class Forms(NamedTuple):
    """A board as tables, or as plain lines where tables do not fit."""

    title: Callable[[View], str]
    plain: Plain
    tables: Tables

    def show(self, screen: Screen, view: View, seats: Mapping[str, str]) -> None:
        """The whole table."""
        if screen.plain:
            screen.lines(self.plain.lines(view, seats))
            return
        screen.rule(self.title(view))
        screen.show(*self.tables.board(view, seats, screen.width))
        screen.lines(self.tables.legend())

    def legend(self, screen: Screen) -> list[str]:
        return self.plain.legend() if screen.plain else self.tables.legend()
