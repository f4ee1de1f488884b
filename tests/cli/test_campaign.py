"""The Gallic War at the terminal: the half in the title, and one person for Germans and Arverni."""

from pathlib import Path

import pytest

import alesia
from alesia.cli.boards.ariovistus_campaign import TABLE
from alesia.cli.company import Company
from alesia.words.catalogue import languages

from .conftest import QUIET, Run

GAME = "ariovistus-campaign"
SECOND = "half = 2\ncard = 19\nnext = 1\n"  # Arverni first
BETWEEN = 'card = "Winter"\ninterlude = "germans"\n[regions.Ubii]\nGermans = "Ariovistus, 20 Warbands"\n'


@pytest.fixture(autouse=True)
def wide_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)


def shown(run: Run, position: str, *more: object) -> str:
    Path("here.toml").write_text(position, encoding="utf-8")
    return run("play", GAME, "--seed", 3, "--position", "here.toml", *more).output


def test_the_list_of_games_names_the_person(run: Run) -> None:
    assert "Romans; Germans, then Arverni; Aedui; Belgae" in " ".join(run("games").output.split())


def test_who_is_named_for_one_seat_has_both(run: Run) -> None:
    """With everybody else at random: the Arverni are not asked of chance."""
    run("play", GAME, "--seed", 3, "--seat", "Germans=human", "--seat", "others=random", "--record", "g.txt")
    told = Path("g.txt").read_text(encoding="utf-8")
    assert "seat Germans human" in told
    assert "seat Arverni human" in told
    assert "seat Romans random" in told


def test_two_kinds_are_refused(run: Run) -> None:
    refused = run("play", GAME, "--seat", "Germans=human", "--seat", "Arverni=random")
    assert refused.exit_code == 2
    assert "hoever plays the Germans goes on as the Arverni" in refused.output


@pytest.mark.parametrize(
    ("position", "title"), [('card = "A19"', "first half"), (BETWEEN, "Interlude"), (SECOND, "second half")]
)
def test_the_title_tells_the_half(run: Run, position: str, title: str) -> None:
    assert f"Ariovistus: The Gallic War, {title}" in shown(run, position)
    assert f"Ariovistus: The Gallic War, {title}" in shown(run, position, "--plain")
    assert "The Gallic War: The Gallic War" not in shown(run, position)


def test_factions_that_have_a_part_come_first(run: Run) -> None:
    """Whom the game runs stands last; whoever plays the Germans is named where the Arverni wait for him."""
    first, second = shown(run, 'card = "A19"'), shown(run, SECOND)
    assert "Ar Arverni Ge later" in first
    assert first.index("Ge Germans") < first.index("Ae Aedui") < first.index("Ar Arverni")
    assert second.index("Ar Arverni") < second.index("Ae Aedui") < second.index("Ge Germans")
    assert "Tribes less Settl." in first
    assert "Tribes less Settl." not in second


def test_the_person_is_asked_as_the_arverni(run: Run) -> None:
    assert "Arverni>" in shown(run, SECOND, "--seat", "Germans=human", "--seat", "others=random")


def test_at_one_screen_they_are_one_person() -> None:
    """Nobody hands the screen over between the Germans and the Arverni."""
    table = alesia.new(GAME, seed=3, position=SECOND)
    assert Company(table, frozenset()).people == ("Romans", "Germans", "Aedui", "Belgae")


@pytest.mark.parametrize("language", languages())
def test_the_legend_is_there(language: str) -> None:
    assert TABLE.tables.legend()
