"""8.7.6 March to mass: to a Legion, or next to one."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.arverni.boards import boxes, did, turn

# Ten Allies and all 35 Warbands on the map: nothing to Rally, no need to spread.
BOARD = """
    [regions.Britannia]
    Arverni = "{rest} revealed Warbands"
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


def mass(others: str, rest: int, *dice: int, resources: int = 4, upcoming: object = 62) -> Acting:
    game = turn(BOARD.format(others=others, rest=rest), *dice, resources=resources, upcoming=upcoming)
    assert "V3 no, V4 no, V5 no, V_MARCH_MASS" in boxes(game), boxes(game)
    return game


ASSAULT = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Mandubii]
    Arverni = "3 Warbands"
    Belgae = "{belgae} Warbands"
    [regions.Sequani]
    Romans = "{sequani}"
"""


@pytest.mark.proves("8.7.6c", "8.7.6d", "8.7.6f")
def test_8_7_6_takes_control_of_a_region_with_a_legion() -> None:
    """Vercingetorix by way of Aedui, where nobody Harasses, and the Warbands of Mandubii; nobody stays behind."""
    game = mass(ASSAULT.format(sequani="1 Legion, 1 Auxilia", belgae=3), 28)
    assert boxes(game).endswith("V_MARCH_MASS yes, V_DEVASTATE no, V_ENTREAT yes")
    assert "arverni.mass.control" in game.notes("Arverni")
    assert "march_to region Aedui" in did(game)
    assert game.control("Sequani") == "Arverni"
    assert game.pieces("Sequani", "Arverni") == "Vercingetorix, 7 Warbands"
    assert game.pieces("Bituriges", "Arverni") == game.pieces("Mandubii", "Arverni") == ""


@pytest.mark.proves("8.7.6e")
@pytest.mark.parametrize(("romans", "there"), [("Caesar, 2 Legions", True), ("Caesar, 2 Legions, 1 Auxilia", False)])
def test_8_7_6_to_caesar_only_with_more_than_two_to_one(romans: str, there: bool) -> None:
    """Eight against three is enough, eight against four is not."""
    game = mass(ASSAULT.format(sequani=romans, belgae=3), 28, 1)
    assert game.pieces("Sequani", "Arverni").startswith("Vercingetorix") == there
    assert ("arverni.mass.caesar" in game.notes("Arverni")) is not there


@pytest.mark.proves("8.7.6d", "8.7.6g", "8.7.6h")
def test_8_7_6_not_without_control() -> None:
    """Against eight Romans eight Arverni win no Control: they mass next to the Legion, one staying in each origin."""
    game = mass(ASSAULT.format(sequani="1 Legion, 7 Auxilia", belgae=1), 28)
    assert "arverni.mass.control" not in game.notes("Arverni")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 Warbands"
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.6d")
@pytest.mark.parametrize("die", [1, 6])
def test_8_7_6_not_where_control_is_held_already(die: int) -> None:
    """Sequani is under Arverni Control; the other Legion's Region is the one to take."""
    game = mass(
        """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Aedui]
    Arverni = "3 Warbands"
    Romans = "1 Legion"
    [regions.Carnutes]
    Romans = "1 Legion"
    """,
        28,
        die,
        die,
    )
    assert game.control("Carnutes") == "Arverni"


