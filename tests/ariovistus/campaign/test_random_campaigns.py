"""Whole campaigns at random: invariants after every answer, and positions of both halves that are read back."""

import pytest

from alesia.table.conformance import check_table
from tests.ariovistus.campaign.playing import GAME
from tests.ariovistus.campaign.whole import play


@pytest.mark.parametrize("seed", range(12))
def test_a2_1_campaigns_come_to_their_end(seed: int) -> None:
    """From the set-up (odd seeds), or from a random board at the Interlude with Capabilities and markers."""
    table, second = play(seed)

    assert table.result is not None
    assert second > 0 or seed % 2 == 1, "who begins at the Interlude plays the second half"


def test_conformance_at_the_table() -> None:
    """Undo, save and load in mid-procedure, and refusals that change nothing."""
    assert check_table(GAME, "the-gallic-war", {"seating": "two"}, 1) > 0
