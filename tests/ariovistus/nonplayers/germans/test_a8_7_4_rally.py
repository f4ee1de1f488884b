"""A8.7.4 Rally?"""

import pytest

from tests.ariovistus.nonplayers.germans.boards import TO_G4, boxes, commanded, did, germans_turn, told

BARREN = "[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\n"
# Enemies who keep Control, in Germania and wherever a March could lead.
HELD = """
[regions.Sugambri]
Belgae = "3 Warbands"
[regions.Ubii]
Belgae = "3 Warbands"
"""


@pytest.mark.proves("A8.7.4a", "A8.7.4g")
def test_a8_7_4_for_an_ally() -> None:
    """G5 yes: one Ally in Bituriges, under Germanic Control, for two Resources."""
    game = germans_turn(BARREN + '[regions.Bituriges]\nGermans = "2 Warbands"')
    assert boxes(game) == TO_G4 + "G4 no, G5 yes, G_RALLY yes, G_SETTLE no"
    assert game.tribe("Bituriges") == "Germans"
    assert game.resources("Germans") == 8
    assert "place Settlements 0, Allies 1, Warbands 0, and add Control in Regions 0" in told(game)


@pytest.mark.proves("A8.7.4b")
def test_a8_7_4_for_a_settlement() -> None:
    """G5 yes: a Settlement in Sequani, and with it two Warbands there; no Ally, for no Tribe is free. If Germania is
    Devastated there would be no Rally to go with it: then they March, and Settle after that."""
    board = '[regions.Sequani]\nGermans = "Ariovistus, 5 Warbands"\n[tribes]\nSequani = "Dispersed"\n'
    board += 'Helvetii = "Dispersed"\n'
    game = germans_turn(board + '[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\nBelgae = "3 Warbands"')
    assert boxes(game) == TO_G4 + "G4 no, G5 yes, G_RALLY yes"
    assert "place Settlements 1, Allies 0, Warbands 3, and add Control in Regions 0" in told(game)
    assert boxes(germans_turn(board + BARREN)) == TO_G4 + "G4 no, G5 no, G_MARCH yes, G_INTIMIDATE no, G_SETTLE yes"


@pytest.mark.proves("A8.7.4c", "A8.7.4h")
def test_a8_7_4_for_four_warbands() -> None:
    """G5 yes with four Warbands in all, no with three: one for each Ally, one more in each Region of Germania."""
    board = HELD + '[tribes]\n"Suebi North" = "Germans"\n'
    three = germans_turn(board)
    assert "Allies 0, Warbands 3, and add Control in Regions 0" in told(three)
    assert "G5 no" in boxes(three)
    four = germans_turn(board + '"Suebi South" = "Germans"')
    assert boxes(four) == TO_G4 + "G4 no, G5 yes, G_RALLY yes, G_SETTLE no"
    assert (four.pieces("Sugambri", "Germans"), four.pieces("Ubii", "Germans")) == ("2 Warbands", "2 Warbands")
    assert four.resources("Germans") == 10


@pytest.mark.proves("A8.7.4d")
def test_a8_7_4_for_control() -> None:
    """G5 yes: one Warband brings Control of Ubii; no if the Belgae have as many."""
    board = '[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\nGermans = "1 Warband"\nBelgae = "{}"'
    assert "G5 yes" in boxes(germans_turn(board.format("1 Warband")))
    assert "G5 no" in boxes(germans_turn(board.format("2 Warbands")))


@pytest.mark.proves("A8.7.4d")
def test_a8_7_4_control_of_a_region_outside_germania() -> None:
    """G5 yes: the Warband of the Ally in Treveri outnumbers the Belgae there."""
    game = germans_turn(BARREN + '[regions.Treveri]\nBelgae = "1 Warband"\n[tribes]\nTreveri = "Germans"')
    assert "Allies 0, Warbands 1, and add Control in Regions 1" in told(game)
    assert game.control("Treveri") == "Germans"


@pytest.mark.proves("A8.7.4e")
def test_a8_7_4_not_worthwhile_leads_to_march() -> None:
    """G5 no: to A8.7.5, not to Raid."""
    game = germans_turn(HELD)
    assert boxes(game).startswith(TO_G4 + "G4 no, G5 no, G_MARCH")


@pytest.mark.proves("A8.7.4g")
def test_a8_7_4_allies_before_warbands() -> None:
    """Two Resources: an Ally in Bituriges, not Warbands in Pictones, where there are three Allies."""
    board = (
        BARREN
        + """
        [resources]
        Germans = 2
        [regions.Bituriges]
        Germans = "2 Warbands"
        [tribes]
        Pictones = "Germans"
        Santones = "Germans"
    """
    )
    game = germans_turn(board, 6)
    assert commanded(game) == ["rally Bituriges", "done"]


@pytest.mark.proves("A8.7.4j")
def test_a8_7_4_allies_where_they_cost_least() -> None:
    """Two Resources: an Ally at the Settlement for one, and nothing is left for Bituriges, which costs two."""
    board = (
        BARREN
        + """
        [resources]
        Germans = 2
        [regions.Bituriges]
        Germans = "2 Warbands"
        [regions.Veneti]
        Germans = "Settlement, 2 Warbands"
    """
    )
    for die in (1, 6):
        game = germans_turn(board, 6, die)
        assert commanded(game) == ["rally Veneti", "done"]
        assert "germans.rally.cheapest_first" in game.priorities("Germans")


