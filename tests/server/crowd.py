"""A crowd from one address: connections that say nothing or only half, and streams, many of each; who can still play?

    python -m tests.server.crowd                 # 1,100 of each kind, a table of figures
    python -m tests.server.crowd --count 200

A server is started as most systems start a program: with 1,024 files that it may have open, until it asks for more. The
crowd comes from one address. Meanwhile somebody plays on at another, and somebody comes anew from that of the crowd.
"""

import argparse
import resource
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from tests.server.serving import API, PATIENCE, Client, Lost, Server, any_option, mine, running

COUNT = 1100
PEOPLE = 50  # in the crowd: nobody can have very many streams, but many can have some
ANSWERS = 40
USUAL_FILES = 1024
ELSEWHERE = "127.0.0.2"
SEATS = ("Romans", "Arverni", "Aedui", "Belgae")
HEAD = "{} {} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n"
WAYS = ("nobody", "idle", "half heads", "half bodies", "streams", "lines", "thoughts")
CROWDED = {way: f"127.0.0.{number}" for number, way in enumerate(WAYS, 11)}  # each way has its own limits


class Figures(NamedTuple):
    """How it goes for one player: milliseconds until an answer is taken, and how often that failed."""

    middle: float
    worst: float
    failed: int

    def __str__(self) -> str:
        return f"{self.middle:6.0f} {self.worst:6.0f} {self.failed:6}"


class Crowd:
    """So many connections of one kind to a server, and what became of them."""

    def __init__(self, server: Server, host: Client, table: str) -> None:
        self._place = urlsplit(server.url).netloc
        self._table = table
        self._thought = _thought(host)
        self._host = _cookie(host)
        self._cookies = cycle([_cookie(_spectator(server, host, table)) for _ in range(PEOPLE)])

    @contextmanager
    def of(self, way: str, count: int) -> Iterator[list[socket.socket]]:
        with ExitStack() as stack:
            yield [stack.enter_context(self._one(way)) for _ in range(0 if way == "nobody" else count)]

    def _one(self, way: str) -> socket.socket:
        place, said = ("127.0.0.1", int(self._place.rpartition(":")[2])), self._said(way)
        line = socket.create_connection(place, 30, (CROWDED[way], 0))
        with suppress(OSError):  # it was sent away already
            line.sendall(said)
        return line

    def _said(self, way: str) -> bytes:
        body = f"Origin: http://{self._place}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"
        begun = {
            "idle": "",
            "half heads": self._head("GET", "/"),
            "half bodies": self._head("POST", f"{API}/join") + body,
            "streams": self._head("GET", f"{API}/tables/{self._table}/stream") + "\r\n",
            "lines": self._head("GET", f"{API}/stream?table={self._table}") + "\r\n",
            "thoughts": HEAD.format("GET", self._thought, self._place, self._host) + "\r\n",
        }
        return begun[way].encode()

    def _head(self, method: str, path: str) -> str:
        return HEAD.format(method, path, self._place, next(self._cookies))


def _spectator(server: Server, host: Client, table: str) -> Client:
    """Somebody at the address of the host who has come to look on."""
    spectator = Client(server.url, host.source)
    key = host.see(table)["watch_link"].partition("#")[2]
    assert spectator.post(f"{API}/join", {"key": key}).status == 200
    return spectator


def _thought(host: Client) -> str:
    """Where a Non-player says what it thought, late in a game: it must think that again."""
    table = host.create(**dict.fromkeys(SEATS, "nonplayer"))
    end = time.monotonic() + PATIENCE
    while not (seen := host.see(table))["result"] and time.monotonic() < end:
        time.sleep(0.5)
    why = [line["why"] for line in seen["log"] if line["why"] is not None]
    return f"{API}/tables/{table}/thoughts/{why[-1]}"


def _cookie(client: Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def fates(lines: list[socket.socket]) -> Counter[str]:
    """What became of connections: whether and how they were answered, whether they are open."""
    return Counter(map(fate, lines))


def fate(line: socket.socket) -> str:
    line.setblocking(False)
    said, end = b"", ""
    try:
        while part := line.recv(65_536):
            said = said or part
        end = "closed"
    except BlockingIOError:
        end = "open"
    except OSError:
        end = "closed"
    return f"{said[9:12].decode()} {end}".strip()


def play(client: Client, table: str, answers: int) -> Figures:
    """Answer so many times; what fails is tried again."""
    random, times, failed = Random(7), [], 0
    while len(times) < answers and failed < answers:
        try:
            seen = client.turn(table)
            ask, start = mine(seen)[0], time.perf_counter()
            reply = client.answer(table, ask["seat"], seen["version"], any_option(ask, random))
            failed += reply.status != 200
            times.append(1000 * (time.perf_counter() - start))
        except (Lost, AssertionError):
            failed += 1
    times.sort()
    return Figures(times[len(times) // 2], times[-1], failed) if times else Figures(0, 0, failed)


def measure(server: Server, way: str, count: int) -> str:
    """A line of the table: the crowd, and how it goes for the others meanwhile."""
    host, other = server.client(CROWDED[way]), server.client(ELSEWHERE)
    seats = dict.fromkeys(SEATS, "me")
    table, theirs = host.create(**seats), other.create(**seats)
    with Crowd(server, host, table).of(way, count) as lines:
        time.sleep(1)
        elsewhere, there = play(other, theirs, ANSWERS), play(host, table, ANSWERS)
        became = ", ".join(f"{number} {what}" for what, number in fates(lines).most_common())
    return f"{way:12} {elsewhere}   {there}   {became}"


def allow(files: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, hard), hard))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=COUNT)
    options.add_argument("--ways", nargs="*", default=WAYS, choices=WAYS)
    chosen = options.parse_args()
    allow(USUAL_FILES)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), unlimited=False) as server:
        allow(4 * chosen.count + USUAL_FILES)
        print(f"{chosen.count} connections; milliseconds for an answer: middle, worst; failed (of {ANSWERS})")
        print(f"{'the crowd':12} {'elsewhere':>20}   {'its address, anew':>20}   what became of the crowd")
        for way in chosen.ways:
            print(measure(server, way, chosen.count), flush=True)


if __name__ == "__main__":
    main()
