"""6.4-6.7 Supply and attrition, replacements, production, reinforcements."""

import pytest

from tests.gallic_war.playing import Play, winter

WINTERING = """
    supply = {supply}
    [areas.Aedui]
    Roman = "{aedui}, Aedui 1, Aedui 2"
    [areas.Andes]
    Roman = "{andes}, Andes 1, Andes 2"
"""


def wintering(supply: int, die: int, aedui: str = "Legion VII", andes: str = "Legion VIII") -> Play:
    game = winter(WINTERING.format(supply=supply, aedui=aedui, andes=andes)).play(f"dice {die}")
    while game.asked == "Roman winter":
        game.play(f"Roman winter {game.options[0]}")
    return game


@pytest.mark.proves("6.1f", "6.1g", "6.1h", "6.4a", "6.4e", "6.4f", "6.2.2e")
@pytest.mark.parametrize(("die", "left"), [(1, 15 - 6), (3, 15 - 4), (6, 15 - 2)])
def test_6_4_each_legion_costs_by_the_harvest(die: int, left: int) -> None:
    """Three, two or one supply point."""
    assert wintering(15, die).logged("legions_supplied")[0].facts[3] == left


@pytest.mark.proves("6.4d", "6.4h", "6.2.2e")
def test_6_4_without_supply_a_legion_loses_a_step() -> None:
    """One of two can be paid: the Roman chooses who goes without."""
    game = wintering(3, 3)
    assert game.asked == "Roman attrition"
    game.play("Roman attrition unit Legion VIII\nRoman replace_legion done")

    assert game.units("Andes", "Roman") == "Legion VIII (3), Andes 1, Andes 2"
    assert game.units("Aedui", "Roman") == "Legion VII, Aedui 1, Aedui 2"


def test_6_4_attrition_is_told_before_it_is_chosen() -> None:
    """How many legions cannot be paid for is open; which of them suffer is the Roman's choice."""
    game = winter("""
        supply = 2
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII, Legion VIII"
    """).play("dice 3\nRoman winter all")

    assert game.asked == "Roman attrition"
    assert len(game.logged("attrition")) == 1


@pytest.mark.proves("6.4c")
def test_6_4_attrition_is_never_voluntary() -> None:
    """With enough supply nobody is asked."""
    game = wintering(4, 3)

    assert game.logged("legions_supplied")[0].facts[1:] == (2, 4, 0)
    assert game.logged("attrition") == []


@pytest.mark.proves("6.4i", "6.4j", "6.4k", "8.0l")
def test_6_4_a_legion_may_die_of_attrition() -> None:
    """Three points to the Barbarian; it returns at the end of the following turn."""
    game = wintering(0, 3, "Legion VII (1)", "Legion VIII (3)")

    assert game.points == (0, 3)
    assert game.view["legions_due"]["2"][0] == "Legion VII"
    assert game.units("Andes", "Roman") == "Legion VIII (2), Andes 1, Andes 2"


@pytest.mark.proves("6.4g")
def test_6_4_legions_at_home_or_off_the_map_cost_nothing() -> None:
    game = winter("""
        supply = 5
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
        [areas.Off-Map]
        Roman = "Legion VIII"
    """).play("dice 3")

    assert game.logged("legions_supplied") == []


# ---- 6.5 Replacements -------------------------------------------------------------------------------------------


@pytest.mark.proves("6.5a", "6.5c", "6.5d")
def test_6_5_a_step_for_a_supply_point() -> None:
    """In Transalpine Gaul up to full strength; elsewhere one step."""
    game = winter("""
        supply = 9
        [areas."Transalpine Gaul"]
        Roman = "Legion VII (1)"
        [areas.Aedui]
        Roman = "Legion VIII (2), Aedui 1, Aedui 2"
    """).play("dice 3\nRoman winter unit Legion VIII\nRoman replace_legion unit Legion VIII")
    assert game.offers("unit") == ["Legion VII"]
    game.play("Roman replace_legion all")

    assert game.units("Aedui", "Roman") == "Legion VIII (3), Aedui 1, Aedui 2"
    assert game.units("Transalpine Gaul", "Roman") == "Legion VII"
    assert game.logged("legions_replaced")[0].facts[1:] == (4, 3)


def test_6_5_as_far_as_supply_goes() -> None:
    game = winter("""
        supply = 1
        [areas."Transalpine Gaul"]
        Roman = "Legion VII (2), Legion VIII (3)"
    """).play("dice 3")
    assert game.options == ["unit Legion VII", "unit Legion VIII", "done"]
    game.play("Roman replace_legion unit Legion VII")

    assert game.units("Transalpine Gaul", "Roman") == "Legion VII (3), Legion VIII (3)"


