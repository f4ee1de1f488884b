"""Worlds: positions that a seat cannot tell from the real one, for players that search.

The game deals anew what the seat does not know of the start of the turn; then the answers of the turn are given
again, under the names that they have in that world. If one of them is not offered there, or if the seat would have
been asked or would now see anything else, the deal is no world.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Generic

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import S
from alesia.kernel.position import Position, Step


class Imagination(Generic[S]):
    """What a seat may believe at its open question; it holds for that question."""

    def __init__(self, position: Position[S], seat: int) -> None:
        self._position, self._game, self._seat = position, position.game, seat
        self._start, self._steps = position.start.digest(), position.steps()
        way = [position.start, *[step.state for step in self._steps], position.state]
        self._deal = self._game.imagine(way, seat)

    def world(self, random: Random) -> Position[S] | None:
        """Deal once; None if what was dealt is no world. Choices that others have made in secret are open in it."""
        start, names = self._deal(random.shuffle)
        if not names and not self._position.chosen and start.digest() == self._start:
            return self._position.clone()
        world = Position(self._game, start)
        return world if self._is_followed(world, names) and self._is_alike(world) else None

    def _is_followed(self, world: Position[S], names: Mapping[Option, Option]) -> bool:
        """Give the answers of this turn, if they can be given."""
        return all(self._is_answered(world, step, names) for step in self._steps)

    def _is_answered(self, world: Position[S], step: Step[S], names: Mapping[Option, Option]) -> bool:
        if [ask.who for ask in world.asks] != [ask.who for ask in step.asks]:
            return False
        for ask, real, option in zip(world.asks, step.asks, step.options, strict=True):
            given = option if real.who == self._seat else names.get(option, option)
            if not self._is_asked(ask, real) or given not in ask.options:
                return False
            world.answer(given, ask.who)
        return True

    def _is_asked(self, ask: Ask, real: Ask) -> bool:
        """The seat knows what it was asked itself; of others only what it was about."""
        return ask == real if real.who == self._seat else ask.key == real.key

    def _is_alike(self, world: Position[S]) -> bool:
        asked = world.ask_of(self._seat) == self._position.ask_of(self._seat)
        return asked and self._game.encode(world.state, self._seat) == self._view

    @cached_property
    def _view(self) -> Sequence[int]:
        return self._game.encode(self._position.state, self._seat)
