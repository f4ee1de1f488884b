"""The position text: what a person sees on the board, as TOML (docs/notation.md); ``reading`` reads it back."""

from functools import lru_cache
from typing import Any

from alesia.games.falling_sky.board import stock
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    ALLY,
    CARD,
    CITADEL,
    COLONIES,
    DISPERSED,
    FACTIONS,
    FORT,
    GATHERING,
    HIDDEN,
    KINDS,
    LEADER,
    LEGION,
    OFF_MAP,
    RAZED,
    REVEALED,
    ROMANS,
    SCOUTED,
    SUBDUED,
    TRIBES,
    WINTER,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.deck import (
    SCENARIOS,
)
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import IN_SPRING_BOX, MAY_BE_PLACED, PARTS_OF_INTERLUDE
from alesia.games.falling_sky.state import (
    COMMAND,
    COMMAND_AND_ABILITY,
    EVENT,
    EXECUTED,
    INELIGIBLE,
    NO_ONE,
    NOTHING,
    OUT,
    PASSED,
    SEEN,
    State,
)
from alesia.games.falling_sky.war import WARS, players, war
from alesia.kernel.remembering import remembered

SIDES = ("", "unshaded", "shaded")
SENATE = ("Adulation", "Intrigue", "Uproar", "none")
ACTIONS = {"Command": COMMAND, "Command and Special Ability": COMMAND_AND_ABILITY, "Event": EVENT}
MARKERS = ("devastated", "intimidated")  # 4.3.2, A4.6.2 in a Region
FLAGS = ("first_winter_special", "lost_eagle", "optimates", "gallia_togata")
BOXES = {"Spring box": IN_SPRING_BOX, "may be placed": MAY_BE_PLACED}


def position(s: State) -> dict[str, Any]:
    """The position as a table of words and numbers."""
    resources = {f.name: s.resources[f] for f in players(s)}
    return {**_beside_the_map(s), "resources": resources, "regions": _regions(s), **_on_the_map(s)}


