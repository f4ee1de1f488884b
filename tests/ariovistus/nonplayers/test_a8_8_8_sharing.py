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
    [tribes]
"""
# Allies of others, so that the Roman score is below 13, as the Aedui wish.
TRIBES = "Veneti Namnetes Carnutes Aulerci Pictones Santones Volcae Cadurci Arverni Bituriges Menapii Morini Eburones"
TRIBES += " Nervii Bellovaci Atrebates Remi Treveri"


@pytest.mark.parametrize(("aedui", "arverni", "struck", "shared"), [(4, 1, ["faction Aedui"], "no"), (2, 9, [], "yes")])
def test_8_8_8_romans_do_not_act_with_the_pieces_of_those_whom_they_strike(
    aedui: int, arverni: int, struck: list[str], shared: str
) -> None:
    """6 Rome strikes whoever has most Warbands in Sequani: beside the Aedui, and then there are only Arverni, unless it
    is they."""
    owners = ["Arverni"] * 10 + ["Belgae"] * 8
    allied = "".join(f'    {t} = "{f}"\n' for t, f in zip(TRIBES.split(), owners, strict=True))
    game = turn(6, "Romans", BOARD.format(aedui, arverni) + allied, others=("Aedui",))
    assert chosen(game, "Romans", "battle_target") == struck
    assert chosen(game, "Romans", "share")[-1] == shared
