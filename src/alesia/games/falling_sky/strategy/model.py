"""What was learned of a scenario: how margins change till Winter, how sure that is, and what comes of those who go on.

The weights are fitted by ``alesia.lab.strategy`` and lie beside this module, one file a scenario.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from statistics import NormalDist
from typing import Any

WEIGHTS = files(__package__).joinpath("weights")
COURSES = 32  # ways in which a year may come out, looked at for one position
BASES = (2, 3, 5, 7)  # of the sequences by which these are spread evenly
MIDDLE = 0.5


class Model:
    """The weights of a scenario, or of a half of one."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self._fits = [weights["fits"][n] for n in weights["stages"]]  # by stage: a row and a start for each place
        self._later = weights["later"]
        self._noise = [_spread(lower) for lower in weights["spread"]]  # by stage

    def foretell(self, now: Sequence[int], features: Sequence[float], stage: int) -> list[float]:
        """The margins to be expected at the coming Winter."""
        rows, starts = self._fits[stage]["weights"], self._fits[stage]["start"]
        return [
            m + start + float(sum(map(mul, row, features))) for m, start, row in zip(now, starts, rows, strict=True)
        ]

    def around(self, means: Sequence[float], stage: int) -> list[list[float]]:
        """Margins that may be come to, all alike likely."""
        return [[m + each for m, each in zip(means, noise, strict=True)] for noise in self._noise[stage]]

    def worth_later(self, place: int, margin: float, nonplayer: bool, left: int) -> float:
        """How those stand who go on after a Winter: the more, the likelier they win."""
        row = self._later[place][0 if nonplayer else 1]
        return float(sum(map(mul, row, later_columns(margin, left))))


def later_columns(margin: float, left: int) -> list[float]:
    """What the worth of going on is judged by: the margin, and how many Winters are left."""
    return [1.0, margin / 4, max(margin, -4.0) / 4, float(left), left * margin / 4]


def _spread(lower: Sequence[Sequence[float]]) -> list[list[float]]:
    """Errors that go together as the lower triangle says."""
    return [[sum(map(mul, row, point)) for row in lower] for point in _points()]


@cache
def _points() -> tuple[tuple[float, ...], ...]:
    """Independent errors, spread evenly, and the opposite of each."""
    half = [tuple(_bell(n, base) for base in BASES) for n in range(1, COURSES // 2 + 1)]
    return (*half, *[tuple(-x for x in point) for point in half])


def _bell(n: int, base: int) -> float:
    """The n-th point of a normal distribution, by the digits of n to a base read backwards."""
    share, point = 1.0, 0.0
    while n:
        share /= base
        n, digit = divmod(n, base)
        point += digit * share
    return NormalDist().inv_cdf(point)


@cache
def model_of(scenario: str, half: int) -> Model:
    return Model(json.loads(WEIGHTS.joinpath(f"{model_name(scenario, half)}.json").read_text(encoding="utf-8")))


def model_name(scenario: str, half: int) -> str:
    """Each half of a scenario in two halves has its own."""
    return f"{scenario}-{half}" if half else scenario
