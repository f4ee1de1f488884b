"""5.2.2C-E Who of several units may go, and by which way: limits of borders, ports, Germania, winter quarters."""

import pytest

from tests.gallic_war.battles import attack
from tests.gallic_war.playing import Play, one_card, winter
from tests.gallic_war.test_5_2_2_retreat import ways

# ---- the retreat after the third round --------------------------------------------------------------------------


def pass_all(game: Play, times: int) -> Play:
    """So many questions for a battle action are answered with a pass."""
    for _ in range(times):
        game.play(f"{game.asked} {next(option for option in game.options if option.startswith('pass'))}")
    return game


def four_against_remi() -> Play:
    """Two units come from the Treveri, two from the Mandubii, over blue borders; three rounds pass without a shot."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1"
        [areas.Remi]
        Barbarian = "Remi"
        [fallen]
        Roman = "Mandubii 2"
    """,
        """
        Roman group area Treveri
        Roman group area Mandubii
        Roman move_to move Remi
        Roman move_units all
        Roman move_to move Remi
        Roman move_units all
        Roman main_group main Treveri 1
    """,
        roman="Boii",
    )
    return pass_all(game, 3 + 5 + 5)


@pytest.mark.proves("5.2.2o", "5.2.2Cc")
def test_5_2_2_the_attacker_withdraws_within_the_limits_of_borders() -> None:
    """The areas of the Treveri and the Mandubii are empty now: two over each blue border, whichever he likes."""
    game = four_against_remi()
    assert (game.asked, game.offers("area")) == ("Roman withdraw_to", ["Mandubii", "Treveri"])
    game.play("Roman withdraw_to area Treveri")
    assert game.offers("unit") == ["Legion VII", "Mandubii 1", "Treveri 1", "Treveri 2"]
    game.play("Roman withdraw_units unit Legion VII\nRoman withdraw_units unit Treveri 2")

    assert game.units("Treveri", "Roman") == "Legion VII, Treveri 2"
    assert game.units("Mandubii", "Roman") == "Mandubii 1, Treveri 1"


@pytest.mark.proves("5.2.2o", "5.2.2Cb")
def test_5_2_2_attackers_may_withdraw_to_different_areas() -> None:
    """Two units came from the Treveri, and the Bellovaci are friendly: each goes where its player likes."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Bellovaci]
        Roman = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi"
    """,
        "Roman group area Treveri\nRoman move_to move Remi\nRoman move_units all\nBarbarian group done?",
    )
    pass_all(game, 9).play("Roman withdraw_to area Bellovaci\nRoman withdraw_units unit Treveri 2")
    game.play("Roman withdraw_units done?\nRoman withdraw_to area Treveri?\nRoman withdraw_units all?")

    assert (game.where("Treveri 1"), game.where("Treveri 2")) == ("Treveri", "Bellovaci")


def test_5_2_2_who_has_no_other_way_goes_along_unasked() -> None:
    """Only the German could go to Germania: once he goes to the Helvetii, the Gaul has to follow."""
    game = attack(
        """
        [areas.Helvetii]
        Barbarian = "Helvetii 1, German 1"
        [areas.Sequani]
        Roman = "Sequani 1, Sequani 2"
        [fallen]
        Barbarian = "Helvetii 2, Helvetii 3"
    """,
        "Roman group done\nBarbarian group area Helvetii\nBarbarian move_to move Sequani\nBarbarian move_units all",
    )
    game = pass_all(game, 12).play("Barbarian withdraw_to area Helvetii\nBarbarian withdraw_units unit German 1")
    assert game.units("Helvetii", "Barbarian") == "German 1, Helvetii 1"


def over_one_border() -> Play:
    """Three Romans came over two borders, but one of the ways back is barred by Germans who came to help."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Mandubii]
        Roman = "Legion VII"
        [areas.Leuci]
        Barbarian = "German Cavalry, Leuci"
        [areas.Remi]
        Barbarian = "Remi"
        [fallen]
        Roman = "Mandubii 1, Mandubii 2"
    """,
        """
        Roman group area Treveri
        Roman group area Mandubii
        Roman move_to move Remi
        Roman move_units all
        Roman move_to move Remi
        Barbarian group area Leuci
        Barbarian move_to force Remi
        Barbarian move_to done
        Roman main_group main Treveri 1
    """,
        roman="Boii",
        german_cavalry=True,
    )
    return pass_all(game, 3 + 5 + 5)


