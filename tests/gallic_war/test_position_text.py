"""The position text: defaults, that it comes back as it was written, and what it refuses (docs/notation.md)."""

import re
from pathlib import Path

import pytest

import alesia
from alesia.games.gallic_war import GAME
from tests.gallic_war.playing import at

FULL = """\
turn = 5
phase = "cards"
supply = 7
caesar_wintered = true
ariovistus_wintered = true
german_vp = 2
raids = 1
called_back = 2
delayed = ["Legion XIII"]
removed = ["Massive Revolt"]
discards = ["Aedui", "Boii"]

[victory_points]
Roman = 4
Barbarian = -1

[homes]
Vercingetorix = "Arverni"
Dumnorix = "Aedui"

[fallen]
Roman = "Menapi"
Barbarian = "German 1, Helvetii 1"

[returning]
"Legion VII" = 4

[hands]
Roman = ["Helvetii", "Remi"]
Barbarian = ["Sequani", "Baggage Train"]

[activations]
Roman = ["Veneti"]
Barbarian = ["Leuci", "Volcae"]

[areas.Aedui]
Barbarian = "Vercingetorix (2), Dumnorix, Aedui 1, Aedui 2 (1)"

[areas.Arverni]
Barbarian = "Arverni 1, Arverni 2"

[areas.Helvetii]
Roman = "Helvetii 2, Helvetii 3"

[areas.Germania]
Barbarian = "Ariovistus, German 2"

[areas."Transalpine Gaul"]
Roman = "Caesar (3), Legion VIII"

[areas.Off-Map]
Roman = "Legion IX"
"""


def test_a_text_comes_back_as_it_was_written() -> None:
    assert at(FULL).table.position_text() == FULL


def test_defaults_of_an_empty_text() -> None:
    """Turn 1 before the deal, all tribes neutral, nobody else in play."""
    game = at("")

    assert game.table.position_text() == (
        'turn = 1\nphase = "draw"\nsupply = 15\n\n[victory_points]\nRoman = 0\nBarbarian = 0\n'
    )
    assert sum(game.is_neutral(name) for name in game.view["areas"]) == 25


def test_the_set_up_is_a_position() -> None:
    state = GAME.setup("gallic-war", {})

    assert GAME.position_text(GAME.read_position(GAME.position_text(state), "gallic-war", {})) == GAME.position_text(
        state
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("turn = ", "not TOML"),
        ("turn = 9", "from 1 to 8"),
        ("supply = 20", "from 0 to 19"),
        ("raids = true", "from 0 to 8"),
        ("colour = 3", "'colour' is not part of a position"),
        ("caesar_wintered = 1", "true or false"),
        ("[areas.Rome]", "'Rome' is no area"),
        ('[areas.Aedui]\nGreek = "Caesar"', "'Greek' is not part of area Aedui"),
        ("[areas.Aedui]\nRoman = 3", "as text such as"),
        ('[areas.Aedui]\nRoman = "Legion XX"', "'Legion XX' is no unit"),
        ('[areas.Aedui]\nRoman = "Legion VII (5), Aedui 1, Aedui 2"', "from 1 to 4"),
        ('[areas.Aedui]\nBarbarian = "Caesar, Aedui 1, Aedui 2"', "cannot be a Barbarian unit"),
        ('[areas.Aedui]\nRoman = "Roman Cavalry, Aedui 1, Aedui 2"', "cannot be a Roman unit"),
        ('[areas.Aedui]\nRoman = "Caesar"', "would be neutral"),
        ('[areas.Aedui]\nRoman = "Caesar, Aedui 1"\nBarbarian = "Aedui 2"', "both players are in Aedui"),
        ('[areas.Off-Map]\nRoman = "Volcae"', "cannot be off the map"),
        ('[areas.Aedui]\nRoman = "Aedui 1, Aedui 1, Aedui 2"', "said twice"),
        ('gone = ["Aedui 1"]', "only Ariovistus and Vercingetorix"),
        ('[fallen]\nRoman = "Legion VII"', "cannot be among the fallen"),
        ('[returning]\n"Legion VII" = 2', "from 1 to 1"),
        ('[homes]\nDumnorix = "Aedui"', "not on the map"),
        ('hands = { Roman = ["Remi"] }', "hands of 0 and 1 cards"),
        ('phase = "cards"', "hands of 0 cards"),
        ('phase = "summer"', "not 'summer'"),
        ('discards = ["Remi", "Remi"]', "said twice"),
        ('removed = ["Remi"]', "only Massive Revolt"),
        ('activations = { Roman = ["Remi", "Aedui"] }', "more activations"),
        ("must_revolt = true", "must_revolt needs"),
        ("hands = 3", "must be a table"),
        ("discards = 3", "must be a list"),
    ],
)
def test_what_cannot_stand_is_refused(text: str, words: str) -> None:
    with pytest.raises(alesia.BadPosition, match=re.escape(words)):
        at(text)


def test_the_example_of_the_notation_can_be_played() -> None:
    """docs/notation.md"""
    text = (Path(__file__).resolve().parents[2] / "docs/notation.md").read_text("utf-8")
    example = text.split("## Position text (Caesar's Gallic War)")[1].split("```toml\n")[1].split("```")[0]

    assert at(example).view["round"] == 4


def test_in_the_middle_of_a_round_its_cards_are_still_in_hand() -> None:
    """The text of such a moment is of the board as it stands, at the beginning of the round."""
    game = at('hands = { Roman = ["Aedui"], Barbarian = ["Volcae"] }').play("Roman action activation")
    game.play("Barbarian action political")
    again = at(game.table.position_text())

    assert game.units("Aedui", "Roman") == again.units("Aedui", "Roman") == "Aedui 1, Aedui 2"
    assert again.asked == "Roman action"
