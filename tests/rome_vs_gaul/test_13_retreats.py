"""13.7, 13.8 Retreats, what they cost, and who moves on."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman
from tests.rome_vs_gaul.test_13_battles import pass_all

TOWNS = {"Carnutes": "Turones", "Senones": "Agedincum", "Parisii": "Briva Isarae", "Bellovaci": "Bratuspantium"}


def beaten(gauls: str, more: str = "", markers: str = "") -> Play:
    """Legions from Lutetia beat Gauls in Autricum: a hit against none. The Gauls are to retreat."""
    towns = [f'{tribe} = "{town}"' for tribe, town in TOWNS.items() if tribe in gauls + more]
    game = roman(
        "\n".join([markers, "[towns]", *towns, more])
        + f"""
        [spaces.Autricum]
        outside = "{gauls}"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """
    ).play("""
        Roman action activate Legion VII
        Roman take_along piece Legion VIII
        Roman march enter Autricum
        Gallic intercept done?
        Gallic avoid_battle no?
        dice 4 4 1 1
    """)
    return pass_all(game)


@pytest.mark.proves("13.7.1a", "13.7.1d")
def test_13_7_1_the_defender_goes_where_no_enemy_came_from() -> None:
    game = beaten("Carnutes")
    assert (game.asked, game.offers("space")) == ("Gallic retreat", ["Suindinum", "Cenabum", "Durocassium"])
    game.answer("Gallic retreat space Cenabum")
    assert game.outside("Cenabum") == "Carnutes (1)"


@pytest.mark.proves("13.7.1b")
def test_13_7_1_the_stack_may_split_up() -> None:
    game = beaten("Carnutes, Parisii").play("""
        Gallic battle_loss piece Carnutes
        Gallic retreat space Cenabum
        Gallic retreat_with piece Carnutes
        Gallic retreat_with done
        Gallic retreat space Suindinum
    """)
    assert (game.outside("Cenabum"), game.outside("Suindinum")) == ("Carnutes (1)", "Parisii")


@pytest.mark.proves("13.7.1e")
def test_13_7_1_without_a_way_all_are_eliminated() -> None:
    """Octodurus has no way out but Genava, whence the Romans came."""
    game = roman("""
        [towns]
        Senones = "Agedincum"
        [spaces.Octodurus]
        outside = "Senones"
        [spaces.Genava]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Octodurus
        dice 4 4 1 1
    """)
    pass_all(game)
    assert (game.where("Senones"), game.owner("Agedincum")) == ("eliminated", "")


@pytest.mark.proves("13.7.1f")
def test_13_7_1_gauls_do_not_retreat_into_germania() -> None:
    game = roman("""
        [towns]
        Treveri = "Treveris"
        [spaces.Antunnacum]
        outside = "Treveri"
        [spaces.Coriovallum]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Antunnacum
        Gallic avoid_battle no
        dice 4 4 1 1
    """)
    pass_all(game)
    assert game.offers("space") == ["Noviomagus Treverorum", "Caeroesi"]


def german_tribe_beaten(suindinum: str, markers: str = "") -> Play:
    """Caesar beats the German Tribe in Autricum; next to it are a Town, Durocassium and Suindinum."""
    game = roman(f"""
        {markers}
        [towns]
        Carnutes = "Cenabum"
        [spaces.Autricum]
        outside = "Germani"
        [spaces.Cenabum]
        inside = "Carnutes"
        {suindinum}
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        dice 3 3 1 1
    """)
    assert game.logged("battle")[0].facts[2:] == (8, 8)
    return pass_all(game)


@pytest.mark.proves("13.7.1h", "13.7.1i", "17.4.3d", "17.4.3f")
def test_13_7_1_the_german_tribe_is_retreated_by_the_other_player() -> None:
    """Its 8 has no support; the Gauls choose its way, but not to walls."""
    game = german_tribe_beaten("")
    assert (game.asked, game.offers("space")) == ("Gallic retreat", ["Suindinum", "Durocassium"])


@pytest.mark.proves("13.7.1i")
def test_13_7_1_the_german_tribe_does_not_retreat_to_combat_units() -> None:
    game = german_tribe_beaten('[spaces.Suindinum]\noutside = "Legion XI"')
    assert game.outside("Durocassium") == "Germani (1)"


@pytest.mark.proves("13.7.1h", "13.7.2g")
def test_13_7_1_nor_do_those_decide_who_retreat_to_the_german_tribe() -> None:
    """Beaten Romans lose a step for its last one and push it on, in a card play of the Gauls: these choose its way."""
    game = gallic("""
        [towns]
        Arverni = "Gergovia"
        [spaces.Suindinum]
        outside = "Arverni"
        [spaces.Cenabum]
        outside = "Germani (1)"
        [spaces.Autricum]
        outside = "Legion VII, Legion VIII, Legion IX"
    """).play("""
        Gallic action activate Arverni
        Gallic march enter Autricum
        Roman avoid_battle no
        dice 3 3 1 1
    """)
    pass_all(game).play("""
        Roman battle_loss piece Legion VII
        Roman retreat space Cenabum
        Roman retreat_with all
        Roman retreat_loss piece Legion VII
    """)
    assert (game.asked, game.where("Legion VIII")) == ("Gallic retreat", "Cenabum")


@pytest.mark.parametrize("marker", ["roman", "gallic"])
@pytest.mark.proves("13.7.2k")
def test_13_7_2_every_control_marker_is_hostile_to_the_german_tribe(marker: str) -> None:
    """It is an enemy of both players (17.4.3): reduced by the battle, it does not survive the way to a marker."""
    game = german_tribe_beaten("", f'{marker} = ["Durocassium"]').play("Gallic retreat space Durocassium")
    assert (game.where("Germani"), game.owner("Durocassium")) == ("events", marker.capitalize())
    game = german_tribe_beaten("", f'{marker} = ["Durocassium"]').play("Gallic retreat space Suindinum")
    assert game.outside("Suindinum") == "Germani (1)"


@pytest.mark.parametrize(
    ("more", "markers", "refuge", "left"),
    [
        pytest.param("", "", "Cenabum", "Bellovaci (1)", marks=pytest.mark.proves("13.7.2a")),
        pytest.param("", 'roman = ["Cenabum"]', "Cenabum", "", marks=pytest.mark.proves("13.7.2a", "13.7.2b")),
        pytest.param(
            '[spaces.Cenabum]\noutside = "Senones"',
            'roman = ["Cenabum"]',
            "Cenabum",
            "Senones, Bellovaci (1)",
            marks=pytest.mark.proves("13.7.2a"),
        ),
    ],
)
def test_13_7_2_into_an_enemy_space_without_friends(more: str, markers: str, refuge: str, left: str) -> None:
    """The reduced Bellovaci do not survive it."""
    game = beaten("Bellovaci", more, markers).play(f"Gallic retreat space {refuge}")
    assert set(filter(None, game.outside(refuge).split(", "))) == set(filter(None, left.split(", ")))


@pytest.mark.proves("13.7.2c", "17.1.2g")
def test_13_7_2_across_the_channel() -> None:
    """Legions beaten at Portus Itius lose one more step on their way to Britannia."""
    game = gallic("""
        roman = ["Durovernum"]
        [towns]
        Bellovaci = "Bratuspantium"
        [spaces.Samarobriva]
        outside = "Bellovaci"
        [spaces."Portus Itius"]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Gallic action activate Bellovaci
        Gallic march enter Portus Itius
        Roman avoid_battle no
        dice 5 5 3 3
    """)
    pass_all(game).play("""
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VIII
        Roman retreat space Durovernum
        Roman retreat_with all
        Roman retreat_loss piece Legion VII
    """)
    assert game.outside("Durovernum") == "Legion VIII (1)"


@pytest.mark.proves("13.7.2d", "13.7.2g", "13.7.2h", "13.7.2i")
def test_13_7_2_among_enemies() -> None:
    """Three steps of Gauls go to Legion IX (1): one is lost, and the Legion must retreat, but not to Autricum."""
    game = beaten("Bellovaci, Carnutes", '[spaces.Cenabum]\noutside = "Legion IX (1)"').play("""
        Gallic battle_loss piece Carnutes
        Gallic retreat space Cenabum
        Gallic retreat_with all
        Gallic retreat_loss piece Bellovaci
    """)
    assert game.outside("Cenabum") == "Legion IX (1), Bellovaci (1), Carnutes (1)"
    assert (game.asked, "Autricum" in game.offers("space")) == ("Roman retreat", False)
    game.answer("Roman retreat space Vellaunodunum")
    assert (game.outside("Cenabum"), game.outside("Vellaunodunum")) == ("Bellovaci (1), Carnutes (1)", "Legion IX (1)")


@pytest.mark.proves("13.7.2e", "13.7.2f")
def test_13_7_2_neither_garrison_nor_those_inside_count() -> None:
    """Romans beaten at Durocassium retreat to Autricum, with the Carnutes inside its Town: one step, for the marker."""
    game = gallic("""
        [towns]
        Carnutes = "Autricum"
        Bellovaci = "Bratuspantium"
        [spaces.Autricum]
        inside = "Carnutes"
        [spaces."Mediolanum Aulercorum"]
        outside = "Bellovaci"
        [spaces.Durocassium]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Gallic action activate Bellovaci
        Gallic march enter Durocassium
        Roman avoid_battle no
        dice 5 4 3 3
    """)
    pass_all(game).play("""
        Roman battle_loss piece Legion VII
        Roman battle_loss piece Legion VIII
        Roman retreat space Autricum
        Roman retreat_with all
        Roman retreat_loss piece Legion VII
    """)
    assert (game.outside("Autricum"), game.inside("Autricum")) == ("Legion VIII (1)", "Carnutes")


@pytest.mark.proves("13.7.3a")
def test_13_7_3_behind_his_own_walls() -> None:
    """The Carnutes are beaten before Cenabum and go inside; the Parisii flee."""
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        Parisii = "Briva Isarae"
        [spaces.Cenabum]
        outside = "Carnutes, Parisii"
        [spaces.Lutetia]
        outside = "Legion VII, Legion VIII"
    """).play("""
        Roman action activate Legion VII
        Roman take_along piece Legion VIII
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 4 4 1 1
    """)
    pass_all(game).play("""
        Gallic battle_loss piece Parisii
        Gallic retreat_inside piece Carnutes
        Gallic retreat_inside done
        Gallic retreat space Turones
    """)
    assert (game.inside("Cenabum"), game.outside("Turones")) == ("Carnutes", "Parisii (1)")


