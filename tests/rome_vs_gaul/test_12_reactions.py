"""12 Reaction Movement: Interception, Avoid Battle, and what is added to their dice."""

import pytest

from tests.rome_vs_gaul.playing import Play, at

CARDS = """
    hands = { Roman = ["Hostages"], Gallic = [] }
    discards = ["Vow to Mars", "Circumvallation", "Stratagem", "Treachery", "Ambush", "You May Believe Me"]
    player = "Roman"
"""


def march(position: str, *way: str, leader: str = "Caesar") -> Play:
    """The Leader sets out with everybody, from space to space."""
    game = at(CARDS + position)
    game.play(f"""
        Roman play points Hostages?
        Roman action activate {leader}
        Roman take_along all?
    """)
    for space in way:
        game.answer(f"Roman march enter {space}")
    return game


@pytest.mark.proves("9.6a", "9.6b")
def test_9_6_gauls_who_avoid_battle_drive_a_lone_leader_away() -> None:
    """The Carnutes withdraw to Durocassium, where Labienus stands alone: he does not get away and is displaced."""
    game = march(
        """
        [towns]
        Carnutes = "Cenabum"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Durocassium]
        outside = "T. Labienus"
        """,
        "Autricum",
    )
    game.play("""
        Gallic avoid_battle yes
        dice 5 5
        Gallic avoid_to space Durocassium
        Roman avoid_battle yes
        dice 1 1
    """)

    assert game.outside("Durocassium") == "Carnutes"
    assert game.where("T. Labienus") == "cup"
    assert game.asked == "Roman march"
