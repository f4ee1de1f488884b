"""8.8.8 Romans beside Diviciacus, in a Battle by Event."""

import pytest

from tests.ariovistus.nonplayers.events.turns import chosen, turn

BOARD = """
    [regions.Sequani]
    Romans = "8 Auxilia"
    Aedui = "{} Warbands"
    Arverni = "{} Warbands"
    [regions.Aedui]
    Aedui = "Diviciacus, 1 Warband"
"""


@pytest.mark.parametrize(("aedui", "arverni", "struck", "shared"), [(4, 1, "Aedui", "no"), (2, 9, "Arverni", "yes")])
def test_8_8_8_romans_do_not_act_with_the_pieces_of_those_whom_they_strike(
    aedui: int, arverni: int, struck: str, shared: str
) -> None:
    """6 Rome strikes whoever has most Warbands in Sequani: beside the Aedui, unless it is they."""
    game = turn(6, "Romans", BOARD.format(aedui, arverni), others=("Aedui",))
    assert chosen(game, "Romans", "battle_target") == [f"faction {struck}"]
    assert chosen(game, "Romans", "share")[-1] == shared
