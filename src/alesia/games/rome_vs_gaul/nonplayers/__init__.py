"""Non-players of our own: a Roman and a Gallic one, who play by boxes and priorities and tell why.

Their boxes stand in docs/rulings-rome-vs-gaul-nonplayers.md.
"""

from alesia.games.rome_vs_gaul.nonplayers.agent import Nonplayer

__all__ = ["Nonplayer"]
