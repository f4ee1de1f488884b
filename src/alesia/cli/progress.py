"""A bar on the error stream, if somebody looks on: how much is done, how fast it goes, when it will end."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from alesia.cli.speech import language, say
from alesia.lab.sheets import decimal

Advance = Callable[[int], None]


class _Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else say("cli.sim.rate", decimal(task.speed, 1, language())))


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Advance]:
    """What is called with the number of games that are finished."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda games: bar.advance(task, games)
