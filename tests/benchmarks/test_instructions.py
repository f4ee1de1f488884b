"""``benchmarks/instructions.py``: what it counts by is there or is asked for, and what it plays is a whole game."""

import os
import subprocess
import sys
from pathlib import Path

from benchmarks.instructions import PLAY
from benchmarks.speed.rounds import ROOT


def test_what_is_counted_plays_whole_games() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY, "gallic-war", "random", "1"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_without_valgrind_it_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "benchmarks/instructions.py", ".", "--games", "1"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "valgrind is not installed\n")