def test_8_7_6_equal_regions_by_dice() -> None:
    """Two Regions with a Legion alike."""
    board = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Aedui]
    Romans = "1 Legion"
    [regions.Carnutes]
    Romans = "1 Legion"
    """
    assert mass(board, 31, 1).pieces("Carnutes", "Arverni").startswith("Vercingetorix")
    assert mass(board, 31, 6).pieces("Aedui", "Arverni").startswith("Vercingetorix")


@pytest.mark.proves("8.7.6i")
def test_8_7_6_the_region_with_less_harassment_first() -> None:
    """A Legion two Regions away behind Germans is left for one next door."""
    game = mass(
        """
    [regions.Arverni]
    Arverni = "Vercingetorix, 6 Warbands"
    Belgae = "7 revealed Warbands"
    [regions.Provincia]
    Germans = "3 Warbands"
    [regions.Sequani]
    Romans = "1 Legion"
    [regions.Aedui]
    Germans = "3 Warbands"
    [regions.Bituriges]
    Romans = "1 Legion"
    """,
        29,
    )
    assert game.pieces("Bituriges", "Arverni").startswith("Vercingetorix")
    assert "arverni.march.least_harassment" in game.priorities("Arverni")


@pytest.mark.proves("8.7.6g", "8.7.6h")
def test_8_7_6_masses_the_most_arverni_next_to_a_legion() -> None:
    """Of Aedui, Provincia and Mandubii, next to the Legions in Sequani, where the most Arverni come together: six in
    two of them, and the die says Aedui."""
    game = mass(
        """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Mandubii]
    Arverni = "1 Warband"
    [regions.Arverni]
    Arverni = "3 Warbands"
    [regions.Sequani]
    Romans = "5 Legions, 9 Auxilia"
    """,
        27,
        1,
    )
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 5 Warbands"
    assert game.pieces("Bituriges", "Arverni") == game.pieces("Arverni", "Arverni") == "1 Warband"
    assert "arverni.mass.most_arverni" in game.priorities("Arverni")


def test_8_7_6_with_few_resources_the_larger_groups_join() -> None:
    """Two Resources: Vercingetorix and the three of Arverni, not the two of Provincia."""
    game = mass(
        """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Provincia]
    Arverni = "2 Warbands"
    [regions.Arverni]
    Arverni = "3 Warbands"
    [regions.Aedui]
    Arverni = "5 Warbands"
    Belgae = "6 revealed Warbands"
    [regions.Sequani]
    Romans = "5 Legions, 9 Auxilia"
    """,
        21,
        5,
        resources=2,
    )
    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 10 Warbands"
    assert "march.unpaid" in game.notes("Arverni")
    assert game.pieces("Provincia", "Arverni") == "2 Warbands"


def test_8_7_6_groups_of_one_size_by_dice() -> None:
    """Two Resources, and two groups of three that could join: the dice say which."""
    board = """
    [regions.Pictones]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Bituriges]
    Arverni = "3 Warbands"
    [regions.Arverni]
    Arverni = "3 Warbands"
    [regions.Aedui]
    Arverni = "5 Warbands"
    Belgae = "6 revealed Warbands"
    [regions.Sequani]
    Romans = "5 Legions, 9 Auxilia"
    """
    assert mass(board, 20, 5, 1, resources=2).pieces("Bituriges", "Arverni") == "1 Warband"
    assert mass(board, 20, 5, 6, resources=2).pieces("Arverni", "Arverni") == "1 Warband"


def test_8_7_6_the_leader_marches() -> None:
    """Though he is next to a Legion already, the Leader goes to another such Region."""
    game = mass(
        """
    [regions.Mandubii]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Sequani]
    Romans = "5 Legions, 9 Auxilia"
    """,
        31,
        1,
    )
    assert game.pieces("Mandubii", "Arverni") == "1 Warband"


@pytest.mark.proves("8.7.6j", "8.7.6k")
@pytest.mark.parametrize(("leader", "upcoming"), [("", 62), ("Vercingetorix, ", "Winter")])
def test_8_7_6_if_none_raid(leader: str, upcoming: object) -> None:
    """Without the Leader, or upon Frost, the Arverni Raid instead."""
    game = mass(
        f"""
    [regions.Bituriges]
    Arverni = "{leader}4 Warbands"
    [regions.Sequani]
    Romans = "1 Legion"
    """,
        31,
        upcoming=upcoming,
    )
    assert "V5 no, V_MARCH_MASS no, V_RAID yes" in boxes(game)


def test_8_7_6_a_player_on_the_way_is_asked_for_a_truce() -> None:
    """1.5.2 With the truce the Legion behind the Aedui can be reached; without it the Losses are taken."""
    board = """
    [regions.Arverni]
    Arverni = "Vercingetorix, 6 Warbands"
    Belgae = "7 revealed Warbands"
    [regions.Provincia]
    devastated = true
    [regions.Sequani]
    Romans = "1 Legion"
    [regions.Aedui]
    Aedui = "3 Warbands"
    """
    game = mass(board, 29)
    game.play("Aedui agree_truce yes")
    assert game.pieces("Sequani", "Arverni") == "Vercingetorix, 6 Warbands"

    game = mass(board, 29)
    game.play("Aedui agree_truce no\nAedui harass yes")
    assert game.pieces("Sequani", "Arverni") == "Vercingetorix, 5 Warbands"


@pytest.mark.parametrize("die", [1, 6])
def test_8_7_6_nobody_is_asked_for_a_truce_if_another_region_is_as_good(die: int) -> None:
    """1.5.2 Of two Regions with a Legion that he could reach unharassed he goes to the one that needs no consent."""
    board = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 4 Warbands"
    [regions.Aedui]
    Aedui = "3 Warbands"
    [regions.Mandubii]
    Aedui = "3 Warbands"
    [regions.Sequani]
    Romans = "1 Legion"
    [regions.Carnutes]
    Romans = "1 Legion"
    """
    game = mass(board, 31, die, die)
    assert not game.asked.endswith("agree_truce")
    assert game.pieces("Carnutes", "Arverni").startswith("Vercingetorix")


