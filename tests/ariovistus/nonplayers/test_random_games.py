"""A8 Whole games of Non-players: they end, and go on the same wherever they are cut. (What they tell of it is held to
tests/words/test_nonplayers.py.)"""

from random import Random

import pytest

import alesia
from alesia.table import replay

ALL = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")


@pytest.mark.proves("A8.0a")
@pytest.mark.parametrize("seed", range(30))
def test_a8_0_a_game_of_four_nonplayers_ends_and_goes_on_the_same_wherever_it_is_cut(seed: int) -> None:
    """Every question is answered; replayed up to any answer, in the middle of a Command or not, it comes to the same
    end."""
    table = alesia.new("ariovistus", None, seed, ALL)
    assert table.result is not None
    whole = table.record
    for upto in sorted(Random(seed).sample(range(len(whole.entries)), 2)):
        again = replay(whole, upto)
        again.go_on()
        assert again.record.to_text() == whole.to_text(), f"cut after {upto}"


@pytest.mark.parametrize("seed", range(20))
def test_a8_0_a_game_of_players_and_nonplayers_ends(seed: int) -> None:
    """One or two seats answer at random: whatever they play, the Non-players find an answer."""
    random = Random(f"mixed/{seed}")
    players = random.sample(list(ALL), random.choice([1, 2]))
    table = alesia.new("ariovistus", None, seed, ALL | dict.fromkeys(players, "random"))
    assert table.result is not None
