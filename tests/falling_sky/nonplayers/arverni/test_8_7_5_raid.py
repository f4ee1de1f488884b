"""8.7.5 Raid: when, from whom, and what it must bring."""

from textwrap import dedent

import pytest

from alesia.games.falling_sky.components import ARVERNI
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.nonplayers.dice import Dice
from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

# Ten Allies and all 35 Warbands on the map, none Available: neither V3 nor V4.
SETTLED = """
    [regions.Britannia]
    Arverni = "{britannia}"
    Belgae = "24 Warbands"
    Germans = "15 Warbands"
    {others}
    [tribes]
    Menapii = "Arverni"
    Morini = "Arverni"
    Eburones = "Arverni"
    Nervii = "Arverni"
    Bellovaci = "Arverni"
    Namnetes = "Arverni"
    Veneti = "Arverni"
    Santones = "Arverni"
    Pictones = "Arverni"
    Cadurci = "Arverni"
"""


def settled(*dice: int, britannia: str = "35 Warbands", others: str = "", resources: int = 0) -> Acting:
    game = turn(SETTLED.format(britannia=britannia, others=others), *dice, resources=resources)
    assert "V3 no, V4 no, V5" in boxes(game), boxes(game)
    return game


@pytest.mark.proves("8.7a", "8.7.5a", "8.7.5b", "8.7.6a", "8.7.6b")
@pytest.mark.parametrize(
    ("resources", "dice", "answer"), [(0, [4], "yes"), (0, [5], "no"), (3, [1], "yes"), (4, [], "no")]
)
def test_8_7_5_poor_and_a_roll_of_1_to_4(resources: int, dice: list[int], answer: str) -> None:
    """Up to three Resources and 1-4; with 5 or 6, or with four Resources and no roll, the Arverni March to mass."""
    game = settled(*dice, resources=resources)
    assert f"V5 {answer}, {'V_RAID' if answer == 'yes' else 'V_MARCH_MASS'}" in boxes(game)
    assert game.rolled("Arverni") == dice


@pytest.mark.proves("8.7.5c", "8.7.5d", "8.7.5e", "8.7.5g")
def test_8_7_5_romans_then_aedui_then_belgae_then_nobody() -> None:
    """Two Warbands a Region, first against Romans wherever they are; then Aedui; then Belgae; then no Faction."""
    game = settled(
        1,
        others="""
    [regions.Mandubii]
    Arverni = "1 Warband"
    Romans = "1 Auxilia"
    Aedui = "1 Warband"
    [regions.Carnutes]
    Arverni = "1 Warband"
    Aedui = "1 Warband"
    Belgae = "1 Warband"
    [regions.Sequani]
    Arverni = "1 Warband"
    """,
        britannia="32 Warbands",
    )
    raids = [line for line in did(game) if line.startswith("raid ")]
    assert "raid take_from Romans" in raids
    assert "raid take_from Aedui" in raids
    assert "raid take_from Belgae" in raids  # in Britannia
    assert game.resources("Romans") == 9
    assert game.resources("Aedui") == 9
    assert game.resources("Belgae") == 8
    assert game.resources("Arverni") == 5


@pytest.mark.proves("8.7.5g")
def test_8_7_5_not_from_nobody_where_devastated() -> None:
    """Where Devastated there is nothing to gain from no Faction."""
    game = settled(
        1,
        others="""
    [regions.Sequani]
    Arverni = "2 Warbands"
    devastated = true
    """,
        britannia="33 Warbands",
    )
    assert "command raid Sequani" not in did(game)
    assert game.resources("Arverni") == 2


def test_8_3_4_no_die_for_a_rally_that_is_not_due() -> None:
    """V3 no: the one Warband left could go to several Regions, but the first die is that of V5."""
    game = settled(4, britannia="34 Warbands", resources=3)
    assert "V3 no, V4 no, V5 yes" in boxes(game)
    assert game.rolled("Arverni") == [4]
    assert game.steps("Arverni", "pick") == []


