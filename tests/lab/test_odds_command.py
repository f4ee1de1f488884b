"""``alesia odds``: what it reads, shows and refuses."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import alesia
from alesia.cli.app import app
from alesia.cli.odds import follow
from alesia.lab.odds import Odds, Outcome
from tests.cli.conftest import QUIET

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae")
QUICK = ("--games", 3, "--jobs", 1)


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in args], env=QUIET)


def saved(folder: Path, game: str, before_end: int, kind: str = "random") -> Path:
    """A game that was put away so many answers before its end."""
    seats = dict.fromkeys(alesia.table.game_info(game).seats, kind)
    record = alesia.new(game, seed=2, seats=seats).record
    alesia.replay(record, len(record.entries) - before_end).save(folder / "game.txt")
    return folder / "game.txt"


def test_the_chances_of_a_saved_game(tmp_path: Path) -> None:
    result = run("odds", saved(tmp_path, "falling-sky", 60, "nonplayer"), *QUICK)

    assert result.exit_code == 0, result.output
    assert "Falling Sky: The Great Revolt, after" in result.stdout
    assert "Chances to win, from 3 games played on from here" in result.stdout
    for faction in FACTIONS:
        assert f"{faction} " in result.stdout
    assert "percentage points" in result.stdout
    assert "new players" not in result.stdout


def test_for_listeners_there_are_lines(tmp_path: Path) -> None:
    shown = run("odds", saved(tmp_path, "falling-sky", 60), *QUICK, "--plain").stdout

    assert "Romans: Played by nonplayer; Wins " in shown
    assert "░" not in shown


def test_as_json_the_same_for_the_same_seed(tmp_path: Path) -> None:
    file = saved(tmp_path, "falling-sky", 200)
    told = [
        json.loads(run("odds", file, *QUICK, "--seed", 4, "--seat", "others=random", "--json").stdout) for _ in range(2)
    ]

    assert told[0] == told[1]
    assert (told[0]["games"], told[0]["seed"], told[0]["crashes"]) == (3, 4, [])
    assert {each["kind"] for each in told[0]["seats"].values()} == {"random"}
    assert sum(each["wins"] for each in told[0]["seats"].values()) + told[0]["draws"] == 3


def test_with_secrets_it_is_said_whose_odds_these_are(tmp_path: Path) -> None:
    shown = run("odds", saved(tmp_path, "gallic-war", 60), *QUICK, "--seat", "roman=random", "--plain").stdout

    assert "somebody who sees everything" in shown
    assert "Roman: Played by random" in shown
    assert "Barbarian: Played by nonplayer" in shown


def test_a_position_needs_its_game(tmp_path: Path) -> None:
    record = alesia.Record.from_text(saved(tmp_path, "falling-sky", 300).read_text(encoding="utf-8"))
    file = tmp_path / "position.toml"
    file.write_text(alesia.replay(record).position_text(), encoding="utf-8")
    result = run("odds", file, *QUICK, "--game", "falling-sky", "--seat", "others=random", "--json")

    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 3
    assert "--game NAME" in refused(file)


def test_whoever_sat_there_need_not_be_here(tmp_path: Path) -> None:
    """A record may name players that this machine does not have."""
    file = saved(tmp_path, "falling-sky", 100)
    record = alesia.Record.from_text(file.read_text(encoding="utf-8"))
    file.write_text(replace(record, seats=dict.fromkeys(FACTIONS, "no.such:Player")).to_text(), encoding="utf-8")

    assert run("odds", file, *QUICK, "--seat", "others=random").exit_code == 0


def test_crashes_are_told_and_the_exit_code_is_1(tmp_path: Path) -> None:
    file = saved(tmp_path, "falling-sky", 100)
    result = run("odds", file, *QUICK, "--seat", "others=tests.lab.test_odds:Stumbling")

    assert result.exit_code == 1
    assert "3 games crashed and are not counted; the first, number 0: ZeroDivisionError: oops" in result.stdout
    assert "No game has been finished." in result.stdout


def test_an_answer_that_was_not_offered_is_a_crash(tmp_path: Path) -> None:
    file = saved(tmp_path, "falling-sky", 100)
    result = run("odds", file, *QUICK, "--seat", "others=tests.lab.test_bad_players:Wrong", "--plain")

    assert result.exit_code == 1
    assert "3 games crashed and are not counted" in result.stdout
    assert "IllegalAnswer" in result.stdout


def test_whoever_breaks_off_gets_what_is_there() -> None:
    def broken_off() -> Iterator[Odds]:
        odds = Odds(FACTIONS)
        odds.add(Outcome(0, ("Romans",)))
        yield odds
        raise KeyboardInterrupt

    shown: list[int] = []
    found, is_whole = follow(broken_off(), lambda odds: shown.append(odds.games), Odds(FACTIONS))

    assert (found.games, is_whole, shown) == (1, False, [1])


def test_breaking_off_is_told_by_exit_code_and_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is finished and another crashed; the third is broken off."""

    def broken_off(*args: object) -> Iterator[Odds]:
        odds = Odds(FACTIONS)
        odds.add(Outcome(0, ("Romans",)))
        odds.add(Outcome(1, (), "ZeroDivisionError: oops"))
        yield odds
        raise KeyboardInterrupt

    file = saved(tmp_path, "falling-sky", 60)
    assert json.loads(run("odds", file, *QUICK, "--json").stdout)["broken_off"] is False
    monkeypatch.setattr("alesia.cli.odds.estimate", broken_off)
    result = run("odds", file, *QUICK, "--json")
    told = json.loads(result.stdout)

    assert (result.exit_code, told["broken_off"], told["games"]) == (130, True, 1)


