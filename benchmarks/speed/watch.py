"""A watch that runs slices of a yardstick between the pieces of work that it measures.

The machine may be twice as fast in one second as in the next, even in processor time. What is measured between slices
of something else, in turn with it, has the same luck; so what a thing costs in moves of the
yardstick says more than the figure itself.
"""

from collections.abc import Callable, Mapping
from random import Random
from time import process_time

import chess

from .goals import Measured, cost

SLICE = 600  # moves
EVERY = 0.05  # seconds of work


def slice_seconds(moves: int = SLICE) -> float:
    """How long python-chess takes over some moves of random games, always the same ones."""
    random, board, began = Random(1), chess.Board(), process_time()
    for _ in range(moves):
        if board.is_game_over():
            board.reset()
        board.push(random.choice(list(board.legal_moves)))
    return process_time() - began


class Watch:
    """``with watch:`` around each piece of work."""

    def __init__(self, clock: Callable[[], float] = process_time) -> None:
        self.times: list[float] = []
        self._clock = clock
        self._slices = [slice_seconds()]
        self._since = 0.0

    def __enter__(self) -> None:
        if self._since > EVERY:
            self._slices.append(slice_seconds())
            self._since = 0.0
        self._began = self._clock()

    def __exit__(self, *_: object) -> None:
        self.times.append(self._clock() - self._began)
        self._since += self.times[-1]

    @property
    def seconds(self) -> float:
        return sum(self.times)

    def pace(self) -> float:
        """Moves a second of the yardstick while this was measured."""
        self._slices.append(slice_seconds())
        return SLICE * len(self._slices) / sum(self._slices)


def add_costs(figures: Mapping[str, float], watch: Watch) -> Measured:
    """Figures that this watch has measured, with what they cost in moves of the yardstick."""
    pace = watch.pace()
    costs = {name: cost(name, figure, pace) for name, figure in figures.items()}
    return Measured(figures, {name: each for name, each in costs.items() if each is not None})
