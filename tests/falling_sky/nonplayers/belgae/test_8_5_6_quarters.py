"""8.5.6 Quarters, and 8.2.3 Winter Campaign."""

import tomllib
from textwrap import dedent

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.belgae.boards import did
from tests.falling_sky.wintering import QUIET, merged, until, written


def winter(position: str, *dice: int) -> Acting:
    """A Winter in which nobody else does anything."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(position)))
    return acting(written({"nonplayers": ["Belgae"], **table}), Belgae=list(dice))


@pytest.mark.proves("8.5.6a", "8.5.6c")
def test_8_5_6_leave_devastated_regions() -> None:
    """Out of a Devastated Region without Ally or Citadel, into a Region of theirs by dice."""
    board = '[regions.Treveri]\ndevastated = true\nBelgae = "2 Warbands"'
    assert winter(board, 1).pieces("Nervii", "Belgae") == "2 Warbands"
    assert winter(board, 6).pieces("Atrebates", "Belgae") == "2 Warbands"


@pytest.mark.proves("8.5.6a")
def test_8_5_6_stay_with_an_ally() -> None:
    """Not if they have an Ally there."""
    board = '[regions.Treveri]\ndevastated = true\nBelgae = "2 Warbands"\n[tribes]\nTreveri = "Belgae"\nRemi = "Aedui"'
    game = winter(board)
    assert game.pieces("Treveri", "Belgae") == "2 Warbands"


@pytest.mark.proves("8.5.6d")
def test_8_5_6_stay_if_no_region_is_theirs() -> None:
    """Not if no adjacent Region is under Belgic Control: nobody else is asked."""
    board = '[regions.Aedui]\ndevastated = true\nBelgae = "2 Warbands"\n[regions.Mandubii]\nAedui = "Warband"'
    game = winter(board)
    assert game.pieces("Aedui", "Belgae") == "2 Warbands"
    assert game.asked == "Chance quarters_roll"
    assert did(game, "quarters_to") == []


@pytest.mark.proves("8.5.6b")
def test_8_5_6_the_leader_joins_the_largest_group() -> None:
    """The Leader goes to the largest group of Warbands that he can."""
    board = '[regions.Morini]\nBelgae = "Successor"\n[regions.Nervii]\nBelgae = "4 Warbands"'
    game = winter(board)
    assert game.pieces("Nervii", "Belgae") == "Successor, 4 Warbands"
    assert "camps.largest_group" in game.priorities("Belgae")


def test_8_3_4_equal_groups_are_told_apart_by_where_they_come_from() -> None:
    """8.5.6 Two Warbands from Morini or two from Treveri could join the Leader in Nervii: the dice name both."""
    board = '[regions.Nervii]\nBelgae = "Successor, 9 Warbands"\n[regions.Morini]\nBelgae = "3 Warbands"\n'
    board += '[regions.Treveri]\nBelgae = "3 Warbands"\nRomans = "4 Auxilia"\n'
    words = "\n".join(line for _, line in explain_lines(winter(board, 6).walk("Belgae")))
    assert "equal: Nervii with 11 (2 from Morini), Nervii with 11 (2 from Treveri). Dice" in words
    french = "\n".join(line for _, line in explain_lines(winter(board, 6).walk("Belgae"), language="fr"))
    assert "Nerviens (avec 11, dont 2 de chez les Trévires)" in french


@pytest.mark.proves("8.5.6f")
def test_8_5_6_one_warband_stays() -> None:
    """The Leader brings his Warbands along, but for one."""
    board = '[regions.Nervii]\nBelgae = "Successor, 3 Warbands"\n[regions.Treveri]\n'
    game = winter(board + 'Belgae = "5 Warbands"\nAedui = "2 Warbands"')
    assert game.pieces("Nervii", "Belgae") == "1 Warband"
    assert game.pieces("Treveri", "Belgae") == "Successor, 7 Warbands"


@pytest.mark.proves("8.5.6g")
def test_8_5_6_control_is_kept() -> None:
    """Only as many Warbands leave as Belgic Control can spare."""
    board = """
        [regions.Atrebates]
        Belgae = "Successor, 9 Warbands"
        Romans = "11 Auxilia"
        [regions.Treveri]
        Belgae = "5 Warbands"
        Aedui = "2 Warbands"
    """
    game = winter(board)
    assert game.pieces("Treveri", "Belgae") == "3 Warbands"
    assert game.control("Treveri") == "Belgae"
    assert game.pieces("Atrebates", "Belgae") == "Successor, 11 Warbands"


@pytest.mark.proves("8.5.6e")
def test_8_5_6_near_the_most_regions() -> None:
    """Of two ways to the same group, the one that leaves the Leader near more Regions with Belgae: in Nervii, next to
    Treveri, and not in Morini."""
    board = """
        [regions.Nervii]
        Belgae = "Successor, 4 Warbands"
        [regions.Morini]
        Belgae = "5 Warbands"
        [regions.Treveri]
        Belgae = "Warband"
        Aedui = "Warband"
    """
    for die in (1, 6):
        game = winter(board, die)
        assert game.pieces("Nervii", "Belgae") == "Successor, 8 Warbands"
        assert "camps.near_most" in game.priorities("Belgae")


@pytest.mark.proves("8.5.6i")
def test_8_5_6_no_move_that_brings_nothing() -> None:
    """Where all is equal, the Leader stays."""
    for die in (1, 6):
        game = winter('[regions.Nervii]\nBelgae = "Successor"', die)
        assert game.pieces("Nervii", "Belgae") == "Successor"
        assert "camps.stay_put" in game.priorities("Belgae")


@pytest.mark.proves("8.5.6b")
def test_8_5_6_the_leader_leaves_hunger_for_the_largest_group() -> None:
    """Thereby: a Leader in a Devastated Region goes where the most Warbands are, whatever the dice."""
    board = '[regions.Treveri]\ndevastated = true\nBelgae = "Successor, 2 Warbands"\n'
    board += '[regions.Nervii]\nBelgae = "3 Warbands"'
    for die in (1, 6):
        game = winter(board, die)
        assert game.pieces("Nervii", "Belgae") == "Successor, 5 Warbands"


@pytest.mark.proves("8.5.6h")
def test_8_5_6_those_who_left_hunger_do_not_move_again() -> None:
    """Warbands that have left a Devastated Region stay where they came to; others from there may join the Leader."""
    board = """
        [regions.Treveri]
        devastated = true
        Belgae = "3 Warbands"
        [regions.Nervii]
        Belgae = "2 Warbands"
        [regions.Morini]
        Belgae = "Successor, 6 Warbands"
        Aedui = "8 Warbands"
    """
    game = winter(board, 1)
    assert game.pieces("Nervii", "Belgae") == "3 Warbands"
    assert game.pieces("Morini", "Belgae") == "Successor, 8 Warbands"


@pytest.mark.proves("8.4.2g")
def test_8_4_2_never_agree() -> None:
    """8.4.2 Others cannot ask to quarter in a Belgic Region, and have nowhere to go."""
    game = winter('[regions.Nervii]\nBelgae = "2 Warbands"\nAedui = "Warband"')
    assert game.asked == "Romans harvest_transfer"
    assert game.pieces("Nervii", "Aedui") == "1 Warband"


@pytest.mark.proves("8.5.6g")
def test_8_5_6_the_leader_gives_up_no_control() -> None:
    """With one Warband and two Allies against three Auxilia he holds Nervii, and stays; with two he joins the larger
    group."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, {}"
        Romans = "3 Auxilia"
        [regions.Morini]
        Belgae = "5 Warbands"
        Arverni = "6 Warbands"
    """
    assert winter(board.format("Warband")).pieces("Nervii", "Belgae") == "Ambiorix, 1 Warband"
    assert winter(board.format("2 Warbands")).pieces("Morini", "Belgae") == "Ambiorix, 5 Warbands"


# ---- Winter Campaign --------------------------------------------------------------------------------------------

CAMPAIGN = """
    [capabilities]
    63 = "shaded Belgae"
    [resources]
    Belgae = 9
