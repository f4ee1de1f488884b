"""8.3.4 The Romans cast no die for what comes to the same however it falls."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import ALL, FROST, HEAD, boxes, commanded, did, roman_turn
from tests.falling_sky.nonplayers.romans.test_8_8_1_build import BASE
from tests.falling_sky.nonplayers.romans.test_8_8_5_seize import POOR

SIEGE = """
    [regions.Nervii]
    Romans = "6 Legions"
    Belgae = "Ambiorix, 3 revealed Warbands"
    [regions.Morini]
    Belgae = "2 Warbands"
    [tribes]
    Eburones = "Belgae"
    Nervii = "Belgae"
"""


def besieged(answer: str, *dice: int) -> Acting:
    """The Belgae stand or Retreat before the Besiege removes one of their two Allies."""
    game = roman_turn(SIEGE, *dice)
    assert game.asked == "Belgae declare_retreat"
    return game.play(f"Belgae declare_retreat {answer}")


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_for_a_besieged_ally_if_all_are_lost_in_a_retreat() -> None:
    """Two Allies: one is Besieged, and the other takes the first Loss of those who Retreat (3.2.4)."""
    game = besieged("retreat")
    assert did(game, "besiege_remove")
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize(("die", "tribe"), [(1, "Eburones"), (6, "Nervii")])
def test_8_3_4_a_besieged_ally_by_dice_if_a_leader_may_save_the_other(die: int, tribe: str) -> None:
    """Ambiorix stands and may absorb the Losses, so that one Ally stays: which, a die says."""
    assert did(besieged("stand", die), "besiege_remove") == [f"besiege_remove tribe {tribe}"]


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_for_the_site_of_a_build_where_a_recruit_takes_the_other() -> None:
    """Cadurci and Volcae: Build makes one an Ally, then Recruit the other."""
    game = roman_turn(BASE.format(6, '[regions.Arverni]\nRomans = "5 Auxilia, Fort"', ""))
    assert [game.tribe(tribe) for tribe in ("Cadurci", "Volcae")] == ["Romans", "Romans"]
    assert {"build_what ally Cadurci", "build_what ally Volcae"} & set(game.did("Romans"))
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_upon_frost_where_all_is_built() -> None:
    """Two Forts, and Resources for both: Frost forbids neither, so that their order is all one."""
    regions = '[regions.Sequani]\nRomans = "Auxilia"\n[regions.Arverni]\nRomans = "Auxilia"'
    game = roman_turn(BASE.format(8, regions, 'Volcae = "Dispersed"\nHelvetii = "Dispersed"'), head=FROST)
    assert {"build region Sequani", "build region Arverni"} < set(game.did("Romans"))
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_for_the_order_of_battles_far_apart() -> None:
    """Played Belgae could Retreat from either Region, but nowhere to where others fight or flee."""
    board = """
        [regions.Treveri]
        Romans = "4 Legions"
        Belgae = "2 revealed Warbands"
        [regions.Ubii]
        Belgae = "5 Warbands"
        [regions.Pictones]
        Romans = "4 Legions"
        Belgae = "2 revealed Warbands"
        [regions.Veneti]
        Belgae = "5 Warbands"
        [tribes]
        Treveri = "Belgae"
        Pictones = "Belgae"
    """
    game = roman_turn(board)
    assert game.asked == "Belgae declare_retreat"
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.3.4a")
def test_8_3_4_the_order_of_battles_by_dice_where_a_retreat_may_join_the_next() -> None:
    """Played Belgae could Retreat from Treveri into Ubii, or the other way, and fight twice; that they stand they say
    only after the die has fallen."""
    board = """
        [regions.Treveri]
        Romans = "4 Legions"
        Belgae = "6 revealed Warbands"
        [regions.Ubii]
        Romans = "4 Legions"
        Belgae = "6 revealed Warbands"
        [tribes]
        Treveri = "Belgae"
        Ubii = "Belgae"
    """
    for die, first in ((1, "battle Ubii"), (6, "battle Treveri")):
        game = roman_turn(board, die)
        assert game.asked == "Belgae declare_retreat"
        assert commanded(game)[0] == first
        assert len(game.lots("Romans")) == 1


@pytest.mark.proves("8.3.4a")
def test_8_3_4_the_order_of_battles_by_dice_with_germanic_horse() -> None:
    """59 The Horse charges in the first Battle: which that is, a die says."""
    board = """
        [capabilities]
        59 = "unshaded"
        [regions.Treveri]
        Romans = "Legion"
        [regions.Nervii]
        Romans = "Legion"
        [tribes]
        Treveri = "Belgae"
        Nervii = "Belgae"
    """
    first = {commanded(roman_turn(board, die, nonplayers=ALL))[0] for die in (1, 6)}
    assert first == {"battle Treveri", "battle Nervii"}


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_for_the_order_of_seizures_where_nobody_can_rally() -> None:
    """Sugambri and Ubii are next to each other, but resentment brings no Gauls to either (3.2.3)."""
    board = POOR + '[regions.Sugambri]\nRomans = "5 Auxilia"\n[regions.Ubii]\nRomans = "5 Auxilia"\n'
    game = roman_turn(board, nonplayers=ALL)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    assert [game.tribe(tribe) for tribe in ("Suebi North", "Suebi South")] == ["Dispersed", "Dispersed"]
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.3.4d")
def test_8_3_4_no_die_for_a_build_that_no_ability_follows() -> None:
    """67 The free March grants no Special Ability: neither Build nor Scout is thought of, and no die is cast for it."""
    board = """
        [regions.Provincia]
        Romans = "Caesar, 4 Legions, 8 Auxilia, Fort"
        [tribes]
        Treveri = "Belgae"
    """
    walk = boxes(roman_turn(board, head=HEAD.replace("20", "67"), nonplayers=ALL))
    assert "R_MARCH yes" in walk
    assert "R_BUILD" not in walk
