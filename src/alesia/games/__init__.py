"""The games, found by name; their rules are imported when somebody asks for them.

Import from here with ``from alesia.games import find``: ``alesia.games`` itself is the public function.
"""

from importlib import import_module
from typing import Any

from alesia.kernel.errors import UnknownName
from alesia.kernel.game import Game

GAMES: tuple[str, ...] = ("falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul")

_registered: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Let a game be found under its name."""
    _registered[game.name] = game


def names() -> tuple[str, ...]:
    """The names of all games that can be found."""
    return tuple(dict.fromkeys((*GAMES, *_registered)))


def find(name: str) -> Game[Any]:
    """The game of this name; UnknownName if there is none."""
    if name in GAMES and name not in _registered:
        register(import_module(f"{__name__}.{name.replace('-', '_')}").GAME)
    if name not in _registered:
        raise UnknownName("{0!r} is not a game; known: {1}", name, ", ".join(names()))
    return _registered[name]
