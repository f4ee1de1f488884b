"""``alesia report``: what it shows, writes and refuses."""

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from alesia.cli.app import app
from alesia.lab.report import read_results
from alesia.lab.results import TABLES
from tests.cli.conftest import QUIET

from .made_up import crash, game, turn, twenty, use, write


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in args], env=QUIET)


def test_tables_are_shown_and_the_page_is_written_beside_the_results(tmp_path: Path) -> None:
    folder = twenty(tmp_path / "run")
    result = run("report", folder)

    assert result.exit_code == 0
    assert "Belgae   nonplayer    15  75.0   53.1 to 88.8  ██████" in result.stdout
    for words in ("A player met the", "10 Ballistae, shaded", "+50.0*", "need not bring it about"):
        assert words in result.stdout, words
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_for_listeners_there_are_lines(tmp_path: Path) -> None:
    shown = run("report", twenty(tmp_path / "run"), "--plain").stdout

    assert "Romans: Played by nonplayer; Wins 5; % 25.0; 95 % interval 11.2 to 46.9\n" in shown
    assert shown.isascii()


def test_as_json_nothing_is_written(tmp_path: Path) -> None:
    folder = twenty(tmp_path / "run")
    told = json.loads(run("report", folder, "--json").stdout)

    assert told["games"] == 20
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize(("options", "shown"), [((), "Wins of each seat"), (("--json",), '"games": 20')])
def test_a_page_that_cannot_be_written_takes_nothing_else_away(tmp_path: Path, options: Any, shown: str) -> None:
    """All figures are shown first; then it is said that the page was not written."""
    folder = twenty(tmp_path / "run")
    (folder / "report.html").mkdir()
    result = run("report", folder, "--html", folder / "report.html", *options)

    assert result.exit_code == 2
    assert shown in result.stdout
    assert "The page with the plots is" not in result.stdout
    assert result.stderr.startswith("alesia: the page with the plots was not written: '")
    assert [each.name for each in folder.iterdir() if each.suffix == ".tmp"] == []


def test_as_json_what_is_unknown_is_null(tmp_path: Path) -> None:
    told = json.loads(run("report", write(tmp_path / "run", [crash(1, "oops")]), "--json").stdout)

    assert told["games"] == 0
    for unknown in (told["years"], told["decisions"], told["seats"][0]["rate"], told["seats"][0]["final"]):
        assert set(unknown.values()) == {None}


def test_the_terminal_says_nothing_of_what_one_game_cannot_tell(tmp_path: Path) -> None:
    folder = write(tmp_path / "run", [game(1, "Romans")], [turn(1, 1, 1, 0)], [use(1, "Romans", "command", "March")])
    shown = run("report", folder).stdout

    assert "too few games to compare" in shown
    for words in ("At the start of each", "comparisons", "Difference", "Belgae: what they did"):
        assert words not in shown, words


def test_the_page_can_be_put_elsewhere(tmp_path: Path) -> None:
    folder, target = twenty(tmp_path / "run"), tmp_path / "elsewhere.html"
    run("report", folder, "--html", target, "--json")

    assert target.exists()
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("name", ["run [1]", "a*b", "what?", "[!x]", "{a,b}"])
def test_any_name_is_the_name_of_one_folder(tmp_path: Path, name: str) -> None:
    """No letter of it is read as a pattern, and a neighbour that would match is left alone."""
    twenty(tmp_path / "run 1")
    folder = write(tmp_path / name, [game(1, "Romans")])

    assert read_results(str(folder)).games.height == 1
    assert run("report", folder, "--json").exit_code == 0


def test_crashes_are_told_first(tmp_path: Path) -> None:
    shown = run("report", write(tmp_path / "run", [game(1, "Romans"), crash(2, "ValueError: oops")])).stdout

    assert shown.index("Seed 2: ValueError: oops") < shown.index("Wins of each seat")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("falling-sky", "Victory margin at the end"),
        ("gallic-war", "Victory points at the end"),
        ("rome-vs-gaul", "Lead in Victory Points at the end"),
    ],
)
def test_a_run_of_real_games(tmp_path: Path, game: str, words: str) -> None:
    """What a run wrote is what a report reads."""
    assert run("sim", game, "--games", 3, "--seed", 1, "--out", tmp_path).exit_code == 0
    result = run("report", tmp_path)

    assert result.exit_code == 0, result.output
    assert words in result.stdout
    assert (tmp_path / "report.html").exists()


# ---- What is refused


def refused(folder: Path) -> str:
    result = run("report", folder)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_folder_without_results(tmp_path: Path) -> None:
    assert "holds no results" in refused(tmp_path)
    assert "holds no results" in refused(tmp_path / "nowhere")


def test_a_run_that_is_not_finished(tmp_path: Path) -> None:
    folder = write(tmp_path / "run", [game(1, "Romans")], games=10)
    assert "its results are of 1 of 10 games" in refused(folder)
    for table in TABLES:
        (folder / f"{table}.parquet").unlink()
    assert "is not finished" in refused(folder)


@pytest.mark.parametrize("text", ["", "[]", '{"game": "falling-sky"}', "\x00"])
def test_a_run_that_cannot_be_read(tmp_path: Path, text: str) -> None:
    folder = twenty(tmp_path / "run")
    (folder / "run.json").write_text(text, encoding="utf-8")
    assert "does not tell of a run" in refused(folder)


def test_a_table_that_is_damaged_or_lacks_a_column(tmp_path: Path) -> None:
    folder = twenty(tmp_path / "run")
    turns = pl.read_parquet(folder / "turns.parquet")
    turns.drop("standing_Aedui").write_parquet(folder / "turns.parquet")
    assert "has no column 'standing_Aedui'" in refused(folder)
    (folder / "turns.parquet").write_bytes(b"nonsense")
    assert "cannot be read" in refused(folder)


def test_without_the_extra_one_sentence_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alesia.cli.reporting.find_spec", lambda name: None)
    assert "pip install 'alesia[lab]'" in refused(twenty(tmp_path / "run"))