"""


def campaign(position: str, *dice: int) -> Acting:
    table = merged(tomllib.loads(dedent(CAMPAIGN)), tomllib.loads(dedent(position)))
    game = winter(written(table), *dice)
    until(game, "Arverni successor")
    return game


def test_8_2_3_a_campaign_of_two_commands() -> None:
    """8.2.3 After the Harvest the flowchart's Command; with no Special Ability to add, a second Command."""
    game = campaign('[regions.Nervii]\nBelgae = "Successor"')
    assert did(game, "winter_campaign") == ["winter_campaign command Rally", "winter_campaign command Rally"]
    assert game.pieces("Nervii", "Belgae") == "Successor, 4 Warbands"
    assert "ability" not in " ".join(did(game, "command"))


def told(game: Acting, language: str = "en") -> list[str]:
    return [line.strip() for _, line in explain_lines(game.walk("Belgae"), language=language)]


def test_8_1_3_both_commands_of_a_campaign_are_told_from_the_first_box() -> None:
    """63 Each walk through the flowchart, box by box; those about a turn of their own are said to be left out."""
    game = campaign('[regions.Nervii]\nBelgae = "Successor"')
    lines = told(game)
    boxes = " ".join(line.split(" ")[0] for line in lines if line.startswith("B"))
    assert boxes == "B1 B2 B3 B4 B_RALLY B1 B4 B_RALLY"
    words = "is left out: it asks about Passing or the Event, and this is no turn of the Faction's own."
    assert [line.split(" ")[0] for line in lines if line.endswith(words)] == ["B2", "B3"]
    assert any(line.startswith("B2 est omise") for line in told(game, "fr"))


def test_8_1_3_the_only_command_of_a_campaign_is_told_as_such() -> None:
    """63 With nothing to Raid, no enemy and nobody to March: a Rally, without a walk through the flowchart."""
    game = campaign("")
    assert did(game, "winter_campaign")[0] == "winter_campaign command Rally"
    assert "the one Command that is possible: Rally." in told(game)


def test_8_2_3_a_campaign_of_command_and_special_ability() -> None:
    """8.2.3 Command and Special Ability are the two actions: Rally, then Germans in reach of Ambiorix."""
    game = campaign('[regions.Nervii]\nBelgae = "Ambiorix"\n[regions.Sugambri]\ndevastated = false')
    assert did(game, "winter_campaign") == ["winter_campaign command Rally"]
    assert did(game, "command")[-1] == "command ability Enlist"
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 2 Warbands"
