"""Random boards and whole random games under the eyes of the models.

    python -m tests.rome_vs_gaul.models.soak --minutes 10 --seed 1

At the end: what was compared, and every difference with the answers before it (exit status 1). The same seed lays the
same boards; ``--board N`` watches one of them alone.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from itertools import count

from alesia.games.rome_vs_gaul import GAME
from tests.rome_vs_gaul.models.boards import make_board
from tests.rome_vs_gaul.models.watch import Watcher

ANSWERS = 150
GAME_EACH = 10
WHOLE = 100_000
SHOWN = 8


def watch(number: int) -> tuple[Counter[str], list[str]]:
    """A board, or each tenth time a whole game; what was compared, and what differs."""
    whole = number % GAME_EACH == 0
    state = GAME.setup("rome-vs-gaul", {}) if whole else make_board(number)
    watcher = Watcher(state, f"play {number}")
    try:
        watcher.play(WHOLE if whole else ANSWERS)
    except Exception:
        watcher.object(traceback.format_exc())
    return watcher.compared, watcher.differences


def main() -> int:
    parser = argparse.ArgumentParser(description="Hold the models of Rome vs Gaul against the engine.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", type=int, help="watch this board alone")
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    compared: Counter[str] = Counter()
    bad: list[tuple[int, str]] = []
    boards = 0
    for number in [chosen.board] if chosen.board is not None else count(chosen.seed * 1_000_000):
        if time.monotonic() > until:
            break
        seen, differences = watch(number)
        boards, compared = boards + 1, compared + seen
        bad += [(number, each) for each in differences]
    for kind, times in compared.most_common():
        print(f"  {times:9} {kind}")
    for number, difference in bad[:SHOWN]:
        print(f"\nboard {number}: {difference}")
    print(f"{boards} boards and games, {compared.total()} comparisons, {len(bad)} differences")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
