"""Random games of Ariovistus under the eyes of its referee, and through the conformance kit."""

import pytest

from alesia.games.ariovistus import GAME
from alesia.kernel.conformance import check_game
from alesia.table.conformance import check_table
from tests.ariovistus.watched import SEATINGS, play_watched


@pytest.mark.parametrize("seed", range(8))
def test_invariants_hold_after_every_answer(seed: int) -> None:
    """Pieces, stacking, Control, Resources, payments, Marches, margins and markers are right after every answer."""
    table = play_watched(seed, seating=SEATINGS[seed % 4])

    assert table.result is not None


@pytest.mark.parametrize("option", ["sudden_frost", "even_initiative", "short"])
def test_invariants_hold_with_options(option: str) -> None:
    """The same with each option of the game."""
    assert play_watched(30, **{option: True}).result is not None


@pytest.mark.parametrize("seed", range(3))
def test_conformance_of_the_game(seed: int) -> None:
    """Clones, snapshots, records, replays and views keep the kernel's promises."""
    assert check_game(GAME, "ariovistus", {"seating": SEATINGS[seed]}, seed) > 0


@pytest.mark.parametrize("seed", range(2))
def test_conformance_at_the_table(seed: int) -> None:
    """Undo, save and load in mid-procedure, and refusals that change nothing."""
    assert check_table("ariovistus", "ariovistus", {}, seed) > 0
