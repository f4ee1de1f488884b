"""Several processes behind one address: a parent that starts workers, watches them, and replaces those that end.

They are forks of one process, which has loaded everything and opened nothing but the socket at which all of them take
connections. A worker whose parent has gone ends too.
"""

import gc
import logging.config
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

from alesia.kernel.errors import BadOption
from alesia.server.handing import Place
from alesia.server.logs import config
from alesia.server.settings import Settings
from alesia.server.storage import open_engine

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where workers keep their figures, for all to read
LOOK = 0.5  # seconds between two looks at the workers
YOUNG = 5.0  # seconds in which a worker that ends has not got far: the next one waits
LONGEST = 10.0  # seconds that it waits at most
PATIENCE = 8.0  # seconds for workers that were told to stop

log = logging.getLogger(__name__)
Work = Callable[[Settings, socket.socket, int, Place], None]


def serve_with_workers(settings: Settings, listener: socket.socket, announce: Callable[[], None], work: Work) -> None:
    """Keep so many workers at work until told to stop."""
    if not hasattr(os, "fork"):
        raise BadOption("this system cannot start several workers; leave --workers out")
    open_engine(settings.database).dispose()  # brought up to date once, and refused before anybody is started
    logging.config.dictConfig(config(settings.json_logs))
    listener.listen(settings.backlog)
    with tempfile.TemporaryDirectory(prefix="alesia-workers-") as folder:
        os.environ[SHARED] = folder
        parent = Parent(settings, listener, work, Path(folder))
        announce()
        parent.run()


class Worker:
    """A worker, which of them it is, and when it was started."""

    def __init__(self, process: BaseProcess, number: int, pause: float) -> None:
        self.process = process
        self.number = number
        self.pause = pause  # that was made before it was started
        self.started = time.monotonic()

    @property
    def next_pause(self) -> float:
        """How long to wait before another takes its place: longer each time that one does not get far."""
        if time.monotonic() - self.started > YOUNG:
            return 0.0
        return min(LONGEST, max(LOOK, 2 * self.pause))


class Parent:
    """Starts and watches the workers."""

    def __init__(self, settings: Settings, listener: socket.socket, work: Work, folder: Path) -> None:
        self._settings = settings
        self._folder = folder
        self._listener = listener
        self._work = work
        self._told_to_stop = False
        self._alive, self._life = os.pipe()  # whoever has the other end alone sees that the parent has gone
        self._workers: list[Worker] = []
        self._waiting: list[tuple[float, int, float]] = []  # when which place is filled again, and after which pause

    def run(self) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        gc.collect()
        gc.freeze()  # what is loaded stays shared with the workers
        for number in range(self._settings.workers):
            self._start(number, 0.0)
        while not self._told_to_stop:
            self._watch()
        self._end()

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        self._told_to_stop = True

    def _start(self, number: int, pause: float) -> None:
        process = multiprocessing.get_context("fork").Process(target=self._run_worker, args=(number,))
        process.start()
        self._workers.append(Worker(process, number, pause))

    def _run_worker(self, number: int) -> None:
        """In the worker."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, signal.SIG_DFL)
        os.close(self._life)
        place = Place(number, self._settings.workers, self._folder)
        self._work(self._settings, self._listener, self._alive, place)

    def _watch(self) -> None:
        """Wait a while; put others in the places of those that have ended."""
        wait([worker.process.sentinel for worker in self._workers], LOOK)
        if self._told_to_stop:
            return
        for worker in [each for each in self._workers if not each.process.is_alive()]:
            self._workers.remove(worker)
            pause = worker.next_pause
            _forget_figures(worker.process.pid)
            log.warning("worker %s has ended (%s); another is started", worker.process.pid, worker.process.exitcode)
            self._waiting.append((time.monotonic() + pause, worker.number, pause))
        for place in [each for each in self._waiting if each[0] <= time.monotonic()]:
            self._waiting.remove(place)
            self._start(*place[1:])

    def _end(self) -> None:
        """Let all stop, and kill who does not."""
        for worker in self._workers:
            worker.process.terminate()
        end = time.monotonic() + PATIENCE
        for worker in self._workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def _forget_figures(process: int | None) -> None:
    """What a worker that has ended had open is open no more."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(process)  # type: ignore[no-untyped-call]  # as the library is
