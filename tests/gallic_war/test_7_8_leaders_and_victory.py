"""7 Leaders, 8 victory."""

import pytest

from tests.gallic_war.battles import attack
from tests.gallic_war.playing import Play, at, one_card, winter

TRIBES = {
    **dict.fromkeys(("Aedui", "Allobroges", "Andes", "Arverni", "Bituriges", "Boii", "Britannia", "Cadurci"), 2),
    **dict.fromkeys(("Mandubii", "Santones", "Sequani", "Treveri"), 2),
    **dict.fromkeys(("Atrebates", "Carnutes", "Esuvii", "Leuci", "Menapi", "Pictones", "Remi"), 1),
    **dict.fromkeys(("Tarbelli", "Tolosates", "Veneti", "Volcae"), 1),
    **dict.fromkeys(("Bellovaci", "Helvetii"), 3),
}


def allied(side: str, number: int, but: str = "Britannia") -> str:
    """So many tribes on a side, as position text."""
    chosen = [name for name in TRIBES if name != but][:number]
    areas = [
        (name, [name] if TRIBES[name] == 1 else [f"{name} {i + 1}" for i in range(TRIBES[name])]) for name in chosen
    ]
    return "".join(f'[areas.{name}]\n{side} = "{", ".join(units)}"\n' for name, units in areas)


# ---- 7.1 Caesar -------------------------------------------------------------------------------------------------


def caesar_attacked() -> Play:
    return attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Caesar (1)"
        [areas.Remi]
        Barbarian = "Remi, German 1"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Caesar
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Roman battle_action pass Caesar
        Barbarian battle_action fire
    """,
    )


@pytest.mark.proves("1.0h", "7.1c", "8.1a")
def test_7_1_the_death_of_caesar_ends_the_game() -> None:
    """The Barbarian player wins at once."""
    game = caesar_attacked().play("dice 1 6 6")
    result = game.table.result

    assert result is not None
    assert (result.reason, result.winners) == ("caesar", ("Barbarian",))


def test_8_1_automatic_victory_by_caesars_death() -> None:
    game = caesar_attacked().play("dice 2 6 6")

    assert game.table.result is not None
    assert game.table.ask is None


# ---- 7.2 Ariovistus ---------------------------------------------------------------------------------------------

INTO_LEUCI = """
    Barbarian group area Germania
    Barbarian move_to move Leuci
    Barbarian move_units unit Ariovistus
    Barbarian move_units done
    Barbarian move_to done
"""
GERMANS = """
    [areas.Germania]
    Barbarian = "Ariovistus, German 1"
"""


@pytest.mark.proves("5.2.1Er", "7.2b", "7.2d")
@pytest.mark.parametrize("die", [1, 2])
def test_7_2_a_neutral_tribe_joins_ariovistus(die: int) -> None:
    """On a 1-2 there is no battle, and the Barbarian may regroup."""
    game = attack(GERMANS, INTO_LEUCI + f"dice {die}")

    assert game.units("Leuci", "Barbarian") == "Ariovistus, Leuci"
    assert (game.asked, game.offers("area")) == ("Barbarian regroup_to", ["Germania"])
    assert game.logged("intimidate")[0].facts[2:] == (die, True)


@pytest.mark.proves("7.2e")
def test_7_2_on_more_it_fights() -> None:
    game = attack(GERMANS, INTO_LEUCI + "dice 3")

    assert game.view["battle"]["round"] == 1
    assert game.units("Leuci", "Roman") == "Leuci"


def test_7_2_only_if_he_is_there_himself() -> None:
    """His Germans without him attack a neutral tribe as anybody does."""
    game = attack(GERMANS, INTO_LEUCI.replace("unit Ariovistus", "unit German 1"))

    assert game.logged("intimidate") == []
    assert game.view["battle"]["round"] == 1


def test_7_2_only_against_neutral_tribes() -> None:
    game = attack(GERMANS + '[areas.Leuci]\nRoman = "Leuci"\n', "Roman group done\n" + INTO_LEUCI)

    assert game.asked == "Barbarian battle_action"


def test_7_2_only_the_tribe_that_he_attacks() -> None:
    """One that joined Rome elsewhere and has moved here is no neutral tribe of this area; he does not roll."""
    game = one_card(
        """
        turn = 2
        [areas.Germania]
        Barbarian = "Ariovistus"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2"
        [areas.Sequani]
        Roman = "Sequani 1, Sequani 2"
    """,
        roman="Remi",
        barbarian="Boii",
    ).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian group area Mandubii
        Barbarian move_to move Sequani
        Barbarian move_to move Aedui
        Barbarian move_units unit Mandubii 1
        Barbarian move_units done
        Barbarian move_to done
        Roman group area Aedui
        Roman move_to move Sequani
        Roman move_units unit Aedui 1
        Roman move_to done?
        Barbarian battle area Sequani
    """)

    assert game.logged("intimidate") == []
    assert (game.asked, game.view["battle"]["attacker"]) == ("Roman battle_action", "Barbarian")


