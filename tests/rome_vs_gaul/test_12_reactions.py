"""12.1 Interception: who may, into which space, and what comes of it."""

import pytest

from tests.rome_vs_gaul.playing import Play, gallic, roman

CAESAR_AT_LUTETIA = """
    [spaces.Lutetia]
    outside = "Caesar, Legion VII"
"""


def carnutes_come(position: str, *way: str, start: str = "Suindinum") -> Play:
    """The Carnutes, far from their Town, go their way; it leads next to Lutetia."""
    game = gallic(f"""{position}
        [spaces."{start}"]
        outside = "Carnutes"
    """)
    game.answer("Gallic action activate Carnutes")
    for space in way:
        game.answer(f"Gallic march enter {space}")
    return game


TOWN = """
    [towns]
    Carnutes = "Turones"
"""


@pytest.mark.parametrize(
    ("markers", "guard", "asked"),
    [
        pytest.param("", "", True, marks=pytest.mark.proves("12.1.1d", "12.1.1a", "12.0a")),
        pytest.param('roman = ["Autricum"]', "", True, marks=pytest.mark.proves("12.1.1c")),
        pytest.param('gallic = ["Autricum"]', "", False, marks=pytest.mark.proves("12.1.1f")),
        pytest.param('gallic = ["Autricum"]', "Legion IX", True, marks=pytest.mark.proves("12.1.1e", "12.1.1f")),
    ],
)
def test_12_1_1_into_own_neutral_or_occupied_spaces(markers: str, guard: str, asked: bool) -> None:
    """Caesar at Lutetia may intercept into Autricum unless it is Gallic without Romans."""
    held = f'[spaces.Autricum]\noutside = "{guard}"' if guard else ""
    game = carnutes_come(f"{markers}\n{TOWN}{CAESAR_AT_LUTETIA}{held}", "Autricum")
    assert (game.asked == "Roman intercept") is asked


@pytest.mark.proves("12.1.1g")
def test_12_1_1_never_across_the_channel() -> None:
    """A Legion in Durovernum does not come to Portus Itius."""
    game = carnutes_come(
        """
        roman = ["Durovernum"]
        [towns]
        Carnutes = "Turones"
        [spaces.Durovernum]
        outside = "Legion VII"
        """,
        "Portus Itius",
        start="Tarvenna",
    )
    assert game.asked == "Gallic march"


@pytest.mark.proves("12.1.1h")
def test_12_1_1_never_where_enemies_stand() -> None:
    """The Senones stand in Autricum: Caesar does not intercept the Carnutes there."""
    game = carnutes_come(
        f"""
        [towns]
        Carnutes = "Turones"
        Senones = "Agedincum"
        {CAESAR_AT_LUTETIA}
        [spaces.Autricum]
        outside = "Senones"
        """,
        "Autricum",
    )
    assert game.asked == "Gallic march"


@pytest.mark.proves("12.1.1i")
def test_12_1_1_enemies_behind_walls_count() -> None:
    """Senones besieged in Autricum are enemies who do not move: Caesar cannot come to the help of their besiegers."""
    game = carnutes_come(
        f"""
        [towns]
        Carnutes = "Autricum"
        Senones = "Agedincum"
        {CAESAR_AT_LUTETIA}
        [spaces.Autricum]
        inside = "Senones"
        outside = "Legion IX"
        """,
        "Autricum",
    )
    assert game.asked == "Roman avoid_battle"


AT_NARBO = """
    [towns]
    Carnutes = "Turones"
    Senones = "Agedincum"
    [spaces.Narbo]
    inside = "Caesar, Legion VII"
"""


@pytest.mark.parametrize(
    ("besiegers", "asked"),
    [
        pytest.param("", True, marks=pytest.mark.proves("12.1.5a", "12.1.5c")),
        pytest.param('outside = "Senones"', False, marks=pytest.mark.proves("12.1.1b", "12.1.5d")),
    ],
)
def test_12_1_5_an_army_behind_walls_intercepts_unless_it_is_besieged(besiegers: str, asked: bool) -> None:
    away = "" if besiegers else '\n[spaces.Agedincum]\ninside = "Senones"'
    game = carnutes_come(AT_NARBO + besiegers + away, "Carcaso", start="Tolosa")
    assert (game.asked == "Roman intercept") is asked


