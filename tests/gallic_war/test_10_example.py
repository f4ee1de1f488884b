"""10.0 The comprehensive example of play, turn 1, with its dice; its slips as the data notes resolve them."""

import pytest

from tests.gallic_war.playing import Play, deal, start

ROUND_1 = """
    Roman card card Remi
    Barbarian card card Sequani
    Roman action movement
    Barbarian action activation
    Roman group area Transalpine Gaul
    Roman move_to move Helvetii
    Roman move_units unit Legion VII
    Roman move_units unit Legion VIII
    Roman move_to force Helvetii
    Roman move_units unit Caesar
    Roman move_units unit Legion IX
    Roman move_to force Sequani
    Roman move_units all
"""

HELVETII = """
    Roman battle area Helvetii
    Roman main_group main Legion VII
    Roman battle_action fire
    dice 1 1 2 2 3 3 5 6
    Barbarian battle_action fire
    dice 2 2 3 5 5 5 5 5
    Roman battle_action fire
    dice 2 5 5 5
    Roman battle_action fire
    dice 1 3 3 3 4 4 5 5 6 6
    Barbarian battle_action fire
    dice 3 4 5
    Roman battle_action fire
    dice 1 2 5 6
    Roman battle_action fire
    dice 2 3 3 4 4 5 5 6 6 6
    Roman regroup_to area Allobroges
    Roman regroup_units unit Caesar
    Roman regroup_units unit Legion IX
    Roman regroup_to area Transalpine Gaul
    Roman regroup_units unit Legion VIII
    Roman regroup_units done
    Roman regroup_to done
"""

SEQUANI = """
    Barbarian battle_action fire
    dice 1 3 4 5 6 6
    Roman battle_action retreat Legion XI
    Roman retreat_to area Allobroges
    Roman battle_action retreat Legion XII
    Roman retreat_to area Allobroges
"""

ROUND_2 = """
    Roman card card Menapi
    Barbarian card card Volcae
    Roman action movement
    Barbarian action movement
    Roman group area Allobroges
    Roman move_to move Sequani
    Roman move_units all
    Barbarian group area Germania
    Barbarian move_to move Sequani
    Barbarian move_units unit German 1
    Barbarian move_units unit German 2
    Barbarian move_to done
"""

SEQUANI_AGAIN = """
    Roman battle_action fire
    dice 3 4 5 6
    Barbarian battle_action fire
    dice 1 2 3 4 5
    Roman hit unit Legion XII
    Roman battle_action fire
    dice 1 1 2 3 4 5 6 6
    Roman battle_action fire
    dice 3 4
    Roman battle_action fire
    dice 2 3 4
    Barbarian battle_action retreat German 1
    Barbarian battle_action retreat German 2
    Barbarian battle_action fire
    dice 2 6
    Roman hit unit Legion XI
    Roman battle_action fire
    dice 1 2 3 3 4 5 6
    Roman regroup_to area Allobroges
    Roman regroup_units unit Legion XI
    Roman regroup_units unit Legion XII
    Roman regroup_units done
    Roman regroup_to done
"""

ROUND_3 = """
    Roman card card Aedui
    Barbarian card card Treveri
    Roman action activation
    Barbarian action activation
"""

ROUND_4 = """
    Roman card card Helvetii
    Barbarian card card Esuvii
    Roman action supply
    Barbarian action movement
    Barbarian group area Germania
    Barbarian move_to move Menapi
    Barbarian move_units unit Ariovistus
    Barbarian move_units unit German 3
    Barbarian move_to done
    dice 5
    Barbarian battle_action fire
    dice 3 4 5
    Barbarian battle_action fire
    dice 3 3 6
    Roman battle_action fire
    dice 1 3 4
    Barbarian hit unit German 3
    Barbarian battle_action fire
    dice 1 3 6
    Barbarian regroup_to area Treveri
    Barbarian regroup_units unit Ariovistus
    Barbarian regroup_units done
    Barbarian regroup_to done
"""

ROUND_5 = """
    Roman action political
    Barbarian action movement
    Roman political area Santones
    dice 3
    Barbarian group area Treveri
    Barbarian group done
    Barbarian move_to move Remi
    Barbarian move_units unit Ariovistus
    Barbarian move_units unit Treveri 1
    Barbarian move_to done
    dice 1
    Barbarian regroup_to area Treveri
    Barbarian regroup_units unit Ariovistus
    Barbarian regroup_units unit Treveri 1
    Barbarian regroup_to done
"""

