"""Every table has its worker: who asks another one for it is handed on, with his connection, before he is heard.

Any worker could answer any request. But each that has a listener of a table keeps a room of it and makes its views; so
it is less work for all together if those of a table meet in one.

Whoever hands somebody on keeps hold of him until the other has said that he has him, which he says before he hears him.
So a worker that is killed meanwhile has heard nothing, and whoever kept hold hears it in his place.
"""

import asyncio
import re
import socket
from array import array
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from alesia.server.keys import worker_of

MOST = 16_384  # bytes of a request that are handed on with it
WANTED = re.compile(rb"(?:GET|HEAD|POST) /api/v1/(?:tables/|stream\?table=)([A-Za-z0-9_-]{1,32})[/?& ]")
HAVE = b"."  # that somebody was taken on


class HandedOn(Protocol):
    """Somebody with a connection."""

    @property
    def fileno(self) -> int: ...

    def is_taken(self) -> None:
        """Another worker has him."""

    def is_not_taken(self, request: bytes) -> None:
        """The other worker has gone; this is what he said."""


class Place(NamedTuple):
    """Which worker this is, of how many; and the folder in which each has a socket to take people on."""

    number: int
    workers: int
    folder: Path

    def other_for(self, request: bytes) -> Path | None:
        """Where another worker takes people on, if the table of this request is his."""
        found = WANTED.match(request) if len(request) <= MOST else None
        number = self.number if found is None else worker_of(found[1], self.workers)
        return None if number == self.number else self.socket_of(number)

    def socket_of(self, number: int) -> Path:
        return self.folder / f"worker-{number}"


class Way:
    """The way to another worker, and those who are on it."""

    def __init__(self, to: Path) -> None:
        self.socket = _new_socket()
        try:
            self.socket.connect(str(to))
        except OSError:
            self.socket.close()
            raise
        self._sent: deque[tuple[HandedOn, bytes]] = deque()

    def send(self, who: HandedOn, request: bytes) -> None:
        files = array("i", [who.fileno])
        self.socket.sendmsg([request], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
        self._sent.append((who, request))

    def hear(self) -> bool:
        """The other says that he has those whom he was sent, in their order; False if he has gone."""
        try:
            while self.socket.recv(len(HAVE)):
                self._sent.popleft()[0].is_taken()
        except BlockingIOError:
            return True
        except OSError:
            pass
        return False

    def end(self) -> None:
        self.socket.close()
        while self._sent:
            who, request = self._sent.popleft()
            who.is_not_taken(request)


class Handing:
    """Hands on those who want a table of another worker, and takes on those who want one of ours."""

    def __init__(self, place: Place, take_on: Callable[[bytes], asyncio.Protocol]) -> None:
        self._place = place
        self._take_on = take_on  # the protocol of somebody who has said this already
        self._door: socket.socket | None = None
        self._ways: dict[Path, Way] = {}
        self._coming: set[asyncio.Task[object]] = set()

    def start(self) -> None:
        """Take people on from now on, where the system has such sockets."""
        with suppress(OSError):
            own, door = self._place.socket_of(self._place.number), _new_socket()
            own.unlink(missing_ok=True)  # of one that was killed
            door.bind(str(own))
            door.listen()
            self._door = door
            asyncio.get_running_loop().add_reader(door.fileno(), self._open, door)

    def close(self) -> None:
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door.fileno())
            self._door.close()
        for to in list(self._ways):
            self._end(to)

    # Those whom we hand on.

    def hands_on(self, who: HandedOn, request: bytes) -> bool:
        """Whether somebody who begins with this is handed on; he must not be heard then until he is given back."""
        other = self._place.other_for(request)
        if other is None:
            return False
        try:
            self._way(other).send(who, request)
        except OSError:  # the other was killed, or has enough to do
            return False
        return True

    def _way(self, to: Path) -> Way:
        if to not in self._ways:
            way = self._ways[to] = Way(to)
            asyncio.get_running_loop().add_reader(way.socket.fileno(), self._hear, to)
        return self._ways[to]

    def _hear(self, to: Path) -> None:
        if not self._ways[to].hear():
            self._end(to)

    def _end(self, to: Path) -> None:
        way = self._ways.pop(to)
        asyncio.get_running_loop().remove_reader(way.socket.fileno())
        way.end()

    # Those whom we take on.

    def _open(self, door: socket.socket) -> None:
        with suppress(OSError):
            way, _ = door.accept()
            way.setblocking(False)
            asyncio.get_running_loop().add_reader(way.fileno(), self._take, way)

    def _take(self, way: socket.socket) -> None:
        try:
            request, files, _, _ = socket.recv_fds(way, MOST, 1)
            if files:
                way.send(HAVE)
                self._go_on(request, socket.socket(fileno=files[0]))
                return
        except BlockingIOError:
            return
        except OSError:  # he who sent somebody has gone, and with him whom he sent
            pass
        asyncio.get_running_loop().remove_reader(way.fileno())
        way.close()

    def _go_on(self, request: bytes, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        coming = loop.create_task(loop.connect_accepted_socket(lambda: self._take_on(request), connection))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)


def _new_socket() -> socket.socket:
    """OSError where the system has none that keep messages apart."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made
