"""Where the facts of the components come from: our files, or those of an owner of the game.

Most of the map, the cards and the tables are not published; ours are reconstructions, marked record by record. Who has
the box can write the printed facts into files of the same shape and name their folder (``alesia.games.data``). A file
that is not in the folder is ours. The facts are chosen once, and checked, before anything is played.
"""

from functools import cache
from typing import Any

from alesia.games.data import folder
from alesia.games.rome_vs_gaul.checking import check
from alesia.games.rome_vs_gaul.source import Tables, digest_of, our_tables, texts_in


@cache
def _chosen() -> Tables:
    own = folder()
    return our_tables() if own is None else check(str(own), texts_in(own))


def load(name: str) -> dict[str, Any]:
    """A file as tables; BadData if the folder that was named cannot be played with."""
    found: dict[str, Any] = _chosen()[name]
    return found


@cache
def digest() -> str:
    """Of all files together; empty if they are ours."""
    return digest_of(_chosen())
