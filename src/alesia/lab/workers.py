"""Work in chunks over several processes; a process that dies loses only the chunk it was at, and that is done again."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from alesia.kernel.errors import AlesiaError

T = TypeVar("T")
R = TypeVar("R")
MOST_DEATHS = 3  # in a row, without any chunk finished between them


class WorkersDied(AlesiaError):
    """The processes that work die again and again."""


class Workers(Protocol):
    """Whoever does the work: this process, others of this machine, a cluster."""

    def run(self, work: Callable[[T], R], chunks: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Each chunk with what came of it, in the order in which they are finished."""


class Here:
    """This process alone."""

    def run(self, work: Callable[[T], R], chunks: Sequence[T]) -> Iterator[tuple[T, R]]:
        for chunk in chunks:
            yield chunk, work(chunk)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[T], R], chunks: Sequence[T]) -> Iterator[tuple[T, R]]:
        waiting, deaths = list(chunks), 0
        while waiting:
            try:
                for chunk, result in self._run_once(work, waiting):
                    deaths = 0
                    waiting.remove(chunk)
                    yield chunk, result
            except BrokenProcessPool:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise WorkersDied(f"a worker died {deaths} times in a row, last at one of {waiting[:3]}") from None

    def _run_once(self, work: Callable[[T], R], chunks: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Until all is done or a process dies; only as much is handed out as there are hands for."""
        # Spawned, not forked: the caller may have threads (a progress bar), and forking those is unsafe.
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))
        try:
            left, running = iter(list(chunks)), dict[Future[Any], T]()
            while True:
                while len(running) < 2 * self.jobs and (chunk := next(left, None)) is not None:
                    running[pool.submit(work, chunk)] = chunk
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def workers(jobs: int) -> Workers:
    """As many processes as asked for; one is this one."""
    return Here() if jobs == 1 else Processes(jobs)
