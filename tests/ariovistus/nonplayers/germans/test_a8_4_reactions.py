"""A8.4, 8.3.2, 8.4 What Non-player Germans answer outside of their own turn."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.germans.boards import did, germans_turn, told
from tests.ariovistus.nonplayers.germans.test_a8_7_6_quarters import winter
from tests.falling_sky.wintering import until

ROMANS_ACT = 'card = 1\nnext = 3\nineligible = ["Aedui", "Belgae", "Germans"]\nnonplayers = ["Germans"]\n'
HAVEN = '[regions.Sequani]\nGermans = "5 Warbands"\n'


def attacked(pieces: str, more: str = "") -> Acting:
    """The Romans attack the Germans in Treveri."""
    game = acting(f"{ROMANS_ACT}{more}\n[regions.Treveri]\n{pieces}\n")
    game.play("Romans action command Battle\nRomans command battle Treveri")
    return game.play("Romans besiege no") if game.asked == "Romans besiege" else game


# ---- A8.4, 8.4.2 ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.4g")
def test_a8_4_germans_harass_a_roman_march() -> None:
    """Three Hidden Warbands in Treveri cost a group that goes on a Loss."""
    board = '[regions.Sequani]\nRomans = "2 Legions, 2 Auxilia"\n[regions.Treveri]\nGermans = "3 Warbands"'
    game = acting(ROMANS_ACT + board)
    game.play("""
        Romans action command March
        Romans command march Sequani
        Romans march_to region Treveri
        Romans march_number number 2
        Romans march_number number 2
        Romans march_on region Nervii
    """)
    assert did(game, "harass") == ["harass yes"]
    assert game.asked == "Romans harassment_loss"
    assert "the Germans Harass the Romans wherever they can." in told(game)


@pytest.mark.proves("A8.4e", "A8.4f")
def test_a8_4_germans_agree_to_nothing() -> None:
    """No truce, no Resources: nobody can ask for them."""
    board = '[regions.Sequani]\nRomans = "2 Legions, 2 Auxilia"\n[regions.Treveri]\nGermans = "3 Warbands"'
    game = acting(ROMANS_ACT + board)
    game.play("Romans action command March\nRomans command negotiate")
    assert (game.offers("truce"), game.offers("request")) == (["Aedui", "Belgae"], ["Aedui", "Belgae"])


def test_8_4_2_germans_give_nothing_at_the_harvest() -> None:
    """Though they could (6.4.3)."""
    game = winter("[resources]\nGermans = 9\nRomans = 0\nAedui = 0\nBelgae = 0")
    until(game, "Romans harvest_transfer")
    assert game.resources("Germans") == 9


# ---- A8.4, 8.4.3 ------------------------------------------------------------------------------------------------


def test_8_4_3_with_wailing_women_they_stand() -> None:
    """A33 unshaded: Germans never Retreat, and are not asked."""
    pieces = 'Romans = "Caesar, 4 Legions"\nGermans = "8 revealed Warbands"'
    game = attacked(pieces, HAVEN + '[capabilities]\nA33 = "unshaded"\n')
    assert did(game, "declare_retreat") == []
    assert "revealed" in game.pieces("Treveri", "Germans") or game.pieces("Treveri", "Germans") == ""


def test_8_4_3_what_they_would_lose_is_told_with_settlements() -> None:
    """The Settlement would go; an Ally of an enemy is told as ever."""
    game = attacked('Romans = "Caesar, 4 Legions"\nGermans = "2 Warbands, 5 revealed Warbands, Settlement"', HAVEN)
    assert "(1 Ally or Settlement)" in told(game)
    assert "(1\u00a0Allié ou Implantation)" in told(game, "fr")
    assert "then Allies, Settlements, Citadels and Forts" in told(game)
    assert "(1 Ally)" in told(germans_turn('[regions.Ubii]\nGermans = "6 Warbands"\n[tribes]\nUbii = "Aedui"'))


# ---- 8.3.2 ------------------------------------------------------------------------------------------------------


def test_8_3_2_a_successor_comes_where_the_most_germans_are() -> None:
    """In Spring, pieces of all kinds counted."""
    game = winter('[regions.Treveri]\nGermans = "2 Warbands, Settlement"\n[regions.Sequani]\nGermans = "2 Warbands"')
    until(game, "Belgae successor")
    assert "Successor" in game.pieces("Treveri", "Germans")
