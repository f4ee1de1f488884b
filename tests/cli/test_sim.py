"""Many games: the results are the same whoever plays them, however often that is interrupted, and nothing is lost."""

import csv
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alesia
from alesia.lab import job as jobs_of_lab
from alesia.lab import results

from .conftest import QUIET, Program, Run

FILES = {f"{table}.{form}" for table in ("games", "turns", "uses") for form in ("parquet", "csv")}
SIM = ("sim", "falling-sky", "--scenario", "pax-gallica", "--seed", 5)

# Players of one's own, whose games are handed out one by one.
OWN = """
import os, signal
from pathlib import Path
from random import Random


class Any:
    def __init__(self, seat, seed):
        self.random = Random(f"{seed} {seat}")

    def decide(self, view, ask):
        return self.random.choice(ask.options)


class Slow(Any):
    def __init__(self, seat, seed):
        import time
        super().__init__(seat, seed)
        time.sleep(0.1)


class Marked(Any):
    def decide(self, view, ask):
        Path("begun").touch()
        return super().decide(view, ask)


class Fatal(Any):
    def decide(self, view, ask):
        if not Path("died").exists():
            Path("died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view, ask)


class Unmade(Any):
    def __init__(self, seat, seed):
        super().__init__(seat, seed)
        if seed == 5:
            raise ValueError("not with 5")


class Lost:
    def __init__(self, seat, seed):
        self.seed = seed

    def decide(self, view, ask):
        return "nonsense" if self.seed == 6 else ask.options[-1]
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of one's own in the folder where the program is run; it is forgotten afterwards."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "own_players", raising=False)
    (tmp_path / "own_players.py").write_text(OWN, encoding="utf-8")
    return "own_players"


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_of_lab, "CHUNK", 2)


def contents(folder: str | Path) -> dict[str, bytes]:
    """All files of a run."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}


