"""The agent that sits in a non-player's seat: it remembers one round of cards, and can find its way into it again."""

from collections.abc import Sequence

from alesia.games.gallic_war.components import Side
from alesia.games.gallic_war.nonplayers.conducts import CONDUCTS
from alesia.games.gallic_war.nonplayers.dice import Dice
from alesia.games.gallic_war.nonplayers.mind import Mind, Sight
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Turn
from alesia.kernel.walk import Walk


class Nonplayer:
    """A side that nobody plays. Its memory begins anew with each checkpoint; after an undo or a load it goes through
    the questions since then again, with the same dice."""

    kind = "nonplayer"

    def __init__(self, side: Side, seed: int, dice: Sequence[int] = ()) -> None:
        self.side = side
        self._seed = seed
        self._typed = tuple(dice)
        self._turn: Turn | None = None
        self._start: State | None = None  # as this side saw it when the round began
        self._mind: Mind | None = None
        self._lost = False

    @property
    def walk(self) -> Walk | None:
        """How it came to what it did in this round; None as long as all of that is a secret."""
        return self._mind.walk if self._mind is not None and self._mind.is_open else None

    def decide(self, view: Sight, ask: Ask) -> Option:
        if view.turn is not self._turn or self._lost:
            self._begin(view)
        if self._lost:
            self._lost = False
            self._catch_up(view)
        assert self._mind is not None
        return self._mind.answer(view, ask)

    def seek(self, answered: int) -> None:
        self._lost = True

    def _begin(self, view: Sight) -> None:
        self._turn, self._start = view.turn, view.start
        self._mind = Mind(CONDUCTS[self.side](), Dice(self._round, self._typed))

    def _round(self) -> str:
        """The seed of the round's dice: what this side sees at its start, and nothing that is hidden from it."""
        assert self._start is not None
        return f"{self._seed}/{self.side}/{self._start.digest().hex()}"

    def _catch_up(self, view: Sight) -> None:
        assert self._mind is not None
        for past, ask in view.past():
            self._mind.answer(past, ask)
