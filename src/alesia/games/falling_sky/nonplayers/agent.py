"""The agent that sits in a Non-player's seat: it remembers one turn, and can find its way into it again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.dice import Dice
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Turn
from alesia.kernel.walk import Throw, Walk


class Sight(Protocol):
    """What the table shows to an agent."""

    @property
    def state(self) -> Any: ...

    @property
    def turn(self) -> Turn: ...

    def past(self) -> Any: ...


class Nonplayer:
    """8.1 A Faction that nobody plays. Its memory begins anew with each checkpoint; after an undo or a load it walks
    the questions since then again, with the same dice."""

    kind = "nonplayer"

    def __init__(self, faction: Faction, seed: int, dice: Sequence[int] = ()) -> None:
        self.faction = faction
        self._seed = seed
        self._typed = tuple(dice)
        self._turn: Turn | None = None
        self._mind: Mind | None = None
        self._lost = False
        self.throw: Callable[[str, Throw], int] | None = None  # somebody who rolls for it, by the name of its seat

    @property
    def walk(self) -> Walk:
        """How it came to what it did in the turn that it thought about last."""
        return Walk() if self._mind is None else self._mind.walk

    def decide(self, view: Sight, ask: Ask) -> Option:
        if view.turn is not self._turn:
            self._begin(view)
        if self._lost:
            self._lost = False
            self._begin(view)
            self._catch_up(view)
        assert self._mind is not None
        return self._mind.answer(view.state, ask)

    def seek(self, answered: int) -> None:
        self._lost = True

    def _begin(self, view: Sight) -> None:
        self._turn = view.turn
        seed = partial(_seed_of_turn, self._seed, self.faction, view.turn)
        throw = None if self.throw is None else partial(self.throw, self.faction.name)
        self._mind = Mind(CONDUCTS[self.faction], view.state, Dice(seed, self._typed, throw))

    def _catch_up(self, view: Sight) -> None:
        assert self._mind is not None
        for seen, ask in view.past():
            self._mind.answer(seen.state, ask)


def _seed_of_turn(seed: int, faction: Faction, turn: Turn) -> str:
    """Of its dice: the same position, the same dice."""
    return f"{seed}/{faction}/{turn.digest().hex()}"
