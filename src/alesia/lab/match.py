"""Matches: two kinds of player in turn on every seat, and how sure it is which of them is the better.

Games come in pairs. Both games of a pair have the same seed, and where one kind sat in the first, the other sits in
the second; so neither gains by better seats. With four players the pairs go through all seatings of both kinds, in a
fixed order. A game is worth 1 to the first kind if none but its seats have won, 0 if none of them has, else a half.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from statistics import fmean
from time import process_time
from typing import NamedTuple

from alesia.kernel.errors import BadOption, clause
from alesia.kernel.word import Phrase
from alesia.lab.job import Job, make_job, search_in
from alesia.lab.playing import play_game
from alesia.lab.statistics import Interval, elo, paired
from alesia.players import HUMAN
from alesia.table import Table, set_up

CRASHED = 6  # where the row of a game tells its error
Seating = tuple[int, ...]  # which of the two kinds each seat has
Kinds = tuple[str, str]
Value = str | bool


class Bout(NamedTuple):
    """A game to be played, and the seats of the first kind in it."""

    job: Job
    first: frozenset[str]


class Pair(NamedTuple):
    """Two games to be played, with the kinds of player in changed seats."""

    number: int
    bouts: tuple[Bout, Bout]
    folder: str  # where classes of one's own are looked for

    @property
    def phrase(self) -> Phrase:
        return clause("the games with the seed {0}", self.bouts[0].job.seed)


class Outcome(NamedTuple):
    """What came of a game: which seats have won, or the error by which it broke."""

    winners: tuple[str, ...]
    crash: str
    seconds: float


# ---- What is to be played


def pairs_of(
    game: str, kinds: Kinds, scenario: str | None, options: Mapping[str, Value], seed: int | None, games: int
) -> list[Pair]:
    """The pairs of a match; whatever is wrong with it is refused before the first game."""
    if games < 2 or games % 2:
        raise BadOption("{0} games cannot be played in pairs; a match needs an even number", games)
    if HUMAN in kinds:
        raise BadOption("{0!r} cannot be in a match: nobody can be asked in many games at once", HUMAN)
    table = set_up(game, scenario, seed, {}, options)
    bouts = [_bout(table, kinds, seating) for seating in _seatings_at(table)]
    mirrored = list(zip(bouts[::2], bouts[1::2], strict=True))
    return [_pair(number, *mirrored[number % len(mirrored)]) for number in range(games // 2)]


def _bout(table: Table, kinds: Kinds, seating: Seating) -> Bout:
    seats = {seat: kinds[which] for seat, which in zip(table.seats, seating, strict=True)}
    job = make_job(table.game.name, table.scenario, table.options, seats, table.seed, 1)
    return Bout(job, frozenset([seat for seat, which in zip(table.seats, seating, strict=True) if not which]))


def _pair(number: int, one: Bout, other: Bout) -> Pair:
    """Each pair has a seed of its own."""
    seed = one.job.seed + number
    bouts = [bout._replace(job=bout.job._replace(seed=seed)) for bout in (one, other)]
    return Pair(number, (bouts[0], bouts[1]), os.getcwd())


def _seatings_at(table: Table) -> list[Seating]:
    found = seatings([table.game.player_of(table.turn, seat) for seat in range(len(table.seats))])
    if not found:
        raise BadOption("a match needs two players, and with these options {0} has one", table.game.name)
    return found


def seatings(hands: Sequence[int]) -> list[Seating]:
    """Which of two kinds has which seat: all ways in which both play, each followed by its mirror. Hands say whose
    each seat is; the seats of one player are of one kind."""
    players = sorted(set(hands))
    found = []
    for others in product((0, 1), repeat=len(players) - 1):
        if any(others):
            kind = dict(zip(players, (0, *others), strict=True))
            found += [tuple([kind[hand] for hand in hands]), tuple([1 - kind[hand] for hand in hands])]
    return found


# ---- How it is played


def play_pair(pair: Pair) -> tuple[Outcome, Outcome]:
    one, other = pair.bouts
    return _play(one.job, pair.folder), _play(other.job, pair.folder)


def _play(job: Job, folder: str) -> Outcome:
    search_in(job, folder)
    start = process_time()
    played = play_game(job, job.seed, standings=False)
    crash = str(played.row[CRASHED] or "")
    result = None if crash or played.table is None else played.table.result
    return Outcome(() if result is None else result.winners, crash, process_time() - start)


# ---- What came of it


class Game(NamedTuple):
    """A game that was played."""

    bout: Bout
    outcome: Outcome

    @property
    def worth(self) -> float:
        """What it is worth to the first kind."""
        won = {seat in self.bout.first for seat in self.outcome.winners}
        return float(won.pop()) if len(won) == 1 else 0.5


@dataclass
class Score:
    """A match as far as it is played."""

    kinds: Kinds
    _played: dict[int, tuple[Game, Game]] = field(default_factory=dict)

    def add(self, pair: Pair, outcomes: tuple[Outcome, Outcome]) -> None:
        one, other = map(Game, pair.bouts, outcomes)
        self._played[pair.number] = (one, other)

    @property
    def pairs(self) -> list[tuple[Game, Game]]:
        """In the order in which they were to be played, whenever they were."""
        return [self._played[number] for number in sorted(self._played)]

    @property
    def whole(self) -> list[tuple[Game, Game]]:
        """The pairs of which both games came to their end."""
        return [pair for pair in self.pairs if not any(game.outcome.crash for game in pair)]

    @property
    def games(self) -> list[Game]:
        return [game for pair in self.pairs for game in pair]

    @property
    def crashes(self) -> list[Game]:
        return [game for game in self.games if game.outcome.crash]

    @property
    def seconds(self) -> float:
        """What a game takes of a processor's time."""
        return fmean([game.outcome.seconds for game in self.games])

    def score(self) -> Interval:
        """What the first kind scores, by pairs; those of which a game broke do not count."""
        return paired([fmean([game.worth for game in pair]) for pair in self.whole])

    def rating(self) -> Interval:
        """The Elo difference that the score stands for, and those at the ends of its interval."""
        return Interval(*map(elo, self.score()))

    def wins(self, seat: str, first: bool) -> tuple[int, int]:
        """How often the first kind, or the second, has won on a seat, and in how many games."""
        games = [game for game in self.games if (seat in game.bout.first) is first and not game.outcome.crash]
        return sum(seat in game.outcome.winners for game in games), len(games)
