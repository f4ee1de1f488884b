"""The agent that sits in a non-player's seat, and keeps its hand to itself."""

from collections.abc import Callable, Sequence

from alesia.games.rome_vs_gaul.components import Side
from alesia.games.rome_vs_gaul.nonplayers.conducts import CONDUCTS
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.ways import CHOICES, ways_of_play
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Nonplayer as Seated
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.ways import Way


class Nonplayer(Seated[Mind]):
    """A side that nobody plays."""

    def __init__(self, side: Side, seed: int, dice: Sequence[int] = ()) -> None:
        super().__init__(side.name, seed, dice)
        self.side = side

    def begun(self, view: Sight) -> Callable[[], bytes]:
        """As this side saw the card play at its start: nothing that is hidden from it."""
        digest: Callable[[], bytes] = view.start.digest
        return digest

    def think(self, view: Sight, dice: Dice) -> Mind:
        return Mind(CONDUCTS[self.side](), dice)

    def answer(self, mind: Mind, view: Sight, ask: Ask) -> Option:
        return mind.answer(view, ask)

    def find_ways(self, mind: Mind, view: Sight, ask: Ask) -> tuple[Way, ...]:
        return ways_of_play(mind, view, ask) if ask.key in CHOICES else ()
