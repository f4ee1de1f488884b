"""8.1 The agent that sits in a Non-player's seat."""

from collections.abc import Sequence

from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.agent import Nonplayer as Seated
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice


class Nonplayer(Seated[Mind]):
    """8.1 A Faction that nobody plays."""

    def __init__(self, faction: Faction, seed: int, dice: Sequence[int] = ()) -> None:
        super().__init__(faction.name, seed, dice)
        self.faction = faction

    def think(self, view: Sight, dice: Dice) -> Mind:
        return Mind(CONDUCTS[self.faction], view.state, dice)

    def answer(self, mind: Mind, view: Sight, ask: Ask) -> Option:
        return mind.answer(view.state, ask)
