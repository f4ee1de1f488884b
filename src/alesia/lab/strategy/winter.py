"""Falling Sky and Ariovistus (``games/falling_sky/strategy``): the margins at the coming Winter, fitted by ridge
regression, the spread that is left, and what those come to who go on after a Winter."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alesia.games.falling_sky.deck import SCENARIOS, winters_of_game
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.strategy import model
from alesia.games.falling_sky.strategy.features import NEXT, NOW, STAGES, features, margins_of, stage_of
from alesia.games.falling_sky.strategy.model import later_columns, model_name
from alesia.games.falling_sky.war import players, seat_of
from alesia.lab.strategy.sampling import Sample

Floats = NDArray[np.float64]
FOLDER = Path(model.__file__).parent / "weights"
PLACES = 4
KEPT = 0.4  # the share of positions that are not near a Winter
# The columns of a table; ONWARD: whether the game went on after this year's Winter.
GAME, YEAR, STAGE, LEFT, ONWARD, MARGINS, NONPLAYERS, WORTH, FEATURES = 0, 1, 2, 3, 4, 5, 9, 13, 17
HOLDS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0, 100.0)  # how much weights may be held back
FIRM = 5.0  # how much, where positions are too few to tell
NOTHING = 1e-3  # a column that changes less says nothing
TESTED = 10  # every so many-th game is not fitted to, but tried upon
FEW = 200  # positions of a stage to be tried upon, below which those of all are taken
MANY = 1500  # and to be fitted to
LEAST_SPREAD = 0.05
STEPS, RATE, HOLD = 600, 0.05, 1e-3  # of the fit of what comes later


def tables_of(sample: Sample) -> dict[str, NDArray[np.float32]]:
    """Some of the positions of a game, and all Winters, by the model that they belong to."""
    random = Random(f"kept/{sample.seed}")
    found: dict[str, list[list[float]]] = {}
    for state in sample.states:
        if not state.interlude and (stage_of(state) >= NEXT or random.random() < KEPT):
            name = model_name(SCENARIOS[state.scenario].name, SCENARIOS[state.scenario].half)
            found.setdefault(name, []).append(_row(sample, state))
    return {name: np.array(rows, np.float32) for name, rows in found.items()}


def _row(sample: Sample, s: State) -> list[float]:
    year, in_all = year_of(s), winters_of_game(s)[1]
    return [
        *(sample.seed, year, stage_of(s), in_all - year, year_of(sample.states[-1]) > year),
        *margins_of(s),
        *[is_nonplayer(s, faction) for faction in players(s)],
        *[sample.worth[seat_of(s, faction)] for faction in players(s)],
        *features(s),
    ]


def year_of(s: State) -> int:
    """Which Winter ends it, the first being 1."""
    return winters_of_game(s)[0] + (stage_of(s) != NOW)


def fit(table: NDArray[np.float32]) -> dict[str, Any]:
    """The weights of a model, and how well they foretell games that they were not fitted to."""
    rows, ends = _till_winter(table)
    stage, changes = rows[:, STAGE].astype(np.int64), ends - rows[:, MARGINS:NONPLAYERS]
    tested = rows[:, GAME].astype(np.int64) % TESTED == 0
    if tested.sum() < FEW:
        tested = np.ones(len(rows), np.bool_)
    fits, stages, left = _by_stage(rows[:, FEATURES:], changes, stage, tested)
    explained = 1 - (left[tested] ** 2).mean(0) / changes[tested].var(0)
    later, games = _fit_later(table[(table[:, STAGE] == NOW) & (table[:, ONWARD] > 0)].astype(np.float64))
    return {
        "fits": [
            {"start": _rounded(start), "weights": [_rounded(row) for row in weights.T]} for weights, start in fits
        ],
        "stages": stages,
        "spread": [[_rounded(row) for row in _spread(left, tested & (stage == n), tested)] for n in range(STAGES)],
        "later": later,
        "figures": {"positions": len(rows), "foretold": _rounded(explained), "winters": games},
    }


def _till_winter(table: NDArray[np.float32]) -> tuple[NDArray[np.float32], Floats]:
    """Positions of years of which the Winter is known, and the margins then."""
    year = table[:, GAME].astype(np.int64) * 100 + table[:, YEAR].astype(np.int64)
    is_now = table[:, STAGE] == NOW
    winters = dict(zip(year[is_now].tolist(), table[is_now, MARGINS:NONPLAYERS], strict=True))
    known = np.array([key in winters for key in year.tolist()]) & ~is_now
    return table[known], np.array([winters[key] for key in year[known].tolist()], np.float64)


def _by_stage(
    columns: NDArray[np.float32], changes: Floats, stage: NDArray[np.int64], tested: NDArray[np.bool_]
) -> tuple[list[tuple[Floats, Floats]], list[int], Floats]:
    """A fit for all stages, and one for each of which enough is known; the fit of each stage, and what is left."""
    weights, start, left = _ridge(columns.astype(np.float64), changes, tested)
    fits, stages = [(weights, start)], [0] * STAGES
    for n in range(STAGES):
        these = stage == n
        if not tested.all() and (these & tested).sum() >= FEW and (these & ~tested).sum() >= MANY:
            weights, start, left[these] = _ridge(columns[these].astype(np.float64), changes[these], tested[these])
            stages[n] = len(fits)
            fits.append((weights, start))
    return fits, stages, left


def _ridge(columns: Floats, wanted: Floats, tested: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """Weights, what is added to them, and what they leave unexplained; held back as much as is best for games that
    they were not fitted to, each place by itself."""
    learned = tested if tested.all() else ~tested
    mean, scale = columns[learned].mean(0), np.maximum(columns[learned].std(0), LEAST_SPREAD)
    scaled = (columns - mean) / scale
    scaled[:, columns[learned].std(0) < NOTHING] = 0.0
    base = wanted[learned].mean(0)
    size = int(learned.sum())
    square = scaled[learned].T @ scaled[learned] / size
    slopes = scaled[learned].T @ (wanted[learned] - base) / size
    values, vectors = np.linalg.eigh(square)
    turned = vectors.T @ slopes
    holds = (FIRM,) if tested.all() else HOLDS
    tries = np.stack([vectors @ (turned / (values + hold)[:, None]) for hold in holds])
    errors = np.stack([((wanted[tested] - base - scaled[tested] @ each) ** 2).mean(0) for each in tries])
    best = errors.argmin(0)
    weights = np.stack([tries[best[place], :, place] for place in range(wanted.shape[1])], 1) / scale[:, None]
    weights[columns[learned].std(0) < NOTHING] = 0.0
    start = base - mean @ weights
    return weights, start, wanted - (columns @ weights + start)


def _spread(left: Floats, these: NDArray[np.bool_], tested: NDArray[np.bool_]) -> Floats:
    """How errors go together, as a lower triangle."""
    errors = left[these] if these.sum() >= FEW else left[tested]
    return np.linalg.cholesky(np.cov(errors.T) + LEAST_SPREAD * np.eye(PLACES)).astype(np.float64)


def _fit_later(rows: Floats) -> tuple[list[list[list[float]]], int]:
    """What becomes of those who go on after a Winter: by place and by whether it is a non-player's, the worth of a
    margin; the chance to win is that of a choice among all by their worth."""
    size = len(later_columns(0.0, 0))
    if not len(rows):
        return [[[0.0] * size] * 2] * PLACES, 0
    margins, left, worth = rows[:, MARGINS:NONPLAYERS], rows[:, LEFT], rows[:, WORTH:FEATURES]
    columns = np.array([[later_columns(m, int(n)) for m in ms] for ms, n in zip(margins, left, strict=True)])
    player = (rows[:, NONPLAYERS:WORTH] == 0).astype(np.int64)
    return [[_rounded(each) for each in pair] for pair in _choice(columns, player, worth)], len(rows)


def _choice(columns: Floats, player: NDArray[np.int64], worth: Floats) -> Floats:
    """Multinomial logit by gradient ascent (Adam)."""
    theta = np.zeros((PLACES, 2, columns.shape[2]))
    first, second = np.zeros_like(theta), np.zeros_like(theta)
    place = np.arange(PLACES)
    for step in range(1, STEPS + 1):
        logits = (columns * theta[place, player]).sum(2)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = (worth - chances)[:, :, None] * columns / len(columns)
        gradient = np.stack([np.where((player == n)[:, :, None], slope, 0).sum(0) for n in (0, 1)], 1) - HOLD * theta
        first, second = 0.9 * first + 0.1 * gradient, 0.999 * second + 0.001 * gradient**2
        theta += RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return theta


def _rounded(numbers: Floats) -> list[float]:
    return [float(f"{n:.3g}") for n in numbers]
