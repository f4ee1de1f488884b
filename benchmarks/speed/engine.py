"""One round of the figures of one game.

A round always does the same work, so that rounds of two source trees can be compared and the best of several means
something. Times are processor time: saving does not count the waiting for the disk.
"""

import gc
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory

import alesia
from alesia.games import find
from alesia.lab.job import make_job, table_of
from alesia.table import Table
from alesia.table.setup import make_setup

from .goals import Measured
from .walks import Walk, has_nonplayers, moments, play
from .watch import Watch, add_costs

PIECE = 20  # answers timed at once
COPIES, CLONES = 500, 3  # at each moment

Part = Callable[[str, Watch], dict[str, float]]


def measure(game: str, games: int) -> Measured:
    """All figures of one game."""
    play(game, "random", 0)  # what is worked out once, is
    measured = [add_costs(_afresh(part)(game, watch), watch) for part, watch in _parts(game, games)]
    return Measured(
        {name: figure for each in measured for name, figure in each.figures.items()},
        {name: cost for each in measured for name, cost in each.costs.items()},
    )


def _afresh(part: Part) -> Part:
    """Python looks for unused things before it, so that it does not do so for all parts together in one of them."""
    gc.collect()
    return part


def _parts(game: str, games: int) -> Iterator[tuple[Part, Watch]]:
    yield partial(of_random_games, games=games), Watch()
    yield partial(of_bare_games, games=games), Watch()
    for part in (of_copies, of_clones, of_undo, of_replay, of_saving):
        yield part, Watch()
    if has_nonplayers(game):
        yield partial(of_nonplayers, games=max(1, games // 2)), Watch()
        yield partial(of_turns, games=max(1, games // 4)), Watch()


def of_random_games(game: str, watch: Watch, games: int) -> dict[str, float]:
    decisions = 0
    for seed in range(games):
        with watch:
            decisions += play(game, "random", seed).decisions
    return {"decisions_per_second": decisions / watch.seconds, "random_games_per_second": games / watch.seconds}


def of_nonplayers(game: str, watch: Watch, games: int) -> dict[str, float]:
    """Whole games of non-players as runs, matches and odds play them."""
    job = make_job(game, None, {}, dict.fromkeys(find(game).seats, "nonplayer"), 0, games)
    for seed in range(games):
        table = table_of(job, seed)
        while table.ask is not None:
            with watch:
                table.go_on(table.turn)
    return {"nonplayer_games_per_second": games / watch.seconds}


def of_turns(game: str, watch: Watch, games: int) -> dict[str, float]:
    """How long the slower turns of non-players take at a table, explanation included."""
    seats = dict.fromkeys(find(game).seats, "nonplayer")
    for seed in range(games):
        table = Table(make_setup(game, None, seed, seats, None, None, "seeded"))
        while table.ask is not None:
            with watch:
                table.go_on(table.turn)
    return {"nonplayer_turn_milliseconds": 1e3 * sorted(watch.times)[int(len(watch.times) * 0.95)]}


def of_bare_games(game: str, watch: Watch, games: int) -> dict[str, float]:
    """The rules alone; and the time of answers in the last third of a game over that in the first."""
    decisions, early, late = 0, 0.0, 0.0
    for seed in range(games):
        walk, begun = Walk(game, seed), len(watch.times)
        while not walk.over:
            with watch:
                walk.steps(PIECE)
        decisions += walk.decisions
        times = watch.times[begun:-1]  # the last piece may be short
        early += sum(times[: len(times) // 3])
        late += sum(times[-(len(times) // 3) :])
    return {"bare_decisions_per_second": decisions / watch.seconds, "late_to_early": late / early}


def of_copies(game: str, watch: Watch) -> dict[str, float]:
    sizes = []
    for position in moments(game):
        with watch:
            for _ in range(COPIES):
                position.state.copy()
        sizes.append(len(json.dumps(position.state.to_json(), separators=(",", ":"))))
    return {"copy_microseconds": 1e6 * fmean(watch.times) / COPIES, "state_bytes": fmean(sizes)}


def of_clones(game: str, watch: Watch) -> dict[str, float]:
    for position in moments(game):
        with watch:
            for _ in range(CLONES):
                position.clone()
    return {"clone_milliseconds": 1e3 * fmean(watch.times) / CLONES}


def of_undo(game: str, watch: Watch) -> dict[str, float]:
    """Taking back one answer of a person, where that is possible, again and again through a game."""
    table, random = alesia.new(game, seed=3), Random(3)
    while (ask := table.ask) is not None:
        option, tried = random.choice(ask.options), random.random() < 0.2
        table.answer(option, ask.who)
        if tried and can_undo(table):
            with watch:
                table.undo(agreed=True)
            table.answer(option, ask.who)
    return {"undo_milliseconds": 1e3 * fmean(watch.times)}


def can_undo(table: Table) -> bool:
    try:
        return table.undo_target() >= 0
    except alesia.CannotUndo:
        return False


def of_replay(game: str, watch: Watch) -> dict[str, float]:
    """Reading a record and replaying it with every answer checked."""
    table = play(game, "random", 2)
    text = table.record.to_text()
    for _ in range(4):
        with watch:
            alesia.replay(alesia.Record.from_text(text))
    return {"replay_milliseconds": 1e6 * fmean(watch.times) / table.decisions}


def of_saving(game: str, watch: Watch) -> dict[str, float]:
    table = play(game, "random", 2)
    with TemporaryDirectory() as folder:
        for _ in range(20):
            with watch:
                table.save(Path(folder) / "game")
    return {"save_milliseconds": 1e3 * fmean(watch.times)}
