"""Tables of figures on the screen, with bars, or as lines for those who listen."""

from collections.abc import Sequence
from textwrap import wrap

from rich import box
from rich.console import Group
from rich.table import Table as Grid

from alesia.cli.screen import Screen
from alesia.cli.speech import language, say
from alesia.lab.sheets import NOTHING, Sheet
from alesia.lab.statistics import Interval
from alesia.words.catalogue import ENGLISH

BAR = 30  # letters for the longest bar
GAP = 2  # between two columns
NARROW = 9  # letters of a head where there is little room
PLAIN = {ENGLISH: str.maketrans({"−": "-", "’": "'"})}  # other languages have letters that not every terminal has


def show_sheet(screen: Screen, sheet: Sheet) -> None:
    """A table, or a line for each of its rows."""
    screen.line()
    if screen.plain:
        screen.line(sheet.caption)
        screen.lines(_plain_rows(sheet))
    else:
        screen.show(picture(screen, sheet))


def picture(screen: Screen, sheet: Sheet) -> Group:
    """A table under its caption."""
    found = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for number, head in enumerate(_heads(sheet, screen.width)):
        is_words = number < sheet.words or not head
        found.add_column(head, justify="left" if is_words else "right", no_wrap=number > 0, vertical="bottom")
    for row in sheet.rows:
        found.add_row(*[screen.coloured(cell) for cell in row])
    return Group(screen.coloured(sheet.caption, "bold"), found)


def _heads(sheet: Sheet, width: int) -> list[str]:
    """The heads in one line, or in several where the table would be wider than the screen."""
    columns = zip(sheet.head, *sheet.rows, strict=True)
    fits = sum(max(map(len, column)) + GAP for column in columns) <= width
    return sheet.head if fits else ["\n".join(wrap(head, NARROW, break_long_words=False)) for head in sheet.head]


def with_bars(sheet: Sheet, rates: Sequence[Interval]) -> Sheet:
    """A bar at the end of the first rows: full as far as a share surely goes, shaded over its interval."""
    most = max(rate.high for rate in rates) or 1
    bars = [_bar(rate, most) for rate in rates] + [""] * (len(sheet.rows) - len(rates))
    rows = [[*row, bar] for row, bar in zip(sheet.rows, bars, strict=True)]
    return sheet._replace(head=[*sheet.head, ""], rows=rows)


def _bar(rate: Interval, most: float) -> str:
    low, high = round(BAR * rate.low / most), round(BAR * rate.high / most)
    return "█" * low + "░" * (high - low)


def _plain_rows(sheet: Sheet) -> list[str]:
    """Each row as a line of its heads and cells, English in letters that every terminal has; empty cells are passed
    over."""
    plain = PLAIN.get(language(), {})
    return [say("cli.remark", row[0], _cells(sheet.head, row)).translate(plain) for row in sheet.rows]


def _cells(head: Sequence[str], row: Sequence[str]) -> str:
    told = zip(head[1:], row[1:], strict=True)
    return say("phrase.semicolon").join(f"{name} {cell}" for name, cell in told if cell not in ("", NOTHING))
