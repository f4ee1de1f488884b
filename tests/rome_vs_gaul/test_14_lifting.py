"""14.4.1, 14.6.4 Sieges that are lifted, walls that fall, and where everybody goes then."""

import pytest

from tests.rome_vs_gaul.playing import Play, at, gallic, roman

SIEGE = """
    siege_points = { Autricum = 2 }
    [towns]
    Carnutes = "Autricum"
    Senones = "Agedincum"
    [spaces.Autricum]
    inside = "Carnutes"
    outside = "Caesar, Legion VII, Legion VIII, Legion IX"
"""


def fought_out(game: Play) -> Play:
    """Nobody uses a reroll; whoever must choose takes what comes first."""
    while game.ask.key in ("reroll", "elite_reroll"):
        game.answer(f"{game.asked} pass")
    while game.ask.key in ("battle_loss", "retreat_loss"):
        game.answer(f"{game.asked} {game.options[0]}")
    return game


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_who_is_beaten_elsewhere_comes_back_to_a_new_siege() -> None:
    """Caesar leaves Autricum to attack, loses and must return: the two Siege Points are gone."""
    game = roman(f"""{SIEGE}
        [spaces.Cenabum]
        outside = "Mercenaries 1, Mercenaries 2"
        [spaces.Agedincum]
        inside = "Senones"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Cenabum
        dice 3 3 6 6
    """)
    fought_out(game).play("Gallic shelter piece Carnutes")
    assert game.where("Caesar") == "Autricum"
    assert "siege_points" not in game.position


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_besiegers_who_intercept_lift_their_siege() -> None:
    """Caesar intercepts out of his siege, is beaten and retreats to the walls again: it is a new siege."""
    game = gallic(f"""{SIEGE}
        [spaces.Vellaunodunum]
        outside = "Senones"
    """).play("""
        Gallic action activate Senones
        Gallic march enter Cenabum
        Roman intercept space Autricum
        dice 6 6
        Roman intercept_with piece Legion VII
        Roman intercept_with all
        Gallic back_up no
        dice 6 6 3 3
    """)
    fought_out(game).play("Roman retreat space Autricum\n Roman retreat_with all")
    fought_out(game)
    assert game.where("Caesar") == "Autricum"
    assert "siege_points" not in game.position


@pytest.mark.proves("14.4.1a")
def test_14_4_1_whoever_stays_keeps_up_the_siege() -> None:
    """Legions VIII and IX stay before Autricum: the Siege Points stay, too."""
    game = roman(f"""{SIEGE}
        [spaces.Agedincum]
        inside = "Senones"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along done
        Roman march enter Cenabum
        Roman march done
    """)
    assert game.position["siege_points"] == {"Autricum": 2}


@pytest.mark.proves("14.6.4b", "14.6.4d")
def test_14_6_4_a_relief_army_goes_back_while_those_without_walls_scatter() -> None:
    """The Carnutes die in the sortie and Cenabum with them: Senones and Mercenaries part, the Bituriges return."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Bituriges = "Avaricum"
        [spaces.Cenabum]
        inside = "Carnutes (1), Senones, Mercenaries 1"
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
        [spaces.Turones]
        outside = "Bituriges"
    """).play("""
        Gallic action activate Bituriges
        Gallic march enter Cenabum
        Roman avoid_battle no
        Gallic sally all
        dice 1 1 6 6
    """)
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    game.play("""
        Gallic battle_loss piece Carnutes
        Gallic battle_loss piece Bituriges
        Gallic battle_loss piece Senones
    """)
    fought_out(game).play("""
        Gallic retreat space Lutetia
        Gallic retreat_with piece Senones
        Gallic retreat_with done
        Gallic retreat space Autricum
    """)
    assert (game.outside("Lutetia"), game.outside("Autricum")) == ("Senones (1)", "Mercenaries 1")
    assert (game.outside("Turones"), game.asked) == ("Bituriges (1)", "Gallic action")


