"""The server under load: many tables, four seats each with its own live stream, everybody answering at random.

    python benchmarks/serve.py [--tables 64 200] [--seconds 20] [--workers 1 2 3] [--db postgres] [--rate 1000]

Client and server share the machine. An answer counts from the moment it is sent until the one who gave it has the new
view. Without a rate nobody pauses, and a table waits for all others; with one they together give so many answers a
second, at irregular moments, as far as the server lets them. The figures stand beside the goals P13, P14, P17, P18 and
P19 in docs/server-load.md.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import uvloop
from heard import Heard, hear

API = "/api/v1"
KINDS = ("js", "css", "html", "svg")
WARMING = 0.3  # seconds after all streams are open before anything counts; a table alone has played its game in two
SEATS = ("Romans", "Arverni", "Aedui", "Belgae")
LOCAL = "127.0.0.1"
VERSION = re.compile(rb'\{"version":(\d+)')


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
    def cpu(self) -> dict[int, float]:
        """Seconds of processor time that each of its processes has used."""
        stats = {pid: Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes}
        ticks = os.sysconf("SC_CLK_TCK")
        return {pid: (int(words[11]) + int(words[12])) / ticks for pid, words in stats.items()}

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


class Load(NamedTuple):
    """What a load came to: the seconds, the answers' times, how many others were told in between (as many as there are
    other tables, if all wait alike), and the processor time of each process of the server and of the clients."""

    seconds: float
    times: list[float]
    between: list[int]
    cpu: dict[int, float]
    clients: float


@contextmanager
def serving(db: str | None, workers: int = 1) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        file = None if db else Path(folder) / "tables.db"
        port = free_port()
        url, database = f"http://{LOCAL}:{port}", db or f"sqlite:///{file}"
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
            wait_for_page(url, process)
            yield Server(url, process, file, time.perf_counter() - start)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((LOCAL, 0))
        return int(listener.getsockname()[1])


def wait_for_page(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Until the first page is there; a server that could not start has said why."""
    while True:
        if process.poll() is not None:
            sys.exit("The server did not start.")
        try:
            urlopen(url).read()
            return
        except OSError:
            time.sleep(0.01)


class Times:
    """How long answers took, and what went wrong."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.between: list[int] = []  # how many others were told something between an answer and its view
        self.wrong: list[str] = []
        self._told = 0

    def sent(self) -> tuple[float, int]:
        return time.perf_counter(), self._told

    def told(self, sent: tuple[float, int]) -> None:
        self.taken.append(time.perf_counter() - sent[0])
        self.between.append(self._told - sent[1])
        self._told += 1

    def forget(self) -> None:
        self.taken.clear()
        self.between.clear()


class Clock:
    """Of one table: when its next answer is due, so that there are so many a second on average."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._due = time.perf_counter()

    def wait(self) -> float:
        """Seconds until then, from now."""
        if self._rate is None:
            return 0.0
        now = time.perf_counter()
        self._due = max(now, self._due + random.expovariate(self._rate))
        return self._due - now


class Stream(asyncio.Protocol):
    """The live stream of a seat. What is not for him who listens is not read: clients and server share the machine."""

    def __init__(self, player: "Player") -> None:
        self._player = player
        self._rest = b""

    def data_received(self, data: bytes) -> None:
        *events, self._rest = (self._rest + data).split(b"\n\n")
        for event in events:
            begins = event.find(b"data: ")
            if begins >= 0:
                self._player.hear(event[begins + 6 :])


class Sender(asyncio.Protocol):
    """The connection by which a seat answers; the server closes it when it is not used, and it is opened again."""

    def __init__(self, port: int, times: Times) -> None:
        self._port = port
        self._times = times
        self._unanswered = b""
        self._way: asyncio.WriteTransport | None = None
        self._opening: asyncio.Task[object] | None = None
        self._ended = False

    def send(self, request: bytes) -> None:
        self._unanswered = request
        if self._way is None or self._way.is_closing():
            loop = asyncio.get_running_loop()
            self._opening = loop.create_task(loop.create_connection(lambda: self, LOCAL, self._port))
        else:
            self._way.write(request)

    def connection_made(self, transport: Any) -> None:
        self._way = transport
        transport.write(self._unanswered)

    def data_received(self, data: bytes) -> None:
        self._unanswered = b""
        if data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 200"):
            self._times.wrong.append(data.decode("latin-1"))

    def connection_lost(self, exc: Exception | None) -> None:
        """While the request was under way: it was not heard."""
        self._way = None
        if self._unanswered and not self._ended:
            self.send(self._unanswered)

    def end(self) -> None:
        self._ended = True
        if self._way is not None:
            self._way.abort()


