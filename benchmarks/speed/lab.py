"""Figures of the lab for one game: several processes, and chances of winning.

Both are on the clock: only a machine with nothing else to do measures them well.
"""

import os
from time import perf_counter

import alesia
from alesia.games import find
from alesia.lab.job import Job, make_job
from alesia.lab.odds import estimate, start_of, usual_kind
from alesia.lab.playing import play_chunk
from alesia.lab.workers import workers

from .goals import Measured
from .walks import play
from .watch import Watch, add_costs

JOBS = 2
SIMULATED = 160  # games
PLAYED_ON = 100  # times, from the middle of a game
SURE = 1_067  # times, after which a chance of a half is known to 3 % at 95 %


def measure(game: str) -> Measured:
    odds = of_odds(game, Watch(perf_counter))
    return Measured({**of_scaling(game), **odds.figures}, odds.costs)


def of_scaling(game: str) -> dict[str, float]:
    """How much faster two processes simulate than one."""
    if (os.cpu_count() or 1) < JOBS:
        return {}
    job = make_job(game, None, {}, dict.fromkeys(find(game).seats, "random"), 1, SIMULATED)
    return {"scaling": _rate(job, JOBS) / _rate(job, 1)}


def _rate(job: Job, jobs: int) -> float:
    """Chunks a second, from when each process has finished its first: starting them is left out."""
    finished = [perf_counter() for _ in workers(jobs).run(play_chunk, job.chunks())]
    return (len(finished) - jobs) / (finished[-1] - finished[jobs - 1])


def of_odds(game: str, watch: Watch) -> Measured:
    """How soon the chances of winning are told, and how soon they would be sure at this rate; by two processes."""
    whole = play(game, usual_kind(find(game)), 1)
    table = alesia.replay(whole.record, upto=whole.decisions // 2)
    start = start_of(table, dict.fromkeys(table.seats, usual_kind(table.game)))
    with watch:
        began = perf_counter()
        told = [(perf_counter() - began, odds.games) for odds in estimate(start, PLAYED_ON, 1, JOBS)]
    (first, few), (last, many) = told[0], told[-1]
    sure = first + (SURE - few) * (last - first) / (many - few)
    return add_costs({"odds_first_seconds": first, "odds_sure_seconds": sure}, watch)
