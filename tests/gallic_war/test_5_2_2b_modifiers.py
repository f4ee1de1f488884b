"""5.2.2 B. Battle modifiers: rivers, mountains, towns, ports."""

import pytest

from tests.gallic_war.battles import (
    PORT,
    TO_PORT,
    TO_TOWN,
    TOWN,
    attack,
    dice_of,
    in_turn,
)
from tests.gallic_war.playing import one_card


@pytest.mark.proves("5.2.2Ba", "5.2.2Bg")
def test_5_2_2b_the_rhine_gives_a_die_in_the_first_round() -> None:
    """The Menapi are attacked out of Germania; in the second round they have their own strength."""
    game = attack(
        """
        [areas.Germania]
        Barbarian = "German 1, German 2"
    """,
        """
        Barbarian group area Germania
        Barbarian move_to move Menapi
        Barbarian move_units all
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
    """,
    )
    assert dice_of(game, "Roman") == 4
    game.play("Barbarian battle_action pass German 1\nBarbarian battle_action pass German 2")
    assert dice_of(game, "Roman") == 3


@pytest.mark.proves("5.2.2Bf")
def test_5_2_2b_the_rhine_helps_germania_too() -> None:
    game = attack(
        """
        [areas.Menapi]
        Roman = "Menapi, Legion VII"
        [areas.Germania]
        Barbarian = "German 1"
    """,
        """
        Roman group area Menapi
        Roman move_to move Germania
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
        Barbarian group done?
    """,
    )
    game.play("Roman battle_action pass Legion VII")

    assert dice_of(game, "Barbarian") == 4


@pytest.mark.proves("5.2.2Bh")
def test_5_2_2b_not_if_the_main_group_came_another_way() -> None:
    """Reserves over the Rhine give no bonus: they do not fight in the first round."""
    game = attack(
        """
        [areas.Germania]
        Barbarian = "German 1"
        [areas.Treveri]
        Barbarian = "Treveri 1, Treveri 2"
    """,
        """
        Barbarian group area Germania
        Barbarian group area Treveri
        Barbarian move_to move Menapi
        Barbarian move_to move Menapi
        Barbarian move_units all
        Barbarian main_group main Treveri 1
    """,
        barbarian="Boii",
    )

    assert dice_of(game, "Roman") == 3


@pytest.mark.proves("5.2.2Bb")
def test_5_2_2b_the_alps() -> None:
    """Whoever defends in Helvetii has a die more in the first round."""
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Helvetii]
        Barbarian = "Helvetii 1 (1), German 1 (1)"
        [fallen]
        Barbarian = "Helvetii 2, Helvetii 3"
    """,
        """
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Barbarian group done?
        Roman battle_action pass Legion VII
    """,
    )
    assert dice_of(game, "Barbarian") == 2


@pytest.mark.proves("5.2.2Bc", "5.2.2Bj", "5.2.2Bk", "2.1h")
@pytest.mark.parametrize(("number", "needed"), [(1, 3), (2, 2)])
def test_5_2_2b_a_fortified_town(number: int, needed: int) -> None:
    """Its defenders have an A in the whole battle, and +1 battle rating in the first round."""
    game = attack(TOWN, TO_TOWN)
    if number == 2:
        game.play("""
            Barbarian battle_action pass Sequani 1
            Barbarian battle_action pass Sequani 2
            Roman battle_action pass Legion VII
        """)
    assert game.asked == "Barbarian battle_action"
    game.play("Barbarian battle_action fire")

    assert game.ask.about[2] == needed


@pytest.mark.proves("5.2.1Ey", "5.2.1Eav", "5.2.2Bd")
def test_5_2_2b_a_port_against_a_roman_naval_move() -> None:
    """Its defenders have an A: here they act before the legion."""
    game = attack(
        """
        [areas.Andes]
        Roman = "Legion VII, Andes 1, Andes 2"
    """,
        """
        Roman group area Andes
        Roman move_to sail Pictones
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done?
    """,
    )

    assert game.asked == "Barbarian battle_action"
    game.play("Barbarian battle_action fire")
    assert game.ask.about[2] == 2


@pytest.mark.proves("5.2.2Ah", "2.1h")
def test_5_2_2b_terrain_does_not_help_who_has_taken_the_place() -> None:
    """2.1 Bonuses are for the original defender: after the roles have changed there are none."""
    position = (
        TOWN.replace("Sequani 1, Sequani 2", "Sequani 1 (1)")
        + """
    [areas.Leuci]
    Barbarian = "Leuci"
    [fallen]
    Barbarian = "Sequani 2"
    """
    )
    game = attack(
        position.replace("Legion VII,", "Legion VII, Legion VIII,"),
        """
        Roman group area Allobroges
        Roman move_to move Sequani
        Roman move_units unit Legion VII
        Roman move_units unit Allobroges 1
        Roman move_units done
        Roman move_to done?
        Barbarian group area Leuci
        Barbarian move_to move Sequani
        Barbarian battle_action pass Sequani 1
        Roman battle_action fire
        dice 1 6 6 6
        Roman battle_action done
        Roman battle_action pass Legion VII
        Roman battle_action pass Allobroges 1
        Barbarian battle_action pass Leuci
    """,
    )

    assert (game.asked, game.view["battle"]["attacker"]) == ("Roman battle_action", "Barbarian")
    assert in_turn(game) == ["Legion VII"]


@pytest.mark.proves("5.2.2Bl")
def test_5_2_2b_a_port_keeps_its_initiative_for_the_entire_battle() -> None:
    """Whoever landed is eliminated in the first round; in the second the defenders still act before the legion."""
    game = one_card(PORT, roman="Aedui").play(
        TO_PORT
        + """
        Roman main_group main Legion VII
        Barbarian battle_action fire
        dice 1 6 6 6 6 6
    """
    )

    assert (game.asked, game.view["battle"]["round"]) == ("Barbarian battle_action", 2)
    assert game.options[0] == "fire"
