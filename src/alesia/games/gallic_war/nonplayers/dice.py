"""The dice of a non-player: its own, not the game's."""

from collections.abc import Callable, Sequence

from alesia.kernel.chance import SeededDice


class Dice:
    """Fair dice that fall the same way whenever the same round is thought through again; typed dice come first."""

    def __init__(self, seed: Callable[[], str], typed: Sequence[int] = ()) -> None:
        self._seed = seed
        self._typed = list(typed)
        self._seeded: SeededDice | None = None

    def roll(self) -> int:
        if self._typed:
            return self._typed.pop(0)
        if self._seeded is None:
            self._seeded = SeededDice(self._seed())
        return self._seeded.roll()
