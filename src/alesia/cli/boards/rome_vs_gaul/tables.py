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
    name,
    players,
    province_title,
    provinces,
    say,
    sign,
    space_words,
    tracks,
)
from alesia.cli.screen import Words
from alesia.games.rome_vs_gaul.components import REGIONS

WIDTHS = {"province": 20, "held": 4, "spaces": 40, "armies": 32}


def legend() -> list[str]:
    return [say("legend.map"), say("legend.armies")]


def board(view: View, seats: Mapping[str, str]) -> Iterator[RenderableType]:
    """All below the title."""
    yield from map(coloured, [*tracks(view), *cards(view), *boxes(view), players(seats)])
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False, collapse_padding=True)
    for head, width in WIDTHS.items():
        table.add_column(say(f"head.{head}"), width=width)
    found = provinces()
    for region in REGIONS:
        table.add_row(Text(name("region", region.name), style="bold italic"))
        for province in region.provinces:
            table.add_row(*province_cells(view, province.name, found[province.name]))
    yield table
    yield from (Text(words, style="bold") for words in fight(view))


def province_cells(view: View, ident: str, spaces: list[str]) -> list[Text]:
    holder = view["provinces"][ident]
    held = Text(sign(holder), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")
    there = [say("army_at", name("space", each), words) for each in spaces for words in armies(view, each)]
    ground = coloured(", ".join(space_words(view, each) for each in spaces))
    return [Text(province_title(ident), style="bold"), held, ground, coloured("\n".join(there))]


def coloured(words: str) -> Text:
    """Sides and their letters in their colours."""
    text = Words(words)
    for side in SIDES:
        text.highlight_regex(rf"\b({name('side', side)}|{sign(side)})\b", COLOURS[side])
    return text
