"""8.7.3 A short purse: the Rally that also brings Vercingetorix's Warbands."""

import pytest

from tests.falling_sky.nonplayers.arverni.boards import turn

BOARD = """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 2 Warbands"
    [regions.Treveri]
    Arverni = "8 Warbands"
    [tribes]
    Senones = "Arverni"
    Lingones = "Arverni"
"""


@pytest.mark.parametrize("die", [1, 3, 6])
def test_8_7_3_whether_a_rally_is_due_does_not_hang_on_a_die(die: int) -> None:
    """One Resource buys an Ally anywhere; with Vercingetorix five Warbands come with it, six pieces in all."""
    game = turn(BOARD, die, resources=1)
    assert "V3 yes, V_RALLY yes" in game.boxes("Arverni")
    assert game.tribe("Mandubii") == "Arverni"
    assert "arverni.rally.with_warbands" in game.priorities("Arverni")
