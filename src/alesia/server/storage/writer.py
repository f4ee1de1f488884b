"""The one who writes: a thread that puts whatever is waiting into one transaction.

Many tables are answered at once, and a commit costs the same for one row as for fifty. Nobody is told that his row is
written before the transaction that holds it has been committed.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
MOST = 128


class _Job(NamedTuple):
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class Writer:
    """Runs work in transactions, one after the other, several pieces of work in one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; what it raises is raised here, and nothing of it is kept."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._jobs.put(job)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._do_next():
            pass

    def _do_next(self) -> bool:
        """Wait for work and do it; when it is done nothing is kept of it, and with it no room. False at the end."""
        first = self._jobs.get()
        if first is None:
            return False
        jobs = [first]
        while len(jobs) < MOST and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._jobs.put(None)
                break
            jobs.append(more)
        self._do(jobs)
        return True

    def _do(self, jobs: list[_Job]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _tell(jobs[0], None, error)
                return
            for job in jobs:
                self._do([job])

    def _commit(self, jobs: list[_Job]) -> None:
        with self._engine.begin() as connection:
            results = [job.work(connection) for job in jobs]
        for job, result in zip(jobs, results, strict=True):
            _tell(job, result, None)


def _tell(job: _Job, result: Any, error: Exception | None) -> None:
    job.loop.call_soon_threadsafe(_settle, job.done, result, error)


def _settle(done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
