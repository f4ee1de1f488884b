"""The board as tables, eighty to a hundred columns wide: every sign says by its shape what its colour says again."""

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


def board(view: View, seats: Mapping[str, str], page: int) -> Iterator[RenderableType]:
    """All below the title."""
    yield from map(coloured, [*tracks(view), *cards(view), *boxes(view), players(seats)])
    yield provinces_table(view, page)
    yield from (Text(words, style="bold") for words in fight(view))


def provinces_table(view: View, page: int) -> Table:
    """Region by Region; the armies stand below the spaces of their Province."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False, collapse_padding=True)
    for head, width in widths(page).items():
        table.add_column(say(f"head.{head}"), width=width)
    for each in REGIONS:
        table.add_row(Text(name("region", each.name), style="bold italic"), "", coloured(region(view, each.name)))
        lands = provinces(each)
        quiet = [ident for ident in lands if page < PAGE and is_quiet(view, lands[ident])]
        for ident in [ident for ident in lands if ident not in quiet]:
            table.add_row(*province_cells(view, ident, lands[ident], is_brief=page < PAGE))
        if quiet:
            table.add_row("", sign(None), ", ".join(map(province_title, quiet)))
    return table


def is_quiet(view: View, spaces: list[str]) -> bool:
    """Nothing in a Province is anybody's, and nobody stands there."""
    return not any(view["spaces"][each]["owner"] or armies(view, each) for each in spaces)


def widths(page: int) -> dict[str, int]:
    """As wide as the words need; the rest of the page is for spaces and armies."""
    titles = [f" {province_title(ident)}" for ident in PROVINCE]
    found = {"province": max(map(len, titles)), "held": len(say("head.held"))}
    return found | {"spaces": page - GAPS - sum(found.values())}


def province_cells(view: View, ident: str, spaces: list[str], is_brief: bool) -> list[Text]:
    holder = view["provinces"][ident]
    held = Text(sign(holder), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")
    there = [say("army_line", words) for each in spaces for words in armies(view, each)]
    land = say("between").join(brief_ground(view, spaces) if is_brief else ground(view, spaces, "mark.spaces", marker))
    return [Text(f" {province_title(ident)}"), held, coloured("\n".join([land, *there]))]


def brief_ground(view: View, spaces: list[str]) -> list[str]:
    """On a narrow page what is nobody's is only counted."""
    held = [each for each in spaces if view["spaces"][each]["owner"] is not None]
    free = len(spaces) - len(held)
    return [*ground(view, held, "mark.spaces", marker), *([say("mark.free", free)] if free else [])]


def coloured(words: str) -> Text:
    """Sides and their letters in their colours."""
    text = Words(words)
    for side in SIDES:
        text.highlight_regex(rf"\b({name('side', side)}|{sign(side)})\b", COLOURS[side])
    return text
