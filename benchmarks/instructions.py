"""How many machine instructions a game takes, in a source tree or several: a busy machine does not change it.

    python benchmarks/instructions.py . /tmp/before [--only GAME] [--games 12] [--kind random]

Valgrind counts them (`apt-get install valgrind`); what starts Python and plays the first game is taken off. A game
takes some fifty times as long under it.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
PLAY = """
import gc, sys
from alesia.games import find
from alesia.lab.job import make_job, table_of
gc.disable()
game, kind, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
job = make_job(game, None, {}, dict.fromkeys(find(game).seats, kind), 0, count)
for seed in range(count):
    table = table_of(job, seed)
    while table.ask is not None:
        table.go_on(table.turn)
"""


def instructions(tree: Path, game: str, kind: str, count: int) -> int:
    """Of a process that plays so many games; hashes are the same each time."""
    surroundings = {**os.environ, "PYTHONPATH": str(tree.resolve() / "src"), "PYTHONHASHSEED": "0"}
    command = [*VALGRIND, sys.executable, "-c", PLAY, game, kind, str(count)]
    told = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True).stderr
    found = COUNTED.search(told)
    assert found is not None, told
    return int(found[1].replace(",", ""))


def of_a_game(tree: Path, game: str, kind: str, games: int) -> float:
    """The mean of so many games."""
    with ThreadPoolExecutor(2) as pool:
        one, more = pool.map(lambda count: instructions(tree, game, kind, count), (1, games + 1))
    return (more - one) / games


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add: Callable[..., object] = parser.add_argument
    add("trees", type=Path, nargs="+", metavar="TREE", help="a checkout of Alesia; others are held against the first")
    add("--only", default="falling-sky", metavar="GAME", help="the game (falling-sky)")
    add("--kind", default="nonplayer", help="who sits in all seats (nonplayer)")
    add("--games", type=int, default=12, metavar="N", help="games (12)")
    return parser.parse_args()


def main() -> int:
    wish, first = arguments(), 0.0
    for tree in wish.trees:
        try:
            found = of_a_game(tree, wish.only, wish.kind, wish.games)
        except FileNotFoundError:
            print("valgrind is not installed", file=sys.stderr)
            return 2
        except subprocess.CalledProcessError as error:
            print(error.stderr, file=sys.stderr)
            return 2
        first = first or found
        print(f"{tree}: {found / 1e6:.1f} million instructions a game of {wish.kind} ({found / first:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
