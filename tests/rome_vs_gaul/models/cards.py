"""What each step of an event must offer: from the facts of the cards alone."""

from collections.abc import Callable, Iterable

from tests.rome_vs_gaul.models.board import (
    GALLIC,
    GAUL,
    IN_PROVINCE,
    MAP,
    OTHER,
    PATHS,
    PROVINCE,
    ROMAN,
    SPACE,
    UNITS,
    Board,
    region,
)
from tests.rome_vs_gaul.models.land import is_supplied, leads_to_rome
from tests.rome_vs_gaul.models.offers import (
    Moment,
    Offer,
    can_move,
    conversions,
    legion_spaces,
    placements,
    unguarded,
)

OURS = {ROMAN: "R", GALLIC: "G"}
LANDS = (*GAUL, "Provincia")


def spaces(found: Iterable[str]) -> set[str]:
    return {f"space {each}" for each in found}


def pieces(found: Iterable[str]) -> set[str]:
    return {f"piece {each}" for each in found}


def province(space: str) -> str:
    return str(SPACE[space]["province"])


def on_map(b: Board, kind: str) -> list[str]:
    return [name for name in b.at if UNITS[name].kind == kind]


def free_tribes(b: Board) -> list[str]:
    return [name for name in on_map(b, "tribe") if not b.besieged(name)]


def influence(b: Board, side: str, within: Callable[[str], bool]) -> set[str]:
    """7.7.2"""
    found = {f"place {space}" for space in placements(b, side) if within(space)}
    return found | {f"convert {space}" for space in conversions(b, side) if within(space)}


# ---- Roman cards ------------------------------------------------------------------------------------------------


def veni(b: Board, way: Iterable[str]) -> set[str]:
    """1 A space where Caesar was: no Gallic CU, Fortified Town, Stronghold or Devastation."""
    quiet = [each for each in way if not b.cus(each, GALLIC) and each not in b.devastated and not b.germans(each)]
    found = {f"place {each}" for each in quiet if not b.marker[each]}
    return found | {f"convert {each}" for each in quiet if b.marker[each] == "G"}


def ravaged(b: Board) -> set[str]:
    """5 Provinces of Gaul with a Legion, and with a Gallic IM: others would change nothing."""
    held = {province(space) for space in legion_spaces(b)}
    marked = {province(space) for space in SPACE if b.marker[space] == "G" and region(space) in GAUL}
    return held & marked


def ruled(b: Board) -> set[str]:
    """8 Provinces of Gaul with a Roman IM or a Legion."""
    held = {province(space) for space in legion_spaces(b)}
    held |= {province(space) for space in SPACE if b.marker[space] == "R"}
    return {name for name in held if PROVINCE[name]["region"] in GAUL}


def trade(b: Board) -> set[str]:
    """19"""
    walled = {province(space) for space in b.town}
    found = {space for space in placements(b, ROMAN) if region(space) in GAUL and province(space) not in walled}
    return {space for space in found if any(b.marker[each] == "R" for each in PATHS[space])}


def pardoned(b: Board, homes_of: Iterable[str]) -> set[str]:
    """20 Vacant, whatever is next to it."""
    found = {space for name in homes_of for space in IN_PROVINCE[name] if not b.marker[space]}
    found = {space for space in found if space not in b.devastated and not b.germans(space)}
    return {space for space in found if not b.cus(space, GALLIC)}


def submitted_homes(b: Board) -> set[str]:
    return {UNITS[tribe].home for tribe in b.in_box("submitted")}


