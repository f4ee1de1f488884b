"""Where the facts of the components come from: our files, or those of an owner of the game.

Most of the map, the cards and the tables are not published; ours are reconstructions, marked record by record. Who has
the box can write the printed facts into files of the same shape and name their folder in ALESIA_ROME_VS_GAUL (what
``--data FOLDER`` does). A file that is not in the folder is ours. The facts are chosen once, before anything is played.
"""

import os
import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

OURS = files(__package__).joinpath("data")
VARIABLE = "ALESIA_ROME_VS_GAUL"
FILES = ("map.toml", "units.toml", "tables.toml", "cards.toml", "game.toml")


def folder() -> Path | None:
    """The folder with an owner's facts, if one is named."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def text_of(name: str) -> str:
    own = folder()
    if own is not None and (own / name).is_file():
        return (own / name).read_text(encoding="utf-8")
    return OURS.joinpath(name).read_text(encoding="utf-8")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(text_of(name))


@cache
def digest() -> str:
    """Of all files together; empty if they are ours."""
    if folder() is None or all(text_of(name) == OURS.joinpath(name).read_text(encoding="utf-8") for name in FILES):
        return ""
    hasher = blake2b(digest_size=8)
    for name in FILES:
        hasher.update(text_of(name).encode())
    return hasher.hexdigest()
