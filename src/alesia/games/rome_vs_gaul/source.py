"""The files that hold the facts of the components, ours and those of an owner of the game, as text and as tables."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from alesia.kernel.errors import BadData, listed

FILES = ("map.toml", "units.toml", "tables.toml", "cards.toml", "game.toml")
MARKS = "published"  # in every record: which of its facts are
NO_FACTS = (MARKS, "at")  # and where on the drawn map a space stands
MOST_BYTES = 1_000_000  # of a file; ours have at most thirty thousand

Texts = Mapping[str, str]
Tables = Mapping[str, Any]


@cache
def our_texts() -> Texts:
    folder = files(__package__).joinpath("data")
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in FILES}


@cache
def our_tables() -> Tables:
    return parsed(our_texts())


def texts_in(folder: Path) -> Texts:
    """The files of an owner's folder; those that are not in it are ours. BadData if there is nothing to read."""
    if not folder.is_dir():
        raise BadData("{0!r} is not a folder", str(folder))
    given = sorted(path.name for path in folder.iterdir() if path.suffix == ".toml")
    others = [name for name in given if name not in FILES]
    if others:
        raise BadData("{0!r} holds {1}; the files are {2}", str(folder), listed(others), listed(FILES))
    if not given:
        raise BadData("{0!r} holds none of the files {1}", str(folder), listed(FILES))
    return {**our_texts(), **{name: _text(folder / name) for name in given}}


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadData("{0} cannot be read: {1}", path.name, error.strerror or str(error)) from None
    if len(data) > MOST_BYTES:
        raise BadData("{0} is too long: {1:,} bytes, at most {2:,} are read", path.name, len(data), MOST_BYTES)
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except ValueError:
        raise BadData("{0} is not text in UTF-8", path.name) from None


def parsed(texts: Texts) -> Tables:
    return {name: _parsed(name, text) for name, text in texts.items()}


def _parsed(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("{0} is not TOML: {1}", name, str(error)) from None


def facts_of(table: Any) -> Any:
    """A table without the marks that say where its facts come from, or where they are drawn."""
    if isinstance(table, dict):
        return {key: facts_of(value) for key, value in table.items() if key not in NO_FACTS}
    return [facts_of(each) for each in table] if isinstance(table, list) else table


def digest_of(tables: Tables) -> str:
    """What a record says of the facts of a game: nothing of ours. Comments and marks are no facts."""
    facts = facts_of(dict(tables))
    if facts == facts_of(dict(our_tables())):
        return ""
    return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=8).hexdigest()
