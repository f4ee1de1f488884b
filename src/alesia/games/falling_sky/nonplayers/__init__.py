"""8 Non-players: Factions that play by their flowcharts. They answer questions like anybody else."""

from alesia.games.falling_sky.nonplayers.agent import Nonplayer

__all__ = ["Nonplayer"]