def rows(folder: str | Path, table: str) -> list[dict[str, str]]:
    with (Path(folder) / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def start(folder: Path, *args: object, **how: Any) -> "subprocess.Popen[str]":
    """Start the program in a session of its own, so that all its processes can be struck at once."""
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # where tests run unheeding
    command = [sys.executable, "-c", f"{heeding}from alesia.cli import main; main()", *map(str, args)]
    env = {**os.environ, **QUIET}
    how = {"stderr": subprocess.PIPE, **how}
    return subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True, **how
    )


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def is_alive(group: int) -> bool:
    """Whether any process of a session is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# ---- the same whoever plays


@pytest.mark.usefixtures("small_chunks")
def test_the_number_of_processes_changes_no_byte(run: Run) -> None:
    for jobs in (1, 2):
        assert run(*SIM, "--games", 5, "--jobs", jobs, "--out", f"run{jobs}", "--records").exit_code == 0

    one = contents("run1")
    assert one == contents("run2")
    assert FILES | {"run.json", "finished.json", "parts/5.json", "parts/7.json", "parts/9.json"} <= set(one)
    assert [row["seed"] for row in rows("run1", "games")] == ["5", "6", "7", "8", "9"]


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_the_order_of_sets_changes_no_byte(program: Program, tmp_path: Path, game: str) -> None:
    """Two values of PYTHONHASHSEED."""
    args = ("sim", game, "--seed", 5, "--seat", "others=nonplayer", "--records")
    for value in ("1", "2"):
        assert program(*args, "--out", f"run{value}", PYTHONHASHSEED=value).returncode == 0

    assert contents(tmp_path / "run1") == contents(tmp_path / "run2")


def test_a_census_is_the_same_over_processes(run: Run) -> None:
    """For any game, with the counts of all processes added up."""
    told = [run("sim", "gallic-war", "--games", 11, "--seed", 1, "--census", "--jobs", jobs).stdout for jobs in (1, 2)]
    [one, two] = [each[each.index("Events:") :] for each in told]

    assert one == two
    assert "  Movement: " in one


def test_a_cluster_plays_the_same(program: Program, own: str, tmp_path: Path) -> None:
    """On a Ray that is started here; a player of one's own is found in the folder where one stands."""
    args = (*SIM, "--games", 3, "--seat", f"Romans={own}:Any")
    there = program(*args, "--out", "there", "--cluster", "local", "--jobs", 2)
    here = program(*args, "--out", "here")

    assert (there.returncode, there.stderr) == (0, "")
    assert here.returncode == 0
    assert contents(tmp_path / "there") == contents(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_refused(run: Run) -> None:
    result = run(*SIM, "--cluster", "127.0.0.1:9", "--out", "run")

    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert "no Ray cluster answers at '127.0.0.1:9'" in result.stderr
    assert not Path("run").exists()


def test_a_cluster_needs_its_library(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*SIM, "--cluster", "local", "--out", "run")

    assert (result.exit_code, result.stdout) == (2, "")
    assert "pip install 'alesia[cluster]'" in result.stderr
    assert not Path("run").exists()


# ---- interrupted


def test_a_run_that_was_killed_goes_on(program: Program, own: str, tmp_path: Path) -> None:
    """All processes are killed half-way: what was finished is not played again, and the end is the same."""
    args = (*SIM, "--games", 8, "--jobs", 2, "--seat", f"Aedui={own}:Slow")
    parts = tmp_path / "cut" / "parts"
    running = start(tmp_path, *args, "--out", "cut")
    wait_for(lambda: parts.exists() and len(list(parts.glob("*.json"))) >= 2)
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    kept = {path: path.stat().st_mtime_ns for path in parts.glob("*.json")}
    assert 2 <= len(kept) < 8

    again = program(*args, "--out", "cut")
    assert program(*args, "--out", "whole").returncode == 0
    assert f"Going on: {len(kept)} of 8 games" in again.stderr
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")


def test_ctrl_c_ends_all_and_says_how_to_go_on(program: Program, own: str, tmp_path: Path) -> None:
    args = (*SIM, "--games", 200, "--jobs", 2, "--seat", f"Aedui={own}:Slow", "--out", "run")
    running = start(tmp_path, *args)
    wait_for(lambda: any(tmp_path.glob("run/parts/*.json")))
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=20)

    assert running.returncode == 130
    assert len(said.splitlines()) == 1
    assert "of 200 games are kept in run; the same command goes on" in said
    wait_for(lambda: not is_alive(running.pid))


def test_ctrl_c_without_a_folder_says_that_nothing_is_kept(tmp_path: Path, own: str) -> None:
    running = start(tmp_path, *SIM, "--games", 200, "--seat", f"Aedui={own}:Marked")
    wait_for((tmp_path / "begun").exists)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=20)

    assert running.returncode == 130
    assert "nothing is kept" in said


def test_a_worker_that_dies_costs_nothing(program: Program, own: str, tmp_path: Path) -> None:
    args = (*SIM, "--games", 4, "--jobs", 2, "--seat", f"Belgae={own}:Fatal")
    died = program(*args, "--out", "died_once")
    assert (died.returncode, (tmp_path / "died").exists()) == (0, True)

    assert program(*args, "--out", "lived").returncode == 0
    assert contents(tmp_path / "died_once") == contents(tmp_path / "lived")


