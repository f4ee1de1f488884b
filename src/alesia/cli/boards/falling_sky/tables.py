"""The board as tables, a hundred columns wide: every sign says by its shape what its colour says again."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from alesia.cli.boards.base import View
from alesia.cli.boards.falling_sky.facts import (
    COLOURS,
    FACTIONS,
    card_name,
    groups,
    lasting,
    margin,
    name,
    player_word,
    say,
    sign,
    standing,
    told_forces,
    tracks,
)
from alesia.cli.screen import Words

PAGE = 100  # columns
GAPS = 8
WIDTHS = {"Romans": 10, "Arverni": 9, "Aedui": 8, "Belgae": 8, "Germans": 8}
LEADER, SUCCESSOR, ALLY, CITADEL, CITY, NOTHING = "★", "☆", "●", "■", "◇", "·"
TRIBES = {"Subdued": "○", "Dispersed": "×", "Dispersed-Gathering": "÷", "Razed": "#"}
HEADS = ("faction", "player", "eligibility", "resources", "victory", "margin")
POOLS = ("bands", "Allies", "Citadels", "Forts")


def legend() -> list[str]:
    signs = {"leader": LEADER, "successor": SUCCESSOR, "ally": ALLY, "citadel": CITADEL, "city": CITY}
    return [say("legend.forces", **signs), say("legend.tribes", tribes=TRIBES, **signs)]


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)


# ---- cards and tracks -------------------------------------------------------------------------------------------


def cards_and_tracks(view: View) -> list[Text]:
    return [card_text("card", view), card_text("next", view), *map(Words, (tracks(view), *lasting(view)))]


def card_text(which: str, view: View) -> Text:
    """A card with its Factions in order; of the card played, those not Eligible stand in brackets."""
    words = Words(card_name(which, view[which]), style="bold" if which == "card" else "")
    for faction in view[which]["order"]:
        eligible = which == "next" or view["eligibility"][faction] == "Eligible"
        words.append("  ")
        told = name("faction", faction)
        words.append(told if eligible else f"({told})", style=COLOURS[faction])
    if which == "next" and view["frost"]:
        words.append(f"  {say('frost')}", style="bold")
    return words


# ---- the map ----------------------------------------------------------------------------------------------------


def map_table(view: View) -> Table:
    table = _table()
    widths = map_widths(view)
    table.add_column(say("head.region"), no_wrap=True, width=widths["region"])
    table.add_column(say("head.value"), justify="right", width=2)
    table.add_column(say("head.control"), width=widths["control"], no_wrap=True)
    for faction in FACTIONS:
        colour, head = COLOURS[faction], name("faction", faction)
        table.add_column(head, header_style=f"bold {colour}", style=colour, width=widths[faction])
    table.add_column(say("head.tribes"), width=widths["tribes"])
    for group, regions in groups(view).items():
        table.add_row(Text(group, style="bold italic"))
        for ident, region in regions.items():
            table.add_row(*region_cells(ident, region, view, widths["tribes"]))
    return table


def map_widths(view: View) -> dict[str, int]:
    """As wide as the words need; the Tribes have what is left of the page."""
    names = [say("head.region"), *groups(view), *[name("region", ident) for ident in view["regions"]]]
    found = {"region": max(map(len, names)), "control": max(len(say("head.control")), len(say("devastated")) + 3)}
    found |= {faction: max(width, len(name("faction", faction))) for faction, width in WIDTHS.items()}
    return found | {"tribes": PAGE - GAPS - 2 - sum(found.values())}


def region_cells(ident: str, region: View, view: View, width: int) -> list[Text]:
    cells = [Text(name("region", ident), style="bold"), Text(str(region["control_value"])), control(region)]
    for faction in FACTIONS:
        words = forces(ident, faction, view)
        cells.append(Text(words) if words else Text(NOTHING, style="dim"))
    tribes = [tribe_text(tribe, facts) for tribe, facts in region["tribes"].items()]
    return [*cells, Text("\n").join(packed(tribes, width))]


def control(region: View) -> Text:
    """Whose the Region is, by letters and colour, and whether it is Devastated."""
    holder = region["control"]
    words = Text(code(holder), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")
    if region["devastated"]:
        words.append(" ")
        words.append(say("devastated"), style="bold reverse")
    return words


def code(holder: str) -> str:
    return sign(holder) if holder in FACTIONS else "-"


def forces(region: str, faction: str, view: View) -> str:
    """The pieces of a Faction in a Region, by their signs."""
    named = not told_forces(region, faction, view).startswith("Successor")
    pieces = view["regions"][region]["pieces"].get(faction, {})
    return " ".join(piece_sign(piece, n, named) for piece, n in pieces.items())


def piece_sign(piece: str, n: int, named: bool) -> str:
    """So many of a piece: Legions and Forts by a capital, Auxilia and Warbands by their state in small."""
    if piece.endswith("Leader"):
        return LEADER if named else SUCCESSOR
    letter = say(f"letter.{piece.partition(' ')[0]}")
    return letter if piece == "Fort" else f"{n}{letter}"


def region_forces(ident: str, view: View) -> str:
    """A Region in short, behind an option."""
    found = [(sign(faction), forces(ident, faction, view)) for faction in FACTIONS]
    told = ", ".join(f"{letters} {pieces}" for letters, pieces in found if pieces)
    return say("remark", code(view["regions"][ident]["control"]), told)


def tribe_text(ident: str, facts: Mapping[str, str | None]) -> Text:
    """A Tribe, its City if it has one, and what stands on it."""
    status = facts["status"] or ""
    owner, _, citadel = status.partition(" ")
    words = Text(f"{name('tribe', ident)}{CITY if facts['city'] else ''} ")
    if owner in FACTIONS:
        return words.append(f"{CITADEL if citadel else ALLY}{sign(owner)}", style=f"bold {COLOURS[owner]}")
    return words.append(TRIBES[status], style="" if status == "Subdued" else "bold")


def packed(items: Sequence[Text], width: int) -> list[Text]:
    """The items in as few lines as they need, none of them torn."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + item.cell_len + 2 <= width:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(item.copy())
    return lines


# ---- the Factions -----------------------------------------------------------------------------------------------


def factions_table(view: View, seats: Mapping[str, str]) -> Table:
    table = _table()
    for head in HEADS:
        table.add_column(say(f"head.{head}"), justify="right" if head in ("resources", "margin") else "left")
    for pool in POOLS:
        table.add_column(say(f"head.{pool}"), justify="right")
    table.add_column(LEADER)
    for faction in FACTIONS:
        table.add_row(*faction_cells(faction, view, seats), *pool_cells(faction, view), style=COLOURS[faction])
    return table


def faction_cells(faction: str, view: View, seats: Mapping[str, str]) -> list[str]:
    who = f"{sign(faction)} {name('faction', faction)}"
    if faction not in seats:
        return [who, *[""] * (len(HEADS) - 1)]
    purse, eligibility = str(view["position"]["resources"][faction]), name("eligibility", view["eligibility"][faction])
    return [who, player_word(faction, view, seats), eligibility, purse, standing(faction, view), margin(faction, view)]


def pool_cells(faction: str, view: View) -> list[str]:
    """1.4.1 What is Available."""
    pool = view["available"][faction]
    pool = pool | {"bands": pool.get("Warbands", pool.get("Auxilia"))}
    return [*[str(pool.get(kind, "")) for kind in POOLS], LEADER if "Leader" in pool else ""]
