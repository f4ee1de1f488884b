"""A2.1 The set-up of Ariovistus as it is printed, and its victory markers."""

import tomllib
from importlib.resources import files

import pytest

from tests.ariovistus.playing import at, start

SCENARIO = tomllib.loads(
    files("alesia.games.falling_sky").joinpath("data/scenarios/ariovistus.toml").read_text(encoding="utf-8")
)


def test_a2_1_the_set_up_gives_the_control_that_is_printed() -> None:
    """Each Region is under the Control that the set-up says."""
    view = start().play("Chance draw_card card 1\nChance draw_card card 2").view
    assert {name: facts["control"] for name, facts in view["regions"].items()} == {
        name: "No Control" if holder == "none" else holder for name, holder in SCENARIO["control"].items()
    }


def test_a1_9_the_victory_markers_stand_as_printed() -> None:
    """Edge track and Forces display: 2 for the Germans, 5 Belgic, 15 Roman, 6 against the Aedui."""
    view = start().play("Chance draw_card card 1\nChance draw_card card 2").view
    assert view["scores"] == SCENARIO["edge_track"]
    assert view["margins"] == {"Romans": 0, "Germans": -4, "Aedui": -3, "Belgae": -10}


def test_a1_5_the_germans_have_the_seat_of_the_arverni() -> None:
    """Romans, Germans, Aedui and Belgae are asked; nobody asks the Arverni."""
    game = start().play("Chance draw_card card 1\nChance draw_card card 2")
    assert game.asked == "Romans action"
    game.play("Romans action pass")
    assert game.asked == "Germans action"
    assert list(game.view["margins"]) == ["Romans", "Germans", "Aedui", "Belgae"]


@pytest.mark.parametrize("words", ['[regions.Britannia]\nRomans = "1 Auxilia"', '[tribes]\nCatuvellauni = "Belgae"'])
def test_a1_3_4_britannia_is_not_on_the_map(words: str) -> None:
    """Neither the Region nor its Tribe can be spoken of."""
    with pytest.raises(Exception, match=r"'(Britannia|Catuvellauni)' is no"):
        at(words)
