"""Games without a screen, in one process or many, and what came of them."""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from alesia.cli.census import Census
from alesia.cli.progress import progress
from alesia.cli.speech import player_name, say, scenario, seat_name
from alesia.cli.start import Setting, options_of, seats_of, try_apart
from alesia.kernel.errors import BadOption
from alesia.lab.job import Chunk, Job, make_job
from alesia.lab.playing import Part
from alesia.lab.running import Folder, open_folder, play, seed_in
from alesia.lab.workers import Workers, workers
from alesia.table import game_info

WORDS = {"finished": "done"}  # facts whose words have another name


class Wish(NamedTuple):
    """What the command line says of a run beside the setting of its games."""

    games: int = 1
    jobs: int | None = None
    out: Path | None = None
    records: bool = False
    cluster: str | None = None
    json: bool = False
    census: bool = False


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    played: int = 0  # by this process, not by one that was interrupted
    finished: int = 0
    decisions: int = 0
    cards: int = 0
    seconds: float = 0.0
    winners: Counter[str] = field(default_factory=Counter)
    crashes: dict[int, str] = field(default_factory=dict)
    census: Census | None = None

    def add(self, part: Part) -> None:
        if self.census is not None:
            self.census.add(part)
        self.games += len(part.games)
        self.cards += part.cards
        for seed, winner, _, decisions, _, _, crashed, *_ in part.games:
            if crashed:
                self.crashes[seed] = crashed
            else:
                self.finished += 1
                self.decisions += decisions
                self.winners[winner] += 1

    def facts(self) -> dict[str, Any]:
        speed = self.played / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "finished": self.finished,
            "crashed": len(self.crashes),
            "decisions": self.decisions,
            "cards": self.cards,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(speed, 2),
            "winners": dict(sorted(self.winners.items(), key=lambda each: (-each[1], each[0]))),
            **({} if self.census is None else {"census": self.census.facts()}),
        }


def run(setting: Setting, wish: Wish) -> int:
    """Play the games and say the result; the exit code: 0, 1 if a game crashed, 130 if somebody interrupted."""
    if wish.records and wish.out is None:
        raise BadOption("--records are files in the folder that --out names, and it names none")
    job = _job(setting, wish)
    hands = _workers(wish, job)
    tally = Tally(census=Census() if wish.census else None)
    try:
        with nullcontext() if wish.out is None else open_folder(wish.out, job) as folder:
            _play(job, hands, folder, tally)
    except KeyboardInterrupt:
        _note("cli.sim.interrupted" if wish.out else "cli.sim.lost", tally.games, job.games, wish.out)
        return 130
    for seed, error in sorted(tally.crashes.items()):
        _note("cli.sim.crash", seed, error)
    out = {} if wish.out is None else {"out": str(wish.out)}
    facts = tally.facts() | {"scenario": job.scenario, "seed": job.seed, "seats": job.seats} | out
    _report(facts, job, tally.census, wish.json)
    return int(bool(tally.crashes))


def _job(setting: Setting, wish: Wish) -> Job:
    seats, options = seats_of(setting, "random"), options_of(setting)
    try_apart(seats)
    seed = seed_in(wish.out) if setting.seed is None and wish.out is not None else setting.seed
    return make_job(setting.game or "", setting.scenario, options, seats, seed, wish.games, wish.records)


def _workers(wish: Wish, job: Job) -> Workers:
    if wish.cluster is None:
        return workers(wish.jobs or 1, job.has_own)
    from alesia.lab.cluster import Cluster

    return Cluster(wish.cluster, wish.jobs)


def _play(job: Job, hands: Workers, folder: Folder | None, tally: Tally) -> None:
    """Play what is left of the job, and write the results if they are not there."""
    left = _left(job, folder, tally)
    _tell_progress(job, folder, tally)
    start = perf_counter()
    with progress(job.games, tally.games) as advance:
        for part in play(hands, left, folder):
            tally.add(part)
            tally.played += len(part.games)
            advance(len(part.games))
    if folder is not None and not folder.is_finished():
        folder.finish()
    tally.seconds = perf_counter() - start


def _left(job: Job, folder: Folder | None, tally: Tally) -> Iterable[Chunk]:
    """The chunks that are not finished; those that are, are added up."""
    if folder is None:
        return job.chunks(standings=False)  # nobody would see them
    finished = set()
    for chunk in folder.kept():
        part = folder.part(chunk)
        if part is not None:
            finished.add(chunk.first)
            tally.add(part)
    return (chunk for chunk in job.chunks() if chunk.first not in finished)


def _tell_progress(job: Job, folder: Folder | None, tally: Tally) -> None:
    """What the folder held already."""
    if folder is None:
        return
    if folder.damaged:
        _note("cli.sim.damaged", len(folder.damaged))
    if folder.is_finished() and tally.games == job.games:
        _note("cli.sim.finished", folder.path)
    elif tally.games:
        _note("cli.sim.goes_on", tally.games, job.games)


def _note(msgid: str, *facts: object) -> None:
    print(say(msgid, *facts), file=sys.stderr)


def _report(facts: dict[str, Any], job: Job, census: Census | None, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    titles = game_info(job.game).scenarios
    told = facts | {"scenario": scenario(job.game, job.scenario, titles[job.scenario])}
    told |= {"winners": _winners(facts["winners"]), "seats": _seats(facts["seats"])}
    told.pop("census", None)
    for name, value in told.items():
        print(say(f"cli.sim.{WORDS.get(name, name)}", value))
    if census is not None:
        print("\n".join(census.lines(job.game)))


def _winners(wins: dict[str, int]) -> str:
    """Who won how often; several who won together, and nobody."""
    found = [say("cli.sim.winner", _together(winner), games) for winner, games in wins.items()]
    return ", ".join(found) or say("cli.sim.nobody")


def _together(winner: str) -> str:
    return "+".join(map(seat_name, winner.split("+"))) if winner else say("cli.sim.nobody")


def _seats(kinds: dict[str, str]) -> str:
    return ", ".join(say("cli.sim.seat", seat_name(seat), player_name(kind)) for seat, kind in kinds.items())
