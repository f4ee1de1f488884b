"""The server under load: many tables, four seats each with its own live stream, everybody answering at random.

    python benchmarks/serve.py [--tables 64 200] [--seconds 20] [--workers 1 2 3] [--db postgres]

Client and server share the machine. An answer counts from the moment it is sent until the one who gave it has the new
view. The figures stand beside the goals P13, P14, P17, P18 and P19 in docs/server-load.md.
"""

import argparse
import asyncio
import gzip
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec

API = "/api/v1"
KINDS = ("js", "css", "html", "svg")
WARMING = 1.5  # seconds before anything counts
SEATS = ("Romans", "Arverni", "Aedui", "Belgae")
decode = msgspec.json.decode


class Server(NamedTuple):
    """A running server: its address, its process, its database file, and how long its first page took."""

    url: str
    process: "subprocess.Popen[bytes]"
    file: Path | None
    first_page: float

    @property
    def processes(self) -> list[int]:
        """The process, and its workers if it has some."""
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    @property
    def memory(self) -> float:
        """Megabytes in memory that are nobody else's, of all its processes."""
        texts = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.processes]
        return sum(int(size) for text in texts for size in re.findall(r"^Pss:\s+(\d+)", text, re.M)) / 1024

    @property
    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes]
        return sum(int(words[11]) + int(words[12]) for words in stats) / os.sysconf("SC_CLK_TCK")


class Load(NamedTuple):
    """What a load came to: the seconds, the answers' times, and the server's processor time."""

    seconds: float
    times: list[float]
    cpu: float


@contextmanager
def serving(db: str | None, workers: int = 1) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        file = None if db else Path(folder) / "tables.db"
        port = free_port()
        url, database = f"http://127.0.0.1:{port}", db or f"sqlite:///{file}"
        command = [
            Path(sys.executable).parent / "alesia",
            "serve",
            "--port",
            str(port),
            "--db",
            database,
            "--unlimited",
            "--workers",
            str(workers),
        ]
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for_page(url)
            yield Server(url, process, file, time.perf_counter() - start)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for_page(url: str) -> None:
    import urllib.request

    while True:
        try:
            urllib.request.urlopen(url).read()
            return
        except OSError:
            time.sleep(0.01)


class Player:
    """One seat at one table: listens, and answers at random when asked."""

    def __init__(self, session: aiohttp.ClientSession, url: str, seat: str, key: str, times: list[float]) -> None:
        self._session = session
        self._url = url
        self._seat = seat
        self._head = {"Authorization": f"Bearer {key}", "Origin": url.partition(API)[0]}
        self._times = times
        self._sent: tuple[int, float] | None = None
        self._random = random.Random(key)

    async def play(self) -> None:
        async with self._session.get(f"{self._url}/stream", headers=self._head) as stream:
            async for news in events(stream):
                if await self._hear(decode(news)):
                    return

    async def _hear(self, news: dict[str, Any]) -> bool:
        """Take in what happened, and answer if asked; True when the game is over."""
        if self._sent is not None and news["version"] > self._sent[0]:
            self._times.append(time.perf_counter() - self._sent[1])
            self._sent = None
        ask = next((ask for ask in news["asks"] if ask["mine"]), None)
        if ask is not None and self._sent is None:
            await self._answer(news["version"], self._random.choice(ask["options"])["option"])
        return news["result"] is not None

    async def _answer(self, version: int, option: str) -> None:
        self._sent = (version, time.perf_counter())
        body = {"seat": self._seat, "version": version, "option": option}
        async with self._session.post(f"{self._url}/answers", json=body, headers=self._head) as reply:
            if reply.status != 200:
                raise RuntimeError(f"{reply.status}: {await reply.text()}")


async def events(stream: aiohttp.ClientResponse) -> AsyncIterator[bytes]:
    """The data of server-sent events."""
    async for line in stream.content:
        if line.startswith(b"data: "):
            yield line[6:]


