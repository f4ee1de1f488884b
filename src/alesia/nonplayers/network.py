"""A small network of two layers, in plain Python: the chance that it tells from a row of features.

The weights are fitted by ``alesia.lab.strategy`` and lie beside the game that they belong to.
"""

import json
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from math import exp
from operator import mul
from typing import Any

STEEP = 30.0  # beyond this a chance is as good as sure


class Network:
    """Hidden units that are 0 or rise, and one chance from 0 to 1."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.width = int(weights["width"])
        self._hidden = [(float(start), [float(n) for n in row]) for start, row in weights["hidden"]]
        self._start, self._out = float(weights["start"]), [float(n) for n in weights["out"]]

    def chance(self, features: Sequence[float]) -> float:
        risen = [max(0.0, start + sum(map(mul, row, features))) for start, row in self._hidden]
        return chance_of(self._start + sum(map(mul, self._out, risen)))


def chance_of(odds: float) -> float:
    """From the logarithm of the odds."""
    return 1 / (1 + exp(-max(-STEEP, min(STEEP, odds))))


def both(first: float) -> list[float]:
    """The chances of two sides."""
    return [first, 1 - first]


def read_network(folder: Traversable, name: str) -> Network:
    return Network(json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8")))
