"""The strategist: a player that lets the game's non-player carry out plans, and chooses which by playing on.

At each question where a plan is chosen it asks its non-player what could be begun, tries all of that in the same
imagined worlds with the same luck, lets everybody go on as non-players for a while, and looks at who is likely to win
then. So it answers what others do to it, too, where the game says that this is worth it (in Falling Sky Retreats,
Losses, Harassment and agreements; in Caesar's Gallic War whereto Roman units go from a battle). All other questions are
answered as the non-player would.
"""

from alesia.players.strategist.agent import Strategist
from alesia.players.strategist.crew import think_in
from alesia.players.strategist.kinds import (
    PLAYER,
    RANDOM,
    STRATEGIST,
    has_strategists,
    is_strategist,
    is_timed,
    sits_as_nonplayer,
)

__all__ = [
    "PLAYER",
    "RANDOM",
    "STRATEGIST",
    "Strategist",
    "has_strategists",
    "is_strategist",
    "is_timed",
    "sits_as_nonplayer",
    "think_in",
]
