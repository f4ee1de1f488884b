"""Whether a side of the card in play would change anything, as a Faction sees it."""

from typing import Any

from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.events.base import SIDES, effective
from alesia.games.falling_sky.state import State
from tests.falling_sky.playing import Play


def state_of(game: Play) -> State:
    table: Any = game.table
    state: State = table._position.state
    return state


def is_effective(game: Play, faction: str, word: str) -> bool:
    return effective(state_of(game), FACTION[faction], SIDES[word])
