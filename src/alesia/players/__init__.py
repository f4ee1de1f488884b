"""Players: agents that can sit in any seat of any game."""

from alesia.players.agents import HUMAN, KINDS, NONPLAYER, Agent, RandomAgent, ScriptAgent, View, make_agent
from alesia.players.own import agent_of

__all__ = ["HUMAN", "KINDS", "NONPLAYER", "Agent", "RandomAgent", "ScriptAgent", "View", "agent_of", "make_agent"]
