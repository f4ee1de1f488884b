"""16.2.2 Legions that cannot march to a winter camp."""

import pytest

from tests.rome_vs_gaul.playing import at


@pytest.mark.proves("16.2.2c")
def test_16_2_2_a_legion_without_a_way_is_not_asked() -> None:
    """The German Tribe bars the only path out of Octodurus: the Legion there stays."""
    game = at("""
        phase = "winter"
        step = 1
        [spaces.Octodurus]
        outside = "Legion XI"
        [spaces.Genava]
        outside = "Germani"
        [spaces.Alesia]
        outside = "Legion X"
    """)
    assert (game.asked, game.offers("piece")) == ("Roman camp", ["Legion X"])
