"""How the tests of the terminal run it: inside this process, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from alesia.cli.app import app

Run = Callable[..., Result]
Program = Callable[..., "subprocess.CompletedProcess[str]"]

# A position in which the first question is small: the Aedui may act, the deck is real.
QUIET = {"NO_COLOR": "1", "TERM": "xterm", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "ALESIA_LANG": "en"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in this process, in an empty folder; ``lines`` are typed in."""
    monkeypatch.chdir(tmp_path)
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)

    def _run(*args: object, lines: str = "") -> Result:
        return CliRunner().invoke(app, [str(each) for each in args], input=lines)

    return _run


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Run ``alesia`` as a program."""

    def _run(*args: object, lines: str = "", **extra: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", "from alesia.cli import main; main()", *map(str, args)]
        env = {**os.environ, **QUIET, **extra}
        return subprocess.run(
            command, input=lines, capture_output=True, encoding="utf-8", cwd=tmp_path, env=env, timeout=120, check=False
        )

    return _run
