"""Random boards under the eyes of all models, and whole games under those of the referee.

    python -m tests.falling_sky.models.soak --minutes 10 --seed 1 --jobs 16

One line a minute tells how far it is; at the end what was compared, and every difference with the record that shows
it (exit status 1). The same seed lays the same boards; ``--board N`` watches one of them alone.
"""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from itertools import count, islice
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from tests.falling_sky.models import (
    abilities,
    aftermath,
    battle,
    commands,
    costs,
    enlist,
    germans,
    ledger,
    sequence,
    talks,
    unasked,
    winter,
)
from tests.falling_sky.models.boards import make_puzzle
from tests.falling_sky.models.watch import Moment, Offer, Outcome, Watcher
from tests.falling_sky.watched import SCENARIOS, SEATINGS, play_watched

GROUPS = (sequence, commands, abilities, enlist, costs, talks, battle, germans, winter, unasked, ledger, aftermath)
ANSWERS = 120
GAME_EACH = 25  # one whole game to so many boards
SHOWN = 8


def offer_of(key: str) -> Offer:
    """What the groups say of a question: the first of them that finds other options than were offered."""
    found = [group.OFFERS[key] for group in GROUPS if key in group.OFFERS]

    def offer(moment: Moment) -> set[str] | None:
        said = [expected for each in found if (expected := each(moment)) is not None]
        return next((expected for expected in said if expected != set(moment.options)), said[0] if said else None)

    return offer


def outcome_of(key: str) -> Outcome:
    """What all groups say of an entry of the log."""
    found = [group.OUTCOMES[key] for group in GROUPS if key in group.OUTCOMES]
    return lambda event: next((said for outcome in found if (said := outcome(event))), None)


OFFERS: dict[str, Offer] = {key: offer_of(key) for group in GROUPS for key in group.OFFERS}
OUTCOMES: dict[str, Outcome] = {key: outcome_of(key) for group in GROUPS for key in group.OUTCOMES}


class Report(NamedTuple):
    """What watching one board, or one game, has brought."""

    name: str
    compared: Counter[str]
    differences: list[str]
    record: str


def watch_board(number: int, answers: int = ANSWERS) -> Report:
    """Lay the board of this number and play on it, the models watching."""
    puzzle = make_puzzle(number)
    try:
        watcher = Watcher(puzzle, OFFERS, OUTCOMES)
    except Exception:
        return Report(f"board {number}", Counter(), [traceback.format_exc()], puzzle.text)
    try:
        watcher.play(Random(f"play {number}"), answers)
        found = [str(difference) for difference in watcher.differences]
    except Exception:
        found = [traceback.format_exc()]
    return Report(f"board {number}", watcher.compared, found, watcher.table.record.to_text() if found else "")


def watch_game(number: int) -> Report:
    """A whole random game under the eyes of the referee."""
    scenario, seating = SCENARIOS[number % 3], SEATINGS[number // 3 % 4]
    options: dict[str, str | bool] = {"seating": seating, "sudden_frost": number % 5 == 0}
    try:
        table = play_watched(scenario, number, **options, diviciacus=number % 4 == 1)
    except Exception:
        return Report(f"game {number}", Counter(), [traceback.format_exc()], "")
    return Report(f"game {number}", Counter({"answers of whole games": table.decisions}), [], "")


def watch(number: int) -> Report:
    return watch_game(number) if number % GAME_EACH == 0 else watch_board(number)


# ---- the runner


class Sum:
    """All reports together."""

    def __init__(self) -> None:
        self.start = self.told = time.monotonic()
        self.boards = self.games = 0
        self.compared: Counter[str] = Counter()
        self.bad: list[Report] = []

    def add(self, report: Report) -> None:
        if report.name.startswith("game"):
            self.games += 1
        else:
            self.boards += 1
        self.compared += report.compared
        self.bad += [report] if report.differences else []
        if time.monotonic() - self.told >= 60:
            self.told = time.monotonic()
            print(self.line(), flush=True)

    def line(self) -> str:
        minutes = (time.monotonic() - self.start) / 60
        seen = f"{self.boards} boards, {self.games} games, {self.compared.total()} comparisons"
        return f"{minutes:.1f} min: {seen}, {len(self.bad)} with differences"

    def tell(self) -> None:
        for kind, number in self.compared.most_common():
            print(f"  {number:9} {kind}")
        for report in self.bad[:SHOWN]:
            print(f"\n{report.name}: {report.differences[0]}\n{report.record}")
        for report in self.bad[SHOWN:]:
            print(f"\n{report.name}: {report.differences[0]}")
        print(self.line())


def soak(seed: int, minutes: float, jobs: int) -> Sum:
    """Board after board, a batch for all jobs at a time, until the time is over."""
    total, until = Sum(), time.monotonic() + 60 * minutes
    numbers = count(seed * 1_000_000)
    with Pool(jobs) as pool:
        while time.monotonic() < until:
            for report in pool.imap_unordered(watch, islice(numbers, 8 * jobs)):
                total.add(report)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Hold the models against the engine on random boards.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--board", type=int, help="watch this board alone")
    chosen = parser.parse_args()
    if chosen.board is not None:
        total = Sum()
        total.add(watch_board(chosen.board))
    else:
        total = soak(chosen.seed, chosen.minutes, chosen.jobs)
    total.tell()
    return 1 if total.bad else 0


if __name__ == "__main__":
    sys.exit(main())
