"""The boards, one module a game: how a table looks on the screen."""

from importlib import import_module

from alesia.cli.boards.base import Board
from alesia.words.catalogue import domain_of


def find(game: str) -> Board:
    """The board of a game."""
    board: Board = import_module(f"{__name__}.{domain_of(game)}").BOARD
    return board
