"""8.1 The agent that sits in a Non-player's seat."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.ways import REPLIES, obey, replies, ways_of_turn
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Nonplayer as Seated
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.ways import Way


class Nonplayer(Seated[Mind]):
    """8.1 A Faction that nobody plays."""

    def __init__(self, faction: Faction, seed: int, dice: Sequence[int] = ()) -> None:
        super().__init__(faction.name, seed, dice)
        self.faction = faction

    def begun(self, view: Sight) -> Callable[[], bytes]:
        """As this Faction saw the turn at its start: not by cards at which only others have looked (35, 47)."""
        digest: Callable[[], bytes] = view.start.digest
        return digest

    def think(self, view: Sight, dice: Dice) -> Mind:
        return Mind(CONDUCTS[self.faction], view.state, dice)

    def answer(self, mind: Mind, view: Sight, ask: Ask) -> Option:
        if mind.orders and ask.key in REPLIES:
            obey(mind, ask)
        return mind.answer(view.state, ask)

    def find_ways(self, mind: Mind, view: Sight, ask: Ask) -> tuple[Way, ...]:
        """8.1 With its turn: what its flowchart knows, the sides of the Event, and to Pass; 8.4 in the turns of others:
        every answer."""
        if ask.key in REPLIES:
            return replies(mind, view.state, ask)
        return ways_of_turn(mind, view.state, ask) if ask.key == "action" else ()
