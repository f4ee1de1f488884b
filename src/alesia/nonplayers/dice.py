"""The dice of a non-player: its own, not the game's."""

from collections.abc import Callable, Sequence

from alesia.kernel.chance import SeededDice
from alesia.kernel.walk import Throw

UNTOLD = Throw("throw.untold", "")  # a die of which nobody is told what it is for


class DieNeeded(Exception):
    """Somebody must roll a die at a real table before a non-player can think on."""

    def __init__(self, throw: Throw) -> None:
        super().__init__()
        self.throw = throw


def wait_for(throw: Throw) -> int:
    """Nobody has rolled this die yet."""
    raise DieNeeded(throw)


class Dice:
    """Fair dice that fall the same way whenever the same turn is thought through again; typed dice come first, and
    somebody may roll the others at a real table."""

    def __init__(
        self, seed: Callable[[], str], typed: Sequence[int] = (), throw: Callable[[Throw], int] | None = None
    ) -> None:
        self._seed = seed
        self._throw = throw
        self._typed = list(typed)
        self._seeded: SeededDice | None = None
        self._cast: list[int] = []
        self.at = 0  # how many have been used; set back, they are used again in the same order

    @property
    def is_told(self) -> bool:
        """Whether somebody rolls them, and must know what for."""
        return self._throw is not None

    def roll(self, throw: Throw = UNTOLD) -> int:
        """One die: one that was cast before, or a new one."""
        if self.at == len(self._cast):
            self._cast.append(self._new(throw))
        self.at += 1
        return self._cast[self.at - 1]

    def _new(self, throw: Throw) -> int:
        """The seed is worked out with the first roll: most turns need none."""
        if self._typed:
            return self._typed.pop(0)
        if self._throw is not None:
            return self._throw(throw)
        if self._seeded is None:
            self._seeded = SeededDice(self._seed())
        return self._seeded.roll()
