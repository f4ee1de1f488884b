"""What one address can hold open, and how long: it may harm itself by that, and nobody else.

The same with a thousand connections of each kind, and figures: ``python -m tests.server.crowd``.
"""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from alesia.server import api, door, guard, serve
from alesia.server.desk import Desk
from alesia.server.door import house_of
from alesia.server.errors import Refusal
from alesia.server.settings import LOCAL
from tests.server.house import API, Guest, House, Reply, connect, open_house, wait_for

ELSEWHERE = "127.0.0.2"
CONNECTIONS, STREAMS = 12, 6
NOTHING = b""
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:"
HALF_A_BODY = (
    b"POST /api/v1/join HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"key":'
)
ALL_OF_IT = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with small limits."""
    monkeypatch.setattr(serve, "OWN_CONNECTIONS", CONNECTIONS)
    monkeypatch.setattr(guard, "OWN_STREAMS", STREAMS)
    with open_house(tmp_path, limited=True) as house:
        yield house


@contextmanager
def lines(house: House, count: int, said: bytes, source: str = LOCAL) -> Iterator[list[socket.socket]]:
    """So many connections, on each of which this was said."""
    with ExitStack() as stack:
        opened = [stack.enter_context(connect(house.port, source)) for _ in range(count)]
        for line in opened:
            line.sendall(said)
        yield opened


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


def play(guest: Guest, table: str) -> None:
    """Three answers."""
    for _ in range(3):
        seen = guest.asked(table)
        assert guest.answer(table, seen["asks"][0]["seat"], seen["version"], "pass").status == 200


def heard(line: socket.socket) -> bytes:
    """All that the server says before it hangs up."""
    line.settimeout(30)
    said = b""
    try:
        while part := line.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize("said", [NOTHING, HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "half a head", "half a body"])
def test_an_address_that_holds_many_connections_keeps_nobody_out(house: House, said: bytes) -> None:
    """Neither others nor those who live at the same address: the oldest who want nothing must go."""
    guests = [house.guest(source=source) for source in (ELSEWHERE, LOCAL)]
    tables = [guest.create() for guest in guests]
    with lines(house, 8 * CONNECTIONS, said) as crowd:
        for guest, table in zip(guests, tables, strict=True):
            play(guest, table)
        newcomer = house.guest()
        assert newcomer.get("/games").status == 200
        assert sum(map(is_open, crowd)) < CONNECTIONS


def test_an_address_that_holds_many_streams_keeps_nobody_out(house: House) -> None:
    guest, other = house.guest(), house.guest(source=ELSEWHERE)
    table, theirs = guest.create(), other.create()
    with ExitStack() as stack:
        for _ in range(STREAMS):
            assert stack.enter_context(guest.stream(table)).next().kind == "whole"
        for path in (f"/tables/{table}/stream", f"/stream?table={table}"):
            refused = guest.get(path)
            assert (refused.status, refused.code) == (429, "too_many_streams")
            assert int(refused.headers["retry-after"]) > 0
        play(guest, table)
        with other.stream(theirs) as stream:
            stream.next()
            play(other, theirs)


def test_when_a_stream_ends_there_is_place_for_another(house: House) -> None:
    guest = house.guest()
    table = guest.create()
    for _ in range(3):
        with ExitStack() as stack:
            for _ in range(STREAMS):
                assert stack.enter_context(guest.stream(table)).status == 200
        wait_for(lambda: not house.room(table).listeners)


def test_who_has_nothing_but_busy_connections_gets_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "OWN_STREAMS", 2 * CONNECTIONS)
    guest, other = house.guest(), house.guest(source=ELSEWHERE)
    table, theirs = guest.create(), other.create()
    with ExitStack() as stack:
        for _ in range(CONNECTIONS):
            stack.enter_context(guest.stream(table)).next()
        said = heard(stack.enter_context(connect(house.port)))
        assert said.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nRetry-After: " in said
        assert b"too_many_connections" in said
        play(other, theirs)


def test_a_server_that_can_hold_no_more_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "open_files", lambda: serve.OTHER_FILES + 3)
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.create()
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(guest.stream(table)).next()
            said = heard(stack.enter_context(connect(house.port, ELSEWHERE)))
        assert said.startswith(b"HTTP/1.1 503 ")
        assert b"\r\nRetry-After: " in said


@pytest.mark.parametrize("said", [NOTHING, HALF_A_HEAD, HALF_A_BODY, ALL_OF_IT + HALF_A_HEAD])
def test_who_does_not_say_what_he_wants_is_sent_away_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(door, "REQUEST_TIME", 1.0)
    start = time.monotonic()
    with lines(house, 1, said) as (line,):
        reply = heard(line)
    assert time.monotonic() - start < 10
    if said != HALF_A_BODY:  # whose request has begun, so that there may be no word any more
        assert b"HTTP/1.1 408 " in reply


def test_who_says_it_byte_by_byte_gets_no_more_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST_TIME", 1.0)
    start = time.monotonic()
    with lines(house, 1, HALF_A_HEAD) as (line,):
        while is_open(line):
            try:
                line.send(b"x")
            except (BrokenPipeError, ConnectionResetError):
                break
            time.sleep(0.05)
    assert 0.5 < time.monotonic() - start < 10


def test_a_stream_outlives_the_time_for_a_request(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST_TIME", 0.5)
    guest = house.guest()
    table = guest.create()
    with guest.stream(table) as stream:
        stream.next()
        time.sleep(1.5)
        play(guest, table)
        assert stream.until(lambda seen: seen["version"] >= 3)


def test_a_head_without_end_is_cut_off(house: House) -> None:
    line = connect(house.port)
    line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    endless = b"".join(b"X-%d: %b\r\n" % (n, b"x" * 1000) for n in range(10_000))
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        line.sendall(endless)
    line.close()


# Who asks.


def knock(guest: Guest, **headers: str) -> set[int]:
    """What is said to one who tries keys, more of them than an address may try."""
    return {guest.post("/join", {"key": "x" * 32}, **headers).status for _ in range(70)}


def test_who_must_wait_is_told_how_long(house: House) -> None:
    guest = house.guest()
    assert 429 in knock(guest)
    reply = guest.post("/join", {"key": "x" * 32})
    assert (reply.status, reply.code) == (429, "too_many")
    assert 1 <= int(reply.headers["retry-after"]) <= 60


def test_nobody_gets_another_address_by_saying_so(house: House) -> None:
    guest = house.guest()
    knock(guest, **{"X-Forwarded-For": "10.0.0.1"})
    assert guest.post("/join", {"key": "x" * 32}, **{"X-Forwarded-For": "10.0.0.2"}).status == 429


def test_a_proxy_that_is_trusted_says_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the last address that is not a proxy's. And it may hold as many connections as it likes."""
    monkeypatch.setattr(serve, "OWN_CONNECTIONS", 2)
    with open_house(tmp_path, limited=True, proxy=f"{LOCAL},10.9.0.0/16") as house:
        guest = house.guest()
        assert 429 in knock(guest, **{"X-Forwarded-For": "1.1.1.1, 10.0.0.1, 10.9.1.1"})
        for said, status in (("10.0.0.1", 429), ("10.0.0.2", 404), ("10.0.0.1, 10.0.0.3", 404)):
            assert guest.post("/join", {"key": "x" * 32}, **{"X-Forwarded-For": said}).status == status
        with lines(house, 8, NOTHING) as crowd:
            assert guest.get("/games").status == 200
            assert all(map(is_open, crowd))


