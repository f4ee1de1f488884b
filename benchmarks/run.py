"""Figures, not tests: how fast the engine is on this machine, beside the goals of the plan.

    python benchmarks/run.py [--games N] [--scenario S] [--json FILE]

Every figure is measured in this one run. The machine's own pace (a fixed loop of plain Python) is printed with them, so
that runs on different machines compare as ratios.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import alesia
from alesia.games import find
from alesia.kernel.ask import Ask
from alesia.kernel.chance import SeededChance
from alesia.kernel.position import Position
from alesia.table import Table
from alesia.table.setup import make_setup

GAME = "falling-sky"
GOALS = {
    "decisions_per_second": "P1: floor 10,000, target 35,000",
    "games_per_second": "P3: floor 15, target 40",
    "nonplayer_games_per_second": "40 asked, 100 planned",
    "nonplayer_turn_p95_milliseconds": "P15: floor 500, target 50",
    "copy_microseconds": "P6: floor 50 (20 asked here), target 10",
    "state_json_bytes": "P7: floor 8,000, target 3,000",
    "undo_milliseconds": "P8: floor 10, target 1",
    "replay_1000_milliseconds": "P9: floor 200, target 40",
    "late_to_early": "flat: the time per decision does not grow with the game",
}


def pace() -> float:
    """Millions of additions a second in a plain loop: what this machine does today."""
    began, total = perf_counter(), 0
    for n in range(2_000_000):
        total += n & 7
    return 2 / (perf_counter() - began)


def random_table(scenario: str, seed: int) -> alesia.Table:
    return alesia.new(GAME, scenario, seed, dict.fromkeys(find(GAME).seats, "random"))


def measure_games(scenario: str, games: int) -> dict[str, float]:
    """Whole games at a table: agents, dice, record and log included."""
    began, decisions = perf_counter(), 0
    for seed in range(games):
        decisions += random_table(scenario, seed).decisions
    seconds = perf_counter() - began
    return {"decisions_per_second": decisions / seconds, "games_per_second": games / seconds}


def measure_nonplayers(scenario: str, games: int) -> dict[str, float]:
    """Whole games of four Non-players; and how long each takes over a turn of its own, explanation included."""
    seats, times, began = find(GAME).seats, [], perf_counter()
    for seed in range(games):
        alesia.new(GAME, scenario, seed, dict.fromkeys(seats, "nonplayer"))
    seconds = perf_counter() - began
    table = Table(make_setup(GAME, scenario, 1, dict.fromkeys(seats, "nonplayer"), None, None, "seeded"))
    while table.ask is not None:
        turn, start = table.turn, perf_counter()
        table.go_on(turn)
        times.append(perf_counter() - start)
    times.sort()
    return {
        "nonplayer_games_per_second": games / seconds,
        "nonplayer_turn_p95_milliseconds": 1e3 * times[int(len(times) * 0.95)],
    }


class Walk:
    """One random game on a bare position, timed answer by answer."""

    def __init__(self, scenario: str, seed: int) -> None:
        game = find(GAME)
        self.position: Position[Any] = Position(game, game.setup(scenario, {}))
        self.random = Random(seed)
        self.chance = SeededChance(seed)

    def step(self) -> float:
        ask = self.position.request
        assert isinstance(ask, Ask)
        index = self.chance.answer(ask) if ask.weights else int(self.random.random() * len(ask.options))
        began = perf_counter()
        self.position.play(index or 0)
        return perf_counter() - began


def measure_growth(scenario: str, games: int) -> dict[str, float]:
    """Mean time of an answer in the last third of a game over that in the first third."""
    early, late = [], []
    for seed in range(games):
        walk, times = Walk(scenario, seed), []
        while walk.position.request is not None:
            times.append(walk.step())
        third = len(times) // 3
        early.append(mean(times[:third]))
        late.append(mean(times[-third:]))
    return {"late_to_early": mean(late) / mean(early)}


def timed(action: Callable[[], object], times: int) -> float:
    began = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - began) / times


def measure_state(scenario: str) -> dict[str, float]:
    """Copying and writing a state in the middle of a game."""
    walk = Walk(scenario, 1)
    for _ in range(250):
        walk.step()
    state = walk.position.state
    return {
        "copy_microseconds": 1e6 * timed(state.copy, 20_000),
        "clone_microseconds": 1e6 * timed(walk.position.clone, 300),
        "state_json_bytes": float(len(json.dumps(state.to_json()))),
    }


def measure_undo(scenario: str) -> dict[str, float]:
    """Taking back one answer, at a hundred moments of a game."""
    table, random, times = alesia.new(GAME, scenario, 3), Random(3), []
    while table.ask is not None and len(times) < 100:
        ask = table.ask
        table.answer(random.choice(ask.options))
        began = perf_counter()
        try:
            table.undo(agreed=True)
        except alesia.CannotUndo:
            continue
        times.append(perf_counter() - began)
        table.answer(random.choice(ask.options))
    return {"undo_milliseconds": 1e3 * median(times)}


def measure_replay(scenario: str) -> dict[str, float]:
    """Reading a record and replaying it with every answer checked; and saving it."""
    table = random_table(scenario, 2)
    text, n = table.record.to_text(), table.decisions
    with TemporaryDirectory() as folder:
        saving = timed(lambda: table.save(Path(folder) / "game"), 10)
    seconds = timed(lambda: alesia.replay(alesia.Record.from_text(text)), 3)
    return {"replay_1000_milliseconds": 1e6 * seconds / n, "save_milliseconds": 1e3 * saving}


def measure(scenario: str, games: int) -> dict[str, float]:
    figures = {"pace": pace()}
    figures |= measure_games(scenario, games) | measure_nonplayers(scenario, games)
    figures |= measure_growth(scenario, max(3, games // 4))
    return figures | measure_state(scenario) | measure_undo(scenario) | measure_replay(scenario)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--scenario", default="great-revolt")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    chosen = parser.parse_args()
    figures = measure(chosen.scenario, chosen.games)
    for name, figure in figures.items():
        print(f"{name:32} {figure:14,.2f}   {GOALS.get(name, '')}")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
