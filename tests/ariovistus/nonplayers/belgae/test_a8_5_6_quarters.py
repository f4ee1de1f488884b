"""A8.5.6 Quarters of the Belgae: Morini, Nervii or Treveri, within the largest group."""

import tomllib
from textwrap import dedent

import pytest

from alesia.words.explaining import explain_lines
from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.wintering import QUIET
from tests.falling_sky.wintering import merged, written


def winter(position: str, *dice: int) -> Acting:
    """A Winter in which nobody else does anything."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(position)))
    return acting(written({"nonplayers": ["Belgae"], **table}), Belgae=list(dice))


def told(game: Acting, language: str = "en") -> str:
    return "\n".join(text for _, text in explain_lines(game.walk("Belgae"), "ariovistus", language))


# Eight Warbands can be with the Leader in Atrebates, or as many in another Region where there are five.
BOARD = """
    [regions.Atrebates]
    Belgae = "Successor, 4 Warbands"
    [regions.{}]
    Belgae = "5 Warbands"
    [regions.Veneti]
    Belgae = "1 Warband"
    [regions.{}]
    Belgae = "1 Warband"
    Aedui = "1 Warband"
    [tribes]
    {} = "Germans"
    {} = "Germans"
"""
NERVII, MORINI = ("Eburones", "Nervii"), ("Menapii", "Morini")  # Tribes that others may have


@pytest.mark.proves("A8.5.6a")
@pytest.mark.parametrize(("haven", "taken"), [("Morini", NERVII), ("Nervii", MORINI), ("Treveri", NERVII)])
def test_a8_5_6_the_north_within_the_largest_group(haven: str, taken: tuple[str, str]) -> None:
    """The Leader goes there though more Regions with Belgae are near Atrebates."""
    for die in (1, 6):
        game = winter(BOARD.format(haven, "Mandubii", *taken), die)
        assert game.pieces(haven, "Belgae") == "Successor, 8 Warbands"
        assert "camps.in_haven" in game.priorities("Belgae")
    assert "le Chef chez les Morins, les Nerviens ou les Trévires" in told(game, "fr")


@pytest.mark.proves("A8.5.6a")
def test_a8_5_6_the_largest_group_comes_before_the_north() -> None:
    """Nine Warbands, of whom Control can spare none, are with the Leader in Atrebates: four join them from Nervii."""
    board = BOARD.replace('4 Warbands"', '9 Warbands"\n    Romans = "12 Auxilia"')
    game = winter(board.format("Nervii", "Mandubii", *MORINI))
    assert game.pieces("Atrebates", "Belgae") == "Successor, 13 Warbands"


@pytest.mark.proves("A8.5.6b")
def test_a8_5_6_elsewhere_near_the_most_regions() -> None:
    """Neither Atrebates nor Mandubii is in the north: where more Regions with Belgae are near."""
    board = BOARD.replace("[regions.Veneti]", "[regions.Aedui]")
    for die in (1, 6):
        game = winter(board.format("Mandubii", "Sequani", *NERVII), die)
        assert "camps.near_most" in game.priorities("Belgae")


@pytest.mark.proves("A8.5.6b")
def test_a8_5_6_in_the_north_nearness_does_not_count() -> None:
    """In Nervii or in Morini: by dice, though Treveri is next to Nervii alone."""
    board = """
        [regions.Nervii]
        Belgae = "Successor, 4 Warbands"
        [regions.Morini]
        Belgae = "5 Warbands"
        [regions.Treveri]
        Belgae = "1 Warband"
        Aedui = "1 Warband"
    """
    ends = {winter(board, die).pieces("Nervii", "Belgae").split(",")[0] for die in (1, 6)}
    assert ends == {"Successor", "1 Warband"}


@pytest.mark.proves("A8.5.6a")
def test_a8_5_6_out_of_hunger_into_the_north() -> None:
    """Thereby: a Leader in Devastated Mandubii goes to Treveri, not to Atrebates, with as many Warbands."""
    board = """
        [regions.Mandubii]
        devastated = true
        Belgae = "Successor, 2 Warbands"
        [regions.Treveri]
        Belgae = "3 Warbands"
        [regions.Atrebates]
        Belgae = "3 Warbands"
        [tribes]
        Eburones = "Germans"
        Morini = "Germans"
        Bellovaci = "Germans"
        Remi = "Germans"
    """
    for die in (1, 6):
        assert winter(board, die).pieces("Treveri", "Belgae").startswith("Successor")
