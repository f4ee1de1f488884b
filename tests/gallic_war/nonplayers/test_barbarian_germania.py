"""The Barbarian non-player activates Germania (boxes G), Vercingetorix, leaders; and reads events (boxes E)."""

import pytest

from alesia.games.gallic_war.components import BARBARIAN, TRIBES
from tests.gallic_war.nonplayers.acting import acting, barbarian

GERMANS = """
turn = 2
[areas.Germania]
Barbarian = "Ariovistus, German 1, German 2, German 3"
"""
THIRTEEN = "".join(
    f'[areas.{tribe}]\nRoman = "{", ".join(unit.name for unit in tribe.units)}"\n' for tribe in TRIBES[:13]
)
WEAK = """
turn = 2
[areas.Germania]
Barbarian = "Ariovistus (1), German 1 (1), German 2 (1), German 3"
"""


def test_g_germania_four_germans_go_in_two_pairs() -> None:
    game = barbarian("Germania", GERMANS)

    assert game.boxes == "B1 no, B2 yes, G1 no, G_GERMANIA yes"
    assert sorted(game.position["areas"]) == ["Leuci", "Menapi"]
    assert all(sides["Barbarian"].count(",") == 1 for sides in game.position["areas"].values())


def test_g_germania_three_germans_send_one_pair() -> None:
    game = barbarian("Remi", GERMANS.replace(", German 3", "") + '[fallen]\nRoman = "Remi"\nBarbarian = "German 3"')

    assert game.answers("move_to")[0] in ("move Leuci", "move Menapi")
    assert game.units("Germania", "Barbarian").count(",") == 0


def test_g_germania_romans_first() -> None:
    game = barbarian("Germania", GERMANS + '[areas.Leuci]\nRoman = "Leuci"')

    assert game.did[2] == "move_to move Leuci"
    assert game.priorities[0] == "barbarian.romans_first"


def test_g_germania_the_weak_do_not_count() -> None:
    game = barbarian("Germania", WEAK)

    assert "G_GERMANIA no, G_CAMP no" in game.boxes


def test_g_camp_germans_together_elsewhere_attack() -> None:
    game = barbarian("Germania", WEAK.replace(", German 3", "") + '[areas.Menapi]\nBarbarian = "German 3, Menapi"')
    assert "G_CAMP no" in game.boxes

    camp = '[areas.Menapi]\nBarbarian = "German 2, German 3, Menapi"\n[areas.Atrebates]\nRoman = "Atrebates"'
    game = barbarian("Germania", WEAK.replace(", German 2 (1), German 3", "") + camp)
    assert game.boxes.endswith("G_GERMANIA no, G_CAMP yes")
    assert (game.answers("group")[0], game.answers("move_to")[0]) == ("area Menapi", "move Atrebates")


@pytest.mark.parametrize("die", [1, 6])
def test_g_leader_the_stronger_minor_leader_attacks(die: int) -> None:
    """Whatever a die would say: it is not cast."""
    leaders = """
        [areas.Bituriges]
        Barbarian = "Dumnorix (2), Bituriges 1, Bituriges 2"
        [areas.Remi]
        Barbarian = "Ambiorix, Remi"
        [fallen]
        Roman = "Menapi"
    """
    game = barbarian("Menapi", leaders, dice=[die])

    assert game.boxes.endswith("B8 yes, G1 no, G_GERMANIA no, G_CAMP no, G_LEADER yes")
    assert game.did[1] == "group area Remi"


def test_g_political_a_roman_tribe_before_a_neutral_one() -> None:
    game = barbarian("Germania", WEAK + '[areas.Volcae]\nRoman = "Volcae"')

    assert game.boxes.endswith("G_LEADER no, G_POLITICAL yes")
    assert game.did[-1] == "political area Volcae"


def test_g_political_a_neutral_tribe_if_there_is_no_roman() -> None:
    game = barbarian("Germania", WEAK, dice=[3, 4, 3])

    assert game.did[-1] == "political area Mandubii"


VERCINGETORIX = """
turn = 6
supply = 10
removed = ["Massive Revolt"]
[areas.Arverni]
Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
"""


