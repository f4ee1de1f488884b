"""``alesia beside``: the non-players' turns as steps for hands, dice typed, the board put right."""

from pathlib import Path

import pytest

import alesia
from alesia.cli.keyboard import Keyboard
from tests.cli.conftest import Run

BESIDE = ("beside", "falling-sky", "--seat", "Romans=human", "--seed", 4)
CARDS = "card 10\ncard 62\n"


def test_the_turns_of_others_are_steps_for_hands(run: Run) -> None:
    """Cards are asked for, and a Non-player's own die with what its faces mean."""
    shown = run(*BESIDE, lines=f"{CARDS}pass\n1\n").output
    assert "> Resources: the Romans go from 20 to 22." in shown
    assert "> Card 10 Ballistae stays beside the map as a Capability: shaded, Aedui." in shown
    assert "A die for the Belgae: B2, wait for the card on which they are 1st? (1-4)" in shown
    assert "> Resources: the Belgae go from 10 to 11." in shown


def test_alesia_rolls_once_or_from_now_on(run: Run) -> None:
    once = run(*BESIDE, lines=f"{CARDS}pass\nroll\n").output
    assert "B2, wait for the card on which they are 1st? (1-4) roll" in once
    assert "1-3 Mandubii; 4-6 Pictones (Rally" in once
    assert "Card 62 War Fleet; next comes" not in once
    ever = run(*BESIDE, lines=f"{CARDS}pass\nroll on\n").output
    assert "Card 62 War Fleet; next comes" in ever
    back = run(*BESIDE, lines=f"{CARDS}pass\nroll on\nroll off\nroll\n").output
    assert "You roll and draw yourself again." in back
    assert "No die and no card is asked for now." in back


def test_it_waits_until_a_step_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter goes on; the reason and the board are one word away."""
    monkeypatch.setattr(Keyboard, "is_somebody", True, raising=False)
    given = iter([*CARDS.split("\n")[:1], "", CARDS.split("\n")[1], "", "pass", "why", "what", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(given))
    monkeypatch.setattr(Keyboard, "__init__", lambda self: setattr(self, "_words", []))
    shown = run(*BESIDE).output
    assert shown.index("How the Aedui came to this") < shown.index("Enter goes on to the next step")
    assert "Capability: shaded, Aedui" in shown
    assert "A die for the Belgae" not in shown


def test_the_board_is_put_right_and_the_record_replays(run: Run) -> None:
    lines = f"{CARDS}correct resources.Romans = 12\ncorrect fallen = 77\ncorrect\npass\n1\nquit\n"
    shown = run(*BESIDE, "--record", "mine.txt", lines=lines).output
    assert "The board was put right by hand" in shown
    assert "The board stays as it is: " in shown
    assert 'Write "correct FILE"' in shown
    assert "> Resources: the Romans go from 12 to 14." in shown
    assert "Board corrected position\n| scenario" in Path("mine.txt").read_text()
    assert "Resources: the Romans" not in run("replay", "mine.txt").output
    assert "The board was put right by hand" in run("replay", "mine.txt").output


def test_a_file_puts_the_board_right(run: Run) -> None:
    table = alesia.new("falling-sky", seed=4)
    Path("board.toml").write_text(table.position_text().replace("Romans = 20", "Romans = 9"))
    shown = run(*BESIDE, lines=f"{CARDS}correct board.toml\nposition\ncorrect nothing.toml\n").output
    assert "Romans = 9\n" in shown
    assert "'nothing.toml' cannot be read" in shown


def test_an_undo_says_what_to_put_back(run: Run) -> None:
    shown = run(*BESIDE, lines=f"{CARDS}pass\n1\n2\nundo\nundo\nundo\n").output
    assert "Taken back: the die" in shown
    assert "> Resources: the Belgae go from 11 to 10." in shown
    assert "> Resources: the Romans go from 22 to 20." in shown
    assert shown.count("A die for the Belgae: B2") == 2
    mended = run(*BESIDE, lines=f"{CARDS}correct resources.Romans = 12\nundo\n").output
    assert "Taken back: the correction of the board." in mended
    assert "Compare your board with this one" in mended


def test_it_is_resumed_and_alesia_may_roll_all(run: Run) -> None:
    run(*BESIDE, "--record", "mine.txt", lines=f"{CARDS}pass\n1\n")
    shown = run("beside", "--resume", "mine.txt", lines="1\n").output
    assert "The Belgae Pass and gain 1 Resource." in shown
    assert "1-3 Mandubii; 4-6 Pictones (Rally" in shown
    seeded = run(*BESIDE, "--dice", "seeded", lines="pass\n").output
    assert "Which card is turned up?" not in seeded
    assert "A die for the" not in seeded


@pytest.mark.parametrize("game", [info.name for info in alesia.games()])
def test_every_game_is_played_beside_a_board(run: Run, game: str) -> None:
    """With all dice and cards rolled by Alesia, the turn of a Non-player is told in every game."""
    first = next(info.seats[0] for info in alesia.games() if info.name == game)
    shown = run("beside", game, "--seat", f"{first}=human", "--seed", 3, lines="roll on\n1\n1\n1\n1\n").output
    assert "\n    > " in shown
    assert "{" not in shown


def test_it_speaks_french(run: Run) -> None:
    shown = run(*BESIDE, "--lang", "fr", lines=f"{CARDS}passer\nlancer toujours\npourquoi\n").output
    assert "Un dé pour les Belges" in shown
    assert "Désormais Alesia lance" in shown
