"""A2.1, A2.3, A5.0 The cards of the Ariovistus deck: what can be counted fits what the rules say of it."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from alesia.games.falling_sky.components import load
from alesia.words.catalogue import ENGLISH, languages, read

DECK: list[dict[str, Any]] = load("ariovistus_cards.toml")["card"]
BASE: dict[int, dict[str, Any]] = {card["number"]: card for card in load("cards.toml")["card"]}
NEW = [card for card in DECK if card["number"].startswith("A")]
OLD = [card for card in DECK if not card["number"].startswith("A")]
SEATS = ("Romans", "Germans", "Aedui", "Belgae")


def as_germans(order: list[str]) -> list[str]:
    return ["Germans" if name == "Arverni" else name for name in order]


def test_a2_1_the_deck_has_39_new_cards_for_39_old_ones() -> None:
    """Each number from 1 to 72 is there once, with or without its A."""
    assert (len(NEW), len(OLD)) == (39, 33)
    assert sorted(int(card["number"].lstrip("A")) for card in DECK) == list(range(1, 73))
    assert all(card["number"] == f"A{card['replaces']}" for card in NEW)


def test_a2_1_no_two_cards_of_both_games_are_known_by_one_number() -> None:
    """In The Gallic War both decks are played."""
    assert all(card["index"] == 100 + card["replaces"] for card in NEW)
    assert all(card["index"] == int(card["number"]) for card in OLD)


def test_a2_3_2_the_germans_stand_where_the_arverni_did() -> None:
    for card in DECK:
        replaced = BASE[int(card["number"].lstrip("A"))]
        assert card["order"] == as_germans(replaced["order"]), card["number"]


def test_a2_1_initiative_is_spread_evenly() -> None:
    """Each Faction is first on 18 cards, and each order is found three times."""
    assert Counter(card["order"][0] for card in DECK) == dict.fromkeys(SEATS, 18)
    assert Counter(tuple(card["order"]) for card in DECK) == dict.fromkeys(permutations(SEATS), 3)


def test_a2_3_9_a_third_of_the_cards_may_rouse_the_arverni() -> None:
    """24 of 72: all new cards of the Aedui and Belgae, and three each of the Romans and Germans."""
    first = Counter(card["order"][0] for card in NEW if card["arverni_trigger"])

    assert first == {"Romans": 3, "Germans": 3, "Aedui": 7, "Belgae": 11}


def test_as_many_symbols_as_the_sheets_have_entries() -> None:
    """The instruction sheets of the four Factions: entries and "No" lists."""
    found = Counter((faction, symbol) for card in DECK for faction, symbol in card["symbols"].items())

    assert found == {
        **{("Romans", "L"): 16, ("Romans", "S"): 11, ("Aedui", "L"): 37, ("Aedui", "S"): 10},
        **{("Belgae", "L"): 24, ("Belgae", "S"): 13, ("Germans", "L"): 22, ("Germans", "S"): 10, ("Germans", "C"): 7},
    }


def test_old_cards_keep_their_symbols() -> None:
    for card in OLD:
        symbols = BASE[int(card["number"])]["symbols"]
        assert card["symbols"] == {"Germans" if f == "Arverni" else f: s for f, s in symbols.items()}, card["number"]


def test_a5_0_ten_new_cards_have_one_text_and_six_are_capabilities() -> None:
    assert sum(card["sides"] == "single" for card in NEW) == 10
    assert [c["number"] for c in NEW if c["capability"] == "both"] == ["A22", "A31", "A33", "A38", "A63", "A70"]
    assert all(("unshaded_side" in card) == ("shaded_side" in card) == (card["capability"] == "both") for card in NEW)


@pytest.mark.parametrize("language", languages())
def test_a5_0_every_side_of_a_new_card_is_told(language: str) -> None:
    """And no other cards but those of Falling Sky whose text means something else here."""
    sides = {"dual": ("unshaded", "shaded"), "single": ("unshaded",)}
    new = {f"event.{card['number']}.{side}" for card in NEW for side in sides[card["sides"]]}
    told = set(read("ariovistus_events", language)[0])

    assert new <= told
    assert told - new <= set(read("falling_sky_events", ENGLISH)[0])


def test_a5_0_every_title_has_a_name() -> None:
    named = {**read("falling_sky_names", "fr")[0], **read("ariovistus_names", "fr")[0]}

    assert [card["title"] for card in NEW if f"noun.title.{card['title']}" not in named] == []