@pytest.mark.proves("13.7.2b")
def test_13_7_2_who_sortied_does_not_wait_as_a_friend_for_the_relief_army() -> None:
    """Cenabum falls in the sortie. The Senones flee to Turones, a space of the Romans, and pay a step for it; so do the
    Bituriges, who came from there to relieve them, as both are retreating from one battle."""
    game = gallic("""
        roman = ["Turones"]
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Bituriges = "Avaricum"
        [spaces.Cenabum]
        inside = "Carnutes (1), Senones"
        outside = "Caesar, Legion VII, Legion VIII"
        [spaces.Turones]
        outside = "Bituriges"
    """).play("""
        Gallic action activate Bituriges
        Gallic march enter Cenabum
        Roman avoid_battle no
        Gallic sally all
        dice 1 1 6 6
    """)
    while game.ask.key == "reroll":
        game.answer(f"{game.asked} pass")
    game.play("Gallic battle_loss piece Carnutes\n Gallic battle_loss piece Bituriges")
    fought_out(game).play("Gallic retreat space Turones")
    assert (game.outside("Turones"), game.where("Bituriges")) == ("Senones (1)", "eliminated")


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_besiegers_who_die_have_lifted_their_siege_before_others_come() -> None:
    """The Parisii sortie from Cenabum; they and the besiegers are eliminated, and their own walls fall: the Romans who
    are beaten there retreat to Cenabum, and find no Siege Points."""
    game = gallic("""
        siege_points = { Cenabum = 2 }
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Lutetia"
        Senones = "Agedincum"
        [spaces.Cenabum]
        outside = "Legion VII (1)"
        inside = "Carnutes, Parisii (1)"
        [spaces.Lutetia]
        outside = "Legion VIII, Legion IX, Legion XI, Legion XII, Legion XIII"
        inside = "Senones"
    """).play("""
        Gallic action activate Parisii
        Gallic take_along done
        Gallic march sortie
        Roman avoid_battle no
        dice 6 6 5 4
        dice 6 6 1 1
    """)
    fought_out(game).play("Roman retreat space Cenabum\n Roman retreat_with all")
    fought_out(game)
    assert (game.where("Legion XIII"), game.asked) == ("Cenabum", "Gallic action")
    assert "siege_points" not in game.position


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_nobody_is_asked_about_a_siege_whose_last_besieger_died() -> None:
    """Legion VII, reduced, gains a Siege Point at Cenabum and dies of the same roll: the siege is over, and Treachery
    has nothing left to take away."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Alesia"], Gallic = ["Treachery"] }
        discards = ["Vow to Mars", "Circumvallation", "Stratagem"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        outside = "Legion VII (1)"
        [spaces.Suindinum]
        outside = "Carnutes"
        [spaces.Narbo]
        inside = "Caesar"
    """).play("""
        Roman treachery pass?
        Roman play points Alesia?
        Roman action activate Legion VII
        Roman march besiege
        Roman siege_surprise pass?
        Gallic siege_surprise pass
        dice 4 4
    """)
    assert (game.where("Legion VII"), game.asked) == ("eliminated", "Roman action")
    assert "siege_points" not in game.position


BETRAYED = """
    hands = { Roman = ["Treachery"], Gallic = ["Hostages"] }
    siege_points = { Nemetocenna = 2, Vienne = 2 }
    [towns]
    Atrebates = "Nemetocenna"
    Carnutes = "Turones"
    [spaces.Nemetocenna]
    outside = "Legion VII"
    [spaces.Vienne]
    outside = "Atrebates"
    [spaces.Cularo]
    outside = "Carnutes"
    [spaces.Narbo]
    inside = "Caesar"
"""


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_besiegers_whose_town_falls_elsewhere_have_lifted_their_siege() -> None:
    """Treachery brings Nemetocenna down, and the Atrebates die before Vienne: the Carnutes, who come there in the same
    card play, begin anew."""
    game = at(f'player = "Gallic"\n{BETRAYED}').play("""
        Gallic treachery pass
        Roman treachery card Treachery
        Chance draw_card card Vow to Mars
        Roman treachery_at space Nemetocenna
        Gallic action activate Carnutes
        Gallic march enter Vienne
    """)
    assert (game.where("Atrebates"), game.where("Carnutes")) == ("eliminated", "Vienne")
    assert "siege_points" not in game.position


@pytest.mark.proves("14.4.1a", "14.4.1b")
def test_14_4_1_dead_besiegers_have_lifted_their_siege_before_caesar_is_placed() -> None:
    """The Legion dies in a sortie: while the Roman is asked where Caesar goes, there is no siege any more."""
    siege = SIEGE.replace("Legion VII, Legion VIII, Legion IX", "Legion VII (1)")
    game = gallic(f"""{siege}
        [spaces.Agedincum]
        inside = "Senones"
    """).play("""
        Gallic action activate Carnutes
        Gallic march sortie
        Roman avoid_battle no
        dice 6 6 1 1
    """)
    fought_out(game)
    assert game.asked == "Roman displaced_caesar"
    assert "siege_points" not in game.position


def test_14_3_2_a_roll_counts_though_the_last_besieger_dies_of_it() -> None:
    """A step and the third Siege Point: Legion VII is eliminated, and Autricum falls."""
    game = roman("""
        siege_points = { Autricum = 2 }
        [towns]
        Carnutes = "Autricum"
        [spaces.Autricum]
        outside = "Legion VII (1)"
        [spaces.Turones]
        outside = "Carnutes"
    """).play("""
        Roman action activate Legion VII
        Roman march besiege
        dice 4 4
    """)
    assert (game.where("Legion VII"), game.where("Carnutes")) == ("eliminated", "eliminated")


def test_14_4_1_besiegers_whom_a_storm_sends_back_have_not_left() -> None:
    game = roman("""
        turn = 3
        [towns]
        Morini = "Portus Itius"
        [siege_points]
        "Portus Itius" = 2
        [spaces."Portus Itius"]
        inside = "Morini"
        outside = "Caesar, Legion X, Legion VII"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Durovernum
        dice 6
    """)
    assert game.position["siege_points"] == {"Portus Itius": 2}
