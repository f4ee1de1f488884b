"""Alesia plays the board games of Caesar's war in Gaul."""

from alesia.kernel.ask import Option
from alesia.kernel.errors import (
    AlesiaError,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    DoesNotFit,
    IllegalAnswer,
    UnknownName,
)
from alesia.kernel.record import Entry, Record
from alesia.table import GameInfo, Table, TableAsk, ask_nonplayer, games, load, new, replay

__version__ = "0.1.0"

__all__ = [
    "AlesiaError",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "DoesNotFit",
    "Entry",
    "GameInfo",
    "IllegalAnswer",
    "Option",
    "Record",
    "Table",
    "TableAsk",
    "UnknownName",
    "ask_nonplayer",
    "games",
    "load",
    "new",
    "replay",
]
