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


@pytest.mark.proves("11.2.4c")
def test_11_2_4_walls_that_fall_after_the_vow_are_fought_for_before_the_dice() -> None:
    """The Sugambri attack Caesar; Treachery that was drawn for Vow to Mars takes Cenabum and the Treveri in it, so
    Antunnacum falls: it is fought for at once, before anybody could retreat there."""
    game = at("""
        player = "Roman"
        turn = 3
        hands = { Roman = ["Alesia", "Vow to Mars"], Gallic = ["Hostages"] }
        gallic = ["Divitia", "Mattium", "Durovernum", "Verlamion"]
        siege_points = { Cenabum = 2 }
        towns = { Carnutes = "Cenabum", Treveri = "Antunnacum", Eburones = "Atuatuca" }
        [spaces.Cenabum]
        outside = "Legion VII"
        inside = "Carnutes, Treveri"
        [spaces.Antunnacum]
        outside = "Legion VIII, Legion IX"
        inside = "Eburones (1)"
        [spaces.Mattium]
        outside = "Caesar, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman treachery pass?
        Gallic treachery pass?
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Divitia
        Roman treachery pass?
        dice 6 6
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Treachery
        Roman treachery card Treachery
        Chance draw_card card Labienus
    """)
    assert (game.asked, str(game.ask.about[-1])) == ("Chance battle_roll", "Antunnacum")


@pytest.mark.proves("11.2.4c")
def test_11_2_4_walls_that_fall_before_a_landing_are_fought_for_before_the_people_roll() -> None:
    """Caesar avoids battle to Divitia; before the Sugambri roll Cenabum falls, the Lingones in it die, and Alesia with
    them, where the Parisii are guests."""
    game = at("""
        player = "Gallic"
        turn = 3
        hands = { Roman = ["Treachery"], Gallic = ["Hostages"] }
        discards = ["Vow to Mars"]
        gallic = ["Mattium", "Durovernum", "Verlamion"]
        siege_points = { Cenabum = 2 }
        towns = { Carnutes = "Cenabum", Lingones = "Alesia", Atrebates = "Nemetocenna", Parisii = "Lutetia" }
        [spaces.Cenabum]
        outside = "Legion VII"
        inside = "Carnutes, Lingones"
        [spaces.Alesia]
        outside = "Legion VIII, Legion XI"
        inside = "Parisii"
        [spaces."Noviomagus Treverorum"]
        outside = "Atrebates"
        [spaces.Antunnacum]
        outside = "Caesar, Legion X"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass
        Gallic play points Hostages?
        Gallic action activate Atrebates
        Gallic march enter Antunnacum
        Roman avoid_battle yes
        dice 6 6
        Roman avoid_to space Divitia
        Roman avoid_with all
        Roman treachery card Treachery
        Chance draw_card card Labienus
    """)
    assert (game.asked, str(game.ask.about[-1])) == ("Chance battle_roll", "Alesia")


MILITIA = """
    player = "Gallic"
    turn = 5
    hands = { Roman = ["Vow to Mars", "Treachery"], Gallic = ["Hostages"] }
    militia = "Celtica"
    siege_points = { Alesia = 2 }
    towns = { Carnutes = "Cenabum", Lingones = "Alesia", Parisii = "Lutetia", Senones = "Agedincum" }
    [spaces.Alesia]
    outside = "Legion VII"
    inside = "Carnutes"
    [spaces.Lutetia]
    outside = "Militia"
    [spaces.Agedincum]
    inside = "Lingones"
    [spaces.Cenabum]
    outside = "Legion IX, Legion X"
    inside = "Senones (1), Parisii"
"""
BEFORE_THE_SORTIE = """
    Roman treachery card Treachery
    Chance draw_card card Labienus
    Roman battle_surprise pass
"""
AFTER_THE_VOW = """
    Roman treachery pass
    Gallic sally piece Senones
    Gallic sally done
    Roman battle_surprise card Vow to Mars
    Chance draw_card card Labienus
    Roman treachery card Treachery
    Chance draw_card card Forced March
"""


@pytest.mark.proves("9.4g")
@pytest.mark.parametrize("treachery", [BEFORE_THE_SORTIE, AFTER_THE_VOW])
def test_9_4_the_militia_does_not_command_at_fallen_walls(treachery: str) -> None:
    """It comes to the aid of Cenabum; the Carnutes die at Alesia, and their walls fall: the Parisii, whose intrinsic
    Leader has a reroll, stand beside it in the open and command."""
    game = at(MILITIA).play("""
        Gallic treachery pass?
        Roman treachery pass
        Gallic play points Hostages?
        Gallic action activate Militia
        Gallic march enter Cenabum
        Roman treachery pass
        Roman avoid_battle no
    """)
    game.play(treachery).play("dice 6 6 6 6")
    assert (game.asked, game.ask.about[-1]) == ("Gallic reroll", 1)


