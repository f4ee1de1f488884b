"""The database: its schema, how it is brought up to date, and that it holds all there is to know of a table."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from alesia.kernel.errors import BadOption
from alesia.server import tables
from alesia.server.storage import engine, open_engine
from alesia.server.storage.schema import metadata
from tests.server.house import Guest, open_house, wait_for
from tests.server.serving import any_option, mine, running

MIGRATIONS = Path(engine.__file__).parent / "migrations"


# The schema.


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    found = open_engine(database)
    try:
        yield found
    finally:
        found.dispose()


def migrate(to: Engine, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with to.begin() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if revision == "base" else command.upgrade)(config, revision)


def facts(of: Engine) -> dict[str, Any]:
    """All that the database tells of its tables."""
    seen = inspect(of)
    return {
        name: {
            "columns": [{**column, "type": str(column["type"])} for column in seen.get_columns(name)],
            "primary key": seen.get_pk_constraint(name),
            "foreign keys": sorted(map(str, seen.get_foreign_keys(name))),
            "unique": sorted(map(str, seen.get_unique_constraints(name))),
            "indexes": sorted(map(str, seen.get_indexes(name))),
            "options": seen.get_table_options(name),
        }
        for name in seen.get_table_names()
        if name != "alembic_version"
    }


def test_alembic_finds_no_difference_between_the_migrations_and_the_schema(database: str) -> None:
    with opened(database) as migrated, migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_migrations_make_what_the_schema_would_make(database: str) -> None:
    with opened(database) as made:
        migrated = facts(made)
        migrate(made, "base")
        metadata.create_all(made)
        assert facts(made) == migrated
        assert set(migrated) == set(metadata.tables)


def test_migrations_run_down_and_up_again(database: str) -> None:
    with opened(database) as made:
        first = facts(made)
        migrate(made, "base")
        assert facts(made) == {}
        migrate(made, "head")
        assert facts(made) == first


def test_the_server_knows_which_migration_is_the_newest() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == engine.NEWEST


def test_an_old_database_is_brought_up_to_date_when_it_is_opened(database: str) -> None:
    with opened(database) as made:
        newest = facts(made)
        migrate(made, "base")
    with opened(database) as again:
        assert facts(again) == newest


def test_a_database_from_the_future_is_refused(database: str) -> None:
    with opened(database) as made, made.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match="newer"):
        open_engine(database)


def test_a_first_start_that_was_cut_off_can_be_begun_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Operations, "create_index", cut_off)
        with pytest.raises(KeyboardInterrupt):
            open_engine(database)
    with opened(database) as again:
        assert set(facts(again)) == set(metadata.tables)


def cut_off(*args: object, **options: object) -> None:
    raise KeyboardInterrupt


def test_two_servers_may_start_at_once_on_a_new_database(database: str, tmp_path: Path) -> None:
    def start(folder: Path) -> str:
        folder.mkdir()
        with running(folder, database) as server:
            return server.log

    with ThreadPoolExecutor() as pool:
        logs = list(pool.map(start, [tmp_path / "first", tmp_path / "second"]))
    assert not any("alesia:" in log or "Traceback" in log for log in logs), logs


# Rooms are only a quicker way to what is written.


def test_a_table_whose_room_was_closed_is_the_same_when_it_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "OPEN_ROOMS", 1)
    with open_house(tmp_path) as house:
        guest = Guest(house)
        table = guest.create(seats={"Belgae": "nonplayer"})
        for _ in range(5):
            answer_at_random(guest, table)
            before = guest.asked(table)
            wait_for(lambda: house.tables._rooms[table].result().idle)
            guest.create()
            assert table not in house.tables._rooms
            assert guest.see(table) == before
        guest.close()


def answer_at_random(guest: Guest, table: str) -> None:
    seen = guest.asked(table)
    ask = mine(seen)[0]
    reply = guest.answer(table, ask["seat"], seen["version"], any_option(ask, Random(seen["version"])))
    assert reply.status == 200, reply.body
