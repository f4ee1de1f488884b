"""5.1.2, 5.2.2, 5.4, 7.5, 7.7.3, 9.6, 12.1.4, 18.2.1: what a hand is good for, what comes to the map or leaves it."""

from collections.abc import Callable

from alesia.games.rome_vs_gaul.components import CARDS
from tests.rome_vs_gaul.models.board import (
    CARD_FILE,
    GALLIC,
    GAUL,
    IN_PROVINCE,
    MAP,
    OTHER,
    PATHS,
    ROMAN,
    SPACE,
    UNITS,
    Board,
    region,
)
from tests.rome_vs_gaul.models.land import is_supplied, leads_to_rome, overseas
from tests.rome_vs_gaul.models.offers import (
    Moment,
    Offer,
    can_move,
    conversions,
    homes,
    legion_spaces,
    placements,
    unguarded,
)

FACTS = {each["number"]: each for each in CARD_FILE["card"]}
NAMES = (ROMAN, GALLIC)
LEGIONS = [name for name in UNITS if UNITS[name].kind == "legion"]
TRIBES = [name for name in UNITS if UNITS[name].kind == "tribe"]
LEGATES = [name for name in UNITS if UNITS[name].side == ROMAN and UNITS[name].named and name != "Caesar"]


# ---- 7.5 what a card is good for --------------------------------------------------------------------------------


def play(m: Moment) -> set[str]:
    """7.5.1-7.5.4 Points of every card, the event of those of his colour, the discard of a Surprise."""
    b, found = m.board, set()
    for card in [card for card in CARDS if b.state.cards[card] == 1 + NAMES.index(m.who)]:
        facts = FACTS[card.number]
        found.add(f"points {card.name}")
        if facts["kind"] == "surprise":
            found.add(f"discard {card.name}")
        elif facts["kind"] in ("event", "bonus") and facts["side"] in (m.who.lower(), "either"):
            found |= {f"event {card.name}"} if can_happen(b, m.who, card.number) else set()
    return found


def can_happen(b: Board, side: str, number: int) -> bool:
    """7.5 An event whose condition is not met cannot be played; those that are not named here always can."""
    return CONDITIONS[number](b, side) if number in CONDITIONS else True


def loose(b: Board, side: str, within: Callable[[str], bool] = lambda space: True) -> list[str]:
    """Enemy Influence markers without enemy CUs."""
    return [space for space in unguarded(b, OTHER[side]) if within(space)]


def near_roman(b: Board, space: str, legions: bool = False) -> bool:
    camps = legion_spaces(b) if legions else set()
    return any(b.marker[each] == "R" or each in camps for each in PATHS[space])


def free_legions(b: Board) -> list[str]:
    return [name for name in LEGIONS if name in b.at and not b.besieged(name)]


def free_tribes(b: Board) -> list[str]:
    return [name for name in TRIBES if name in b.at and not b.besieged(name)]


def _labienus(b: Board, side: str) -> bool:
    quarters = legion_spaces(b) or any(marker == "RC" for marker in b.marker.values())
    return "T. Labienus" in b.at or (b.box.get("T. Labienus") == "cup" and bool(quarters))


def _trade(b: Board, side: str) -> bool:
    walled = {SPACE[space]["province"] for space, marker in b.marker.items() if marker == "T"}
    spaces = [space for space in placements(b, ROMAN) if region(space) in GAUL and near_roman(b, space)]
    return any(SPACE[space]["province"] not in walled for space in spaces)


def _levies(b: Board, side: str) -> bool:
    weak = any(b.steps[name] == 1 and leads_to_rome(b, b.at[name]) for name in LEGIONS if name in b.at)
    depots = any(leads_to_rome(b, space) for space in legion_spaces(b))
    depots = depots or any(m == "RC" and not b.cus_outside(space, GALLIC) for space, m in b.marker.items())
    return weak or (depots and any(b.box.get(name) == "eliminated" for name in LEGIONS))


