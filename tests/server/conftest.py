"""The databases on which the server is tested."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres, postgres

REQUESTS = "requests"  # what a test writes down of itself: how many it has sent


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


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many generated requests were sent, in all processes together."""
    found = [dict(report.user_properties) for report in terminalreporter.stats.get("passed", [])]
    if sent := sum(each.get(REQUESTS, 0) for each in found):
        terminalreporter.write_line(f"{sent:,} generated requests were sent, and each reply was as described.")
