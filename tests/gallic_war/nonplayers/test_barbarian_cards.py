"""The Barbarian non-player reads a tribe card (boxes B)."""

import pytest

from tests.gallic_war.nonplayers.acting import barbarian

GERMANS = """
    turn = 2
    [areas.Germania]
    Barbarian = "Ariovistus, German 1, German 2, German 3"
"""


def test_b3_a_neutral_tribe_is_activated() -> None:
    game = barbarian("Remi", GERMANS)

    assert game.boxes == "B1 no, B2 no, B3 yes, B_ACTIVATE yes"
    assert game.position["areas"]["Remi"] == {"Barbarian": "Remi"}


def test_b3_britannia_is_activated_in_this_edition() -> None:
    assert barbarian("Britannia", GERMANS).boxes == "B1 no, B2 no, B3 yes, B_ACTIVATE yes"


def test_b3_both_activations_are_used() -> None:
    game = barbarian("Remi", 'activations = { Barbarian = ["Veneti", "Andes"] }\n' + GERMANS.replace("    ", ""))

    assert game.boxes == "B1 no, B2 no, B3 no, B4 yes, B5 yes, B_POLITICAL yes"
    assert game.did == ["action political", "political area Remi"]


def test_b4_a_roman_tribe_is_worked_upon() -> None:
    game = barbarian("Remi", GERMANS + '[areas.Remi]\nRoman = "Remi"')

    assert game.boxes == "B1 no, B2 no, B3 no, B4 yes, B5 yes, B_POLITICAL yes"
    game.rolls(2)
    assert game.units("Remi", "Barbarian") == "Remi"


BRITONS = GERMANS + '[areas.Britannia]\nRoman = "Britannia 1, Britannia 2"\n'


def test_b6_britannia_out_of_reach_on_a_low_die_is_germania() -> None:
    game = barbarian("Britannia", BRITONS, dice=[4])

    assert game.boxes == "B1 no, B2 no, B3 no, B4 yes, B5 no, B6 yes, G1 no, G_GERMANIA yes"
    assert game.rolled == {"barbarian.roll_germania_4": 4}


def test_b6_britannia_out_of_reach_on_a_high_die_is_another_tribe() -> None:
    game = barbarian("Britannia", BRITONS, dice=[5, 3, 4, 2])

    assert game.boxes.endswith("B5 no, B6 no, B_POLITICAL_RANDOM yes")
    assert game.did[-1] == "political area Boii"


def test_b5_britannia_in_reach_of_a_port() -> None:
    game = barbarian("Britannia", BRITONS + '[areas.Veneti]\nBarbarian = "Veneti"')

    assert game.boxes.endswith("B4 yes, B5 yes, B_POLITICAL yes")


def test_b7_a_roman_tribe_that_fell_is_germania() -> None:
    game = barbarian("Remi", GERMANS + '[fallen]\nRoman = "Remi"')

    assert game.boxes == "B1 no, B2 no, B3 no, B4 no, B7 yes, B8 yes, G1 no, G_GERMANIA yes"


def test_b8_an_own_tribe_that_fell_is_a_political_action_elsewhere() -> None:
    game = barbarian("Remi", GERMANS + '[fallen]\nBarbarian = "Remi"', dice=[1, 2, 1])

    assert game.boxes == "B1 no, B2 no, B3 no, B4 no, B7 yes, B8 no, B_POLITICAL_RANDOM yes"
    assert game.did[-1] == "political area Tarbelli"


def test_b9_an_own_area_attacks_a_neighbour_with_one_block() -> None:
    game = barbarian("Remi", '[areas.Remi]\nBarbarian = "Remi"', dice=[6])

    assert game.boxes == "B1 no, B2 no, B3 no, B4 no, B7 no, B9 yes, B_ATTACK yes"
    assert game.did[1:] == ["group area Remi", "move_to move Menapi"]
    assert game.where("Remi") == "Menapi"


def test_b9_a_roman_before_a_neutral() -> None:
    game = barbarian("Remi", '[areas.Remi]\nBarbarian = "Remi"\n[areas.Atrebates]\nRoman = "Atrebates"')

    assert game.priorities == ["barbarian.romans_first"]
    assert game.where("Remi") == "Atrebates"


SEQUANI = """
    [areas.Sequani]
    Barbarian = "{0}"
    [areas.Leuci]
    Barbarian = "Leuci"
    [areas.Helvetii]
    Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
    [areas.Allobroges]
    Roman = "Allobroges 1, Allobroges 2"
"""


def test_b9_two_units_attack_two_blocks_when_there_is_no_single_one() -> None:
    game = barbarian("Sequani", SEQUANI.format("Sequani 1, Sequani 2"))

    assert game.boxes.endswith("B9 yes, B_ATTACK yes")
    assert game.answers("group")[0] == "area Sequani"
    assert game.answers("move_to")[0] == "move Allobroges"
    assert game.units("Allobroges", "Barbarian").endswith("Sequani 1, Sequani 2")


def test_b9_one_unit_does_not_attack_two_blocks() -> None:
    game = barbarian("Sequani", SEQUANI.format("Sequani 1") + '    [fallen]\n    Barbarian = "Sequani 2"', dice=[1])

    assert "B9 no, B10 yes, B11 yes" in game.boxes


