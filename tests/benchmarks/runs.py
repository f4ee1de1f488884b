"""Made-up runs of the benchmark."""

from benchmarks.speed.goals import QUANTITIES, YARDSTICKS, Measured, cost
from benchmarks.speed.history import Run

HERE = {"cpu": "Old Faithful", "cores": 2, "python": "3.11.7", "load": 0.0}
THERE = HERE | {"cpu": "Lightning"}
FIGURES = {
    "decisions_per_second": 20_000.0,
    "nonplayer_games_per_second": 12.5,
    "copy_microseconds": 5.0,
    "undo_milliseconds": 2.0,
    "state_bytes": 2_000.0,
    "scaling": 1.9,
}


def run(date: str, pace: float = 10_000.0, machine: dict[str, object] = HERE, size: int = 10, **other: float) -> Run:
    """A run of Falling Sky where python-chess makes this many moves a second; with figures other than usual."""
    figures = FIGURES | other
    costs = {name: cost(name, figure, pace) for name, figure in figures.items() if QUANTITIES[name].machine}
    measured = Measured(figures, {name: each for name, each in costs.items() if each is not None})
    return Run(date, f"commit of {date}", machine, size, {"falling-sky": measured}, dict.fromkeys(YARDSTICKS, 1.0))
