"""Non-players: a Barbarian after the published solo logic, and a Roman of our own.

Their boxes stand in docs/rulings-gallic-war-nonplayers.md.
"""

from alesia.games.gallic_war.nonplayers.agent import Nonplayer

__all__ = ["Nonplayer"]
