"""Rounds of measuring, each in a process of its own, and what is kept of several."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress

from .goals import QUANTITIES, YARDSTICKS, Measured

FOLDER = Path(__file__).resolve().parents[1]
ROOT = FOLDER.parent

Part = tuple[str, tuple[object, ...]]  # a module of this package, and what its ``measure`` is called with


class Failed(Exception):
    """A part of the measuring broke off."""


def work(part: str, *arguments: object, tree: Path = ROOT) -> Measured:
    """What a part measures of the package in a source tree."""
    source = tree.resolve() / "src"
    if not (source / "alesia").is_dir():
        raise Failed(f"{tree} is no source tree of Alesia")
    # Sets are walked in the same order in every round.
    environment = os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{FOLDER}", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "speed.worker", part, json.dumps(arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{part} {arguments} in {tree}:\n{done.stderr}")
    answer = json.loads(done.stdout.splitlines()[-1])
    return Measured(answer["figures"], answer["costs"])


def tracked(parts: Sequence[Part], description: str) -> Iterator[Part]:
    """The parts one after the other, with a bar on the error stream if somebody looks on."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(parts, description=description)


def together(rounds: Sequence[Measured]) -> Measured:
    """The best round of what depends on the machine's pace; the middle one of costs and of all else."""
    figures = _gathered([each.figures for each in rounds])
    costs = _gathered([each.costs for each in rounds])
    return Measured(
        {name: _kept(name, values) for name, values in figures.items()},
        {name: median(values) for name, values in costs.items()},
    )


def _gathered(rounds: Sequence[Mapping[str, float]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for each in rounds:
        for name, value in each.items():
            found.setdefault(name, []).append(value)
    return found


def _kept(name: str, values: Sequence[float]) -> float:
    quantity = QUANTITIES.get(name) or YARDSTICKS[name]
    if not quantity.machine:
        return median(values)
    return max(values) if quantity.more else min(values)