@pytest.mark.proves("A8.7.4i")
def test_a8_7_4_warbands_at_settlements_and_in_germania_first() -> None:
    """Two Resources: two Warbands at the Settlement of Veneti and one in each Region of Germania; nothing is left for
    Pictones, where there would be more."""
    board = (
        HELD
        + """
        [resources]
        Germans = 2
        [regions.Veneti]
        Germans = "Settlement"
        Romans = "3 Auxilia"
        [regions.Pictones]
        Romans = "4 Auxilia"
        [tribes]
        Veneti = "Germans"
        Pictones = "Germans"
        Santones = "Germans"
        "Suebi North" = "Germans"
    """
    )
    game = germans_turn(board, 6)
    assert sorted(commanded(game)[:-1]) == ["rally Sugambri", "rally Ubii", "rally Veneti"]
    assert game.pieces("Veneti", "Germans") == "3 Warbands, Settlement"
    assert game.resources("Germans") == 1
    assert "germans.rally.at_home_first" in game.priorities("Germans")


@pytest.mark.proves("A8.7.4j")
def test_a8_7_4_the_most_warbands_that_can_be_paid_for() -> None:
    """Two Resources for one Region abroad: Pictones with two Allies, not Veneti with one."""
    board = (
        HELD
        + """
        [resources]
        Germans = 2
        [regions.Veneti]
        Romans = "3 Auxilia"
        [regions.Pictones]
        Romans = "3 Auxilia"
        [tribes]
        Veneti = "Germans"
        Pictones = "Germans"
        Santones = "Germans"
    """
    )
    for die in (1, 6):
        game = germans_turn(board, 6, die)
        assert "rally Pictones" in commanded(game)
        assert "germans.rally.most_warbands" in game.priorities("Germans")


@pytest.mark.proves("A8.7.4l")
def test_a8_7_4_any_piece_is_enough_if_they_could_not_march() -> None:
    """G_RALLY yes: two Warbands in Germania, after a March that was not possible."""
    game = germans_turn(HELD)
    assert boxes(game) == TO_G4 + "G4 no, G5 no, G_MARCH no, G_RALLY yes, G_SETTLE no"
    assert (game.pieces("Sugambri", "Germans"), game.pieces("Ubii", "Germans")) == ("1 Warband", "1 Warband")


@pytest.mark.proves("A8.7.4m", "A8.7.5n")
def test_a8_7_4_nothing_to_place_leads_to_raid() -> None:
    """G_RALLY no: Germania is Devastated; they Raid from nobody."""
    board = BARREN + '[regions.Pictones]\nGermans = "2 Warbands"\nBelgae = "3 Warbands"\n[resources]\nBelgae = 0'
    frost = 'card = 54\nnext = "Winter"\nineligible = ["Romans", "Aedui", "Belgae"]'
    game = germans_turn(board, head=frost)
    assert boxes(game).startswith(TO_G4 + "G4 no, G5 no, G_MARCH no, G_RALLY no, G_RAID yes")
    assert game.resources("Germans") == 12


def test_a8_7_4_cities_first() -> None:
    """8.4.1 Of the Tribes of Sequani that can be Allies, the City."""
    board = BARREN + '[regions.Sequani]\nGermans = "3 Warbands"'
    for die in (1, 6):
        assert germans_turn(board, die).tribe("Sequani") == "Germans"


def test_a8_7_4_no_resources_but_germania_is_free() -> None:
    """With nothing in the coffers Germania is still Rallied in: Allies under Germanic Control, and a Warband each."""
    board = (
        '[resources]\nGermans = 0\n[regions.Ubii]\nGermans = "1 Warband"\n[regions.Pictones]\nGermans = "5 Warbands"'
    )
    game = germans_turn(board, 6, 1)
    assert did(game, "rally") == ["rally place_ally"]
    assert sorted(commanded(game)[:-1]) == ["rally Sugambri", "rally Ubii"]
    assert game.resources("Germans") == 0


@pytest.mark.proves("A8.7.4j")
def test_a8_7_4_the_last_warbands_where_they_cost_least() -> None:
    """Two Warbands are Available, for Sugambri with its Ally free of cost, not for the Settlement in Veneti."""
    board = """
        [regions.Sugambri]
        Belgae = "3 Warbands"
        Germans = "1 Warband"
        [regions.Ubii]
        devastated = true
        [regions.Veneti]
        Germans = "Settlement"
        Romans = "4 Auxilia"
        [regions.Pictones]
        Germans = "27 Warbands"
        [tribes]
        "Suebi North" = "Germans"
        Pictones = "Dispersed"
        Santones = "Dispersed"
    """
    frost = 'card = 54\nnext = "Winter"\nineligible = ["Romans", "Aedui", "Belgae"]'
    for die in (1, 6):
        game = germans_turn(board, die, head=frost)
        assert commanded(game) == ["rally Sugambri", "done"]
        assert "germans.rally.cheapest_first" in game.priorities("Germans")
