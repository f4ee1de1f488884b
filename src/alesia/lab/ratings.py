"""Ratings: every kind of player in the scenarios of a game, each among those whom it is measured by."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Any

from alesia.games import find
from alesia.kernel.errors import UnknownName
from alesia.lab.strategy.trials import Tally, Trial, run
from alesia.players import NONPLAYER
from alesia.players.strategist import PLAYER, has_strategists, is_strategist
from alesia.table import game_info

RANDOM, SEARCH, FAST, STRONG = "random", "search:16", "strategist:fast", "strategist:strong"
# Who is on trial, and who has all other seats.
PAIRINGS = (
    (SEARCH, RANDOM),
    (NONPLAYER, RANDOM),
    (FAST, RANDOM),
    (FAST, SEARCH),
    (SEARCH, NONPLAYER),
    (FAST, NONPLAYER),
    (FAST + PLAYER, NONPLAYER),
    (STRONG, NONPLAYER),
)
HEAD = ("game", "player", "the others", "games", "won of 100", "95 %", "on each seat", "seconds a decision")


def trials_of(game: str, scenario: str | None, games: int, seed: int, seconds: float = inf) -> list[Trial]:
    """All pairings of a game; a player's place is another one only where there are more than two."""
    known = find(game).scenarios
    if scenario is not None and scenario not in known:
        raise UnknownName("{0!r} is not a scenario of {1}; known: {2}", scenario, game, ", ".join(known))
    strategists = has_strategists(find(game))
    able = [pair for pair in PAIRINGS if strategists or not is_strategist(pair[0])]
    pairings = [pair for pair in able if len(find(game).seats) > 2 or not pair[0].endswith(PLAYER)]
    names = list(known) if scenario is None else [scenario]
    return [Trial(game, name, kind, seed, games, seconds, among) for name in names for kind, among in pairings]


def rate(trials: Iterable[Trial], jobs: int) -> Iterator[Tally]:
    """One trial after another."""
    for trial in trials:
        yield run(trial, jobs)


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


if __name__ == "__main__":  # python -m alesia.lab.ratings < log.jsonl: the table of a log
    found = [json.loads(line) for line in sys.stdin]
    print(page([each for each in found if "kind" in each and each["games"]]), end="")
