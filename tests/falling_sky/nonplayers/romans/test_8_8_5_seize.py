"""8.8.5 Seize: only without Harassment; Disperse first, then Resources; Build or Scout afterwards."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, boxes, commanded, priorities, roman_turn

# 13 With Balearic Slingers suborned Recruit costs two Resources everywhere: the Romans, who have one, cannot.
POOR = """
[resources]
Romans = 1
[capabilities]
13 = "shaded"
"""


def seized(board: str, *dice: int, nonplayers: str = ALL) -> list[str]:
    """Where the Romans Seized, in order, until the dice of resentment (3.2.3) are due."""
    game = roman_turn(board, *dice, nonplayers=nonplayers)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    return [each.removeprefix("seize ") for each in commanded(game) if each.startswith("seize")]


@pytest.mark.proves("8.8.5c", "8.8.5d")
def test_8_8_5_disperse_all_but_the_helvii() -> None:
    """1 The Tribes of Treveri and Nervii; in Provincia the Helvii only bring two Resources."""
    board = POOR + '[regions.Nervii]\nRomans = "2 Auxilia"\n'
    game = roman_turn(board, 1, nonplayers=ALL)
    assert boxes(game).startswith("R1 no, R2 no, R3 yes, R4 yes, R5 yes, R_RECRUIT no, R_SEIZE yes")
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    assert (game.tribe("Nervii"), game.tribe("Eburones"), game.tribe("Helvii")) == ("Dispersed", "Dispersed", "Subdued")
    assert game.resources("Romans") == 1 + 12 + 2
    assert commanded(game)[:2] == ["seize Nervii", "seize Provincia"]


BOTH = (
    POOR
    + """
