"""8.8.4, A3.2.1 Recruit of Non-player Romans where Regions are Intimidated."""

import pytest

from tests.ariovistus.nonplayers.acting import acting

# Two Allies can be placed, in Treveri and in Sequani, and hardly any Auxilia.
BOARD = """
    card = 39
    next = 3
    nonplayers = ["Romans"]
    ineligible = ["Aedui", "Belgae", "Germans"]
    [resources]
    Romans = 4
    [regions.Treveri]
    Romans = "2 revealed Auxilia"
    [regions.Sequani]
    Romans = "{}"
    intimidated = {}
    [regions.Provincia]
    devastated = true
"""


@pytest.mark.parametrize(
    ("there", "marker", "box"),
    [("2 Auxilia", "false", "yes"), ("2 Auxilia", "true", "no"), ("Caesar, 2 Auxilia", "true", "yes")],
)
def test_8_8_4_no_ally_is_counted_where_romans_are_intimidated(there: str, marker: str, box: str) -> None:
    """A3.2.1 With the marker in Sequani one Ally is left, which is too few; unless Caesar is there."""
    game = acting(BOARD.format(there, marker))
    assert f"R_RECRUIT {box}" in game.boxes("Romans")
    recruited = [line for line in game.did("Romans") if line == "command recruit Sequani"]
    assert bool(recruited) == (box == "yes")
