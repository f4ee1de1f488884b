"""Moments of games at which somebody is asked, for tests of those who imagine and search."""

from collections.abc import Iterator
from random import Random
from typing import Any

from alesia.kernel.ask import CHANCE, Ask
from alesia.kernel.chance import SeededChance
from alesia.kernel.conformance import default_options
from alesia.kernel.game import Game
from alesia.kernel.position import Position

Moment = tuple[Position[Any], Ask]


def moments(game: Game[Any], seed: int, often: float, scenario: str = "", **options: str | bool) -> Iterator[Moment]:
    """Random moments of a random game, each with a question of a seat."""
    random, chance = Random(seed), SeededChance(seed)
    state = game.setup(scenario or next(iter(game.scenarios)), {**default_options(game), **options})
    position = Position(game, state)
    while position.result is None:
        ask = random.choice(position.asks)
        if ask.who != CHANCE and random.random() < often:
            yield position, ask
        index = chance.answer(ask) if ask.who == CHANCE else random.randrange(len(ask.options))
        assert index is not None
        position.answer(ask.options[index], ask.who)