[regions.Treveri]
Romans = "3 Auxilia"
{}
[regions.{}]
Romans = "3 Auxilia"
{}
"""
)


@pytest.mark.proves("8.8.5e")
@pytest.mark.parametrize("there", ["Treveri", "Bituriges"])
def test_8_8_5_first_at_players_pieces(there: str) -> None:
    """1a Where a player has pieces before where a Non-player has."""
    pieces = ('Belgae = "Warband"', 'Arverni = "Warband"')
    first, second = pieces if there == "Treveri" else pieces[::-1]
    board = BOTH.format(first, "Bituriges", second)
    assert seized(board, nonplayers='["Romans", "Arverni", "Aedui"]')[0] == there
    assert "romans.seize.at_players" in priorities(roman_turn(board, nonplayers='["Romans", "Arverni", "Aedui"]'))


@pytest.mark.proves("8.8.5f")
def test_8_8_5_then_in_belgica() -> None:
    """1b Nervii is in Belgica, Treveri is not."""
    assert seized(BOTH.format("", "Nervii", ""))[:2] == ["Nervii", "Treveri"]
    assert "romans.seize.in_belgica" in priorities(roman_turn(BOTH.format("", "Nervii", ""), nonplayers=ALL))


def test_8_8_5_equal_regions_by_dice() -> None:
    """8.3.4 Treveri or Sequani: resentment in the one may bring Arverni to their Ally in the other (3.2.3)."""
    board = BOTH.format("", "Sequani", '[tribes]\nHelvetii = "Arverni"')
    assert {seized(board, die)[0] for die in (1, 6)} == {"Treveri", "Sequani"}


def test_8_3_4_no_die_where_all_are_seized_anyhow() -> None:
    """Treveri, Carnutes with its two Tribes, and Provincia lie apart: neither Regions nor Tribes need a die."""
    game = roman_turn(BOTH.format("", "Carnutes", ""), nonplayers=ALL)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    assert [game.tribe(t) for t in ("Treveri", "Carnutes", "Aulerci")] == ["Dispersed"] * 3
    assert not game.steps("Romans", "pick")


@pytest.mark.proves("8.8.5a")
def test_8_8_5_only_where_nobody_harasses() -> None:
    """Three Hidden Warbands of Germans or Non-player Belgae keep the Romans from it; those of Aedui do not."""
    for faction, seize in (("Germans", False), ("Belgae", False), ("Arverni", False), ("Aedui", True)):
        board = POOR + f'[regions.Nervii]\nRomans = "5 Auxilia"\n{faction} = "3 Warbands"\n'
        assert ("Nervii" in seized(board, 1)) is seize, faction


@pytest.mark.proves("8.8.5b")
def test_8_8_5_players_are_asked_not_to_harass() -> None:
    """1.5.2 If the player agrees, the Romans Seize there; if not, elsewhere only."""
    board = POOR + '[regions.Treveri]\nRomans = "5 Auxilia"\nBelgae = "3 Warbands"\n'
    for answer in ("yes", "no"):
        game = roman_turn(board)
        game.play(f"Belgae agree_truce {answer}")
        assert ("seize Treveri" in commanded(game)) is (answer == "yes")


@pytest.mark.proves("8.8.5g")
def test_8_8_5_further_resources() -> None:
    """2 Without Control nothing is Dispersed, but two Tribes bring four Resources."""
    board = POOR + '[regions.Nervii]\nRomans = "Auxilia"\nBelgae = "2 Warbands"\n'
    game = roman_turn(board, nonplayers=ALL)
    assert game.tribe("Nervii") == "Subdued"
    assert game.resources("Romans") == 1 + 4 + 2


@pytest.mark.proves("8.8a", "8.8.5g", "8.8.5j")
def test_8_8_5_not_for_nothing() -> None:
    """R_SEIZE no: at 45 Resources, or where everything is Devastated, nothing is gained, and the Romans Pass."""
    full = roman_turn("[resources]\nRomans = 45\n[tribes]\nHelvii = 'Romans'", nonplayers=ALL)
    assert boxes(full).endswith("R_RECRUIT no, R_SEIZE no, PASS yes")
    burnt = roman_turn("[regions.Provincia]\ndevastated = true\n", nonplayers=ALL)
    assert boxes(burnt).endswith("R_RECRUIT no, R_SEIZE no, PASS yes")


def test_8_8_5_only_four_markers() -> None:
    """3.2.3 Four Dispersed markers: the fifth Tribe stays Subdued and brings two Resources."""
    board = POOR + '[regions.Atrebates]\nRomans = "2 Auxilia"\n[regions.Nervii]\nRomans = "2 Auxilia"\n'
    game = roman_turn(board, 1, 1, nonplayers=ALL)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    tribes = [game.tribe(t) for t in ("Atrebates", "Bellovaci", "Remi", "Nervii", "Eburones")]
    assert tribes.count("Dispersed") == 4
    assert game.resources("Romans") == 1 + 24 + 2 + 2


@pytest.mark.proves("8.8.5i")
def test_8_8_5_no_seize_after_the_special_ability() -> None:
    """Scout follows on Seizing and ends it: nothing is Seized in Nervii, though the Germans there cannot Harass now."""
    board = POOR + '[regions.Nervii]\nRomans = "Caesar, 5 Auxilia"\nGermans = "3 Warbands"\n'
    game = roman_turn(board, nonplayers=ALL)
    assert boxes(game).endswith("R_SEIZE yes, R_BUILD no, R_SCOUT yes")
    assert game.pieces("Nervii", "Germans") == "3 scouted Warbands"
    assert commanded(game) == ["seize Provincia", "ability Scout", "done"]


@pytest.mark.proves("8.8.1bw", "8.8.5h")
def test_8_8_5_build_after_seizing() -> None:
    """What was Seized pays for a Fort in Sequani, where Germans kept the Romans from Seizing."""
    board = (
        POOR
        + """
[regions.Provincia]
Romans = "Caesar, 4 Auxilia, Fort"
[regions.Sequani]
Romans = "5 Auxilia"
Germans = "3 Warbands"
[regions.Bituriges]
Romans = "2 Auxilia"
"""
    )
    game = roman_turn(board, nonplayers=ALL)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    assert "R_SEIZE yes, R_BUILD yes" in boxes(game)
    assert "seize Sequani" not in commanded(game)
    assert game.pieces("Sequani", "Romans").endswith("Fort")