async def sit_down(
    host: aiohttp.ClientSession, session: aiohttp.ClientSession, url: str, times: list[float]
) -> list[Player]:
    """Set up a table and return its four players, each of whom has the key of one seat and no cookie."""
    seats = dict.fromkeys(SEATS, "me")
    async with host.post(f"{url}{API}/tables", json={"seats": seats}, headers={"Origin": url}) as reply:
        address = (await reply.json())["id"]
    async with host.get(f"{url}{API}/tables/{address}") as reply:
        table = await reply.json()
    keys = {seat["name"]: seat["link"].partition("#")[2] for seat in table["seats"]}
    return [Player(session, f"{url}{API}/tables/{address}", seat, key, times) for seat, key in keys.items()]


async def load(server: Server, tables: int, seconds: float) -> Load:
    """Let so many tables play for so long, or until all games are over."""
    url, times = server.url, list[float]()
    connector = aiohttp.TCPConnector(limit=0)
    timeout = aiohttp.ClientTimeout(total=None)
    jar, no_jar = aiohttp.CookieJar(unsafe=True), aiohttp.DummyCookieJar()
    async with (
        aiohttp.ClientSession(cookie_jar=jar) as host,
        aiohttp.ClientSession(connector=connector, timeout=timeout, cookie_jar=no_jar, read_bufsize=2**20) as session,
    ):
        players = [player for _ in range(tables) for player in await sit_down(host, session, url, times)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(WARMING)
        times.clear()
        began, cpu = time.perf_counter(), server.cpu
        await asyncio.wait(tasks, timeout=seconds)
        found = Load(time.perf_counter() - began, list(times), server.cpu - cpu)
        for task in tasks:
            task.cancel()
        broken = [result for result in await asyncio.gather(*tasks, return_exceptions=True) if failed(result)]
    if broken:
        raise RuntimeError(f"{len(broken)} players broke off, the first with {broken[0]!r}")
    return found


def failed(result: object) -> bool:
    return isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError)


def report(tables: int, workers: int, found: Load, server: Server) -> None:
    cuts = statistics.quantiles(found.times, n=100)
    p50, p95, p99 = (1000 * cuts[n - 1] for n in (50, 95, 99))
    count = len(found.times)
    print(
        f"{workers} process{'es' if workers > 1 else ''} {tables:4} tables x 4  {count / found.seconds:6.0f} answers/s",
        end="",
    )
    print(f"   p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms", end="")
    print(f"   {1000 * found.cpu / count:.2f} ms of the server's processor each   {server.memory:4.0f} MB", flush=True)


def report_storage(server: Server) -> None:
    import sqlite3

    assert server.file is not None
    with sqlite3.connect(server.file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (rows,) = database.execute("SELECT count(*) FROM answers").fetchone()
    print(f"stored: {rows} answers, {server.file.stat().st_size / rows:.0f} bytes each, the whole database counted")


def report_first_visit(server: Server) -> None:
    web = Path(__file__).parent.parent / "src" / "alesia" / "web"
    sizes = {kind: sum(len(gzip.compress(file.read_bytes())) for file in web.rglob(f"*.{kind}")) for kind in KINDS}
    words = "  ".join(f"{kind} {size / 1024:.1f} kB" for kind, size in sizes.items())
    print(
        f"first page {server.first_page:.2f} s after the start, {server.memory:.0f} MB idle; gzipped: {words}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 64, 200])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--workers", type=int, nargs="+", default=[1])
    parser.add_argument("--db", help="a database instead of a SQLite file of its own; postgres: one that is started")
    args = parser.parse_args()
    print(f"pid {os.getpid()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for workers in args.workers:
        for tables in args.tables:
            with database(args.db) as db, serving(db, workers) as server:
                if tables == args.tables[0]:
                    report_first_visit(server)
                report(tables, workers, asyncio.run(load(server, tables, args.seconds)), server)
                if db is None and tables == args.tables[-1]:
                    report_storage(server)


@contextmanager
def database(name: str | None) -> Iterator[str | None]:
    """The database that was named, or a PostgreSQL of its own for each run."""
    if name != "postgres":
        yield name
        return
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.server.postgres import postgres

    with postgres() as started:
        yield started.new_database()


if __name__ == "__main__":
    main()
