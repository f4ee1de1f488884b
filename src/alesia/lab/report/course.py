"""How the seats stood through the games: quartiles, year by year and within the years."""

from typing import NamedTuple

import polars as pl

MOST_PARTS = 8  # into which a year is divided at most
QUARTILES = (0.25, 0.5, 0.75)
FEWEST = 2  # games: of one alone there are no quartiles


class Moment(NamedTuple):
    """A moment that so many games have come to, and the quartiles of each seat's standing then; without those that have
    no part in the game at that moment."""

    at: float  # the year, and how much of it is over
    games: int
    quartiles: dict[str, tuple[float, float, float]]


def through_the_years(turns: pl.DataFrame, seats: list[str]) -> list[Moment]:
    """How the seats stood at the start of each year, in the games that saw it."""
    starts = turns.sort("turn").group_by("seed", "year", maintain_order=True).first()
    return _moments(starts.with_columns(at=pl.col("year").cast(pl.Float64)), seats)


def course(turns: pl.DataFrame, seats: list[str]) -> list[Moment]:
    """The same within the years. Years are of different lengths, so each is divided into as many parts."""
    within = pl.col("step") - pl.col("step").min().over("seed", "year")
    length = within.max().over("seed", "year") + 1
    parts = _parts(turns)
    placed = turns.with_columns(at=pl.col("year") + (within / length * parts).floor() / parts)
    return _moments(placed.sort("turn").group_by("seed", "at", maintain_order=True).first(), seats)


def _parts(turns: pl.DataFrame) -> int:
    """Into how many parts a year is divided: no more than it mostly has steps."""
    steps = turns.group_by("seed", "year").agg(pl.col("step").n_unique())["step"].median()
    return max(1, min(MOST_PARTS, int(steps) if isinstance(steps, float) else 1))


def _moments(placed: pl.DataFrame, seats: list[str]) -> list[Moment]:
    told = placed.group_by("at").agg(
        pl.len().alias("games"),
        *[
            pl.col(f"standing_{seat}").quantile(part, "linear").alias(f"{seat} {part}")
            for seat in seats
            for part in QUARTILES
        ],
    )
    rows = told.filter(pl.col("games") >= FEWEST).sort("at").iter_rows(named=True)
    return [
        Moment(row["at"], row["games"], {seat: _quartiles(row, seat) for seat in seats if _has_part(row, seat)})
        for row in rows
    ]


def _has_part(row: dict[str, float], seat: str) -> bool:
    return row[f"{seat} {QUARTILES[0]}"] is not None


def _quartiles(row: dict[str, float], seat: str) -> tuple[float, float, float]:
    low, middle, high = [row[f"{seat} {part}"] for part in QUARTILES]
    return low, middle, high
