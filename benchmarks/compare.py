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

from speed import markdown
from speed.goals import Measured
from speed.history import commit
from speed.rounds import Failed, Part, together, tracked, work
from speed.sides import Sides, show, to_markdown

from alesia.games import find, names
from alesia.kernel.errors import AlesiaError

Trees = tuple[Path, Path]


def measure(game: str, trees: Trees, size: int, rounds: int) -> Sides:
    """Both trees in turn."""
    found: tuple[list[Measured], list[Measured]] = ([], [])
    parts: list[Part] = [("engine", (game, size))] * rounds + [("memory", (game,))]
    for part, arguments in tracked(parts, game):
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
    add("--games", type=int, default=10, metavar="N", help="random games in a round (10); half as many of non-players")
    add("--rounds", type=int, default=5, metavar="N", help="rounds (5)")
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
    text = f"From commit `{commit(chosen.old)}` to `{commit(chosen.new)}`:\n\n{to_markdown(sides)}"
    if chosen.markdown:
        print(text)
    else:
        show(sides)
    if chosen.write_docs:
        markdown.put(text, markdown.COMPARISON)
    return 0


if __name__ == "__main__":
    sys.exit(main())
