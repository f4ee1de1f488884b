"""5.2.2C Retreat, 5.2.2D naval retreat, 5.2.2E regroup."""

import pytest

from tests.gallic_war.battles import attack
from tests.gallic_war.playing import Play, one_card


def ways(game: Play, unit: str) -> list[str]:
    """Where the unit may retreat; one way needs no question."""
    side = game.ask.who
    before = game.where(unit)
    game.play(f"{side} battle_action retreat {unit}")
    if game.asked == f"{side} retreat_to":
        return game.offers("area")
    for other in game.offers("pass") if game.asked == f"{side} battle_action" else []:
        game.play(f"{side} battle_action pass {other}")
    assert game.where(unit) != before
    return [game.where(unit)]


AGAINST = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2, Legion VII, Legion VIII"
    [areas.Remi]
    Barbarian = "Remi, German 1"
    [areas.Menapi]
    Barbarian = "Menapi"
    [areas.Atrebates]
    Roman = "Atrebates"
    [fallen]
    Roman = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
"""
ATTACK = """
    Roman group area Treveri
    Roman move_to move Remi
    Roman move_units unit Legion VII
    Roman move_units unit Treveri 1
    Roman move_to done
    Barbarian group done
    Roman battle_action pass Legion VII
"""


# ---- C. Retreat -------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Ca", "5.2.2Ch", "5.2.2Cd")
def test_5_2_2c_to_adjacent_friendly_or_empty_areas() -> None:
    """Menapi are friendly, Bellovaci empty; Atrebates hostile, Mandubii neutral; over the border of the attack not."""
    assert ways(attack(AGAINST, ATTACK), "German 1") == ["Bellovaci", "Menapi"]


@pytest.mark.proves("5.2.2Cb", "5.2.2Ci")
def test_5_2_2c_units_retreat_to_different_areas_and_nobody_sees_which() -> None:
    """They leave together: the log tells colours, not names."""
    game = attack(AGAINST, ATTACK).play("""
        Barbarian battle_action retreat German 1
        Barbarian retreat_to area Bellovaci
        Barbarian battle_action retreat Remi
        Barbarian retreat_to area Menapi
    """)

    assert (game.where("German 1"), game.where("Remi")) == ("Bellovaci", "Menapi")
    facts = [tuple(map(str, entry.facts)) for entry in game.logged("retreat")]
    assert not any("German 1" in fact or fact == "Remi" for each in facts for fact in each)


@pytest.mark.proves("5.2.2Cj")
def test_5_2_2c_units_of_one_step_leave_together() -> None:
    """Until the step is over the opponent sees them all in battle."""
    position = AGAINST.replace("Remi, German 1", "German 1, German 2, Remi")
    game = attack(position, ATTACK).play("Barbarian battle_action retreat German 1\nBarbarian retreat_to area Menapi")

    assert game.where("German 1") == "Remi"
    game.play("Barbarian battle_action pass German 2")
    assert game.where("German 1") == "Menapi"


@pytest.mark.proves("5.2.2Cc", "5.2.2Ck")
def test_5_2_2c_border_limits_in_each_battle_round() -> None:
    """Two over the blue border in the first round, two more in the second."""
    position = AGAINST.replace("Remi, German 1", "German 1, German 2, German 3, Remi").replace(
        "Bellovaci 1, Bellovaci 2, Bellovaci 3", "Veneti"
    )
    game = attack(position, ATTACK).play(
        "Barbarian battle_action retreat German 1\nBarbarian battle_action retreat German 2"
    )
    assert game.offers("retreat") == []
    game.play("""
        Barbarian battle_action pass German 3
        Barbarian battle_action pass Remi
        Roman battle_action pass Treveri 1
        Roman battle_action pass Legion VII
    """)
    assert game.offers("retreat") == ["German 3"]


ONE_BORDER = """
    [areas.Boii]
    Roman = "Legion VII"
    [areas.Aedui]
    Barbarian = "German 1"
    [areas.Mandubii]
    Barbarian = "Mandubii 1, Mandubii 2"
    [areas.Leuci]
    Barbarian = "Leuci"
    [fallen]
    Roman = "Boii 1, Boii 2, Aedui 1, Aedui 2"
