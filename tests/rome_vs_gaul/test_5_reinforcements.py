"""5 The Reinforcement Phase, and replacements by a card."""

import pytest

from tests.rome_vs_gaul.playing import at

LEVIES = """
    player = "Roman"
    hands = { Roman = ["Levies from Cisalpine Gaul"] }
    [towns]
    Arverni = "Gergovia"
    [spaces.Massilia]
    outside = "Arverni"
    [spaces.Narbo]
    inside = "Legion VII"
    [boxes]
    eliminated = "Legion VIII"
"""


@pytest.mark.proves("5.2.1f", "5.2.1i")
def test_5_2_1_no_legion_comes_back_into_a_besieged_city() -> None:
    """With Levies from Cisalpine Gaul a Legion can come back in a Roman Walled City, but not in one under siege."""
    game = at(LEVIES).play("""
        Roman caesar_arrives space Narbo
        Roman play event Levies from Cisalpine Gaul
        Roman replacements raise Legion VIII
    """)
    assert game.offers("space") == ["Narbo", "Vienne"]
