"""5.2.2 Battles one after the other, dice rolled together, bonuses that end; 5.2.2C and E the limits of ways out."""

import pytest

from tests.gallic_war.battles import TO_TOWN, TOWN, TWO_BATTLES, against_remi, attack, dice_of
from tests.gallic_war.playing import Play, one_card
from tests.gallic_war.test_5_2_2_retreat import ways


@pytest.mark.proves("5.2.2c")
def test_5_2_2_one_battle_is_finished_before_the_next() -> None:
    """That against the Menapi begins when the one against the Remi is over."""
    game = attack(
        TWO_BATTLES,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to move Menapi
        Barbarian group done?
        Roman battle area Remi
    """,
    )
    while not game.logged("battle_won"):
        assert game.view["battle"]["area"] == "Remi"
        game.play("dice 6" if game.ask.who == "Chance" else f"{game.asked} fire")

    assert game.view["battle"]["area"] == "Menapi"


@pytest.mark.proves("5.2.2q")
def test_5_2_2_units_of_one_letter_and_rating_roll_together() -> None:
    """Two legions of strength 3 and 2: five dice in one roll."""
    game = against_remi(("Legion VII (3)", "Legion VIII (2)"), "Remi, German 1")

    units = game.ask.about[1]
    assert isinstance(units, tuple)
    assert [str(unit) for unit in units] == ["Legion VII", "Legion VIII"]
    assert dice_of(game, "Roman") == 5
    assert len(game.logged("fire")) == 1


@pytest.mark.proves("5.2.2l", "5.2.2Be")
def test_5_2_2b_a_bonus_of_strength_is_no_step() -> None:
    """In the Alps a unit of strength 1 rolls two dice, and falls by one hit."""
    position = """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII (1)"
        [areas.Helvetii]
        Barbarian = "Helvetii 1 (1)"
        [fallen]
        Barbarian = "Helvetii 2, Helvetii 3"
    """
    moves = "Roman group area Transalpine Gaul\nRoman move_to move Helvetii\n"
    assert dice_of(attack(position, moves + "Roman battle_action pass Legion VII"), "Barbarian") == 2

    hit = attack(position, moves + "Roman battle_action fire\ndice 1")
    assert "Helvetii 1" in hit.view["eliminated"]["Barbarian"]


@pytest.mark.proves("5.2.2Bi", "5.2.2Bb")
def test_5_2_2b_the_alps_help_in_the_first_round_only() -> None:
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Helvetii]
        Barbarian = "Helvetii 1 (2)"
        [fallen]
        Barbarian = "Helvetii 2, Helvetii 3"
    """,
        """
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Roman battle_action pass Legion VII
    """,
    )
    first = dice_of(game, "Barbarian")
    game.play("Roman battle_action pass Legion VII")

    assert (first, dice_of(game, "Barbarian")) == (3, 2)


@pytest.mark.proves("5.2.2g", "5.2.2Bc")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_5_2_2b_defenders_of_a_town_act_before_legions_in_every_round(rounds: int) -> None:
    """Both have an A, and the defender's comes first."""
    game = attack(TOWN, TO_TOWN)
    for _ in range(rounds - 1):
        game.play("""
            Barbarian battle_action pass Sequani 1
            Barbarian battle_action pass Sequani 2
            Roman battle_action pass Legion VII
        """)

    assert (game.asked, game.view["battle"]["round"]) == ("Barbarian battle_action", rounds)


# ---- C. Retreat -------------------------------------------------------------------------------------------------


@pytest.mark.proves("5.2.2Cd")
def test_5_2_2c_not_where_the_enemy_came_from() -> None:
    """The Treveri's area is empty now, as is that of the Bellovaci; but the legion came from there."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Legion VII"
        [areas.Remi]
        Barbarian = "Remi"
        [fallen]
        Roman = "Treveri 1, Treveri 2, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """,
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman battle_action pass Legion VII
    """,
    )

    assert ways(game, "Remi") == ["Bellovaci"]


def leave(first: str, second: str) -> Play:
    """Two Germans of different strength retreat, one to the Menapi, the other to the Bellovaci."""
    return attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi, German 1, German 2 (1)"
        [areas.Menapi]
        Barbarian = "Menapi"
        [fallen]
        Roman = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """,
        f"""
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Roman battle_action pass Legion VII
        Barbarian battle_action retreat {first}
        Barbarian retreat_to area Menapi
        Barbarian battle_action retreat {second}
        Barbarian retreat_to area Bellovaci
    """,
    )


@pytest.mark.proves("5.2.2Cb", "5.2.2Ci")
def test_5_2_2c_the_view_does_not_tell_who_went_where() -> None:
    """Whichever of two Germans goes to the Menapi, the Roman and all others see the same."""
    one, other = leave("German 1", "German 2"), leave("German 2", "German 1")
    assert (one.where("German 1"), one.where("German 2")) == ("Menapi", "Bellovaci")
    assert (other.where("German 1"), other.where("German 2")) == ("Bellovaci", "Menapi")

    for seat in ("Roman", None):
        assert one.table.view(seat) == other.table.view(seat)
    assert one.table.view("Roman")["areas"]["Bellovaci"]["blocks"]["Barbarian"] == [{"colour": "blue"}]
    assert list(one.table.log) == list(other.table.log)


# ---- E. Regroup -------------------------------------------------------------------------------------------------

WON = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2"
    [areas.Bellovaci]
    Roman = "Legion VII, Legion VIII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    [areas.Remi]
    Barbarian = "Remi (1)"
"""


@pytest.mark.proves("5.2.2Ec")
def test_5_2_2e_two_regroup_over_a_blue_border() -> None:
    """Three victors: to the Treveri only two of them, whose border is blue; the third may go elsewhere."""
    game = attack(
        WON,
        """
        Roman group area Bellovaci
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Roman move_units unit Bellovaci 1
        Roman move_units done
        Roman move_to done
        Roman battle_action fire
        dice 1 6 6 6 6 6 6 6
        Roman regroup_to area Treveri
        Roman regroup_units unit Legion VII
        Roman regroup_units unit Legion VIII
    """,
    )

    assert (game.asked, game.offers("area")) == ("Roman regroup_to", ["Bellovaci"])
    assert game.units("Treveri", "Roman") == "Legion VII, Legion VIII, Treveri 1, Treveri 2"


@pytest.mark.proves("5.2.2Ea", "5.2.2Eb")
def test_5_2_2e_a_defender_who_holds_the_area_regroups() -> None:
    """The attacker has retreated: the Barbarian controls the area, and has won."""
    game = one_card("""
        [areas.Treveri]
        Roman = "Legion VII, Treveri 1, Treveri 2"
        [areas.Remi]
        Barbarian = "Remi"
        [fallen]
        Roman = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done?
        Roman battle_action retreat Legion VII
        Roman retreat_to area Treveri
        Barbarian regroup_to area Bellovaci
    """)

    assert game.where("Remi") == "Bellovaci"