def test_whoever_looks_on_sees_the_odds_while_they_change(tmp_path: Path) -> None:
    """On a terminal the table is drawn on the error stream, and wiped away for the last one."""
    master, slave = pty.openpty()
    program = [sys.executable, "-c", "from alesia.cli import main; main()"]
    command = ["odds", saved(tmp_path, "falling-sky", 60), "--games", "4", "--jobs", "1", "--seat", "others=random"]
    env = {**os.environ, **QUIET}
    with subprocess.Popen([*program, *command], stdout=subprocess.PIPE, stderr=slave, env=env) as process:
        os.close(slave)
        seen = all_of(master)
        shown = process.communicate(timeout=90)[0].decode()

    assert process.returncode == 0
    assert "Chances to win, from" in seen
    assert "Belgae" in seen
    assert "from 4 games" in shown


def all_of(terminal: int) -> str:
    """What is written to a terminal until nobody has it open any more."""
    found = b""
    with suppress(OSError):
        while some := os.read(terminal, 10_000):
            found += some
    os.close(terminal)
    return found.decode()


# ---- What is refused


def refused(*args: object) -> str:
    result = run("odds", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        (("--seat", "Romans=human"), "Romans=human"),
        (("--seat", "Greeks=random"), "Greeks"),
        (("--seat", "Romans=wizard"), "wizard"),
        (("--scenario", "pax-gallica"), "already"),
        (("--game", "gallic-war"), "already"),
        (("--seat", "Romans=random", "--seat", "romans=nonplayer"), "'romans' is named twice"),
        (("--seat", "Romans"), "'Romans' is not a seat; write it as NAME=VALUE"),
    ],
)
def test_wishes_that_do_not_fit_a_saved_game(tmp_path: Path, wishes: tuple[str, ...], words: str) -> None:
    assert words in refused(saved(tmp_path, "falling-sky", 60), *wishes)


def test_files_that_hold_no_game_to_play_on(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")

    assert "nowhere" in refused(tmp_path / "nowhere")
    assert "not a text file" in refused(binary)
    assert "the game is over" in refused(saved(tmp_path, "falling-sky", 0))
