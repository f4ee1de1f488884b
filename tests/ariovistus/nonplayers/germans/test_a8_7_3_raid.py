"""A8.7.3 Raid?"""

import pytest

from tests.ariovistus.nonplayers.germans.boards import TO_G4, boxes, commanded, did, germans_turn, told

# Nothing is placed in Germania.
BARREN = "[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"


def raid(treveri: str = "2 Warbands", there: str = 'Aedui = "3 Warbands"', resources: int = 3, more: str = "") -> str:
    purse = f"[resources]\nGermans = {resources}\n{more}\n"
    return f'{purse}{BARREN}[regions.Treveri]\nGermans = "{treveri}"\n{there}\n'


@pytest.mark.proves("A8.7.3a", "A8.7.3c")
def test_a8_7_3_a_roll_of_four_with_three_resources() -> None:
    """G4 yes: fewer than four Resources and a roll of 1-4; two Resources are enough."""
    game = germans_turn(raid(), 4)
    assert boxes(game).startswith(TO_G4 + "G4 yes, G_RAID yes")
    assert game.rolled("Germans") == [4]
    assert commanded(game)[0] == "raid Treveri"
    assert (game.resources("Germans"), game.resources("Aedui")) == (5, 8)
    assert "it would bring Resources: 2 (the Germans have 3), and two are asked for: yes." in told(game)


@pytest.mark.proves("A8.7.3b")
def test_a8_7_3_a_roll_of_five_leads_to_rally() -> None:
    """G4 no: on with A8.7.4."""
    game = germans_turn(raid(), 5)
    assert boxes(game).startswith(TO_G4 + "G4 no, G5")


@pytest.mark.proves("A8.7.3b")
def test_a8_7_3_no_roll_with_four_resources() -> None:
    """G4 no without a roll: four Resources."""
    game = germans_turn(raid(resources=4))
    assert boxes(game).startswith(TO_G4 + "G4 no, G5")
    assert game.rolled("Germans") == []


@pytest.mark.proves("A8.7.3c", "A8.7.3i")
def test_a8_7_3_pass_rather_than_gain_one() -> None:
    """G_RAID no: a Raid that brings only one Resource is not made; they Pass."""
    game = germans_turn(raid("Warband"), 1)
    assert boxes(game) == TO_G4 + "G4 yes, G_RAID no, PASS yes"
    assert game.resources("Germans") == 4


@pytest.mark.proves("A8.7.3d", "A8.7.3e")
def test_a8_7_3_romans_then_aedui_then_belgae() -> None:
    """Romans first, then Aedui, then Belgae, as far as they have Resources; Arverni have none."""
    there = 'Romans = "2 Auxilia"\nAedui = "2 Warbands"\nBelgae = "2 Warbands"\nArverni = "2 Warbands"'
    game = germans_turn(raid(there=there), 1)
    assert did(game, "raid") == ["raid take_from Romans", "raid take_from Romans"]
    poor = germans_turn(raid(there=there, more="Romans = 1"), 1)
    assert did(poor, "raid") == ["raid take_from Romans", "raid take_from Aedui"]
    broke = germans_turn(raid(there=there, more="Romans = 0\nAedui = 0"), 1)
    assert did(broke, "raid") == ["raid take_from Belgae", "raid take_from Belgae"]


@pytest.mark.proves("A8.7.3f")
def test_a8_7_3_from_nonplayers_too() -> None:
    """Whoever leads them: Non-player Aedui are robbed before Belgae whom somebody plays."""
    game = germans_turn(raid(there='Aedui = "Warband"\nBelgae = "Warband"'), 1, nonplayers='["Germans", "Aedui"]')
    assert did(game, "raid") == ["raid take_from Aedui", "raid take_from Aedui"]


@pytest.mark.proves("A8.7.3g")
def test_a8_7_3_from_nobody_in_other_regions_only() -> None:
    """The Aedui have one Resource: the second Warband in Treveri stays Hidden, while two in Mandubii gain their own."""
    more = '[regions.Mandubii]\nGermans = "2 Warbands"\n'
    game = germans_turn(raid(more="Aedui = 1") + more, 1)
    assert did(game, "raid")[:2] == ["raid take_from Aedui", "raid done"]
    assert game.pieces("Treveri", "Germans") == "1 Warband, 1 revealed Warband"
    assert game.resources("Germans") == 6


@pytest.mark.proves("A8.7.3g")
def test_a8_7_3_somebody_is_robbed_where_it_leaves_most_to_others() -> None:
    """The Aedui have one Resource; one Warband is with them in Treveri, two in Mandubii: it is taken in Treveri, and
    two are gained from nobody in Mandubii."""
    more = '[regions.Mandubii]\nGermans = "2 Warbands"\nAedui = "Warband"\n'
    for die in (1, 6):
        game = germans_turn(raid("Warband", more="Aedui = 1") + more, 1, die)
        assert game.pieces("Treveri", "Germans") == "1 revealed Warband"
        assert (game.resources("Germans"), game.resources("Aedui")) == (6, 0)
        assert not game.steps("Germans", "pick")
    other = '[regions.Mandubii]\nGermans = "Warband"\nAedui = "Warband"\n'
    assert germans_turn(raid(more="Aedui = 1") + other, 1).pieces("Mandubii", "Germans") == "1 revealed Warband"
    assert germans_turn(raid(more="Aedui = 1") + other, 1).resources("Germans") == 6