class Player:
    """One seat at one table: listens, and answers at random when asked, or as soon as an answer is due."""

    def __init__(self, table: str, seat: str, key: str, times: Times, clock: Clock) -> None:
        self._path = f"{API}/tables/{table}"
        self._seat = seat
        self._key = key
        self._times = times
        self._clock = clock
        self._thinks = False
        self._asked = b'"asks":[{"seat":"%b","mine":true' % seat.encode()
        self._sent: tuple[int, tuple[float, int]] | None = None
        self._random = random.Random(key)
        self._head = ""
        self._sender: Sender | None = None
        self.present, self.over = asyncio.Event(), asyncio.Event()

    async def play(self, port: int) -> None:
        """Until the game is over."""
        loop = asyncio.get_running_loop()
        self._head = f"Host: {LOCAL}:{port}\r\nOrigin: http://{LOCAL}:{port}\r\nAuthorization: Bearer {self._key}\r\n"
        self._sender = Sender(port, self._times)
        stream, _ = await loop.create_connection(lambda: Stream(self), LOCAL, port)
        stream.write(f"GET {self._path}/stream HTTP/1.1\r\n{self._head}\r\n".encode())
        try:
            await self.over.wait()
        finally:
            stream.abort()
            self._sender.end()

    def hear(self, news: bytes) -> None:
        """Take in what happened, and answer if asked."""
        self.present.set()
        if self._sent is not None and _version(news) > self._sent[0]:
            self._times.told(self._sent[1])
            self._sent = None
        if self._asked in news and self._sent is None and not self._thinks:
            self._thinks = True
            asyncio.get_running_loop().call_later(self._clock.wait(), self._answer, hear(news))
        elif b'"result":{' in news:
            self.over.set()

    def _answer(self, heard: Heard) -> None:
        self._thinks = False
        ask = next(ask for ask in heard.asks if ask.seat == self._seat)
        option = self._random.choice(ask.options).option
        body = msgspec.json.encode({"seat": self._seat, "version": heard.version, "option": option})
        head = f"POST {self._path}/answers HTTP/1.1\r\n{self._head}Content-Type: application/json\r\n"
        self._sent = (heard.version, self._times.sent())
        assert self._sender is not None
        self._sender.send(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)


def _version(news: bytes) -> int:
    """Of a change, which begins with it."""
    found = VERSION.match(news)
    return -1 if found is None else int(found[1])


def sit_down(url: str, tables: int, times: Times, rate: float | None) -> list[Player]:
    """Set up tables and return their players, each of whom has the key of one seat and no cookie."""
    host, players = Host(url), list[Player]()
    for _ in range(tables):
        address = host.ask("/tables", {"seats": dict.fromkeys(SEATS, "me")})["id"]
        table = host.ask(f"/tables/{address}")
        keys = {seat["name"]: seat["link"].partition("#")[2] for seat in table["seats"]}
        clock = Clock(rate and rate / tables)
        players += [Player(address, seat, key, times, clock) for seat, key in keys.items()]
    return players


class Host:
    """Whoever sets the tables up."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._cookie = ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        head = {"Origin": self._url, "Content-Type": "application/json", "Cookie": self._cookie}
        data = None if body is None else msgspec.json.encode(body)
        with urlopen(Request(f"{self._url}{API}{path}", data, head)) as reply:
            self._cookie = reply.headers.get("Set-Cookie", self._cookie).partition(";")[0]
            return msgspec.json.decode(reply.read())


async def load(server: Server, players: list[Player], times: Times, seconds: float) -> Load:
    """Let them play for so long, or until all games are over."""
    tasks = [asyncio.create_task(player.play(server.port)) for player in players]
    await asyncio.gather(*[player.present.wait() for player in players])
    await asyncio.sleep(WARMING)
    times.forget()
    began, cpu, own = time.perf_counter(), server.cpu, time.process_time()
    await asyncio.wait(tasks, timeout=seconds)
    used = {pid: now - cpu.get(pid, 0.0) for pid, now in server.cpu.items()}
    found = Load(time.perf_counter() - began, list(times.taken), list(times.between), used, time.process_time() - own)
    for task in tasks:
        task.cancel()
    broken = [str(each) for each in await asyncio.gather(*tasks, return_exceptions=True) if failed(each)]
    if broken or times.wrong:
        raise RuntimeError(f"{len(broken)} players broke off, {len(times.wrong)} answers: {[*broken, *times.wrong][0]}")
    return found


def failed(result: object) -> bool:
    return isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError)


def report(tables: int, workers: int, found: Load, server: Server) -> None:
    cuts = statistics.quantiles(found.times, n=100)
    p50, p95, p99 = (1000 * cuts[n - 1] for n in (50, 95, 99))
    count, others = len(found.times), statistics.quantiles(found.between, n=100)
    each = [1000 * used / count for used in found.cpu.values()]
    apart = f" ({' + '.join(f'{one:.2f}' for one in each)})" if len(each) > 1 else ""
    print(f"{workers} process{'es' if workers > 1 else ''} {tables:4} tables x 4", end="")
    print(f"  {count / found.seconds:6.0f} answers/s   p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms", end="")
    print(f"   others between p50 {others[49]:.0f} p95 {others[94]:.0f} p99 {others[98]:.0f}", end="")
    print(
        f"   processor for each: server {sum(each):.2f} ms{apart}, clients {1000 * found.clients / count:.2f}", end=""
    )
    print(f"   {server.memory:4.0f} MB", flush=True)


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
    parser.add_argument("--rate", type=float, help="answers a second that all tables together give, if they can")
    args = parser.parse_args()
    print(f"pid {os.getpid()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    for workers in args.workers:
        for tables in args.tables:
            with database(args.db) as db, serving(db, workers) as server:
                if tables == args.tables[0]:
                    report_first_visit(server)
                times = Times()
                players = sit_down(server.url, tables, times, args.rate)
                found = uvloop.run(load(server, players, times, args.seconds))
                report(tables, workers, found, server)
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

    with postgres(waits=True) as started:
        yield started.new_database()


if __name__ == "__main__":
    main()
