"""The board as tables, eighty to a hundred columns wide: every sign says by its shape what its colour says again."""

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alesia.cli.boards.base import View
from alesia.cli.boards.gallic_war.facts import (
    COLOURS,
    NEUTRAL,
    SIDES,
    battle_title,
    cards,
    fallen,
    force,
    ground,
    groups,
    is_quiet,
    lying,
    name,
    pips,
    players,
    say,
    sign,
    tracks,
    tribe,
)
from alesia.cli.screen import Words
from alesia.games.gallic_war.components import AREA

HEADS = {"area": 16, "held": 4, "tribe": 5, "ground": 16}  # columns at least
PAGE, GAPS = 100, 7  # on a narrower page both sides share a column
NOTHING = "·"
INDENT = 3
OFF_MAP = "off-map"
PIP, LOST = "▲", "△"


def legend() -> list[str]:
    return [say("legend.map"), say("legend.blocks")]


def board(view: View, seats: Mapping[str, str], page: int) -> Iterator[RenderableType]:
    """All below the title."""
    yield from map(coloured, [*tracks(view), *cards(view), *fallen(view), players(seats)])
    for number, (group, areas) in enumerate(groups(view).items()):
        yield group_table(group, areas, view, page, is_first=not number)
        yield from quiet_tribes(areas, page)
    yield from battle(view)


def coloured(words: str) -> Text:
    text = Words(words)
    for side, colour in COLOURS.items():
        text.highlight_regex(rf"\b{name('side', side)}\b", colour)
    return text


def widths() -> dict[str, int]:
    """As wide as the words need."""
    found = {head: max(width, len(say(f"head.{head}"))) for head, width in HEADS.items()}
    return found | {"area": max(found["area"], *[len(name("area", ident)) for ident in AREA])}


def force_width(page: int) -> int:
    """What the other columns leave of the page; half of it, where each side has a column."""
    left = page - GAPS - sum(widths().values())
    return left // 2 if page >= PAGE else left


# ---- the map ----------------------------------------------------------------------------------------------------


def group_table(group: str, areas: Mapping[str, View], view: View, page: int, is_first: bool) -> Table:
    """The areas of a group in which more stands than a neutral tribe."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False, show_header=is_first)
    for head, width in widths().items():
        table.add_column(say(f"head.{head}"), width=width)
    for head, style in force_heads(page):
        table.add_column(head, header_style=f"bold {style}".strip(), style=style, width=force_width(page))
    table.add_row(Text(group, style="bold italic"))
    for ident, area in areas.items():
        if not is_quiet(area) and (area["blocks"] or area["kind"] != OFF_MAP):
            table.add_row(*area_cells(ident, area, view, page))
    return table


def force_heads(page: int) -> list[tuple[str, str]]:
    """The columns of blocks, with their colours."""
    return [(name("side", side), COLOURS[side]) for side in SIDES] if page >= PAGE else [(say("head.block"), "")]


def quiet_tribes(areas: Mapping[str, View], page: int) -> Iterator[RenderableType]:
    """The neutral tribes of a group, none of them torn at the end of a line."""
    found = [" ".join([name("area", ident), *signs(ident, area)]) for ident, area in areas.items() if is_quiet(area)]
    if found:
        words = packed([say("quiet", found[0]), *found[1:]], page - INDENT)
        yield Padding(Text("\n".join(words), style="dim"), (0, 0, 0, 2))


def signs(ident: str, area: View) -> list[str]:
    """How many blocks, and the ground."""
    return [say("count", len(area["blocks"][NEUTRAL])), *[f"[{each}]" for each in ground(ident, area)]]


def area_cells(ident: str, area: View, view: View, page: int) -> list[Text]:
    soil = Text("\n".join(packed(ground(ident, area), HEADS["ground"])))
    cells = [Text(name("area", ident), style="bold"), held(ident, area, view), Text(tribe(area)), soil]
    forces = [packed(force(area["blocks"].get(side, ())), force_width(page)) for side in SIDES]
    if page >= PAGE:
        return cells + [Text("\n".join(words)) if words else Text(NOTHING, style="dim") for words in forces]
    told = [Text("\n".join(words), style=COLOURS[side]) for side, words in zip(SIDES, forces, strict=True) if words]
    return [*cells, Text("\n").join(told) if told else Text(NOTHING, style="dim")]


def held(ident: str, area: View, view: View) -> Text:
    """Whose the area is; swords where a battle is to come."""
    if ident in view["attacks"] or len(area["blocks"]) > 1:
        return Text(say("swords"), style="bold reverse")
    side = area["control"]
    return Text(sign(side) if side else NOTHING, style=f"bold {COLOURS[side]}" if side in COLOURS else "dim")


def packed(items: Sequence[str], width: int) -> list[str]:
    """The items with commas between them, in as few lines as they need, none of them torn."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(item) + 3 <= width:
            lines[-1] += f", {item}"
        else:
            lines = [*[line if line.endswith(",") else f"{line}," for line in lines], item]
    return lines


# ---- the battle -------------------------------------------------------------------------------------------------


def battle(view: View) -> Iterator[RenderableType]:
    """The battle that is fought now: who lies open, in the order in which they act, with how many dice."""
    if view["battle"] is None:
        return
    yield Text("\n").append(battle_title(view), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for head in ("turn", "side", "block", "initiative", "rating", "dice", "strength"):
        table.add_column(say(f"head.{head}"))
    for number, step in enumerate(view["battle"]["order"], 1):
        for cells in step_cells(number, step, view):
            table.add_row(*cells, style=COLOURS[step["side"]])
    if table.row_count:
        yield Padding(table, (0, 0, 0, 2))


def step_cells(number: int, step: View, view: View) -> Iterator[list[str]]:
    """Those who act together; what they have in common stands with the first."""
    common = [f"{number}.", name("side", step["side"])], [step["initiative"], str(step["rating"]), str(step["dice"])]
    for block in lying(view, step):
        signs = PIP * block["strength"] + LOST * (block["full"] - block["strength"])
        yield [*common[0], name("unit", block["name"]), *common[1], f"{signs} {pips(block)}"]
        common = ["", ""], ["", "", ""]
