"""The table: one game being played. The outer rooms talk to nothing else."""

from alesia.table.doors import GameInfo, ask_nonplayer, games, load, new
from alesia.table.setup import ASKED, SEEDED
from alesia.table.table import Table, TableAsk, Thought, replay

__all__ = [
    "ASKED",
    "SEEDED",
    "GameInfo",
    "Table",
    "TableAsk",
    "Thought",
    "ask_nonplayer",
    "games",
    "load",
    "new",
    "replay",
]