@pytest.mark.proves("7.2g")
def test_7_2_units_of_the_tribe_that_have_left_stay_roman() -> None:
    """The roll wins those who are there."""
    game = one_card(
        """
        turn = 2
        [areas.Leuci]
        Barbarian = "Ariovistus, Leuci"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
    """,
        roman="Remi",
        barbarian="Boii",
    ).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Leuci
        Barbarian group done?
        Barbarian move_to move Mandubii
        Barbarian move_units unit Ariovistus
        Barbarian move_units done
        Barbarian move_to done
        Roman group area Mandubii
        Roman move_to move Aedui
        Roman move_units unit Mandubii 1
        Roman move_to done?
        dice 1
        Barbarian regroup_to done?
    """)

    assert game.units("Mandubii", "Barbarian") == "Ariovistus, Mandubii 2"
    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2, Mandubii 1"


@pytest.mark.proves("7.2f")
def test_7_2_even_in_reserve() -> None:
    """He attacks with the others, whichever group leads."""
    game = attack(
        GERMANS + '[areas.Sequani]\nBarbarian = "Sequani 1, Sequani 2"\n',
        """
        Barbarian group area Germania
        Barbarian group area Sequani
        Barbarian move_to move Leuci
        Barbarian move_units unit Ariovistus
        Barbarian move_units done
        Barbarian move_to done
        Barbarian move_to move Leuci
        Barbarian move_units all
    """,
        barbarian="Boii",
    )

    assert game.asked == "Chance intimidate_roll"


@pytest.mark.proves("7.2h")
def test_7_2_romans_who_came_to_help_fight_on_alone() -> None:
    """The tribe joins Ariovistus: the Roman reserves are now the attackers, and nobody has a town or the Rhine."""
    position = GERMANS + '[areas.Mandubii]\nRoman = "Mandubii 1, Mandubii 2, Legion VII"\n'
    played = one_card(position, barbarian="Boii").play(
        """
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian group done?
        Barbarian move_to move Leuci
        Barbarian move_units unit Ariovistus
        Barbarian move_units done
        Barbarian move_to done
        Roman group area Mandubii
        Roman move_to move Leuci
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        dice 1
    """
    )

    assert played.view["battle"]["attacker"] == "Roman"
    assert played.units("Leuci", "Barbarian") == "Ariovistus, Leuci"
    assert played.asked == "Roman battle_action"


@pytest.mark.proves("7.2c", "8.0c")
def test_7_2_ariovistus_killed_is_out_of_the_game() -> None:
    """Two points to the Roman."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1), Ariovistus (1)"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
        dice 1 2 6 6
    """,
    )

    assert game.points == (2, 0)
    assert game.position["gone"] == ["Ariovistus"]


# ---- 7.3 Vercingetorix, 7.4 minor leaders -----------------------------------------------------------------------


def kill(units: str, dice: str, legion: str = "Legion VII") -> Play:
    return attack(
        f"""
        turn = 4
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, {legion}"
        [areas.Remi]
        Barbarian = "{units}"
    """,
        f"""
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit {legion}
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
        dice {dice}
    """,
    )


@pytest.mark.proves("7.3f", "8.0d", "11.0Cu")
def test_7_3_vercingetorix_killed_is_out_of_the_game() -> None:
    """Three points to the Roman."""
    game = kill("Vercingetorix (1), Remi (1)", "1 2 6 6")

    assert game.points == (3, 0)
    assert game.position["gone"] == ["Vercingetorix"]


def test_7_4_a_minor_leader_may_come_again() -> None:
    """Killed, he is not out of the game, and scores nothing."""
    game = kill("Ambiorix (1), Remi (1)", "1 2 6 6")

    assert game.points == (0, 0)
    assert "gone" not in game.position
    assert "Ambiorix" not in game.view["homes"]


@pytest.mark.proves("7.3h")
def test_7_3_vercingetorix_does_not_change_sides_with_a_tribe() -> None:
    """The Roman wins the tribe in whose area he is: he fights it, and keeps his home elsewhere."""
    game = one_card("""
        turn = 4
        [areas.Remi]
        Barbarian = "Vercingetorix, Remi"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
        [homes]
        Vercingetorix = "Boii"
    """).play("""
        Roman action political
        Barbarian action movement
        Roman political area Remi
        dice 1
    """)

    assert game.view["battle"]["attacker"] == "Roman"
    assert game.view["homes"] == {"Vercingetorix": "Boii"}
    assert (game.units("Remi", "Roman"), game.units("Remi", "Barbarian")) == ("Remi", "Vercingetorix")


@pytest.mark.proves("7.4c", "7.4h")
def test_7_4_a_minor_leader_comes_again_by_another_major_revolt() -> None:
    """Killed in the first round, Ambiorix rises in the second; everybody sees where his home is now."""
    game = at("""
        turn = 4
        hands = { Roman = ["Boii", "Volcae"], Barbarian = ["Veneti", "Major Revolt"] }
        homes = { Ambiorix = "Remi" }
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Ambiorix (1), Remi (1)"
    """).play("""
        Roman card card Boii
        Barbarian card card Veneti
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
        dice 1 2 6 6
        Roman regroup_to done
    """)
    assert (game.where("Ambiorix"), game.view["homes"]) == ("", {})
    game.play("Roman action supply\nBarbarian action event\nBarbarian revolt area Menapi")

    assert game.units("Menapi", "Barbarian") == "Ambiorix, Menapi"
    for seat in ("Roman", "Barbarian", None):
        assert game.table.view(seat)["homes"] == {"Ambiorix": "Menapi"}


# ---- 8.0 Points -------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.0b", "8.0j")
def test_8_0_a_point_for_each_german_three_at_most() -> None:
    assert kill("German 1 (1), Remi (1)", "1 2 6 6").points == (1, 0)

    game = attack(
        """
        german_vp = 3
        victory_points = { Roman = 3 }
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1), German 1 (1)"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
        dice 1 2 6 6
    """,
    )
    assert game.points == (3, 0)


@pytest.mark.proves("8.0b", "8.0j")
def test_8_0_the_second_and_third_german_score_too() -> None:
    """One has scored before; two more fall at once."""
    game = attack(
        """
        german_vp = 1
        victory_points = { Roman = 1 }
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1), German 1 (1), German 2 (1)"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action fire
        dice 1 1 1 6
    """,
    )

    assert game.points == (3, 0)


@pytest.mark.proves("8.0k")
def test_8_0_cavalry_scores_beside_the_three_points_for_germans() -> None:
    """All three points for Germans are spent; the cavalry brings one all the same."""
    game = attack(
        """
        german_vp = 3
        victory_points = { Roman = 3 }
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1), German Cavalry (1)"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Barbarian battle_action pass German Cavalry
        Roman battle_action fire
        dice 1 2 6 6
    """,
        german_cavalry=True,
    )

    assert game.points == (4, 0)


@pytest.mark.proves("8.0g", "9.4e")
def test_8_0_a_point_for_roman_cavalry() -> None:
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Roman Cavalry (1)"
        [areas.Remi]
        Barbarian = "Remi, German 1"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Roman Cavalry
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action pass Roman Cavalry
        Barbarian battle_action fire
        dice 1 6 6
    """,
        roman_cavalry=True,
    )

    assert game.points == (0, 1)


