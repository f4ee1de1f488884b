"""A backup: all that is in the database, as lines of JSON in a gzipped file, whatever the database is.

It is read at one moment while the server goes on. The first line tells the schema; a backup of an older one is laid out
as it was and then brought up to date, as an old database is.
"""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, Integer, MetaData, Table, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError

from alesia.kernel.errors import BadOption, echo
from alesia.server.storage.engine import OWN, migrate, reading, schema_version
from alesia.server.storage.schema import metadata

FORM = "alesia backup 1"
BYTES = "bytes"
AT_ONCE = 1_000  # rows
VERSION = "alembic_version"
# What a file that was cut off or changed shows itself by: as packed, as text, as JSON, and as rows.
DAMAGED = (EOFError, gzip.BadGzipFile, zlib.error, ValueError, TypeError, KeyError, DataError, IntegrityError)


def back_up(engine: Engine, path: Path) -> dict[str, int]:
    """Write a backup, whole or not at all; tells how many rows of each table are in it."""
    part = path.with_name(f"{path.name}.part")
    try:
        with open(part, "wb", opener=_for_its_owner) as file:
            with reading(engine) as connection, gzip.open(file, "wt", encoding="utf-8") as packed:
                counts = _write_all(connection, packed)
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return counts


def _for_its_owner(name: str, flags: int) -> int:
    """A file that nobody else may read: keys and seeds are in it."""
    return os.open(name, flags, OWN)


def _write_all(connection: Connection, file: IO[str]) -> dict[str, int]:
    _line(file, [FORM, connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar_one()])
    return {table.name: _write(connection, table, file) for table in metadata.sorted_tables}


def _write(connection: Connection, table: Table, file: IO[str]) -> int:
    _line(file, {"table": table.name, "columns": [column.name for column in table.columns]})
    count = 0
    for row in connection.execute(select(table)):
        _line(file, [{BYTES: base64.b64encode(each).decode()} if isinstance(each, bytes) else each for each in row])
        count += 1
    return count


def _line(file: IO[str], content: object) -> None:
    file.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


def restore(engine: Engine, path: Path) -> dict[str, int]:
    """Fill a database that has nobody and nothing in it; tells how many rows each table has got."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        schema = _schema_of(file, path)
        migrate(engine, "base")
        migrate(engine, schema)
        try:
            with engine.begin() as connection:
                counts = _fill(connection, file)
        except DAMAGED:
            raise _damaged(path) from None
    migrate(engine, "head")
    return counts


def is_empty(engine: Engine) -> bool:
    """Whether nothing would be lost."""
    if schema_version(engine) is None:
        return True
    with reading(engine) as connection:
        return not any(connection.execute(select(table).limit(1)).first() for table in metadata.sorted_tables)


def _schema_of(file: IO[str], path: Path) -> str:
    try:
        form, schema = json.loads(file.readline())
    except zlib.error:
        raise _damaged(path) from None
    except (ValueError, OSError, EOFError, UnicodeError, TypeError):
        form, schema = "", ""
    if form != FORM:
        raise BadOption("{0!r} is not a backup of Alesia", echo(str(path)))
    return str(schema)


def _damaged(path: Path) -> BadOption:
    return BadOption("{0!r} is damaged: nothing of it was restored", echo(str(path)))


def _fill(connection: Connection, file: IO[str]) -> dict[str, int]:
    found = MetaData()
    found.reflect(connection)
    counts: dict[str, int] = {}
    for head, rows in _tables(file):
        table = found.tables[head["table"]]
        counts[table.name] = 0
        while batch := list(islice(rows, AT_ONCE)):
            connection.execute(insert(table), [dict(zip(head["columns"], row, strict=True)) for row in batch])
            counts[table.name] += len(batch)
        if counts[table.name] and connection.dialect.name == "postgresql":
            _count_on(connection, table)
    return counts


def _tables(file: IO[str]) -> Iterator[tuple[dict[str, Any], Iterator[list[Any]]]]:
    """Each table, and its rows, which must be read before the next one."""
    head: dict[str, Any] = {}
    for is_head, lines in groupby(map(json.loads, file), lambda line: isinstance(line, dict)):
        if is_head:
            *_, head = lines
        else:
            yield head, ([_value(each) for each in row] for row in lines)


def _value(each: Any) -> Any:
    return base64.b64decode(each[BYTES]) if isinstance(each, dict) else each


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that the database gives out go on behind those that are there."""
    key = table.columns.get("id")
    if key is not None and isinstance(key.type, Integer):
        last = f"SELECT max(id) FROM {table.name}"
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), ({last}))"))
