"""A8.5 The flowchart of the Belgae in this war: Raid and March."""

import pytest

from tests.ariovistus.nonplayers.belgae.boards import belgae_turn, boxes, did


@pytest.mark.proves("A8.5a")
def test_a8_5_a_german_player_is_raided() -> None:
    """B_RAID yes: from the Germans, after Romans and Aedui; not from Non-player Germans, and never from Arverni."""
    board = """
        [resources]
        Belgae = 0
        Romans = {}
        Germans = 5
        [regions.Treveri]
        Belgae = "Successor, 2 Warbands"
        Germans = "1 Warband"
        Romans = "1 Auxilia"
        Arverni = "1 Warband"
    """
    assert did(belgae_turn(board.format(0), 1), "raid") == ["raid take_from Germans"] * 2
    assert did(belgae_turn(board.format(1), 1), "raid") == ["raid take_from Romans", "raid take_from Germans"]
    game = belgae_turn(board.format(0), 1, nonplayers='["Belgae", "Germans"]')
    assert "raid take_from Germans" not in did(game, "raid")


@pytest.mark.proves("A8.5b")
def test_a8_5_cisalpina_is_a_goal() -> None:
    """B_MARCH yes: Cisalpina is the only Region that can be brought under Belgic Control."""
    board = """
        [regions.Sequani]
        Belgae = "Successor, 8 Warbands"
        [regions.Ubii]
        Germans = "9 Warbands"
        [regions.Treveri]
        Germans = "9 Warbands"
        [regions.Mandubii]
        Aedui = "9 Warbands"
        [regions.Aedui]
        Aedui = "9 Warbands"
        [regions.Arverni]
        Arverni = "9 Warbands"
        [regions.Provincia]
        Romans = "9 Auxilia"
        [regions.Morini]
        devastated = true
        [regions.Nervii]
        devastated = true
        [regions.Atrebates]
        devastated = true
        [tribes]
        Sequani = "Dispersed"
        Helvetii = "Dispersed"
    """
    game = belgae_turn(board)
    assert "B_RALLY" not in boxes(game)
    assert "B_MARCH yes" in boxes(game)
    assert did(game, "march_to")[0] == "march_to region Cisalpina"