@pytest.mark.parametrize(
    ("address", "house"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_addresses_that_one_house_can_choose_among_count_as_one(address: str, house: str) -> None:
    assert house_of(address) == house


# What is dear.


def test_long_work_for_one_address_keeps_no_other_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither answers nor, while there is a place at the desk, what is dear."""
    enough, at_work = Event(), []

    def think(*_: object) -> None:
        at_work.append(1)
        enough.wait(30)

    monkeypatch.setattr(api, "think_again", think)
    guest, other = house.guest(), house.guest(source=ELSEWHERE)
    table, theirs = guest.create(), other.create()
    play(guest, table)
    asking = [Thread(target=think_at, args=(house, guest, table)) for _ in range(8)]
    for thread in asking:
        thread.start()
    wait_for(lambda: at_work)
    play(other, theirs)
    play(guest, table)
    assert other.get(f"/tables/{theirs}/standing").status == 200
    assert len(at_work) == 1
    enough.set()
    for thread in asking:
        thread.join()
    assert len(at_work) == len(asking)


def think_at(house: House, guest: Guest, table: str) -> Reply:
    friend = Guest(house)
    friend.cookie = guest.cookie
    try:
        return friend.send("GET", f"{API}/tables/{table}/thoughts/0", None, friend.signs)
    finally:
        friend.close()


def test_the_desk_is_shared_between_addresses_and_refuses_who_wants_too_much() -> None:
    first, refused, all_in_all = asyncio.run(share_the_desk())
    assert first == ["a", "b"]
    assert (refused.status, refused.code) == (429, "too_many")
    assert refused.headers["Retry-After"]
    assert sorted(all_in_all) == ["a", "a", "a", "b", "c"]


async def share_the_desk() -> tuple[list[str], Refusal, list[str]]:
    """Who is at work at first; what one address is told that wants more; and who has been at work in the end."""
    shared, enough, at_work = Desk(own_waiting=3), asyncio.Event(), list[str]()

    async def work(address: str) -> None:
        async with shared.place(address):
            at_work.append(address)
            await enough.wait()

    tasks = [asyncio.create_task(work(address)) for address in ("a", "a", "a", "b", "c")]
    await asyncio.sleep(0.01)
    first = list(at_work)
    with pytest.raises(Refusal) as refused:
        await work("a")
    enough.set()
    await asyncio.gather(*tasks)
    assert not shared._queues
    return first, refused.value, at_work