@pytest.mark.proves("8.7.5b", "8.7.5h")
def test_8_7_5_if_none_pass() -> None:
    """One Resource is not enough: the Arverni Pass."""
    game = settled(
        1,
        britannia="34 revealed Warbands",
        others="""
    [regions.Sequani]
    Arverni = "1 Warband"
    """,
    )
    assert boxes(game).endswith("V5 yes, V_RAID no, PASS yes")
    assert game.resources("Arverni") == 1  # for Passing


@pytest.mark.proves("8.7.1bd", "8.7.5i")
def test_8_7_5_devastate_after_raid() -> None:
    """The Special Ability comes after the Raid."""
    game = settled(
        1,
        britannia="31 Warbands",
        others="""
    [regions.Sequani]
    Arverni = "Successor, 4 Warbands"
    Aedui = "3 Warbands"
    """,
    )
    assert boxes(game).endswith("V_RAID yes, V_DEVASTATE yes")
    assert did(game).index("command raid Sequani") < did(game).index("devastate region Sequani")


def test_8_7_5_one_turn_one_roll() -> None:
    """A die that was cast in this turn is not rolled again."""
    mind = Mind(CONDUCTS[ARVERNI], State(), Dice(lambda: "", [4, 6]))
    assert [mind.roll_once("arverni.raid.roll", "8.7.5") for _ in range(2)] == [4, 4]
    assert mind.roll_once("arverni.event.roll", "8.7.2") == 6


def test_8_7_5_those_who_are_walled_in_raid_first() -> None:
    """4 Warbands that cannot leave flip, so that those who can stay Hidden."""
    game = settled(
        1,
        britannia="27 Warbands",
        others="""
    [regions.Bituriges]
    Arverni = "8 Warbands"
    Romans = "2 Auxilia"
    [circumvallation]
    region = "Bituriges"
    faction = "Arverni"
    pieces = "3 Warbands"
    """,
    )
    assert "raid take_from Romans" in did(game)
    assert game.pieces("Bituriges", "Arverni") == "6 Warbands, 2 revealed Warbands"
    assert game.position["circumvallation"]["pieces"] == "1 Warband, 2 revealed Warbands"


GIVEN = """
    [regions.Mandubii]
    Arverni = "2 Warbands"
    Romans = "1 Auxilia"
    Aedui = "1 Warband"
    [regions.Carnutes]
    Arverni = "2 Warbands"
    Romans = "1 Auxilia"
"""
RESOURCES = "[resources]\nArverni = 0\nRomans = 2\nAedui = 30\n"
BELGIC = "Atrebates Remi Treveri Ubii Sugambri Carnutes Aulerci Mandubii"


def _raids(game: Acting) -> list[str]:
    return [line.removeprefix("raid ") for line in did(game) if line.startswith("raid ")]


@pytest.mark.proves("8.7.5f")
def test_8_6_6_what_the_aedui_give_to_romans_is_raided_too() -> None:
    """Romans have two Resources for four Warbands; the Aedui give ten at the first one taken, so all take from them."""
    board = SETTLED.format(britannia="31 Warbands", others=GIVEN)
    head = 'card = 61\nnext = 62\npassed = ["Belgae"]\nnonplayers = ["Arverni", "Aedui", "Romans"]\n'
    given = acting(head + RESOURCES + dedent(board), Arverni=[1])
    assert _raids(given).count("take_from Romans") == 4


@pytest.mark.parametrize(("die", "takes"), [(4, 4), (5, 2)])
def test_8_3_resources_that_come_by_a_die_are_raided_too(die: int, takes: int) -> None:
    """A Roman player at 12 may be helped or not: the Arverni, who did not count on it, take from him what he got."""
    board = SETTLED.format(britannia="31 Warbands", others=GIVEN)
    board += "".join(f'    {tribe} = "Belgae"\n' for tribe in BELGIC.split())
    head = 'card = 61\nnext = 62\npassed = ["Belgae"]\nnonplayers = ["Arverni", "Aedui"]\n'
    game = acting(head + RESOURCES + dedent(board), Arverni=[1], Aedui=[die, die])
    assert _raids(game).count("take_from Romans") == takes
