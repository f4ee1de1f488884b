"""The database: SQLite with a write-ahead log, or PostgreSQL, brought to the newest schema when it is opened.

What is written there are keys and seeds among other things: no error tells the parameters of a statement.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from alesia.kernel.errors import BadOption, echo

NEWEST = "0015"
HIDDEN = "***"  # what is told of a password
# What keeps others out while the schema is changed, so that it is changed once, and wholly or not at all.
ALONE = {
    "sqlite": ["BEGIN IMMEDIATE"],
    "postgresql": ["SET LOCAL lock_timeout = 0", "SET LOCAL statement_timeout = 0", "SELECT pg_advisory_xact_lock(52)"],
}
# How many seconds the database may let us wait: for a connection, for a lock that somebody holds, for a statement.
CONNECT_TIME, LOCK_TIME, STATEMENT_TIME = 10, 10, 30
AGAIN = 0.02  # seconds until what was refused is tried again
CACHE = 256  # kilobytes of pages that a connection to SQLite holds
OWN = 0o600  # the rights to a new file with keys and seeds in it
PASSWORD = re.compile("(://[^:@/]*):.*@", re.DOTALL)


def open_engine(url: str) -> Engine:
    """The engine of this address; BadOption if it cannot be one."""
    address = _address(url)
    try:
        engine = _engine(url, address)
    except (SQLAlchemyError, ImportError, OSError, ValueError, TypeError) as error:  # whatever a driver thinks of it
        raise _unopened(address, error) from None
    try:
        _migrate(engine)
    except (SQLAlchemyError, OSError, ValueError) as error:
        engine.dispose()
        raise _unopened(address, error) from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def need_database(url: str) -> None:
    """BadOption where nobody has ever kept a game: to be told of a file that is made by looking for it helps nobody."""
    address = _address(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").exists():
        raise BadOption("there is no database {0!r}; name it with --db", echo(address.render_as_string()))


def _engine(url: str, address: URL) -> Engine:
    if address.get_backend_name() == "sqlite":
        return _sqlite(url, address.database or "")
    return _postgresql(address)


def _unopened(address: URL, error: Exception) -> BadOption:
    """A database that cannot be opened, told with its address, but for the password, and the reason of its driver."""
    reason = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    told = " ".join(str(reason).split())
    if address.password:
        told = told.replace(str(address.password), HIDDEN)
    return BadOption("the database {0!r} cannot be opened: {1}", echo(address.render_as_string()), told)


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection whose statements all see the database at the same moment, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _address(url: str) -> URL:
    try:
        address = make_url(url)
        address.get_dialect()
    except (SQLAlchemyError, ImportError, ValueError):
        address = None
    if address is None or address.get_backend_name() not in ALONE:
        told = echo(without_password(url))
        raise BadOption("{0!r} is not the address of a database; known: sqlite:///FILE, postgresql+psycopg://...", told)
    sqlite = address.get_backend_name() == "sqlite"
    if sqlite and address.query:
        raise BadOption("{0!r} says more than a file; write sqlite:///FILE", echo(address.render_as_string()))
    if sqlite and address.database in (None, "", ":memory:"):
        raise BadOption("{0!r} names no file to keep games in; write sqlite:///FILE", echo(address.render_as_string()))
    return address


def without_password(url: str) -> str:
    """An address, whatever it is, without what may be a password in it."""
    return PASSWORD.sub(rf"\1:{HIDDEN}@", url)


def _sqlite(url: str, file: str) -> Engine:
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # it is there already, or the driver will say what is amiss
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, OWN))
    known = {"timeout": STATEMENT_TIME, "check_same_thread": False}
    engine = create_engine(url, hide_parameters=True, connect_args=known)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _postgresql(address: URL) -> Engine:
    """What the address says of these stands; a session that somebody else blocks gives up."""
    usual = {"connect_timeout": str(CONNECT_TIME), "client_encoding": "utf8"}  # also where the database has none
    whole = address.update_query_dict({**usual, **address.query})
    engine = create_engine(whole, hide_parameters=True, pool_pre_ping=True)
    event.listen(engine, "connect", _set_times)
    return engine


def _set_times(connection: Any, _: object) -> None:
    """For the whole session, so it must not be taken back with a transaction."""
    connection.autocommit = True
    for name, seconds in (("lock_timeout", LOCK_TIME), ("statement_timeout", STATEMENT_TIME)):
        connection.execute(f"SET {name} = {int(1000 * seconds)}")
    connection.autocommit = False


def _set_pragmas(connection: Any, _: object) -> None:
    """FULL: an answer that was acknowledged outlives a loss of power too. Pages are kept by the system: a cache of
    its own for each connection of the pool would only hold them once more."""
    cursor = connection.cursor()
    patience, cache = f"busy_timeout = {1000 * STATEMENT_TIME}", f"cache_size = -{CACHE}"
    _write_ahead(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON", patience, cache):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Of two processes that open a new file at the same moment SQLite refuses one here, without waiting."""
    end = monotonic() + LOCK_TIME
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except OperationalError:
            if monotonic() > end:
                raise
            sleep(AGAIN)


def _migrate(engine: Engine) -> None:
    """Bring the schema up to date; Alembic takes long to load and is left alone where nothing is to do."""
    if schema_version(engine) != NEWEST:
        migrate(engine, "head")


def migrate(engine: Engine, revision: str) -> None:
    """Bring the schema to a revision, wholly or not at all; "base" is none."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        for statement in ALONE[engine.dialect.name]:
            connection.exec_driver_sql(statement)
        config.attributes["connection"] = connection
        try:
            (command.downgrade if revision == "base" else command.upgrade)(config, revision)
        except CommandError as error:
            raise BadOption("the database is of a newer Alesia than this: {0}", str(error)) from None


def schema_version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
