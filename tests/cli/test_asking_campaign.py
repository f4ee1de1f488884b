"""`alesia ask` about The Gallic War: the half of the position says who is a Non-player and whom the rules move."""

from pathlib import Path

import pytest

from .conftest import Run

FIRST = """
scenario = "the-gallic-war"
card = "A18"
next = 9
[regions.Carnutes]
Arverni = "6 Warbands"
Aedui = "2 Warbands"
[regions.Ubii]
Germans = "Ariovistus, 6 Warbands"
"""
SECOND = """
half = 2
card = 19
next = 9
[regions.Carnutes]
Arverni = "6 Warbands"
Aedui = "2 Warbands"
[regions.Ubii]
Germans = "6 Warbands"
"""
ASK = ("ask", "board.toml", "--faction")


@pytest.fixture(autouse=True)
def board(run: Run) -> None:
    Path("board.toml").write_text(FIRST)


def second() -> None:
    Path("board.toml").write_text(SECOND)


def test_the_position_tells_the_game(run: Run) -> None:
    """Its scenario, or its half; or --game."""
    assert run(*ASK, "Aedui").output.startswith("Ariovistus: The Gallic War. Non-players: Aedui.")
    second()
    assert run(*ASK, "Aedui").output.startswith("Ariovistus: The Gallic War. Non-players: Aedui.")
    Path("board.toml").write_text(FIRST.replace('scenario = "the-gallic-war"', ""))
    assert run(*ASK, "Aedui").output.startswith("Ariovistus. ")
    assert run(*ASK, "Aedui", "--game", "ariovistus-campaign").output.startswith("Ariovistus: The Gallic War. ")


def test_whoever_has_no_part_is_not_named_among_people(run: Run) -> None:
    """The Germans of the first half, the Arverni of the second."""
    told = " ".join(run(*ASK, "Aedui").output.split())
    assert "Played by people: Romans, Germans, Belgae (" in told
    second()
    told = " ".join(run(*ASK, "Aedui").output.split())
    assert "Played by people: Romans, Belgae, Arverni (" in told
    assert "'Germans' cannot be a Non-player" in run(*ASK, "Aedui", "--nonplayers", "Germans").output


def test_a_turn_in_either_half(run: Run) -> None:
    """Each by its own chart."""
    assert "A8.7.1  G1 " in run(*ASK, "germans", "--explain").output
    second()
    told = run(*ASK, "arverni", "--explain").output
    assert told.startswith("Ariovistus: The Gallic War. Non-players: Arverni.")
    assert " 8.7.1  V1 " in told


def test_the_phase_of_whom_the_rules_move(run: Run) -> None:
    """A6.2 the Arverni in the first half, 6.2 the Germans in the second: nobody becomes a Non-player by that."""
    told = run(*ASK, "Arverni").output
    assert told.startswith("Ariovistus: The Gallic War. Played by people: Romans, Germans, Aedui, Belgae")
    assert "A6.2.1  Rally" in told
    assert "A6.2.1  Rally" in run(*ASK, "Arverni", "--about", "uprising").output
    second()
    for way in ((), ("--about", "phase")):
        told = run(*ASK, "Germans", *way).output
        assert told.startswith("Ariovistus: The Gallic War. Played by people: Romans, Aedui, Belgae, Arverni")
        assert " 6.2.1  Rally" in told
    assert (
        "'uprising' is nothing to ask of the Germans; known: phase"
        in run(*ASK, "Germans", "--about", "uprising").output
    )


def test_something_that_is_done_to_them(run: Run) -> None:
    """Asides of the war that is fought: no Devastate in the first half, no Intimidate in the second."""
    about = ("--region", "Carnutes", "--about")
    assert "'devastate' is nothing to ask about" in run(*ASK, "Aedui", *about, "devastate").output
    second()
    assert "Arverni" in run(*ASK, "Aedui", *about, "losses", "--by", "Arverni").output
    assert "'intimidate' is nothing to ask about" in run(*ASK, "Aedui", *about, "intimidate").output
