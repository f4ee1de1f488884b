"""The table of docs/ratings.md from the log of trials:

cat */log.jsonl | python tools/ratings.py
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from alesia.lab.statistics import share
from alesia.players import NONPLAYER
from alesia.table import game_info

HEAD = ("game", "player", "the others", "games", "won of 100", "95 %", "on each seat", "seconds a decision")


def page(facts: Sequence[dict[str, Any]]) -> str:
    """A table of what trials came to, for the docs: those of other seeds are added up, of two of one seed the later
    counts."""
    latest = {(_pairing(each), each.get("seed")): each for each in facts}
    runs: dict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
    for (pairing, _), each in latest.items():
        runs[pairing].append(each)
    lines = [_line(HEAD), _line(["---"] * len(HEAD)), *[_line(_cells(_sum(each))) for each in runs.values()]]
    return "\n".join(lines) + "\n"


def _pairing(facts: dict[str, Any]) -> tuple[str, ...]:
    return (facts["game"], facts["scenario"], facts["kind"], str(facts.get("against")))


def _sum(runs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Several runs as one."""
    if len(runs) == 1:
        return runs[0]
    seats = [each["seats"] for each in runs]
    whole = {who: [sum(of.get(who, (0, 0))[n] for of in seats) for n in (0, 1)] for who in sorted({*chain(*seats)})}
    won, games = (sum(each[n] for each in whole.values()) for n in (0, 1))
    return {**runs[0], "seats": whole, "games": games, "share": share(won, games), "seconds_a_decision": _pace(runs)}


def _pace(runs: Sequence[dict[str, Any]]) -> float:
    """Of all decisions together."""
    seconds = [each["seconds_a_game"] * each["games"] for each in runs]
    return sum(seconds) / sum(each / run["seconds_a_decision"] for each, run in zip(seconds, runs, strict=True))


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
