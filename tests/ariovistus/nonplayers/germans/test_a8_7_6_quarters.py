"""A8.7.6 Quarters."""

import tomllib
from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.germans.boards import did, told
from tests.ariovistus.wintering import QUIET
from tests.falling_sky.wintering import merged, written

HELD = '[regions.Sequani]\nGermans = "1 Warband"\n[regions.Sugambri]\nGermans = "1 Warband"\n'


def winter(position: str, *dice: int) -> Acting:
    """A Winter in which nobody else does anything."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(position)))
    return acting(written({"nonplayers": ["Germans"], **table}), Germans=list(dice))


@pytest.mark.proves("A8.7.6a", "A8.7.6c")
def test_a8_7_6_leave_devastated_regions() -> None:
    """Out of a Devastated Region without Ally or Settlement, into a Region of theirs by dice."""
    board = HELD + '[regions.Treveri]\ndevastated = true\nGermans = "2 Warbands"'
    assert winter(board, 1).pieces("Sugambri", "Germans") == "3 Warbands"
    assert winter(board, 6).pieces("Sequani", "Germans") == "3 Warbands"


@pytest.mark.proves("A8.7.6a", "A8.7.6b")
def test_a8_7_6_stay_with_an_ally_or_a_settlement() -> None:
    """Not if they have one or the other there."""
    board = HELD + '[regions.Treveri]\ndevastated = true\nGermans = "{}"\n[tribes]\nTreveri = "{}"'
    assert winter(board.format("2 Warbands", "Germans")).pieces("Treveri", "Germans") == "2 Warbands"
    settled = winter(board.format("2 Warbands, Settlement", "Subdued"))
    assert settled.pieces("Treveri", "Germans") == "2 Warbands, Settlement"


@pytest.mark.proves("A8.7.6d")
def test_a8_7_6_stay_if_no_region_is_theirs() -> None:
    """Not if no adjacent Region is under Germanic Control: nobody else is asked."""
    game = winter('[regions.Aedui]\ndevastated = true\nGermans = "2 Warbands"\n[regions.Mandubii]\nAedui = "Warband"')
    assert game.pieces("Aedui", "Germans") == "2 Warbands"
    assert did(game, "quarters_to") == []


@pytest.mark.proves("A8.7.6d")
def test_a8_7_6_no_hunger_is_stilled_in_a_devastated_region() -> None:
    """Ubii is under Germanic Control, but Devastated as well."""
    board = '[regions.Ubii]\ndevastated = true\nGermans = "3 Warbands"\n[tribes]\nUbii = "Germans"\n'
    game = winter(board + '[regions.Treveri]\ndevastated = true\nGermans = "2 Warbands"')
    assert game.pieces("Treveri", "Germans") == "2 Warbands"
    assert game.notes("Germans") == ["quarters.nowhere"]


@pytest.mark.proves("A8.7.6e")
def test_a8_7_6_the_leader_joins_the_largest_group() -> None:
    """Ariovistus or his Successor goes to the largest group of Warbands that he can."""
    for leader in ("Ariovistus", "Successor"):
        board = f'[regions.Ubii]\nGermans = "{leader}"\nRomans = "Auxilia"\n[regions.Sequani]\nGermans = "4 Warbands"'
        game = winter(board + '\n[regions.Sugambri]\nGermans = "2 Warbands"')
        assert game.pieces("Sequani", "Germans") == f"{leader}, 4 Warbands"
        assert "camps.largest_group" in game.priorities("Germans")


@pytest.mark.proves("A8.7.6e")
def test_a8_7_6_a_group_joins_the_leader() -> None:
    """Four of five Warbands come to him and his four, rather than he to them."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "4 Auxilia"\n'
    game = winter(board + '[regions.Treveri]\nGermans = "5 Warbands"')
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 8 Warbands"
    assert game.pieces("Treveri", "Germans") == "1 Warband"


@pytest.mark.proves("A8.7.6g")
def test_a8_7_6_of_a_group_with_revealed_warbands_one_stays() -> None:
    """Three Hidden and one Revealed of five come to him."""
    board = '[regions.Ubii]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "4 Auxilia"\n'
    game = winter(board + '[regions.Treveri]\nGermans = "3 Warbands, 2 revealed Warbands"')
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 7 Warbands, 1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