@pytest.mark.proves("13.7.3b", "14.1c", "14.7.1c")
def test_13_7_3_not_inside_a_stronghold() -> None:
    game = roman("""
        [towns]
        Senones = "Agedincum"
        [spaces.Unelli]
        outside = "Senones"
        [spaces.Lexovii]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Unelli
        Gallic avoid_battle no
        dice 4 4 1 1
    """)
    assert pass_all(game).asked == "Gallic retreat"


@pytest.mark.parametrize(
    ("legions", "goes_on"),
    [
        pytest.param("Legion VII, Legion VIII, Legion IX", False, marks=pytest.mark.proves("13.8b")),
        pytest.param("Legion VII, Legion VIII, Legion IX, Legion XI", True, marks=pytest.mark.proves("13.8a", "13.8b")),
    ],
)
def test_13_8_twice_as_strong_the_victor_goes_on(legions: str, goes_on: bool) -> None:
    """Against 4 eight are enough, six are not."""
    game = roman(f"""
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, {legions}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 4 4 1 1
    """)
    pass_all(game).play("Gallic retreat space Cenabum?")
    assert (game.asked == "Roman march") is goes_on


@pytest.mark.parametrize(("lost", "goes_on"), [("Legion VII", False), ("Legion VIII", True)])
@pytest.mark.proves("13.8c")
def test_13_8_the_move_is_over_if_who_was_activated_is_lost(lost: str, goes_on: bool) -> None:
    """Three Legions beat Mercenaries at two to one, and one is lost: if it was activated (7.7.1), they stop."""
    game = roman("""
        [spaces.Autricum]
        outside = "Mercenaries 1"
        [spaces.Lutetia]
        outside = "Legion VII (1), Legion VIII (1), Legion IX"
    """).play("""
        Roman action activate Legion VII
        Roman take_along all
        Roman march enter Autricum
        dice 6 6 5 4
    """)
    pass_all(game).play(f"Roman battle_loss piece {lost}")
    assert (game.asked == "Roman march") is goes_on


