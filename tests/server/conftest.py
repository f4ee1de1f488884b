"""The databases on which the server is tested."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def a_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is started by the first test that needs it, and ends with the last test of this process."""
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test is run on each kind that there is."""
    return new_database(request, tmp_path)


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Of the kind that the parameter of the fixture names."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    server: Postgres = request.getfixturevalue("a_postgres")
    return server.new_database()
