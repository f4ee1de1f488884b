"""Ariovistus at the terminal: the board of Falling Sky with what is new, in tables and in lines."""

from pathlib import Path
from typing import Any

import pytest

import alesia
from alesia.cli import speech
from alesia.cli.boards.ariovistus import TABLE
from alesia.cli.boards.falling_sky.tables import PAGE
from alesia.cli.screen import Screen
from alesia.words.catalogue import languages

from .conftest import QUIET, Run

PLAY = ("play", "ariovistus", "--seed", 3)
POSITION = """
card = "A19"
next = 7
[regions.Sequani]
Romans = "Caesar, 6 Legions, 12 Auxilia, 3 revealed Auxilia, Fort"
Germans = "Ariovistus, 12 Warbands, 3 revealed Warbands, 2 scouted Warbands, Settlement"
Aedui = "Diviciacus, 11 Warbands, 2 revealed Warbands"
Belgae = "Boduognatus, 10 Warbands, 2 revealed Warbands"
Arverni = "10 Warbands, 10 revealed Warbands, 2 scouted Warbands"
devastated = true
intimidated = true
[regions.Cisalpina]
Germans = "Settlement"
intimidated = true
[tribes]
Nori = "Germans"
[abatis]
Belgae = "Nervii"
[uprising]
region = "Treveri"
faction = "Belgae"
"""


@pytest.fixture(autouse=True)
def wide_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen of a hundred columns without colours, whatever that is on which the tests run."""
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def crowded(run: Run) -> tuple[str, str]:
    """The board of a position with all that can be there, in tables and in lines."""
    Path("here.toml").write_text(POSITION, encoding="utf-8")
    there = ("--position", "here.toml")
    return run(*PLAY, *there).output, " ".join(run(*PLAY, *there, "--plain").output.split())


def view_at_war(*regions: str) -> dict[str, Any]:
    """The start, with Regions that bring the Arverni to War."""
    return {**alesia.new("ariovistus", seed=3).view(None), "at_war": list(regions)}


def shown(view: dict[str, Any], plain: bool, capsys: pytest.CaptureFixture[str]) -> str:
    TABLE.show(Screen({}, plain), view, dict.fromkeys(view["players"], "human"))
    return capsys.readouterr().out


def test_the_board_tells_settlements_cisalpina_and_what_germans_count(run: Run) -> None:
    """A1.3, A1.4, A7.2: no Britannia, the Nori in Cisalpina, the Germans with purse and goal, the Arverni without."""
    board = run(*PLAY).output

    for expected in (
        "Falling Sky: Ariovistus",
        "Romans     Germans     Aedui    Belgae   Arverni  Tribes",
        "4h ▲        1h       ·        6h       Vesontio◇ ●Ar",
        "Cisalpina  1 Ge      ·          4h          ·        ·        ·        Nori ●Ge",
        "Ge Germans human  Eligible   10 Germania + Settl. 2 (6)        -4     7      1              5",
        "Ar Arverni                                                           22      7      3",
        "▲\u00a0Settlement",
        "Int\u00a0Intimidated",
    ):
        assert expected in board
    assert "Britannia" not in board


def test_the_board_as_plain_lines(run: Run) -> None:
    board = " ".join(run(*PLAY, "--plain").output.split())

    for expected in (
        "Sequani (Control Value 2); Arverni At War; Control: Arverni; Germans 4 Warbands, Settlement; Aedui 1 Warband",
        "Nervii (Control Value 2); Control: Belgae; Germans 1 Warband; Belgae Boduognatus, 2 Warbands",
        "Germans: human; Eligible; 10 Resources; Germania + Settl. 2 (6); margin -4; Available: Warbands 7, Allies 1, "
        "Settlements 5",
    ):
        assert expected in board


def test_intimidated_regions_and_markers_are_told(crowded: tuple[str, str]) -> None:
    """A4.6.2, A64, A66: beside who has Control, and behind the tracks."""
    tables, plain = crowded

    assert "Cisalpina  1 Ge Int  ·          ▲" in tables
    assert "Cisalpina (Control Value 1); Intimidated; Control: Germans; Germans Settlement" in plain
    for told in (" ".join(tables.split()), plain):
        assert "Abatis, Nervii: Belgae | Uprising, Treveri: Belgae" in told


def test_a_card_that_lets_the_arverni_act_says_so(crowded: tuple[str, str]) -> None:
    """A2.3.9: the carnyx on the card; cards are known by what is printed on them."""
    for told in crowded:
        now = " ".join(told.split()).partition("Card A19 ")[2].partition(" Next ")[0]
        assert now.startswith("Gaius Valerius Procillus")
        assert now.endswith("then Arverni if At War")
        assert told.count("then Arverni if At War") == 1


@pytest.mark.parametrize("plain", [False, True])
def test_where_the_arverni_are_at_war_is_told(plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """A6.2: before the tracks, and in each of the Regions."""
    board = shown(view_at_war("Sequani", "Carnutes"), plain, capsys)

    assert "Arverni At War: Sequani, Carnutes | 46 cards" in " ".join(board.split())
    assert ("Sequani (Control Value 2); Arverni At War;" if plain else "Sequani    2 Ar War") in board
    assert "Arverni At Peace | 46 cards" in " ".join(shown(view_at_war(), plain, capsys).split())


@pytest.mark.parametrize("language", languages())
def test_a_crowded_board_is_a_hundred_columns_wide(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is cut off: every Tribe, City and piece is there."""
    table = alesia.new("ariovistus", seed=3, position=POSITION)
    with speech.speaking(language):
        board = shown({**table.view(None), "at_war": ["Sequani"]}, False, capsys)
        tribes = [speech.name("ariovistus", "tribe", each) for each in ("Suebi North", "Nori", "Bellovaci")]

    assert max(map(len, board.splitlines())) <= PAGE
    assert all(tribe in board for tribe in tribes)
    assert "…" not in board
