"""The folder of a run as a report reads it: what was played, and its tables, checked before anything is counted."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl
from polars.exceptions import PolarsError

from alesia.kernel.errors import AlesiaError
from alesia.lab.results import TABLES, columns
from alesia.lab.running import END, JOB, end_of
from alesia.table import game_info


class BadResults(AlesiaError):
    """A folder that holds no results, or results that cannot be read."""


class Run(NamedTuple):
    """What was played."""

    game: str
    rules: str
    scenario: str
    options: dict[str, str | bool]
    seats: dict[str, str]
    seed: int
    games: int


class Results(NamedTuple):
    """A run and all that came of it: a row a game, a row a turn, a row for each thing that a seat used in a game."""

    run: Run
    games: pl.DataFrame
    turns: pl.DataFrame
    uses: pl.DataFrame


def read_results(where: str | Path) -> Results:
    """The results in a folder; BadResults says what is not right with it."""
    folder = Path(where)
    run = _read_run(folder)
    if not (folder / "games.parquet").exists():
        raise BadResults("the run in {0!r} is not finished: go on with it by the same 'alesia sim'", str(folder))
    results = Results(run, *[_read_table(folder, table, run) for table in TABLES])
    if results.games.height != run.games:
        raise BadResults(
            "the run in {0!r} is not finished: its results are of {1} of {2} games",
            str(folder),
            results.games.height,
            run.games,
        )
    _check_end(folder, run)
    return results


def _check_end(folder: Path, run: Run) -> None:
    """What was written last must tell of these results: else they were changed, or are being written."""
    if not (folder / END).exists():
        raise BadResults("the run in {0!r} is not finished: go on with it by the same 'alesia sim'", str(folder))
    try:
        text = (folder / END).read_text(encoding="utf-8")
    except (OSError, ValueError):
        text = ""
    if text != end_of(folder, run.games):
        raise BadResults(
            "{0!r} does not tell of these results: they were changed or damaged; "
            "the same 'alesia sim' writes them again",
            str(folder / END),
        )


def _read_run(folder: Path) -> Run:
    if not (folder / JOB).is_file():
        raise BadResults("{0!r} holds no results: there is no {1} in it", str(folder), JOB)
    try:
        told: dict[str, Any] = json.loads((folder / JOB).read_text(encoding="utf-8"))
        run = Run(*[told[name] for name in Run._fields])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadResults("{0!r} does not tell of a run: {1}", str(folder / JOB), repr(error)) from None
    game_info(run.game)  # UnknownName, if it is of a game that is not there
    return run


def _read_table(folder: Path, table: str, run: Run) -> pl.DataFrame:
    path = folder / f"{table}.parquet"
    try:
        found = pl.read_parquet(path, glob=False)
    except (PolarsError, OSError) as error:
        raise BadResults("{0!r} cannot be read: {1}", str(path), str(error).splitlines()[0]) from None
    missing = [name for name in columns(table, tuple(run.seats)) if name not in found.columns]
    if missing:
        raise BadResults("{0!r} has no column {1!r}", str(path), missing[0])
    return found
