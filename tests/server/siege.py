"""Tables played on a server with several workers, of which one is killed again and again, or the database is.

``python -m tests.server.siege --kills 10`` does for long what the tests do for a moment; ``--db postgres`` on a
PostgreSQL that is started for the occasion, ``--what database`` kills that instead of workers.
"""

import argparse
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

from tests.server.postgres import Postgres, postgres
from tests.server.serving import API, Client, Lost, Server, running
from tests.server.soak import Storm, check_same_game

WORKERS = 3
PATIENCE = 60.0
SOON = 10.0  # seconds in which a stream is back
AGAIN = 0.1  # seconds after which a stream is opened again, as a page does


class Ear:
    """Somebody who listens at a table, opens his stream again when it is cut, and knows how long he heard nothing."""

    def __init__(self, client: Client, table: str) -> None:
        self._client = client
        self._table = table
        self._over = Event()
        self.gaps: list[float] = []
        self.wholes = 0

    def listen(self) -> None:
        cut: float | None = None
        while not self._over.is_set():
            try:
                with self._client.listen(f"{API}/tables/{self._table}/stream") as events:
                    for event in events:
                        if event.kind == "whole" and cut is not None:
                            self.gaps.append(time.monotonic() - cut)
                        self.wholes += event.kind == "whole"
                        cut = None
                        if self._over.is_set():
                            return
            except Lost:
                pass
            cut = time.monotonic() if cut is None else cut
            time.sleep(AGAIN)

    def end(self) -> None:
        self._over.set()


class Siege(Storm):
    """A server with workers, its tables, the guests who play there, and those who listen."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, seed)
        self._luck = Random(seed)
        self.ears = [Ear(self._same_person(), place.table) for place in self._places for _ in range(WORKERS)]

    def _same_person(self) -> Client:
        client = self._server.client()
        client.cookies.update(self._host.cookies)
        return client

    @contextmanager
    def blowing(self) -> Iterator[None]:
        threads = [Thread(target=ear.listen, daemon=True) for ear in self.ears]
        for thread in threads:
            thread.start()
        with super().blowing():
            yield
        for ear in self.ears:
            ear.end()

    def kill_a_worker(self) -> None:
        """Let the guests play for a while, then kill one of the workers; its place is filled by another."""
        self._play_on()
        os.kill(self._luck.choice(self.workers()), signal.SIGKILL)
        self._be_back()

    def kill_the_database(self, database: Postgres) -> None:
        """The same with the database, which is started again."""
        self._play_on()
        database.kill()
        self._be_back()

    def _play_on(self) -> None:
        self.wait_for_all()
        told = len(self.notes.all()) + self._luck.randint(0, 40)
        self.notes.wait_until(lambda noted: len(noted) >= told)
        time.sleep(self._luck.uniform(0, 0.03))

    def _be_back(self) -> None:
        """All tables go on, nothing that was acknowledged is lost, and all workers are there."""
        self.wait_for_all()
        self.check()
        end = time.monotonic() + PATIENCE
        while len(self.workers()) < WORKERS:
            assert time.monotonic() < end, "a worker is missing"
            time.sleep(0.05)

    def workers(self) -> list[int]:
        parent = self._server.process
        return [int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]

    @property
    def longest_gap(self) -> float:
        return max((gap for ear in self.ears for gap in ear.gaps), default=0.0)

    def check_games(self) -> None:
        self.check()
        for stored in self.games():
            check_same_game(stored)


def main() -> None:
    """Kill workers or the database many times under load."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--what", choices=["worker", "database"], default="worker")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(postgres()) if chosen.db == "postgres" else None
        db = None if server is None else server.new_database()
        siege = Siege(stack.enter_context(running(folder, db, workers=WORKERS)), chosen.seed)
        with siege.blowing():
            for kill in range(1, chosen.kills + 1):
                if chosen.what == "worker":
                    siege.kill_a_worker()
                else:
                    assert server is not None, "SQLite has no process to be killed"
                    siege.kill_the_database(server)
                told = len(siege.notes.all())
                gap = siege.longest_gap
                print(f"kill {kill}: {told} acknowledged, none lost; streams back after {gap:.1f} s", flush=True)
            siege.wait_for_all()
        siege.check_games()
        assert siege.longest_gap < SOON


if __name__ == "__main__":
    main()