@pytest.mark.proves("12.1.1j")
def test_12_1_1_inside_and_outside_are_one_army() -> None:
    game = carnutes_come(
        """
        [towns]
        Carnutes = "Turones"
        [spaces.Narbo]
        inside = "Caesar, Legion VII"
        outside = "Legion VIII"
        """,
        "Carcaso",
        start="Tolosa",
    )
    game.play("Roman intercept space Narbo\n dice 5 6")
    assert game.offers("piece") == ["Legion VII", "Legion VIII"]


@pytest.mark.proves("12.1.1k")
def test_12_1_1_a_leader_alone_does_not_intercept() -> None:
    game = carnutes_come(f'{TOWN}[spaces.Lutetia]\noutside = "T. Labienus"', "Autricum")
    assert game.asked == "Gallic march"


@pytest.mark.proves("12.1.1a", "12.1.1l")
def test_12_1_1_a_leader_alone_who_is_intercepted_stays() -> None:
    """Labienus rides to Autricum; the Carnutes are there first, and he is still in Lutetia, his move over."""
    game = roman(f"""{TOWN}
        [spaces.Suindinum]
        outside = "Carnutes"
        [spaces.Lutetia]
        outside = "T. Labienus"
    """).play("""
        Roman action activate T. Labienus
        Roman march enter Autricum
        Gallic intercept space Suindinum
        dice 4 4
    """)
    assert (game.where("T. Labienus"), game.where("Carnutes")) == ("Lutetia", "Autricum")
    assert game.asked == "Roman action"


@pytest.mark.proves("12.1.1l", "10.3.3b")
def test_12_1_1_a_leader_alone_does_not_come_to_those_who_intercept_behind_walls() -> None:
    """Narbo is Gallic and empty; the Carnutes are inside before Labienus, who may not enter a space with enemies."""
    game = roman("""
        gallic_cities = ["Narbo"]
        [towns]
        Carnutes = "Cenabum"
        [spaces.Nemausus]
        outside = "Carnutes"
        [spaces.Carcaso]
        outside = "T. Labienus"
        [spaces.Massilia]
        inside = "Caesar"
    """).play("""
        Roman action activate T. Labienus
        Roman march enter Narbo
        Gallic intercept space Nemausus
        dice 6 6
        Gallic intercept_inside yes
    """)
    assert (game.where("T. Labienus"), game.inside("Narbo"), game.asked) == ("Carcaso", "Carnutes", "Roman action")


@pytest.mark.proves("12.1.1m")
def test_12_1_1_nobody_intercepts_into_the_space_of_the_german_tribe() -> None:
    game = carnutes_come(f'{TOWN}{CAESAR_AT_LUTETIA}[spaces.Autricum]\noutside = "Germani"', "Autricum")
    assert game.asked == "Chance battle_roll"


@pytest.mark.proves("12.1.1n")
def test_12_1_1_gauls_do_not_intercept_into_germania() -> None:
    """The Treveri in Antunnacum let the Romans come back from Mattium to Divitia."""
    game = roman("""
        [towns]
        Treveri = "Antunnacum"
        [spaces.Antunnacum]
        inside = "Treveri"
        [spaces.Mattium]
        outside = "Legion VII"
    """).play("Roman action activate Legion VII\n Roman march enter Divitia")
    assert game.asked == "Chance people_roll"


@pytest.mark.parametrize(
    ("dice", "comes"),
    [
        pytest.param("3 2", False, marks=pytest.mark.proves("12.1.2a")),
        pytest.param("3 3", True, marks=pytest.mark.proves("12.1.2a", "12.1.2b", "12.1.2e", "12.3a")),
    ],
)
def test_12_1_2_nine_or_more_with_the_rating_of_the_leader(dice: str, comes: bool) -> None:
    """6 and Caesar's 3 are just enough for vacant Autricum."""
    game = carnutes_come(TOWN + CAESAR_AT_LUTETIA, "Autricum")
    game.play(f"Roman intercept space Lutetia\n dice {dice}")
    assert (game.asked == "Roman intercept_with") is comes
    if comes:
        game.play("Roman intercept_with piece Caesar")
        assert (game.outside("Autricum"), game.where("Carnutes")) == ("Caesar, Legion VII", "Suindinum")


