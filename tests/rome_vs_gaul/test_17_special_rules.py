"""17 Special rules: peoples overseas, the German Tribe, Devastation."""

import pytest

from tests.rome_vs_gaul.playing import at


@pytest.mark.proves("17.1.5e")
def test_17_1_5_a_vow_to_mars_helps_against_the_sugambri() -> None:
    """A battle against the Sugambri is a battle with Romans: card 6 adds two rerolls to the one of Labienus' Legion."""
    game = at("""
        hands = { Roman = ["Hostages", "Vow to Mars"], Gallic = [] }
        discards = ["Treachery"]
        player = "Roman"
        gallic = ["Divitia", "Mattium"]
        [spaces.Antunnacum]
        outside = "Legion VII"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Roman play points Hostages
        Roman action activate Legion VII
        Roman march enter Divitia
        dice 6 6
        Roman battle_surprise card Vow to Mars
    """)
    game.play("Chance draw_card card Local Raids").play("dice 1 1 4 4")

    assert game.asked == "Roman reroll"
    assert game.ask.about[-1] == 3


@pytest.mark.proves("17.4.3g", "17.4.3i")
def test_17_4_3_a_player_may_intercept_the_german_tribe() -> None:
    """The Gauls come before the German Tribe into Solimariaca: it stays at Argentorate, and the marker there goes."""
    game = at("""
        hands = { Roman = ["Germani Migration 1"], Gallic = [] }
        discards = ["You May Believe Me", "Treachery"]
        player = "Roman"
        gallic = ["Argentorate", "Solimariaca"]
        [towns]
        Leuci = "Tullum"
        [spaces.Tullum]
        inside = "Leuci"
        [spaces.Massilia]
        inside = "Caesar"
    """)
    game.play("""
        Roman play event Germani Migration 1
        Roman germani_start space Suebi
        Roman germani_move space Argentorate
        Gallic intercept done?
        Roman germani_move space Solimariaca
        Gallic intercept space Tullum
        dice 4 3
    """)

    assert game.where("Germani") == "Argentorate"
    assert game.outside("Solimariaca") == "Leuci"
    assert (game.owner("Argentorate"), game.owner("Solimariaca")) == ("", "Gallic")
    assert game.asked == "Roman action"


@pytest.mark.proves("17.5.1j")
def test_17_5_1_no_devastation_under_the_german_tribe() -> None:
    """The German Tribe is an enemy of the Gauls, too: its space cannot be devastated."""
    game = at("""
        hands = { Roman = [], Gallic = ["Scorched Earth"] }
        discards = ["You May Believe Me", "Treachery"]
        player = "Gallic"
        [spaces.Argentorate]
        outside = "Germani"
    """)
    game.play("Gallic play event Scorched Earth")

    assert "Solimariaca" in game.offers("space")
    assert "Argentorate" not in game.offers("space")


@pytest.mark.proves("16.3l")
def test_16_3_a_marker_in_a_port_needs_no_path() -> None:
    """A Gallic marker in a Port of a sea that the Gauls rule stays, even with a Legion in the space."""
    game = at("""
        phase = "winter"
        step = 2
        gallic = ["Caleti"]
        roman = ["Lexovii", "Rotomagus"]
        [spaces.Caleti]
        outside = "Legion VII"
    """)

    assert game.owner("Caleti") == "Gallic"


def test_10_3_3_three_days_march_is_three_points_with_or_without_legions() -> None:
    """Card 7: a Leader who starts alone and picks up a Legion on the way keeps the rest of his 3 Movement Points."""
    game = at("""
        hands = { Roman = ["Three Days March"], Gallic = [] }
        discards = ["You May Believe Me", "Treachery", "Ambush"]
        player = "Roman"
        [spaces.Bibracte]
        outside = "Caesar"
        [spaces.Autessiodurum]
        outside = "Legion VII"
    """)
    game.play("""
        Roman play event Three Days March
        Roman three_days_march piece Caesar
        Roman march enter Autessiodurum
        Roman march take Legion VII
    """)

    assert game.ask.about[-1] == 2