@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize("damage", [b"", b"\xff", b"0" * 64 + b"\n{}\n", "half", "other"])
def test_a_damaged_part_is_played_again(run: Run, damage: bytes | str) -> None:
    args = (*SIM, "--games", 4, "--out", "run")
    run(*args)
    before, part = contents("run"), Path("run/parts/7.json")
    text = part.read_bytes()
    part.write_bytes({"half": text[: len(text) // 2], "other": before["parts/5.json"]}.get(str(damage), b"") or damage)
    result = run(*args)

    assert result.exit_code == 0
    assert "damaged and are played again: 1" in result.stderr
    assert contents("run") == before


# ---- a folder


def test_a_finished_run_is_left_alone(run: Run) -> None:
    args = (*SIM, "--games", 2, "--out", "run", "--json")
    told = run(*args).stdout
    before = {path: path.stat().st_mtime_ns for path in Path("run").rglob("*")}
    again = run(*args)

    assert (again.exit_code, again.stderr) == (0, "The run in run is finished already.\n")
    assert {path: path.stat().st_mtime_ns for path in Path("run").rglob("*")} == before
    assert again.stdout[: again.stdout.index("seconds")] == told[: told.index("seconds")]


@pytest.mark.usefixtures("small_chunks")
def test_a_run_can_be_made_longer(run: Run) -> None:
    """The part that was the last and short is played again, the others are not."""
    assert run(*SIM, "--games", 3, "--out", "grown").exit_code == 0
    assert run(*SIM, "--games", 7, "--out", "grown").stderr == "Going on: 2 of 7 games are there already.\n"
    run(*SIM, "--games", 7, "--out", "whole")

    assert contents("grown") == contents("whole")
    shorter = run(*SIM, "--games", 3, "--out", "grown")
    assert (shorter.exit_code, shorter.stdout) == (2, "")
    assert "holds a run of 7 games, more than 3" in shorter.stderr
    assert contents("grown") == contents("whole")


@pytest.mark.usefixtures("small_chunks")
def test_a_run_whose_seed_was_drawn_goes_on_with_it(run: Run) -> None:
    """The same command goes on: it need not name the seed."""
    args = ("sim", "falling-sky", "--scenario", "pax-gallica", "--games", 3, "--out", "run")
    run(*args)
    before = contents("run")
    gone = next(Path("run", "parts").iterdir())
    gone.unlink()
    again = run(*args)

    assert (again.exit_code, again.stderr[:8]) == (0, "Going on"), again.output
    assert contents("run") == before


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (("--scenario", "great-revolt"), "scenario is pax-gallica there, not great-revolt"),
        (("--seed", 6), "seed is 5 there, not 6"),
        (("--seat", "Romans=nonplayer"), "Romans is random there, not nonplayer"),
        (("--option", "sudden_frost=true"), "sudden_frost is false there, not true"),
        (("--records",), "records is false there, not true"),
    ],
)
def test_the_folder_of_another_run_is_refused(run: Run, other: tuple[object, ...], said: str) -> None:
    run(*SIM, "--out", "run")
    before = contents("run")
    result = run(*SIM, *other, "--out", "run")

    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert said in result.stderr
    assert contents("run") == before


@pytest.mark.parametrize(
    ("name", "said"), [("diary.txt", "something else than a run"), ("run.json", "cannot be read as the job")]
)
def test_a_folder_of_something_else_is_refused(run: Run, name: str, said: str) -> None:
    Path("mine").mkdir()
    Path("mine", name).write_text("Gallia est omnis divisa", encoding="utf-8")
    result = run(*SIM, "--out", "mine")

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert list(contents("mine")) == [name]


def test_two_cannot_be_at_one_run(program: Program, own: str, tmp_path: Path) -> None:
    args = (*SIM, "--games", 200, "--seat", f"Aedui={own}:Slow", "--out", "run")
    running = start(tmp_path, *args)
    try:
        wait_for((tmp_path / "run" / "run.json").exists)
        assert "another process is at the run" in program(*args).stderr
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()


def test_results_need_their_library(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    result = run(*SIM, "--out", "run")

    assert (result.exit_code, result.stdout) == (2, "")
    assert "pip install 'alesia[lab]'" in result.stderr
    assert not Path("run").exists()


# ---- records, players of one's own, crashes


def test_the_records_can_be_replayed(run: Run) -> None:
    run(*SIM, "--games", 2, "--out", "run", "--records")
    told = {row["seed"]: row for row in rows("run", "games")}

    for seed, row in told.items():
        table = alesia.load(f"run/records/{seed}.alesia")
        assert table.result is not None
        assert (table.result.reason, table.decisions) == (row["reason"], int(row["decisions"]))
        assert "margin" in run("replay", f"run/records/{seed}.alesia").output


def test_records_need_a_folder(run: Run) -> None:
    result = run(*SIM, "--records")

    assert (result.exit_code, result.stdout) == (2, "")
    assert "--out" in result.stderr


def test_a_record_that_is_gone_or_damaged_is_made_again(run: Run) -> None:
    args = (*SIM, "--games", 2, "--out", "run", "--records")
    run(*args)
    before, record = contents("run"), Path("run/records/6.alesia")

    for damage in (record.unlink, lambda: record.write_text("alesia record 1\n", encoding="utf-8")):
        damage()
        assert run(*args).exit_code == 0
        assert contents("run") == before


def test_players_of_ones_own_are_found_where_one_stands(program: Program, own: str, tmp_path: Path) -> None:
    args = (*SIM, "--games", 2, "--jobs", 2, "--seat", f"others={own}:Any", "--out", "run", "--records")
    result = program(*args)

    assert (result.returncode, result.stderr) == (0, "")
    record = (tmp_path / "run/records/5.alesia").read_text(encoding="utf-8")
    assert f"seat Romans {own}:Any" in record


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_a_row(run: Run, own: str, jobs: int) -> None:
    """It does not stop the run; its record leads to where it broke; the exit code is 1."""
    seats = ("--seat", f"others={own}:Any", "--seat", f"Arverni={own}:Lost")
    result = run(*SIM, "--games", 3, "--jobs", jobs, *seats, "--out", "run", "--records")
    [first, broken, last] = rows("run", "games")

    assert result.exit_code == 1
    assert "The game with seed 6 crashed: IllegalAnswer: own_players:Lost answers 'nonsense'" in result.stderr
    assert broken["crashed"].startswith("IllegalAnswer: own_players:Lost answers 'nonsense'")
    assert (broken["winner"], broken["reason"], broken["rank_Romans"]) == ("", "", "")
    assert (first["crashed"], last["crashed"]) == ("", "")
    assert {row["seed"] for row in rows("run", "turns")} == {row["seed"] for row in rows("run", "uses")} == {"5", "7"}
    assert len(alesia.Record.from_text(Path("run/records/6.alesia").read_text()).entries) == int(broken["decisions"])


def test_a_player_that_cannot_be_made_breaks_his_games(run: Run, own: str) -> None:
    """Such a game has no record; the finished run is known again, and the exit code is 1 again."""
    args = (*SIM, "--games", 2, "--seat", f"Arverni={own}:Unmade", "--out", "run", "--records")
    result = run(*args)

    assert result.exit_code == 1
    assert [row["crashed"] for row in rows("run", "games")] == ["ValueError: not with 5", ""]
    assert list(contents("run/records")) == ["6.alesia"]
    assert run(*args).stderr == "The run in run is finished already.\n" + result.stderr


# ---- who looks on


def test_a_bar_shows_how_fast_it_goes(own: str, tmp_path: Path) -> None:
    """On a terminal, and nowhere but on the error stream."""
    ours, theirs = pty.openpty()
    running = start(tmp_path, *SIM, "--games", 5, "--seat", f"Aedui={own}:Slow", stderr=theirs)
    os.close(theirs)
    shown = b""
    while chunk := read(ours):
        shown += chunk
    told, _ = running.communicate(timeout=20)

    assert "games/s" in shown.decode()
    assert "5/5" in shown.decode()
    assert "games/s" not in told


def read(handle: int) -> bytes:
    """What comes from a terminal; nothing when it is closed."""
    try:
        return os.read(handle, 1000)
    except OSError:
        return b""
