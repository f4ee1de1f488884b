"""An owner's facts beside ours: which records are others, and which of them nobody has read from the printed game."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from alesia.games.rome_vs_gaul.checking.shapes import SHAPES
from alesia.games.rome_vs_gaul.source import FILES, MARKS, Tables, facts_of, our_tables

SETTLED = ("all", "printed")  # marks of records that the rulebook has, or that were read from the game
PATHS = "paths."


class Count(NamedTuple):
    """A table: its records, those that are not as ours, those that are reconstructed, at least in part."""

    file: str
    table: str
    records: int
    changed: int
    reconstructed: int


def own_files(tables: Tables) -> list[str]:
    """The files whose facts are not ours."""
    ours = our_tables()
    return [name for name in FILES if facts_of(tables[name]) != facts_of(ours[name])]


def counts(tables: Tables) -> Iterator[Count]:
    """Table by table, of files that have their shape."""
    for file, shapes in SHAPES.items():
        for table, shape in shapes.items():
            records, ours = (_records(each[file], table, shape.key) for each in (tables, our_tables()))
            kept = [key for key, facts in records.items() if _facts(facts) == _facts(ours.get(key))]
            changed = len(records.keys() | ours.keys()) - len(kept)
            open_still = [facts for facts in records.values() if facts.get(MARKS, "") not in SETTLED]
            yield Count(file, table, len(records), changed, len(open_still))


def _facts(record: Mapping[str, Any] | None) -> Any:
    return None if record is None else facts_of(dict(record))


def _records(tables: Any, table: str, key: str) -> dict[object, Mapping[str, Any]]:
    """The records of a table by what they are told by; of paths, each by its ends."""
    if table.startswith(PATHS):
        paths = tables["paths"][table.removeprefix(PATHS)]
        return {frozenset(pair): {MARKS: paths.get(MARKS, "")} for pair in paths["between"]}
    if not key:
        return {table: tables[table]}
    return {_key(facts[key]): facts for facts in tables[table]}


def _key(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
