"""35 Gallic Shouts by Non-players: a March is not undone by the Limited March that follows (8.1.1)."""

import pytest

from tests.falling_sky.nonplayers.acting import acting

BOARD = """
    card = 35
    next = 47
    nonplayers = ["Romans", "Arverni", "Aedui", "Belgae"]
    ineligible = ["Aedui", "Belgae", "Romans"]
    [regions.Pictones]
    Arverni = "Vercingetorix, 31 Warbands"
    [regions.Arverni]
    Romans = "Caesar, 5 Legions, 6 Auxilia, Fort"
    [regions.Bituriges]
    Romans = "1 revealed Auxilia"
    Aedui = "2 scouted Warbands"
    [regions.Carnutes]
    Aedui = "3 Warbands"
    [tribes]
    Carnutes = "Arverni Citadel"
    Arverni = "Arverni Citadel"
    Bituriges = "Aedui Citadel"
    Aulerci = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
"""


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_8_1_1_gallic_shouts_a_march_is_not_led_straight_back(die: int) -> None:
    """Vercingetorix has gone to the Legions in Arverni; whatever comes next, he does not end where he began."""
    game = acting(BOARD, Arverni=[die] * 8)
    assert "event_choice command March" in game.did("Arverni")
    assert "Vercingetorix" not in game.pieces("Pictones", "Arverni")
