"""10.6, 13.7 Retreats into a space with walls: who is inside, and who stays outside."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman
from tests.rome_vs_gaul.test_14_lifting import SIEGE, fought_out


def beaten_before_cenabum() -> Play:
    """Caesar has left the siege of Autricum with three Legions, is beaten at Cenabum and must return."""
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
    return fought_out(game)


@pytest.mark.proves("10.6l", "13.7.2d")
def test_10_6_who_is_no_longer_besieged_may_come_out_against_a_retreat() -> None:
    """The Carnutes await the beaten army before their walls: two steps for theirs, one for their marker; they are
    pushed on, to an adjacent space."""
    game = beaten_before_cenabum()
    assert (game.asked, game.offers("piece")) == ("Gallic shelter", ["Carnutes"])
    game.play("Gallic shelter done")
    assert (game.asked, game.ask.about[0]) == ("Roman retreat_loss", 3)
    fought_out(game)
    assert (game.asked, "space Cenabum" in game.options) == ("Gallic retreat", False)
    game.answer("Gallic retreat space Lutetia")
    assert (game.where("Carnutes"), game.where("Caesar")) == ("Lutetia", "Autricum")


@pytest.mark.proves("10.6l", "13.7.2f")
def test_10_6_or_stay_behind_the_walls() -> None:
    """Then the Town costs one step, and is besieged anew."""
    game = beaten_before_cenabum().play("Gallic shelter piece Carnutes")
    assert (game.asked, game.ask.about[0]) == ("Roman retreat_loss", 1)
    fought_out(game)
    assert (game.inside("Autricum"), game.where("Caesar"), game.asked) == ("Carnutes", "Autricum", "Roman action")


@pytest.mark.proves("10.6i", "10.6l")
def test_10_6_whoever_is_besieged_stays_so_when_others_retreat_there() -> None:
    """Legion IX has kept up the siege: nobody declares anything."""
    game = roman(f"""{SIEGE}
        [spaces.Cenabum]
        outside = "Mercenaries 1, Mercenaries 2"
        [spaces.Agedincum]
        inside = "Senones"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman take_along piece Legion VIII
        Roman take_along done
        Roman march enter Cenabum
        dice 3 3 6 6
    """)
    fought_out(game)
    assert (game.inside("Autricum"), game.where("Caesar"), game.asked) == ("Carnutes", "Autricum", "Roman action")


def carnutes_beaten(town: str) -> Play:
    """In the card play of the Roman, at Autricum; they retreat to Cenabum."""
    game = roman(f"""
        [towns]
        Carnutes = "{town}"
        Senones = "Agedincum"
        [spaces.Autricum]
        outside = "Carnutes, Senones"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 6 6 1 1
    """)
    while game.ask.key in ("reroll", "elite_reroll"):
        game.answer(f"{game.asked} pass")
    while game.ask.key == "battle_loss":
        game.answer(f"{game.asked} {game.options[-1]}")
    return game.play("Gallic retreat space Cenabum\n Gallic retreat_with all?")


@pytest.mark.proves("10.6m")
def test_10_6_whoever_retreats_to_his_own_walls_elsewhere_stays_outside() -> None:
    """13.7.3 is for walls in the space of the battle; a retreat is no move of an active Army."""
    game = carnutes_beaten("Cenabum")
    assert (game.outside("Cenabum") != "", game.inside("Cenabum")) == (True, "")


@pytest.mark.proves("10.6l")
def test_10_6_the_active_player_declares_nothing_when_enemies_retreat_to_him() -> None:
    """Romans beaten in the card play of the Gaul retreat to his Town: the Bituriges inside stay inside."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        Bituriges = "Noviodunum Biturigum"
        [spaces."Noviodunum Biturigum"]
        inside = "Bituriges"
        [spaces.Cenabum]
        outside = "Legion VII, Legion VIII, Legion IX"
        [spaces.Autricum]
        outside = "Carnutes, Senones"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along piece Senones
        Gallic march enter Cenabum
        Roman avoid_battle no
        dice 6 6 1 1
    """)
    fought_out(game).play("Roman retreat space Noviodunum Biturigum\n Roman retreat_with all?")
    assert game.ask.key != "shelter"
    fought_out(game)
    assert (game.inside("Noviodunum Biturigum"), game.where("Legion IX")) == ("Bituriges", "Noviodunum Biturigum")


@pytest.mark.proves("10.6n")
def test_10_6_who_is_picked_up_behind_walls_stays_there() -> None:
    """Galba stands before Cenabum: the Parisii whom the Carnutes take along are not beside him yet."""
    game = gallic("""
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Briva Isarae"
        [spaces.Cenabum]
        inside = "Carnutes, Parisii"
        outside = "S. Galba"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along done
        Gallic march take Parisii
        Gallic march done
    """)
    assert (game.outside("Cenabum"), game.inside("Cenabum")) == ("S. Galba", "Parisii, Carnutes")


@pytest.mark.proves("10.6o")
@pytest.mark.parametrize("before", ["", "S. Galba", "Legion VII"])
def test_10_6_an_army_comes_out_before_its_walls(before: str) -> None:
    """It is not the last act; past enemies, even a Leader alone, there is only a sortie."""
    game = gallic(f"""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "{before}"
    """).play("Gallic action activate Carnutes")
    assert ("go_outside" in game.options, "sortie" in game.options) == (not before, bool(before))
    if not before:
        game.answer("Gallic march go_outside")
        assert (game.outside("Cenabum"), "enter Autricum" in game.options) == ("Carnutes", True)