@pytest.mark.proves("A8.7.3g")
def test_a8_7_3_where_somebody_is_robbed_is_left_to_dice_and_nobody_else_raids_there() -> None:
    """Two Warbands each with Aedui who have one Resource: taken in one of the Regions, by dice; two in the other."""
    more = '[regions.Mandubii]\nGermans = "2 Warbands"\nAedui = "3 Warbands"\n'
    games = [germans_turn(raid(more="Aedui = 1") + more, 1, die) for die in (1, 6)]
    assert [game.resources("Germans") for game in games] == [6, 6]
    assert {game.pieces("Treveri", "Germans") for game in games} == {
        "1 Warband, 1 revealed Warband",
        "2 revealed Warbands",
    }


@pytest.mark.proves("A8.7.3h")
def test_a8_7_3_nothing_from_nobody_in_devastated_regions() -> None:
    """Only where the land bears something: else there is no Raid, and they Pass."""
    game = germans_turn(raid(there="devastated = true"), 1)
    assert boxes(game).endswith("G_RAID no, PASS yes")
    assert germans_turn(raid(there=""), 1).resources("Germans") == 5


def test_a8_7_3_a_citadel_shelters_the_only_victim() -> None:
    """3.3.3 From Aedui with a Citadel nothing is taken: from nobody instead, for that is another Region."""
    board = raid("1 revealed Warband", there="") + '[regions.Aedui]\nGermans = "2 Warbands"\n'
    game = germans_turn(board + '[tribes]\nAedui = "Aedui Citadel"', 1)
    assert (game.resources("Germans"), game.resources("Aedui")) == (5, 10)


def test_a8_7_3_baggage_trains_let_three_raid() -> None:
    """8 shaded, the Germans': three Warbands a Region, despite a Citadel."""
    board = BARREN + '[resources]\nGermans = 3\n[regions.Aedui]\nGermans = "3 Warbands"\n'
    game = germans_turn(board + '[tribes]\nAedui = "Aedui Citadel"\n[capabilities]\n8 = "shaded Germans"', 1)
    assert did(game, "raid") == ["raid take_from Aedui"] * 3
    assert game.resources("Germans") == 6


LED = """
[resources]
Germans = 1
Romans = 0
[regions.Treveri]
Germans = "Ariovistus, 4 Warbands"
{}
[regions.Sequani]
Germans = "1 Warband, 2 revealed Warbands"
{}
"""


@pytest.mark.proves("A8.7.3j", "A8.7.1bc")
def test_a8_7_3_free_intimidate_with_ariovistus() -> None:
    """Two Raid from the Aedui and frighten two of them away at the same time; no Special Ability is needed for it."""
    game = germans_turn(LED.format('Aedui = "3 Warbands"', ""), 1)
    assert did(game, "free_intimidate") == ["free_intimidate number 2"]
    assert game.pieces("Treveri", "Aedui") != "3 Warbands"
    assert boxes(game).endswith("G_RAID yes, G_INTIMIDATE yes")


@pytest.mark.proves("A8.7.3j", "A8.7.1bc")
def test_a8_7_3_the_marker_alone_with_ariovistus() -> None:
    """Nobody is there: one Warband places the marker, which is no Special Ability."""
    game = germans_turn(LED.format("", ""), 1)
    assert did(game, "free_intimidate") == ["free_intimidate number 1"]
    assert boxes(game).endswith("G_RAID yes, G_INTIMIDATE no")


@pytest.mark.proves("A8.7.3k", "A8.7.1aq")
def test_a8_7_3_then_intimidate_further() -> None:
    """After the Raid the Warbands of Sequani, under Germanic Control and still Hidden, frighten Romans there."""
    game = germans_turn(LED.format("", 'Romans = "1 Auxilia"\ndevastated = true'), 1)
    assert boxes(game).endswith("G_RAID yes, G_INTIMIDATE yes")
    assert commanded(game)[-2:] == ["ability Intimidate", "done"]
    assert game.pieces("Sequani", "Romans") == ""


def test_a8_7_3_no_free_intimidate_with_a_successor() -> None:
    """A3.4.3 Ariovistus himself must be there."""
    game = germans_turn(LED.replace("Ariovistus", "Successor").format('Aedui = "3 Warbands"', ""), 1)
    assert did(game, "free_intimidate") == []


def test_8_1_3_whom_germans_raid_is_told() -> None:
    """The order, and that nobody comes last."""
    said = "taken from these where they can be, in this order, else from nobody: Romans, Aedui, Belgae."
    assert said in told(germans_turn(LED.format("", ""), 1))
