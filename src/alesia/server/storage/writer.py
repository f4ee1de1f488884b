"""The one who writes: a thread that puts whatever is waiting into one transaction.

Many tables are answered at once, and a commit costs the same for one row as for fifty. Nobody is told that his row is
written before the transaction that holds it has been committed.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar, overload

from sqlalchemy import Connection, Engine

from alesia.server.storage.turns import Turns

T = TypeVar("T")
MOST = 128
REST = 1.0  # seconds after which it is asked anew whether a connection still lives


class Tells(Protocol):
    """Who tells other processes what was written: with the transaction, or after it."""

    def tell_with(self, connection: Connection, news: Sequence[bytes]) -> None: ...

    def tell_after(self, news: Sequence[bytes]) -> None: ...


class Together(NamedTuple):
    """Work of which many have a part: those that come together are done at once."""

    do: Callable[[Connection, Sequence[Any]], None]
    part: Any


class _Job(NamedTuple):
    work: Callable[[Connection], Any] | Together
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"
    news: bytes | None
    place: int


class Writer:
    """Runs work in transactions, one after the other, several pieces of work in one."""

    def __init__(self, engine: Engine, tells: Tells | None = None) -> None:
        self._engine = engine
        self._tells = tells
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: Connection | None = None  # that was used last
        self._used = 0.0  # when that was
        self._turns = Turns(engine)
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @overload
    async def write(self, work: Together, news: bytes | None = None, place: int = 0) -> None: ...

    @overload
    async def write(self, work: Callable[[Connection], T], news: bytes | None = None, place: int = 0) -> T: ...

    async def write(
        self, work: Callable[[Connection], T] | Together, news: bytes | None = None, place: int = 0
    ) -> T | None:
        """Do the work in a transaction; what it raises is raised here, and nothing of it is kept.

        news: what other processes are told if it is kept; place: of what it writes, the same for all processes, so that
        two transactions never wait for each other."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future(), news, place)
        self._jobs.put(job)
        result: T | None = await job.done
        return result

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._do_next():
            pass
        self._let_go()
        self._turns.close()

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
        jobs.sort(key=lambda job: job.place)
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _tell([_Done(jobs[0].done, None, error)], jobs[0].loop)
                return
            for job in jobs:
                self._do([job])

    def _commit(self, jobs: list[_Job]) -> None:
        news = [job.news for job in jobs if job.news is not None]
        with self._transaction() as connection:
            results = [result for joint, group in groupby(jobs, _joint) for result in _done(connection, joint, group)]
            if self._tells is not None and news:
                self._tells.tell_with(connection, news)
        for loop in {job.loop for job in jobs}:
            pairs = zip(jobs, results, strict=True)
            _tell([_Done(job.done, result, None) for job, result in pairs if job.loop is loop], loop)
        if self._tells is not None and news:
            self._tells.tell_after(news)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On a connection that is kept while much is written: to seek one, and to ask whether it lives, costs as much
        as to write. Whatever fails, the next one has another."""
        if time.monotonic() - self._used > REST:
            self._let_go()
        connection = self._connection = self._connection or self._engine.connect()
        try:
            with self._turns.mine(), connection.begin():
                yield connection
        except BaseException:
            self._let_go()
            raise
        self._used = time.monotonic()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _joint(job: _Job) -> Callable[[Connection, Sequence[Any]], None] | None:
    return job.work.do if isinstance(job.work, Together) else None


def _done(
    connection: Connection, joint: Callable[[Connection, Sequence[Any]], None] | None, jobs: Iterable[_Job]
) -> list[Any]:
    """What comes of jobs, which are done at once if they have something in common."""
    works = [job.work for job in jobs]
    if joint is None:
        return [work(connection) for work in works if not isinstance(work, Together)]
    joint(connection, [work.part for work in works if isinstance(work, Together)])
    return [None] * len(works)


class _Done(NamedTuple):
    done: "asyncio.Future[Any]"
    result: Any
    error: Exception | None


def _tell(settled: list[_Done], loop: asyncio.AbstractEventLoop) -> None:
    """Once for all of them: to wake another thread costs more than the news."""
    loop.call_soon_threadsafe(_settle, settled)


def _settle(settled: list[_Done]) -> None:
    for done, result, error in settled:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
