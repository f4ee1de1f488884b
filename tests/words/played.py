"""Games that are played once and told in every language: what they ask, log and end with, and how Non-players think."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import alesia
from alesia.games import find
from alesia.kernel.game import LogEntry, Result
from alesia.kernel.walk import Walk
from alesia.lab.odds import usual_kind
from alesia.table import TableAsk, game_info
from alesia.words import (
    explain_lines,
    explain_short,
    log_line,
    option_heading,
    option_name,
    option_text,
    prompt,
    result_lines,
    section_title,
)

GAMES = [(info.name, scenario) for info in alesia.games() for scenario in info.scenarios]
SEEDS = 4


class Played(NamedTuple):
    """Each question and each entry of the log once."""

    asks: list[TableAsk]
    log: list[LogEntry]
    results: list[Result]


@cache
def played(game: str, scenario: str, seeds: int = SEEDS) -> Played:
    """Random games of a scenario, in which dice are questions too."""
    asks: dict[TableAsk, None] = {}
    log: dict[LogEntry, None] = {}
    results = []
    for seed in range(seeds):
        random, table = Random(seed), alesia.new(game, scenario, seed, dice="asked")
        while (ask := table.ask) is not None:
            asks[ask] = None
            table.answer(random.choice(ask.options), ask.who)
        log.update(dict.fromkeys(table.log))
        assert table.result is not None
        results.append(table.result)
    return Played(list(asks), list(log), results)


def with_nonplayers(game: str) -> bool:
    return usual_kind(find(game)) == "nonplayer"


@cache
def walks(game: str) -> list[Walk]:
    """How Non-players in all seats of each scenario came to what they did; none in a game without them."""
    if not with_nonplayers(game):
        return []
    info = game_info(game)
    tables = [alesia.new(game, each, 1, dict.fromkeys(info.seats, "nonplayer")) for each in info.scenarios]
    return [thought.walk for table in tables for thought in table.thoughts]


def lines_of(game: str, scenario: str, language: str) -> set[str]:
    """All that is said in these games."""
    found = played(game, scenario)
    told = {line for result in found.results for line in result_lines(result, game, language)}
    for entry in found.log:
        told |= {log_line(entry, game, language), section_title(entry, game, language) or ""}
    return told | {line for ask in found.asks for line in _asked(ask, game, language)}


def _asked(ask: TableAsk, game: str, language: str) -> Iterator[str]:
    yield prompt(ask, game, language)
    for option in ask.options:
        yield option_text(ask, option, game, language)
        yield option_name(option, game, language) or ""
    for verb in {option.verb for option in ask.options}:
        yield option_heading(ask, verb, game, language) or ""


def walked(game: str, language: str) -> set[str]:
    """All that Non-players tell of their walks."""
    told = {explain_short(walk, game, language) for walk in walks(game)}
    return told | {line for walk in walks(game) for _, line in explain_lines(walk, game, language)}
