"""The screen: where lines and tables go, with colours or without, wide or narrow."""

import os
import sys
from collections.abc import Iterable, Mapping
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.highlighter import RegexHighlighter
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from alesia.words.catalogue import TERMINAL, catalogue

WIDTH = 100
MOST_SAID, MOST_END = 1000, 200  # characters of a refusal, and of its end if it is longer
FORGET = "\x1b[3J"  # for a terminal: drop the lines that have scrolled away


def say(msgid: str, *facts: object, **named: object) -> str:
    """A message of the terminal."""
    return catalogue(TERMINAL).text(msgid, *facts, **named)


def sentence(error: BaseException) -> str:
    """An error as one sentence; of a very long one its beginning and its end."""
    if isinstance(error, OSError) and error.strerror:
        told = (
            say("error.file", error.filename, error.strerror) if error.filename else say("error.write", error.strerror)
        )
    else:
        told = str(error) or type(error).__name__
    told = "".join([each if each.isprintable() else " " for each in told])
    return told if len(told) <= MOST_SAID else f"{told[: MOST_SAID - MOST_END]} ... {told[-MOST_END:]}"


class Screen:
    """Standard output; ``plain`` when there is no room or no means for tables."""

    def __init__(self, names: Mapping[str, str] | None = None, plain: bool = False) -> None:
        theme = Theme({f"name.{name}": style for name, style in (names or {}).items()})
        self.console = Console(theme=theme, width=_width(), highlight=False, emoji=False, soft_wrap=False)
        self.signs = _speaks_unicode()
        self.plain = plain or self.console.width < WIDTH or os.environ.get("TERM") == "dumb" or not self.signs
        self._names = _highlighter(names or {})

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped, the names in it coloured."""
        words = self.coloured(text, style)
        self.console.print(Padding(words, (0, 0, 0, indent), expand=False) if indent else words)

    def coloured(self, text: str, style: str = "") -> Text:
        words = Text(text, style=style)
        self._names.highlight(words)
        return words

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def note(self, rule: str, text: str, style: str = "none") -> None:
        """A line of the log behind the number of its rule."""
        indent = 8 + len(text) - len(text.lstrip())
        first, *rest = wrap(text.lstrip(), self.width - indent) or [""]
        words = Text(f"{rule:>6}".ljust(indent), style="dim")
        words.append(first, style=style)
        for each in rest:
            words.append(f"\n{'':{indent}}{each}", style=style)
        self._names.highlight(words)
        self.console.print(words)

    def clear(self) -> None:
        """Wipe away all that was shown, also what could be scrolled back to; a file is left as it is."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

    def rule(self, left: str, right: str = "") -> None:
        """A line across the screen, with words at its left and right."""
        if self.plain:
            self.line(f"{left} ({right})" if right else left)
            return
        end = f" {right} ─" if right else ""
        bar = "─" * max(1, self.width - len(left) - len(end) - 3)
        words = Text.assemble(("─ ", "dim"), (left, "bold"), (f" {bar}{end}", "dim"))
        self._names.highlight(words)
        self.console.print(words)


def _highlighter(names: Mapping[str, str]) -> RegexHighlighter:
    patterns = [rf"\b(?P<{name}>{name})\b" for name in names]
    kind = type("Names", (RegexHighlighter,), {"base_style": "name.", "highlights": patterns})
    found: RegexHighlighter = kind()
    return found


def _width() -> int:
    """As wide as the terminal, but not wider than a page; a pipe is a page."""
    if "COLUMNS" in os.environ and os.environ["COLUMNS"].isdigit():
        return max(20, min(WIDTH, int(os.environ["COLUMNS"])))
    if not sys.stdout.isatty():
        return WIDTH
    return max(20, min(WIDTH, os.get_terminal_size(sys.stdout.fileno()).columns))


def _speaks_unicode() -> bool:
    """Whether the signs of the board can be written at all."""
    try:
        "─★●■◇".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
