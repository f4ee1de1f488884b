"""9 Leaders: who goes with whom, and Leaders who are driven away."""

import pytest

from tests.rome_vs_gaul.playing import at

AT_CENABUM = """
    turn = 5
    player = "Gallic"
    hands = { Gallic = ["Hostages"] }
    [towns]
    Carnutes = "Cenabum"
    Nervii = "Vogdoriacum"
    [spaces.Cenabum]
    inside = "Carnutes, Nervii, Ambiorix, Vercingetorix"
"""


@pytest.mark.proves("9.5.2d")
def test_9_5_2_ambiorix_takes_no_celtic_tribe_along() -> None:
    """Ambiorix may not move with Celtic Tribes; nobody takes along who outranks him."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Ambiorix
    """)
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2g")
def test_9_5_2_a_celtic_tribe_does_not_take_ambiorix_along() -> None:
    """He does not move with them under another Leader either: not under that of the Tribe."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Carnutes
    """)
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2g", "9.5.3a")
def test_9_5_2_nor_does_vercingetorix_take_both() -> None:
    """Vercingetorix leads Celtic and Belgic Tribes, but Ambiorix only without the Celtic ones."""
    game = at(AT_CENABUM).play("""
        Gallic action activate Vercingetorix
    """)
    assert sorted(game.offers("piece")) == ["Ambiorix", "Carnutes", "Nervii"]
    assert "all" not in game.options
    game.answer("Gallic take_along piece Carnutes")
    assert game.offers("piece") == ["Nervii"]


@pytest.mark.proves("9.5.2d", "10.5.1a")
def test_9_5_2_ambiorix_picks_up_no_celtic_tribe_on_his_way() -> None:
    """Nor is a Celtic Tribe picked up where he passes."""
    game = at("""
        turn = 5
        player = "Gallic"
        hands = { Gallic = ["Hostages"] }
        [towns]
        Carnutes = "Cenabum"
        Nervii = "Vogdoriacum"
        [spaces.Autricum]
        outside = "Ambiorix"
        [spaces.Cenabum]
        inside = "Carnutes, Nervii"
    """).play("""
        Gallic action activate Ambiorix
        Gallic march enter Cenabum
    """)
    assert game.offers("take") == ["Nervii"]


@pytest.mark.proves("9.6d", "9.6f", "9.6k", "10.2.1b")
def test_9_6_a_displaced_caesar_does_not_move_again() -> None:
    """Caesar, whose only Legion falls in his attack, goes to another, and stays there for the rest of the card play."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Hostages"] }
        roman = ["Matisco", "Rodumna", "Bibracte"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Vellaunodunum]
        outside = "Caesar, Legion X (1)"
        [spaces.Matisco]
        outside = "Legion VII"
        [spaces.Cenabum]
        inside = "Carnutes"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion X
        Gallic intercept done?
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 1 1 6 6
    """)
    while game.asked.endswith("reroll"):
        game.answer(f"{game.asked} pass")
    game.play("""
        Roman battle_loss piece Legion X?
        Roman displaced_influence space Rodumna
        Roman displaced_influence space Bibracte
        Roman displaced_influence space Matisco?
        Roman displaced_caesar space Matisco
    """)
    assert game.where("Caesar") == "Matisco"
    assert game.offers("activate") == ["Legion VII"]
