"""5.2.2 A. Reserves: groups, when they take part, when the roles change."""

import re

import pytest

from alesia.words import option_note
from tests.gallic_war.battles import (
    PORT,
    TO_PORT,
    attack,
    in_turn,
)
from tests.gallic_war.playing import one_card

TWO_WAYS = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2"
    [areas.Bellovaci]
    Roman = "Legion VII, Legion VIII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
    [areas.Remi]
    Barbarian = "Remi (1), German 1"
"""


BOTH_WAYS = """
    Roman group area Treveri
    Roman group area Bellovaci
    Roman move_to move Remi
    Roman move_units all
    Roman move_to move Remi
    Roman move_units unit Legion VII
    Roman move_units unit Legion VIII
    Roman move_units done
    Roman move_to done?
    Barbarian group done?
"""


@pytest.mark.proves("5.2.2Aa", "5.2.2Ac", "5.2.2Aj", "5.2.2Ae", "5.2.2Al", "5.2.2Am")
def test_5_2_2a_the_attacker_chooses_his_main_group() -> None:
    """The others are not revealed in the first round and neither act nor suffer."""
    game = attack(TWO_WAYS, BOTH_WAYS, roman="Boii")
    assert (game.asked, game.offers("main")) == ("Roman main_group", ["Legion VII", "Treveri 1"])
    game.play("Roman main_group main Treveri 1")
    blocks = game.table.view("Barbarian")["areas"]["Remi"]["blocks"]["Roman"]

    assert [block.get("name") for block in blocks] == ["Treveri 1", "Treveri 2", None, None]
    assert game.asked == "Barbarian battle_action"  # no legion fires
    game.play("Barbarian battle_action fire\ndice 1 1 6")
    assert game.view["battle"]["reserves"] == {"Roman": 2, "Barbarian": 0}
    assert game.units("Remi", "Roman") == "Legion VII, Legion VIII, Treveri 1 (2), Treveri 2 (2)"


@pytest.mark.proves("5.2.2Af", "5.2.2An")
def test_5_2_2a_reserves_take_part_from_the_second_round() -> None:
    """Even if all other friendly units are gone."""
    game = attack(TWO_WAYS, BOTH_WAYS, roman="Boii").play("""
        Roman main_group main Treveri 1
        Barbarian battle_action pass German 1
        Barbarian battle_action pass Remi
        Roman battle_action retreat Treveri 1
        Roman retreat_to area Treveri
        Roman battle_action retreat Treveri 2
        Roman retreat_to area Treveri
    """)

    assert game.view["battle"]["round"] == 2
    assert game.asked == "Roman battle_action"
    assert in_turn(game) == ["Legion VII", "Legion VIII"]
    assert game.view["battle"]["attacker"] == "Roman"


@pytest.mark.proves("5.2.2Ad")
def test_5_2_2a_units_of_one_area_over_two_borders_are_two_groups() -> None:
    """As in the example: those who crossed directly, and those who came through Allobroges."""
    game = attack(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII, Legion VIII"
        [areas.Allobroges]
        Roman = "Allobroges 1, Allobroges 2"
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    """,
        """
        Roman group area Transalpine Gaul
        Roman move_to move Helvetii
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to force Helvetii
        Barbarian group done?
    """,
    )

    assert game.offers("main") == ["Legion VII", "Legion VIII"]


@pytest.mark.proves("5.2.2Ak")
def test_5_2_2a_each_legion_from_off_the_map_is_a_group() -> None:
    """5.2.1E They come one at a time: one of them leads the attack, the others follow in the second round."""
    game = attack(
        """
        [areas.Off-Map]
        Roman = "Legion VII, Legion VIII, Legion IX"
        [areas."Transalpine Gaul"]
        Barbarian = "German 1, German 2"
    """,
        """
        Roman group area Off-Map
        Roman group area Off-Map
        Roman move_units unit Legion VII
        Roman move_units unit Legion VIII
        Barbarian group done?
    """,
        roman="Aedui",
    )
    assert game.offers("main") == ["Legion VII", "Legion VIII"]
    game.play("Roman main_group main Legion VIII")
    assert game.view["battle"]["reserves"] == {"Roman": 1, "Barbarian": 0}

    game.play("""
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass German 1
        Barbarian battle_action pass German 2
    """)
    assert (game.view["battle"]["round"], game.offers("pass")) == (2, ["Legion VII", "Legion VIII"])


DEFENDED = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2, Legion VII, Legion VIII"
    [areas.Remi]
    Barbarian = "Remi (1)"
    [areas.Menapi]
    Barbarian = "Menapi"
    [fallen]
    Roman = "Atrebates"