CROWD = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 2 Warbands"
    [regions.Sequani]
    Arverni = "5 Warbands"
    Germans = "6 Warbands"
    devastated = {}
    [regions.Treveri]
    Arverni = "4 Warbands"
    Germans = "5 Warbands"
    [regions.Carnutes]
    Arverni = "4 Warbands"
    Germans = "4 Warbands"
    [regions.Mandubii]
    Romans = "1 Legion, 8 Auxilia"
"""


@pytest.mark.parametrize(
    ("devastated", "came"), [("true", ["Treveri", "Carnutes"]), ("false", ["Sequani", "Carnutes"])]
)
def test_8_7_6_the_most_warbands_for_the_resources(devastated: str, came: list[str]) -> None:
    """Two Resources bring five Warbands out of Devastated Sequani, or four and four: only these win Control."""
    game = mass(CROWD.format(devastated), 20, 5, 1, resources=3)
    assert "arverni.mass.control" in game.notes("Arverni")
    started = [line.split()[-1] for line in did(game) if line.startswith("command march")]
    assert started[0] == "Bituriges"
    assert len(started) == 3
    assert ("Sequani" in started) == ("Sequani" in came)


@pytest.mark.proves("8.7.6i")
def test_8_7_6_a_truce_is_sought_if_only_that_lets_the_leader_march() -> None:
    """1.5.2 The Regions next to the Legion are two away, past twelve Auxilia or Aedui, or through Devastation."""
    board = """
    [regions.Pictones]
    Arverni = "Vercingetorix, 4 Warbands"
    Germans = "7 Warbands"
    [regions.Carnutes]
    Romans = "12 Auxilia"
    [regions.Bituriges]
    Aedui = "12 Warbands"
    [regions.Veneti]
    devastated = true
    [regions.Arverni]
    devastated = true
    [regions.Treveri]
    Romans = "1 Legion"
    """
    game = mass(board, 31)
    assert game.asked == "Romans agree_truce"
    game.play("Romans agree_truce yes")
    while game.asked.endswith("agree_truce"):
        game.answer(f"{game.asked} no")
    assert not game.pieces("Pictones", "Arverni").startswith("Vercingetorix")

    game = mass(board, 31)
    while game.asked.endswith("agree_truce"):
        game.answer(f"{game.asked} no")
    assert game.pieces("Pictones", "Arverni").startswith("Vercingetorix")
    assert "nonplayer.failed" in game.notes("Arverni")
    assert "V5 no, V_RAID" in boxes(game)


@pytest.mark.proves("8.7.6n")
def test_8_7_6_a_successor_leads_too() -> None:
    """The Leader, whoever he is, takes Control of a Region with a Legion."""
    board = """
    [regions.Bituriges]
    Arverni = "Successor, 4 Warbands"
    [regions.Carnutes]
    Romans = "1 Legion"
    """
    game = mass(board, 31)
    assert game.pieces("Carnutes", "Arverni") == "Successor, 4 Warbands"


@pytest.mark.proves("8.7.6l")
def test_8_7_6_if_no_legion_is_near_raid() -> None:
    """No Region with a Legion, nor one next to it, is within the Leader's reach."""
    board = """
    [regions.Bituriges]
    Arverni = "Successor, 4 Warbands"
    [regions.Ubii]
    Romans = "1 Legion"
    """
    assert "V5 no, V_MARCH_MASS no, V_RAID yes" in boxes(mass(board, 31))


@pytest.mark.proves("8.7.1be", "8.7.6m")
def test_8_7_6_devastate_after_marching() -> None:
    """Once they Control the Legions' Region the Arverni lay it waste: a Legion must go."""
    board = """
    [regions.Bituriges]
    Arverni = "Vercingetorix, 7 Warbands"
    [regions.Carnutes]
    Romans = "3 Legions"
    """
    game = mass(board, 28)
    assert boxes(game).endswith("V_MARCH_MASS yes, V_DEVASTATE yes")
    assert did(game).index("march_to region Carnutes") < did(game).index("devastate region Carnutes")
    assert game.pieces("Carnutes", "Romans") == "2 Legions"
