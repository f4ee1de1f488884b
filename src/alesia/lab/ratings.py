"""Ratings: every kind of player in the scenarios of a game, each among those whom it is measured by."""

from collections.abc import Iterable, Iterator
from math import inf

from alesia.games import find
from alesia.kernel.errors import UnknownName
from alesia.lab.strategy.trials import Tally, Trial, run
from alesia.players import NONPLAYER
from alesia.players.strategist import PLAYER, has_strategists, is_strategist

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
