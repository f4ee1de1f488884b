"""A8.9 One player against Non-players of Ariovistus: who wins when, and what becomes of Gaul."""

import pytest

from tests.ariovistus.wintering import winter
from tests.falling_sky.nonplayers.test_8_9 import outcome, over

SEATS = ("Romans", "Germans", "Aedui", "Belgae")
FINAL = "winters = 3\n"


def alone(player: str) -> str:
    names = ", ".join(f'"{seat}"' for seat in SEATS if seat != player)
    return f"nonplayers = [{names}]\n"


def tribes(**owners: str) -> str:
    """Tribes by owner, names with a blank written with an underscore."""
    lines = [
        f'"{name.replace("_", " ")}" = "{owner.replace("_", " ")}"\n'
        for owner, names in owners.items()
        for name in names.split()
    ]
    return "[tribes]\n" + "".join(lines)


def settled(*regions: str) -> str:
    return "".join(f'[regions.{name}]\nGermans = "Settlement, 6 Warbands"\n' for name in regions)


# The quiet Winter: Romans 0, Germans -6, Aedui -8, Belgae -1; with Regions of Germans up to five: Germans 1, Romans -5.
THREE = settled("Ubii", "Sugambri", "Treveri")
FIVE = THREE + settled("Sequani", "Aedui")
WITHOUT_BELGAE = tribes(Arverni="Remi Nervii")
ROMANS_AT_FOUR = tribes(Subdued="Remi Atrebates Bellovaci Nervii")


@pytest.mark.proves("A8.9a")
@pytest.mark.parametrize(("player", "board"), [("Romans", FIVE), ("Romans", THREE), ("Belgae", FIVE), ("Aedui", FIVE)])
def test_a8_9_germania_appendage(player: str, board: str) -> None:
    """Non-player Germans have the best margin at the final Winter, beyond their threshold or, level with Belgae whom
    nobody plays either, short of it: ties go to them before Belgae (A7.1)."""
    game = winter(FINAL + alone(player) + board)
    assert over(game)[1][0][0] == "Germans"
    assert outcome(game) == "germania_appendage"
    assert next(entry.rule for entry in game.table.log if entry.key == "outcome") == "A8.9"


@pytest.mark.proves("A8.9b")
@pytest.mark.parametrize(
    ("board", "margins", "told"),
    [
        (FIVE, [1, -1], "gallia_bella"),
        (FIVE + WITHOUT_BELGAE, [1, -5], "gallia_germanica"),
    ],
)
def test_a8_9_gallia_germanica_is_three_ahead(board: str, margins: list[int], told: str) -> None:
    """A player of the Germans wins two or more than three ahead of the best Non-player."""
    game = winter(FINAL + alone("Germans") + board)
    assert [score for _, score in over(game)[1]][:2] == margins
    assert outcome(game) == told


@pytest.mark.proves("A8.9b")
def test_a8_9_exactly_three_ahead_is_enough() -> None:
    """Germans 1, Belgae -2."""
    game = winter(FINAL + alone("Germans") + FIVE + tribes(Arverni="Remi"))
    assert [score for _, score in over(game)[1]][:2] == [1, -2]
    assert outcome(game) == "gallia_germanica"


@pytest.mark.parametrize(
    ("player", "board", "told"),
    [
        ("Belgae", "", "subject_gaul"),
        ("Romans", ROMANS_AT_FOUR, "imperator"),
        ("Romans", tribes(Subdued="Remi"), "imperator"),
        ("Germans", "", "subject_gaul"),
        ("Aedui", settled("Ubii", "Sugambri"), "lugdunensis_limit"),
    ],
)
def test_a8_9_the_other_outcomes_are_those_of_falling_sky(player: str, board: str, told: str) -> None:
    """8.9 By name, under their own rule."""
    game = winter(FINAL + alone(player) + board)
    assert outcome(game) == told
    assert next(entry.rule for entry in game.table.log if entry.key == "outcome") == "8.9"


def test_a8_9_germans_and_belgae_in_one_hand_count_as_germans() -> None:
    """A1.5.1 A player of both against Non-player Romans and Aedui, both of them three ahead."""
    board = FIVE + tribes(Belgae="Treveri Carnutes")
    game = winter(FINAL + 'nonplayers = ["Romans", "Aedui"]\n' + board, seating="three-germans-belgae")
    assert over(game)[1][0][0] == "Germans+Belgae"
    assert outcome(game) == "gallia_germanica"


def test_8_9_the_options_of_a_lone_player_are_there_in_ariovistus_too() -> None:
    """Standard: the Germans must wait for the final Winter; easy: they win now; difficult: short of the Romans they
    have lost."""
    assert winter(alone("Germans") + FIVE).table.result is None
    assert over(winter(alone("Germans") + FIVE, solo="easy"))[0] == "threshold"
    assert winter(alone("Germans")).table.result is None
    assert over(winter(alone("Germans"), solo="difficult"))[0] == "outdone"


def test_a7_1_nonplayer_germans_that_pass_end_the_game() -> None:
    """In any Winter."""
    reason, order = over(winter(alone("Romans") + FIVE))
    assert (reason, order[0], order[-1][0]) == ("nonplayer", ("Germans", 1), "Romans")
