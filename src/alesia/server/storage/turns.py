"""Several processes that write to one SQLite file, one after the other.

SQLite lets one write at a time. Whoever comes meanwhile sleeps and looks again, each time longer, up to a tenth of a
second; others who come at the right moment go before him, again and again. So they wait for a lock of the system
instead, which wakes who waits as soon as it is free, and which goes with a process that is killed. It only spares
waiting: what SQLite itself guards is guarded without it.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import IO

from sqlalchemy import Engine


class Turns:
    """The lock of one file, as one thread of this process has it."""

    def __init__(self, engine: Engine) -> None:
        sqlite = engine.dialect.name == "sqlite"
        self._path = f"{engine.url.database}-writing" if sqlite else None
        self._file: IO[bytes] | None = None

    def mine(self) -> AbstractContextManager[None]:
        """While this lasts, no other process writes that waits for its turn."""
        return nullcontext() if self._path is None else self._held(self._path)

    @contextmanager
    def _held(self, path: str) -> Iterator[None]:
        try:
            import fcntl
        except ImportError:  # Windows: there they sleep and look again
            yield
            return
        with suppress(OSError):  # no place for another file: the same
            self._file = self._file or open(path, "ab")  # noqa: SIM115  # it stays open
            fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            if self._file is not None:
                fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
