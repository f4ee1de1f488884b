"""``python -m alesia.lab.strategy``: learn the weights of every game and try them, with a log of facts."""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alesia.games import find
from alesia.lab import ratings
from alesia.lab.strategy import training, trials
from alesia.players import NONPLAYER
from alesia.players.strategist import PLAYER


def main() -> None:
    wish = _wish()
    folder = Path(wish.out)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        for facts in _facts(wish, folder):
            print(json.dumps(facts), file=log, flush=True)
            print(json.dumps(facts), flush=True)


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="alesia.lab.strategy")
    parser.add_argument("games", nargs="*", default=list(training.TRAINERS))
    parser.add_argument("--scenarios", nargs="*", default=[])
    parser.add_argument("--out", default="strategy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=4000)
    parser.add_argument("--sample-seconds", type=float, default=60.0)
    parser.add_argument("--sampled", default="")  # the strategist that plays one seat of every fourth game
    parser.add_argument("--kinds", nargs="*", default=["strategist:fast"])
    parser.add_argument("--against", default=NONPLAYER)
    parser.add_argument("--ratings", action="store_true")  # every pairing in place of kinds
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--trial-seconds", type=float, default=60.0)
    parser.add_argument("--seconds", type=float, default=0.0)  # all trials together, game by game in turn
    return parser.parse_args()


def _facts(wish: argparse.Namespace, folder: Path) -> Iterable[dict[str, Any]]:
    """What is learned, then what comes of it."""
    if wish.samples:
        yield from _learn(wish, folder)
    if wish.trials and wish.ratings:
        yield from _rate(wish)
    elif wish.trials:
        yield from _try(wish)


def _scenarios(wish: argparse.Namespace, game: str) -> list[str]:
    """Those that were named, or all."""
    return [name for name in find(game).scenarios if name in (wish.scenarios or find(game).scenarios)]


def _learn(wish: argparse.Namespace, folder: Path) -> Iterable[dict[str, Any]]:
    for game in wish.games:
        for scenario in _scenarios(wish, game):
            lesson = training.Lesson(game, scenario, wish.seed, wish.samples, wish.sample_seconds, wish.sampled)
            for learned in training.learn(lesson, wish.jobs):
                training.keep(game, learned, (folder / "weights" / game,))
                facts = {"game": game, "scenario": scenario, "model": learned.name, "games": learned.games}
                yield {**facts, "seconds": round(learned.seconds, 1), **learned.weights["figures"]}


def _try(wish: argparse.Namespace) -> Iterable[dict[str, Any]]:
    """Those that are tried together get as many games each as there is time for."""
    asked = [
        trial for game in wish.games for scenario in _scenarios(wish, game) for trial in _trials(wish, game, scenario)
    ]
    if wish.seconds:
        yield from (tally.facts() for tally in trials.run_together(asked, wish.jobs, wish.seconds))
    else:
        yield from (trials.run(trial, wish.jobs).facts() for trial in asked)


def _trials(wish: argparse.Namespace, game: str, scenario: str) -> list[trials.Trial]:
    """A player's place is another one only where there are more than two."""
    kinds = [kind for kind in wish.kinds if len(find(game).seats) > 2 or not kind.endswith(PLAYER)]
    games = (1_000_000 + wish.seed, wish.trials, wish.trial_seconds)
    return [trials.Trial(game, scenario, kind, *games, wish.against) for kind in kinds]


def _rate(wish: argparse.Namespace) -> Iterable[dict[str, Any]]:
    for game in wish.games:
        for scenario in _scenarios(wish, game):
            each = ratings.trials_of(game, scenario, wish.trials, 1_000_000 + wish.seed, wish.trial_seconds)
            yield from (tally.facts() for tally in ratings.rate(each, wish.jobs))


if __name__ == "__main__":
    main()
