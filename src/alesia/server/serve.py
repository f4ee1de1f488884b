"""Running the server."""

import asyncio
import signal
import socket
from collections.abc import Callable
from errno import EACCES, EADDRINUSE
from types import FrameType
from typing import Any

import uvicorn

from alesia.kernel.errors import BadOption, clause, echo
from alesia.server.app import make_app
from alesia.server.collecting import collect_rarely
from alesia.server.door import OWN_CONNECTIONS, Caller, Door, caller_at
from alesia.server.handing import Handing, Place
from alesia.server.hearing import Lines
from alesia.server.logs import config
from alesia.server.settings import LOCAL, PORT, Settings
from alesia.server.workers import serve_with_workers

TRIES = 20
KEEP_ALIVE = 5  # seconds that a connection waits for the next request
DEAD = 60_000  # milliseconds after which a connection is given up that takes nothing any more
MOST_FILES = 65_536
OTHER_FILES = 128  # for the database, its reserve, and the files of the pages
GRACE = 3  # seconds for requests under way when the server is told to stop
FAREWELL = 2  # seconds more until those are given up that were cut off


class PortTaken(BadOption):
    """The address is one of this machine, and this port of it cannot be had."""


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Serve until told to stop; the announcement is made when nothing stands in the way any more."""
    with open_socket(settings.host, settings.port) as listener:  # first: no database is made for nothing
        if settings.workers > 1:
            serve_with_workers(settings, listener, announce, work)
        else:
            host = _host(settings)
            announce()
            host.run(sockets=[listener])


def work(settings: Settings, listener: socket.socket, parent: int, place: Place) -> None:
    """Serve as one of several, in this place, as long as the parent lives, whose end of a pipe this is."""
    host = _host(settings)
    host.be_one_of_several(parent, place)
    host.run(sockets=[listener])


def _host(settings: Settings) -> "Host":
    lines = Lines()
    logs = config(settings.json_logs)
    host = Host(uvicorn.Config(make_app(settings, lines), log_config=logs, **how_to_serve(settings)), lines)
    collect_rarely()
    return host


class Host(uvicorn.Server):
    """Ends in order: first the streams, which never end by themselves, and at last whoever does not take his reply."""

    def __init__(self, config: uvicorn.Config, lines: Lines) -> None:
        super().__init__(config)
        self._lines = lines
        self._parent: int | None = None
        self._handing: Handing | None = None

    def be_one_of_several(self, parent: int, place: Place) -> None:
        self._parent = parent
        self._handing = Handing(place, self._take_on)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._parent is not None and self._handing is not None:
            asyncio.get_running_loop().add_reader(self._parent, self._orphaned, self._parent)
            self._caller.door.handing = self._handing
            self._handing.start()

    @property
    def _caller(self) -> type[Caller]:
        caller = self.config.http_protocol_class
        assert issubclass(caller, Caller)
        return caller

    def _take_on(self, request: bytes) -> Caller:
        """Somebody who has begun to speak to another worker."""
        caller = self._caller(self.config, self.server_state, self.lifespan.state)
        caller.has_said = request
        return caller

    def _orphaned(self, parent: int) -> None:
        asyncio.get_running_loop().remove_reader(parent)
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop, and to stop, is no failure of this process."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lines.close()
        if self._handing is not None:
            self._handing.close()
        cut = asyncio.get_running_loop().call_later(GRACE, self._cut)
        await super().shutdown(sockets)
        cut.cancel()

    def _cut(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def how_to_serve(settings: Settings) -> dict[str, Any]:
    """What is the same for every server of ours: its door, whose word it takes, how long it waits."""
    proxy, most = settings.proxy or "", open_files() - OTHER_FILES
    door = Door(OWN_CONNECTIONS, most, proxy) if settings.limited else Door(None, most)
    return {
        "http": caller_at(door),
        "ws": "none",
        "proxy_headers": bool(proxy),
        "forwarded_allow_ips": proxy,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_keep_alive": KEEP_ALIVE,
        "timeout_graceful_shutdown": GRACE + FAREWELL,
    }


def open_files() -> int:
    """How many files and connections this process may have open: as many as the system lets us raise it to."""
    try:
        import resource
    except ImportError:  # Windows, which sets no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # a system with another limit behind this one
        return soft
    return most


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; BadOption if it cannot, PortTaken if another port might do."""
    if not host:
        raise BadOption("the server needs an address to listen at: choose one with --host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends at once
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; those that come by this one have it too
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD)
    try:
        listener.bind((host, port))
    except (OSError, ValueError, TypeError) as error:  # of a name that no machine can have
        listener.close()
        why = getattr(error, "strerror", None)
        told = clause(why) if why else clause("this is not the name or the number of a machine")
        if getattr(error, "errno", None) in (EADDRINUSE, EACCES):
            raise PortTaken(
                "cannot listen at {0} port {1}: {2}; choose another with --port", host, port, told
            ) from None
        raise BadOption("cannot listen at {0!r}: {1}; choose another address with --host", echo(host), told) from None
    return listener


def free_port(host: str = LOCAL, first: int = PORT) -> int:
    """The first port from there on that is free."""
    for port in range(first, first + TRIES):
        try:
            open_socket(host, port).close()
        except PortTaken:
            continue
        return port
    raise BadOption("no port from {0} to {1} is free; choose one with --port", first, first + TRIES - 1)
