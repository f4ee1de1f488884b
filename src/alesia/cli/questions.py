"""How a question stands on the screen: who decides, the prompt, its rule, and the options."""

from collections.abc import Container, Iterator, Sequence
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from alesia.cli.answers import Choice, is_number_question, label
from alesia.cli.boards.base import Board, View
from alesia.cli.screen import Screen
from alesia.cli.speech import language, option_heading, prompt, say, seat_name, words_of
from alesia.kernel.ask import Noun, Option
from alesia.kernel.sweep import NO_SWEEPS, Sweeps
from alesia.kernel.word import chosen_before
from alesia.table import TableAsk
from alesia.words import option_note, option_text, sweep_text
from alesia.words.catalogue import ENGLISH
from alesia.words.words import thing

LONG = 14  # a list with more options than this has rows
ROW = 2  # as many of one verb make a row

Remarked = tuple[Choice, str]


def choices_of(ask: TableAsk, game: str) -> list[Choice]:
    """The options with their labels and words."""
    labels = label(ask.options)
    words = [option_text(ask, option, game, language()) for option in ask.options]
    if labels == ["0", "1"]:
        words = [say("cli.zero"), say("cli.one")]
    names = [words_of(game).spoken(thing(option)) for option in ask.options]
    english = [option_text(ask, option, game, ENGLISH) for option in ask.options]
    return [Choice(*each) for each in zip(labels, ask.options, words, names, english, strict=True)]


def show_question(
    screen: Screen, ask: TableAsk, game: str, board: Board, view: View, at_once: Sweeps = NO_SWEEPS
) -> None:
    """Print a question; a question for a number says only from where to where."""
    who, status = seat_name(ask.who), board.status(view, ask.who)
    screen.line()
    screen.rule(f"{who}, {status}" if status else who, say("cli.rule", ask.rule))
    screen.line(prompt(ask, game), style="bold")
    for each in ask.about:
        if isinstance(each, Noun) and (known := board.remark(screen, view, each.option)):
            screen.line(say("cli.remark", words_of(game).spoken(each), known), style="dim", indent=2)
    if chosen := chosen_before(ask.about):
        screen.line(say("cli.chosen", words_of(game).spoken(chosen)), style="dim", indent=2)
    if len(ask.options) == 1:
        screen.line(say("cli.covered"), style="dim", indent=2)
    if is_number_question(ask.options):
        screen.line(numbers_offered(ask, game), indent=2)
        show_at_once(screen, game, choices_of(ask, game), at_once)
        return
    choices = choices_of(ask, game)
    remarks = [remark_on(screen, ask, game, board, view, choice.option) for choice in choices]
    for heading, group in grouped(ask, game, list(zip(choices, remarks, strict=True)), board.shy):
        if heading is None:
            show_lines(screen, group)
        else:
            show_row(screen, heading, [choice for choice, _ in group])
    show_at_once(screen, game, choices, at_once)


def remark_on(screen: Screen, ask: TableAsk, game: str, board: Board, view: View, option: Option) -> str:
    """What is known of an option beforehand, and what the board shows of the thing that it is about."""
    found = (option_note(ask, option, game, language()), board.remark(screen, view, option))
    return say("phrase.semicolon").join(each for each in found if each)


def show_at_once(screen: Screen, game: str, choices: Sequence[Choice], at_once: Sweeps) -> None:
    """How several questions can be answered by one line."""
    labels = {choice.option: choice.label for choice in choices}
    typed: dict[str, list[str]] = {}
    for sweep in at_once.sweeps:
        start = "" if sweep.alone else labels[sweep.first]
        typed.setdefault(sweep_text(sweep, game, language()), []).append(f"{start}+")
    for option, most in at_once.times.items():
        typed.setdefault(say("cli.at_once.times", most), []).append(f"{labels[option]}x{most}")
    if typed:
        listed = say("phrase.semicolon").join(f"{' '.join(lines)} {words}" for words, lines in typed.items())
        screen.line(say("cli.at_once", listed), style="dim", indent=2)


def numbers_offered(ask: TableAsk, game: str) -> str:
    """From where to where; 0 and 1 are "no" and "yes" where no number is asked for ("does the Leader go along?")."""
    first, last = ask.options[0].noun, ask.options[-1].noun
    if ask.options[0].verb == "roll":
        return say("cli.die", first, last)
    if (first, last) != (0, 1):
        return say("cli.numbers", first, last)
    counts = say("cli.how_many") in prompt(ask, game).lower()
    return say("cli.none_or_one" if counts else "cli.zero_or_one")


def grouped(
    ask: TableAsk, game: str, choices: Sequence[Remarked], shy: Container[str]
) -> Iterator[tuple[str | None, list[Remarked]]]:
    """The options by verb, in their order: with a heading those that stand in a row, without it those in lines.

    Options of a shy verb stand in a row; the others too if the list is long and the verb has several, and nothing is
    known of them beforehand.
    """
    long = sum(choice.option.verb not in shy for choice, _ in choices) > LONG
    for verb, same in groupby(choices, key=lambda each: each[0].option.verb):
        group = list(same)
        known = any(option_note(ask, choice.option, game) for choice, _ in group)
        in_row = len(group) >= ROW and ((long and not known) or verb in shy)
        yield option_heading(ask, verb, game) if in_row else None, group


def show_lines(screen: Screen, group: Sequence[Remarked]) -> None:
    """One option a line, with what there is to remark on it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", width=4, style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for choice, remark in group:
        grid.add_row(choice.label, screen.coloured(choice.words), remark)
    screen.show(grid)


def show_row(screen: Screen, heading: str, group: Sequence[Choice]) -> None:
    """A heading and, under it, labels and nouns, as many to a line as fit."""
    screen.line(say("cli.heading", heading), indent=2)
    width = max(len(f"{choice.label:>4} {choice.name} ") for choice in group)
    per_line = max(1, (screen.width - 2) // width)
    for start in range(0, len(group), per_line):
        row = Text()
        for choice in group[start : start + per_line]:
            row.append(f"{choice.label:>4} ", style="bold cyan")
            row.append(choice.name.ljust(width - 5))
        screen.show(row)
