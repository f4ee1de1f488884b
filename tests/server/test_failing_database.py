"""A database that fails, or keeps others waiting: nothing secret is written down, and nobody waits for ever."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from alesia.kernel.errors import BadOption
from alesia.server.logs import HIDDEN, discreet
from alesia.server.storage import engine, open_engine
from tests.server.house import House, Reply, open_house, wait_for
from tests.server.serving import API, running

SEED = 2**127 + 123456789
SOON = 0.3  # seconds that the database may let us wait, in these tests
LATE = 20.0


# What is written down.


@contextmanager
def as_owner(database: str) -> Iterator[Connection]:
    """Somebody who works at the database past the server."""
    found = create_engine(database)
    try:
        with found.begin() as connection:
            yield connection
    finally:
        found.dispose()


def test_keys_and_seeds_are_not_in_the_log_when_the_database_fails(database: str, tmp_path: Path) -> None:
    """Its tables are gone when a key is tried, or it refuses what is written and would show it."""
    with running(tmp_path, database, seed=SEED) as server:
        client = server.client()
        table = client.create(Aedui="link")
        keys = [seat["link"].partition("#")[2] for seat in client.see(table)["seats"]]
        with as_owner(database) as owner:
            break_for_writing(owner)
        assert client.post(f"{API}/tables", {}).status == 503
        with as_owner(database) as owner:
            owner.execute(text("ALTER TABLE holdings RENAME TO gone"))
            owner.execute(text("ALTER TABLE seats RENAME TO lost"))
        assert [client.post(f"{API}/join", {"key": key}).status for key in keys] == [503] * 4
        log = server.log

    assert log.count("the database fails") == 5
    assert "sqlalchemy.exc" in log
    assert str(SEED) not in log
    assert [key for key in (*keys, *client.cookies.values()) if key in log] == []
    assert re.findall(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{32}(?![\w-])", log) == []


def break_for_writing(owner: Connection) -> None:
    """No game can be added any more: PostgreSQL says which row it refuses, and shows it."""
    if owner.dialect.name == "postgresql":
        owner.execute(text("ALTER TABLE seats ADD CHECK (key = '') NOT VALID"))
    else:
        owner.execute(text("CREATE TRIGGER broken BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'broken'); END"))


def test_the_engine_itself_hides_what_it_was_asked_to_write(database: str) -> None:
    """Whoever writes the error down."""
    found = open_engine(database)
    with pytest.raises(Exception, match="hidden") as failure, found.connect() as connection:
        connection.execute(text("SELECT * FROM nowhere WHERE key = :key"), {"key": "the-key"})
    found.dispose()
    assert "the-key" not in str(failure.value)


SECRETS: list[str] = [
    "key 3xKVpAeqZ2o5tKcyAQN7n0Ew7GPfFCBd is taken",
    f"seed {SEED} of the dice",
    "refused\nDETAIL:  Failing row contains (1, abc,\nseed 12\n...).\n[SQL: INSERT INTO games]",
]


@pytest.mark.parametrize("line", SECRETS)
def test_what_looks_like_a_secret_is_hidden_in_the_log(line: str) -> None:
    shown = discreet(line)
    assert HIDDEN in shown
    assert not re.search(r"3xKV|1234|seed 12\b", shown)
    assert "INSERT" in shown or "SQL" not in line


def test_what_is_no_secret_stays_in_the_log() -> None:
    line = "GET /api/v1/tables/2v8y5e_TZ-0o2QxT/stream: in _handle_dbapi_exception_noconnection_at_all"
    assert discreet(line) == line


def test_a_password_in_an_address_that_is_none_is_not_shown() -> None:
    with pytest.raises(BadOption, match="not the address") as refused:
        open_engine("mysql://alesia:open-sesame@there/tables")
    assert "open-sesame" not in str(refused.value)


# Who keeps others waiting.


@pytest.fixture
def house(a_postgres: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with PostgreSQL and little patience."""
    monkeypatch.setattr(engine, "LOCK_TIME", SOON)
    with open_house(tmp_path, database=a_postgres.new_database()) as found:
        yield found


@pytest.mark.parametrize("lock", ["answers", "seats"])
def test_nobody_waits_for_ever_for_a_lock(house: House, lock: str) -> None:
    """A request is refused, as when the database fails; when the lock is gone, all goes on."""
    guest = house.guest()
    table = guest.create(seats={"Aedui": "link"})
    seen = wait_for(lambda: seen if (seen := guest.see(table))["asks"] else None)
    link = next(seat["link"] for seat in seen["seats"] if seat["name"] == "Aedui")

    def act() -> Reply:
        if lock == "seats":
            return guest.join(link)
        ask = next(ask for ask in guest.asked(table)["asks"] if ask["mine"])
        return guest.answer(table, ask["seat"], guest.see(table)["version"], ask["options"][0]["option"])

    if lock == "answers":
        guest.join(link)
    with as_owner(house.database) as other:
        other.execute(text(f"LOCK TABLE {lock} IN ACCESS EXCLUSIVE MODE"))
        begun = time.monotonic()
        assert (act().code, time.monotonic() - begun < LATE) == ("not_kept", True)
    assert act().status == 200


def test_a_statement_that_takes_too_long_is_given_up(a_postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a transaction that was taken back: the limit is the session's."""
    monkeypatch.setattr(engine, "STATEMENT_TIME", SOON)
    found = open_engine(a_postgres.new_database())
    for _ in range(2):
        with found.connect() as connection, pytest.raises(Exception, match="statement timeout"):
            connection.execute(text("SELECT pg_sleep(60)"))
    found.dispose()


# What PostgreSQL cannot keep.


@pytest.mark.parametrize("strange", ["\x00" * 20, "abc\x00" + "x" * 20, "é" * 20, "x y" * 8, "' OR 1=1 --      "])
def test_what_can_be_no_key_and_no_address_is_not_looked_for(house: House, strange: str) -> None:
    guest = house.guest()
    guest.create()
    reply = guest.post("/join", {"key": strange})
    assert (reply.status, reply.code) == (404, "unknown_link")
    for path in ("", "/stream", "/past/0"):
        reply = guest.get(f"/tables/{quoted(strange[:20])}{path}")
        assert (reply.status, reply.code) == (404, "unknown_table")


def quoted(address: str) -> str:
    return "".join(f"%{byte:02x}" for byte in address.encode()[:32])