def place_influence(m: Moment) -> set[str] | None:
    """5, 8, 19, 20, step by step."""
    b, start, done = m.board, m.memory.played, m.memory.placed
    if start is None:
        return None
    if b.card == 5:
        chosen = m.memory.province or "".join(ravaged(start))
        cleared = [each for each in IN_PROVINCE[chosen] if start.marker[each] == "G" and not b.marker[each]]
        return spaces(each for each in cleared if not b.cus(each, GALLIC)) | {"done"}
    if b.card == 8:
        left = ruled(start) - {province(each) for each in done}
        return spaces(each for each in placements(b, ROMAN) if province(each) in left) | {"done"}
    if b.card == 20:
        return spaces(pardoned(b, submitted_homes(start) - {province(each) for each in done})) | {"done"}
    return spaces(trade(b)) | {"done"}


def cavalry(b: Board) -> set[str]:
    """10 With an unbesieged Legion in supply."""
    legions = [name for name in on_map(b, "legion") if not b.besieged(name) and is_supplied(b, name)]
    return {b.at[name] for name in legions} if b.box.get("German Cavalry") == "events" else set()


def tenth(b: Board) -> set[str]:
    """13 Who may be chosen: the X Legion to recover; Caesar, or any Legate in its space (9.2), to march; or itself."""
    x = "Legion X"
    if x not in b.at:
        return set()
    weak = b.steps[x] == 1 and not b.besieged(x) and leads_to_rome(b, b.at[x])
    stack = {name for name in b.of(b.at[x], ROMAN) if UNITS[name].named}
    chiefs = {"Caesar"} if "Caesar" in stack else stack
    return ({x} if weak else set()) | (chiefs or {"march"})


def tenth_legion(m: Moment) -> set[str]:
    return pieces(tenth(m.board) - {"march"})


# ---- Gallic cards -----------------------------------------------------------------------------------------------


def united(b: Board) -> set[str]:
    """21"""
    held = {province(space) for space in SPACE if b.owner(space) == GALLIC and region(space) in GAUL}
    return {space for space in placements(b, GALLIC) if province(space) in held}


def united_gaul(m: Moment) -> set[str]:
    return spaces(each for each in united(m.board) if province(each) == m.about[0])


def hired(b: Board) -> set[str]:
    idle = [name for name in ("Mercenaries 1", "Mercenaries 2") if b.box.get(name) == "events"]
    return {b.at[name] for name in free_tribes(b)} if idle else set()


def druids(b: Board) -> set[str]:
    """30"""
    led = {province(b.at[name]) for name in on_map(b, "leader") if UNITS[name].side == ROMAN}
    return {province(space) for space in unguarded(b, ROMAN) if region(space) in GAUL} - led


def struck(b: Board, tribe: str) -> set[str]:
    """32 In its space or next to it."""
    here = b.at[tribe]
    return {each for each in unguarded(b, ROMAN) if region(each) in GAUL and (each == here or each in PATHS[here])}


def glory(m: Moment) -> set[str] | None:
    start = m.memory.played
    if start is None:
        return None
    left = [name for name in free_tribes(start) if name not in m.memory.placed]
    return pieces(n for n in left if m.board.steps[n] == 1 or struck(m.board, n)) | {"done"}


def glory_strikes(m: Moment) -> set[str]:
    found = struck(m.board, m.about[0])
    return {f"convert {each}" for each in found} | {f"clear {each}" for each in found}


def encouraged(b: Board, done: set[str]) -> set[str]:
    """33 In the Provinces with a Tribe, less those where it was done."""
    held = {province(b.at[name]) for name in on_map(b, "tribe")}
    names = {name for name in held - done if PROVINCE[name]["region"] in LANDS}
    return influence(b, GALLIC, lambda space: province(space) in names)


def encourage(m: Moment) -> set[str]:
    return encouraged(m.board, {province(space) for space in m.memory.placed}) | {"done"}


def risings(b: Board) -> set[str]:
    if b.box.get("Minor Tribe") != "events":
        return set()
    own = [space for space in SPACE if region(space) in GAUL and b.owner(space) == GALLIC]
    return {space for space in own if not b.cus(space, ROMAN) and not b.germans(space)}


