"""`alesia ask` about Caesar: Rome vs Gaul: what its non-player does with a card, on a board of yours."""

from pathlib import Path

import pytest

from .conftest import Run

BOARD = """
turn = 3
round = 4
roman = ["Bibracte", "Cabillonum", "Matisco", "Vesontio", "Magetobriga", "Burdigala", "Tolosa", "Nemausus", "Genava"]
gallic = ["Cenabum", "Autricum"]
[spaces.Bibracte]
outside = "Caesar, Legion X, Legion VII, Legion VIII (1)"
"""
HANDS = 'hands = { Roman = ["Alesia"], Gallic = ["Hostages"] }'
ASK = ("ask", "board.toml", "--plain", "--faction")


@pytest.fixture(autouse=True)
def board(run: Run) -> None:
    Path("board.toml").write_text(BOARD)


def hands() -> None:
    Path("board.toml").write_text(HANDS + BOARD)


def test_the_card_is_told_and_the_boxes(run: Run) -> None:
    told = run(*ASK, "roman", "--card", "alesia").output

    assert "Caesar: Rome vs Gaul. Non-players: Roman. Played by people: Gallic" in told
    assert "The Roman player plays Alesia." in told
    assert "R_SIEGE no" in told
    assert "R_BEST yes" in told


def test_nothing_is_told_of_what_comes_after_the_card(run: Run) -> None:
    """With the last card of both the winter would follow at once."""
    assert "Winter of turn" not in run(*ASK, "Roman", "--card", "Alesia").output


def test_step_by_step_and_in_french(run: Run) -> None:
    told = run(*ASK, "Gallic", "--card", "Hostages", "--explain").output
    french = run(*ASK, "Gallic", "--card", "Hostages", "--explain", "--lang", "fr").output

    assert "G_RISE Major Uprising of submitted Tribes. Not needed: too few Tribes would rise." in told
    assert "Le Gaulois joue Otages." in french


def test_the_hand_of_the_position_is_played(run: Run) -> None:
    hands()

    assert "The Roman player plays Alesia." in run(*ASK, "Roman").output


def test_a_card_that_the_text_gives_to_the_opponent_is_taken_from_him(run: Run) -> None:
    hands()

    assert "The Gallic player plays Alesia." in run(*ASK, "Gallic", "--card", "Alesia", "--nonplayers", "all").output


def test_without_a_card_it_is_asked_for(run: Run) -> None:
    for more in ((), ("--nonplayers", "all")):
        assert "which card is played? The position does not say what Roman holds" in run(*ASK, "Roman", *more).output


def test_others_answer_at_the_keyboard_or_by_their_own_chart(run: Run) -> None:
    """An event that might be cancelled: a person is asked, another non-player is not."""
    hands()
    event = (*ASK, "Roman", "--card", "Constant as the Northern Star")

    assert "now the Gallic must answer" in run(*event).output
    assert "must answer" not in run(*event, "--nonplayers", "gallic").output
    refused = run(*event, "--nonplayers", "Belgae").output
    assert "'Belgae' cannot be a Non-player; known: Roman, Gallic, or all" in refused


def test_only_the_play_of_a_card_can_be_asked(run: Run) -> None:
    assert "only the play of a card can be asked" in run(*ASK, "Roman", "--about", "retreat").output
