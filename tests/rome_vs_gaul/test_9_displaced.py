"""9.6 Leaders who are displaced, or are not, in the middle of something else: retreats, sieges, interceptions."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic


def beaten(romans: str, dice: str = "6 6 3 3") -> Play:
    """The Carnutes beat Romans in Cenabum, who are about to retreat; Turones is Gallic."""
    game = gallic(f"""
        gallic = ["Turones"]
        roman = ["Lutetia"]
        [towns]
        Carnutes = "Autricum"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Cenabum]
        outside = "{romans}"
    """).play(f"""
        Gallic action activate Carnutes
        Gallic march enter Cenabum
        Roman avoid_battle no
        dice {dice}
    """)
    while game.ask.key in ("reroll", "elite_reroll"):
        game.answer(f"{game.asked} pass")
    return game.play("Roman battle_loss piece Legion VIII\n Roman battle_loss piece Legion IX")


@pytest.mark.proves("9.6d", "9.6m", "13.7.1b")
def test_9_6_a_leader_who_retreats_alone_is_not_displaced() -> None:
    """Labienus goes another way than the Legions, to a space without enemies: nobody with him was eliminated."""
    game = beaten("T. Labienus, Legion VIII, Legion IX").play("""
        Roman retreat space Noviodunum Biturigum
        Roman retreat_with piece T. Labienus
        Roman retreat_with done
        Roman retreat space Vellaunodunum
        Roman retreat_with all
    """)
    assert game.outside("Noviodunum Biturigum") == "T. Labienus"
    assert not game.logged("displaced")


@pytest.mark.proves("9.6d")
def test_9_6_whose_last_legion_dies_on_the_retreat_is_displaced() -> None:
    """Legion VII, reduced, is lost on the way into Gallic Turones, and Labienus with it."""
    game = beaten("T. Labienus, Legion VII (1), Legion VIII, Legion IX").play("""
        Roman retreat space Turones
        Roman retreat_with piece T. Labienus
        Roman retreat_with piece Legion VII
        Roman retreat_with done
        Roman retreat_loss piece Legion VII?
    """)
    assert (game.where("T. Labienus"), game.where("Legion VII")) == ("cup", "eliminated")


@pytest.mark.proves("9.6f", "9.6n")
def test_9_6_caesar_joins_those_who_still_retreat_and_goes_with_them() -> None:
    """Displaced on the way to Turones, Caesar is placed with the Legions that have not left the field yet."""
    game = beaten("Caesar, Legion VII (1), Legion VIII, Legion IX").play("""
        Roman retreat space Turones
        Roman retreat_with piece Caesar
        Roman retreat_with piece Legion VII
        Roman retreat_with done
        Roman retreat_loss piece Legion VII?
        Roman displaced_caesar space Cenabum
        Roman retreat space Vellaunodunum
        Roman retreat_with all
    """)
    assert game.outside("Vellaunodunum") == "Caesar, Legion VIII (1), Legion IX (1)"
    assert game.outside("Cenabum") == "Carnutes (1)"


@pytest.mark.parametrize("leaders", ["Caesar", "Caesar, T. Labienus"])
@pytest.mark.parametrize("dice", ["6 5", "3 4"])
@pytest.mark.proves("9.6g", "14.4.2h", "14.4.3d")
def test_9_6_no_shelter_in_the_city_that_falls(leaders: str, dice: str) -> None:
    """Massilia surrenders, or falls: when Caesar is placed again, it is Gallic already."""
    game = gallic(f"""
        siege_points = {{ Massilia = 2 }}
        roman = ["Arelate"]
        [towns]
        Carnutes = "Autricum"
        Arverni = "Gergovia"
        Bituriges = "Avaricum"
        [spaces.Massilia]
        inside = "{leaders}, Legion VII (1)"
        outside = "Carnutes, Arverni, Bituriges"
    """).play("""
        Gallic action activate Carnutes
        Gallic take_along done
        Gallic march besiege
        Gallic siege_surprise pass?
        Roman siege_surprise pass?
    """)
    game.play(f"dice {dice}\n Gallic siege_loss piece Carnutes?")
    assert (game.asked, game.offers("space")) == ("Roman displaced_caesar", ["Narbo", "Vienne"])
    assert (game.where("T. Labienus"), game.owner("Massilia")) == ("cup", "Gallic")