def _druids(b: Board, side: str) -> bool:
    led = {SPACE[b.at[name]]["province"] for name in ("Caesar", *LEGATES) if name in b.at}
    return bool(loose(b, GALLIC, lambda s: region(s) in GAUL and SPACE[s]["province"] not in led))


def _foragers(b: Board, side: str) -> bool:
    camps = [space for space in legion_spaces(b) if b.owner(space) != ROMAN]
    return any(sum(b.steps[name] for name in b.of(space, ROMAN) if name in LEGIONS) >= 3 for space in camps)


def _militia(b: Board, side: str) -> bool:
    places = {b.at[name] for name in free_tribes(b)}
    places |= {space for space, marker in b.marker.items() if marker == "T" and not b.cus_outside(space, ROMAN)}
    return b.box.get("Militia") == "events" and any(region(space) in ("Celtica", "Belgica") for space in places)


def _minor(b: Board, side: str) -> bool:
    spaces = [space for space in SPACE if region(space) in GAUL and b.owner(space) == GALLIC and not b.germans(space)]
    return b.box.get("Minor Tribe") == "events" and any(not b.cus(space, ROMAN) for space in spaces)


def _belgae(b: Board, side: str) -> bool:
    belgic = [name for name in TRIBES if UNITS[name].group == "Belgic"] + ["Ambiorix"]
    militia = "Militia" in b.at and [each["name"] for each in MAP["region"]][b.state.militia - 1] == "Belgica"
    return any(name in b.at for name in belgic) or (militia and can_move(b, "Militia"))


def _scorched(b: Board, side: str) -> bool:
    open_land = [space for space in SPACE if region(space) in GAUL and b.marker[space] in ("", "G")]
    open_land = [space for space in open_land if space not in b.devastated and not b.germans(space)]
    return any(not b.cus(space, ROMAN) for space in open_land)


def influence(b: Board, side: str) -> set[str]:
    """7.7.2 Where an Influence Action is possible."""
    return placements(b, side) | conversions(b, side)


def _is_roman_land(b: Board, province: str) -> bool:
    land = IN_PROVINCE[province]
    return region(land[0]) in GAUL and any(b.marker[each] == "R" or each in legion_spaces(b) for each in land)


def _clemency(b: Board, side: str) -> bool:
    homes_of = {UNITS[tribe].home for tribe in b.in_box("submitted")}
    vacant = [space for space in SPACE if SPACE[space]["province"] in homes_of and not b.marker[space]]
    return any(s not in b.devastated and not b.germans(s) and not b.cus(s, GALLIC) for s in vacant)


def _united(b: Board, side: str) -> bool:
    spaces = [space for space in placements(b, GALLIC) if region(space) in GAUL]
    return any(b.owner(each) == GALLIC for s in spaces for each in IN_PROVINCE[SPACE[s]["province"]])


def _glory(b: Board, side: str) -> bool:
    tribes = free_tribes(b)
    near = {each for name in tribes for each in (b.at[name], *PATHS[b.at[name]]) if region(each) in GAUL}
    return any(b.steps[name] == 1 for name in tribes) or bool(near & unguarded(b, ROMAN))


def _migration(b: Board, side: str) -> bool:
    """17.4.1 The Tribe must be able to go somewhere."""
    here = b.at.get("Germani")
    ways = {each for pair in MAP["paths"]["german"]["between"] for each in pair} if here is None else {*PATHS[here]}
    free = [each for each in ways if SPACE[each]["kind"] != "german" and not overseas(each) and not b.walls(each)]
    return any(not b.cus(each, ROMAN) and not b.cus(each, GALLIC) for each in free)


def _on_map(*names: str) -> Callable[[Board, str], bool]:
    return lambda b, side: any(name in b.at for name in names)


