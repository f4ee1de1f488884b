"""Random games under the eyes of the referee; many of them by ``python -m tests.falling_sky.watched --games N``."""

import argparse
from random import Random

import alesia
from tests.falling_sky.referee import Referee

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")
SEATINGS = ("four", "three-arverni-belgae", "three-romans-aedui", "two")
DULL = {"remove_own": 0.02, "negotiate": 0.1, "cancel": 0.2, "select": 0.3, "pass": 0.3, "prepare": 0.3}


def livelier(ask: alesia.TableAsk, random: Random) -> alesia.Option:
    """A random option, seldom one that only throws pieces away, so that games go on to the last Winter."""
    weights = [DULL.get(option.verb, 1.0) for option in ask.options]
    if ask.key == "draw_card" and random.random() < 0.8:
        weights = [option.noun != "Winter" for option in ask.options]  # most years are long
    return random.choices(ask.options, weights if any(weights) else None)[0]


def play_watched(scenario: str, seed: int, **options: str | bool) -> alesia.Table:
    table = alesia.new("falling-sky", scenario=scenario, seed=seed, options=options, dice="asked")
    return watch_out(table, Referee(table), Random(f"{scenario}/{seed}"), f"{scenario} seed {seed}")


def watch_out(table: alesia.Table, referee: Referee, random: Random, name: str) -> alesia.Table:
    """Random answers to the end of the game, each of them judged."""
    while (ask := table.ask) is not None:
        table.answer(livelier(ask, random))
        try:
            referee.watch(ask.key)
        except AssertionError as error:
            raise AssertionError(f"{name} after {table.decisions} answers: {error}") from error
    return table


def main() -> None:
    """A long soak: every scenario in turn, every seating, options at random."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        scenario = SCENARIOS[seed % 3]
        options: dict[str, str | bool] = {"seating": SEATINGS[seed // 3 % 4], "sudden_frost": seed % 5 == 0}
        options["diviciacus"] = seed % 4 == 1
        table = play_watched(scenario, seed, **options)
        print(f"{scenario} seed {seed}: {table.decisions} answers, {table.result}", flush=True)


if __name__ == "__main__":
    main()