@pytest.mark.proves("12.1.2c", "12.1.2d", "12.3c", "12.2.2l")
def test_12_1_2_reinforcements_before_the_battle() -> None:
    """Caesar joins Legion IX in Autricum, +2 for it; the Carnutes, who were moving, are the attacker."""
    game = carnutes_come(f'{TOWN}{CAESAR_AT_LUTETIA}[spaces.Autricum]\noutside = "Legion IX"', "Autricum")
    game.play("""
        Roman intercept space Lutetia
        dice 2 2
        Roman intercept_with piece Caesar
        Gallic back_up no
    """)
    [battle] = game.logged("battle")
    assert [str(fact) for fact in battle.facts] == ["Autricum", "Gallic", "4", "4"]


TWO_ARMIES = f"""{TOWN}{CAESAR_AT_LUTETIA}
    [spaces.Cenabum]
    outside = "T. Labienus, Legion VIII"
"""


@pytest.mark.proves("12.1.3a", "12.1.3b", "12.1.3c", "12.1.3d", "12.1.3g")
def test_12_1_3_all_attempts_are_announced_first() -> None:
    """Both armies are named, each once, before any die; Labienus rolls though Caesar has come, with his own 2."""
    game = carnutes_come(TWO_ARMIES, "Autricum")
    assert game.offers("space") == ["Lutetia", "Cenabum"]
    game.answer("Roman intercept space Lutetia")
    assert game.offers("space") == ["Cenabum"]
    game.play("""
        Roman intercept space Cenabum
        dice 3 3
        Roman intercept_with piece Caesar
    """)
    assert (game.asked, game.ask.about[-1]) == ("Chance intercept_roll", 2)


@pytest.mark.proves("12.1.3e")
def test_12_1_3_those_who_succeed_fight_under_one_leader() -> None:
    """Caesar commands both armies: the Romans have three rerolls and the strength of both Legions."""
    game = carnutes_come(TWO_ARMIES, "Autricum")
    game.play("""
        Roman intercept space Lutetia
        Roman intercept space Cenabum
        dice 3 3
        Roman intercept_with piece Caesar
        dice 4 4
        Roman intercept_with piece T. Labienus
        Gallic back_up no
    """)
    assert game.logged("battle")[0].facts[3] == 4
    game.play("dice 1 1 3 3\n Gallic reroll pass")
    assert (game.asked, game.ask.about[-1]) == ("Roman reroll", 3)


@pytest.mark.proves("12.1.3f", "12.1.3d")
def test_12_1_3_whoever_failed_may_try_again_at_the_next_space() -> None:
    game = carnutes_come(TOWN + CAESAR_AT_LUTETIA, "Autricum")
    game.play("Roman intercept space Lutetia\n dice 1 1\n Gallic march enter Durocassium")
    assert game.asked == "Roman intercept"


@pytest.mark.proves("12.1.4a", "12.1.4b")
def test_12_1_4_a_part_may_go_with_the_rating_of_the_commander() -> None:
    """Caesar's 3 brings Legion VIII to Autricum; he and Legion VII stay."""
    game = carnutes_come(f'{TOWN}[spaces.Lutetia]\noutside = "Caesar, Legion VII, Legion VIII"', "Autricum")
    game.play("""
        Roman intercept space Lutetia
        dice 3 3
        Roman intercept_with piece Legion VIII
        Roman intercept_with done
    """)
    assert (game.outside("Lutetia"), game.outside("Autricum")) == ("Caesar, Legion VII", "Legion VIII")


@pytest.mark.proves("12.1.4c", "12.1.6b")
def test_12_1_4_caesar_brings_the_german_cavalry() -> None:
    """A Leader and any number of Combat Units: the Cavalry does not go without one, Caesar not without it."""
    game = carnutes_come(f'{TOWN}[spaces.Lutetia]\noutside = "Caesar, German Cavalry"', "Autricum")
    game.play("Roman intercept space Lutetia\n dice 3 3")
    assert game.outside("Autricum") == "Caesar, German Cavalry"


@pytest.mark.proves("12.1.4a", "12.1.4c")
def test_12_1_4_a_leader_may_leave_the_legions_behind() -> None:
    """Of Caesar, a Legate, a Legion and the Cavalry the Legate goes with the Cavalry alone."""
    army = "Caesar, T. Labienus, Legion VII, German Cavalry"
    game = carnutes_come(f'{TOWN}[spaces.Lutetia]\noutside = "{army}"', "Autricum")
    game.play("Roman intercept space Lutetia\n dice 3 3")
    assert game.offers("piece") == ["Legion VII", "German Cavalry"]
    game.play("Roman intercept_with piece German Cavalry\n Roman intercept_with done")
    assert game.offers("piece") == ["Caesar", "T. Labienus", "Legion VII"]
    game.play("Roman intercept_with piece T. Labienus")
    assert (game.outside("Autricum"), game.outside("Lutetia")) == (
        "T. Labienus, German Cavalry",
        "Caesar, Legion VII",
    )


