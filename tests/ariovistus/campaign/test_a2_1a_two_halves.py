"""A2.1A The Gallic War: its seats, its set-up and the two wars in it."""

import pytest

from alesia.games import find
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, ROMANS
from alesia.games.falling_sky.deck import FIRST_HALF, SECOND_HALF
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import chairs, faction_at, place_of, players, seat_of, war
from alesia.kernel.conformance import check_game, default_options

CAMPAIGN = find("ariovistus-campaign")
SEATINGS = ("four", "three-germans-belgae", "three-romans-aedui", "two")


def half(scenario: int, seating: int = 0) -> State:
    state = State()
    state.scenario, state.seating = scenario, seating
    return state


@pytest.mark.proves("A2.1Aa", "A2.1Ab")
def test_a2_1a_five_seats_two_of_them_in_the_same_hands() -> None:
    """The Arverni's seat is the heir of the Germans', and has the same person from the beginning."""
    assert CAMPAIGN.seats == ("Romans", "Germans", "Aedui", "Belgae", "Arverni")
    assert CAMPAIGN.heirs == {"Arverni": "Germans"}
    for scenario in (FIRST_HALF, SECOND_HALF):
        assert [CAMPAIGN.player_of(half(scenario), seat) for seat in range(5)] == [0, 1, 2, 3, 1]
        assert [CAMPAIGN.player_of(half(scenario, 3), seat) for seat in range(5)] == [0, 1, 0, 1, 1]


def test_a2_1a_the_idle_seat_looks_on_with_its_person() -> None:
    """Germans in the first half, Arverni in the second; the rules ask the seat that bears the name."""
    first, second = half(FIRST_HALF), half(SECOND_HALF)
    assert chairs(first) == (ROMANS, GERMANS, AEDUI, BELGAE, GERMANS)
    assert chairs(second) == (ROMANS, ARVERNI, AEDUI, BELGAE, ARVERNI)
    assert faction_at(first, 4) is GERMANS
    assert faction_at(second, 1) is ARVERNI
    assert (seat_of(first, GERMANS), seat_of(first, ARVERNI)) == (1, -1)
    assert (seat_of(second, GERMANS), seat_of(second, ARVERNI)) == (-1, 4)


def test_a2_1a_ties_are_decided_as_in_the_war_that_is_fought() -> None:
    """7.1 The Arverni are second in ties, though their seat is the fifth."""
    second = half(SECOND_HALF)
    assert [place_of(second, faction) for faction in players(second)] == [0, 1, 2, 3]
    assert place_of(second, GERMANS) == -1


def test_a2_1a_the_wars_of_the_halves() -> None:
    """First Cisalpina and Settlements, then Britannia; Capabilities of both decks may last into the second."""
    first, second = war(half(FIRST_HALF)), war(half(SECOND_HALF))
    assert first is war(half(3))
    assert second is not war(half(0))
    assert second != war(half(0)), "a war of its own where it is a key"
    assert set(second.lasting) == {*first.lasting, *war(half(0)).lasting}
    assert second.cards == war(half(0)).cards
    assert second.holders == (*players(half(SECOND_HALF)), GERMANS)


def test_a2_1a_set_up_is_that_of_ariovistus() -> None:
    """The same board, cards yet to come; and no shorter game."""
    there, here = find("ariovistus"), CAMPAIGN
    one = there.setup("ariovistus", default_options(there)).to_json()
    other = here.setup("the-gallic-war", default_options(here)).to_json()
    assert one | {"scenario": FIRST_HALF} == other
    assert [option.name for option in here.options] == ["seating", "sudden_frost", "even_initiative", "solo"]


def test_a2_1a_what_was_learned_of_ariovistus_has_its_place() -> None:
    """Answers and questions of Ariovistus come first, those of the Interlude behind them."""
    there, here = find("ariovistus"), CAMPAIGN
    assert here.vocabulary[: len(there.vocabulary)] == there.vocabulary
    assert here.questions[: len(there.questions)] == there.questions
    assert "expedition" in here.questions


def test_a2_1a_cards_of_both_decks() -> None:
    """72 without an A, 39 with one, and WINTER."""
    names = [card.name for card in CAMPAIGN.cards]
    assert len(set(names)) == len(names) == 72 + 39 + 1
    assert names[:2] == ["1", "2"]
    assert (names[-2], CAMPAIGN.cards[-1].title) == ("A70", "Winter")


@pytest.mark.parametrize("seed", range(4))
def test_conformance_of_the_game(seed: int) -> None:
    """Clones, snapshots, records, replays, rows and views keep the kernel's promises."""
    assert check_game(CAMPAIGN, "the-gallic-war", {"seating": SEATINGS[seed]}, seed) > 0
