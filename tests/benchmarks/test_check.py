"""``benchmarks/run.py --check`` on a history: the check of a slow-down, as a program is told of it."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.speed.history import Run, append
from benchmarks.speed.rounds import ROOT

from tests.benchmarks.runs import run


def checked(tmp_path: Path, *runs: Run) -> "subprocess.CompletedProcess[str]":
    file = tmp_path / "history.jsonl"
    for each in runs:
        append(each, file)
    command = [sys.executable, "benchmarks/run.py", "--last", "--check", "--history", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("figures", "code", "told"),
    [
        ({"decisions_per_second": 19_000.0}, 0, "●○○ P1  floor"),
        ({"decisions_per_second": 10_000.0}, 1, "random seats: 2.00 x the cost (a failure)"),
        ({"undo_milliseconds": 3.0}, 0, "undo of one answer: 1.50 x the cost (an alert)"),
    ],
)
def test_a_slowdown_of_the_gate_fails(tmp_path: Path, figures: dict[str, float], code: int, told: str) -> None:
    done = checked(tmp_path, run("2026-01-01"), run("2026-01-02", **figures))
    assert done.returncode == code, done.stderr
    assert told in done.stdout
    assert "\x1b" not in done.stdout
    assert len((tmp_path / "history.jsonl").read_text("utf-8").splitlines()) == 2


def test_without_a_run_there_is_nothing_to_show(tmp_path: Path) -> None:
    done = checked(tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("there is no earlier run in")
