"""Facts of the war that Non-players go by: signs on the cards, and the order of enemies."""

from collections import Counter

import pytest

from alesia.games.falling_sky.components import FACTION, FACTIONS
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY

# Laurels, Swords and Carnyx of each Faction in the 72 cards: as many as its sheet has entries.
SIGNS = {
    "Romans": {"L": 16, "S": 11},
    "Germans": {"L": 22, "S": 10, "C": 7},
    "Aedui": {"L": 37, "S": 10},
    "Belgae": {"L": 24, "S": 13},
}
# 8.4.1 as A8.4 reads it.
TARGETS = {
    "Romans": "Germans Belgae Arverni Aedui",
    "Germans": "Romans Aedui Belgae Arverni",
    "Aedui": "Germans Belgae Arverni Romans",
    "Belgae": "Romans Aedui Germans Arverni",
}


@pytest.mark.parametrize("name", SIGNS)
def test_a8_2_1_as_many_signs_as_the_sheets_have_entries(name: str) -> None:
    signs = Counter(ARIOVISTUS.symbols[card][FACTION[name]] for card in ARIOVISTUS.cards)

    assert {sign: n for sign, n in signs.items() if sign} == SIGNS[name]


def test_a8_2_1_the_arverni_have_no_sign() -> None:
    assert {ARIOVISTUS.symbols[card][FACTION["Arverni"]] for card in ARIOVISTUS.cards} == {""}


def test_8_2_1_signs_of_falling_sky_are_those_printed() -> None:
    for card in FALLING_SKY.cards:
        found = {f: sign for f, sign in zip(FACTIONS, FALLING_SKY.symbols[card], strict=True) if sign}
        assert found == card.symbols


@pytest.mark.parametrize("name", TARGETS)
def test_a8_4_order_of_enemies(name: str) -> None:
    assert [f.name for f in ARIOVISTUS.targets[FACTION[name]]] == TARGETS[name].split()


def test_a8_4_who_harasses_romans() -> None:
    assert {f.name for f in ARIOVISTUS.rebels} == {"Belgae", "Germans"}
