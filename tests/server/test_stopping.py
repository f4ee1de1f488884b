"""A server that is told to stop ends in order: streams end, nothing goes wrong, and who listened finds it again."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import event

from alesia.server.storage import open_engine
from alesia.server.tables import Tables
from tests.server.serving import API, Client, Event, Server, running

SOON = 10.0  # seconds in which it has ended; that a busy machine is slow is allowed for
SLOW = 2048  # bytes of a buffer that is soon full


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, afresh=True) as found:
        yield found


def stop(server: Server) -> float:
    """How long it takes to end; it must end well."""
    begun = time.monotonic()
    assert server.stop() == 0
    return time.monotonic() - begun


def check_silent(server: Server) -> None:
    """It has printed nothing but where it is, and where its games are."""
    trouble = ("Traceback", "ERROR", "WARNING", "Cancel", "Task", "never")
    assert [line for line in server.log.splitlines() if any(word in line for word in trouble)] == []


def test_a_server_that_is_told_to_stop_ends_at_once(server: Server) -> None:
    server.client().create()
    assert stop(server) < SOON
    check_silent(server)


def test_streams_end_with_the_server_and_whoever_listened_comes_back(server: Server) -> None:
    """A stream of one table and a line for several, of two people."""
    clients = [server.client() for _ in range(2)]
    tables = [client.create() for client in clients]
    paths = [(client, path) for client, table in zip(clients, tables, strict=True) for path in streams(table)]
    with ExitStack() as stack:
        heard = [stack.enter_context(client.listen(path)) for client, path in paths]
        firsts = [first_whole(events) for events in heard]
        assert stop(server) < SOON
        for events in heard:
            assert all(event.kind == "change" for event in events)  # until it ends, in order and not cut
    check_silent(server)

    server.start()
    for (client, path), first in zip(paths, firsts, strict=True):
        with client.listen(path) as events:
            assert table_of(first_whole(events))["id"] == table_of(first)["id"]


def streams(table: str) -> list[str]:
    return [f"{API}/tables/{table}/stream", f"{API}/stream?table={table}"]


def first_whole(events: Iterator[Event]) -> Event:
    return next(event for event in events if event.kind == "whole")


def table_of(event: Event) -> dict[str, object]:
    found: dict[str, object] = event.data.get("whole", event.data)
    return found


def test_whoever_does_not_read_his_stream_keeps_nobody_waiting(server: Server) -> None:
    """His line is cut when the time of grace is over."""
    client = server.client()
    table = client.create()
    line = listener_with_a_small_buffer(client, table)
    for _ in range(40):
        seen = client.turn(table)
        ask = next(ask for ask in seen["asks"] if ask["mine"])
        assert client.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200
    assert stop(server) < SOON
    line.close()
    check_silent(server)


def listener_with_a_small_buffer(client: Client, table: str) -> HTTPConnection:
    where = urlsplit(client.url)
    line = HTTPConnection(str(where.hostname), where.port)
    line.sock = socket.socket()
    line.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SLOW)
    line.sock.connect((where.hostname, where.port))
    line.request("GET", f"{API}/tables/{table}/stream", headers=client._cookie())
    return line


# While a Non-player thinks.


def test_a_server_stops_while_non_players_are_at_work(server: Server) -> None:
    client = server.client()
    table = client.create(Romans="nonplayer", Arverni="nonplayer", Aedui="nonplayer", Belgae="nonplayer")
    with client.listen(f"{API}/tables/{table}/stream") as events:
        first_whole(events)
        assert stop(server) < SOON
    check_silent(server)


def test_whoever_still_reads_leaves_no_connection_open(database: str) -> None:
    """The house waits for him before it lets its connections go."""
    assert asyncio.run(close_while_one_reads(database)) == (True, 0)


async def close_while_one_reads(database: str) -> tuple[bool, int]:
    """Whether he was answered, and how many connections are open afterwards."""
    engine, open_ones = open_engine(database), set[int]()
    event.listen(engine, "before_cursor_execute", lambda *_: time.sleep(0.2))
    event.listen(engine, "checkout", lambda line, *_: open_ones.add(id(line)))
    event.listen(engine, "close", lambda line, *_: open_ones.discard(id(line)))
    tables = Tables(engine)
    reading = asyncio.create_task(tables.database_answers())
    while not open_ones:
        await asyncio.sleep(0.01)
    await tables.close()
    return await reading, len(open_ones)
