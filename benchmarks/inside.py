"""What an answer costs the server, inside one process: requests and four streams a table without a network.

    python benchmarks/inside.py [--tables 8] [--answers 3000] [--game falling-sky] [--against FOLDER --rounds 5]
    python benchmarks/inside.py --profile build/inside.prof
    python benchmarks/inside.py --told build/told.txt

Processor time of this process, the little that these clients do included, for each answer that was taken, written down
and told to four streams. Tables, dice and answers are the same each time. On a machine that others keep busy, two
versions are compared in turns: --against names the checkout of another. --told writes down all that streams were sent,
with keys and addresses of tables by number, so that two versions can be compared byte by byte.
"""

import argparse
import asyncio
import cProfile
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from heard import hear

HERE = Path(__file__).parent.parent
API = "/api/v1"
ORIGIN = "http://localhost"
PATIENCE = 600  # seconds
SECRET = re.compile(rb"[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")


class Client:
    """Asks the application without a network."""

    def __init__(self, app: Any, key: str = "") -> None:
        self._app = app
        self._head = [(b"host", b"localhost"), (b"origin", ORIGIN.encode()), (b"content-type", b"application/json")]
        if key:
            self._head.append((b"authorization", f"Bearer {key}".encode()))
        self.cookie = b""

    def scope(self, method: str, path: str, length: int = 0) -> dict[str, Any]:
        head = [*self._head, (b"content-length", str(length).encode())]
        head += [(b"cookie", self.cookie)] if self.cookie else []
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": head,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        sent: list[dict[str, Any]] = []
        request = {"type": "http.request", "body": body, "more_body": False}

        async def receive() -> dict[str, Any]:
            return request

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self._app(self.scope(method, path, len(body)), receive, send)
        text = b"".join([each.get("body", b"") for each in sent])
        if sent[0]["status"] >= 400:
            raise RuntimeError(f"{sent[0]['status']}: {text.decode()}")
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                self.cookie = value.partition(b";")[0]
        return text

    async def listen(self, path: str, hears: Callable[[bytes], None]) -> None:
        """Be told what a stream says, until this is cancelled."""

        async def receive() -> dict[str, Any]:
            await asyncio.Event().wait()
            return {}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.body" and message["body"]:
                hears(message["body"])

        await self._app(self.scope("GET", path), receive, send)


class Seat:
    """One seat at one table: listens, and answers at random when it is asked."""

    def __init__(self, table: "Playing", name: str, key: str) -> None:
        self._table = table
        self._client = Client(table.app, key)
        self._asked = b'"asks":[{"seat":"%b","mine":true' % name.encode()
        self._name = name
        self._told = asyncio.Event()
        self.present = asyncio.Event()
        self._news = b""
        self.heard: list[bytes] = []
        self.keep = False

    def hears(self, event: bytes) -> None:
        self.present.set()
        if self.keep:
            self.heard.append(event)
        if self._asked in event:
            self._news = event
            self._told.set()
        elif b'"result":{' in event:
            self._table.over.set()

    async def listen(self) -> None:
        await self._client.listen(f"{self._table.path}/stream", self.hears)

    async def play(self) -> None:
        while not self._table.over.is_set():
            await self._told.wait()
            self._told.clear()
            found = hear(self._news[self._news.index(b"data: ") + 6 :])
            ask = next(ask for ask in found.asks if ask.seat == self._name)
            option = self._table.random.choice(ask.options).option
            body = msgspec.json.encode({"seat": self._name, "version": found.version, "option": option})
            await self._client.ask("POST", f"{self._table.path}/answers", body)
            self._table.count()


class Playing:
    """One table."""

    def __init__(self, app: Any, number: int, most: int) -> None:
        self.app = app
        self.random = random.Random(number)
        self.given, self._most = 0, most
        self.over = asyncio.Event()
        self.path = ""
        self.seats: list[Seat] = []

    def count(self) -> None:
        self.given += 1
        if self.given >= self._most:
            self.over.set()

    async def sit_down(self, host: Client, game: str) -> None:
        made = await host.ask("POST", f"{API}/tables", msgspec.json.encode({"game": game}))
        self.path = f"{API}/tables/{msgspec.json.decode(made)['id']}"
        table = msgspec.json.decode(await host.ask("GET", self.path))
        links = {seat["name"]: seat["link"] for seat in table["seats"] if seat["link"]}
        self.seats = [Seat(self, name, link.partition("#")[2]) for name, link in links.items()]


