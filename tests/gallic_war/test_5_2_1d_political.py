"""5.2.1D Political Action."""

import pytest

from alesia.games.gallic_war.components import AREA
from tests.gallic_war.playing import Play, one_card
from tests.gallic_war.test_7_8_leaders_and_victory import allied

LEADER = """
    turn = 4
    [areas.Arverni]
    Barbarian = "Arverni 1, Arverni 2"
    [areas.Boii]
    Barbarian = "{units}"
    [homes]
    {homes}
"""


def political(position: str, tribe: str, die: int, card: str = "Santones", **options: bool) -> Play:
    """The Roman's political action; the Barbarian moves nothing."""
    return one_card(position, card, **options).play(f"""
        Roman action political
        Barbarian action movement
        Roman political area {tribe}
        dice {die}
    """)


@pytest.mark.proves("5.2.1Db")
@pytest.mark.parametrize(("die", "won"), [(1, True), (2, True), (3, False)])
def test_5_2_1d_a_die_up_to_the_value_of_the_card(die: int, won: bool) -> None:
    assert political("", "Boii", die).is_neutral("Boii") is not won


@pytest.mark.proves("5.2.1Dl")
@pytest.mark.parametrize(("die", "won"), [(3, True), (4, False)])
def test_5_2_1d_one_less_for_the_tribe_of_the_card(die: int, won: bool) -> None:
    """The example: a 3 with the Santones card is a 2."""
    assert political("", "Santones", die).is_neutral("Santones") is not won


@pytest.mark.proves("5.2.1Da", "5.2.1Dk", "5.2.1Dm", "5.2.1Dn", "5.2.1Di")
def test_5_2_1d_any_tribe_that_is_neutral_or_the_opponents() -> None:
    """Not one's own, not Germania, not one whose units are all eliminated; the Helvetii even in turn 1."""
    game = one_card("""
        [areas.Helvetii]
        Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2"
        [areas.Germania]
        Barbarian = "German 1"
        [fallen]
        Barbarian = "Menapi"
    """).play("""
        Roman action political
        Barbarian action movement
    """)
    offered = game.offers("area")

    assert "Helvetii" in offered
    assert not {"Aedui", "Germania", "Menapi"} & set(offered)
    assert len(offered) == 22  # without Britannia too