def test_b9_a_blue_border_lets_the_two_strongest_go() -> None:
    position = """
        [areas.Helvetii]
        Barbarian = "Helvetii 1 (1), Helvetii 2, Helvetii 3"
        [areas.Allobroges]
        Roman = "Allobroges 1"
        [fallen]
        Roman = "Allobroges 2"
    """
    game = barbarian("Helvetii", position)

    assert game.units("Allobroges", "Barbarian") == "Helvetii 2, Helvetii 3"


def test_b9_it_attacks_only_what_it_means_to_fight() -> None:
    """A legion, hidden and so taken for whole, is stronger than the Remi; the neutral Menapi are not."""
    legion = '[fallen]\nRoman = "Atrebates"\n[areas.Atrebates]\nRoman = "Legion VII (1)"'
    game = barbarian("Remi", '[areas.Remi]\nBarbarian = "Remi"\n' + legion)

    assert game.answers("move_to") == ["move Menapi"]


def test_b9_an_equal_in_a_town_is_not_attacked() -> None:
    """Against a town equals would retreat (2.8), so that they do not come."""
    game = barbarian("Pictones", '[areas.Pictones]\nBarbarian = "Pictones"\n[areas.Carnutes]\nRoman = "Carnutes"')

    assert game.answers("move_to") == ["move Veneti"]


VENETI = """
    turn = 2
    [areas.Veneti]
    Barbarian = "Veneti"
    [areas.Pictones]
    Barbarian = "Pictones"
    [areas.Germania]
    Barbarian = "Ariovistus, German 1"
"""


def test_b10_no_neighbour_to_attack_is_germania() -> None:
    game = barbarian("Veneti", VENETI + '[areas.Andes]\nBarbarian = "Andes 1, Andes 2"')

    assert game.boxes.startswith("B1 no, B2 no, B3 no, B4 no, B7 no, B9 no, B10 no, G1 no, G_GERMANIA yes")


def test_b11_all_too_strong_on_a_low_die_is_politics() -> None:
    game = barbarian("Veneti", VENETI, dice=[3, 5, 6, 5])

    assert game.boxes == "B1 no, B2 no, B3 no, B4 no, B7 no, B9 no, B10 yes, B11 yes, B_POLITICAL_RANDOM yes"
    assert game.did[-1] == "political area Remi"


def test_b11_all_too_strong_on_a_high_die_germans_shift() -> None:
    shelters = '[areas.Menapi]\nBarbarian = "Menapi"\n[areas.Leuci]\nBarbarian = "Leuci"'
    game = barbarian("Veneti", VENETI + shelters, dice=[4, 6])

    assert game.boxes.endswith("B10 yes, B11 no, B_SHIFT yes")
    assert game.units("Leuci", "Barbarian") == "Ariovistus, German 1, Leuci"


def test_b_shift_rather_next_to_an_enemy_or_neutral() -> None:
    round_menapi = ["Atrebates", "Remi", "Treveri 1, Treveri 2", "Leuci", "Menapi"]
    areas = "".join(f'[areas.{units.split()[0].strip(",")}]\nBarbarian = "{units}"\n' for units in round_menapi)
    game = barbarian("Veneti", VENETI + areas, dice=[4])

    assert "barbarian.frontier_first" in game.priorities
    assert game.where("Ariovistus") in ("Leuci", "Treveri")


def test_b_shift_nowhere_to_go_is_germania() -> None:
    assert "B11 no, B_SHIFT no, G1 no" in barbarian("Veneti", VENETI, dice=[5]).boxes


def test_a_tribe_away_from_home_attacks_from_where_it_stands() -> None:
    game = barbarian("Remi", '[areas.Menapi]\nBarbarian = "Remi, Menapi"\n[areas.Atrebates]\nRoman = "Atrebates"')

    assert game.did[1:3] == ["group area Menapi", "move_to move Atrebates"]


def test_spare_groups_germania_first_then_whoever_can_attack() -> None:
    position = (
        GERMANS + '[areas.Bellovaci]\nBarbarian = "Bellovaci 1"\n[fallen]\nBarbarian = "Bellovaci 2, Bellovaci 3"'
    )
    game = barbarian("Bellovaci", position + '\n[areas.Veneti]\nBarbarian = "Veneti"')

    assert [step for step in game.did if step.startswith("group")] == [
        "group area Bellovaci",
        "group area Germania",
        "group area Veneti",
    ]


@pytest.mark.parametrize(
    ("dice", "tribe"), [([2, 2, 1, 2, 2, 2], "Veneti"), ([6, 6, 3], "Leuci"), ([4, 4, 3], "Britannia")]
)
def test_the_tables_have_the_areas_of_this_edition(dice: list[int], tribe: str) -> None:
    """West on a 1 is rolled again; Leuci stands in Belgica; Britannia in the centre, if it can be reached."""
    position = GERMANS + '[areas.Pictones]\nBarbarian = "Pictones"\n[fallen]\nBarbarian = "Remi"'
    game = barbarian("Remi", position, dice=dice)

    assert game.did[-1] == f"political area {tribe}"
