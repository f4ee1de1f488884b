"""The one who writes: a thread that puts whatever is waiting into one transaction.

Many tables are answered at once, and a commit costs the same for one row as for fifty. Nobody is told that his row is
written before the transaction that holds it has been committed.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar, overload

from sqlalchemy import Connection, Engine

from alesia.server.storage.lasting import Lasting
from alesia.server.storage.turns import Turns

T = TypeVar("T")
MOST = 128


class Ending(NamedTuple):
    """How a statement ends that does one thing more, and the parameter of that."""

    text: str
    parameter: str


class Tells(Protocol):
    """Who tells other processes what was written: with the transaction, at the end of its only statement where the
    database can do that, or after it."""

    def ending(self, news: Sequence[bytes]) -> Ending | None: ...

    def tell_with(self, connection: Connection, news: Sequence[bytes]) -> None: ...

    def tell_after(self, news: Sequence[bytes]) -> None: ...


class Together(NamedTuple):
    """Work of which many have a part: those that come together are done at once. `whole`: the same as one statement,
    where the database can do that."""

    do: Callable[[Connection, Sequence[Any]], None]
    part: Any
    whole: "Whole | None" = None


Whole = Callable[[Connection, Sequence[Any], Ending], None]


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
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._turns = Turns(engine)
        self._lasting = Lasting(engine)
        self._single = Lasting(engine, isolation_level="AUTOCOMMIT")  # for statements that are a transaction each
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
        gathered = self._gathered.setdefault(loop, [])
        gathered.append(job)
        if len(gathered) == 1:
            loop.call_soon(self._hand_over, loop)
        result: T | None = await job.done
        return result

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """What has come in one round of a loop goes to the thread at once: woken by the first of it, that would only
        take the interpreter from the loop in the middle of the others, and commit more often."""
        gathered = self._gathered.pop(loop, None)
        if gathered is not None:
            self._jobs.put(gathered)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        for loop in list(self._gathered):
            self._hand_over(loop)
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._do_next():
            pass
        self._lasting.let_go()
        self._single.let_go()
        self._turns.close()

    def _do_next(self) -> bool:
        """Wait for work and do it; when it is done nothing is kept of it, and with it no room. False at the end."""
        jobs = self._jobs.get()
        if jobs is None:
            return False
        while len(jobs) < MOST and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._jobs.put(None)
                break
            jobs += more
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
        results = self._written_whole(jobs, news) or self._written(jobs, news)
        for loop in {job.loop for job in jobs}:
            pairs = zip(jobs, results, strict=True)
            _tell([_Done(job.done, result, None) for job, result in pairs if job.loop is loop], loop)
        if self._tells is not None and news:
            self._tells.tell_after(news)

    def _written(self, jobs: list[_Job], news: Sequence[bytes]) -> list[Any]:
        with self._turns.mine(), self._lasting.transaction() as connection:
            results = [result for joint, group in groupby(jobs, _joint) for result in _done(connection, joint, group)]
            if self._tells is not None and news:
                self._tells.tell_with(connection, news)
        return results

    def _written_whole(self, jobs: list[_Job], news: Sequence[bytes]) -> list[Any] | None:
        """All of it by one statement, which is a transaction of its own; None where that cannot be."""
        ending = None if self._tells is None else self._tells.ending(news)
        whole = {job.work.whole if isinstance(job.work, Together) else None for job in jobs}
        do = whole.pop()
        if ending is None or do is None or whole:
            return None
        with self._single.transaction() as connection:
            do(connection, [job.work.part for job in jobs if isinstance(job.work, Together)], ending)
        return [None] * len(jobs)


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
