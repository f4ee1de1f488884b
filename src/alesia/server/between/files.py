"""Several processes of one machine on one SQLite file: each has a socket in a folder of theirs, by which it hears.

A socket may be full, and whoever is killed after a commit has told nobody. So a connection is asked every second
whether anything was written, which costs next to nothing where nothing was (``PRAGMA data_version``).
"""

import asyncio
import hashlib
import os
import socket
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import IO

from sqlalchemy import Connection, Engine

from alesia.server.between.bus import Bus, Hears
from alesia.server.between.leases import Leases
from alesia.server.between.news import joined

LOOK = 1.0  # seconds between two looks whether anything was written
BUFFER = 1_048_576  # bytes that may wait to be heard
PIECE = 65_536


class FileBus(Bus):
    """Sockets in a folder that belongs to this user and this file alone."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._folder = _folder(engine)
        self._own: Path | None = None
        self._socket: socket.socket | None = None
        self._others: tuple[int, list[str]] = (-1, [])
        self._looking: asyncio.Task[None] | None = None

    def start(self, hears: Hears) -> None:
        super().start(hears)
        loop = asyncio.get_running_loop()
        if hasattr(socket, "AF_UNIX") and (opened := self._open()) is not None:
            loop.add_reader(opened.fileno(), self._read, opened)
        self._looking = loop.create_task(self._look())

    def _open(self) -> socket.socket | None:
        """A socket by which this process hears; None where the system has no place for one."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self._folder.stat().st_uid != os.getuid():
                return None
            own, opened = self._folder / self.name, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            opened.setblocking(False)
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
            opened.bind(str(own))
        except OSError:
            return None
        self._own, self._socket = own, opened
        return opened

    def close(self) -> None:
        super().close()
        if self._looking is not None:
            self._looking.cancel()
        if self._socket is not None and self._own is not None:
            if self._loop is not None and not self._loop.is_closed():
                self._loop.remove_reader(self._socket.fileno())
            self._socket.close()
            self._own.unlink(missing_ok=True)
            self._socket = None
        if self._watch is not None:
            self._watch.close()
            self._watch = None

    @property
    def alone(self) -> bool:
        return not self._hearers()

    def tell_with(self, connection: Connection, news: Sequence[bytes]) -> None:
        """Nothing: files know no transactions."""

    def tell_after(self, news: Sequence[bytes]) -> None:
        self.tell(news)

    def tell(self, news: Sequence[bytes]) -> None:
        for each in joined(news, PIECE):
            self._send(each)

    def _send(self, news: bytes) -> None:
        opened = self._socket
        for other in self._hearers() if opened is not None else ():
            with suppress(BlockingIOError):
                try:
                    assert opened is not None
                    opened.sendto(news, other)
                except (ConnectionRefusedError, FileNotFoundError):  # it was killed
                    Path(other).unlink(missing_ok=True)
                except OSError:  # it hears too slowly, and will look
                    pass

    def _hearers(self) -> list[str]:
        """The sockets of the others; the folder says when they change."""
        try:
            changed = self._folder.stat().st_mtime_ns
            if changed != self._others[0]:
                found = [str(each) for each in self._folder.iterdir() if each.name != self.name]
                self._others = (changed, found)
        except OSError:
            return []
        return self._others[1]

    def _read(self, opened: socket.socket) -> None:
        with suppress(BlockingIOError):
            while True:
                self._came(opened.recv(PIECE))

    async def _look(self) -> None:
        """Look now and then whether anything was written; what was may have been told, or not."""
        loop, seen = asyncio.get_running_loop(), -1
        while True:
            await asyncio.sleep(LOOK)
            with suppress(Exception):  # a database that fails is told of by those who need it
                now = await loop.run_in_executor(None, self._data_version)
                if now != seen and seen != -1:
                    self._missed()
                seen = now

    def _data_version(self) -> int:
        """Changes with every commit of another connection; those of this process are among these."""
        if self._watch is None:
            self._watch = self._engine.connect()
        found: int = self._watch.exec_driver_sql("PRAGMA data_version").scalar_one()
        self._watch.rollback()
        return found

    _watch: Connection | None = None


class FileLeases(Leases):
    """Locks on the bytes of a file, one for each game; the system gives them back when a process ends."""

    def __init__(self, engine: Engine) -> None:
        self._path = Path(f"{engine.url.database}-thinking")
        self._file: IO[bytes] | None = None
        self._lock = Lock()

    def take(self, game: int) -> bool:
        try:
            import fcntl
        except ImportError:  # Windows: whoever writes first wins, as always
            return True
        with self._lock:
            if self._file is None:
                self._file = self._path.open("ab")
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
            except BlockingIOError:
                return False
        return True

    def give(self, game: int) -> None:
        with self._lock:
            if self._file is not None:
                import fcntl

                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, game)

    def close(self) -> None:
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None


def _folder(engine: Engine) -> Path:
    """Where the sockets of those are who use this file; short, since the address of a socket must be."""
    file = os.path.realpath(str(engine.url.database))
    user = os.getuid() if hasattr(os, "getuid") else 0
    return Path(tempfile.gettempdir()) / f"alesia-{user}" / hashlib.sha256(file.encode()).hexdigest()[:16]
