"""What a server process holds in memory, told by itself when it gets a signal."""

import gc
import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import NamedTuple

PATIENCE = 60.0
# What is run before the server in its process: rooms rest so long, and the signal is heard.
PRELUDE = "from tests.server.probe import install; install({folder!r}, {rest!r}); "


class Held(NamedTuple):
    """What a process holds: megabytes, objects that the garbage collector knows, pieces of memory that Python has
    given out (strings and numbers too), and what tables are made of."""

    megabytes: float
    objects: int
    pieces: int
    rooms: int
    scenes: int


def install(folder: str, rest: float | None) -> None:
    """In the server: tell at SIGUSR1; let rooms rest for so many seconds, where it shall not be as it always is."""
    from alesia.server import tables

    if rest is not None:
        tables.REST, tables.ROUND = rest, rest / 4  # type: ignore[assignment]
    signal.signal(signal.SIGUSR1, lambda *_: _tell(Path(folder)))


def _tell(folder: Path) -> None:
    from alesia.server.room import Room
    from alesia.server.scene import Scene

    gc.collect()
    pieces = sys.getallocatedblocks()
    objects = gc.get_objects()
    rooms, scenes = (sum(type(each) is kind for each in objects) for kind in (Room, Scene))
    known = len(objects) + gc.get_freeze_count()  # what was loaded at the start is not among them any more
    held = Held(megabytes(os.getpid()), known, pieces, rooms, scenes)
    (folder / "telling").write_text(json.dumps(held))
    (folder / "telling").rename(folder / "told")


def megabytes(process: int) -> float:
    """What a process has in memory now."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def ask(process: int, folder: Path) -> Held:
    """Let a server that was started with the prelude tell what it holds."""
    told, end = folder / "told", time.monotonic() + PATIENCE
    told.unlink(missing_ok=True)
    os.kill(process, signal.SIGUSR1)
    while not told.exists():
        assert time.monotonic() < end, "the server does not tell what it holds"
        time.sleep(0.02)
    return Held(*json.loads(told.read_text()))


def at_rest(process: int, folder: Path, patience: float) -> Held:
    """What a server holds as soon as no room is open."""
    end = time.monotonic() + patience
    while (held := ask(process, folder)).rooms:
        assert time.monotonic() < end, f"rooms stay open in which nothing happens: {held}"
        time.sleep(0.5)
    return held