"""


@pytest.mark.proves("5.2.2Cl")
def test_5_2_2c_who_crossed_last_may_go_back() -> None:
    """The German came to the Mandubii from the Aedui, the legion followed him over the same border: it alone may go."""
    game = attack(
        ONE_BORDER,
        """
        Barbarian group area Aedui
        Barbarian group done
        Barbarian move_to move Mandubii
        Roman group area Boii
        Roman move_to force Mandubii
    """,
        barbarian="Boii",
    )
    assert game.asked == "Barbarian battle_action"
    units = game.ask.about[1]
    assert isinstance(units, tuple)
    assert [str(unit) for unit in units] == ["German 1", "Mandubii 1", "Mandubii 2"]
    game.play("Barbarian battle_action retreat German 1")  # to the Leuci, without a choice
    game.play("Barbarian battle_action pass Mandubii 1\nBarbarian battle_action pass Mandubii 2")
    assert game.where("German 1") == "Leuci"

    assert ways(game, "Legion VII") == ["Aedui"]


@pytest.mark.proves("5.2.2Cl")
def test_5_2_2c_not_where_enemies_crossed_last() -> None:
    """The legion attacks from the Aedui; German cavalry follows over the same border, and so the way back is barred."""
    position = """
        [areas.Aedui]
        Roman = "Legion VII"
        [areas.Boii]
        Barbarian = "German Cavalry"
        [areas.Mandubii]
        Barbarian = "Mandubii 1, Mandubii 2"
        [fallen]
        Roman = "Boii 1, Boii 2, Aedui 1, Aedui 2"
    """
    moves = """
        Roman group area Aedui
        Roman move_to move Mandubii
        Barbarian group area Boii
        Barbarian move_to {move}
        Barbarian battle_action pass Mandubii 1
        Barbarian battle_action pass Mandubii 2
    """
    free = attack(position, moves.format(move="done"), german_cavalry=True)
    assert free.offers("retreat") == ["Legion VII"]

    barred = attack(position, moves.format(move="force Mandubii"), german_cavalry=True)
    assert barred.offers("retreat") == []


@pytest.mark.proves("5.2.2Ce")
def test_5_2_2c_not_into_an_unfought_battle() -> None:
    """Helvetii cannot go to the Sequani while a battle waits there (the example of play)."""
    game = attack(
        """
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2, Legion VII"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
        [areas.Sequani]
        Barbarian = "Sequani 1, Sequani 2"
    """,
        """
        Roman group area Allobroges
        Roman move_to move Helvetii
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to move Sequani
        Roman move_units all
        Barbarian group done?
        Roman battle area Helvetii
        Roman battle_action pass Legion VII
    """,
    )

    assert game.asked == "Barbarian battle_action"
    assert game.offers("retreat") == ["Helvetii 1", "Helvetii 2", "Helvetii 3"]
    game.play("Barbarian battle_action retreat Helvetii 1")
    assert game.asked == "Barbarian battle_action"  # Transalpine Gaul, which is empty, is the only way


@pytest.mark.proves("2.2w", "5.2.2Cf")
def test_5_2_2c_only_germans_retreat_into_germania() -> None:
    position = """
        [areas.Leuci]
        Roman = "Legion VII, Leuci"
        [areas.Germania]
        Barbarian = "German 3"
        [areas.Sequani]
        Barbarian = "Sequani 1, Sequani 2, German 1"
        [areas.Mandubii]
        Roman = "Mandubii 1, Mandubii 2"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
    """
    game = attack(
        position,
        """
        Roman group area Leuci
        Roman move_to move Sequani
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
    """,
    )

    assert game.offers("retreat") == ["German 1"]


@pytest.mark.proves("5.2.2Cg")
def test_5_2_2c_nobody_retreats_off_the_map() -> None:
    """The Off-Map Area is no adjacent area: from Transalpine Gaul legions go where others do."""
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Volcae"
        [areas.Helvetii]
        Barbarian = "German 1, Helvetii 1, Helvetii 2, Helvetii 3"
    """,
        """
        Roman group done
        Barbarian group area Helvetii
        Barbarian move_to move Transalpine Gaul
        Barbarian move_units unit German 1
        Barbarian move_units done
        Barbarian move_to done
    """,
    )

    assert game.asked == "Roman battle_action"
    game.play("Roman battle_action retreat Legion VII\nRoman battle_action retreat Volcae?")
    assert (game.where("Legion VII"), game.where("Volcae")) == ("Volcae", "Volcae")  # without a choice


