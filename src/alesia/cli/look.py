"""Looking at things: the games there are, a saved game, the rules."""

from pathlib import Path

import alesia
from alesia.cli import boards
from alesia.cli.company import Company
from alesia.cli.handbook import show_contents, show_rule
from alesia.cli.screen import Screen, say
from alesia.table.files import read_text
from alesia.words import log_line, result_lines


def list_games() -> None:
    """Each game with its scenarios, seats and options."""
    screen = Screen()
    for info in alesia.games():
        screen.line(f"{info.name}: {info.title}", style="bold")
        screen.line(say("cli.games.seats", ", ".join(info.seats)), indent=2)
        screen.line(say("cli.games.scenarios"), indent=2)
        for name, title in info.scenarios.items():
            screen.line(f"{name}: {title}", indent=4)
        screen.line(say("cli.games.options"), indent=2)
        for option in info.options:
            values = ", ".join(str(value).lower() for value in option.values)
            screen.line(say("cli.games.option", option.name, values, option.rule), indent=4)


def read_rules(game: str, number: str | None) -> None:
    screen = Screen()
    if number is None:
        show_contents(screen, game)
    else:
        show_rule(screen, game, number)


def replay_file(path: Path, to: int | None, plain: bool) -> None:
    """The log of a saved game and the board after it."""
    record = alesia.Record.from_text(read_text(path))
    table = alesia.replay(record, to)
    board = boards.find(table.game.name)
    screen = Screen(board.colours, plain)
    for entry in table.log:
        if line := log_line(entry, table.game.name):
            screen.note(entry.rule, line)
    screen.line()
    board.show(screen, table.view(Company(table, board.for_all).eyes(table.ask)), table.seats)
    screen.line(say("cli.replayed", table.decisions, len(record.entries)))
    if table.result is not None:
        screen.lines(result_lines(table.result, table.game.name))
