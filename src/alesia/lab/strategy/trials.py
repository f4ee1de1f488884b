"""Trials: one player among others, as a rule non-players, in turn on every seat, and how often it wins."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from time import monotonic, process_time
from typing import Any, NamedTuple

from alesia.games import find
from alesia.kernel.ask import Ask, Option
from alesia.kernel.heirs import people, person
from alesia.kernel.strategy import weighs
from alesia.lab.job import Job, make_job
from alesia.lab.playing import play_game
from alesia.lab.statistics import Interval, share
from alesia.lab.strategy.sampling import Plot, Sampling
from alesia.lab.workers import workers
from alesia.players import NONPLAYER
from alesia.players.strategist import PLAYER, is_strategist
from alesia.table import Table

OTHER = Option("other")  # what else could have been answered
CHART = NONPLAYER + PLAYER  # not a kind to be seated: a non-player's chart in a player's place, as a measure


class Trial(NamedTuple):
    """What is tried: a kind of player in a game, for so many games or seconds."""

    game: str
    scenario: str
    kind: str
    seed: int
    games: int
    seconds: float
    against: str = NONPLAYER


class Try(NamedTuple):
    """A game to be played, and whose seat is on trial."""

    trial: Trial
    number: int
    job: Job
    who: str


class Outcome(NamedTuple):
    """What the player on trial got, how long the game took, and how often he decided."""

    worth: float
    seconds: float
    choices: int
    error: str


@dataclass
class Tally:
    """What has come of a trial."""

    trial: Trial
    games: Counter[str] = field(default_factory=Counter)
    worth: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    choices: int = 0

    def add(self, who: str, outcome: Outcome) -> None:
        if outcome.error:
            self.errors.append(outcome.error)
            return
        self.games[who] += 1
        self.worth[who] += outcome.worth
        self.seconds += outcome.seconds
        self.choices += outcome.choices

    @property
    def share(self) -> Interval:
        return share(sum(self.worth.values()), self.games.total())

    @property
    def pace(self) -> float:
        """Seconds of a processor for each decision, those of the others among them."""
        return self.seconds / max(1, self.choices)

    def facts(self) -> dict[str, Any]:
        """As it is written down."""
        seats = {who: [self.worth[who], self.games[who]] for who in sorted(self.games)}
        games = self.games.total()
        return {
            **{name: fact for name, fact in self.trial._asdict().items() if name != "seconds"},
            **{"games": games, "won": sum(self.worth.values()), "share": [round(n, 3) for n in self.share]},
            **{"seats": seats, "seconds_a_game": round(self.seconds / max(1, games), 2)},
            **{"seconds_a_decision": round(self.pace, 3), "errors": self.errors[:3]},
        }


def tries(trial: Trial) -> Iterator[Try]:
    """The games: each seed once with everybody in turn on trial."""
    game = find(trial.game)
    everybody = people(game.heirs, game.seats)
    kind = NONPLAYER if trial.kind == CHART else trial.kind
    for number in range(trial.games):
        who = everybody[number % len(everybody)]
        seats = {seat: kind if person(game.heirs, seat) == who else trial.against for seat in game.seats}
        seed = trial.seed + number // len(everybody)
        yield Try(trial, number, make_job(trial.game, trial.scenario, {}, seats, seed, 1), who)


def play(each: Try) -> Outcome:
    """One game, wherever it is played."""
    if each.trial.kind == CHART:
        return _play_by_chart(each)
    begun = process_time()
    played = play_game(each.job, each.job.seed, standings=False)
    table = played.table
    if table is None or table.result is None:
        return Outcome(0.0, 0.0, 0, str(played.row[6]))
    winners = {person(table.game.heirs, seat) for seat in table.result.winners}
    won = (each.who in winners) / max(1, len(winners))
    return Outcome(won, process_time() - begun, decisions_of(table, each.who), "")


def _play_by_chart(each: Try) -> Outcome:
    """With a deputy in the player's place."""
    begun, game = process_time(), find(each.trial.game)
    sample = Sampling(Plot(each.trial.game, each.trial.scenario, 0, 1, whim=0.0), each.job.seed, each.who).play()
    won = sum(worth for seat, worth in zip(game.seats, sample.worth, strict=True) if seat == each.who)
    return Outcome(won, process_time() - begun, len(sample.states), "")


def decisions_of(table: Table, who: str) -> int:
    """How often somebody chose: a strategist its plans and replies, others each answer."""
    own = [entry for entry in table.entries() if person(table.game.heirs, entry.who) == who]
    if not is_strategist(str(table.seats[who])):
        return len(own)
    strategy, seats = table.game.strategy(), table.game.seats
    asked = [Ask(seats.index(entry.who), entry.key, "", (entry.option, OTHER)) for entry in own]
    return sum(weighs(strategy, ask, ask.who) for ask in asked)


def run(trial: Trial, jobs: int) -> Tally:
    """Play as long as there is time."""
    return run_together([trial], jobs, trial.seconds)[0]


def run_together(trials: Sequence[Trial], jobs: int, seconds: float) -> list[Tally]:
    """Several trials, game by game in turn, as long as there is time. Of each the first games count up to one that was
    not finished: else quick ones would be told too often."""
    found: dict[Trial, dict[int, tuple[str, Outcome]]] = {trial: {} for trial in trials}
    begun, turns = monotonic(), zip_longest(*[tries(trial) for trial in trials])
    with closing(workers(jobs).run(play, (each for each in chain.from_iterable(turns) if each is not None))) as work:
        for each, outcome in work:
            found[each.trial][each.number] = (each.who, outcome)
            if monotonic() - begun > seconds:
                break
    return [_tally(trial, outcomes) for trial, outcomes in found.items()]


def _tally(trial: Trial, outcomes: dict[int, tuple[str, Outcome]]) -> Tally:
    tally = Tally(trial)
    for number in range(trial.games):
        if number not in outcomes:
            break
        tally.add(*outcomes[number])
    return tally
