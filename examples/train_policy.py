"""A small network learns to play one seat of a game against other players, and plots how it comes along.

    python examples/train_policy.py                    # the Roman of Caesar's Gallic War against random play: minutes
    alesia sim gallic-war --games 100 --seat Roman=examples.train_policy:Trained --seat Barbarian=random

The method is the oldest that works: play some games, make answers likelier that led to more than was expected, and
learn better what to expect (REINFORCE with a baseline). It needs numpy, Gymnasium and matplotlib (``alesia[lab,rl]``).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import AlesiaError, BadOption
from alesia.lab.learning import arrays_of, seat_env
from alesia.lab.statistics import Interval, average, share
from alesia.players import View

Array = NDArray[np.float32]
Row = NDArray[np.uint8]
SCALE = np.log1p(np.arange(256)).astype(np.float32)  # a count of 20 is more than a yes, but not twenty times as much
HIDDEN = 64
SHAPING = 0.1  # what a point of lead is worth, beside the 1 of a victory
DISCOUNT = 0.98
ENTROPY = 0.01  # what it is worth to stay curious
RATE = 0.002
BATCH = 10  # games that are played before anything is learned from them
BLOCK = 100  # games that make a point of the curve


# ---- the network ------------------------------------------------------------------------------------------------


class Network:
    """One hidden layer; from it the odds of every answer and what is to be expected. At first all is equally likely."""

    def __init__(self, columns: int, actions: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": (random.normal(size=(columns, HIDDEN)) / 20).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, actions), np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }

    def odds(self, row: Row, offered: Sequence[int]) -> Array:
        """The odds of the answers that are offered; most columns of a row are 0 and need no work."""
        w, seen = self.weights, np.flatnonzero(row)
        hidden = np.tanh(SCALE[row[seen]] @ w["in"][seen] + w["in_bias"])
        return softmax(hidden @ w["out"][:, offered] + w["out_bias"][offered])

    def save(self, path: Path, game: str) -> None:
        with path.open("wb") as file:
            known = {"game": np.array(game), "digest": np.array(arrays_of(game).digest)}
            np.savez_compressed(file, **known, **self.weights)


def softmax(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    odds: Array = powers / powers.sum(axis=-1, keepdims=True)
    return odds


def pick(odds: Array, point: float) -> int:
    """The index at which a point between 0 and 1 falls."""
    return min(int(np.searchsorted(np.cumsum(odds), point)), len(odds) - 1)


# ---- playing ----------------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A game as the learner saw it: rows, masks, answers and what followed them; whether it won, by how much it led."""

    rows: list[Row]
    masks: list[NDArray[np.int8]]
    actions: list[int]
    returns: list[float]
    won: bool
    lead: float


def play(env: Any, seat: str, network: Network, seed: int) -> Played:
    """Play a game, each answer drawn by its odds."""
    random = Random(seed)
    row, info = env.reset(seed=seed)
    rows, masks, actions, rewards, over = [], [], [], [], False
    while not over:
        offered = np.flatnonzero(info["action_mask"])
        action = int(offered[pick(network.odds(row, offered), random.random())])
        rows.append(row)
        masks.append(info["action_mask"])
        actions.append(action)
        row, reward, ended, late, info = env.step(action)
        rewards.append(reward)
        over = ended or late
    lead = info["leads"][seat] if "leads" in info else 0.0
    return Played(rows, masks, actions, discounted(rewards), info.get("winners") == (seat,), lead)


def discounted(rewards: Sequence[float]) -> list[float]:
    """What followed each answer, the later the less."""
    found, ahead = [], 0.0
    for reward in reversed(rewards):
        ahead = reward + DISCOUNT * ahead
        found.append(ahead)
    return found[::-1]


