"""What a seat may see. Everything on the table is open (2.2), and the deck has no order yet: nothing is hidden but the
facedown cards at which a Faction has looked (35, 47)."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from alesia.games.falling_sky.arverni.at_war import at_war_regions
from alesia.games.falling_sky.available import (
    available_allies,
    available_bands,
    available_citadels,
    available_forts,
    available_settlements,
    leader_available,
)
from alesia.games.falling_sky.board import are_picked, joined, number_of, stock
from alesia.games.falling_sky.commands.base import COMMANDS, is_frost
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    ANYBODY,
    ARVERNI,
    CARD,
    FACTIONS,
    GERMANS,
    KINDS,
    OFF_MAP,
    OWN_BANDS,
    PIECES,
    ROMANS,
    Card,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.deck import SCENARIOS, cards_in_deck, known, queued, winters_of_game
from alesia.games.falling_sky.events.base import EVENTS, WORDS, effective
from alesia.games.falling_sky.negotiation import hand_of, player_of
from alesia.games.falling_sky.notation import capabilities, position, status_word
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from alesia.games.falling_sky.state import ELIGIBLE, EXECUTED, INELIGIBLE, PASSED, State
from alesia.games.falling_sky.tracks import (
    ARVERNI_ALLIES_GOAL,
    BELGIC_GOAL,
    GERMANIC_GOAL,
    LEGIONS_GOAL,
    ROMAN_GOAL,
    belgic_score,
    germanic_score,
    off_map_legions,
    other_most_allies,
    roman_score,
    victory_margin,
)
from alesia.games.falling_sky.war import faction_at, order_of, players, run_by_game, war
from alesia.kernel.remembering import remembered

GOALS = {
    "subdued_dispersed_allies": ROMAN_GOAL,
    "control_and_allies": BELGIC_GOAL,
}
# 7.2 Those of whoever plays.
GOALS_OF = {
    ARVERNI: {"off_map_legions": LEGIONS_GOAL, "arverni_allies": ARVERNI_ALLIES_GOAL},
    GERMANS: {"germania_and_settlements": GERMANIC_GOAL},
}
ELIGIBILITY = {INELIGIBLE: "Ineligible", ELIGIBLE: "Eligible", PASSED: "Passed", EXECUTED: "Executed"}


def seen(s: State, seat: int) -> State:
    """The state without what the seat may not know: facedown cards that somebody has looked at."""
    if not s.peeked[0]:
        return s
    blank = s.copy()
    blank.peeked = bytes(len(s.peeked))
    return blank


def hidden(s: State, seat: int) -> dict[Hashable, Hashable]:
    """2.2 The facedown cards that others have looked at (35, 47), by their number in the deck."""
    if not any(s.peeked):
        return {}
    own = s.looked[faction_at(s, seat)]
    return {s.cards_drawn + n: None for n in range(own, len(queued(s)))}


def observe(s: State, seat: int) -> dict[str, Any]:
    """The open table, as names and numbers."""
    return {
        "position": position(s),
        **_map(s),
        **_factions(s),
        **_cards(s),
        "costs": _costs(s),
        **({"at_war": [r.name for r in at_war_regions(s)]} if run_by_game(s) is ARVERNI else {}),
        **_enlisted(s),
        **observe_own(s, seat),
    }


@remembered
def _map(s: State) -> dict[str, Any]:
    """What stands where, and what follows from it."""
    return {
        "scenario": SCENARIOS[s.scenario].title,
        **_half(s),
        "regions": {r.name: _region(s, r) for r in regions(s)},
        "available": {f.name: _available(s, f) for f in FACTIONS},
        "margins": {f.name: victory_margin(s, f) for f in players(s)},
        "scores": scores(s),
        "goals": GOALS | GOALS_OF[war(s).friends_of_belgae],
    }


@remembered
def _factions(s: State) -> dict[str, Any]:
    return {
        "eligibility": {f.name: ELIGIBILITY[s.eligibility[f]] for f in players(s)},
        "players": {f.name: ANYBODY[player_of(s, f)].name for f in players(s)},
        "capabilities": capabilities(s),
        "in_effect": [_capability(*each) for each in capabilities(s).items()],
        "shared": [r.name for r in regions(s) if s.shared & r.mask],
    }


@remembered
def _cards(s: State) -> dict[str, Any]:
    return {
        "card": _card(s, s.current_card),
        "next": _card(s, s.upcoming_card),
        "deck": cards_in_deck(s),
        "winters": winters_of_game(s),
        "frost": is_frost(s),
    }


def _half(s: State) -> dict[str, Any]:
    """A2.1 Which half of The Gallic War is played, and the part of its Interlude that is under way."""
    half = SCENARIOS[s.scenario].half
    part = {"interlude": PARTS_OF_INTERLUDE[s.interlude - 1]} if s.interlude else {}
    return {"half": half, **part} if half else {}


def _enlisted(s: State) -> dict[str, Any]:
    """4.5.1 How many Germanic Warbands act as Belgic in the Regions Enlisted; A4.5.1 of those picked."""
    if not s.enlisted:
        return {}
    picked, found = are_picked(s), [r for r in regions(s) if s.enlisted & r.mask]
    counts = {r.name: joined(s, r) if picked else number_of(s, r, OWN_BANDS[GERMANS]) for r in found}
    return {"enlisted": {name: n for name, n in counts.items() if n}}


def observe_own(s: State, seat: int) -> dict[str, Any]:
    """What the open table does not show alike to all."""
    return {"effective": _effective(s, seat), "peeked": _peeked(s, seat)}


def _region(s: State, region: Region) -> dict[str, Any]:
    counts = stock(s, region)
    statuses = tuple([s.tribes[tribe] for tribe in region.tribes])
    facts = _facts(region, controller(s, region), bool(s.devastated[region]), counts, statuses)
    return facts | {"intimidated": True} if s.intimidated[region] else facts


@lru_cache(4096)  # most Regions are as they were; and a view is only looked at, so that it may be handed out again
def _facts(
    region: Region, control: Faction, devastated: bool, counts: bytes, statuses: tuple[int, ...]
) -> dict[str, Any]:
    tribes = {tribe: status for tribe, status in zip(region.tribes, statuses, strict=True) if status != OFF_MAP}
    return {
        "control": control.name,
        "control_value": sum(not tribe.suebi for tribe in tribes),
        "group": region.group,
        "devastated": devastated,
        "pieces": {f.name: found for f in FACTIONS if (found := _pieces_of(counts, f))},
        "tribes": {t.name: {"status": status_word(status), "city": t.city} for t, status in tribes.items()},
    }


def _pieces_of(counts: bytes, faction: Faction) -> dict[str, int]:
    return {piece.name: counts[piece] for piece in PIECES[faction.base : faction.base + KINDS] if counts[piece]}


def _available(s: State, faction: Faction) -> dict[str, int]:
    found = {"Auxilia" if faction is ROMANS else "Warbands": available_bands(s, faction)}
    found["Allies"] = available_allies(s, faction)
    if war(s).forces.citadels[faction]:
        found["Citadels"] = available_citadels(s, faction)
    if faction is ROMANS:
        found["Forts"] = available_forts(s)
    if faction is GERMANS and have_left_the_game(s):
        return found
    if faction is GERMANS and war(s).forces.settlements:
        found["Settlements"] = available_settlements(s)
    if leader_available(s, faction):
        found["Leader"] = 1
    return found


def have_left_the_game(s: State) -> bool:
    """A2.1D Leader and Settlements of the Germans, from their part of the Interlude on."""
    return s.interlude > PARTS_OF_INTERLUDE.index("germans")


def scores(s: State) -> dict[str, int]:
    """1.9 The victory markers."""
    of_players = {
        ARVERNI: {"off_map_legions": off_map_legions},
        GERMANS: {"germania_and_settlements": germanic_score},
    }[war(s).friends_of_belgae]
    return {
        "subdued_dispersed_allies": roman_score(s),
        "control_and_allies": belgic_score(s),
        **{key: score(s) for key, score in of_players.items()},
        "other_most_allies": other_most_allies(s),
    }


def _effective(s: State, seat: int) -> dict[str, bool]:
    """Which sides of the card would change anything now, were the seat to execute them; none during a Command."""
    if seat < 0 or s.command:
        return {}
    faction = faction_at(s, seat)
    sides = [(side, str(word)) for side, word in WORDS.items() if (s.card, side) in EVENTS]
    return {word: effective(s, faction, side) for side, word in sides}


def _peeked(s: State, seat: int) -> list[dict[str, Any]]:
    """35, 47 The facedown cards that the seat has looked at, by any of its player's Factions; none for onlookers."""
    if seat < 0 or not any(s.peeked):
        return []
    own = hand_of(s, seat)
    return [_card(s, card) for card in max([known(s, f) for f in own], key=len)]


def _capability(number: str, side: str) -> dict[str, Any]:
    """5.3 A Capability in effect: its card, its side and whose it is, where the text says so."""
    word, _, holder = side.partition(" ")
    card = next(card for card in CARD.values() if card.name == number)
    return {"number": int(card), "name": number, "title": card.title, "side": word, "holder": holder or None}


def _costs(s: State) -> dict[str, int]:
    """3.1 What each Region not yet selected costs the Command under way at least; none where it costs nothing."""
    if not s.command or s.actor not in players(s):
        return {}
    sheet, faction = SHEETS[COMMANDS[s.command]], FACTIONS[s.actor]
    unpaid = [r for r in sheet.regions(s, faction) if not s.selected & r.mask]
    return {r.name: cost for r in unpaid if (cost := sheet.cost(s, faction, r))}


def _card(s: State, card: Card) -> dict[str, Any]:
    order = [f.name for f in order_of(s, card)]
    found = {"number": int(card), "name": card.name, "title": card.title, "order": order}
    return found | {"trigger": True} if card.trigger else found
