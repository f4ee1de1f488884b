"""The board as tables, a hundred columns wide: every sign says by its shape what its colour says again."""

from collections.abc import Iterator, Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from alesia.cli.boards.base import View
from alesia.cli.boards.rome_vs_gaul.facts import (
    COLOURS,
    SIDES,
    armies,
    boxes,
    cards,
    fight,
    ground,
    marker,
    name,
    players,
    province_title,
    provinces,
    region,
    say,
    sign,
    tracks,
)
from alesia.cli.screen import Words
from alesia.games.rome_vs_gaul.components import PROVINCE, REGIONS

PAGE, GAPS = 100, 2


def legend() -> list[str]:
    return [say("legend.map"), say("legend.armies")]


def board(view: View, seats: Mapping[str, str]) -> Iterator[RenderableType]:
    """All below the title."""
    yield from map(coloured, [*tracks(view), *cards(view), *boxes(view), players(seats)])
    yield provinces_table(view)
    yield from (Text(words, style="bold") for words in fight(view))


def provinces_table(view: View) -> Table:
    """Region by Region; the armies stand below the spaces of their Province."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False, collapse_padding=True)
    for head, width in widths().items():
        table.add_column(say(f"head.{head}"), width=width)
    for each in REGIONS:
        table.add_row(Text(name("region", each.name), style="bold italic"), "", coloured(region(view, each.name)))
        for ident, spaces in provinces(each).items():
            table.add_row(*province_cells(view, ident, spaces))
    return table


def widths() -> dict[str, int]:
    """As wide as the words need; the rest of the page is for spaces and armies."""
    titles = [f" {province_title(ident)}" for ident in PROVINCE]
    found = {"province": max(map(len, titles)), "held": len(say("head.held"))}
    return found | {"spaces": PAGE - GAPS - sum(found.values())}


def province_cells(view: View, ident: str, spaces: list[str]) -> list[Text]:
    holder = view["provinces"][ident]
    held = Text(sign(holder), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")
    there = [say("army_line", words) for each in spaces for words in armies(view, each)]
    land = say("between").join(ground(view, spaces, "mark.spaces", marker))
    return [Text(f" {province_title(ident)}"), held, coloured("\n".join([land, *there]))]


def coloured(words: str) -> Text:
    """Sides and their letters in their colours."""
    text = Words(words)
    for side in SIDES:
        text.highlight_regex(rf"\b({name('side', side)}|{sign(side)})\b", COLOURS[side])
    return text
