"""32 Forced Marches by the Romans: their own March (8.8.3), with every Region but Britannia within reach."""

from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.components import BRITANNIA, ROMANS, Region
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.relocating import mainland
from alesia.games.falling_sky.nonplayers.gift import open_in_time
from alesia.games.falling_sky.nonplayers.marching import Force, Move
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.dividing import Column
from alesia.games.falling_sky.nonplayers.romans.leaving import leaving
from alesia.games.falling_sky.nonplayers.romans.march import Marchers
from alesia.games.falling_sky.nonplayers.romans.routes import Route


class Relocators(Marchers):
    """Up to three origins and one or two destinations, as in a March; nobody Harasses."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind, [r for r in open_in_time(mind, MARCH) if r is not BRITANNIA])

    def column(self, origin: Region) -> Column:
        anywhere = {r: [Route((r,), 0)] for r in mainland(self.s, ROMANS) if r is not origin}
        return Column(origin, leaving(self.s, origin), anywhere, anywhere)

    def _routes(self, column: Column, force: Force, to: Region) -> list[Route]:
        return column.led.get(to, [])


def roman_moves(mind: Mind) -> list[Move]:
    """What the March box would order, free of cost."""
    board = mind.s.copy()
    begin_free(board, ROMANS, (), 0)
    with thinking_of(mind, board):
        plan = Relocators(mind).plan()
    return plan.moves if plan is not None else []