def test_g1_vercingetorix_on_a_low_die() -> None:
    game = barbarian("Germania", VERCINGETORIX + '[areas.Germania]\nBarbarian = "German 1, German 2"', dice=[3])

    assert game.boxes == "B1 no, B2 yes, G1 yes, G2 yes, G_RAID yes"
    assert game.supply == 7


def test_g1_the_germans_on_a_high_die() -> None:
    game = barbarian("Germania", VERCINGETORIX + '[areas.Germania]\nBarbarian = "German 1, German 2"', dice=[4])

    assert game.boxes == "B1 no, B2 yes, G1 no, G_GERMANIA yes"


def test_g1_without_germans_there_is_no_die() -> None:
    game = barbarian("Germania", "raids = 1\n" + VERCINGETORIX)

    assert game.boxes == "B1 no, B2 yes, G1 yes, G2 no, G_VERCINGETORIX yes"
    assert game.rolled == {}


def test_g2_no_raid_without_supply() -> None:
    assert "G2 no" in barbarian("Germania", VERCINGETORIX.replace("supply = 10", "supply = 0")).boxes


def test_vercingetorix_is_shown_for_the_bonus() -> None:
    """7.3 A 4 wins the Boii with a card of 2 that matches: -1 for the card, -1 for him next door."""
    game = barbarian("Boii", VERCINGETORIX + '[areas.Boii]\nRoman = "Boii 1, Boii 2"')
    game.rolls(4)

    assert game.logged("show_vercingetorix")
    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"


BOII = '[fallen]\nBarbarian = "Boii 1, Boii 2{0}"\n[areas.Boii]\nRoman = "{1}"\n'


def test_g_vercingetorix_attacks_the_romans_next_to_him() -> None:
    """Over a blue border two go: he, and of the Arverni at home one."""
    game = barbarian("Germania", "raids = 1\n" + VERCINGETORIX + BOII.format("", "Legion VII, Legion VIII"))

    assert (game.answers("group")[0], game.answers("move_to")[0]) == ("area Arverni", "move Boii")
    assert game.units("Boii", "Barbarian") == "Vercingetorix, Arverni 1"


def test_g_vercingetorix_leaves_gauls_at_home_behind_first() -> None:
    position = VERCINGETORIX.replace("Arverni 2", "Arverni 2, Aedui 1") + '[areas.Aedui]\nBarbarian = "Aedui 2"\n'
    game = barbarian("Germania", "raids = 1\n" + position + BOII.format("", "Legion VII, Legion VIII"))

    assert game.units("Boii", "Barbarian") == "Vercingetorix, Aedui 1"


def test_g_vercingetorix_does_not_attack_the_stronger() -> None:
    strong = (
        BOII.format(", Bituriges 2", "Legion VII, Legion VIII, Legion IX") + '[areas.Bituriges]\nRoman = "Bituriges 1"'
    )
    game = barbarian("Germania", "raids = 1\n" + VERCINGETORIX + strong)

    assert game.answers("move_to")[0] == "move Bituriges"


def test_g_vercingetorix_goes_towards_the_nearest() -> None:
    near = ["Aedui", "Bituriges", "Boii", "Cadurci", "Santones", "Volcae"]
    areas = "".join(f'[areas.{a}]\nBarbarian = "{a if a == "Volcae" else f"{a} 1, {a} 2"}"\n' for a in near)
    game = barbarian("Germania", "raids = 1\n" + VERCINGETORIX + areas + '[areas.Carnutes]\nRoman = "Carnutes"')

    assert (game.answers("group")[0], game.answers("move_to")[0]) == ("area Arverni", "move Bituriges")


# ---- E. Events --------------------------------------------------------------------------------------------------


def test_e1_baggage_train_is_germania() -> None:
    assert barbarian("Baggage Train", GERMANS).boxes == "B1 yes, E1 yes, G1 no, G_GERMANIA yes"