class Trained:
    """The network at a table: a player for ``--seat Roman=examples.train_policy:Trained``."""

    def __init__(self, seat: str, seed: int) -> None:
        path = Path(os.environ.get("ALESIA_WEIGHTS", f"trained-{seat}.npz"))
        if not path.exists():
            raise BadOption(f"{path} is not there: train first, or name the weights in ALESIA_WEIGHTS")
        with np.load(path) as kept:
            self._arrays = arrays_of(str(kept["game"]))
            if str(kept["digest"]) != self._arrays.digest:
                raise BadOption(f"{path} was trained for another version of {kept['game']}: train again")
            self._network = Network(self._arrays.columns, self._arrays.actions)
            self._network.weights = {name: kept[name] for name in self._network.weights}
        self._random, self._answered = f"{seed}/{seat}", 0

    def decide(self, view: View, ask: Ask) -> Option:
        """Drawn by its odds, like in training; the n-th answer by the n-th point of its seed."""
        odds = self._network.odds(self._arrays.row(view.row(), ask), self._arrays.offered(ask))
        self._answered += 1
        return ask.options[pick(odds, Random(f"{self._random}/{self._answered}").random())]

    def seek(self, answered: int) -> None:
        self._answered = answered


# ---- learning ---------------------------------------------------------------------------------------------------