def _removes(within: Callable[[Board, str, str], bool]) -> Callable[[Board, str], bool]:
    return lambda b, side: bool(loose(b, side, lambda space: within(b, side, space)))


def _own(side: str) -> str:
    return "R" if side == ROMAN else "G"


CONDITIONS: dict[int, Callable[[Board, str], bool]] = {
    1: _on_map("Caesar"),  # 5.3
    2: _on_map("Caesar"),
    3: _removes(lambda b, side, space: region(space) in (*GAUL, "Provincia")),
    4: lambda b, side: False,  # 7.3
    5: lambda b, side: any(
        b.marker[each] == "G"
        for space in legion_spaces(b)
        if region(space) in GAUL
        for each in IN_PROVINCE[SPACE[space]["province"]]
    ),
    7: lambda b, side: any(name in b.at for name in ("Caesar", *LEGATES, *LEGIONS)),
    8: lambda b, side: any(_is_roman_land(b, SPACE[space]["province"]) for space in placements(b, ROMAN)),
    9: lambda b, side: bool(influence(b, ROMAN)),
    10: lambda b, side: (
        b.box.get("German Cavalry") == "events" and any(is_supplied(b, name) for name in free_legions(b))
    ),
    11: _removes(lambda b, side, space: region(space) in GAUL and near_roman(b, space)),
    12: _labienus,
    13: _on_map("Legion X"),
    16: _levies,
    18: _removes(lambda b, side, space: region(space) in ("Belgica", "Britannia") and near_roman(b, space, True)),
    19: _trade,
    20: _clemency,
    21: _united,
    22: _scorched,
    23: _removes(lambda b, side, space: region(space) == "Provincia"),
    24: lambda b, side: bool(b.in_box("pool")),
    25: _belgae,
    26: lambda b, side: any(b.box.get(f"Mercenaries {n}") == "events" for n in (1, 2)) and bool(free_tribes(b)),
    27: lambda b, side: any(b.box.get(f"Mercenaries {n}") == "events" for n in (1, 2)) and bool(free_tribes(b)),
    28: lambda b, side: any(m == "T" and space not in b.upgraded for space, m in b.marker.items()),
    29: lambda b, side: any(b.state.cards[card] == 1 for card in CARDS),
    30: _druids,
    31: lambda b, side: any(UNITS[name].side == GALLIC and can_move(b, name) for name in b.at),
    32: _glory,
    33: lambda b, side: any(
        SPACE[space]["province"] in {SPACE[b.at[name]]["province"] for name in TRIBES if name in b.at}
        for space in influence(b, GALLIC)
    ),
    34: _minor,
    36: lambda b, side: (
        any(name in b.at and UNITS[name].group == "Belgic" for name in TRIBES)
        or any(region(space) == "Belgica" for space in placements(b, GALLIC))
    ),
    37: _removes(lambda b, side, space: region(space) == "Celtica"),
    38: _foragers,
    40: _removes(lambda b, side, space: SPACE[space]["province"] in ("Aedui", "Sequani")),
    41: _militia,
    42: lambda b, side: "Vercingetorix" in b.at or any(region(space) == "Celtica" for space in influence(b, GALLIC)),
    43: lambda b, side: b.box.get("Aedui") == "events" and bool(homes(b, "Aedui")),
    44: lambda b, side: bool(influence(b, GALLIC)) or any(homes(b, tribe) for tribe in b.in_box("submitted")),
    45: _migration,
    46: _migration,
    47: _removes(
        lambda b, side, space: any(b.marker[each] == _own(side) for each in IN_PROVINCE[SPACE[space]["province"]])
    ),
    49: _removes(lambda b, side, space: any(b.cus(each, side) for each in PATHS[space])),
    50: _removes(lambda b, side, space: region(space) in GAUL),
    53: _removes(lambda b, side, space: sum(b.owner(each) == side for each in PATHS[space]) >= 2),
    55: _removes(lambda b, side, space: region(space) in GAUL),
}


