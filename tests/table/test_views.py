"""What is remembered of views is what would be seen anew, after every answer and every undo, from every seat."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from alesia.games import GAMES, find
from alesia.kernel.errors import CannotUndo
from alesia.table import Table
from alesia.table.doors import set_up

ANSWERS = 160
UNDONE = 0.15  # how often an answer is taken back


class Memory(NamedTuple):
    """A function that remembers, where a module calls it by this name."""

    module: ModuleType
    name: str
    function: Any

    def put(self, function: Any) -> None:
        setattr(self.module, self.name, function)


def memories() -> list[Memory]:
    """All functions of games that remember what follows from a state, and all of views that remember anything."""
    modules = [module for name, module in sys.modules.items() if name.startswith("alesia.games.")]
    found = [Memory(module, *each) for module in modules for each in vars(module).items()]
    return [each for each in found if hasattr(each.function, "__wrapped__") and is_of_views(each.function)]


def is_of_views(function: Any) -> bool:
    recalls = hasattr(function, "__code__") and function.__code__.co_name == "recalled"
    return recalls or function.__module__.endswith((".observe", ".notation"))


@contextmanager
def nothing_remembered(found: list[Memory]) -> Iterator[None]:
    for each in found:
        each.put(each.function.__wrapped__)
    yield
    for each in found:
        each.put(each.function)


def views(table: Table, state: Any) -> list[str]:
    """What a spectator and every seat may see, as it is written down."""
    seats = range(-1, len(table.game.seats))
    seen = [view(state, seat) for seat in seats for view in (table.game.observe, table.game.observe_own)]
    return [json.dumps(each) for each in [*seen, table.game.position_text(state)]]


def anew(table: Table) -> list[str]:
    """The same of a state that has never been looked at."""
    return views(table, table.game.state_from_json(table.position.state.to_json()))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_what_is_seen_anew(game: str) -> None:
    """Random games of every title, in any of its scenarios, with answers taken back."""
    random = Random(game)
    found = memories() if find(game) else []
    assert any(each.function.__module__.endswith(".observe") for each in found)
    for scenario in random.choices([*find(game).scenarios], k=3):
        table = set_up(game, scenario, seed=random.randrange(1000))
        for _ in range(ANSWERS):
            if not step(table, random):
                break
            with nothing_remembered(found):
                wanted = anew(table)
            assert views(table, table.position.state) == wanted


def step(table: Table, random: Random) -> bool:
    """An answer, or that one is taken back; False if the game is over."""
    table.go_on()
    if table.ask is None:
        return False
    if random.random() < UNDONE and take_back(table):
        return True
    ask = random.choice(table.asks)
    table.take(random.choice(ask.options), ask.who)
    return True


def take_back(table: Table) -> bool:
    try:
        table.undo(agreed=True)
    except CannotUndo:
        return False
    return True