@pytest.mark.proves("A8.7.6e")
@pytest.mark.parametrize("here", ['Romans = "9 Auxilia"', "devastated = true"], ids=["no Control", "Devastated"])
def test_a8_7_6_nobody_joins_the_leader_where_nobody_may_be_quartered(here: str) -> None:
    """In Ubii as many Warbands would be, near more Germans; but he goes to Treveri, with all but one of his four."""
    board = f"""
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        {here}
        [regions.Treveri]
        Germans = "5 Warbands"
        [regions.Cisalpina]
        Germans = "1 Warband"
        [tribes]
        Ubii = "Germans"
    """
    game = winter(board)
    assert (game.pieces("Ubii", "Germans"), game.pieces("Treveri", "Germans")) == (
        "1 Warband",
        "Ariovistus, 8 Warbands",
    )


@pytest.mark.proves("A8.7.6e")
def test_a8_7_6_a_hungry_leader_joins_the_largest_group_thereby() -> None:
    """Out of Devastated Treveri to the three in Sequani, not to the one in Sugambri; no dice."""
    board = HELD.replace('Sequani]\nGermans = "1 Warband"', 'Sequani]\nGermans = "3 Warbands"')
    game = winter(board + '[regions.Treveri]\ndevastated = true\nGermans = "Ariovistus, 1 Warband"')
    assert game.pieces("Sequani", "Germans") == "Ariovistus, 4 Warbands"
    assert not game.steps("Germans", "pick")


@pytest.mark.proves("A8.7.6f")
def test_a8_7_6_then_near_the_most_regions_with_germans() -> None:
    """As many Warbands in Treveri as in Cisalpina: to Treveri, which is next to more Germans."""
    board = """
        [regions.Ubii]
        Germans = "Ariovistus, 1 Warband"
        [regions.Treveri]
        Germans = "3 Warbands"
        [regions.Cisalpina]
        Germans = "3 Warbands"
        [regions.Mandubii]
        Germans = "1 Warband"
        [regions.Atrebates]
        Germans = "1 Warband"
    """
    for die in (1, 6):
        game = winter(board, die)
        assert game.pieces("Treveri", "Germans") == "Ariovistus, 3 Warbands"
        assert "camps.near_most" in game.priorities("Germans")


@pytest.mark.proves("A8.7.6g")
def test_a8_7_6_one_warband_stays() -> None:
    """The Leader brings his Warbands along, but for one."""
    board = '[regions.Ubii]\nGermans = "Successor, 3 Warbands"\n[regions.Treveri]\n'
    game = winter(board + 'Germans = "5 Warbands"\nRomans = "2 Auxilia"')
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "Successor, 7 Warbands"


@pytest.mark.proves("A8.7.6h")
def test_a8_7_6_control_is_kept() -> None:
    """Only as many Warbands leave as Germanic Control can spare; and no Leader on whom it hangs."""
    board = """
        [regions.Ubii]
        Germans = "Successor, 9 Warbands"
        Romans = "8 Auxilia"
        [regions.Treveri]
        Germans = "5 Warbands"
        Romans = "2 Auxilia"
        [regions.Sugambri]
        Romans = "1 Auxilia"
    """
    game = winter(board)
    assert game.pieces("Treveri", "Germans") == "3 Warbands"
    assert game.control("Treveri") == "Germans"
    held = winter('[regions.Ubii]\nGermans = "Successor, 1 Warband"\nRomans = "Auxilia"\n' + HELD.replace("1", "3"))
    assert held.pieces("Ubii", "Germans") == "Successor, 3 Warbands"


@pytest.mark.proves("A8.7.6i")
def test_a8_7_6_no_move_that_brings_nothing() -> None:
    """With the largest group already, and near as many Regions: everybody stays, and it is told."""
    game = winter('[regions.Ubii]\nGermans = "Ariovistus, 4 Warbands"\n[regions.Treveri]\nGermans = "1 Warband"')
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 4 Warbands"
    assert did(game, "quarters_to") == []
    assert "the Leader" in told(game)
    assert game.notes("Germans") == ["quarters.together"]


@pytest.mark.proves("A8.7.6i")
def test_a8_7_6_nobody_moves_twice() -> None:
    """Those who came out of hunger stay in Treveri; he and one of his two come to them, though Ubii is near more
    Germans."""
    board = """
        [regions.Cisalpina]
        Germans = "1 Warband"
        [regions.Ubii]
        Germans = "Ariovistus, 2 Warbands"
        [regions.Treveri]
        Germans = "1 Warband"
        [regions.Mandubii]
        devastated = true
        Germans = "4 Warbands"
    """
    game = winter(board)
    assert game.pieces("Mandubii", "Germans") == ""
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 6 Warbands"
    assert game.pieces("Ubii", "Germans") == "1 Warband"