class Found(NamedTuple):
    """Milliseconds of processor time for each answer, and what the seats were told."""

    each: float
    heard: list[list[bytes]]


async def play(app: Any, args: argparse.Namespace, profile: cProfile.Profile | None) -> Found:
    """Let each table play until it has had its share of the answers, or its game is over."""
    host, tables = Client(app), [Playing(app, number, args.answers // args.tables) for number in range(args.tables)]
    for table in tables:
        await table.sit_down(host, args.game)
    seats = [seat for table in tables for seat in table.seats]
    for seat in seats:
        seat.keep = bool(args.told)
    await asyncio.sleep(1)  # until chance has answered what comes first
    tasks = []
    for seat in seats:
        tasks.append(asyncio.create_task(seat.listen()))
        await seat.present.wait()
    await asyncio.sleep(0.2)
    tasks += [asyncio.create_task(seat.play()) for seat in seats]
    began = time.process_time()
    with profile or nullcontext():
        await asyncio.wait_for(asyncio.gather(*[table.over.wait() for table in tables]), PATIENCE)
    used = time.process_time() - began
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result
    return Found(1000 * used / sum(table.given for table in tables), [seat.heard for seat in seats])


async def run(args: argparse.Namespace) -> Found:
    from alesia.server.app import assemble
    from alesia.server.settings import Settings
    from alesia.server.storage import open_engine
    from alesia.server.tables import Tables

    seeds = random.Random(args.seed)
    profile = cProfile.Profile() if args.profile else None
    with tempfile.TemporaryDirectory() as folder, patch("secrets.randbits", seeds.getrandbits):
        url = args.db or f"sqlite:///{folder}/tables.db"
        tables = Tables(open_engine(url))
        app = assemble(tables, Settings(url, limited=False))
        tables.start()
        with suppress(ImportError):  # an older version has none
            from alesia.server.collecting import collect_rarely

            collect_rarely()
        found = await play(app, args, profile)
        closing: Any = tables.close()
        if closing is not None:  # in an older version it was over at once
            await closing
    if profile is not None:
        profile.dump_stats(args.profile)
    return found


def write_told(file: Path, heard: Sequence[Sequence[bytes]]) -> None:
    """What each seat was told, with a number in place of each secret."""
    known: dict[bytes, bytes] = {}

    def number(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found[0], b"secret-%d" % len(known))

    addresses = re.compile(rb'"id":"[A-Za-z0-9_-]+"')
    text = b"".join(b"== seat\n" + b"".join(events) for events in heard)
    file.write_bytes(SECRET.sub(number, addresses.sub(b'"id":"table"', text)))


def compare(args: argparse.Namespace, passed: list[str]) -> None:
    """This checkout and another in turns."""
    checkouts = {"this": HERE, "other": Path(args.against).resolve()}
    found: dict[str, list[float]] = {name: [] for name in checkouts}
    for number in range(args.rounds):
        for name, folder in checkouts.items():
            command = [sys.executable, __file__, *passed, "--seed", str(number)]
            env = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}"}
            text = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
            found[name].append(float(text.split()[0]))
        print("  ".join(f"{name} {times[-1]:.3f} ms" for name, times in found.items()), flush=True)
    ratios = [other / this for this, other in zip(found["this"], found["other"], strict=True)]
    middle = {name: statistics.median(times) for name, times in found.items()}
    print("middle: " + "  ".join(f"{name} {time:.3f} ms" for name, time in middle.items()), end="")
    print(f"   other / this {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--game", default="falling-sky")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--db", help="a database instead of a SQLite file of its own")
    parser.add_argument("--profile", help="a file for what cProfile found")
    parser.add_argument("--told", type=Path, help="a file for all that streams were sent")
    parser.add_argument("--against", help="another checkout, to be measured in turns with this one")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    if args.against:
        passed = ["--tables", str(args.tables), "--answers", str(args.answers), "--game", args.game]
        compare(args, passed + (["--db", args.db] if args.db else []))
        return
    found = asyncio.run(run(args))
    if args.told:
        write_told(args.told, found.heard)
    print(
        f"{found.each:.3f} ms of processor time for each of {args.answers} answers, {args.tables} tables of {args.game}"
    )


if __name__ == "__main__":
    main()