def test_g_event_baggage_train_for_steps() -> None:
    game = barbarian("Baggage Train", WEAK)

    assert game.boxes.endswith("G_POLITICAL no, G_EVENT yes")
    assert game.did[1:] == ["baggage baggage_steps", "baggage_unit unit blue block", "baggage_unit unit blue block"]


@pytest.mark.parametrize("die", [1, 6])
def test_g_event_baggage_train_where_most_steps_are_lacking(die: int) -> None:
    """Six steps are lacking in Germania, two among the Remi: these wait, whatever a die would say."""
    game = barbarian("Baggage Train", WEAK + '[areas.Remi]\nBarbarian = "Remi (1)"\n', dice=[die])

    assert game.answers("baggage_area") == ["area Germania"]


def test_g_event_baggage_train_for_supply() -> None:
    game = barbarian("Baggage Train", 'supply = 9\n[fallen]\nBarbarian = "German 1"')

    assert game.supply == 7


def test_e2_massive_revolt_in_turn_1_is_a_minor_one() -> None:
    assert "E2 no, E3 no, E5" in barbarian("Massive Revolt", GERMANS.replace("turn = 2", "turn = 1"), dice=[1]).boxes


def test_e_massive_the_table_and_the_neighbours() -> None:
    game = barbarian("Massive Revolt", "turn = 2", dice=[3, 4, 1, 1, 1])

    assert game.boxes == "B1 yes, E1 no, E2 yes, E_MASSIVE yes"
    assert game.did[1:5] == ["revolt area Arverni", "revolt area Aedui", "revolt area Bituriges", "revolt area Boii"]
    assert game.position["homes"] == {"Vercingetorix": "Arverni"}
    assert game.answers("group")[0] == "area Arverni"


def test_e_massive_not_a_home_that_the_barbarian_has() -> None:
    game = barbarian(
        "Massive Revolt", 'turn = 2\n[areas.Arverni]\nBarbarian = "Arverni 1, Arverni 2"', dice=[3, 4, 6, 6]
    )

    assert game.did[1] == "revolt area Sequani"


def test_e_massive_any_area_if_none_of_the_table_is_left() -> None:
    homes = ["Cadurci", "Arverni", "Mandubii", "Bituriges", "Sequani"]
    areas = "".join(f'[areas.{a}]\nBarbarian = "{a} 1, {a} 2"\n' for a in homes)
    areas += '[areas.Carnutes]\nBarbarian = "Carnutes"\n'
    areas += '[areas.Bellovaci]\nBarbarian = "Bellovaci 1, Bellovaci 2, Bellovaci 3"'
    game = barbarian("Massive Revolt", f"turn = 2\n{areas}", dice=[1, 2, 1])

    assert game.did[1] == "revolt area Tarbelli"


def test_e_massive_far_tribes_if_neighbours_are_too_few() -> None:
    near = ["Carnutes", "Bituriges 1, Bituriges 2", "Mandubii 1, Mandubii 2", "Andes 1, Andes 2"]
    areas = "".join(f'[areas.{units.split()[0].strip(",")}]\nBarbarian = "{units}"\n' for units in near)
    bellovaci = '[areas.Remi]\nBarbarian = "Remi"\n[areas.Esuvii]\nBarbarian = "Esuvii"\n'
    game = barbarian("Massive Revolt", f"turn = 2\n{areas}{bellovaci}", dice=[2, 2, 1, 2, 1, 3, 4, 1])

    assert game.did[1:5][:2] == ["revolt area Bellovaci", "revolt area Atrebates"]
    assert len([step for step in game.did if step.startswith("revolt")]) == 4


def test_e_massive_groups_march_even_if_vercingetorix_finds_no_place() -> None:
    """11.0C Romans hold out in all four home areas (everybody rolls a 6): who is beaten off may still march."""
    near = {"Arverni": "Legion VII, Legion VIII", "Aedui": "Legion IX", "Bituriges": "Legion XI", "Boii": "Legion XII"}
    areas = "".join(f'[areas.{a}]\nRoman = "{a} 1, {a} 2, {legions}"\n' for a, legions in near.items())
    game = barbarian("Massive Revolt", "turn = 2\n" + areas, dice=[3, 4, 1, 1, 1])
    while game.view["round"] == 5:
        game.table.answer("fire" if "fire" in game.options else game.ask.options[-1], game.ask.who)

    assert game.where("Vercingetorix") == ""
    assert game.answers("group")[0] == "area Transalpine Gaul"


