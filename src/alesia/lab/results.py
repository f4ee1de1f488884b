"""The results of a run as tables: one row a game, one a turn, one for each thing that a seat used; Parquet and CSV."""

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alesia.kernel.errors import AlesiaError
from alesia.lab.playing import Part
from alesia.table.files import write_whole

if TYPE_CHECKING:
    import polars

TABLES = ("games", "turns", "uses")
FORMS = ("parquet", "csv")
FILES = tuple(f"{table}.{form}" for table in TABLES for form in FORMS)

Columns = dict[str, type]


class MissingExtra(AlesiaError):
    """A library that is needed for this is not installed."""


def columns(table: str, seats: Sequence[str]) -> Columns:
    """The columns of a table, in their order."""
    if table == "uses":
        return {"seed": int, "seat": str, "kind": str, "name": str, "times": int, "in_vain": int}
    if table == "turns":
        return {"seed": int, "turn": int, "year": int, "step": int, **_each("standing", seats)}
    head: Columns = {"seed": int, "winner": str, "reason": str, "decisions": int, "years": int, "steps": int}
    return head | {"crashed": str} | _each("standing", seats) | _each("rank", seats) | _each("score", seats)


def _each(name: str, seats: Sequence[str]) -> Columns:
    return {f"{name}_{seat}": int for seat in seats}


def need_polars() -> None:
    """MissingExtra if the library that writes the tables is not there."""
    if find_spec("polars") is None:
        raise MissingExtra("results are written with polars, which is not here: pip install 'alesia[lab]'")


def write_results(folder: Path, parts: Iterable[Part], seats: Sequence[str]) -> None:
    """Write all tables, each as Parquet and as CSV: the same bytes for the same parts."""
    for table, frame in _frames(parts, seats).items():
        write_whole(folder / f"{table}.parquet", _parquet(frame))
        write_whole(folder / f"{table}.csv", frame.write_csv())


def _frames(parts: Iterable[Part], seats: Sequence[str]) -> "dict[str, polars.DataFrame]":
    """The tables, put together part by part, so that the rows of all games never lie about as Python lists."""
    import polars as pl

    schemas = {table: columns(table, seats) for table in TABLES}
    found: dict[str, list[Any]] = {table: [pl.DataFrame(schema=schemas[table])] for table in TABLES}
    for part in parts:
        for table in TABLES:
            found[table].append(pl.DataFrame(getattr(part, table), schema=schemas[table], orient="row"))
    return {table: pl.concat(frames, rechunk=True) for table, frames in found.items()}


def _parquet(frame: "polars.DataFrame") -> bytes:
    file = BytesIO()
    frame.write_parquet(file)
    return file.getvalue()
