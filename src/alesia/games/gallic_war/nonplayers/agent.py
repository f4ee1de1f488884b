"""The agent that sits in a non-player's seat, and keeps its secrets."""

from collections.abc import Callable, Sequence

from alesia.games.gallic_war.components import Side
from alesia.games.gallic_war.nonplayers.conducts import CONDUCTS
from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.ways import CHOICES, REPLIES, ways_of_round
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import Walk
from alesia.nonplayers.agent import Nonplayer as Seated
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.ways import Way


class Nonplayer(Seated[Mind]):
    """A side that nobody plays."""

    def __init__(self, side: Side, seed: int, dice: Sequence[int] = ()) -> None:
        super().__init__(side.name, seed, dice)
        self.side = side

    @property
    def walk(self) -> Walk | None:
        return self._mind.walk if self._mind is not None and self._mind.is_open else None

    def begun(self, view: Sight) -> Callable[[], bytes]:
        """As this side saw the round at its start: nothing that is hidden from it."""
        digest: Callable[[], bytes] = view.start.digest
        return digest

    def think(self, view: Sight, dice: Dice) -> Mind:
        return Mind(CONDUCTS[self.side](), dice)

    def answer(self, mind: Mind, view: Sight, ask: Ask) -> Option:
        return mind.answer(view, ask)

    def find_ways(self, mind: Mind, view: Sight, ask: Ask) -> tuple[Way, ...]:
        return ways_of_round(mind, view, ask) if ask.key in (*CHOICES, *REPLIES) else ()