def winter_campaign(m: Moment) -> set[str]:
    """7.3 Before the first card of the turn."""
    held = m.board.state.cards[next(card for card in CARDS if card.number == 4)] == 1
    return {"pass", *(["event Winter Campaign"] if held else [])}


# ---- 5, 18 Tribes, Legions, Legates -----------------------------------------------------------------------------


def council(b: Board) -> list[str]:
    """18.2.1 Who may give way: 11.3.2 not the Arverni before their time."""
    locked = b.state.turn < 5 and len(b.in_box("eliminated")) < 6
    return [tribe for tribe in b.in_box("council") if not (tribe == "Arverni" and locked)]


def reinforce(m: Moment) -> set[str]:
    """5.1.2 The map or the box, as the Gaul likes; submission only if neither is open."""
    b, found = m.board, set()
    opens = len(b.in_box("council")) < 2 or bool(council(b))
    for tribe in {option.split(" ", 1)[1] for option in m.options}:
        ways = {f"settle {tribe}"} if homes(b, tribe) else set()
        ways |= {f"council {tribe}"} if opens else set()
        found |= ways or {f"give_in {tribe}"}
    return found


def council_displaces(m: Moment) -> set[str]:
    return {f"piece {tribe}" for tribe in council(m.board)}


def uprising(m: Moment) -> set[str]:
    """7.7.3 Any of them, one at least."""
    rising = {f"piece {tribe}" for tribe in m.board.in_box("submitted") if homes(m.board, tribe)}
    free = m.memory.before != "action" and m.board.card == 44  # where none need return
    return rising | ({"done"} if free else m.options & {"done"})


def levy(m: Moment) -> set[str]:
    """5.2.2"""
    return {f"space {space}" for space in SPACE if region(space) == "Provincia" and m.board.marker[space] == "R"}


def keep_legate(m: Moment) -> set[str]:
    return {f"piece {name}" for name in LEGATES if name in m.board.at} | {"done"}


def displaced_influence(m: Moment) -> set[str]:
    """9.6 Any of them, wherever they are."""
    return {f"space {space}" for space, marker in m.board.marker.items() if marker == "R"}


def draw_legate(m: Moment) -> set[str] | None:
    """5.4.1"""
    if m.memory.before == "draw_legate":  # who was drawn first is not placed yet
        return None
    return {f"piece {name}" for name in LEGATES if m.board.box.get(name) == "cup"}


def scorched_earth(m: Moment) -> set[str]:
    b = m.board
    land = [space for space in SPACE if region(space) in GAUL and b.marker[space] in ("", "G")]
    land = [space for space in land if space not in b.devastated and not b.germans(space) and not b.cus(space, ROMAN)]
    return {f"space {space}" for space in land} | {"done"}


# ---- 12.1.4 -----------------------------------------------------------------------------------------------------


def intercept_with(m: Moment) -> set[str] | None:
    """12.1.4 The first must be a Combat Unit that leads, or that a Leader could bring."""
    b, start = m.board, m.about[0]
    if m.memory.before == "intercept_with" or "done" in m.options:
        return None
    stack = [name for name in b.of(start, m.who) if not b.besieged(name)]
    led = any(UNITS[name].leads and not UNITS[name].cu for name in stack)
    first = {f"piece {name}" for name in stack if UNITS[name].cu and (led or UNITS[name].leads)}
    return first | {each for each in m.options if each == "all"} if len(first) > 1 else None


HANDS: dict[str, Offer] = {
    "play": play,
    "winter_campaign": winter_campaign,
    "reinforce": reinforce,
    "council_displaces": council_displaces,
    "uprising": uprising,
    "levy": levy,
    "keep_legate": keep_legate,
    "displaced_influence": displaced_influence,
    "draw_legate": draw_legate,
    "scorched_earth": scorched_earth,
    "intercept_with": intercept_with,
}
