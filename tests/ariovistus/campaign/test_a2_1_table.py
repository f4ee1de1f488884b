"""A2.1 The table across the Interlude: taking back, saving, and a position at every part."""

from pathlib import Path

import pytest

import alesia
from alesia.games import find
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from tests.ariovistus.campaign.interlude import finish, interlude
from tests.ariovistus.campaign.playing import GAME
from tests.falling_sky.playing import Play

CAMPAIGN = find(GAME)
# Somebody is asked in both halves: Germans who leave Cisalpina, Romans who may sail.
BOARD = """
    [regions.Cisalpina]
    Germans = "2 Warbands"
    [regions.Provincia]
    Romans = "Caesar, 6 Legions, 3 Auxilia"
"""


def across() -> Play:
    """Just before the map changes."""
    return interlude("cisalpina", BOARD)


def test_a2_1_an_answer_behind_which_the_map_changes_can_be_taken_back() -> None:
    """The first half is there again, with Cisalpina and the Germans' Resources."""
    game = across()
    before = game.table.digest
    game.play("Germans interlude_home done")
    assert (game.asked, game.position["half"]) == ("Romans expedition", 2)
    game.table.undo(agreed=True)

    assert (game.asked, game.table.digest) == ("Germans interlude_home", before)
    assert "half" not in game.position
    assert game.position["resources"]["Germans"] == 5


def test_a2_1_a_record_across_the_interlude_is_loaded(tmp_path: Path) -> None:
    """Every answer of both halves, in five seats."""
    game = finish(across())
    game.play("Chance draw_card card 19\nChance draw_card card 1\nArverni action pass")
    game.table.save(tmp_path / "campaign.txt")
    again = alesia.load(tmp_path / "campaign.txt")

    assert again.digest == game.table.digest
    assert again.ask == game.table.ask


@pytest.mark.parametrize("part", PARTS_OF_INTERLUDE)
def test_a2_1_a_position_at_every_part_is_read_back(part: str) -> None:
    """A first half that was played on a real table goes on here: each part of the Interlude is a place to begin."""
    board = BOARD if part not in ("britannia", "spring", "tracks", "second_deck") else ""
    start = CAMPAIGN.position_text(interlude(part, board).table._position.start)
    state = CAMPAIGN.read_position(start, "the-gallic-war", {})

    assert CAMPAIGN.position_text(state) == start
    CAMPAIGN.check(state)


@pytest.mark.parametrize(
    "text",
    [
        'card = "Winter"\ninterlude = "belgae"\n[regions.Ubii]\nGermans = "Ariovistus"',
        'card = "Winter"\ninterlude = "belgae"\n[regions.Ubii]\nGermans = "Settlement"',
        'card = "Winter"\ninterlude = "belgae"\n[regions.Ubii]\nGermans = "16 Warbands"',
    ],
)
def test_a2_1d_what_left_the_game_is_not_in_a_later_part(text: str) -> None:
    """Leader, Settlements, and Warbands beyond fifteen."""
    with pytest.raises(alesia.AlesiaError, match="Germans"):
        alesia.new(GAME, position=text)