# ---- D. Naval Retreat -------------------------------------------------------------------------------------------

LANDING = """
    [areas.Andes]
    Roman = "Legion VII, Andes 1, Andes 2"
    [areas.Esuvii]
    Roman = "Esuvii"
    [areas.Carnutes]
    Roman = "Carnutes"
"""
LAND = """
    Roman group area Andes
    Roman move_to sail Pictones
    Roman move_units unit Legion VII
    Roman move_units done
    Roman move_to done
    Barbarian battle_action pass Pictones
"""


@pytest.mark.proves("5.2.2Da", "5.2.2Dd")
def test_5_2_2d_who_landed_goes_back_to_a_friendly_port() -> None:
    """Any friendly port, and nowhere by land."""
    assert ways(attack(LANDING, LAND), "Legion VII") == ["Andes", "Esuvii"]


@pytest.mark.proves("5.2.2Dc", "5.2.2Dd")
def test_5_2_2d_without_a_friendly_port_there_is_no_retreat() -> None:
    position = """
        [areas.Andes]
        Roman = "Legion VII"
        [areas.Carnutes]
        Roman = "Carnutes"
        [fallen]
        Roman = "Andes 1, Andes 2"
    """
    game = attack(
        position,
        """
        Roman group area Andes
        Roman move_to sail Pictones
        Barbarian battle_action pass Pictones
    """,
    )

    assert game.offers("retreat") == []


@pytest.mark.proves("5.2.2Db")
def test_5_2_2d_two_defenders_of_a_port_may_sail() -> None:
    """Two units in the whole battle."""
    game = attack(
        """
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1, Mandubii 2"
        [areas.Bellovaci]
        Barbarian = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
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
        Barbarian battle_action retreat Bellovaci 2
    """,
    )
    assert game.offers("retreat") == []
    game.play("""
        Barbarian battle_action pass Bellovaci 3
        Roman battle_action pass Legion VII
    """)

    assert game.view["battle"]["round"] == 2
    assert game.offers("retreat") == []


@pytest.mark.proves("5.2.2De")
def test_5_2_2d_whoever_defends_after_an_exchange_of_roles_has_two_of_his_own() -> None:
    """Both defenders have sailed away; the legion that defends against their reserve (5.2.2A) may sail, too."""
    game = attack(
        """
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1, Mandubii 2"
        [areas.Esuvii]
        Barbarian = "Esuvii, German 1"
        [areas.Veneti]
        Barbarian = "Veneti"
        [areas.Carnutes]
        Barbarian = "Carnutes, German 2"
        [areas.Pictones]
        Roman = "Pictones"
    """,
        """
        Roman group area Mandubii
        Roman move_to move Esuvii
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Carnutes
        Barbarian move_to move Esuvii
        Barbarian move_units unit German 2
        Barbarian move_units done
        Barbarian move_to done
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat German 1
        Barbarian retreat_to area Veneti
        Barbarian battle_action retreat Esuvii
        Barbarian retreat_to area Veneti
    """,
    )
    assert game.view["battle"]["defender"] == "Roman"

    assert "Pictones" in ways(game, "Legion VII")


@pytest.mark.proves("5.2.2Df")
def test_5_2_2d_over_the_sea_lane_by_which_the_enemy_came() -> None:
    """The port that the Romans left is friendly now: the sea is open to whoever has a friendly port."""
    game = one_card("""
        [areas.Santones]
        Roman = "Legion VII"
        [areas.Veneti]
        Barbarian = "Veneti"
        [areas.Cadurci]
        Barbarian = "Cadurci 1, Cadurci 2"
        [fallen]
        Roman = "Santones 1, Santones 2"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Santones
        Roman move_to sail Veneti
        Barbarian group area Cadurci
        Barbarian move_to move Santones
        Barbarian move_units unit Cadurci 1
        Barbarian move_units done
        Barbarian move_to done
    """)

    assert ways(game, "Veneti") == ["Santones"]


