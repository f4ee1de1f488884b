"""The doors to a table: which games there are, a new game, and a saved one."""

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from alesia.games import find, names
from alesia.kernel.game import Game, GameOption
from alesia.kernel.record import Record
from alesia.players import Agent
from alesia.table.files import read_text
from alesia.table.setup import SEEDED, make_setup
from alesia.table.table import Table, replay


class GameInfo(NamedTuple):
    """What can be said of a game before it is played."""

    name: str
    title: str
    rules: str
    seats: tuple[str, ...]
    scenarios: dict[str, str]
    options: tuple[GameOption, ...]


def games() -> tuple[GameInfo, ...]:
    """The games that can be played."""
    return tuple(_describe(find(name)) for name in names())


def new(
    game: str,
    scenario: str | None = None,
    seed: int | None = None,
    seats: Mapping[str, str | Agent] | None = None,
    options: Mapping[str, str | bool] | None = None,
    position: str | None = None,
    dice: str = SEEDED,
) -> Table:
    """A new game: seats not named are for people, and without a seed one is drawn."""
    table = Table(make_setup(game, scenario, seed, seats, options, position, dice))
    table.go_on()
    return table


def load(path: str | os.PathLike[str]) -> Table:
    """A saved game, which goes on as if it had never been put away."""
    table = replay(Record.from_text(read_text(path)))
    table.go_on()
    return table


def _describe(game: Game[Any]) -> GameInfo:
    return GameInfo(game.name, game.title, game.rules_version, game.seats, dict(game.scenarios), game.options)
