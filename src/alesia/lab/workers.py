"""Work in chunks over several processes; a process that dies loses only the chunk it was at, and that is done again."""

import gc
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, NamedTuple, Protocol, TypeVar

from alesia.kernel.errors import AlesiaError

T = TypeVar("T")
R = TypeVar("R")
_Numbered = tuple[int, Any]  # a chunk and its number
MOST_DEATHS = 3  # at one chunk
COLLECT_AFTER = 10_000  # objects: games leave hardly any cycles behind, which Python need not look for so often
# Spawned, not forked: the caller may have threads (a progress bar), and forking those is unsafe.
SPAWN = get_context("spawn")


class WorkersDied(AlesiaError):
    """The processes that work die again and again."""


class Workers(Protocol):
    """Whoever does the work: this process, others of this machine, a cluster."""

    def run(self, work: Callable[[T], R], chunks: Iterable[T]) -> Generator[tuple[T, R], None, None]:
        """Each chunk with what came of it, in the order in which they are finished."""


class Here:
    """This process alone."""

    def run(self, work: Callable[[T], R], chunks: Iterable[T]) -> Generator[tuple[T, R], None, None]:
        for chunk in chunks:
            yield chunk, work(chunk)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int, most_deaths: int = MOST_DEATHS) -> None:
        self.jobs = jobs
        self.most_deaths = most_deaths

    def run(self, work: Callable[[T], R], chunks: Iterable[T]) -> Generator[tuple[T, R], None, None]:
        crew = _Crew(work, chunks, self.jobs, self.most_deaths)
        try:
            while crew.is_busy():
                for chunk, done in crew.finished():
                    yield chunk, done.result()
        finally:
            crew.end()


class _Crew:
    """The processes at work, and the chunks that nobody has been given yet."""

    def __init__(self, work: Callable[[Any], Any], chunks: Iterable[Any], jobs: int, most_deaths: int) -> None:
        self._work = work
        self._jobs = jobs
        self._most_deaths = most_deaths
        self._fresh = enumerate(chunks)
        self._left: list[_Numbered] = []  # what is to be given next, as far as it is known
        self._deaths = Counter[int]()
        self._hands: dict[object, _Hand] = {}

    def is_busy(self) -> bool:
        """Whether anything is left to do; there are as many hands as needed then."""
        while len(self._hands) < self._jobs and self._is_left():
            hand = _Hand(self._work)
            self._hands[hand.pipe] = hand
            self._give(hand)
        return bool(self._hands)

    def finished(self) -> "Iterator[tuple[Any, _Done]]":
        """Wait for chunks to be finished; whoever finished one is given another first."""
        for pipe in wait([hand.pipe for hand in self._hands.values()]):
            hand = self._hands[pipe]
            (_, chunk), done = hand.at, hand.take()
            if done is None:
                self._bury(hand)
                continue
            if self._is_left():
                self._give(hand)
            else:
                self._dismiss(hand)
            yield chunk, done

    def end(self) -> None:
        for hand in list(self._hands.values()):
            self._dismiss(hand)

    def _is_left(self) -> bool:
        if not self._left:
            self._left.extend(islice(self._fresh, 1))
        return bool(self._left)

    def _give(self, hand: "_Hand") -> None:
        hand.give(self._left.pop())

    def _bury(self, hand: "_Hand") -> None:
        """What it was at is to be done again, though not for ever."""
        self._dismiss(hand)
        self._left.append(hand.at)
        number, chunk = hand.at
        self._deaths[number] += 1
        if self._deaths[number] == self._most_deaths:
            raise died_at(chunk)

    def _dismiss(self, hand: "_Hand") -> None:
        del self._hands[hand.pipe]
        hand.end()


class _Done(NamedTuple):
    """What came of a chunk, or the error that came of it."""

    value: Any
    error: Exception | None

    def result(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.value


class _Hand:
    """A process that works, and the chunk it is at, with its number."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.at: _Numbered = (-1, None)
        self._process = SPAWN.Process(target=_serve, args=(work, theirs), daemon=True)
        with _unheard_ctrl_c():
            self._process.start()
        theirs.close()  # from now on the end of the process is the end of the pipe

    def give(self, work: "_Numbered") -> None:
        self.at = work
        with suppress(OSError):  # it has died: whoever takes from it will see
            self.pipe.send(work[1])

    def take(self) -> _Done | None:
        """What it has done; None if it has died."""
        try:
            done: _Done = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return done

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(work: Callable[[Any], Any], pipe: "Connection[Any, Any]") -> None:
    """Work until whoever gives the work is gone."""
    gc.set_threshold(COLLECT_AFTER)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_try(work, pipe.recv()))


def _try(work: Callable[[Any], Any], chunk: Any) -> _Done:
    try:
        return _Done(work(chunk), None)
    except Exception as error:
        error.add_note(format_exc())  # where it happened is not handed on otherwise
        return _Done(None, error)


@contextmanager
def _unheard_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal: those begun now do not hear it, and are ended by the first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def died_at(chunk: object) -> WorkersDied:
    """What is said of work at which processes died again and again."""
    return WorkersDied(
        "the process that plays {0} died {1} times: a player may have ended it, or there is too little memory",
        getattr(chunk, "phrase", str(chunk)),
        MOST_DEATHS,
    )


def workers(jobs: int, apart: bool = False) -> Workers:
    """As many processes as asked for; one is this one, unless the work is to be done apart: who does it may end it."""
    return Here() if jobs == 1 and not apart else Processes(jobs)
