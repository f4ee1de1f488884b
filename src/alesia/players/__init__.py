"""Players: agents that can sit in any seat of any game."""

from alesia.players.agents import HUMAN, KINDS, NONPLAYER, Agent, RandomAgent, ScriptAgent, View, make_agent

__all__ = ["HUMAN", "KINDS", "NONPLAYER", "Agent", "RandomAgent", "ScriptAgent", "View", "make_agent"]
