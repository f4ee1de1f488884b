"""8.7.7 Quarters: out of Devastated Regions, then the Leader and the largest group together."""

import tomllib
from textwrap import dedent

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.arverni.boards import did
from tests.falling_sky.wintering import QUIET, merged, written


def quarters(board: str, *dice: int) -> Acting:
    """A quiet Winter in which the Belgae and Aedui stay where they are. Arverni Allies give them Control of Veneti,
    Pictones, Carnutes and Arverni."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(board)))
    game = acting(written(table | {"nonplayers": ["Arverni"]}), Arverni=list(dice))
    while game.asked in ("Belgae quarters_from", "Aedui quarters_from"):
        game.answer(f"{game.asked} done")
    return game


@pytest.mark.proves("8.7.7a")
def test_8_7_7_leaves_a_devastated_region_without_ally() -> None:
    """All Warbands go where the Arverni have Control, by the dice."""
    board = """
        [regions.Bituriges]
        devastated = true
        Arverni = "3 Warbands"
    """
    assert quarters(board, 1).pieces("Carnutes", "Arverni") == "3 Warbands"
    assert quarters(board, 4).pieces("Pictones", "Arverni") == "3 Warbands"
    assert quarters(board, 6).pieces("Arverni", "Arverni") == "3 Warbands"


def test_8_7_7_leaves_for_the_leader_if_he_is_near() -> None:
    """Thereby they join the Leader."""
    game = quarters("""
        [regions.Bituriges]
        devastated = true
        Arverni = "3 Warbands"
        [regions.Pictones]
        Arverni = "Vercingetorix"
    """)
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 3 Warbands"
    assert "arverni.quarters.with_leader" in game.priorities("Arverni")


@pytest.mark.proves("8.7.7a")
def test_8_7_7_stays_with_an_ally() -> None:
    """A Devastated Region with an Ally feeds them."""
    game = quarters("""
        [regions.Carnutes]
        devastated = true
        Arverni = "3 Warbands"
    """)
    assert game.pieces("Carnutes", "Arverni") == "3 Warbands"


@pytest.mark.proves("8.7.7b")
def test_8_7_7_stays_where_no_neighbour_is_arverni() -> None:
    """From Treveri there is nowhere to go, not even if a player would agree: the Warbands roll."""
    game = quarters("""
        [regions.Treveri]
        devastated = true
        Arverni = "1 Warband"
    """)
    assert game.asked == "Chance quarters_roll"


@pytest.mark.proves("8.7.7c")
def test_8_7_7_the_leader_leaves_with_his_warbands_for_the_largest_group() -> None:
    """Out of a Devastated Region the Leader goes where the most Warbands are."""
    game = quarters("""
        [regions.Bituriges]
        devastated = true
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Carnutes]
        Arverni = "1 Warband"
        [regions.Arverni]
        Arverni = "4 Warbands"
    """)
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 7 Warbands"
    assert game.pieces("Bituriges", "Arverni") == ""


@pytest.mark.proves("8.7.7c", "8.7.7e")
def test_8_7_7_the_largest_group_joins_the_leader() -> None:
    """Seven of Veneti, but for one, come to the Leader rather than three of Arverni; one group only."""
    game = quarters("""
        [regions.Pictones]
        Arverni = "Vercingetorix, 2 Warbands"
        [regions.Veneti]
        Arverni = "7 Warbands"
        [regions.Arverni]
        Arverni = "3 Warbands"
    """)
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 8 Warbands"
    assert game.pieces("Veneti", "Arverni") == "1 Warband"
    assert game.pieces("Arverni", "Arverni") == "3 Warbands"
    assert "arverni.quarters.largest_group" in game.priorities("Arverni")


@pytest.mark.proves("8.7.7d", "8.7.7e")
def test_8_7_7_near_the_most_regions_with_arverni() -> None:
    """Together in Pictones or in Veneti they would be as many; Pictones has more Arverni Regions around."""
    game = quarters("""
        [regions.Veneti]
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Pictones]
        Arverni = "3 Warbands"
    """)
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 5 Warbands"
    assert game.pieces("Veneti", "Arverni") == "1 Warband"
    assert "arverni.quarters.near_most" in game.priorities("Arverni")


@pytest.mark.proves("8.7.7f")
def test_8_7_7_enough_stay_to_keep_control() -> None:
    """Of six Warbands and two Allies against five Aedui only two can leave; the Leader goes to them instead."""
    game = quarters("""
        [regions.Pictones]
        Arverni = "Vercingetorix, 1 Warband"
        [regions.Veneti]
        Arverni = "6 Warbands"
        Aedui = "5 Warbands"
    """)
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 6 Warbands"
    assert game.pieces("Pictones", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.7f")
def test_8_7_7_the_leader_gives_up_no_control() -> None:
    """With two Allies he holds Pictones against two Aedui: he stays, though more Warbands are in Veneti."""
    board = """
        [regions.Pictones]
        Arverni = "Vercingetorix"
        Aedui = "{} Warbands"
        [regions.Veneti]
        Arverni = "6 Warbands"
        Aedui = "6 Warbands"
    """
    assert quarters(board.format(2)).pieces("Pictones", "Arverni").startswith("Vercingetorix")
    assert quarters(board.format(1)).pieces("Veneti", "Arverni").startswith("Vercingetorix")


def test_8_7_7_where_nothing_can_be_won_nobody_moves() -> None:
    """The Leader is with the only Warbands and near the most Regions: he stays."""
    game = quarters("""
        [regions.Pictones]
        Arverni = "Vercingetorix, 2 Warbands"
    """)
    assert "quarters_from done" in did(game)
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 2 Warbands"


def test_8_7_7_no_move_to_a_region_that_is_as_good() -> None:
    """Alone in Veneti the Leader would be near as many Regions in Carnutes: no dice, he stays."""
    game = quarters(
        """
        [regions.Veneti]
        Arverni = "Vercingetorix"
        [tribes]
        Pictones = "Aedui"
        Santones = "Aedui"
    """,
        6,
    )
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix"
    assert "arverni.quarters.stay" in game.priorities("Arverni")


def test_8_7_7_without_a_leader_nothing_more() -> None:
    """Groups do not move for the sake of nobody."""
    game = quarters("""
        [regions.Pictones]
        Arverni = "2 Warbands"
        [regions.Veneti]
        Arverni = "7 Warbands"
    """)
    assert game.pieces("Veneti", "Arverni") == "7 Warbands"


def test_8_7_7_the_hungry_leader_counts_who_can_join_him() -> None:
    """Three Warbands are in Carnutes, two in Bituriges; but there nine of Arverni can come, too."""
    game = quarters(
        """
        [regions.Mandubii]
        devastated = true
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Carnutes]
        Arverni = "3 Warbands"
        [regions.Bituriges]
        Arverni = "2 Warbands"
        [regions.Arverni]
        Arverni = "10 Warbands"
    """,
        1,
        1,
        1,
        1,
    )
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 14 Warbands"
    assert "arverni.quarters.largest_group" in game.priorities("Arverni")


def test_8_7_7_the_hungry_leader_counts_the_hungry_near_by() -> None:
    """Five hungry Warbands of Treveri reach Sequani, not Carnutes, where two more are than there."""
    game = quarters(
        """
        [regions.Mandubii]
        devastated = true
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Treveri]
        devastated = true
        Arverni = "5 Warbands"
        [regions.Carnutes]
        Arverni = "4 Warbands"
        [regions.Sequani]
        Arverni = "2 Warbands"
    """,
        1,
        1,
        1,
        1,
    )
    assert game.pieces("Sequani", "Arverni") == "Vercingetorix, 10 Warbands"


@pytest.mark.proves("8.7.7a")
def test_8_7_7_stays_with_a_citadel() -> None:
    """So does a Citadel."""
    game = quarters("""
        [regions.Bituriges]
        devastated = true
        Arverni = "3 Warbands"
        [tribes]
        Bituriges = "Arverni Citadel"
    """)
    assert game.pieces("Bituriges", "Arverni") == "3 Warbands"


@pytest.mark.proves("8.7.7g")
def test_8_7_7_to_a_successor_too() -> None:
    """The largest group joins the Leader, whoever he is."""
    game = quarters("""
        [regions.Pictones]
        Arverni = "Successor, 2 Warbands"
        [regions.Veneti]
        Arverni = "7 Warbands"
    """)
    assert game.pieces("Pictones", "Arverni") == "Successor, 8 Warbands"


def test_8_7_7_without_a_leader_it_is_told_that_nobody_joins_him() -> None:
    """Vercingetorix is not on the map: only Devastation would move anybody."""
    game = quarters('[regions.Carnutes]\nArverni = "3 Warbands"')
    assert "arverni.quarters.no_leader" in game.notes("Arverni")