def test_e4_major_revolt_on_a_low_die_is_germania() -> None:
    assert (
        barbarian("Major Revolt", GERMANS, dice=[2]).boxes
        == "B1 yes, E1 no, E2 no, E3 yes, E4 yes, G1 no, G_GERMANIA yes"
    )


def test_e4_major_revolt_on_a_high_die_brings_a_leader() -> None:
    game = barbarian("Major Revolt", GERMANS, dice=[3, 5, 6, 5])

    assert game.boxes.endswith("E3 yes, E4 no, E_MAJOR yes")
    assert game.position["homes"] == {"Ambiorix": "Remi"}
    assert [step for step in game.did if step.startswith("group")] == ["group area Remi"]


def test_e_major_where_no_enemies_are_and_a_leader_appears() -> None:
    position = (
        GERMANS + '[areas.Remi]\nRoman = "Remi, Legion VII"\n[areas.Aedui]\nBarbarian = "Dumnorix, Aedui 1, Aedui 2"'
    )
    game = barbarian("Major Revolt", position, dice=[3, 5, 6, 5, 3, 4, 2, 5, 6, 6])

    assert game.priorities[:2] == ["barbarian.free_of_enemies", "barbarian.brings_leader"]
    assert game.did[1] == "revolt area Treveri"


def test_e3_with_both_leaders_it_is_a_minor_revolt() -> None:
    leaders = '[areas.Aedui]\nBarbarian = "Dumnorix, Aedui 1, Aedui 2"\n[areas.Remi]\nBarbarian = "Ambiorix, Remi"'
    assert "E3 no, E5" in barbarian("Major Revolt", GERMANS + leaders, dice=[1]).boxes


def test_e5_minor_revolt_on_a_low_die_is_germania() -> None:
    assert barbarian("Minor Revolt 1", GERMANS, dice=[3]).boxes.endswith("E3 no, E5 yes, G1 no, G_GERMANIA yes")


def test_e5_minor_revolt_on_a_high_die() -> None:
    game = barbarian("Minor Revolt 1", GERMANS, dice=[4, 3, 4, 3])

    assert game.boxes.endswith("E5 no, E_MINOR yes")
    assert game.units("Mandubii", "Barbarian") == "Mandubii 1, Mandubii 2"


def test_e_minor_not_the_helvetii_in_turn_1() -> None:
    game = barbarian("Minor Revolt 1", GERMANS.replace("turn = 2", "turn = 1"), dice=[4, 3, 4, 6, 1, 1, 1])

    assert game.did[-1] == "revolt area Tarbelli"


def test_g_any_whoever_can_attack_if_there_is_nobody_to_win_over() -> None:
    """All tribes are the Barbarian's: no revolt, no political action; the Volcae attack a legion."""
    units = {tribe.name: ", ".join(unit.name for unit in tribe.units) for tribe in TRIBES}
    areas = "".join(f'[areas.{name}]\nBarbarian = "{text}"\n' for name, text in units.items())
    game = barbarian("Minor Revolt 1", areas + '[areas."Transalpine Gaul"]\nRoman = "Legion VII"', dice=[4, 6])

    assert "E5 no, E_MINOR no, G1 no, G_GERMANIA no, G_CAMP no, G_LEADER no" in game.boxes
    assert game.boxes.endswith("G_POLITICAL no, G_EVENT no, G_ANY yes")
    assert game.where("Legion VII") == "Transalpine Gaul"
    assert game.units("Transalpine Gaul", "Barbarian") != ""


@pytest.mark.parametrize("position", ["turn = 7", "turn = 3\n" + THIRTEEN])
def test_massive_revolt_is_always_taken(position: str) -> None:
    """With 13 Roman tribes, and in 52 BC for a victory point."""
    game = acting(BARBARIAN, position)

    assert game.did == ["take_massive_revolt yes"]
