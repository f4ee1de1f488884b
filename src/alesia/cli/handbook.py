"""How rules are read at the terminal."""

from textwrap import wrap

from alesia.cli.screen import Screen
from alesia.cli.speech import language, say
from alesia.words import Rule, below, contents, having, related, rule

INDENT = 2


def show_rule(screen: Screen, game: str, number: str) -> None:
    """A paragraph with its title, those that it changes or is changed by, and the titles of those under it; or, if
    words are given for a number, the titles of all paragraphs that have them."""
    if with_words := having(game, number, language()):
        screen.line(say("cli.having", number))
        list_titles(screen, with_words)
        return
    found = rule(game, number, language())
    screen.line(f"{found.number}  {found.title}", style="bold")
    show_related(screen, *related(game, found.number, language()))
    for line in wrapped(found.text, screen.width):
        screen.line(line)
    show_titles(screen, below(game, found.number, language()), say("cli.below"))


def show_related(screen: Screen, heading: str, rules: list[Rule]) -> None:
    if rules:
        for line in wrapped(f"{heading} {', '.join(f'{each.number} {each.title}' for each in rules)}", screen.width):
            screen.line(line)
        screen.line()


def show_contents(screen: Screen, game: str) -> None:
    """The table of contents."""
    for each in contents(game, language()):
        line = f"{'  ' * each.depth}{each.number}  {each.title}"
        screen.line(line, style="bold" if not each.depth else "")


def show_titles(screen: Screen, rules: list[Rule], heading: str) -> None:
    if rules:
        screen.line()
        screen.line(heading)
        list_titles(screen, rules)


def list_titles(screen: Screen, rules: list[Rule]) -> None:
    for each in rules:
        screen.line(f"{each.number}  {each.title}", indent=INDENT)


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of this width; a list item hangs behind its dash."""
    lines: list[str] = []
    for line in text.split("\n"):
        hanging = "  " if line.startswith("- ") else ""
        lines += wrap(line, width, subsequent_indent=hanging, break_on_hyphens=False) or [""]
    return lines
