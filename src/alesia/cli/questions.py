"""How a question stands on the screen: who decides, the prompt, its rule, and the options."""

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from alesia.cli.answers import Choice, is_number_question, label
from alesia.cli.screen import Screen, say
from alesia.table import TableAsk
from alesia.words import option_heading, option_text, prompt

LONG = 12  # more options than this are put in rows by their verb
ROW = 3  # as many of one verb make a row


def choices_of(ask: TableAsk, game: str) -> list[Choice]:
    """The options with their labels and words."""
    labels = label(ask.options)
    words = [option_text(ask, option, game) for option in ask.options]
    if labels == ["0", "1"]:
        words = [say("cli.zero"), say("cli.one")]
    return [Choice(*each) for each in zip(labels, ask.options, words, strict=True)]


def show_question(screen: Screen, ask: TableAsk, game: str, status: str) -> None:
    """Print a question; a question for a number says only from where to where."""
    screen.line()
    who = f"{ask.who}, {status}" if status else ask.who
    screen.rule(who, say("cli.rule", ask.rule))
    screen.line(prompt(ask, game), style="bold")
    if is_number_question(ask.options):
        numbers = [option.noun for option in ask.options]
        screen.line(say("cli.numbers", numbers[0], numbers[-1]), indent=2)
    else:
        show_choices(screen, ask, choices_of(ask, game), game)


def show_choices(screen: Screen, ask: TableAsk, choices: Sequence[Choice], game: str) -> None:
    """The options, one a line; a long list has those of one verb in a row."""
    for verb, same in groupby(choices, key=lambda choice: choice.option.verb):
        group = list(same)
        heading = option_heading(ask, verb, game) if len(choices) > LONG and len(group) >= ROW else None
        if heading is None:
            for choice in group:
                _show_line(screen, choice)
        else:
            _show_row(screen, heading, group)


def _show_line(screen: Screen, choice: Choice) -> None:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", width=4, style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_row(choice.label, screen.coloured(choice.words))
    screen.show(grid)


def _show_row(screen: Screen, heading: str, group: Sequence[Choice]) -> None:
    """A heading and, under it, labels and nouns as many to a line as fit."""
    screen.line(f"{heading}:", indent=2)
    cells = [f"{choice.label:>4} {choice.option.noun}" for choice in group]
    width = max(map(len, cells)) + 1
    per_line = max(1, (screen.width - 2) // width)
    for start in range(0, len(cells), per_line):
        row = Text()
        for choice, cell in zip(group[start : start + per_line], cells[start : start + per_line], strict=True):
            row.append(f"{choice.label:>4} ", style="bold cyan")
            row.append(f"{choice.option.noun}{' ' * (width - len(cell))}")
        screen.show(row)