@pytest.mark.proves("6.5b", "6.5e", "6.5f", "6.5g")
def test_6_5_units_at_home_gain_a_step_if_their_player_likes() -> None:
    """Gallic units in their home area and Germans in Germania; one step each, for nothing."""
    game = winter("""
        [areas.Aedui]
        Roman = "Aedui 1 (1), Aedui 2 (2)"
        [areas.Germania]
        Barbarian = "German 1 (1), Ariovistus (2)"
        [areas.Boii]
        Barbarian = "Boii 1 (1), Boii 2"
    """).play("dice 3\nRoman replace unit Aedui 1\nRoman replace done\nBarbarian replace all")

    assert game.units("Aedui", "Roman") == "Aedui 1 (2), Aedui 2 (2)"
    assert game.units("Germania", "Barbarian") == "Ariovistus, German 1 (2)"
    assert game.units("Boii", "Barbarian") == "Boii 1 (2), Boii 2"
    assert game.logged("legions_replaced") == []


def test_6_5_not_away_from_home() -> None:
    game = winter("""
        turn = 4
        [areas.Boii]
        Barbarian = "Vercingetorix (2), Aedui 1 (1), Boii 1, Boii 2"
        [areas.Aedui]
        Barbarian = "Aedui 2"
        [areas.Leuci]
        Barbarian = "Ariovistus (1), Leuci"
        [homes]
        Vercingetorix = "Aedui"
    """).play("""
        dice 3
        Barbarian vercingetorix_winters stay
        Barbarian stay_with_vercingetorix unit Aedui 1
        Barbarian ariovistus_winters yes
    """)

    assert game.asked == "Chance deal"


# ---- 6.6 Production ---------------------------------------------------------------------------------------------


@pytest.mark.proves("6.6a", "6.6c", "6.6d", "2.1s")
def test_6_6_fortified_towns_produce_supply() -> None:
    """One each, and two of Transalpine Gaul, though nobody is there."""
    game = winter("""
        supply = 0
        [areas.Sequani]
        Roman = "Sequani 1, Sequani 2"
        [areas.Mandubii]
        Roman = "Mandubii 1, Mandubii 2"
        [areas.Arverni]
        Barbarian = "Arverni 1, Arverni 2"
    """).play("dice 3")

    assert game.supply == 4


def test_6_6_not_while_enemies_hold_transalpine_gaul() -> None:
    game = winter("""
        turn = 4
        supply = 0
        [areas."Transalpine Gaul"]
        Barbarian = "Vercingetorix"
        [areas.Boii]
        Barbarian = "Boii 1, Boii 2"
        [homes]
        Vercingetorix = "Boii"
    """).play("dice 3\nBarbarian vercingetorix_winters stay")

    assert game.supply == 0


@pytest.mark.proves("6.6b")
def test_6_6_never_above_19() -> None:
    assert winter("supply = 18").play("dice 3").supply == 19


# ---- 6.7 Reinforcements -----------------------------------------------------------------------------------------


@pytest.mark.proves("6.7a", "6.7d", "6.7b", "6.7f", "6.7c")
@pytest.mark.parametrize(
    ("turn", "die", "legions"),
    [
        (1, 2, "Legion XIII, Legion XIV"),
        (1, 3, ""),
        (2, 3, "Legion XIII, Legion XIV"),
        (2, 4, ""),
        (5, 3, "Legion I, Legion XV"),
        (5, 4, ""),
        (6, 4, "Legion I, Legion XV"),
        (6, 5, ""),
    ],
)
def test_6_7_one_die_for_the_pair(turn: int, die: int, legions: str) -> None:
    game = winter(f"turn = {turn}").play(f"dice 3\ndice {die}")

    assert game.units("Transalpine Gaul", "Roman") == legions


@pytest.mark.proves("6.7e", "6.7g")
@pytest.mark.parametrize(("turn", "legions"), [(3, "Legion XIII, Legion XIV"), (7, "Legion I, Legion XV"), (4, "")])
def test_6_7_without_a_die_in_the_last_turn(turn: int, legions: str) -> None:
    assert winter(f"turn = {turn}").play("dice 3").units("Transalpine Gaul", "Roman") == legions


@pytest.mark.proves("6.7i", "2.1c")
def test_6_7_off_the_map_if_enemies_are_in_transalpine_gaul() -> None:
    game = winter("""
        turn = 3
        [areas."Transalpine Gaul"]
        Barbarian = "Ariovistus"
    """).play("dice 3\nBarbarian ariovistus_winters yes")

    assert game.units("Off-Map", "Roman") == "Legion XIII, Legion XIV"


@pytest.mark.proves("6.2.2j", "6.7.1a", "6.7.1b", "6.7.1c", "6.7h")
def test_6_7_1_eliminated_legions_return_a_turn_later() -> None:
    """A legion killed on turn 3 returns at the end of turn 4, at full strength."""
    same = winter('turn = 3\nreturning = { "Legion VII" = 3 }').play("dice 3")
    assert "Legion VII" not in same.units("Transalpine Gaul", "Roman")

    later = winter('turn = 4\nreturning = { "Legion VII" = 3, "Legion VIII" = 4 }').play("dice 3")
    assert later.units("Transalpine Gaul", "Roman") == "Legion VII"
