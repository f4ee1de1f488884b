"""How tests run a server as a process of its own, and talk to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException, HTTPMessage, HTTPResponse
from http.cookies import SimpleCookie
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple
from urllib.parse import urlsplit

API = "/api/v1"
PATIENCE = 60.0  # seconds in which a server has started, or any reply has come
PORTS = range(10_000, 32_000)  # below those that the system gives to clients, so a restart finds its port free
TRIES = 5
NOT_NOW = 503  # while the database fails
# So that a test in a browser plays the same game every time, whatever luck the day has.
SAME_SEED = "import secrets; secrets.randbits = lambda bits: {}; "
# Servers are forks of a process that has loaded all they need, which takes longer than anything else at their start.
READY = get_context("forkserver")
READY.set_forkserver_preload(["tests.server.loaded"])
DULL = ("remove_own", "negotiate", "cancel")  # verbs that are seldom chosen, so that games go on


class Lost(Exception):
    """The server went away before its reply came: nobody knows whether it did what was asked."""


class Reply(NamedTuple):
    """What the server said."""

    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refusal(self) -> str:
        """The code of a refusal."""
        code: str = self.json["error"]["code"]
        return code


class Event(NamedTuple):
    """An event of a stream."""

    kind: str
    id: str
    data: Any


class Client:
    """A browser without a screen: it keeps its cookies, and every request has a connection of its own."""

    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        self.url = url
        self.source = source
        self.cookies: dict[str, str] = {}

    # What any page can do.

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Reply:
        with self._asked("GET", path, None, headers) as response:
            return _reply(response)

    def post(self, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> Reply:
        """Post a body as JSON (bytes as they are)."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        own = {"Origin": self.url, "Content-Type": "application/json", **(headers or {})}
        with self._asked("POST", path, data, own) as response:
            return _reply(response)

    @contextmanager
    def listen(self, path: str, headers: Mapping[str, str] | None = None) -> Iterator[Iterator[Event]]:
        """The events of a stream, as they come."""
        with self._asked("GET", path, None, headers) as response:
            yield _events(response)

    # What guests of a table do.

    def create(self, **seats: str) -> str:
        """Set a table of Falling Sky up; returns its id."""
        reply = self.post(f"{API}/tables", {"game": "falling-sky", "seats": seats})
        if reply.status == NOT_NOW:
            raise Lost("the database fails")
        assert reply.status == 201, reply.body
        table: str = reply.json["id"]
        return table

    def see(self, table: str) -> Any:
        """The table as this guest may see it."""
        reply = self.get(f"{API}/tables/{table}")
        if reply.status == NOT_NOW:
            raise Lost("the database fails")
        assert reply.status == 200, reply.body
        return reply.json

    def answer(self, table: str, seat: str, version: int, option: str) -> Reply:
        return self.post(f"{API}/tables/{table}/answers", {"seat": seat, "version": version, "option": option})

    def undo(self, table: str, version: int) -> Reply:
        return self.post(f"{API}/tables/{table}/undo", {"version": version})

    def turn(self, table: str) -> Any:
        """The table as soon as it asks this guest, or is over."""
        end = time.monotonic() + PATIENCE
        while not mine(seen := self.see(table)) and not seen["result"]:
            assert time.monotonic() < end, f"nobody asks; at work: {seen['thinking']}"
            time.sleep(0.02)
        return seen

    def play(self, table: str, answers: int, random: Random) -> None:
        """Answer so many times at random."""
        for _ in range(answers):
            seen = self.turn(table)
            ask = random.choice(mine(seen))
            reply = self.answer(table, ask["seat"], seen["version"], any_option(ask, random))
            assert reply.status == 200, reply.body

    # How it is sent.

    @contextmanager
    def _asked(
        self, method: str, path: str, data: bytes | None, headers: Mapping[str, str] | None
    ) -> Iterator[HTTPResponse]:
        connection = HTTPConnection(urlsplit(self.url).netloc, timeout=PATIENCE, source_address=(self.source, 0))
        try:
            connection.request(method, path, data, {**self._cookie(), "Connection": "close", **(headers or {})})
            with connection.getresponse() as response:
                self._keep(response)
                yield response
        except (OSError, HTTPException) as error:
            raise Lost(f"{method} {path}: {error!r}") from error
        finally:
            connection.close()

    def _cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}

    def _keep(self, response: HTTPResponse) -> None:
        for line in response.headers.get_all("Set-Cookie", []):
            self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(line).items()})


def mine(seen: Any) -> list[Any]:
    """The questions of a table that its guest may answer."""
    return [ask for ask in seen["asks"] if ask["mine"]]