"""


DEFENDING = """
    Roman group area Treveri
    Roman move_to move Remi
    Roman move_units unit Legion VII
    Roman move_units unit Legion VIII
    Roman move_to done?
    Barbarian group area Menapi
    Barbarian move_to move Remi
"""


@pytest.mark.proves("5.2.2Ai", "5.2.2Ae")
def test_5_2_2a_who_moves_in_to_defend_is_a_reserve() -> None:
    game = attack(DEFENDED, DEFENDING)

    assert game.view["battle"]["reserves"] == {"Roman": 0, "Barbarian": 1}
    assert game.table.view("Roman")["areas"]["Remi"]["blocks"]["Barbarian"][1] == {"colour": "green"}


@pytest.mark.proves("5.2.2Ab")
def test_5_2_2a_who_was_there_before_the_attack_is_no_reserve() -> None:
    """The legion moved first, into an area that is attacked only afterwards: it defends with the main group."""
    game = attack(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Mandubii]
        Roman = "Legion VII, Mandubii 1, Mandubii 2"
        [areas.Menapi]
        Barbarian = "Menapi"
    """,
        """
        Roman group area Mandubii
        Roman move_to move Treveri
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Menapi
        Barbarian move_to move Treveri
    """,
    )

    assert game.view["battle"]["reserves"] == {"Roman": 0, "Barbarian": 0}
    assert game.view["battle"]["defender"] == "Roman"


@pytest.mark.proves("5.2.2Ag")
def test_5_2_2a_the_roles_change_when_only_reserves_are_left() -> None:
    """The first defenders are eliminated before reserves arrive: the attacker is now the defender."""
    game = attack(DEFENDED, DEFENDING + "Roman battle_action fire\ndice 1 6 6 6 6 6 6 6")
    battle = game.view["battle"]

    assert (battle["round"], battle["attacker"], battle["defender"]) == (2, "Barbarian", "Roman")
    game.play("""
        Roman battle_action pass Legion VII
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass Menapi
        Roman battle_action pass Legion VII
        Roman battle_action pass Legion VIII
        Barbarian battle_action pass Menapi
    """)
    assert (game.asked, game.offers("area")) == ("Barbarian withdraw_to", ["Atrebates", "Menapi"])


def test_5_2_2a_a_retreat_before_reserves_come() -> None:
    """With nobody left to fire at, units may still leave before the enemy's reserves arrive."""
    game = attack(
        DEFENDED.replace(
            'Roman = "Treveri 1, Treveri 2, Legion VII, Legion VIII"', 'Roman = "Caesar, Treveri 1, Treveri 2"'
        ),
        """
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Caesar
        Roman move_units unit Treveri 1
        Roman move_to done?
        Barbarian group area Menapi
        Barbarian move_to move Remi
        Roman battle_action fire
        dice 1 6 6 6
    """,
    )

    assert game.options == ["retreat Treveri 1", "done"]


def test_5_2_2a_the_groups_are_told_with_their_borders() -> None:
    """Who chooses the main group reads who is in each, and which way they came."""
    game = one_card(PORT, roman="Aedui").play(TO_PORT)

    said = [option_note(game.ask, option, "gallic-war") or "" for option in game.ask.options]
    assert [note.partition(", from ")[0] for note in said] == ["Legion VII", "Legion VIII"]
    assert all(re.search(r" over a (black|blue) border$| by sea$", note) for note in said)


@pytest.mark.proves("5.2.2Ao")
def test_5_2_2a_the_roles_change_even_if_only_reserves_attack() -> None:
    """Both main groups have gone: the attackers' reserves hold the area, those who come to help attack them."""
    game = one_card(
        """
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2"
        [areas.Bellovaci]
        Roman = "Legion VII, Bellovaci 1, Bellovaci 2, Bellovaci 3"
        [areas.Remi]
        Barbarian = "Remi"
        [areas.Menapi]
        Barbarian = "Menapi, German 1"
    """,
        roman="Aedui",
    ).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman group area Bellovaci
        Roman move_to move Remi
        Roman move_units unit Treveri 1
        Roman move_units done
        Roman move_to done
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group area Menapi
        Barbarian move_to move Remi
        Barbarian move_units unit German 1
        Barbarian move_units done
        Barbarian move_to done?
        Roman main_group main Legion VII
        Roman battle_action retreat Legion VII
        Roman retreat_to area Bellovaci?
        Barbarian battle_action retreat Remi
        Barbarian retreat_to area Menapi?
    """)

    assert (game.view["battle"]["round"], game.view["battle"]["attacker"]) == (2, "Barbarian")