@pytest.mark.proves("10.2.2a")
def test_10_2_2_no_battle_with_the_german_tribe_that_was_pushed_on() -> None:
    """Caesar attacks it at Vellaunodunum; Treachery that was drawn for Vow to Mars takes Avaricum, and Agedincum falls
    with it. The Romans who are beaten there retreat to him and push the German Tribe on: nobody is left to fight."""
    game = at("""
        player = "Roman"
        turn = 3
        hands = { Roman = ["Alesia", "Vow to Mars"], Gallic = ["Hostages"] }
        siege_points = { Avaricum = 2 }
        towns = { Bituriges = "Avaricum", Senones = "Agedincum", Lingones = "Alesia" }
        [spaces.Avaricum]
        outside = "Legion VII"
        inside = "Bituriges, Senones (1)"
        [spaces.Agedincum]
        outside = "Legion VIII, Legion IX, Legion XIII"
        inside = "Lingones"
        [spaces.Vellaunodunum]
        outside = "Germani"
        [spaces.Cenabum]
        outside = "Caesar, Legion X, Legion XI, Legion XII"
    """).play("""
        Roman treachery pass?
        Gallic treachery pass?
        Roman play points Alesia
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Vellaunodunum
        Roman treachery pass?
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Treachery
        Roman treachery card Treachery
        Chance draw_card card Labienus
        dice 1 1 6 6
        Roman reroll pass
        Gallic reroll pass
        Roman battle_loss piece Legion XIII
        Roman battle_loss piece Legion XIII
        Roman retreat space Vellaunodunum
        Roman retreat_with all
        Roman retreat_loss piece Legion IX
        Roman retreat_loss piece Legion IX
        Gallic retreat space Cenabum
    """)
    assert [str(fact.facts[0]) for fact in game.logged("battle")] == ["Agedincum"]
    assert (game.outside("Cenabum"), game.asked) == ("Germani", "Roman march")


@pytest.mark.proves("11.2.4c")
def test_13_7_1_who_fights_alone_out_of_fallen_walls_came_from_nowhere() -> None:
    """The Leuci come from Divio to relieve Magetobriga. Treachery that was drawn for Vow to Mars takes their Town, and
    that of the Sequani, who were guests there: the Lingones fight alone, and retreat wherever they like."""
    game = at("""
        player = "Gallic"
        turn = 3
        hands = { Roman = ["Vow to Mars"], Gallic = ["Hostages"] }
        siege_points = { Solimariaca = 2 }
        towns = { Leuci = "Solimariaca", Sequani = "Magetobriga", Lingones = "Alesia" }
        [spaces.Solimariaca]
        outside = "Legion VII"
        inside = "Sequani"
        [spaces.Magetobriga]
        outside = "Legion VIII, Legion IX"
        inside = "Lingones"
        [spaces.Divio]
        outside = "Leuci"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass?
        Gallic play points Hostages?
        Gallic action activate Leuci
        Gallic march enter Magetobriga
        Roman treachery pass?
        Roman avoid_battle no?
        Roman treachery pass?
        Gallic sally done
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Treachery
        Roman treachery card Treachery
        Chance draw_card card Labienus
        dice 1 1 6 1
        Gallic reroll pass?
        Roman reroll pass?
        Roman reroll pass?
        Roman reroll pass?
    """)
    assert game.asked == "Gallic retreat"
    assert game.options == ["space Divio", "space Vesontio", "space Cabillonum"]


@pytest.mark.proves("14.6.5a")
def test_14_6_5_what_is_left_of_a_relief_army_commands() -> None:
    """The Senones, who were activated, vanish with Agedincum before the dice: the reduced Bituriges command, without a
    reroll, not the Lingones who sortie."""
    game = at("""
        turn = 5
        player = "Gallic"
        hands = { Roman = ["Treachery"], Gallic = ["Hostages"] }
        discards = ["Vow to Mars"]
        siege_points = { Agedincum = 2 }
        towns = { Lingones = "Alesia", Senones = "Agedincum", Bituriges = "Avaricum" }
        [spaces.Alesia]
        inside = "Lingones"
        outside = "Legion VII"
        [spaces.Agedincum]
        outside = "Legion X, Legion VIII"
        [spaces.Autessiodurum]
        outside = "Senones, Bituriges (1)"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass
        Gallic play points Hostages?
        Gallic action activate Senones
        Gallic take_along piece Bituriges
        Gallic march enter Alesia
        Roman treachery pass?
        Roman avoid_battle no
        Roman treachery card Treachery
        Chance draw_card card Dumnorix
        Gallic sally piece Lingones
        dice 3 3 3 3
    """)
    assert game.asked == "Roman reroll"  # the Gaul, who attacks, would have been asked first


@pytest.mark.proves("9.2a")
def test_9_2_who_comes_out_of_fallen_walls_is_no_relief_army() -> None:
    """The Militia relieves Cenabum, and Vercingetorix sorties; then the walls fall, and the reduced Parisii come out,
    too: he commands, and has a reroll."""
    game = at("""
        player = "Gallic"
        turn = 5
        militia = "Celtica"
        hands = { Roman = ["Vow to Mars"], Gallic = ["Hostages"] }
        siege_points = { Avaricum = 2 }
        towns = { Carnutes = "Cenabum", Bituriges = "Avaricum", Parisii = "Lutetia" }
        [spaces.Cenabum]
        outside = "Legion IX, Legion X"
        inside = "Vercingetorix, Parisii (1)"
        [spaces.Avaricum]
        outside = "Legion VII"
        inside = "Carnutes"
        [spaces.Lutetia]
        inside = "Bituriges"
        [spaces.Vellaunodunum]
        outside = "Militia"
    """).play("""
        Gallic treachery pass?
        Roman treachery pass?
        Gallic play points Hostages?
        Gallic action activate Militia
        Gallic march enter Cenabum
        Roman treachery pass?
        Roman avoid_battle no
        Roman treachery pass?
        Gallic sally piece Vercingetorix
        Gallic sally done
        Roman battle_surprise card Vow to Mars
        Chance draw_card card Treachery
        Roman treachery card Treachery
        Chance draw_card card Dumnorix
        dice 3 3 3 3
    """)
    assert (game.asked, game.outside("Cenabum").count("Parisii")) == ("Gallic reroll", 1)
