"""A run as tables on the screen: what was measured, which goals it meets, and what has changed."""

from collections.abc import Mapping

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from alesia.games import find

from .goals import ANCHOR, ANCHORED, LEVELS, QUANTITIES, SLOWER, YARDSTICKS, Goal, Measured, Quantity, level
from .history import Change, Run

STYLES = ("bold red", "yellow", "green", "bold green")
PIPED = 140  # columns where there is no screen

Changes = Mapping[tuple[str, str], Change]


def console() -> Console:
    wide = Console()
    return wide if wide.is_terminal else Console(width=PIPED)


def show(run: Run, changes: Changes, screen: Console) -> None:
    for game, measured in run.games.items():
        screen.print(game_table(game, measured, changes))
    screen.print(yardstick_table(run.yardsticks))
    for line in notes(run, changes):
        screen.print(line)


def game_table(game: str, measured: Measured, changes: Changes) -> Table:
    table = Table(title=find(game).title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("figure", no_wrap=True)
    table.add_column("measured", justify="right", no_wrap=True)
    table.add_column("goal met", no_wrap=True)
    table.add_column("floor / target / stretch", justify="right")
    table.add_column("cost in chess moves", justify="right")
    table.add_column("to last run", justify="right")
    for name, quantity in QUANTITIES.items():
        if name in measured.figures:
            table.add_row(*_row(game, name, quantity, measured, changes.get((game, name))))
    return table


def _row(
    game: str, name: str, quantity: Quantity, measured: Measured, change: Change | None
) -> tuple[str, str, Text, str, str, Text]:
    figure, goal = measured.figures[name], quantity.goal(game)
    return (
        quantity.title,
        f"{number(figure)} {quantity.unit:2}",
        Text() if goal is None else met(goal, figure, quantity.more),
        "" if goal is None else bounds(goal),
        number(measured.costs[name]) if name in measured.costs else "",
        Text() if change is None else changed(change),
    )


def met(goal: Goal, figure: float, more: bool) -> Text:
    """The level that a figure reaches, as dots to be seen and a word to be read."""
    reached = level(goal, figure, more)
    dots = "●" * reached + "○" * (len(goal.levels) - reached)
    return Text(f"{dots:3} {goal.number:3} {LEVELS[reached]}", STYLES[reached])


def bounds(goal: Goal) -> str:
    return " / ".join(f"{bound / 1000:g}k" if bound >= 1000 else f"{bound:g}" for bound in goal.levels)


def changed(change: Change) -> Text:
    text = f"x {change.ratio:.2f}"
    if change.is_slowdown:
        return Text(f"SLOWER {text}", "bold red")
    return Text(text, "green" if change.ratio < 1 / SLOWER else "")


def yardstick_table(yardsticks: Mapping[str, float]) -> Table:
    table = Table(title="Yardsticks", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("engine")
    table.add_column("measured", justify="right")
    for name, quantity in YARDSTICKS.items():
        table.add_row(quantity.title, f"{number(yardsticks[name])} {quantity.unit}")
    return table


def notes(run: Run, changes: Changes) -> list[Text]:
    played = number(run.yardsticks[ANCHOR])
    lines = [Text(f"The goals were set where OpenSpiel played {ANCHORED} games of chess a second; here, {played}.")]
    if run.is_busy:
        busy = f"Other work was running (load {run.machine['load']}): trust no times on the clock"
        lines.append(Text(f"{busy} (2 processes, chances of winning).", "yellow"))
    since = {change.since.date: change.since for change in changes.values()}.values()
    lines += [Text(f"Compared with {each.commit} of {each.date} on {each.machine['cpu']}.") for each in since]
    return lines + [_warning(change) for change in changes.values() if change.is_slowdown]


def _warning(change: Change) -> Text:
    title, weight = QUANTITIES[change.name].title, "a failure" if change.fails else "an alert"
    return Text(f"{change.game}: {title}: {change.ratio:.2f} x the cost ({weight})", "bold red")


def number(value: float) -> str:
    """Three digits that count."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.3g}"