@pytest.mark.proves("13.8a")
def test_13_8_not_without_a_victory() -> None:
    game = roman("""
        [towns]
        Carnutes = "Turones"
        [spaces.Autricum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion XI"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Autricum
        Gallic avoid_battle no
        dice 3 3 6 6
    """)
    pass_all(game).play("Roman battle_loss piece Legion VII\n Roman battle_loss piece Legion VIII")
    assert (game.where("Caesar"), game.asked) == ("Lutetia", "Roman action")


# ---- 2.3.3, 9.6 a Leader who stood alone where his side attacks


@pytest.mark.parametrize(
    ("legions", "fate"),
    [
        pytest.param("Legion VII (1), Legion VIII (1)", "cup", marks=pytest.mark.proves("9.6d")),
        pytest.param("Legion VII, Legion VIII, Legion IX", "Lutetia", marks=pytest.mark.proves("13.7.1a", "2.3.3a")),
    ],
)
def test_9_6_a_leader_who_was_there_shares_the_fate_of_those_who_attack(legions: str, fate: str) -> None:
    """Galba is alone before Cenabum. The Carnutes come out to meet Caesar and beat him: Galba does not stay."""
    game = roman(f"""
        roman = ["Burdigala"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "S. Galba"
        [spaces.Lutetia]
        outside = "Caesar, {legions}"
    """).play("""
        Roman action activate Caesar
        Roman take_along all
        Roman march enter Cenabum
        Gallic go_inside done
        Gallic avoid_battle no
        dice 3 3 6 6
    """)
    pass_all(game)
    while game.asked == "Roman battle_loss":
        game.answer(f"Roman battle_loss {game.options[0]}")
    assert (game.where("S. Galba"), game.outside("Cenabum").split(" (")[0]) == (fate, "Carnutes")


def test_13_7_1_nobody_is_asked_whereto_where_nobody_survives() -> None:
    """The reduced Bellovaci would lose their last step in each Roman space nearby; another space makes it a choice."""
    assert beaten("Bellovaci", markers='roman = ["Suindinum", "Cenabum"]').asked == "Gallic retreat"
    game = beaten("Bellovaci", markers='roman = ["Suindinum", "Cenabum", "Durocassium"]')
    assert game.where("Bellovaci") == "eliminated"


@pytest.mark.proves("13.7.1j")
def test_13_7_1_nobody_goes_to_the_same_space_in_two_parts() -> None:
    """Cenabum is Roman. Mercenaries who went there first have paid for themselves: the Bellovaci go elsewhere."""
    game = beaten("Bellovaci, Mercenaries 1, Mercenaries 2", markers='roman = ["Cenabum"]').play("""
        Gallic retreat space Cenabum
        Gallic retreat_with piece Mercenaries 1
        Gallic retreat_with piece Mercenaries 2
        Gallic retreat_with done
        Gallic retreat_loss piece Mercenaries 1?
    """)
    assert game.asked == "Gallic retreat"
    assert "space Cenabum" not in game.options