# ---- E. Regroup -------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Ea", "5.2.2Eb", "5.2.2Ee", "5.2.2Ef")
def test_5_2_2e_the_winner_regroups_within_the_limits_of_borders() -> None:
    """To friendly or empty areas, not among neutrals; two over a blue border."""
    game = attack(AGAINST, ATTACK).play("""
        Barbarian battle_action retreat German 1
        Barbarian retreat_to area Menapi
        Barbarian battle_action retreat Remi
        Barbarian retreat_to area Menapi
    """)
    assert (game.asked, game.offers("area")) == ("Roman regroup_to", ["Atrebates", "Bellovaci", "Treveri"])
    game.play("Roman regroup_to area Treveri\nRoman regroup_units all")

    assert game.units("Remi", "Roman") == ""


@pytest.mark.proves("5.2.2Ed")
def test_5_2_2e_reserves_regroup_too() -> None:
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Bellovaci]
        Roman = "Legion VII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi (1)"
    """,
        """
        Roman group area Treveri
        Roman group area Bellovaci
        Roman move_to move Remi
        Roman move_units all
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman main_group main Legion VII
        Roman battle_action fire
        dice 1 6 6 6
        Roman regroup_to area Treveri
    """,
        roman="Boii",
    )

    assert game.offers("unit") == ["Legion VII", "Treveri 1", "Treveri 2"]


@pytest.mark.proves("5.2.2Eg")
def test_5_2_2e_not_into_an_unfought_battle() -> None:
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi (1)"
        [areas.Menapi]
        Barbarian = "Menapi"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to move Menapi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle area Remi
        Roman battle_action fire
        dice 1 6 6 6
    """,
    )

    assert game.offers("area") == ["Treveri"]


@pytest.mark.proves("5.2.2Eh")
def test_5_2_2e_only_germans_regroup_into_germania() -> None:
    """The tribe at home has nowhere to go, the German has."""
    game = one_card("""
        [areas.Germania]
        Barbarian = "German 1, German 2"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
    """).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian move_to move Menapi
        Barbarian move_units all
        Barbarian battle_action fire
        dice 1 1 1 6 6 6
        Barbarian regroup_to area Germania
    """)

    assert game.offers("unit") == ["German 1", "German 2"]


def test_5_2_2d_who_sailed_to_a_friendly_port_retreats_as_others_do() -> None:
    """He has attacked nobody: by land, or (two units at most) by sea."""
    game = one_card(
        """
        [areas.Pictones]
        Roman = "Legion VII, Pictones"
        [areas.Santones]
        Roman = "Santones 1"
        [areas.Cadurci]
        Roman = "Cadurci 1, Cadurci 2"
        [areas.Bituriges]
        Barbarian = "Bituriges 1, Bituriges 2"
        [fallen]
        Roman = "Santones 2"
    """,
        roman="Aedui",
    ).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Pictones
        Roman group done
        Roman move_to sail Santones
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Bituriges
        Barbarian move_to move Santones
        Barbarian move_units all
    """)

    assert {"Cadurci", "Pictones"} <= set(ways(game, "Legion VII"))


def test_5_2_2d_who_sailed_to_help_may_sail_away_after_the_roles_have_changed() -> None:
    """He attacks now, but did not land against an enemy: by land, or two units at most by sea."""
    game = one_card(
        """
        [areas.Veneti]
        Roman = "Legion VII, Veneti"
        [areas.Santones]
        Roman = "Santones 1 (1)"
        [areas.Cadurci]
        Barbarian = "Cadurci 1, Cadurci 2"
        [fallen]
        Roman = "Santones 2"
    """,
        barbarian="Aedui",
    ).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Cadurci
        Barbarian group done?
        Barbarian move_to move Santones
        Barbarian move_units all
        Roman group area Veneti
        Roman move_to sail Santones
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Roman battle_action pass Santones 1
        Barbarian battle_action fire
        dice 1 1 1 6 6 6
    """)
    while game.asked != "Roman battle_action":
        game.play(f"{game.asked} {game.options[-1]}")

    assert game.view["battle"]["attacker"] == "Roman"
    assert game.offers("retreat") == ["Legion VII"]
    game.play("Roman battle_action retreat Legion VII")
    assert game.where("Legion VII") == "Veneti"