def any_option(ask: Any, random: Random) -> str:
    """An option of a question, seldom one that leads nowhere."""
    options = ask["options"]
    weights = [0.1 if option["verb"] in DULL else 1.0 for option in options]
    chosen: str = random.choices(options, weights)[0]["option"]
    return chosen


def _reply(response: HTTPResponse) -> Reply:
    return Reply(response.status, response.headers, response.read())


def _events(response: HTTPResponse) -> Iterator[Event]:
    fields: dict[str, str] = {}
    for line in response:
        name, _, value = line.decode().rstrip("\r\n").partition(": ")
        if name:
            fields[name] = value
        elif "data" in fields:
            yield Event(fields.get("event", "message"), fields.get("id", ""), json.loads(fields["data"]))
            fields = {}


def _started(main: str, words: list[str], log: Path) -> "subprocess.Popen[bytes]":
    with log.open("ab") as out:
        command = [sys.executable, "-c", main, *words]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)


class Forked:
    """A process like one that is started with this Python and these words, but ready at once."""

    def __init__(self, main: str, words: list[str], log: Path) -> None:
        place = (dict(os.environ), Path.cwd())
        self._process: BaseProcess = READY.Process(target=_run, args=(main, words, log, *place))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, patience: float) -> int:
        """With which status it has ended."""
        self._process.join(patience)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode


def _run(main: str, words: list[str], log: Path, environment: dict[str, str], folder: Path) -> None:
    """In the fork."""
    os.setsid()
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["-c", *words]
    exec(main, {"__name__": "__main__"})


class Server:
    """A server that can be killed and started again at the same address, on the same database."""

    def __init__(
        self, folder: Path, database: str, options: tuple[str, ...], prelude: str = "", afresh: bool = True
    ) -> None:
        self.database = database
        self._afresh = afresh  # as a program that is started, and not as a fork, which has read the facts of the games
        self._prelude = prelude  # Python that is run before the server, in its process
        self._options = options
        self._port = free_port()
        self._log = folder / f"server-{self._port}.log"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        """What it has printed, this time and before."""
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def client(self, source: str = "127.0.0.1") -> Client:
        """Somebody who has not been here before, and calls from there."""
        return Client(self.url, source)

    def start(self) -> None:
        """Start, and wait until it answers; a port that somebody else took meanwhile is exchanged for another."""
        for _ in range(TRIES):
            self._launch()
            if self._answers():
                return
            self._port = free_port()
        raise AssertionError(f"the server does not start:\n{self.log}")

    def restart(self) -> None:
        """Start again where it was."""
        self.kill()
        self._launch()
        assert self._answers(), f"the server does not start again:\n{self.log}"

    def kill(self) -> None:
        """End it without any warning (SIGKILL), with all that it has started."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """Ask it to end, and wait until it has; tells with which status it ended."""
        return self._end(signal.SIGTERM)

    def wait(self) -> int:
        """Wait until it has ended by itself; tells with which status."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def _end(self, how: signal.Signals) -> int | None:
        if self._process is None:
            return None
        if self._process.poll() is None:
            os.killpg(self._process.pid, how)
        status = self._process.wait(PATIENCE)
        self._process = None
        return status

    def _launch(self) -> None:
        main = f"{self._prelude}from alesia.cli import main; main()"
        words = ["serve", "--port", str(self._port), "--db", self.database, *self._options]
        self._process = _started(main, words, self._log) if self._afresh else Forked(main, words, self._log)

    def _answers(self) -> bool:
        """Whether it answers before it ends."""
        client, end = self.client(), time.monotonic() + PATIENCE
        assert self._process is not None
        while self._process.poll() is None and time.monotonic() < end:
            try:
                return client.get(f"{API}/games").status == 200
            except Lost:
                time.sleep(0.02)
        self.kill()
        return False


@contextmanager
def running(
    folder: Path,
    db: str | None = None,
    unlimited: bool = True,
    public_url: str | None = None,
    seed: int | None = None,
    prelude: str = "",
    workers: int = 1,
    more: tuple[str, ...] = (),
    afresh: bool = False,
) -> Iterator[Server]:
    """A server on a database of its own in this folder, or on the one named, ended when the block is left; where it
    matters how a program starts and ends, or with which facts, afresh, else as a fork."""
    options = (*(["--unlimited"] if unlimited else []), *(["--public-url", public_url] if public_url else []))
    options += ("--workers", str(workers), *more) if workers > 1 else more
    prelude += SAME_SEED.format(seed) if seed else ""
    server = Server(folder, db or f"sqlite:///{folder / 'tables.db'}", options, prelude, afresh)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def free_port() -> int:
    """A port at which nobody listens."""
    random = SystemRandom()
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
