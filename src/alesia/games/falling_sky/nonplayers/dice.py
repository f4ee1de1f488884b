"""8.3.4 The dice of a Non-player: its own, not the game's."""

from collections.abc import Callable, Sequence

from alesia.kernel.chance import SeededDice


class Dice:
    """Fair dice that fall the same way whenever the same turn is thought through again; typed dice come first."""

    def __init__(self, seed: Callable[[], str], typed: Sequence[int] = ()) -> None:
        self._seed = seed
        self._typed = list(typed)
        self._seeded: SeededDice | None = None
        self._cast: list[int] = []
        self.at = 0  # how many have been used; set back, they are used again in the same order

    def roll(self) -> int:
        """One die: one that was cast before, or a new one."""
        if self.at == len(self._cast):
            self._cast.append(self._new())
        self.at += 1
        return self._cast[self.at - 1]

    def _new(self) -> int:
        """The seed is worked out with the first roll: most turns need none."""
        if self._typed:
            return self._typed.pop(0)
        if self._seeded is None:
            self._seeded = SeededDice(self._seed())
        return self._seeded.roll()
