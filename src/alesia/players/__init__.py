"""Players: agents that can sit in any seat of any game."""

from alesia.players.agents import HUMAN, KINDS, NONPLAYER, Agent, RandomAgent, ScriptAgent, View, make_agent
from alesia.players.own import is_own, with_own

__all__ = [
    "HUMAN",
    "KINDS",
    "NONPLAYER",
    "Agent",
    "RandomAgent",
    "ScriptAgent",
    "View",
    "is_own",
    "make_agent",
    "with_own",
]