@pytest.mark.proves("5.2.1Dc", "5.2.1Do", "5.2.1Dp")
def test_5_2_1d_the_units_go_home_at_their_strength() -> None:
    """Wherever they are, they return at once and change sides."""
    game = political(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1 (2)"
        [areas.Boii]
        Barbarian = "Aedui 2 (1), Boii 1, Boii 2"
    """,
        "Aedui",
        1,
    )

    assert game.units("Aedui", "Roman") == "Aedui 1 (2), Aedui 2 (1)"
    assert game.units("Boii", "Barbarian") == "Boii 1, Boii 2"


@pytest.mark.proves("5.2.1Dd", "5.2.1Dr")
@pytest.mark.proves("5.2.1Dq")
def test_5_2_1d_units_that_were_on_your_side_go_home_too() -> None:
    """A divided tribe: all its units are one's own now, and at home."""
    game = political(
        """
        [areas.Boii]
        Barbarian = "Aedui 2 (1), Boii 1, Boii 2"
        [areas.Volcae]
        Roman = "Volcae, Aedui 1"
    """,
        "Aedui",
        1,
    )

    assert game.units("Aedui", "Roman") == "Aedui 1, Aedui 2 (1)"


def test_5_2_1d_enemies_at_home_are_attacked_at_once() -> None:
    """The units that return are the attacker."""
    game = political(
        """
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2, German 1"
    """,
        "Aedui",
        1,
    )
    battle = game.view["battle"]

    assert (battle["area"], battle["attacker"], battle["round"]) == ("Aedui", "Roman", 1)
    assert game.asked == "Barbarian battle_action"  # B before C


@pytest.mark.proves("5.2.1De", "7.4e")
def test_5_2_1d_a_minor_leader_loses_his_home_and_is_eliminated() -> None:
    game = political(LEADER.format(units="Dumnorix, Boii 1, Boii 2", homes='Dumnorix = "Arverni"'), "Arverni", 1)

    assert game.where("Dumnorix") == ""
    assert game.points == (0, 0)
    assert "Dumnorix" not in game.view["homes"]


@pytest.mark.proves("5.2.1Df", "7.3g")
def test_5_2_1d_vercingetorix_needs_a_new_home() -> None:
    """Of a tribe that is Barbarian and free of enemies."""
    position = LEADER.format(units="Vercingetorix, Boii 1, Boii 2", homes='Vercingetorix = "Arverni"')
    game = political(position + '[areas.Aedui]\nBarbarian = "Aedui 1, Aedui 2"\n', "Arverni", 1)
    assert game.asked == "Barbarian new_home"
    assert game.offers("area") == ["Aedui", "Boii"]

    game.play("Barbarian new_home area Boii")
    assert game.view["homes"]["Vercingetorix"] == "Boii"


@pytest.mark.proves("5.2.1Df")
@pytest.mark.proves("5.2.1De")
def test_5_2_1d_a_minor_leader_with_another_home_stays() -> None:
    """The Roman wins the Arverni; Dumnorix is at home among the Boii."""
    game = political(LEADER.format(units="Dumnorix, Boii 1, Boii 2", homes='Dumnorix = "Boii"'), "Arverni", 1)

    assert game.units("Arverni", "Roman") == "Arverni 1, Arverni 2"
    assert (game.where("Dumnorix"), game.view["homes"]) == ("Boii", {"Dumnorix": "Boii"})


@pytest.mark.proves("5.2.1Ds")
def test_5_2_1d_a_new_home_is_free_of_enemies() -> None:
    """The Remi are Barbarian, but a legion is in their area; only that of the Boii is left."""
    position = LEADER.format(units="Vercingetorix, Remi, Boii 1, Boii 2", homes='Vercingetorix = "Arverni"')
    game = political(position + '[areas.Remi]\nRoman = "Legion VII"\n', "Arverni", 1)

    assert game.view["homes"]["Vercingetorix"] == "Boii"


@pytest.mark.proves("5.2.1De")
def test_5_2_1d_a_home_that_the_barbarian_wins_costs_no_leader() -> None:
    """His own political action brings Dumnorix his home back."""
    game = one_card(
        LEADER.format(units="Dumnorix, Boii 1, Boii 2", homes='Dumnorix = "Arverni"').replace(
            'Barbarian = "Arverni 1, Arverni 2"', 'Roman = "Arverni 1, Arverni 2"'
        )
    ).play("""
        Roman action movement
        Barbarian action political
        Barbarian political area Arverni
        dice 1
    """)

    assert game.units("Arverni", "Barbarian") == "Arverni 1, Arverni 2"
    assert (game.where("Dumnorix"), game.view["homes"]) == ("Boii", {"Dumnorix": "Arverni"})


def test_5_2_1d_an_area_that_other_units_hold_is_no_new_home() -> None:
    """It must belong to a tribe that is Barbarian: more than 11.0C asks for."""
    position = LEADER.format(units="Vercingetorix, Boii 1, Boii 2", homes='Vercingetorix = "Arverni"')
    held = """
        [areas.Treveri]
        Barbarian = "German 1"
        [areas.Aedui]
        Barbarian = "Aedui 1, Aedui 2"
        [fallen]
        Barbarian = "Treveri 1, Treveri 2"
    """

    assert political(position + held, "Arverni", 1).offers("area") == ["Aedui", "Boii"]


@pytest.mark.proves("5.2.1Dg", "5.2.1Dt")
def test_5_2_1d_without_a_new_home_vercingetorix_is_eliminated() -> None:
    """The Roman scores 3."""
    game = political(
        """
        turn = 4
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
        [areas.Germania]
        Barbarian = "Vercingetorix"
        [homes]
        Vercingetorix = "Arverni"
    """,
        "Arverni",
        1,
    )

    assert game.points == (3, 0)
    assert game.position["gone"] == ["Vercingetorix"]


@pytest.mark.proves("2.2j", "5.2.1Dh", "5.2.1Du")
def test_5_2_1d_britannia_needs_a_legion_in_a_port() -> None:
    """An ally in a port will not do for the Roman; any unit will for the Barbarian."""
    allies = '[areas.Andes]\nRoman = "Andes 1, Andes 2"\n'
    legion = '[areas.Andes]\nRoman = "Andes 1, Andes 2, Legion VII"\n'
    barbarian = '[areas.Andes]\nBarbarian = "Andes 1, Andes 2"\n'
    announce = "Roman action political\nBarbarian action movement\n"

    assert "Britannia" not in one_card(allies).play(announce).offers("area")
    assert "Britannia" in one_card(legion).play(announce).offers("area")
    ours = one_card(barbarian).play("Roman action movement\nBarbarian action political")
    assert "Britannia" in ours.offers("area")


@pytest.mark.proves("5.2.1Ce", "5.2.1Dj")
def test_5_2_1d_no_limit_of_activations() -> None:
    """A neutral tribe won so does not count against the limit of a year."""
    game = political('activations = { Roman = ["Aedui"] }', "Boii", 1)

    assert game.units("Boii", "Roman") == "Boii 1, Boii 2"
    assert game.view["activations"]["Roman"] == ["Aedui"]


@pytest.mark.proves("7.3b", "7.3c", "7.3i")
def test_7_3_vercingetorix_helps_political_actions_nearby() -> None:
    """One less on the die if he is adjacent and the Barbarian player says where he is; he may keep silent."""
    position = """
        turn = 4
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """
    announce = "Roman action movement\nBarbarian action political\n"
    shown = one_card(position).play(announce + "Barbarian political shown Boii\ndice 2")
    assert shown.units("Boii", "Barbarian") == "Boii 1, Boii 2"
    assert [str(fact) for fact in shown.logged("show_vercingetorix")[0].facts] == ["Vercingetorix", "Arverni"]

    silent = one_card(position).play(announce + "Barbarian political area Boii\ndice 2")
    assert silent.is_neutral("Boii")
    assert silent.logged("show_vercingetorix") == []


@pytest.mark.proves("7.3b")
def test_7_3_not_far_away() -> None:
    game = one_card("""
        turn = 4
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """).play("""
        Roman action movement
        Barbarian action political
    """)
    assert "Remi" not in game.offers("shown")
    game.play("Barbarian political area Remi")

    assert game.asked == "Chance political_roll"


@pytest.mark.proves("7.3j")
def test_7_3_who_keeps_silent_gives_nothing_away() -> None:
    """Near or far, a political action takes as many answers, and leaves the same log."""
    near, far = (
        one_card(f"""
        turn = 4
        homes = {{ Vercingetorix = "Arverni", Dumnorix = "Arverni" }}
        [areas.Boii]
        Barbarian = "{near}, Boii 1, Boii 2"
        [areas.Remi]
        Barbarian = "{far}, Remi"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
    """).play("Roman action movement\nBarbarian action political\nBarbarian political area Aedui")
        for near, far in [("Vercingetorix", "Dumnorix"), ("Dumnorix", "Vercingetorix")]
    )

    assert near.asked == far.asked == "Chance political_roll"
    assert len(near.table.entries()) == len(far.table.entries())
    assert list(near.table.log) == list(far.table.log)
    for seat in ("Roman", None):
        assert near.table.view(seat) == far.table.view(seat)


@pytest.mark.proves("7.3k")
@pytest.mark.parametrize(
    ("area", "tribe"),
    [("Arverni", "Arverni"), ("Andes", "Britannia")],
    ids=["his own area", "over the sea"],
)
def test_7_3_only_areas_adjacent_by_land_feel_him(area: str, tribe: str) -> None:
    """Neither the tribe in whose area he is, nor Britannia from a port."""
    game = one_card(f"""
        turn = 4
        [areas.{area}]
        Barbarian = "Vercingetorix"
        [areas.Volcae]
        Roman = "Volcae, {area} 1, {area} 2"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Boii"
    """).play("Roman action movement\nBarbarian action political")

    assert tribe in game.offers("area")
    assert tribe not in game.offers("shown")
    assert game.offers("shown")


def last_tribe(place: str) -> Play:
    """All tribes but the Remi are the Barbarian's, who announces a political action; Vercingetorix is somewhere."""
    others = {name: ", ".join(unit.name for unit in AREA[name].units) for name in AREA if AREA[name].is_tribe}
    del others["Remi"]
    others[place] += ", Vercingetorix"
    areas = "".join(f'[areas.{name}]\nBarbarian = "{units}"\n' for name, units in others.items())
    position = f'turn = 4\n{areas}[homes]\nVercingetorix = "Arverni"\n'
    return one_card(position).play("Roman action movement\nBarbarian action political")


def test_7_3_a_single_tribe_is_a_question_wherever_he_is() -> None:
    """Near or far, the Barbarian is asked; only he sees whether Vercingetorix could be shown."""
    near, far = last_tribe("Mandubii"), last_tribe("Arverni")

    assert near.options == ["area Remi", "shown Remi", "done"]
    assert far.options == ["area Remi", "done"]
    near.play("Barbarian political area Remi")
    far.play("Barbarian political area Remi")
    assert list(near.table.log) == list(far.table.log)


def test_7_3_a_single_tribe_may_be_left_alone() -> None:
    """The card is spent, and no die is rolled."""
    game = last_tribe("Arverni").play("Barbarian political done")

    assert game.is_neutral("Remi")
    assert [entry.rule for entry in game.logged("no_effect")] == ["5.2.1D"]
    assert game.logged("political") == []


def test_7_3_without_him_a_single_tribe_is_no_question() -> None:
    game = one_card("turn = 4\n" + allied("Barbarian", 24, but="Remi"))

    assert game.play("Roman action movement\nBarbarian action political").asked == "Chance political_roll"
