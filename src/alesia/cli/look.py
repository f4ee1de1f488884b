"""Looking at things: the games there are, a saved game, the rules."""

from pathlib import Path

import alesia
from alesia.cli import boards
from alesia.cli.company import Company
from alesia.cli.handbook import show_contents, show_rule
from alesia.cli.screen import Screen
from alesia.cli.speech import explain_lines, log_line, person_name, remark, result_lines, say, scenario, seat
from alesia.kernel.heirs import people
from alesia.table import Thought, rethink
from alesia.table.files import read_text
from alesia.words import has_reasons


def list_games() -> None:
    """Each game with its scenarios, seats and options."""
    screen = Screen()
    for info in alesia.games():
        screen.line(f"{info.name}: {info.title}", style="bold")
        if info.remark:
            screen.line(remark(info.name, info.remark), indent=2)
        everybody = [person_name(info.heirs, who) for who in people(info.heirs, info.seats)]
        between = say("phrase.semicolon") if info.heirs else ", "
        screen.line(say("cli.games.seats", between.join(everybody)), indent=2)
        screen.line(say("cli.games.scenarios"), indent=2)
        for key, title in info.scenarios.items():
            screen.line(f"{key}: {scenario(info.name, key, title)}", indent=4)
        if info.options:
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


def replay_file(path: Path, to: int | None, explain: bool, plain: bool) -> None:
    """The log of a saved game and the board after it; with what the non-players thought before what followed from it,
    if that is wanted."""
    record = alesia.Record.from_text(read_text(path))
    table = alesia.replay(record, to)
    board = boards.find(table.game.name)
    screen = boards.screen(table.game.name, plain)
    thoughts = _thoughts(screen, record, table) if explain else []
    first = len(alesia.replay(record, 0).told())  # what is told before anybody answers
    for number, (entry, answers) in enumerate(table.told()):
        while number >= first and thoughts and thoughts[0].answers <= answers:
            explain_thought(screen, thoughts.pop(0), table.game.name)
        if line := log_line(entry, table.game.name):
            screen.note(entry.rule, line)
    for thought in thoughts:  # upon which nothing was told any more
        explain_thought(screen, thought, table.game.name)
    screen.line()
    board.show(screen, table.view(Company(table, board.for_all).eyes(table.ask)), table.seats)
    screen.line(say("cli.replayed", table.decisions, len(record.entries)))
    if table.result is not None:
        screen.lines(result_lines(table.result, table.game.name))


def _thoughts(screen: Screen, record: alesia.Record, table: alesia.Table) -> list[Thought]:
    """What the non-players thought, unless that would tell secrets of a game that goes on."""
    if table.game.has_secrets and alesia.replay(record).result is None:
        screen.line(say("cli.thoughts_are_secret"))
        return []
    return [each for each in rethink(record, table.decisions).thoughts if has_reasons(each.walk)]


def explain_thought(screen: Screen, thought: Thought, game: str) -> None:
    """How a non-player came to what it did, box by box."""
    screen.line(say("cli.explained", seat(thought.seat)), style="bold")
    for rule, line in explain_lines(thought.walk, game):
        screen.note(rule, line)
