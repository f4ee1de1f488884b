"""Every table has its worker, to which those who want it are handed on with their connections."""

import asyncio
import json
import os
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from alesia.server.handing import HAVE, MOST, Handing, Place
from alesia.server.keys import Addresses, worker_of
from tests.server.serving import API, Client, Server, any_option, mine, running
from tests.server.test_several_processes import PEOPLE, SOON, wait_for_children

TABLES = 6
ASKS = b"GET /api/v1/tables/AAAA/stream HTTP/1.1\r\n"  # of the second of four workers


def sockets(process: int) -> int:
    links = [each.readlink() for each in Path(f"/proc/{process}/fd").iterdir() if each.is_symlink()]
    return sum(str(link).startswith("socket:") for link in links)


def wait_for_sockets(workers: list[int], before: list[int], wanted: int) -> None:
    """Until so many more are open in one of them, whichever; and in both perhaps that of the way between them."""
    end = time.monotonic() + SOON
    while (more := sorted(sockets(each) - old for each, old in zip(workers, before, strict=True))) not in (
        [0, wanted],
        [1, wanted + 1],
    ):
        assert time.monotonic() < end, more
        time.sleep(0.05)


def test_all_who_listen_at_a_table_meet_in_one_worker(tmp_path: Path) -> None:
    with running(tmp_path, workers=2) as server, ExitStack() as stack:
        client = server.client()
        table = client.create(**PEOPLE)
        workers = wait_for_children(server, 2)
        time.sleep(0.5)
        before = [sockets(each) for each in workers]
        events = [stack.enter_context(client.listen(f"{API}/tables/{table}/stream")) for _ in range(8)]
        assert [next(each).kind for each in events] == ["whole"] * 8
        wait_for_sockets(workers, before, 8)
        assert "Traceback" not in server.log


def test_new_tables_go_to_the_workers_in_turn(tmp_path: Path) -> None:
    """Each of the two lays tables out for both by turns, whichever is asked for them."""
    addresses = Addresses(3)
    drawn = [addresses.new() for _ in range(30)]
    assert [Counter(worker_of(each.encode(), 3) for each in drawn)[worker] for worker in range(3)] == [10, 10, 10]
    with running(tmp_path, workers=2) as server:
        laid = [server.client().create(**PEOPLE) for _ in range(12)]
    found = Counter(worker_of(each.encode(), 2) for each in laid)
    assert abs(found[0] - found[1]) <= 2


def test_who_asks_for_one_table_after_another_is_answered_on_the_same_connection(tmp_path: Path) -> None:
    """He is handed on between two requests, as often as the table is another worker's."""
    with running(tmp_path, workers=3) as server:
        client = server.client()
        tables = [client.create(**PEOPLE) for _ in range(TABLES)]
        connection = HTTPConnection(urlsplit(server.url).netloc, timeout=SOON)
        connection.connect()
        first = connection.sock.getsockname()
        for table in (*tables, *tables):
            connection.request("GET", f"{API}/tables/{table}", headers=client._cookie())
            reply = connection.getresponse()
            body = reply.read()
            assert reply.status == 200, body
            assert f'"id":"{table}"'.encode() in body
            assert connection.sock.getsockname() == first
        connection.close()
        assert "Traceback" not in server.log


def test_an_answer_whose_body_comes_late_is_taken_by_the_worker_it_was_handed_on_to(tmp_path: Path) -> None:
    with running(tmp_path, workers=2) as server:
        client, random = server.client(), Random(3)
        for table in [client.create(**PEOPLE) for _ in range(TABLES)]:
            assert b"HTTP/1.1 200" in answered_late(server, client, table, random)


