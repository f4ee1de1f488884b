"""The screen: where lines and tables go, with colours or without, wide or narrow."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from rich.console import Console, RenderableType
from rich.containers import Lines
from rich.text import Text

from alesia.cli.speech import language, say
from alesia.words.errors import system_words, worded

WIDTH, NARROW = 100, 80  # columns of a page, and of the narrowest on which tables fit
MOST_SAID, MOST_END = 1000, 200  # characters of a refusal, and of its end if it is longer
HELD = "\u00a0"  # a space at which no line is broken
FORGET = "\x1b[3J"  # for a terminal: drop the lines that have scrolled away
ENDS = 6  # signs around the words of a line across the screen


def sentence(error: BaseException) -> str:
    """An error as one sentence; of a very long one its beginning and its end."""
    if isinstance(error, OSError) and error.strerror:
        why = system_words(error.strerror, language())
        told = say("error.file", error.filename, why) if error.filename else say("error.write", why)
    else:
        told = worded(error, language()) or type(error).__name__
    told = "".join([each if each.isprintable() or each == HELD else " " for each in told])
    return told if len(told) <= MOST_SAID else f"{told[: MOST_SAID - MOST_END]} ... {told[-MOST_END:]}"


class Screen:
    """Standard output; ``plain`` when there is no room or no means for tables."""

    def __init__(self, names: Mapping[str, str] | None = None, plain: bool = False) -> None:
        self.console = Console(width=_width(), highlight=False, emoji=False, soft_wrap=False)
        self.signs = _speaks_unicode()
        self.plain = plain or self.console.width < NARROW or os.environ.get("TERM") == "dumb" or not self.signs
        self._names = {rf"\b{re.escape(name)}\b": style for name, style in (names or {}).items()}

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped, the names in it coloured."""
        self._print(self.coloured(text, style), indent)

    def coloured(self, text: str, style: str = "") -> "Words":
        return self._with_names(Words(text, style=style))

    def _with_names(self, words: "Words") -> "Words":
        for pattern, style in self._names.items():
            words.highlight_regex(pattern, style)
        return words

    def verbatim(self, text: str) -> None:
        """A text as it is, to be copied: nothing wrapped, nothing coloured."""
        self.console.print(Text(text), soft_wrap=True)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            if isinstance(thing, Words):
                self._print(thing, 0)
            else:
                self.console.print(thing)

    def _print(self, words: "Words", indent: int) -> None:
        for each in words.folded(self.width - indent):
            self.console.print(Text.assemble(" " * indent, each), no_wrap=True, overflow="ignore", crop=False)

    def note(self, rule: str, text: str, style: str = "none") -> None:
        """A line of the log behind the number of its rule."""
        indent = 8 + len(text) - len(text.lstrip())
        first, *rest = wrap(text.lstrip(), self.width - indent) or [""]
        words = Words(f"{rule:>6}".ljust(indent), style="dim")
        words.append(first, style=style)
        for each in rest:
            words.append(f"\n{'':{indent}}{each}", style=style)
        self.console.print(self._with_names(words))

    def clear(self) -> None:
        """Wipe away all that was shown, also what could be scrolled back to; a file is left as it is."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

    def rule(self, left: str, right: str = "") -> None:
        """A line across the screen, with words at its left and right; two where both are too much for one."""
        if self.plain:
            self.line(f"{left} ({right})" if right else left)
            return
        if right and len(left) + len(right) + ENDS > self.width:
            self.rule(left)
            self.console.print(Words(f"{'─' * (self.width - len(right) - 3)} {right} ─", "dim"))
            return
        end = f" {right} ─" if right else ""
        bar = "─" * max(1, self.width - len(left) - len(end) - 3)
        words = Words()
        words.append("─ ", "dim").append(left, "bold").append(f" {bar}{end}", "dim")
        self.console.print(self._with_names(words))


class Words(Text):
    """A text whose lines are broken at spaces alone: not at those that hold a sign to the word before it."""

    def wrap(self, console: Console, width: int, *args: Any, **options: Any) -> Lines:
        lines = Lines(self.folded(width))
        if justify := options.get("justify"):  # of a cell in a column of numbers
            lines.justify(console, width, justify=justify)
        return lines

    def folded(self, width: int) -> list[Text]:
        """Its lines, none wider than this but by a word that is."""
        found = []
        for line in self.split("\n", allow_blank=True):
            for each in line.divide(_breaks(line.plain, width)):
                each.rstrip()
                found.append(each)
        return found


def _breaks(text: str, width: int) -> list[int]:
    """Where a line is broken so that its parts fit; a word that is wider than the line is torn."""
    breaks, start = [], 0
    for word in re.finditer(r"[^ ]+", text):
        if word.end() - start > width and text[start : word.start()].strip():
            start = word.start()
            breaks.append(start)
        while word.end() - start > width:
            start += width
            breaks.append(start)
    return breaks


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
