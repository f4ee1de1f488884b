"""Two source trees beside each other: what a figure was, what it is, and how many times less it costs."""

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from alesia.games import find

from .goals import QUANTITIES, SLOWER, Measured
from .markdown import as_table
from .table import console, number


class Sides(NamedTuple):
    """One game, measured in an old and a new tree."""

    game: str
    old: Measured
    new: Measured

    def names(self) -> list[str]:
        return [name for name in QUANTITIES if name in self.old.figures and name in self.new.figures]

    def gain(self, name: str) -> float:
        """How many times less it costs: 2 is twice as fast, or half as large."""
        if QUANTITIES[name].machine:
            return self.old.costs[name] / self.new.costs[name]
        return self.old.figures[name] / self.new.figures[name]

    def cells(self, name: str) -> tuple[str, str, str]:
        unit = QUANTITIES[name].unit
        before, now = number(self.old.figures[name]), number(self.new.figures[name])
        return f"{before} {unit}", f"{now} {unit}", f"x {self.gain(name):.2f}"


def show(sides: Sequence[Sides]) -> None:
    screen = console()
    for each in sides:
        table = Table(title=find(each.game).title, title_justify="left", box=box.SIMPLE_HEAD)
        for head in ("figure", "old", "new", "gain"):
            table.add_column(head, justify="left" if head == "figure" else "right")
        for name in each.names():
            old, new, gain = each.cells(name)
            table.add_row(QUANTITIES[name].title, old, new, Text(gain, _style(each.gain(name))))
        screen.print(table)


def to_markdown(sides: Sequence[Sides]) -> str:
    rows = []
    for each in sides:
        rows += [[find(each.game).title, QUANTITIES[name].title, *each.cells(name)] for name in each.names()]
    return as_table(["game", "figure", "before", "after", "gain"], rows)


def _style(gain: float) -> str:
    if gain < 1 / SLOWER:
        return "bold red"
    return "green" if gain > SLOWER else ""