@pytest.mark.proves("12.1.4d")
def test_12_1_4_ambiorix_does_not_go_with_celtic_tribes() -> None:
    game = roman(f"""
        turn = 4
        {TOWN}
        [spaces.Suindinum]
        outside = "Ambiorix, Carnutes"
        [spaces.Lutetia]
        outside = "Legion VII"
    """).play("""
        Roman action activate Legion VII
        Roman march enter Autricum
        Gallic intercept space Suindinum
        dice 4 4
        Gallic intercept_with piece Ambiorix
    """)
    assert (game.outside("Autricum"), game.outside("Suindinum")) == ("Ambiorix", "Carnutes")


@pytest.mark.proves("12.1.5e")
def test_12_1_5_the_besieged_do_not_intercept_those_who_leave() -> None:
    game = roman("""
        [towns]
        Carnutes = "Cenabum"
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VII"
    """).play("Roman action activate Legion VII\n Roman march enter Autricum")
    assert (game.asked, game.where("Legion VII")) == ("Roman march", "Autricum")


@pytest.mark.proves("12.1.5f", "12.2.1h")
def test_12_1_5_a_sortie_is_not_intercepted() -> None:
    """Caesar, next to Cenabum, is not asked; the besiegers may avoid the battle."""
    game = gallic(f"""
        [towns]
        Carnutes = "Cenabum"
        {CAESAR_AT_LUTETIA}
        [spaces.Cenabum]
        inside = "Carnutes"
        outside = "Legion VIII"
    """).play("Gallic action activate Carnutes\n Gallic march sortie")
    assert game.asked == "Roman avoid_battle"


@pytest.mark.parametrize("within", ["yes", "no"])
@pytest.mark.proves("12.1.5g", "12.1.5h")
def test_12_1_5_who_wins_the_race_to_his_walls_chooses_inside_or_outside(within: str) -> None:
    """Intercepted, Caesar may back up. Inside the Carnutes do not stop him: he may move on; outside he must fight."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        {CAESAR_AT_LUTETIA}
        [spaces.Autricum]
        outside = "Carnutes"
    """).play(f"""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman march enter Cenabum
        Gallic intercept space Autricum
        dice 5 5
        Gallic intercept_inside {within}
        Roman back_up no
    """)
    assert game.asked == ("Roman march" if within == "yes" else "Chance battle_roll")
    assert (game.inside("Cenabum") == "Carnutes") is (within == "yes")


@pytest.mark.proves("12.1.5i")
def test_12_1_5_who_comes_from_one_space_goes_inside_together() -> None:
    """The Carnutes and the Senones are one Army: one answer for both."""
    game = roman(f"""
        [towns]
        Carnutes = "Cenabum"
        Senones = "Agedincum"
        {CAESAR_AT_LUTETIA}
        [spaces.Autricum]
        outside = "Carnutes, Senones"
    """).play("""
        Roman action activate Caesar
        Roman take_along piece Legion VII
        Roman march enter Cenabum
        Gallic intercept space Autricum
        dice 5 5
        Gallic intercept_with all
        Gallic intercept_inside yes
    """)
    assert (game.inside("Cenabum"), game.asked) == ("Senones, Carnutes", "Roman back_up")


@pytest.mark.proves("12.1.6a")
def test_12_1_6_legions_without_a_leader_intercept_with_all() -> None:
    game = carnutes_come(f'{TOWN}[spaces.Lutetia]\noutside = "Legion VII, Legion VIII"', "Autricum")
    game.play("Roman intercept space Lutetia\n dice 4 4\n Roman intercept_with all")
    assert game.outside("Autricum") == "Legion VII, Legion VIII"


@pytest.mark.proves("12.1.6b")
def test_12_1_6_mercenaries_alone_do_not_intercept() -> None:
    game = roman("""
        militia = "Celtica"
        [spaces.Suindinum]
        outside = "Mercenaries 1, Militia"
        [spaces.Lutetia]
        outside = "Legion VII"
    """).play("Roman action activate Legion VII\n Roman march enter Autricum")
    assert game.asked == "Roman march"