def belgic(b: Board) -> set[str]:
    tribes = [name for name in on_map(b, "tribe") if UNITS[name].group == "Belgic" and can_move(b, name)]
    return pieces(tribes) | spaces(space for space in placements(b, GALLIC) if region(space) == "Belgica")


def foragers(b: Board) -> set[str]:
    """38 Three steps of Legions in a space that is not Roman."""
    found = [space for space in legion_spaces(b) if b.owner(space) != ROMAN]
    return {space for space in found if sum(b.steps[n] for n in b.of(space, ROMAN) if UNITS[n].kind == "legion") >= 3}


def forager_loss(m: Moment) -> set[str]:
    there = m.board.cus(m.about[1], ROMAN)
    full = any(UNITS[name].kind == "legion" and m.board.steps[name] == 2 for name in there)
    return pieces(name for name in there if not full or UNITS[name].kind == "legion")


def levied(b: Board) -> set[str]:
    """41, 17.6.1"""
    if b.box.get("Militia") != "events":
        return set()
    towns = {space for space in b.town if not b.cus_outside(space, ROMAN)}
    found = towns | {b.at[name] for name in free_tribes(b)}
    return {space for space in found if region(space) in ("Celtica", "Belgica")}


def attackers(b: Board) -> set[str]:
    """25, 31"""
    movers = {name for name in UNITS if UNITS[name].side == GALLIC and can_move(b, name)}
    if b.card == 31:
        return movers
    militia = {"Militia"} if list(PROVINCE_REGIONS)[b.state.militia - 1] == "Belgica" and b.state.militia else set()
    return {name for name in movers if UNITS[name].group == "Belgic" or name == "Ambiorix"} | (movers & militia)


PROVINCE_REGIONS = {each["name"]: None for each in MAP["region"]}


# ---- either -----------------------------------------------------------------------------------------------------


def rival(m: Moment) -> set[str]:
    """55 The second marker, in another Province of Gaul."""
    found = [space for space in unguarded(m.board, OTHER[m.who]) if region(space) in GAUL]
    return spaces(space for space in found if province(space) not in {province(s) for s in m.memory.placed}) | {"done"}


def influence_action(m: Moment) -> set[str] | None:
    """50 In the Province of the marker that was turned; 42 in Celtica."""
    if m.board.card in (9, 44):
        return influence(m.board, m.who, lambda space: True) | {"done"}
    if m.board.card == 42:
        return influence(m.board, m.who, lambda space: region(space) == "Celtica") | {"done"}
    if m.board.card != 50 or not m.memory.placed:
        return None
    return influence(m.board, m.who, lambda space: province(space) == province(m.memory.placed[-1])) | {"done"}


CARD_OFFERS: dict[str, Offer] = {
    "veni_vidi_vici": lambda m: veni(m.board, m.memory.way) | {"done"},
    "root_and_branch": lambda m: {f"province {name}" for name in ravaged(m.board)},
    "place_influence": place_influence,
    "place_cavalry": lambda m: spaces(cavalry(m.board)),
    "tenth_legion": tenth_legion,
    "tenth_legion_recovers": lambda m: {"piece Legion X", "done"},
    "united_gaul": united_gaul,
    "hire": lambda m: spaces(hired(m.board)),
    "upgrade": lambda m: spaces(set(m.board.town) - m.board.upgraded),
    "druids": lambda m: {f"province {name}" for name in druids(m.board)},
    "glory": glory,
    "glory_strikes": glory_strikes,
    "encourage": encourage,
    "minor_tribe": lambda m: spaces(risings(m.board)),
    "indutiomarus": lambda m: belgic(m.board) | {"done"},
    "foragers": lambda m: spaces(foragers(m.board)),
    "forager_loss": forager_loss,
    "militia": lambda m: spaces(levied(m.board)),
    "influence_action": influence_action,
    "general_attack": lambda m: pieces(attackers(m.board)) | {"done"},
    "rival_factions": rival,
}