def answered_late(server: Server, client: Client, table: str, random: Random) -> bytes:
    """Answer with a pause before the body and another in it; what is replied."""
    seen = client.turn(table)
    ask = mine(seen)[0]
    body = json.dumps({"seat": ask["seat"], "version": seen["version"], "option": any_option(ask, random)})
    head = {"Host": urlsplit(server.url).netloc, "Origin": server.url, "Content-Type": "application/json"}
    head |= {"Content-Length": str(len(body)), **client._cookie(), "Connection": "close"}
    lines = [f"POST {API}/tables/{table}/answers HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    with socket.create_connection((urlsplit(server.url).hostname, urlsplit(server.url).port), SOON) as connection:
        for part in ("\r\n".join([*lines, "", ""]), body[:10], body[10:]):
            connection.sendall(part.encode())
            time.sleep(0.1)
        return connection.recv(MOST)


class Somebody:
    """Who is handed on, and what becomes of him."""

    def __init__(self, connection: socket.socket) -> None:
        self.fileno = connection.fileno()
        self.became = asyncio.get_running_loop().create_future()

    def is_taken(self) -> None:
        self.became.set_result(None)

    def is_not_taken(self, request: bytes) -> None:
        self.became.set_result(request)


async def hand_on(folder: Path, other: Callable[[socket.socket], None]) -> bytes | None:
    """Hand somebody on to a worker of which only this is known; what he said, if he is given back."""
    handing = Handing(Place(0, 4, folder), lambda _: asyncio.Protocol())
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door, socket.create_server(("", 0)) as connection:
        door.bind(str(folder / "worker-1"))
        door.listen()
        somebody = Somebody(connection)
        assert handing.hands_on(somebody, ASKS)
        other(door)
        try:
            return await asyncio.wait_for(somebody.became, SOON)
        finally:
            handing.close()


def dies(door: socket.socket) -> None:
    """He is sent somebody, and is killed before he has said that he has him."""
    way, _ = door.accept()
    way.close()


def takes(door: socket.socket) -> None:
    way, _ = door.accept()
    with way:
        request, files, _, _ = socket.recv_fds(way, MOST, 1)
        assert request == ASKS
        assert len(files) == 1
        os.close(files[0])
        way.send(HAVE)


def test_who_was_handed_on_to_a_worker_that_was_killed_is_heard_where_he_was(tmp_path: Path) -> None:
    assert asyncio.run(hand_on(tmp_path, dies)) == ASKS


def test_who_was_taken_on_is_let_go(tmp_path: Path) -> None:
    assert asyncio.run(hand_on(tmp_path, takes)) is None


def test_nobody_is_handed_on_to_a_worker_that_is_not_there(tmp_path: Path) -> None:
    async def try_it() -> bool:
        with socket.create_server(("", 0)) as connection:
            return Handing(Place(0, 4, tmp_path), lambda _: asyncio.Protocol()).hands_on(Somebody(connection), ASKS)

    assert not asyncio.run(try_it())


@pytest.mark.parametrize(
    ("request_", "is_known"),
    [
        (b"GET /api/v1/tables/AAAA/stream HTTP/1.1\r\n", True),
        (b"POST /api/v1/tables/AAAA/answers HTTP/1.1\r\n", True),
        (b"GET /api/v1/tables/AAAA HTTP/1.1\r\n", True),
        (b"GET /api/v1/stream?table=AAAA&table=B HTTP/1.1\r\n", True),
        (b"GET /api/v1/tables HTTP/1.1\r\n", False),
        (b"GET /table/AAAA HTTP/1.1\r\n", False),
        (b"GET /api/v1/tables/AA", False),
        (b"POST /api/v1/tables/AAAA/answers HTTP/1.1\r\n" + b"x" * MOST, False),
    ],
)
def test_the_table_of_a_request_has_one_worker_of_all(request_: bytes, is_known: bool) -> None:
    """Whoever is asked says the same; what names no table, or is too long, stays where it is."""
    found = {Place(number, 4, Path("/f")).other_for(request_) for number in range(4)}
    assert found == ({None, Path("/f/worker-1")} if is_known else {None})