class Learner:
    """Moves the weights along the slope of what was gained (Adam)."""

    def __init__(self, network: Network) -> None:
        self.network, self.steps = network, 0
        self.mean = {name: np.zeros_like(each) for name, each in network.weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in network.weights.items()}

    def learn(self, games: Sequence[Played]) -> None:
        rows = SCALE[np.stack([row for game in games for row in game.rows])]
        masks = np.stack([mask for game in games for mask in game.masks]) > 0
        actions = np.array([action for game in games for action in game.actions])
        returns = np.array([each for game in games for each in game.returns], np.float32)
        self._climb(slopes(self.network.weights, rows, masks, actions, returns))

    def _climb(self, slope: dict[str, Array]) -> None:
        self.steps += 1
        for name, each in slope.items():
            self.mean[name] += 0.1 * (each - self.mean[name])
            self.square[name] += 0.001 * (each * each - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.network.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def slopes(
    w: dict[str, Array], rows: Array, masks: NDArray[np.bool_], actions: NDArray[np.int64], returns: Array
) -> dict[str, Array]:
    """Where each weight should go: what brought more than was expected becomes likelier."""
    count = len(actions)
    hidden = np.tanh(rows @ w["in"] + w["in_bias"])
    odds = softmax(np.where(masks, hidden @ w["out"] + w["out_bias"], -1e9))
    surprise = returns - hidden @ w["value"]
    better = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    logits = ENTROPY * curiosity(odds) - odds * better[:, None]
    logits[np.arange(count), actions] += better
    below = (logits @ w["out"].T + np.outer(surprise, w["value"])) * (1 - hidden * hidden)
    found = {
        "in": rows.T @ below,
        "in_bias": below.sum(axis=0),
        "out": hidden.T @ logits,
        "out_bias": logits.sum(axis=0),
        "value": hidden.T @ surprise,
    }
    return {name: each / count for name, each in found.items()}


def curiosity(odds: Array) -> Array:
    """The slope of the entropy: away from odds that are all too sure."""
    logs = np.log(odds + 1e-9)
    slope: Array = -odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
    return slope


# ---- the whole of it --------------------------------------------------------------------------------------------


class Point(NamedTuple):
    """How a block of games went."""

    games: int
    wins: Interval
    lead: Interval


def point(games: int, block: Sequence[Played]) -> Point:
    return Point(games, share(sum(game.won for game in block), len(block)), average([game.lead for game in block]))


def train(env: Any, seat: str, network: Network, games: int, seed: int) -> list[Point]:
    """Play and learn; the points of the curve are the very games it learned from, each new to it when it was played."""
    learner, batch, block, curve = Learner(network), list[Played](), list[Played](), list[Point]()
    for number in range(1, games + 1):
        batch.append(play(env, seat, network, seed + number))
        block.append(batch[-1])
        if len(batch) == BATCH:
            learner.learn(batch)
            batch = []
        if len(block) == BLOCK or number == games:
            curve.append(point(number, block))
            block = []
            tell(f"{number} games learned from", curve[-1])
    return curve


def tell(what: str, told: Point) -> None:
    wins, lead = told.wins, told.lead
    print(f"{what}: wins {wins.mean:.0%} ({wins.low:.0%} to {wins.high:.0%}), lead {lead.mean:+.1f}", flush=True)


def plot(curve: Sequence[Point], before: Point, path: Path, title: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, (wins, lead) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    draw(wins, curve, [each.wins for each in curve], before.wins.mean, "games won")
    draw(lead, curve, [each.lead for each in curve], before.lead.mean, "lead at the end")
    wins.yaxis.set_major_formatter(PercentFormatter(1.0))
    wins.set_ylim(0, 1)
    wins.legend(loc="center right")
    figure.suptitle(title)
    figure.savefig(path, dpi=110)
    pyplot.close(figure)


def draw(axes: Any, curve: Sequence[Point], values: Sequence[Interval], before: float, label: str) -> None:
    games = [each.games for each in curve]
    axes.fill_between(games, [each.low for each in values], [each.high for each in values], alpha=0.25, linewidth=0)
    axes.plot(games, [each.mean for each in values], marker=".", label=f"mean of {BLOCK} games, 95 % interval")
    axes.axhline(before, color="0.4", linestyle=":", label="before learning (random play)")
    axes.set(xlabel="games learned from", ylabel=label)
    axes.grid(alpha=0.3)


def evaluate(env: Any, seat: str, network: Network, games: int, seed: int, what: str) -> Point:
    """Games that are not learned from."""
    found = point(0, [play(env, seat, network, seed + number) for number in range(games)])
    tell(what, found)
    return found


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What was said on the command line."""
    parser = argparse.ArgumentParser(description="A small network learns to play one seat of a game.")
    parser.add_argument("--game", default="gallic-war")
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--seat", default="Roman")
    parser.add_argument("--others", default="random", help="who holds the other seats: random, nonplayer, module:Class")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--tests", type=int, default=200, help="games before and after that are not learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="the weights; trained-SEAT.npz")
    parser.add_argument("--picture", type=Path, default=Path("training.png"))
    said = parser.parse_args(words)
    said.out = said.out or Path(f"trained-{said.seat}.npz")
    return said


def check(said: argparse.Namespace) -> None:
    """BadOption for what would only be found out when all games are played."""
    for name in ("games", "tests"):
        if getattr(said, name) < 1:
            raise BadOption(f"--{name} cannot be {getattr(said, name)}: at least one game is needed")
    for path in (said.out, said.picture):
        if path.is_dir() or not path.parent.is_dir():
            raise BadOption(f"{str(path)!r} cannot be written: it is a folder, or there is no such folder to put it in")
    if find_spec("matplotlib") is None:
        raise BadOption("the picture needs matplotlib, which is not here: pip install 'alesia[lab]'")


def main(words: Sequence[str] | None = None) -> list[Point]:
    said = read(words)
    try:
        check(said)
        env = seat_env(said.game, said.seat, said.scenario, others=said.others, shaping=SHAPING)
    except AlesiaError as error:
        print(f"train_policy: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    known = arrays_of(said.game)
    network = Network(known.columns, known.actions, said.seed)
    before = evaluate(env, said.seat, network, said.tests, 10**6, "before learning")
    curve = train(env, said.seat, network, said.games, said.seed)
    after = evaluate(env, said.seat, network, said.tests, 2 * 10**6, "after learning")
    network.save(said.out, said.game)
    plot(curve, before, said.picture, f"{known.game.title}: the seat {said.seat} learns against {said.others} players")
    return [before, *curve, after]


if __name__ == "__main__":
    main()
