"""Runs that were made before: one line of JSON each, and how a new run compares with them.

Runs are compared by cost in moves of the yardstick, so that two machines, or a machine that is busy now and was not
then, say the same of the same code. What does not depend on the pace is compared as it is.
"""

import json
import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from .goals import BUSY, GATE, QUANTITIES, SLOWER, Measured
from .rounds import ROOT

FILE = ROOT / "benchmarks/results/history.jsonl"
SAME = ("cpu", "cores", "python")  # what makes two machines the same


@dataclass
class Run:
    """One run: when, of what, on what machine, by how many games a round; the figures of each game, and yardsticks."""

    date: str
    commit: str
    machine: Mapping[str, object]
    size: int
    games: Mapping[str, Measured]
    yardsticks: Mapping[str, float]

    @property
    def is_busy(self) -> bool:
        return float(str(self.machine["load"])) > BUSY

    def is_like(self, other: "Run") -> bool:
        return all(self.machine.get(fact) == other.machine.get(fact) for fact in SAME)

    def compared(self, game: str, name: str) -> float | None:
        """What is compared: the cost of a figure, or the figure itself where the pace does not matter."""
        measured, quantity = self.games.get(game), QUANTITIES[name]
        if measured is None or (quantity.clock and self.is_busy):
            return None
        return (measured.costs if quantity.machine else measured.figures).get(name)


class Change(NamedTuple):
    """How much a figure takes now of what it took in an earlier run: 1.5 is half as much again, 0.5 is half."""

    game: str
    name: str
    ratio: float
    since: Run

    @property
    def is_slowdown(self) -> bool:
        return self.ratio > SLOWER

    @property
    def fails(self) -> bool:
        """P21: a slow-down of one of the quantities of the gate, in whichever game."""
        return self.is_slowdown and any(goal.number in GATE for goal in QUANTITIES[self.name].goals)


def read(file: Path = FILE) -> list[Run]:
    """All runs, oldest first."""
    if not file.exists():
        return []
    return [_run(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines() if line]


def append(run: Run, file: Path = FILE) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(to_json(run) + "\n")


def to_json(run: Run) -> str:
    games = {game: measured._asdict() for game, measured in run.games.items()}
    return json.dumps(_rounded(asdict(run) | {"games": games}), ensure_ascii=False)


def changes(run: Run, earlier: Sequence[Run]) -> dict[tuple[str, str], Change]:
    """Every figure against the newest earlier run of the same games that has it, of the same machine if possible."""
    earlier, found = [each for each in earlier if each.size == run.size], {}
    for game, measured in run.games.items():
        for name in measured.figures:
            change = _change(run, earlier, game, name)
            if change is not None:
                found[game, name] = change
    return found


def _change(run: Run, earlier: Sequence[Run], game: str, name: str) -> Change | None:
    now = run.compared(game, name)
    having = [each for each in earlier if each.compared(game, name)]
    if not now or not having:
        return None
    since = next((each for each in reversed(having) if each.is_like(run)), having[-1])
    before = since.compared(game, name)
    assert before is not None
    return Change(game, name, _taken(name, now) / _taken(name, before), since)


def _taken(name: str, compared: float) -> float:
    """More is worse: costs, times and sizes are so already, a bare rate is turned over."""
    quantity = QUANTITIES[name]
    return 1 / compared if quantity.more and not quantity.machine else compared


def new_run(size: int, load: float, games: Mapping[str, Measured], yardsticks: Mapping[str, float]) -> Run:
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return Run(date, commit(), machine() | {"load": load}, size, games, yardsticks)


def machine() -> dict[str, object]:
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "chess": version("chess"),
        "open_spiel": version("open_spiel"),
    }


def commit(tree: Path = ROOT) -> str:
    """The commit of a source tree; with a plus if the package was changed since."""
    name = _git(tree, "rev-parse", "--short", "HEAD")
    return f"{name}+" if name and _git(tree, "status", "--porcelain", "--", "src") else name


def _git(tree: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=tree, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _run(data: dict[str, Any]) -> Run:
    return Run(**data | {"games": {game: Measured(**each) for game, each in data["games"].items()}})


def _rounded(value: object) -> object:
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return float(f"{value:.5g}") if isinstance(value, float) else value
