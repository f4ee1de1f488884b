"""8.5.4 Raid?"""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.belgae.boards import TO_B4, belgae_turn, boxes, commanded, did

# No Rally is worth it, and nothing can be Marched for: one Warband here and there.
BOARD = """
[resources]
Belgae = {resources}
[regions.Morini]
devastated = true
[regions.Nervii]
devastated = true
[regions.Atrebates]
devastated = true
[regions.Treveri]
Belgae = "{treveri}"
{there}
"""


def raid(treveri: str = "2 Warbands", there: str = 'Aedui = "3 Warbands"', resources: int = 3) -> str:
    return BOARD.format(treveri=treveri, there=there, resources=resources)


@pytest.mark.proves("8.5.4a", "8.5.4d")
def test_8_5_4_a_roll_of_four_with_three_resources() -> None:
    """B5 yes: fewer than four Resources and a roll of 1-4; two Resources from a player."""
    game = belgae_turn(raid(), 4)
    assert boxes(game).startswith(TO_B4 + "B4 no, B5 yes, B_RAID yes, B_RAMPAGE")
    assert game.rolled("Belgae") == [4]
    assert commanded(game)[0] == "raid Treveri"
    assert game.resources("Belgae") == 5
    assert game.resources("Aedui") == 8
    lines = [line.strip() for _, line in explain_lines(game.walk("Belgae"))]
    assert "so many from each Region: Treveri 2." in lines


@pytest.mark.proves("8.5.4a", "8.5.5f")
def test_8_5_4_a_roll_of_five() -> None:
    """B5 no: a roll of 5 leads to March; which, being impossible, leads back to Raid (8.5.5)."""
    game = belgae_turn(raid(), 5)
    assert boxes(game).startswith(TO_B4 + "B4 no, B5 no, B_MARCH")


@pytest.mark.proves("8.5.4a", "8.5.5e")
def test_8_5_4_no_roll_with_four_resources() -> None:
    """B5 no without a roll: four Resources."""
    game = belgae_turn(raid(resources=4))
    assert boxes(game).startswith(TO_B4 + "B4 no, B5 no, B_MARCH")
    assert game.rolled("Belgae") == []


@pytest.mark.proves("8.5.4d", "8.5.4b")
def test_8_5_4_pass_rather_than_gain_one() -> None:
    """B_RAID no: a Raid that brings only one Resource is not made; they Pass."""
    game = belgae_turn(raid("Warband"), 1)
    assert boxes(game) == TO_B4 + "B4 no, B5 yes, B_RAID no, PASS yes"
    assert game.resources("Belgae") == 4


@pytest.mark.proves("8.5.4e", "8.5.4f")
def test_8_5_4_romans_then_aedui_then_others() -> None:
    """1 From players: Romans first, then Aedui, then Arverni, as far as they have Resources."""
    there = 'Romans = "2 Auxilia"\nAedui = "2 Warbands"\nArverni = "2 Warbands"'
    text = raid(there=there)
    game = belgae_turn(text, 1)
    assert did(game, "raid") == ["raid take_from Romans", "raid take_from Romans"]
    poor = belgae_turn(text.replace("Belgae = 3", "Belgae = 3\nRomans = 1"), 1)
    assert did(poor, "raid") == ["raid take_from Romans", "raid take_from Aedui"]
    broke = belgae_turn(text.replace("Belgae = 3", "Belgae = 3\nRomans = 0\nAedui = 0"), 1)
    assert did(broke, "raid") == ["raid take_from Arverni", "raid take_from Arverni"]


@pytest.mark.proves("8.5.4g", "8.5.4h")
def test_8_5_4_never_from_nonplayers() -> None:
    """2 Nothing is taken from Non-players: from nobody instead, where the land is not Devastated."""
    away = 'card = 69\nineligible = ["Aedui"]'
    game = belgae_turn(raid(), 1, head=away, nonplayers='["Belgae", "Aedui"]')
    assert did(game, "raid") == ["raid gain", "raid gain"]
    assert game.resources("Aedui") == 10
    barren = belgae_turn(raid(there='devastated = true\nAedui = "3 Warbands"'), 1, nonplayers='["Belgae", "Aedui"]')
    assert "B_RAID no" in boxes(barren)


@pytest.mark.proves("8.5.4g")
def test_8_5_4_players_before_nobody() -> None:
    """1 before 2: a player's Resource, though one could be gained from nobody."""
    game = belgae_turn(raid(there='Aedui = "Warband"\nArverni = "2 Warbands"'), 1)
    assert did(game, "raid") == ["raid take_from Aedui", "raid take_from Aedui"]


@pytest.mark.proves("8.5.1am", "8.5.4c")
def test_8_5_4_rampage_after_the_raid() -> None:
    """After Raiding, Rampage with the Warbands that are still Hidden."""
    game = belgae_turn(raid("Successor, 3 Warbands", there='Aedui = "3 Warbands"\nArverni = "2 Warbands"'), 1)
    assert boxes(game).endswith("B_RAID yes, B_RAMPAGE yes")
    assert commanded(game)[:2] == ["raid Treveri", "ability Rampage"]
    assert game.pieces("Treveri", "Aedui") == "2 Warbands"


def test_8_5_4_the_one_resource_is_taken_where_nothing_else_can_be_gained() -> None:
    """8.4 The Romans have one Resource: it is taken in Devastated Morini, and Nervii brings one from nobody."""
    board = """
        [resources]
        Belgae = 0
        Romans = 1
        [regions.Morini]
        Belgae = "Warband"
        Romans = "Auxilia"
        devastated = true
        [regions.Nervii]
        Belgae = "Warband"
        Romans = "Auxilia"
    """
    for die in (1, 6):
        game = belgae_turn(board, 1, die)
        assert boxes(game).startswith(TO_B4 + "B4 no, B5 yes, B_RAID yes")
        assert (game.resources("Belgae"), game.resources("Romans")) == (2, 0)


def test_8_5_4_each_victim_where_it_leaves_most_for_the_next() -> None:
    """8.4 One Resource of each: Romans in Morini, Aedui in Nervii, for only Atrebates brings one from nobody."""
    board = """
        [resources]
        Belgae = 0
        Romans = 1
        Aedui = 1
        [regions.Morini]
        Belgae = "Warband"
        Romans = "Auxilia"
        devastated = true
        [regions.Nervii]
        Belgae = "Warband"
        Romans = "Auxilia"
        Aedui = "Warband"
        devastated = true
        [regions.Atrebates]
        Belgae = "Warband"
        Romans = "Auxilia"
        Aedui = "Warband"
    """
    for die in (1, 3, 6):
        game = belgae_turn(board, 1, die, die)
        assert boxes(game).startswith(TO_B4 + "B4 no, B5 yes, B_RAID yes")
        assert (game.resources("Belgae"), game.resources("Romans"), game.resources("Aedui")) == (3, 0, 0)
