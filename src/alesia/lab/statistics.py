"""How sure a figure is: intervals around shares and means, and the rating difference that a score stands for."""

from collections.abc import Sequence
from math import inf, log10, sqrt
from statistics import fmean, stdev, variance
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within


class Interval(NamedTuple):
    """An estimate and the 95 % interval around it."""

    mean: float
    low: float
    high: float


def share(hits: float, games: float, z: float = Z) -> Interval:
    """A share of games with its interval after Wilson, which stays sound near 0 and 1."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part = hits / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    width = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(part, max(0.0, middle - width), min(1.0, middle + width))


def paired(scores: Sequence[float]) -> Interval:
    """The mean score of pairs of games, after Wilson: of no width only if all is known, and never sure after a loss.

    Pairs that differ more than games by themselves would count for fewer games.
    """
    if not scores:
        return Interval(0.5, 0.0, 1.0)
    mean, games = fmean(scores), 2 * len(scores)
    spread = variance(scores) if len(scores) > 1 else 0.0
    by_themselves = mean * (1 - mean) / 2
    weight = min(1.0, by_themselves / spread) if spread else 1.0
    low, high = share(mean * games * weight, games * weight)[1:]
    return Interval(mean, low if mean else 0.0, high if mean < 1 else 1.0)


def average(values: Sequence[float], z: float = Z) -> Interval:
    """A mean with its interval; of one value nothing is known."""
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, -inf, inf)
    width = z * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - width, middle + width)


def elo(score: float) -> float:
    """The rating difference at which a player is expected to score this share (0.5: equal players)."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))
