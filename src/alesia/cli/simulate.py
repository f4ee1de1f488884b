"""Games without a screen, one after the other, and what came of them."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import alesia
from alesia.cli.census import Census
from alesia.cli.screen import say
from alesia.cli.start import Setting, new_table, seats_of
from alesia.kernel.errors import BadOption

CARD = "card"  # the log entry of a new card


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    finished: int = 0
    crashed: int = 0
    decisions: int = 0
    cards: int = 0
    seconds: float = 0.0
    winners: Counter[str] = field(default_factory=Counter)
    census: Census | None = None

    def add(self, table: alesia.Table) -> None:
        if self.census is not None:
            self.census.add(table.log, table.thoughts)
        self.decisions += table.decisions
        self.cards += sum(entry.key == CARD for entry in table.log)
        if table.result is not None:
            self.finished += 1
            self.winners["+".join(table.result.winners)] += 1

    def facts(self) -> dict[str, Any]:
        speed = self.games / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "finished": self.finished,
            "crashed": self.crashed,
            "decisions": self.decisions,
            "cards": self.cards,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(speed, 2),
            "winners": dict(self.winners.most_common()),
            **({} if self.census is None else {"census": self.census.facts()}),
        }


def run(setting: Setting, games: int, as_json: bool, census: bool = False) -> int:
    """Play the games and say the result; returns how many crashed."""
    setting = _checked(setting)
    tally = Tally(census=Census() if census else None)
    start = perf_counter()
    for seed in _counted(setting.seed or 0, games):
        _play(setting._replace(seed=seed), tally)
    tally.seconds = perf_counter() - start
    facts = tally.facts() | {"scenario": setting.scenario, "seed": setting.seed, "seats": seats_of(setting, "random")}
    _report(facts, as_json)
    return tally.crashed


def _checked(setting: Setting) -> Setting:
    """The setting with scenario and seed filled in; whatever it says wrong is refused before the first game."""
    people = [seat for seat, kind in seats_of(setting, "random").items() if kind == "human"]
    if people:
        raise BadOption(f"{people[0]}=human: nobody can be asked in a simulation")
    seats = [f"{seat}=human" for seat in seats_of(setting, "human")]
    table = new_table(setting._replace(seats=seats), "human")
    return setting._replace(scenario=table.scenario, seed=table.seed)


def _play(setting: Setting, tally: Tally) -> None:
    """One game; a crash is counted and named by its seed."""
    tally.games += 1
    try:
        tally.add(new_table(setting, "random"))
    except alesia.AlesiaError:
        raise
    except Exception as error:
        tally.crashed += 1
        print(say("cli.sim.crash", setting.seed, f"{type(error).__name__}: {error}"), file=sys.stderr)


def _counted(first: int, games: int) -> Iterator[int]:
    """The seeds, with a bar on the error stream if somebody looks on."""
    seeds = range(first, first + games)
    if not sys.stderr.isatty():
        yield from seeds
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(seeds, description="", console=Console(stderr=True), transient=True)


def _report(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for name, value in facts.items():
        shown = ", ".join(f"{key} {each}" for key, each in value.items()) if isinstance(value, dict) else value
        print(f"{name.replace('_', ' ')}: {shown}")
