"""Non-players at the terminal: a solo game, its explanations, and the question what they would do."""

import json
from pathlib import Path

import alesia

from .conftest import Run

BOARD = """
card = 54
next = 41
nonplayers = ["Arverni"]
[resources]
Belgae = 8
[regions.Morini]
Belgae = "4 Warbands"
[regions.Nervii]
Romans = "2 Auxilia, Fort"
Belgae = "Ambiorix, 1 Warband"
[tribes]
Morini = "Belgae"
"""
ASK = ("ask", "board.toml", "--faction", "belgae")


def test_ask_tells_the_whole_action_and_the_walk(run: Run) -> None:
    """What is done, by which boxes, and with --explain each box in words with its answer."""
    Path("board.toml").write_text(BOARD)
    short = run(*ASK).output
    assert "The Belgae gain an Ally at Menapii (Morini)." in short
    assert "By the flowchart: B1 no, B2 no, B3 yes, B3b yes, B4 yes, B_RALLY yes" in short
    assert "never plays" not in short

    long = run(*ASK, "--explain").output
    assert "8.5.1  B1" in long
    assert "54 Joined Ranks has crossed swords at the symbol of the Belgae: they never play it." in long


def test_ask_takes_cards_and_dice_from_the_command_line(run: Run) -> None:
    """The Belgae are first on the next card, not on this one: on a 4 they Pass, on a 5 they do not."""
    Path("board.toml").write_text(BOARD)
    passed = run(*ASK, "--card", 1, "--next", 62, "--rolls", "4").output
    assert "The Belgae Pass and gain 1 Resource." in passed
    assert "B1 no, B2 yes, PASS yes" in passed
    assert "B2 no" in run(*ASK, "--card", 1, "--next", 62, "--rolls", "5").output


def test_ask_is_repeatable(run: Run) -> None:
    """The same board, the same answer."""
    Path("board.toml").write_text(BOARD)
    assert run(*ASK, "--explain").output == run(*ASK, "--explain").output


def test_ask_lets_players_answer_on_the_way(run: Run) -> None:
    """Somebody who is struck by the action decides at the keyboard; without an answer the rest stays open."""
    Path("board.toml").write_text(BOARD.replace('Romans = "2 Auxilia, Fort"', 'Romans = "2 Auxilia"'))
    stopped = run(*ASK).output
    assert "now the Romans must answer" in stopped


def test_ask_refuses_what_cannot_be(run: Run) -> None:
    """A Faction that is not Eligible, a card it is not on, dice that are none: one sentence each."""
    Path("board.toml").write_text('ineligible = ["Belgae"]\n' + BOARD)
    assert "the Belgae cannot act on this card" in run(*ASK).output
    Path("board.toml").write_text(BOARD)
    assert "'9' are no dice" in run(*ASK, "--rolls", "9").output
    assert "'Gauls' is not a seat" in run("ask", "board.toml", "--faction", "Gauls").output
    assert "cannot act on card" in run(*ASK, "--card", "Winter").output


def test_a_solo_game_tells_how_the_nonplayers_decided(run: Run) -> None:
    """In short after their turns; `explain` tells it box by box."""
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    shown = run("play", "falling-sky", "--seed", 3, *seats, lines="pass\nexplain\n").output
    assert "by the flowchart:" in shown
    assert "How the " in shown


def test_a_simulation_of_nonplayers_counts_their_boxes(run: Run) -> None:
    """--census adds yes and no of each box."""
    done = run("sim", "falling-sky", "--games", 2, "--seed", 1, "--json", "--census", "--seat", "others=nonplayer")
    facts = json.loads(done.output)
    assert (facts["finished"], facts["crashed"]) == (2, 0)
    assert facts["census"]["boxes"]["B1"]["no"] > 0
    assert all(not side["changed_nothing"] for side in facts["census"]["events"].values())


def test_a_saved_solo_game_goes_on(run: Run) -> None:
    """The record names the Non-players, and loading finds them in their seats."""
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    run("play", "falling-sky", "--seed", 3, *seats, "--record", "game.txt", lines="pass\n")
    table = alesia.load("game.txt")
    assert table.seats["Belgae"] == "nonplayer"
    assert table.ask is not None
    assert table.ask.who == "Romans"
