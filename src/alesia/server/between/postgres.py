"""Several processes, on one machine or many, on one PostgreSQL: NOTIFY tells with the commit, LISTEN hears.

A session that is cut off hears nothing; so whoever listens anew looks at everything once.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any

import psycopg
from msgspec import json
from sqlalchemy import Connection, Engine

from alesia.server.between.bus import Bus, Hears
from alesia.server.between.leases import Leases
from alesia.server.between.news import is_said_by, joined
from alesia.server.storage.writer import Ending

CHANNEL = "alesia"
TELL = "SELECT pg_notify('alesia', news) FROM json_array_elements_text(%s::json) AS news"
QUICKLY = "SELECT set_config('synchronous_commit', 'off', true)"  # nothing is written, so nobody waits for the disk
THINKING = 53  # the class of our advisory locks; the other number is that of the game
AGAIN = 0.5  # seconds before a session that was cut off is opened again
LIFE = 5.0  # seconds of silence after which it is seen whether the session still lives

log = logging.getLogger(__name__)


class PostgresBus(Bus):
    """A session that listens, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._ended = Event()
        self._thread: Thread | None = None

    def start(self, hears: Hears) -> None:
        super().start(hears)
        self._thread = Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        super().close()
        self._ended.set()

    def ending(self, news: Sequence[bytes]) -> Ending:
        return Ending(TELL, json.encode([each.decode() for each in joined(news)]).decode())

    def tell_with(self, connection: Connection, news: Sequence[bytes]) -> None:
        connection.exec_driver_sql(TELL, (self.ending(news).parameter,))

    def tell_after(self, news: Sequence[bytes]) -> None:
        """Nothing: it was told with the transaction."""

    def tell(self, news: Sequence[bytes]) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(QUICKLY)
            self.tell_with(connection, news)

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with _session(self._engine) as session:
                    session.execute(f"LISTEN {CHANNEL}")
                    self._in_loop(self._missed)
                    self._hear(session)
            except (psycopg.Error, OSError):
                log.warning("the database does not tell what others write; it is asked again")
                self._ended.wait(AGAIN)
            except RuntimeError:  # the loop is closed
                return

    def _hear(self, session: "psycopg.Connection[Any]") -> None:
        while not self._ended.is_set():
            for notice in session.notifies(timeout=LIFE):
                if not is_said_by(self.name, notice.payload):
                    self._in_loop(self._came, notice.payload)
                if self._ended.is_set():
                    return
            session.execute("SELECT 1")


class PostgresLeases(Leases):
    """Advisory locks of one session, which go with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = Lock()
        self._session: psycopg.Connection[Any] | None = None
        self._held: set[int] = set()

    def take(self, game: int) -> bool:
        with self._lock:
            session = self._alive()
            if game not in self._held:
                found = session.execute("SELECT pg_try_advisory_lock(%s, %s)", (THINKING, game)).fetchone()
                if found is None or not found[0]:
                    return False
                self._held.add(game)
        return True

    def give(self, game: int) -> None:
        with self._lock:
            if game in self._held and self._session is not None:
                with suppress(psycopg.Error):  # with a session that was cut off it is given back already
                    self._session.execute("SELECT pg_advisory_unlock(%s, %s)", (THINKING, game))
            self._held.discard(game)

    def close(self) -> None:
        with self._lock:
            if self._session is not None:
                self._session.close()
            self._session = None

    def _alive(self) -> "psycopg.Connection[Any]":
        """A session; with one that was cut off all leases went."""
        if self._session is None or self._session.closed or self._session.broken:
            self._held.clear()
            self._session = _session(self._engine)
        return self._session


def _session(engine: Engine) -> "psycopg.Connection[Any]":
    """A session beside the pool, without transactions."""
    args, options = engine.dialect.create_connect_args(engine.url)
    return psycopg.connect(*args, **options, autocommit=True)
