"""7.5.4 Treachery when an army is on its way: walls that fall by it may bring beaten Romans where the army is."""

import pytest

from tests.rome_vs_gaul.playing import at


@pytest.mark.proves("14.5.2a")
def test_14_5_2_who_is_besieged_before_he_could_set_out_does_not_march() -> None:
    """The Parisii go to the aid of Augustomagus. It falls before they come, Cenabum with it, and the Romans who are
    beaten there retreat before Lutetia: the Parisii are besieged in it, and can only sortie."""
    game = at("""
        turn = 5
        player = "Gallic"
        hands = { Roman = ["Treachery"], Gallic = ["Roman Trade"] }
        discards = ["Vow to Mars"]
        siege_points = { Augustomagus = 2 }
        [towns]
        Suessiones = "Augustomagus"
        Parisii = "Lutetia"
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Bituriges = "Avaricum"
        Leuci = "Nasium"
        [spaces.Lutetia]
        inside = "Parisii"
        [spaces.Augustomagus]
        inside = "Suessiones, Carnutes"
        outside = "Legion VII"
        [spaces.Cenabum]
        inside = "Senones, Bituriges, Leuci"
        outside = "Legion VIII, Legion IX, Legion XI"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass?
        Gallic play points Roman Trade?
        Gallic action activate Parisii
        Gallic march enter Augustomagus
        Roman treachery card Treachery
        Chance draw_card card Dumnorix
        dice 4 4 3 3
        Gallic reroll pass
        Roman reroll pass
        Gallic battle_loss piece Leuci
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion IX
        Roman retreat space Lutetia
        Roman retreat_with all
        Roman retreat_loss piece Legion IX
    """)
    assert (game.asked, game.options) == ("Gallic march", ["sortie", "done"])


@pytest.mark.proves("17.1.4e")
def test_17_1_4_who_comes_before_the_dice_does_not_save_an_army_from_them() -> None:
    """Caesar enters Divitia. Cenabum falls before the Sugambri roll, Antunnacum with it, and the Romans who are beaten
    there retreat to him: he makes the roll all the same, with the strength with which he came."""
    game = at("""
        turn = 5
        player = "Roman"
        hands = { Roman = ["Treachery", "Alesia"] }
        discards = ["Vow to Mars"]
        siege_points = { Cenabum = 2 }
        [towns]
        Carnutes = "Cenabum"
        Treveri = "Antunnacum"
        Senones = "Agedincum"
        Bituriges = "Avaricum"
        Leuci = "Nasium"
        [spaces.Cenabum]
        inside = "Carnutes, Treveri"
        outside = "Legion XII"
        [spaces.Antunnacum]
        inside = "Senones, Bituriges, Leuci"
        outside = "Legion VIII, Legion IX, Legion XI"
        [spaces.Mattium]
        outside = "Caesar, Legion X (1)"
    """).play("""
        Roman treachery pass
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along piece Legion X
        Roman march enter Divitia
        Roman treachery card Treachery
        Chance draw_card card Dumnorix
        dice 3 3 4 4
        Roman reroll pass
        Gallic reroll pass
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion VIII
        Roman battle_loss piece Legion IX
        Gallic battle_loss piece Leuci
        Roman retreat space Divitia
        Roman retreat_with all
    """)
    assert (game.asked, game.ask.about[-1]) == ("Chance people_roll", 1)
    assert game.outside("Divitia") == "Caesar, Legion IX (1), Legion X (1), Legion XI"
