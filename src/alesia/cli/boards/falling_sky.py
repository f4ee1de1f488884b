"""Falling Sky on the screen: cards and tracks, the map by groups of Regions, the Factions."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from alesia.cli.boards.base import Board, View
from alesia.cli.boards.falling_sky_signs import CODES, COLOURS, FACTIONS, SIGNS_ASCII, SIGNS_UNICODE, Signs
from alesia.cli.boards.falling_sky_victory import standing
from alesia.cli.screen import Screen
from alesia.kernel.ask import Option
from alesia.words.catalogue import text

FORCES_WIDTH = {"Romans": 10, "Arverni": 9, "Aedui": 8, "Belgae": 8, "Germans": 8}
TRIBES_WIDTH = 30
DOMAIN = "falling_sky_board"
REGION_VERBS = ("region", "recruit", "march", "seize", "battle", "rally", "raid", "ask_retreat")


def say(msgid: str, *facts: object, **named: object) -> str:
    return text(f"board.{msgid}", *facts, domain=DOMAIN, **named)


def show(screen: Screen, view: View, seats: Mapping[str, str]) -> None:
    """The whole table: as tables, or as plain lines where these do not fit."""
    if screen.plain:
        screen.lines(plain_lines(view, seats, signs_of(screen)))
        return
    signs = signs_of(screen)
    screen.rule(f"Falling Sky: {view['scenario']}")
    screen.show(*cards_and_tracks(view), map_table(view, signs), "", factions_table(view, seats, signs))
    screen.lines(legend(screen))


def signs_of(screen: Screen) -> Signs:
    return SIGNS_UNICODE if screen.signs else SIGNS_ASCII


def status(view: View, seat: str) -> str:
    """What a player wants to know at every question."""
    resources = view["position"]["resources"]
    return say("resources", resources[seat]) if seat in resources else ""


def remark(screen: Screen, view: View, option: Option) -> str:
    """Who holds a Region, and what stands there."""
    if option.verb not in REGION_VERBS or option.noun not in view["regions"]:
        return ""
    name = str(option.noun)
    held = CODES.get(view["regions"][name]["control"], "-")
    found = [(CODES[faction], forces(name, faction, view, signs_of(screen))) for faction in FACTIONS]
    return say("remark", held, ", ".join(f"{code} {pieces}" for code, pieces in found if pieces))


def legend(screen: Screen) -> list[str]:
    return [signs_of(screen).legend(say("legend.forces")), signs_of(screen).legend(say("legend.tribes"))]


# ---- cards and tracks -------------------------------------------------------------------------------------------


def cards_and_tracks(view: View) -> list[Text]:
    return [card_text("card", view["card"], view), card_text("next", view["next"], view), Text(tracks(view))]


def card_text(which: str, card: Mapping[str, object], view: View) -> Text:
    """A card with its Factions in order; those not Eligible stand in brackets."""
    words = Text(card_name(which, card), style="bold" if which == "card" else "")
    for name in faction_order(card):
        eligible = which == "next" or view["eligibility"][name] == "Eligible"
        words.append("  ")
        words.append(name if eligible else f"({name})", style=COLOURS[name] if eligible else f"dim {COLOURS[name]}")
    if which == "next" and view["frost"]:
        words.append("  " + say("frost"), style="bold")
    return words


def card_name(which: str, card: Mapping[str, object]) -> str:
    if not card["number"]:
        return say(f"{which}.none")
    name = card["title"] if card["name"] == card["title"] else f"{card['name']} {card['title']}"
    return say(which, name)


def faction_order(card: Mapping[str, object]) -> list[str]:
    order = card["order"]
    assert isinstance(order, list)
    return order


def tracks(view: View) -> str:
    """Deck and Winters, the Senate, and the Legions off the map."""
    position = view["position"]
    facts = [say("deck", view["deck"], *view["winters"]), say("senate", position["senate"])]
    facts += [say("legions", position["legions_track"], position["fallen"])]
    for key in ("removed_legions", "harvest_legions", "vercingetorix"):
        if key in position:
            facts.append(say(key, position[key]))
    return say("between").join(facts)


# ---- the map ----------------------------------------------------------------------------------------------------


def map_table(view: View, signs: Signs) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
    table.add_column(say("head.region"), no_wrap=True, width=9)
    table.add_column(say("head.value"), justify="right", width=2)
    table.add_column(say("head.control"), width=7, no_wrap=True)
    for faction in FACTIONS:
        table.add_column(
            f"{faction}", header_style=f"bold {COLOURS[faction]}", style=COLOURS[faction], width=FORCES_WIDTH[faction]
        )
    table.add_column(say("head.tribes"), width=TRIBES_WIDTH)
    for group, regions in groups(view).items():
        table.add_row(Text(group, style="bold italic"))
        for name, region in regions.items():
            table.add_row(*region_cells(name, region, view, signs))
    return table


def groups(view: View) -> dict[str, dict[str, View]]:
    """The Regions as the map groups them; the two that stand alone share a heading."""
    found: dict[str, dict[str, View]] = {"Belgica": {}, "Celtica": {}, "Germania": {}, say("alone"): {}}
    for name, region in view["regions"].items():
        found.get(region["group"], found[say("alone")])[name] = region
    return found


def region_cells(name: str, region: View, view: View, signs: Signs) -> list[Text]:
    cells = [Text(name, style="bold"), Text(str(region["control_value"])), control(region)]
    cells += [forces_text(name, faction, view, signs) for faction in FACTIONS]
    return [*cells, Text("\n").join(packed(tribe_texts(region, signs), TRIBES_WIDTH))]


def control(region: View) -> Text:
    """Whose the Region is, by letters and colour, and whether it is Devastated."""
    holder = region["control"]
    words = Text(CODES.get(holder, "-"), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")
    if region["devastated"]:
        words.append(" " + say("devastated"), style="bold reverse")
    return words


def forces_text(region: str, faction: str, view: View, signs: Signs) -> Text:
    """The pieces of a Faction in a Region, by their signs; a dot guides the eye where there are none."""
    words = forces(region, faction, view, signs)
    return Text(words) if words else Text(signs.nothing, style="dim")


def forces(region: str, faction: str, view: View, signs: Signs) -> str:
    pieces = view["regions"][region]["pieces"].get(faction, {})
    named = not view["position"]["regions"].get(region, {}).get(faction, "").startswith("Successor")
    return " ".join(signs.piece(name, n, named) for name, n in pieces.items())


def tribe_texts(region: View, signs: Signs) -> list[Text]:
    return [tribe_text(name, facts, signs) for name, facts in region["tribes"].items()]


def tribe_text(name: str, facts: Mapping[str, str | None], signs: Signs) -> Text:
    """A Tribe, its City if it has one, and what stands on it."""
    status = facts["status"] or ""
    owner, _, citadel = status.partition(" ")
    words = Text(f"{name}{signs.city if facts['city'] else ''} ")
    if owner in CODES:
        words.append(f"{signs.citadel if citadel else signs.ally}{CODES[owner]}", style=f"bold {COLOURS[owner]}")
    else:
        words.append(signs.tribe[status], style="bold" if status != "Subdued" else "")
    return words


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

HEADS = ("faction", "player", "eligibility", "resources", "victory", "margin")
POOLS = ("bands", "Allies", "Citadels", "Forts")


def factions_table(view: View, seats: Mapping[str, str], signs: Signs) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
    for head in HEADS:
        table.add_column(say(f"head.{head}"), justify="right" if head in ("resources", "margin") else "left")
    for pool in POOLS:
        table.add_column(say(f"head.{pool}"), justify="right")
    table.add_column(signs.leader)
    for faction in FACTIONS:
        cells = [*faction_cells(faction, view, seats), *pool_cells(faction, view, signs)]
        table.add_row(*cells, style=COLOURS[faction])
    return table


def faction_cells(faction: str, view: View, seats: Mapping[str, str]) -> list[str]:
    name = f"{CODES[faction]} {faction}"
    if faction not in seats:
        return [name, *[""] * (len(HEADS) - 1)]
    resources, margin = view["position"]["resources"][faction], f"{view['margins'][faction]:+d}"
    player, eligibility = player_word(faction, view, seats), view["eligibility"][faction]
    return [name, player, eligibility, str(resources), standing(faction, view), margin]


def player_word(faction: str, view: View, seats: Mapping[str, str]) -> str:
    """Who plays a Faction; a second Faction is named by the first in the same hands (1.5.1)."""
    first = view["players"][faction]
    return seats[faction] if first == faction else say("same_player", CODES[first])


def pool_cells(faction: str, view: View, signs: Signs) -> list[str]:
    """1.4.1 What is Available."""
    pool = view["available"][faction]
    pool = pool | {"bands": pool.get("Warbands", pool.get("Auxilia"))}
    return [*[str(pool.get(kind, "")) for kind in POOLS], signs.leader if "Leader" in pool else ""]


def available(faction: str, view: View) -> str:
    return ", ".join(f"{kind} {n}" if kind != "Leader" else kind for kind, n in view["available"][faction].items() if n)


# ---- plain lines ------------------------------------------------------------------------------------------------


def plain_lines(view: View, seats: Mapping[str, str], signs: Signs) -> list[str]:
    """The same table as sentences, for narrow screens and for readers."""
    lines = [f"Falling Sky: {view['scenario']}"]
    for which in ("card", "next"):
        lines.append(f"{card_name(which, view[which])}  {', '.join(faction_order(view[which]))}")
    lines += [say("frost")] if view["frost"] else []
    lines.append(tracks(view))
    for group, regions in groups(view).items():
        lines += ["", group, *[plain_region(name, region, view) for name, region in regions.items()]]
    return [*lines, "", *[plain_faction(faction, view, seats) for faction in FACTIONS]]


def plain_region(name: str, region: View, view: View) -> str:
    told = view["position"]["regions"].get(name, {})
    forces = [f"{faction} {told[faction]}" for faction in FACTIONS if faction in told]
    tribes = [f"{tribe} {facts['status']}" for tribe, facts in region["tribes"].items()]
    devastated = [say("plain.devastated")] if region["devastated"] else []
    facts = [say("plain.region", name, region["control_value"], region["control"]), *devastated, *forces]
    return f"{'; '.join(facts)}; {say('plain.tribes', ', '.join(tribes))}"


def plain_faction(faction: str, view: View, seats: Mapping[str, str]) -> str:
    if faction not in seats:
        return say("plain.germans", faction, available(faction, view))
    facts = [player_word(faction, view, seats), view["eligibility"][faction], status(view, faction)]
    facts += [standing(faction, view), say("plain.margin", f"{view['margins'][faction]:+d}")]
    return f"{faction}: {', '.join(facts)}; {say('plain.available', available(faction, view))}"


BOARD = Board(
    colours=COLOURS,
    turns=frozenset({"action"}),
    headings=frozenset({"card", "execute"}),
    shy=frozenset({"select"}),
    show=show,
    status=status,
    remark=remark,
    legend=legend,
)