@pytest.mark.proves("5.2.2o", "5.2.2p", "5.2.2Cl")
def test_5_2_2_the_attacker_chooses_who_gets_away() -> None:
    """The cavalry came through the Mandubii's area: three must go over one blue border, and the third is eliminated."""
    game = over_one_border()
    assert (game.asked, game.offers("unit")) == ("Roman withdraw_units", ["Legion VII", "Treveri 1", "Treveri 2"])
    game.play("Roman withdraw_units unit Legion VII\nRoman withdraw_units unit Treveri 2")

    assert game.units("Treveri", "Roman") == "Legion VII, Treveri 2"
    assert "Treveri 1" in game.view["eliminated"]["Roman"]


# ---- C. Retreat -------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Cc")
def test_5_2_2c_each_border_has_a_limit_of_its_own() -> None:
    """Two Germans go to the Menapi; a third still finds the way to the Atrebates, which takes two as well."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi, German 1, German 2, German 3"
        [areas.Menapi]
        Barbarian = "Menapi"
        [areas.Atrebates]
        Barbarian = "Atrebates"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat German 1
        Barbarian retreat_to area Menapi
        Barbarian battle_action retreat German 2
        Barbarian retreat_to area Menapi
        Barbarian battle_action retreat German 3
        Barbarian battle_action pass Remi
    """,
    )

    assert game.units("Menapi", "Barbarian") == "German 1, German 2, Menapi"
    assert game.where("German 3") == "Atrebates"
    assert [(str(e.facts[1]), str(e.facts[2])) for e in game.logged("retreat")] == [
        ("(('blue', 1),)", "Atrebates"),
        ("(('blue', 2),)", "Menapi"),
    ]


# ---- D. Naval retreat -------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Db")
def test_5_2_2d_an_attacker_by_land_does_not_sail_away() -> None:
    """Only those who landed, and defenders, retreat by sea: the legion goes back as it came."""
    game = attack(
        """
        [areas.Carnutes]
        Roman = "Legion VII, Carnutes"
        [areas.Esuvii]
        Barbarian = "Esuvii"
        [areas.Pictones]
        Roman = "Pictones"
    """,
        """
        Roman group area Carnutes
        Roman move_to move Esuvii
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
    """,
    )

    assert ways(game, "Legion VII") == ["Carnutes"]


@pytest.mark.proves("5.2.2Db")
def test_5_2_2d_a_tribe_that_attacks_at_home_does_not_sail_away() -> None:
    """It is the attacker (11.0), in a port, with a friendly port beyond the sea."""
    game = one_card(
        """
        [areas.Esuvii]
        Roman = "Esuvii, Legion VII"
        [areas.Pictones]
        Barbarian = "Pictones"
    """,
        barbarian="Minor Revolt 1",
    ).play("""
        Roman action movement
        Barbarian action event
        Barbarian revolt area Esuvii
        Roman battle_action pass Legion VII
    """)

    assert game.options == ["fire", "pass Esuvii"]


@pytest.mark.proves("5.2.2Db")
def test_5_2_2d_who_leaves_by_land_does_not_count_at_sea() -> None:
    """Two Bellovaci go to the Remi; after that two others may still sail."""
    game = attack(
        """
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1, Mandubii 2"
        [areas.Bellovaci]
        Barbarian = "German 1, German 2, Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi"
        [areas.Veneti]
        Barbarian = "Veneti"
    """,
        """
        Roman group area Mandubii
        Roman move_to move Bellovaci
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Barbarian battle_action retreat Bellovaci 1
        Barbarian retreat_to area Remi
        Barbarian battle_action retreat Bellovaci 2
        Barbarian retreat_to area Remi
        Barbarian battle_action retreat German 1
        Barbarian retreat_to area Veneti
        Barbarian battle_action pass German 2
        Barbarian battle_action pass Bellovaci 3
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat German 2
        Barbarian retreat_to area Veneti
    """,
    )
    game.play("Barbarian battle_action retreat Bellovaci 3")

    assert game.units("Veneti", "Barbarian") == "German 1, German 2, Veneti"
    assert game.where("Bellovaci 3") == "Remi"  # two have sailed: by land alone