@remembered
def _beside_the_map(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {"scenario": SCENARIOS[s.scenario].name, **_of_campaign(s)}
    if s.nonplayers:
        found["nonplayers"] = [f.name for f in players(s) if is_nonplayer(s, f)]
    return found | _cards(s) | _eligibility(s) | _tracks(s)


@remembered
def _regions(s: State) -> dict[str, Any]:
    return {r.name: facts for r in regions(s) if (facts := _region(s, r))}


@remembered
def _on_the_map(s: State) -> dict[str, Any]:
    """What lies there beside pieces and the markers of Regions."""
    found: dict[str, Any] = {"tribes": _tribes(bytes(s.tribes)), **_of_ariovistus(s)}
    if any(s.capabilities):
        found["capabilities"] = capabilities(s)
    if s.wall:
        found["circumvallation"] = circumvallation(s)
    return found


def _of_ariovistus(s: State) -> dict[str, Any]:
    """A64 whose Abatis lies where; A66 the Winter Uprising."""
    found: dict[str, Any] = {}
    if any(s.abatis):
        found["abatis"] = {f.name: ALL_REGIONS[s.abatis[f] - 1].name for f in FACTIONS if s.abatis[f]}
    if s.uprising:
        found["uprising"] = {"region": ALL_REGIONS[s.uprising - 1].name, "faction": FACTIONS[s.rebel - 1].name}
    return found


def _of_campaign(s: State) -> dict[str, Any]:
    """A2.1 The second half, the part of the Interlude that comes next, and cards that the second deck is without."""
    found: dict[str, Any] = {}
    if SCENARIOS[s.scenario].half == 2:
        found["half"] = 2
    if s.interlude:
        found["interlude"] = PARTS_OF_INTERLUDE[s.interlude - 1]
    if s.kept_out:
        found["kept_out"] = [card_word(c) for c in war(s).cards if s.seen[c] == OUT]
    return found


def _cards(s: State) -> dict[str, Any]:
    """A2.1 In the Interlude the card is Winter, also while A63 or A66 is played."""
    card = WINTER if s.interlude else s.card
    shown = (s.card, s.next_card)
    played = [card_word(c) for c in war(s).cards if s.seen[c] == SEEN and c not in shown]
    return {"card": card_word(card), "next": card_word(s.next_card), "played": played, "winters": s.winters}


def card_word(card: int) -> str | int:
    """As it is printed: 19, "A19", "Winter"."""
    name = CARD[card].name
    return int(name) if name.isdecimal() else name


def _eligibility(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, status in (("executed", EXECUTED), ("passed", PASSED), ("ineligible", INELIGIBLE)):
        names = [f.name for f in players(s) if s.eligibility[f] == status and f != s.first]
        if names:
            found[key] = names
    for key in ("barred", "kept"):
        if any(getattr(s, key)):
            found[key] = [f.name for f in players(s) if getattr(s, key)[f]]
    if s.first != NO_ONE and s.first_action != NOTHING:
        action = next(word for word, code in ACTIONS.items() if code == s.first_action)
        found["first"] = {"faction": FACTIONS[s.first].name, "action": action}
    return found


def senate_word(s: State) -> str:
    return ("Firm " if s.firm else "") + SENATE[s.senate]


def _tracks(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {"senate": senate_word(s), "legions_track": s.legions, "fallen": s.fallen}
    for key in ("removed_legions", "harvest_legions"):
        if getattr(s, key):
            found[key] = getattr(s, key)
    if s.vercingetorix_waits:
        found["vercingetorix"] = next(word for word, code in BOXES.items() if code == s.vercingetorix_waits)
    for key in FLAGS:
        if getattr(s, key):
            found[key] = True
    return found


def _region(s: State, region: Region) -> dict[str, Any]:
    counts = stock(s, region)
    markers = tuple(name for name in MARKERS if getattr(s, name)[region])
    return _region_words(s.scenario, counts, bytes(s.named), markers)


@lru_cache(4096)  # most Regions are as they were when the position was last told
def _region_words(scenario: int, counts: bytes, named: bytes, markers: tuple[str, ...]) -> dict[str, Any]:
    words = {f.name: _counted_words(scenario, f, counts[f.base : f.base + KINDS], bool(named[f])) for f in FACTIONS}
    found: dict[str, Any] = {name: text for name, text in words.items() if text}
    return found | dict.fromkeys(markers, True)


def _counted(s: State, faction: Faction, counts: bytes | bytearray) -> str:
    return _counted_words(s.scenario, faction, bytes(counts), bool(s.named[faction]))


@lru_cache(4096)
def _counted_words(scenario: int, faction: Faction, counts: bytes, named: bool) -> str:
    leader = WARS[scenario].forces.leaders[faction] if named else "Successor"
    return ", ".join(_piece_words(faction, kind, n, leader) for kind, n in enumerate(counts) if n)


def _piece_words(faction: Faction, kind: int, n: int, leader: str) -> str:
    if kind == LEADER:
        return leader
    if kind == FORT:
        return piece(faction, FORT).name
    many = "" if n == 1 else "s"
    if kind == LEGION:
        return f"{n} Legion{many}"
    flipped = {HIDDEN: "", REVEALED: "revealed ", SCOUTED: "scouted "}[kind]
    return f"{n} {flipped}" + ("Auxilia" if faction is ROMANS else f"Warband{many}")


@lru_cache(1024)
def _tribes(statuses: bytes) -> dict[str, str]:
    return {t.name: status_word(statuses[t]) for t in TRIBES if _is_worth_saying(t, statuses[t])}


def _is_worth_saying(tribe: Tribe, status: int) -> bool:
    """A Tribe is Subdued unless it is said otherwise; 71 a Colony is there only if it is spoken of."""
    return status != OFF_MAP and (status != SUBDUED or tribe in COLONIES)


def status_word(status: int) -> str:
    """How a Tribe is spoken of."""
    marks = {SUBDUED: "Subdued", DISPERSED: "Dispersed", GATHERING: "Dispersed-Gathering", RAZED: "Razed"}
    if status in marks:
        return marks[status]
    if status >= CITADEL:
        return f"{FACTIONS[status - CITADEL].name} Citadel"
    return FACTIONS[status - ALLY].name


def capabilities(s: State) -> dict[str, str]:
    found = {n: SIDES[side] for n, side in enumerate(s.capabilities) if side}
    holders = {n: f" {FACTIONS[s.holders[n] - 1]}" if s.holders[n] else "" for n in found}
    return {CARD[n].name: side + holders[n] for n, side in found.items()}


def circumvallation(s: State) -> dict[str, Any]:
    """4 Where the marker is, and on whose pieces."""
    faction = FACTIONS[s.walled_faction]
    tribes = [t.name for t in TRIBES if s.walled_tribes >> t & 1]
    pieces = _counted(s, faction, s.walled)
    return {"region": ALL_REGIONS[s.wall - 1].name, "faction": faction.name, "pieces": pieces, "tribes": tribes}


def position_text(s: State) -> str:
    """The position as TOML."""
    table = position(s)
    lines = [f"{key} = {_value(value)}" for key, value in table.items() if not isinstance(value, dict)]
    for key in ("first", "resources", "tribes", "capabilities", "circumvallation", "abatis", "uprising"):
        if table.get(key):
            lines += ["", f"[{key}]", *[f"{_key(k)} = {_value(v)}" for k, v in table[key].items()]]
    for name, facts in table["regions"].items():
        lines += ["", f"[regions.{name}]", *[f"{k} = {_value(v)}" for k, v in facts.items()]]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return f'"{name}"' if " " in name else name


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return str(int(value)) if isinstance(value, int) else f'"{value}"'
