"""A server inside the process of the test, and guests who speak HTTP with it.

The application is reached through a real socket, so that streams, chunked bodies and headers are what they are in
life; and since it lives in this process, a test can look behind the door (``house.tables``, ``house.rows``).
"""

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from http.client import HTTPConnection, HTTPResponse
from itertools import starmap
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlencode

import uvicorn
from sqlalchemy import create_engine

from alesia.games import find
from alesia.kernel.record import Record
from alesia.server.app import assemble
from alesia.server.room import Room
from alesia.server.serve import how_to_serve, open_socket
from alesia.server.settings import LOCAL, Settings
from alesia.server.storage import WATCH, Answered, SeatRow, Store, open_engine
from alesia.server.storage import Kept as KeptRows
from alesia.server.tables import Tables

API = "/api/v1"
PATIENCE = 60.0  # seconds until a test gives up waiting

Json = Any
Headers = Mapping[str, str]


class Reply(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The word for programs of a refusal; it comes with a sentence for people, and nothing else."""
        error = self.json["error"]
        assert list(self.json) == ["error"]
        assert set(error) == {"code", "message"}
        assert error["message"].strip()
        return str(error["code"])


class Event(NamedTuple):
    """An event of a stream."""

    kind: str
    id: str
    data: Json


class House:
    """A server that is running, and its database."""

    def __init__(self, database: str, port: int, tables: Tables) -> None:
        self.database = database
        self.port = port
        self.tables = tables
        self._guests: list[Guest] = []

    def guest(self, key: str | None = None, source: str = LOCAL) -> "Guest":
        """Somebody new: as a browser without a cookie yet, or with the key of a seat; who calls from there."""
        guest = Guest(self, key, source)
        self._guests.append(guest)
        return guest

    def close(self) -> None:
        for guest in self._guests:
            guest.close()

    @property
    def host(self) -> str:
        return f"{LOCAL}:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.host}"

    def room(self, table: str) -> Room:
        """The room of a table that somebody has opened."""
        return self.tables._rooms[table].result()

    def rows(self, table: str) -> tuple[Answered, ...]:
        """The answers of a table as they are written, read past the server."""
        engine = create_engine(self.database)
        with engine.connect() as connection:
            found = Store().find_game(connection, table)
        engine.dispose()
        assert found is not None
        return found.answers


class Guest:
    """Somebody who sends requests: as a browser with a cookie, or by the key of a seat."""

    def __init__(self, house: House, key: str | None = None, source: str = LOCAL) -> None:
        self.house = house
        self.key = key
        self.source = source
        self.cookie: str | None = None
        self.heard: list[bytes] = []  # all that was sent to this guest
        self._line = HTTPConnection(LOCAL, house.port, timeout=PATIENCE, source_address=(source, 0))

    def close(self) -> None:
        self._line.close()

    def send(self, method: str, path: str, body: Any = None, headers: Headers | None = None) -> Reply:
        """Send these bytes with these headers, and none of our own but those of HTTP."""
        self._line.request(method, path, body, dict(headers or {}))
        response = self._line.getresponse()
        reply = Reply(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())
        self._keep(reply)
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.send("GET", f"{API}{path}", None, {**self.signs, **headers})

    def post(self, path: str, body: Json, **headers: str) -> Reply:
        own = {"Content-Type": "application/json", "Origin": self.house.origin, **self.signs}
        return self.send("POST", f"{API}{path}", json.dumps(body).encode(), {**own, **headers})

    @property
    def signs(self) -> dict[str, str]:
        """By what this guest is known."""
        cookie = {} if self.cookie is None else {"Cookie": f"alesia={self.cookie}"}
        return cookie if self.key is None else {**cookie, "Authorization": f"Bearer {self.key}"}

    def _keep(self, reply: Reply) -> None:
        self.heard += [repr(reply.headers).encode(), reply.body]
        if given := reply.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0].partition("=")[2]

    # What people do at tables.

    def create(self, **new: Json) -> str:
        """Set up a table; its address."""
        reply = self.post("/tables", new)
        assert reply.status == 201, reply.body
        return str(reply.json["id"])

    def join(self, link: str) -> Reply:
        """Follow a link as the page does: who is made known first asks again."""
        body = {"key": link.partition("#")[2]}
        reply = self.post("/join", body)
        return self.post("/join", body) if reply.status == 200 and reply.json["again"] else reply

    def call(self, name: str) -> "Guest":
        """Take a name."""
        assert self.post("/me", {"name": name}).status == 200
        return self

    def see(self, table: str, seat: str | None = None) -> Json:
        reply = self.get(f"/tables/{table}" + (f"?seat={seat}" if seat else ""))
        assert reply.status == 200, reply.body
        return reply.json

    def answer(self, table: str, seat: str, version: int, option: str, **on: str | int) -> Reply:
        return self.post(f"/tables/{table}/answers", {"seat": seat, "version": version, "option": option, **on})

    def undo(self, table: str, version: int) -> Reply:
        return self.post(f"/tables/{table}/undo", {"version": version})

    def asked(self, table: str) -> Json:
        """The table as soon as it is this guest's turn, or the game is over."""
        return wait_for(lambda: self._mine(self.see(table)))

    @staticmethod
    def _mine(seen: Json) -> Json | None:
        return seen if seen["result"] or any(ask["mine"] for ask in seen["asks"]) else None

    @contextmanager
    def stream(self, table: str, seat: str | None = None, buffer: int | None = None) -> Iterator["Stream"]:
        """Listen at a table; with a buffer of so many bytes."""
        with self._listening(f"/tables/{table}/stream" + (f"?seat={seat}" if seat else ""), buffer) as response:
            yield Stream(response, self.heard)

    @contextmanager
    def line(self, *tables: str, buffer: int | None = None) -> Iterator["Line"]:
        """Listen at several tables over one line."""
        with self._listening("/stream?" + urlencode([("table", table) for table in tables]), buffer) as response:
            yield Line(response, self.heard)

    def hear(self, line: "Line", *tables: str) -> Reply:
        """Let a line tell of these tables from now on."""
        return self.post(f"/stream/{line.name}", {"tables": tables})

    @contextmanager
    def _listening(self, path: str, buffer: int | None) -> Iterator[HTTPResponse]:
        line = HTTPConnection(LOCAL, self.house.port, timeout=PATIENCE)
        try:
            line.sock = connect(self.house.port, self.source, buffer)
            line.request("GET", f"{API}{path}", None, self.signs)
            with line.getresponse() as response:
                yield response
        finally:
            line.close()


def connect(port: int, source: str = LOCAL, buffer: int | None = None) -> socket.socket:
    """A connection from there to a server here."""
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect((LOCAL, port))
    return line


class Heard:
    """The events that somebody hears who listens."""

    def __init__(self, response: HTTPResponse, heard: list[bytes]) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self._response = response
        self._heard = heard
        self.events: list[Event] = []

    def read(self) -> Event:
        fields: dict[str, str] = {}
        while True:
            line = self._response.readline()
            assert line, "the stream has ended"
            self._heard.append(line)
            name, _, value = line.decode().rstrip("\r\n").partition(": ")
            if name in ("event", "id", "data"):
                fields[name] = value
            elif not name and "data" in fields:
                self.events.append(Event(fields["event"], fields.get("id", ""), json.loads(fields["data"])))
                return self.events[-1]


class Stream(Heard):
    """What somebody hears of one table, and the table as he knows it by that."""

    table: Json = None

    def next(self) -> Event:
        """The next event; the table is changed by it."""
        event = self.read()
        self.table = event.data if event.kind == "whole" else changed(self.table, event.data)
        return event

    def until(self, met: Callable[[Json], bool]) -> Json:
        """The table as soon as this is true of it."""
        while self.table is None or not met(self.table):
            self.next()
        return self.table


class Line(Heard):
    """What somebody hears over a line that tells of several tables, and these as he knows them by that."""

    def __init__(self, response: HTTPResponse, heard: list[bytes]) -> None:
        super().__init__(response, heard)
        self.tables: dict[str, Json] = {}
        self.refused: dict[str, str] = {}
        self.name = str(self.read().data["line"])

    def next(self) -> Event:
        """The next event; the table of which it tells is changed by it."""
        event = self.read()
        if event.kind == "whole":
            self.tables[event.data["table"]] = event.data["whole"]
        elif event.kind == "change":
            table = event.data["table"]
            self.tables[table] = changed(self.tables[table], event.data["change"])
        elif event.kind == "refused":
            self.refused[event.data["table"]] = event.data["error"]["code"]
        return event

    def until(self, met: Callable[[], bool]) -> None:
        while not met():
            self.next()

    def at(self, table: str, version: int) -> Json:
        """A table as soon as it is known to be at this version."""
        self.until(lambda: self.tables.get(table, {}).get("version") == version)
        return self.tables[table]


def changed(table: Json, change: Json) -> Json:
    """The table after a change: parts of the view set or removed, the log cut and continued, all else replaced."""
    view = json.loads(json.dumps(table["view"]))
    for path, *value in change["view"]:
        part = view
        for name in path[:-1]:
            part = part[name]
        if value:
            part[path[-1]] = value[0]
        else:
            del part[path[-1]]
    log = [line for line in table["log"] if line["i"] < change["log"]["from"]] + change["log"]["entries"]
    return {**table, **change, "view": view, "log": log}


class Seated(NamedTuple):
    """A table with a person in each seat, who came by a link; and one who set it up and looks on."""

    table: str
    host: Guest
    people: dict[str, Guest]

    @property
    def asked(self) -> str:
        """The seat that is asked."""
        seen = wait_for(lambda: found if (found := self.host.see(self.table))["asks"] else None)
        return str(seen["asks"][0]["seat"])

    def others(self, seat: str) -> list[Guest]:
        return [guest for name, guest in self.people.items() if name != seat]


SEATS = ("Romans", "Arverni", "Aedui", "Belgae")


def seat_four(house: House, **new: Json) -> Seated:
    """Four people at a table."""
    host = house.guest()
    table = host.create(seats=dict.fromkeys(SEATS, "link"), **new)
    people = {seat["name"]: join(house, seat["link"]) for seat in host.see(table)["seats"]}
    return Seated(table, host, people)


class Written(NamedTuple):
    """A game that was put into the database past the server: its address, and the keys of its seats."""

    table: str
    keys: dict[str, str]


class Kept(Protocol):
    """Whatever keeps its games in a database: a house, or a server that is a process of its own."""

    database: str


def write_game(house: Kept, record: Record) -> Written:
    """Write a game, its answers included, as the server would have; nobody has taken a seat yet."""
    seats, heirs = find(record.game).seats, find(record.game).heirs
    opened = [seat for seat in (*seats, WATCH) if seat not in heirs]
    written = Written(secrets.token_urlsafe(12), {seat: secrets.token_urlsafe(24) for seat in opened})
    rows = [
        Answered(number, seats.index(entry.who) if entry.who in seats else -1, entry.key, str(entry.option))
        for number, entry in enumerate(record.entries)
    ]
    head, keys, store = replace(record, entries=[]).to_text(), starmap(SeatRow, written.keys.items()), Store()
    engine = create_engine(house.database)
    with engine.begin() as connection:
        host = store.add_person(connection, secrets.token_bytes(32))
        game = store.add_game(connection, written.table, head, host, keys, [WATCH])
        if rows:
            store.keep(connection, [KeptRows(game, rows)])
    engine.dispose()
    return written


def join(house: House, link: str) -> Guest:
    """Somebody new who follows a link."""
    guest = house.guest()
    reply = guest.join(link)
    assert reply.status == 200, reply.body
    return guest


def wait_for(look: Callable[[], Any]) -> Any:
    """What is looked for, as soon as it is there (neither None nor False)."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found is not None and found is not False:
            return found
        time.sleep(0.005)
    raise AssertionError("it did not come to pass")


@contextmanager
def open_house(
    folder: Path,
    limited: bool = False,
    public_url: str | None = None,
    buffer: int | None = None,
    database: str | None = None,
    proxy: str | None = None,
    smtp: str | None = None,
    calls: str | None = None,
) -> Iterator[House]:
    """A server with a database of its own in this folder, or with the one named, on a port that is free."""
    database = database or f"sqlite:///{folder}/tables.db"
    listener = open_socket(LOCAL, 0)
    if buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    tables = Tables(open_engine(database))
    settings = Settings(database, LOCAL, public_url=public_url, limited=limited, proxy=proxy, smtp=smtp, calls=calls)
    how = {**how_to_serve(settings), "log_level": "error", "timeout_graceful_shutdown": 2, "timeout_keep_alive": 120}
    config = uvicorn.Config(assemble(tables, settings), loop="asyncio", **how)
    server = uvicorn.Server(config)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    try:
        wait_for(lambda: server.started)
        house = House(database, listener.getsockname()[1], tables)
        yield house
        house.close()
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
