"""Tournaments: several kinds of player, each in a match against each other."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from alesia.kernel.errors import BadOption, clause
from alesia.kernel.word import Phrase
from alesia.lab.match import Kinds, Outcome, Pair, Score, Value, pairs_of, play_pair
from alesia.lab.workers import Workers


class Task(NamedTuple):
    """A pair of games of one of the matches."""

    kinds: Kinds
    pair: Pair

    @property
    def phrase(self) -> Phrase:
        return clause("{0} of {1} against {2}", self.pair.phrase, *self.kinds)


class Tournament:
    """All matches between some kinds of player; each has the same games, with the same seeds."""

    def __init__(
        self,
        game: str,
        kinds: Sequence[str],
        scenario: str | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        games: int = 2,
    ) -> None:
        self.kinds = _checked(kinds)
        self.scores = {pair: Score(pair) for pair in combinations(self.kinds, 2)}
        self.tasks: list[Task] = []
        for pair in self.scores:
            found = pairs_of(game, pair, scenario, options or {}, seed, games)
            self.tasks += [Task(pair, each) for each in found]
            seed = found[0].bouts[0].job.seed  # if it was drawn, all matches have the same
        self.job = self.tasks[0].pair.bouts[0].job

    def play(self, hands: Workers) -> Generator[int, None, None]:
        """Play all matches; how many games are finished, again and again."""
        with closing(hands.run(play_task, self.tasks)) as running:
            for (kinds, pair), outcomes in running:
                self.scores[kinds].add(pair, outcomes)
                yield len(outcomes)

    def mean(self, kind: str) -> float:
        """What a kind scores on average over its matches; a half if none of them was finished."""
        means = {pair: score.score().mean for pair, score in self.scores.items() if kind in pair and score.whole}
        return fmean([mean if pair[0] == kind else 1 - mean for pair, mean in means.items()] or [0.5])


def _checked(kinds: Sequence[str]) -> tuple[str, ...]:
    if len(kinds) < 2:
        raise BadOption("a match needs two kinds of player")
    twice = [kind for kind in kinds if kinds.count(kind) > 1]
    if len(kinds) > 2 and twice:
        raise BadOption("{0!r} is named twice; in a tournament each kind plays against each other once", twice[0])
    return tuple(kinds)


def play_task(task: Task) -> tuple[Outcome, Outcome]:
    return play_pair(task.pair)
