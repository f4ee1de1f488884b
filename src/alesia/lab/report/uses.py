"""What the seats used, how often, and how that went with winning."""

from math import nan, sqrt
from typing import Any, NamedTuple

import polars as pl

from alesia.lab.statistics import Interval, share

FEWEST = 5  # games on either side of a comparison
KEY = ["seat", "kind", "name"]
UNKNOWN = Interval(nan, nan, nan)


class Use(NamedTuple):
    """Something that a seat used, over all games."""

    seat: str
    kind: str
    name: str
    times: int
    in_vain: int  # times that it changed nothing
    games: int  # in which it was used at all
    often: float  # used more often than this, half the games or fewer have it often
    frequent: Interval  # the win rate of the seat in those games
    seldom: Interval  # and in the others
    lift: Interval | None  # the difference; None where one side has too few games

    @property
    def is_marked(self) -> bool:
        """Whether the win rates differ by more than chance would often bring about."""
        return self.lift is not None and not self.lift.low <= 0 <= self.lift.high

    @property
    def strength(self) -> float:
        """How much of the difference is beyond doubt; negative where none is."""
        if self.lift is None:
            return -2.0
        return max(self.lift.low, -self.lift.high)


def known_share(wins: int, games: int) -> Interval:
    """A share of games; of no games nothing is known."""
    return share(wins, games) if games else UNKNOWN


def difference(one: Interval, other: Interval) -> Interval:
    """The difference of two shares with its interval, made of theirs after Newcombe."""
    middle = one.mean - other.mean
    below = sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    above = sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return Interval(middle, middle - below, middle + above)


def count_uses(uses: pl.DataFrame, won: pl.DataFrame) -> list[Use]:
    """All that was used in the games of ``won`` (seed, seat, won), the most frequent first within a seat and a kind."""
    per_game = (
        uses.join(won, on=["seed", "seat"], how="semi").group_by("seed", *KEY).agg(pl.col("times", "in_vain").sum())
    )
    things = (
        per_game.group_by(KEY).agg(pl.col("times", "in_vain").sum(), pl.len().alias("games")).with_row_index("thing")
    )
    told = things.join(_compare(per_game, things, won), on="thing")
    order = ["seat", "kind", "times", "name"]
    rows = told.sort(order, descending=[False, False, True, False]).iter_rows(named=True)
    return [_use(row) for row in rows]


def _compare(per_game: pl.DataFrame, things: pl.DataFrame, won: pl.DataFrame) -> pl.DataFrame:
    """For each thing: games and wins where it was used more often than in the median game, and in the others."""
    numbered = per_game.join(things.select("thing", *KEY), on=KEY).select("seed", "thing", "times")
    every = things.select("thing", "seat").join(won, on="seat").join(numbered, on=["seed", "thing"], how="left")
    often = every.with_columns(pl.col("times").fill_null(0)).with_columns(median=pl.col("times").median().over("thing"))
    more = pl.col("times") > pl.col("median")
    return often.group_by("thing").agg(
        pl.col("median").first(),
        more.sum().alias("frequent_games"),
        (more & pl.col("won")).sum().alias("frequent_wins"),
        (~more).sum().alias("seldom_games"),
        (~more & pl.col("won")).sum().alias("seldom_wins"),
    )


def _use(row: dict[str, Any]) -> Use:
    frequent = known_share(row["frequent_wins"], row["frequent_games"])
    seldom = known_share(row["seldom_wins"], row["seldom_games"])
    enough = min(row["frequent_games"], row["seldom_games"]) >= FEWEST
    return Use(
        row["seat"],
        row["kind"],
        row["name"],
        row["times"],
        row["in_vain"],
        row["games"],
        row["median"],
        frequent,
        seldom,
        difference(frequent, seldom) if enough else None,
    )
