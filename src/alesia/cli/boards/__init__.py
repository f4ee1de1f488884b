"""The boards, one module a game: how a table looks on the screen."""

from importlib import import_module

from alesia.cli.boards.base import Board
from alesia.cli.screen import Screen
from alesia.cli.speech import name
from alesia.words.catalogue import domain_of


def find(game: str) -> Board:
    """The board of a game."""
    board: Board = import_module(f"{__name__}.{domain_of(game)}").BOARD
    return board


def screen(game: str, plain: bool) -> Screen:
    """A screen that knows the colours of a game's sides, by what they are called."""
    board = find(game)
    return Screen({name(game, board.kind, side): colour for side, colour in board.colours.items()}, plain)
