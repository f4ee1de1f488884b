"""Two source trees of Alesia side by side: do their non-players give the same answers, for the same reasons?

    git worktree add /tmp/before COMMIT
    python benchmarks/same.py /tmp/before . [--only GAME] [--games 3]

Of every scenario so many games are played by non-players alone, and so many with one seat at random; each game is told
by three fingerprints: its answers with all dice, the thoughts behind them, and the answers without explanations.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
MOST = 20_000  # answers of a game
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def fingerprint(told: object) -> str:
    return hashlib.sha256(ADDRESS.sub("", repr(told)).encode()).hexdigest()[:16]


def tell(only: str, games: int) -> None:
    """Play with whatever Alesia this process has, a line a game."""
    from alesia.games import find, names
    from alesia.kernel.heirs import everybody

    for game in [find(only).name] if only else names():
        rules = find(game)
        persons = [seat for seat in rules.seats if seat not in rules.heirs]
        for scenario in rules.scenarios:
            for seed in range(games):
                other = persons[seed % len(persons)]
                for kinds in ({}, {other: "random"}):
                    seats = everybody(rules.seats, rules.heirs, kinds, "nonplayer")
                    print(game, scenario, seed, *kinds, *played(game, scenario, seed, seats), flush=True)


def played(game: str, scenario: str, seed: int, seats: dict[str, str]) -> Iterator[str]:
    """The answers and the thoughts at a table, and the answers in a run."""
    from alesia.lab.job import make_job, table_of
    from alesia.table import Table, set_up

    def end(table: Table) -> Table:
        for _ in range(MOST):
            if not table.step():
                break
        return table

    table = end(set_up(game, scenario, seed, seats))
    yield fingerprint(table.entries())
    yield fingerprint([(thought.seat, thought.answers, list(thought.walk)) for thought in table.thoughts])
    yield fingerprint(end(table_of(make_job(game, scenario, {}, seats, seed, 1), seed)).entries())


def lines(tree: Path, only: str, games: int) -> "subprocess.Popen[str]":
    command = [sys.executable, str(HERE / "same.py"), "--tell", "--only", only, "--games", str(games)]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve() / "src")}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def compare(old: Path, new: Path, only: str, games: int) -> int:
    """Line by line; how many games differ."""
    sides = [lines(tree, only, games) for tree in (old, new)]
    differing, told = 0, 0
    assert sides[0].stdout is not None
    assert sides[1].stdout is not None
    for before, after in zip(sides[0].stdout, sides[1].stdout, strict=True):
        told += 1
        if before != after:
            differing += 1
            print(f"- {before}+ {after}", end="")
    failed = any(side.wait() for side in sides)
    print(f"{told} games, {differing} differ" + (", and one side broke" if failed else ""))
    return 1 if differing or failed or not told else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add: Callable[..., object] = parser.add_argument
    add("old", type=Path, nargs="?", metavar="OLD", help="a checkout of Alesia")
    add("new", type=Path, nargs="?", metavar="NEW", help="another one")
    add("--only", default="", metavar="GAME", help="one game alone")
    add("--games", type=int, default=3, metavar="N", help="games of a scenario and of each kind (3)")
    add("--tell", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.tell:
        tell(chosen.only, chosen.games)
        return 0
    if chosen.old is None or chosen.new is None:
        parser.error("two source trees are needed")
    return compare(chosen.old, chosen.new, chosen.only, chosen.games)


if __name__ == "__main__":
    sys.exit(main())
