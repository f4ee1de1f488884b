"""Random games of Ariovistus before its referee; many: ``python -m tests.ariovistus.watched --games N``."""

import argparse
from random import Random

import alesia
from tests.ariovistus.referee import Ariovistus
from tests.falling_sky.watched import watch_out

SEATINGS = ("four", "three-germans-belgae", "three-romans-aedui", "two")


def play_watched(seed: int, **options: str | bool) -> alesia.Table:
    table = alesia.new("ariovistus", seed=seed, options=options, dice="asked")
    return watch_out(table, Ariovistus(table), Random(f"ariovistus/{seed}"), f"seed {seed}")


def main() -> None:
    """A long soak: every seating in turn, options at random."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        options: dict[str, str | bool] = {"seating": SEATINGS[seed % 4], "sudden_frost": seed % 5 == 0}
        options["short"] = seed % 3 == 0
        table = play_watched(seed, **options)
        print(f"seed {seed}: {table.decisions} answers, {table.result}", flush=True)


if __name__ == "__main__":
    main()
