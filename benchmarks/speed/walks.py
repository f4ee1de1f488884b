"""Games to be measured: at a table, or on a bare position; the same seeds give the same games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import alesia
from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Together
from alesia.kernel.chance import SeededChance
from alesia.kernel.position import Position

MOMENTS = 60  # of a game, at which something is measured


def play(game: str, kind: str, seed: int) -> alesia.Table:
    """A whole game at a table: agents, dice, record and log included."""
    return alesia.new(game, seed=seed, seats=dict.fromkeys(find(game).seats, kind))


def has_nonplayers(game: str) -> bool:
    try:
        return find(game).nonplayer(0, 0) is not None
    except alesia.UnknownName:
        return False


class Walk:
    """One random game on a bare position."""

    def __init__(self, game: str, seed: int) -> None:
        rules = find(game)
        options = {option.name: option.values[0] for option in rules.options}
        self.position: Position[Any] = Position(rules, rules.setup(next(iter(rules.scenarios)), options))
        self.decisions = 0
        self._random = Random(seed)
        self._chance = SeededChance(seed)

    @property
    def over(self) -> bool:
        return self.position.request is None

    def step(self) -> None:
        """One answer, or one of each where several choose in secret; none when the game is over."""
        request = self.position.request
        if isinstance(request, Together):
            for ask in request.asks:
                self.position.answer(ask.options[self._choice(ask)], ask.who)
                self.decisions += 1
        elif request is not None:
            self.position.play(self._choice(request))
            self.decisions += 1

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def _choice(self, ask: Ask) -> int:
        drawn = self._chance.answer(ask) if ask.who == CHANCE else None
        return int(self._random.random() * len(ask.options)) if drawn is None else drawn


def moments(game: str, seed: int = 1) -> Iterator[Position[Any]]:
    """A random game at moments spread over its whole length."""
    whole, walk = Walk(game, seed), Walk(game, seed)
    length = 0  # in steps: where several choose in secret, one step has several decisions
    while not whole.over:
        whole.step()
        length += 1
    for _ in range(MOMENTS):
        yield walk.position
        walk.steps(length // MOMENTS)
