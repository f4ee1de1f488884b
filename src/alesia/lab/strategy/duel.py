"""Games of two sides (``nonplayers/network``): the first side's chance to win, fitted by a small network."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from alesia.games import find
from alesia.lab.strategy.sampling import Sample

Floats = NDArray[np.float32]
GAME, WORTH, LEAD, FEATURES = 0, 1, 2, 3  # the columns of a table
KEPT = 0.5  # the share of positions
HIDDEN = 32
DROPPED = 0.5  # the share of hidden units that a step of the fit does without, so that none is relied upon
TESTED = 10  # every so many-th game is not fitted to, but tried upon
LEAST_SPREAD = 0.05
EPOCHS, PATIENCE = 60, 6  # how often all positions are gone through, and how long without a gain
BATCH, RATE, HOLD = 2048, 1e-3, 0.03
CALIBRATIONS = 200
FEW = 500  # positions, below which all are tried upon


class Duel:
    """How a game of two sides learns."""

    def __init__(self, game: str, folder: Path) -> None:
        self._game, self.FOLDER = game, folder

    def tables_of(self, sample: Sample, /) -> dict[str, Floats]:
        """Some of the positions of a game, each with what came of it for the first side."""
        random, strategy = Random(f"kept/{sample.seed}"), find(self._game).strategy()
        kept = [state for state in sample.states if random.random() < KEPT] or sample.states[-1:]
        looks = {self._game: strategy.features, f"{self._game}-inside": strategy.insight}
        came_to = [sample.seed, sample.worth[0], sample.standing[0] - sample.standing[1]]
        rows = {name: [[*came_to, *look(state)] for state in kept] for name, look in looks.items()}
        return {name: np.array(each, np.float32) for name, each in rows.items()}

    def fit(self, table: Floats, /) -> dict[str, Any]:
        """The weights, and how well they foretell games that they were not fitted to."""
        tested = table[:, GAME].astype(np.int64) % TESTED == 0
        if tested.sum() < FEW:
            tested = np.ones(len(table), np.bool_)
        learned = tested if tested.all() else ~tested
        columns, worth, wanted = table[:, FEATURES:], table[:, WORTH], clearly(table[:, WORTH], table[:, LEAD])
        mean, scale = columns[learned].mean(0), np.maximum(columns[learned].std(0), LEAST_SPREAD)
        columns = (columns - mean) / scale
        fit = Fit(columns.shape[1])
        epochs = fit.learn(columns[learned], wanted[learned], columns[tested], wanted[tested])
        fit.best = calibrated(fit.best, columns[tested], worth[tested])
        width = {"width": columns.shape[1]}
        return {
            **width,
            **unscaled(fit.best, mean, scale),
            "figures": figures(fit.best, columns[tested], worth[tested], epochs),
        }


class Layers(NamedTuple):
    """What is fitted."""

    rows: Floats  # a column for each hidden unit
    starts: Floats
    out: Floats
    start: Floats


class Fit:
    """Adam on cross-entropy; the best layers are those that foretold best what was not fitted to."""

    def __init__(self, width: int) -> None:
        self._random = np.random.default_rng(1)
        rows = self._random.normal(0, (2 / width) ** 0.5, (width, HIDDEN)).astype(np.float32)
        out = self._random.normal(0, (1 / HIDDEN) ** 0.5, HIDDEN).astype(np.float32)
        self._now = Layers(rows, np.zeros(HIDDEN, np.float32), out, np.zeros(1, np.float32))
        self._first = Layers(*[np.zeros_like(part) for part in self._now])
        self._second = Layers(*[np.zeros_like(part) for part in self._now])
        self._steps = 0
        self.best = self._now

    def learn(self, columns: Floats, worth: Floats, tested: Floats, wanted: Floats) -> int:
        """Go through all again and again, as long as that helps; after how many times it was best."""
        least, best = np.inf, 0
        for epoch in range(1, EPOCHS + 1):
            order = self._random.permutation(len(columns))
            for at in range(0, len(order), BATCH):
                part = order[at : at + BATCH]
                self._step(columns[part], worth[part])
            error = cross_entropy(odds(self._now, tested), wanted)
            if error < least:
                least, best, self.best = error, epoch, Layers(*[part.copy() for part in self._now])
            elif epoch - best >= PATIENCE:
                break
        return best

    def _step(self, columns: Floats, worth: Floats) -> None:
        self._steps += 1
        for part, first, second, slope in zip(
            self._now, self._first, self._second, self._slopes(columns, worth), strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = RATE * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
            part -= size * first / (np.sqrt(second) + 1e-8) + RATE * HOLD * part

    def _slopes(self, columns: Floats, worth: Floats) -> Layers:
        now = self._now
        inner = columns @ now.rows + now.starts
        kept: Floats = np.float32(1 / (1 - DROPPED)) * (self._random.random(inner.shape, np.float32) >= DROPPED)
        risen = np.maximum(inner, 0) * kept
        wrong = (chance(risen @ now.out + now.start) - worth) / len(columns)
        back = np.asarray(wrong[:, None] * now.out * (inner > 0) * kept, np.float32)
        return Layers(columns.T @ back, back.sum(0), risen.T @ wrong, wrong.sum(keepdims=True))


def clearly(worth: Floats, lead: Floats) -> Floats:
    """What is fitted to: half who won, and half by how much; a narrow end tells less than a clear one."""
    return np.asarray((worth + chance(lead / max(1.0, float(lead.std()) / 2))) / 2, np.float32)


def calibrated(layers: Layers, columns: Floats, worth: Floats) -> Layers:
    """The same order of positions, with the odds at which they were won."""
    told = odds(layers, columns)
    slope, start = np.float32(1), np.float32(0)
    for _ in range(CALIBRATIONS):
        wrong = chance(slope * told + start) - worth
        slope -= np.float32((wrong * told).mean() / max(1e-3, (told**2).mean()))
        start -= np.float32(wrong.mean())
    slope = max(slope, np.float32(LEAST_SPREAD))
    return layers._replace(out=layers.out * slope, start=layers.start * slope + start)


def odds(layers: Layers, columns: Floats) -> Floats:
    found: Floats = np.maximum(columns @ layers.rows + layers.starts, 0) @ layers.out + layers.start
    return found


def chance(odds: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -30, 30))), np.float32)


def cross_entropy(odds: Floats, worth: Floats) -> float:
    told = np.clip(chance(odds), 1e-6, 1 - 1e-6)
    return float(-(worth * np.log(told) + (1 - worth) * np.log(1 - told)).mean())


def unscaled(layers: Layers, mean: Floats, scale: Floats) -> dict[str, Any]:
    """As the game's own numbers need them."""
    rows = layers.rows / scale[:, None]
    starts = layers.starts - mean @ rows
    hidden = [[_rounded(start), [_rounded(n) for n in row]] for start, row in zip(starts, rows.T, strict=True)]
    return {"hidden": hidden, "out": [_rounded(n) for n in layers.out], "start": _rounded(layers.start[0])}


def figures(layers: Layers, columns: Floats, worth: Floats, epochs: int) -> dict[str, Any]:
    """On positions that were not fitted to: the error beside that of the mean, and how often the likelier side won."""
    told = odds(layers, columns)
    mean = np.full_like(told, np.log(worth.mean() / (1 - worth.mean())))
    decided = worth != 0.5
    right = ((told > 0) == (worth > 0.5))[decided].mean()
    gain = 1 - cross_entropy(told, worth) / cross_entropy(mean, worth)
    return {"positions": len(worth), "foretold": _rounded(gain), "right": _rounded(right), "epochs": epochs}


def _rounded(number: Any) -> float:
    return float(f"{float(number):.4g}")
