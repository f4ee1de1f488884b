"""A job: which games are played by whom, from which seed on, and the chunks into which it is divided."""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import alesia
from alesia.kernel.errors import AlesiaError, BadOption, clause
from alesia.kernel.heirs import everybody
from alesia.kernel.record import refuse_other_facts
from alesia.kernel.word import Phrase
from alesia.players import HUMAN, NONPLAYER, is_own, with_own
from alesia.table import Table, set_up

FORMAT = 1  # of the folder that a run is kept in
CHUNK = 10  # games: about a second of work, so that little is lost and handing out costs nothing
QUICK = ("random", NONPLAYER)  # the games of any others may be long, and are handed out one by one

Value = str | bool


class Job(NamedTuple):
    """Games that differ in their seeds alone: the first has the seed, each other one more."""

    game: str
    rules: str
    scenario: str
    options: dict[str, Value]
    seats: dict[str, str]
    seed: int
    games: int
    records: bool = False

    def facts(self) -> dict[str, Any]:
        """All that the results depend on, to be written down."""
        return {"format": FORMAT, "alesia": alesia.__version__, **self._asdict()}

    @property
    def has_own(self) -> bool:
        """Whether classes of somebody's own play, whose code may do anything."""
        return any(map(is_own, self.seats.values()))

    def mark(self) -> str:
        """A fingerprint of the job, however many games it has."""
        facts = {name: value for name, value in self.facts().items() if name != "games"}
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()

    def chunks(self, standings: bool = True) -> "Iterator[Chunk]":
        """The whole job in chunks, which depend on nothing but the job; each is made when it is its turn."""
        return (self.chunk(first, standings) for first in self.starts)

    @property
    def starts(self) -> range:
        """The seeds with which chunks begin."""
        size = CHUNK if all(kind in QUICK for kind in self.seats.values()) else 1
        return range(self.seed, self.seed + self.games, size)

    def chunk(self, first: int, standings: bool = True) -> "Chunk":
        """The chunk that begins with this seed."""
        games = min(self.starts.step, self.seed + self.games - first)
        return Chunk(self, first, games, standings, os.getcwd())


class Chunk(NamedTuple):
    """Some games of a job; ``folder`` is where classes of one's own are looked for."""

    job: Job
    first: int
    games: int
    standings: bool
    folder: str

    @property
    def phrase(self) -> Phrase:
        if self.games == 1:
            return clause("the game with the seed {0}", self.first)
        return clause("the games with the seeds {0} to {1}", self.first, self.seeds[-1])

    @property
    def seeds(self) -> range:
        return range(self.first, self.first + self.games)


def make_job(
    game: str,
    scenario: str | None,
    options: Mapping[str, Value],
    seats: Mapping[str, str],
    seed: int | None,
    games: int,
    records: bool = False,
) -> Job:
    """A job with all that was left out filled in; whatever is wrong with it is refused before the first game."""
    for seat, kind in seats.items():
        if kind == HUMAN:
            raise BadOption("{0}=human: nobody can be asked in a simulation", seat)
    table = set_up(game, scenario, seed, dict.fromkeys(seats, HUMAN), options)
    kinds = everybody(table.game.seats, table.game.heirs, seats, "random")
    rules = table.game.rules_version
    job = Job(game, rules, table.scenario, dict(table.options), kinds, table.seed, games, records)
    _check_players(job)
    return job


def _check_players(job: Job) -> None:
    """Refuse players that nobody knows; a class that breaks when it is made breaks its games, and not the run."""
    search_in(job, os.getcwd())
    try:
        table_of(job, job.seed)
    except AlesiaError:
        raise
    except (Exception, SystemExit):
        return


def search_in(job: Job, folder: str) -> None:
    """Let classes of one's own be found in a folder, in whatever process this is."""
    if job.has_own and folder not in sys.path:
        sys.path.insert(0, folder)


def table_of(job: Job, seed: int) -> Table:
    """The table of one game; nobody has begun. Reports count boxes, which quiet non-players tell, too."""
    table = set_up(job.game, job.scenario, seed, with_own(job.seats, seed), job.options, quiet=True)
    refuse_other_facts(job.rules, table.game)  # a cluster may have others
    return table