END_OF_TURN = """
    dice 4
    Roman winter done
    Roman winter unit Legion VII
    Roman winter unit Legion IX
    Roman winter done
    Barbarian ariovistus_winters no
"""

REPLACEMENTS = """
    Roman replace_legion all
    Roman replace unit Allobroges 1
    Roman replace unit Allobroges 2
    Roman replace unit Sequani 1
    Roman replace unit Sequani 2
    Roman replace done
    Barbarian replace unit Menapi
    Barbarian replace done
"""


def opening() -> Play:
    return deal(start(), "Menapi, Remi, Santones, Aedui, Helvetii", "Volcae, Esuvii, Treveri, Boii, Sequani")


@pytest.mark.proves("10.0b")
def test_10_0_the_movement_example() -> None:
    """5.2.1E Two legions over the blue border, two by forced march through Allobroges, two on to the Sequani."""
    game = opening().play(ROUND_1)

    assert game.supply == 11
    assert game.units("Helvetii", "Roman") == "Caesar, Legion VII, Legion VIII, Legion IX"
    assert game.units("Sequani", "Roman") == "Legion XI, Legion XII"
    assert game.units("Sequani", "Barbarian") == "Sequani 1, Sequani 2"
    assert game.units("Transalpine Gaul", "Roman") == ""


@pytest.mark.proves("10.0c")
def test_10_0_the_battle_example() -> None:
    """5.2.2 Eight dice and four hits, eight dice back from the Alps and two hits; Caesar decides it in round 3."""
    game = opening().play(ROUND_1 + HELVETII)

    fired = [(str(entry.facts[0]), entry.facts[3], entry.facts[4]) for entry in game.logged("fire")]
    assert fired == [
        *[("Roman", 2, 4), ("Barbarian", 2, 2)],
        *[("Roman", 3, 1), ("Roman", 2, 1), ("Barbarian", 2, 0)],
        *[("Roman", 3, 2), ("Roman", 2, 1)],
    ]
    assert game.units("Helvetii", "Roman") == "Legion VII (3)"
    assert game.units("Allobroges", "Roman") == "Caesar, Legion IX, Allobroges 1 (1), Allobroges 2 (1)"
    assert game.units("Transalpine Gaul", "Roman") == "Legion VIII (3)"
    assert game.view["eliminated"]["Barbarian"] == ["Helvetii 1", "Helvetii 2", "Helvetii 3"]


@pytest.mark.proves("10.0c", "10.0d", "10.0e", "10.0f", "10.0g")
def test_10_0_the_whole_turn() -> None:
    """Supply 15, 13, 11, 15, 11, 3, 6; six tribes Roman and three Barbarian; no legions come."""
    game = opening()
    assert game.supply == 15
    game.play(ROUND_1 + HELVETII + SEQUANI)
    assert [entry.facts[2] for entry in game.logged("forced_march")] == [13, 11]
    game.play(ROUND_2 + SEQUANI_AGAIN)
    assert game.units("Sequani", "Roman") == "Caesar (3), Legion IX (3), Allobroges 1 (1), Allobroges 2 (1)"
    assert game.units("Germania", "Barbarian") == "Ariovistus, German 1 (2), German 2 (2), German 3"
    game.play(ROUND_3 + ROUND_4)
    assert game.supply == 15
    assert game.units("Menapi", "Barbarian") == "German 3 (2)"
    game.play(ROUND_5)
    assert game.units("Remi", "Barbarian") == "Remi"
    assert game.units("Santones", "Roman") == "Santones 1, Santones 2"
    game.play(END_OF_TURN)
    assert game.tribes == (6, 3)
    assert game.supply == 11
    game.play(REPLACEMENTS)
    assert (game.supply, game.logged("legions_replaced")[0].facts[2]) == (6, 3)
    game.play("dice 3")
    assert (game.view["turn"], game.asked) == (2, "Chance deal")
    assert game.units("Helvetii", "Roman") == "Legion VII, Helvetii 1 (1), Helvetii 2 (1), Helvetii 3 (1)"
    assert game.units("Transalpine Gaul", "Roman") == "Caesar, Legion VIII, Legion XI, Legion XII"
    assert game.units("Germania", "Barbarian") == "Ariovistus, German 1 (2), German 2 (2), German 3 (2)"
    assert game.units("Menapi", "Barbarian") == "Menapi (2)"
