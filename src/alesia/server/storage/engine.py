"""The database: SQLite with a write-ahead log, or PostgreSQL, brought to the newest schema when it is opened."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from alesia.kernel.errors import BadOption

NEWEST = "0002"
# What keeps others out while the schema is changed, so that it is changed once, and wholly or not at all.
ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(52)"}


def open_engine(url: str) -> Engine:
    """The engine of this address; BadOption if it cannot be one."""
    address = _address(url)
    sqlite = address.get_backend_name() == "sqlite"
    engine = _sqlite(url, address.database) if sqlite else create_engine(url, pool_pre_ping=True)
    try:
        _migrate(engine)
    except OperationalError as error:
        engine.dispose()
        raise BadOption(f"the database cannot be opened: {str(error.orig).strip()}") from None
    except BaseException:
        engine.dispose()
        raise
    return engine


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
    except (ArgumentError, NoSuchModuleError):
        address = None
    if address is None or address.get_backend_name() not in ALONE:
        raise BadOption(f"{url!r} is not the address of a database; known: sqlite:///FILE, postgresql+psycopg://...")
    return address


def _sqlite(url: str, file: str | None) -> Engine:
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    """FULL: an answer that was acknowledged outlives a loss of power too."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(engine: Engine) -> None:
    """Bring the schema up to date; Alembic takes long to load and is left alone where nothing is to do."""
    if _schema_version(engine) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        connection.exec_driver_sql(ALONE[engine.dialect.name])
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise BadOption(f"the database is of a newer Alesia than this: {error}") from None


def _schema_version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
