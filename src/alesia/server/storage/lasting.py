"""A connection that lasts while much is written: to seek one, and ask whether it lives, costs as much as to write."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

REST = 1.0  # seconds after which it is asked anew whether a connection still lives


class Lasting:
    """The connection of one thread, opened when it is needed. Whatever fails, the next one has another."""

    def __init__(self, engine: Engine, **options: Any) -> None:
        self._engine = engine
        self._options = options
        self._connection: Connection | None = None
        self._used = 0.0

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        if time.monotonic() - self._used > REST:
            self.let_go()
        connection = self._connection = self._connection or self._open()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            self.let_go()
            raise
        self._used = time.monotonic()

    def _open(self) -> Connection:
        return self._engine.connect().execution_options(**self._options)

    def let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