@pytest.mark.proves("8.0f")
def test_8_0_three_points_for_a_legion() -> None:
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII (1)"
        [areas.Remi]
        Barbarian = "Remi, German 1"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action pass Legion VII
        Barbarian battle_action fire
        dice 1 6 6
    """,
    )

    assert game.points == (0, 3)
    assert game.view["eliminated"]["Roman"] == ["Legion VII"]


@pytest.mark.proves("1.0d", "8.0a", "8.0h")
@pytest.mark.parametrize(("roman", "winner"), [(4, "Roman"), (2, "Barbarian")])
def test_8_0_most_points_at_the_end_of_51_bc(roman: int, winner: str) -> None:
    """Points so far, and one for each tribe area."""
    position = f"turn = 8\nvictory_points = {{ Roman = {roman}, Barbarian = 0 }}\n" + allied("Barbarian", 3)
    result = winter(position).play("dice 3").table.result

    assert result is not None
    assert (result.reason, result.winners) == ("points", (winner,))


@pytest.mark.proves("8.0o")
def test_8_0_equal_points_are_a_draw() -> None:
    result = winter("turn = 8\nvictory_points = { Roman = 3 }\n" + allied("Barbarian", 3)).play("dice 3").table.result

    assert result is not None
    assert (result.reason, result.winners) == ("draw", ("Roman", "Barbarian"))


@pytest.mark.proves("8.0i", "8.0n")
def test_8_0_britannia_is_three_points_to_the_roman() -> None:
    """But one tribe, and one point to the Barbarian."""
    roman = winter('turn = 8\n[areas.Britannia]\nRoman = "Britannia 1, Britannia 2"\n').play("dice 3")
    barbarian = winter('turn = 8\n[areas.Britannia]\nBarbarian = "Britannia 1, Britannia 2"\n').play("dice 3")
    scores = [[each.score for each in game.table.result.ranking] for game in (roman, barbarian) if game.table.result]

    assert scores == [[3, 0], [1, 0]]
    assert roman.tribes == (1, 0)


# ---- 8.1 Automatic victory --------------------------------------------------------------------------------------


@pytest.mark.proves("8.1b", "6.3d", "1.0h")
@pytest.mark.parametrize("side", ["Roman", "Barbarian"])
def test_8_1_eighteen_tribes_win_at_once(side: str) -> None:
    seventeen = winter("turn = 3\n" + allied(side, 17)).play("dice 3")
    assert seventeen.table.result is None

    eighteen = winter("turn = 3\n" + allied(side, 18)).play("dice 3").table.result
    assert eighteen is not None
    assert (eighteen.reason, eighteen.winners) == ("tribes", (side,))


@pytest.mark.proves("8.1c")
def test_6_3_eighteen_tribes_count_only_at_the_end_of_a_turn() -> None:
    """In mid-year nobody wins by them."""
    game = one_card("turn = 3\n" + allied("Roman", 18))

    assert game.tribes[0] == 18
    assert game.asked == "Roman action"
