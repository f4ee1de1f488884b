"""Alesia plays the board games of Caesar's war in Gaul."""

from alesia.games.data import use_data
from alesia.kernel.ask import Option
from alesia.kernel.errors import (
    AlesiaError,
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    DoesNotFit,
    IllegalAnswer,
    OtherFacts,
    UnknownName,
)
from alesia.kernel.record import Entry, Record
from alesia.table import Advice, GameInfo, Table, TableAsk, ask_nonplayer, chances, games, hint, load, new, replay

__version__ = "0.1.0"

__all__ = [
    "Advice",
    "AlesiaError",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "DoesNotFit",
    "Entry",
    "GameInfo",
    "IllegalAnswer",
    "Option",
    "OtherFacts",
    "Record",
    "Table",
    "TableAsk",
    "UnknownName",
    "ask_nonplayer",
    "chances",
    "games",
    "hint",
    "load",
    "new",
    "replay",
    "use_data",
]
