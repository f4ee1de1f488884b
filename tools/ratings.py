"""The table of docs/ratings.md from the log of trials:

python tools/ratings.py < log.jsonl
"""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from alesia.players import NONPLAYER
from alesia.table import game_info

HEAD = ("game", "player", "the others", "games", "won of 100", "95 %", "on each seat", "seconds a decision")


def page(facts: Sequence[dict[str, Any]]) -> str:
    """A table of what trials came to, for the docs; of two that are alike the later."""
    latest = {(each["game"], each["scenario"], each["kind"], each.get("against")): each for each in facts}
    lines = [_line(HEAD), _line(["---"] * len(HEAD)), *[_line(_cells(each)) for each in latest.values()]]
    return "\n".join(lines) + "\n"


def _cells(facts: dict[str, Any]) -> list[str]:
    share, low, high = (f"{100 * n:.0f}" for n in facts["share"])
    seats = ", ".join(f"{seat} {won:g} of {games}" for seat, (won, games) in facts["seats"].items())
    title = game_info(facts["game"])
    name = title.scenarios[facts["scenario"]] if len(title.scenarios) > 1 else title.title
    told = [
        name,
        f"`{facts['kind']}`",
        f"`{facts.get('against', NONPLAYER)}`",
        str(facts["games"]),
        share,
        f"{low}-{high}",
    ]
    pace = facts.get("seconds_a_decision")
    return [*told, seats, "–" if pace is None else f"{pace:.2f}"]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    found = [json.loads(line) for line in sys.stdin]
    print(page([each for each in found if "kind" in each and each["games"]]), end="")