# ---- E. Regroup -------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Eh")
def test_5_2_2e_an_ally_of_the_germans_does_not_regroup_into_germania() -> None:
    """Of the victors a German may go there, the Treveri who fought with him may not."""
    game = one_card(
        """
        [areas.Germania]
        Barbarian = "German 1, German 2"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Menapi]
        Roman = "Menapi (1)"
    """,
        barbarian="Boii",
    ).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian group area Treveri
        Barbarian move_to move Menapi
        Barbarian move_units unit German 1
        Barbarian move_units done
        Barbarian move_to done
        Barbarian move_to move Menapi
        Barbarian move_units unit Treveri 1
        Barbarian move_units done
        Barbarian move_to done
        Barbarian main_group main German 1
        Barbarian battle_action fire
        dice 1 6 6
    """)
    assert game.offers("area") == ["Treveri", "Germania"]
    game.play("Barbarian regroup_to area Germania")

    assert game.where("Treveri 1") == "Menapi"
    assert game.where("German 1") == "Germania"


# ---- 6.2.2 Beaten off from Transalpine Gaul ---------------------------------------------------------------------


def beaten_off(units: str, quarters: str, die: int) -> Play:
    """The units come home and find Germans there; the Volcae are Roman and have legions in winter quarters."""
    game = winter(f"""
        turn = 4
        [areas.Aedui]
        Roman = "{units}, Aedui 1, Aedui 2"
        [areas.Volcae]
        Roman = "Volcae{quarters}"
        [areas."Transalpine Gaul"]
        Barbarian = "German 1"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """).play(f"dice {die}\nRoman winter done")
    while game.asked == "Roman winter":
        game.play(f"Roman winter {game.options[0]}")
    return game


@pytest.mark.proves("6.2.2n", "6.2.2h")
def test_6_2_2_caesar_who_need_not_go_home_finds_quarters_beside_a_full_garrison() -> None:
    """After a poor harvest one legion winters among the Volcae: Caesar does not count, and goes there, not off."""
    game = beaten_off("Caesar", ", Legion XI", 1).play("Roman battle_action retreat Caesar")

    assert game.units("Volcae", "Roman") == "Caesar, Legion XI, Volcae"


@pytest.mark.proves("6.2.2o", "6.2.2n")
def test_6_2_2_caesar_takes_no_place_in_quarters() -> None:
    """He goes to the Volcae first; the limit of one still has room for a legion, but for one alone."""
    game = beaten_off("Caesar, Legion VII, Legion VIII", "", 1).play("""
        Roman battle_action retreat Caesar
        Barbarian battle_action pass German 1
        Roman battle_action retreat Legion VII
    """)

    assert game.options == ["fire", "pass Legion VIII"]


@pytest.mark.proves("6.2.2o")
def test_6_2_2_each_area_has_a_garrison_of_its_own() -> None:
    """After a poor harvest one legion goes to the Volcae, and another still finds room among the Boii."""
    game = beaten_off("Legion VII, Legion VIII", '"\n        [areas.Boii]\n        Roman = "Boii 1, Boii 2', 1).play("""
        Barbarian battle_action pass German 1
        Roman battle_action retreat Legion VII
        Roman retreat_to area Volcae
        Roman battle_action retreat Legion VIII
    """)

    assert (game.where("Legion VII"), game.where("Legion VIII")) == ("Volcae", "Boii")


@pytest.mark.proves("5.2.2Ea")
def test_6_2_2_barbarians_who_hold_transalpine_gaul_may_regroup() -> None:
    """They have won, and only legions on their way home do not regroup."""
    game = beaten_off("Legion VII", "", 3).play("""
        Barbarian battle_action pass German 1
        Roman battle_action retreat Legion VII
    """)

    assert (game.asked, game.offers("area")) == ("Barbarian regroup_to", ["Helvetii"])
