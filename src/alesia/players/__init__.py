"""Players: agents that can sit in any seat of any game."""

from alesia.players.agents import (
    HUMAN,
    KINDS,
    NONPLAYER,
    Agent,
    RandomAgent,
    ScriptAgent,
    is_nonplayer,
    make_agent,
    rivals_of,
    thinks_again,
)
from alesia.players.own import is_own, with_own
from alesia.players.standing_in import StandIn
from alesia.players.view import View

__all__ = [
    "HUMAN",
    "KINDS",
    "NONPLAYER",
    "Agent",
    "RandomAgent",
    "ScriptAgent",
    "StandIn",
    "View",
    "is_nonplayer",
    "is_own",
    "make_agent",
    "rivals_of",
    "thinks_again",
    "with_own",
]
