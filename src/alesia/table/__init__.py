"""The table: one game being played. The outer rooms talk to nothing else."""

from alesia.table.doors import GameInfo, games, load, new
from alesia.table.setup import ASKED, SEEDED
from alesia.table.table import Table, TableAsk, replay

__all__ = ["ASKED", "SEEDED", "GameInfo", "Table", "TableAsk", "games", "load", "new", "replay"]
