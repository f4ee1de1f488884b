"""All figures of a report, taken from the results of a run; whoever shows them counts nothing any more."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import nan
from typing import Any, NamedTuple

import polars as pl

from alesia.kernel.heirs import person, seats_of
from alesia.lab.report.course import Moment, course, through_the_years
from alesia.lab.report.folder import Results, Run
from alesia.lab.report.uses import UNKNOWN, Use, count_uses, known_share
from alesia.lab.statistics import Interval, average, share
from alesia.table import game_info

SEVERAL = "+"  # between the names of those who win together


class Crash(NamedTuple):
    """A game that broke off."""

    seed: int
    error: str


class Seat(NamedTuple):
    """How a seat fared."""

    name: str
    kind: str
    wins: int
    rate: Interval
    final: Interval  # its standing at the end, in the mean
    finals: dict[int, int]  # each final standing, and in how many games


class Person(NamedTuple):
    """How somebody fared who went on in another seat."""

    seats: tuple[str, ...]
    kind: str
    wins: int
    rate: Interval


class Ending(NamedTuple):
    """A way in which games ended."""

    reason: str
    games: int
    rate: Interval
    wins: dict[str, int]
    years: dict[int, int]  # in which years, and how often


class Spread(NamedTuple):
    """How a number was spread over the games; not a number if there are none."""

    mean: float
    least: float
    low: float
    median: float
    high: float
    most: float


@dataclass(frozen=True)
class Report:
    """Everything that a report says in figures; crashed games are told, and counted nowhere else."""

    run: Run
    games: int
    crashes: list[Crash]
    seats: list[Seat]
    people: list[Person]  # those with more than one of the seats
    draws: int  # all seats share the first place
    unwon: int  # nobody has it
    together: int  # several have it, but not all
    endings: list[Ending]
    years: Spread
    decisions: Spread
    lengths: list[int]  # the decisions of each game
    starts: list[Moment]
    course: list[Moment]
    uses: list[Use]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def players(self) -> int:
        """How many play, whoever goes on in another seat counted once."""
        return len(self.seats) - sum(len(person.seats) - 1 for person in self.people)

    def uses_of(self, seat: str) -> list[Use]:
        return [use for use in self.uses if use.seat == seat]

    @property
    def compared(self) -> list[Use]:
        """Whatever has a comparison of win rates."""
        return [use for use in self.uses if use.lift is not None]


def analyse(results: Results) -> Report:
    """The figures of a run."""
    run, seats = results.run, list(results.run.seats)
    heirs = game_info(run.game).heirs
    crashed = results.games.filter(pl.col("crashed") != "").sort("seed")
    games = _judged(results.games.filter(pl.col("crashed") == ""), seats)
    turns = results.turns.join(games, on="seed", how="semi")
    return Report(
        run,
        games.height,
        [Crash(*row) for row in crashed.select("seed", "crashed").iter_rows()],
        [_seat(games, seat, kind) for seat, kind in run.seats.items()],
        [_person(games, seats_of(heirs, seats, before), run.seats[before]) for before in dict.fromkeys(heirs.values())],
        int(games["draw"].sum()),
        int((games["winner"] == "").sum()),
        int((games["together"] & ~games["draw"]).sum()),
        _endings(games, seats),
        _spread(games["years"]),
        _spread(games["decisions"]),
        games.sort("seed")["decisions"].to_list(),
        through_the_years(turns, seats),
        course(turns, seats),
        count_uses(results.uses, _winners(games, seats, heirs)),
    )


def _judged(games: pl.DataFrame, seats: list[str]) -> pl.DataFrame:
    """The games with a column for each seat that says whether it won; where all win, nobody does."""
    winners = pl.col("winner").str.split(SEVERAL)
    told = games.with_columns(together=winners.list.len() > 1, draw=winners.list.len() == max(2, len(seats)))
    return told.with_columns((winners.list.contains(seat) & ~pl.col("draw")).alias(f"won_{seat}") for seat in seats)


def _seat(games: pl.DataFrame, seat: str, kind: str) -> Seat:
    wins, finals = int(games[f"won_{seat}"].sum()), games[f"standing_{seat}"].drop_nulls()
    counted = finals.value_counts().sort(finals.name)
    rate, mean = known_share(wins, games.height), _mean(finals.to_list())
    return Seat(seat, kind, wins, rate, mean, dict(counted.iter_rows()))


def _person(games: pl.DataFrame, seats: tuple[str, ...], kind: str) -> Person:
    wins = int(games.select(pl.any_horizontal(f"won_{seat}" for seat in seats).sum()).item())
    return Person(seats, kind, wins, known_share(wins, games.height))


def _mean(values: list[int]) -> Interval:
    return average(values) if values else UNKNOWN


def _endings(games: pl.DataFrame, seats: list[str]) -> list[Ending]:
    """The reasons why games ended, the most frequent first."""
    wins = [pl.col(f"won_{seat}").sum().alias(seat) for seat in seats]
    rows = (
        games.group_by("reason").agg(pl.len().alias("games"), *wins).sort(["games", "reason"], descending=[True, False])
    )
    return [_ending(games, seats, row) for row in rows.iter_rows(named=True)]


def _ending(games: pl.DataFrame, seats: list[str], row: dict[str, Any]) -> Ending:
    years = games.filter(pl.col("reason") == row["reason"])["years"].value_counts().sort("years")
    rate = share(row["games"], games.height)
    return Ending(row["reason"], row["games"], rate, {seat: row[seat] for seat in seats}, dict(years.iter_rows()))


def _spread(values: pl.Series) -> Spread:
    if values.is_empty():
        return Spread(*[nan] * 6)
    quantiles = [float(values.quantile(part, "linear") or 0) for part in (0, 0.25, 0.5, 0.75, 1)]
    return Spread(float(values.cast(pl.Float64).sum()) / len(values), *quantiles)


def _winners(games: pl.DataFrame, seats: list[str], heirs: Mapping[str, str]) -> pl.DataFrame:
    """A row for each seat of each game: whether its person won, in this seat or in another of his."""
    own = {seat: seats_of(heirs, seats, person(heirs, seat)) for seat in seats}
    won = {seat: pl.any_horizontal(f"won_{each}" for each in own[seat]) for seat in seats}
    return pl.concat([games.select("seed", pl.lit(seat).alias("seat"), won=won[seat]) for seat in seats])
