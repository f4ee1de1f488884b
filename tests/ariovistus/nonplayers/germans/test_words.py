"""A8.7 A turn of the Germans as it is told: the figures behind each answer, in both languages."""

import re
from pathlib import Path

import pytest

from alesia.games.falling_sky.nonplayers import germans
from alesia.words.catalogue import catalogue
from tests.ariovistus.nonplayers.germans.boards import germans_turn, told


def keys() -> set[str]:
    """All keys of sentences that the modules name."""
    folder = Path(str(germans.__file__)).parent
    pattern = r'"((?:reckoned\.)?germans\.[a-z_.]+|why\.[a-z_.]+|phrase\.germans[a-z_.]+)"'
    return {key for file in folder.glob("*.py") for key in re.findall(pattern, file.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a8_7_every_key_has_a_sentence(language: str) -> None:
    """Every key that the modules name stands in the catalogue of either language."""
    words = catalogue("ariovistus_nonplayers", language)
    assert len(keys()) > 30
    assert [key for key in sorted(keys()) if key not in words.forms] == []


def test_a8_7_4_a_rally_is_told_by_what_it_would_place() -> None:
    """G5: in both languages the same figures."""
    board = '[regions.Sequani]\nGermans = "Ariovistus, 4 Warbands"'
    game = germans_turn(board)
    assert "would place Settlements 1, Allies 1, Warbands 3, and add Control in Regions 2 (Resources 10" in told(game)
    french = told(game, "fr").replace("\u00a0", " ")
    assert "placeraient 1 Implantation, 1 Allié, 3 Guerriers et ajouteraient le Contrôle de 2 Régions" in french


def test_a8_7_5_a_march_is_told_with_its_needs() -> None:
    """G_MARCH: who goes where, how many are needed, and what comes after."""
    board = """
        [resources]
        Germans = 1
        [regions.Sugambri]
        devastated = true
        [regions.Ubii]
        Arverni = "2 Warbands"
        [regions.Cisalpina]
        Germans = "5 Warbands"
        [regions.Sequani]
        Arverni = "9 Warbands"
    """
    game = germans_turn(board, 6)
    line = "Control of Ubii, in or next to Germania: 3 pieces are needed, there go 4 Warbands, from Cisalpina."
    assert line in told(game)
    assert "no second Region can be brought under Germanic Control with the Warbands to spare." in told(game)
    assert "no group that is left can go nearer to the Leader" in told(game)
    french = told(game, "fr").replace("\u00a0", " ")
    assert "Contrôle chez les Ubiens, en Germanie ou à côté : il faut 3 pièces, 4 Guerriers y vont" in french


def test_a8_7_1_a_flight_is_told_with_its_reasons() -> None:
    """G_MARCH_THREAT: from where, why, to where, and what is there."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 2 revealed Warbands"\nRomans = "8 Legions"'
    game = germans_turn(board, 1)
    line = "Treveri, which is under threat, to Nervii: Dispersed Tribes 0, Allies of Aedui and Belgae at victory 0, "
    assert line + "Germanic Control added." in told(game)
    assert "de chez les Trévires, Région sous la menace, vers les Nerviens" in told(game, "fr").replace("\u00a0", " ")
