"""Two source trees of Alesia side by side: is the new one faster, and by how much?

    git worktree add /tmp/before COMMIT
    python benchmarks/compare.py /tmp/before . [--only GAME] [--rounds 5] [--write-docs]

Rounds of the two take turns, and slices of python-chess run between the pieces of each, so that a machine with other
work to do, or one that changes its pace, says the same as a quiet one.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from speed import markdown
from speed.goals import Measured
from speed.rounds import Failed, together, work
from speed.sides import Sides, show, to_markdown

from alesia.games import find, names
from alesia.kernel.errors import AlesiaError

Trees = tuple[Path, Path]


def measure(game: str, trees: Trees, size: int, rounds: int) -> Sides:
    """Both trees in turn."""
    found: tuple[list[Measured], list[Measured]] = ([], [])
    parts: list[tuple[str, tuple[object, ...]]] = [("engine", (game, size))] * rounds + [("memory", (game,))]
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        for part, arguments in progress.track(parts, description=game):
            for tree, side in zip(trees, found, strict=True):
                side.append(work(part, *arguments, tree=tree))
    old, new = map(together, found)
    return Sides(game, old, new)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add: Callable[..., object] = parser.add_argument
    add("old", type=Path, metavar="OLD", help="a checkout of Alesia")
    add("new", type=Path, metavar="NEW", help="another one")
    add("--only", metavar="GAME", help="one game alone")
    add("--games", type=int, default=10, metavar="N", help="random games in a round; half as many of non-players")
    add("--rounds", type=int, default=5, metavar="N")
    add("--markdown", action="store_true", help="print the table for docs/performance.md instead")
    add("--write-docs", action="store_true", help="put the table into docs/performance.md")
    return parser.parse_args()


def main() -> int:
    chosen = arguments()
    try:
        games = [find(chosen.only).name] if chosen.only else names()
        sides = [measure(game, (chosen.old, chosen.new), chosen.games, chosen.rounds) for game in games]
    except (Failed, AlesiaError) as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.markdown:
        print(to_markdown(sides))
    else:
        show(sides)
    if chosen.write_docs:
        markdown.put(to_markdown(sides), markdown.COMPARISON)
    return 0


if __name__ == "__main__":
    sys.exit(main())
