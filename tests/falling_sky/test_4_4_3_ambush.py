"""4.4.3 Ambush by the Aedui."""

import pytest

from tests.falling_sky.playing import at

TWO_BATTLES = """
    card = 37
    [regions.Mandubii]
    Aedui = "4 Warbands"
    Arverni = "2 revealed Warbands"
    [regions.Carnutes]
    Aedui = "4 Warbands"
    Arverni = "2 revealed Warbands"
    [regions.Pictones]
    Arverni = "3 Warbands"
"""


@pytest.mark.proves("4.4.3a", "4.4.3b")
def test_4_4_3_no_leader_needed_no_retreat_no_counterattack() -> None:
    """The Aedui have no Leader and Ambush anywhere; the Arverni cannot Retreat to Pictones, nor strike back."""
    game = at(TWO_BATTLES).play("""
        Aedui action command Battle
        Aedui command battle Carnutes
        Aedui ambush yes
    """)

    assert game.asked == "Aedui command"
    assert game.pieces("Carnutes", "Arverni") == ""
    assert game.pieces("Carnutes", "Aedui") == "4 revealed Warbands"


@pytest.mark.proves("4.1.2f", "4.4.3d")
def test_4_4_3_one_region_a_command() -> None:
    """A second Battle of the same Command cannot be an Ambush."""
    game = at(TWO_BATTLES).play("""
        Aedui action command Battle
        Aedui command battle Mandubii
        Aedui ambush yes
        Aedui command battle Carnutes
    """)

    assert game.asked == "Arverni declare_retreat"


def test_4_4_3_the_one_ambush_may_come_in_the_second_battle() -> None:
    """An Ambush left out in the first Battle is still to be had in the second."""
    game = at(TWO_BATTLES).play("""
        Aedui action command Battle
        Aedui command battle Mandubii
        Aedui ambush no
        Arverni declare_retreat stand
        Aedui command battle Carnutes
    """)

    assert game.asked == "Aedui ambush"


@pytest.mark.proves("4.4.3a")
@pytest.mark.parametrize(("aedui", "asked"), [("3 Warbands", True), ("2 Warbands, 5 revealed Warbands", False)])
def test_4_4_3_more_hidden_aedui_than_hidden_defenders(aedui: str, asked: bool) -> None:
    """Aedui pieces count instead of Arverni ones."""
    game = at(f"""
        card = 37
        [regions.Mandubii]
        Aedui = "{aedui}"
        Arverni = "2 Warbands"
    """).play("Aedui action command Battle\nAedui command battle Mandubii")

    assert (game.asked == "Aedui ambush") == asked


@pytest.mark.proves("4.4.3c")
@pytest.mark.parametrize(("die", "asked"), [(3, "Aedui command"), (4, "Chance loss_roll")])
def test_4_4_3_caesar_needs_4_to_6(die: int, asked: str) -> None:
    """Against the Aedui Caesar holds on a 4-6."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "2 Warbands"
        Romans = "Caesar"
    """).play("""
        Aedui action command Battle
        Aedui command battle Mandubii
        Aedui ambush yes
    """)
    game.play(f"Chance caesar_ambushed roll {die}")

    assert game.asked == asked


def test_4_4_3_not_after_trade() -> None:
    """One type of Special Ability: after Trade no Ambush."""
    game = at(TWO_BATTLES + "    [tribes]\n    Aedui = 'Aedui'\n").play("""
        Aedui action command Battle
        Aedui command ability Trade
        Romans agree_trade yes
        Aedui trade yes
        Aedui command battle Carnutes
    """)

    assert game.asked == "Arverni declare_retreat"
