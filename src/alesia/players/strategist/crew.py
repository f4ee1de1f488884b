"""Several processes for one decision: each takes a share of the trials.

They are copies of this process as it stands (forked), so that nothing is handed over but what each trial came to; what
comes of a decision does not depend on how many there are. Where a system knows no such copies this process does all.
"""

import os
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

Worth = list[float]
Trial = Callable[[], Worth]
LEAST = 2  # trials for each, below which it is not worth a process

_processes = 1


def think_in(processes: int) -> None:
    """So many processes think about each decision of a strategist from now on. For programs without threads."""
    global _processes
    _processes = max(1, processes)


def hands() -> int:
    """How many there are for a decision."""
    return _processes if hasattr(os, "fork") else 1


def tried(trials: Sequence[Trial]) -> list[Worth]:
    """What each trial comes to, in their order."""
    count = max(1, min(hands(), len(trials) // LEAST))
    parts = [trials[n::count] for n in range(count)]
    helpers = [_Helper(part) for part in parts[1:]]
    found = [[trial() for trial in parts[0]], *[helper.found() for helper in helpers]]
    return [found[n % count][n // count] for n in range(len(trials))]


class _Helper:
    """A process at its share of the trials."""

    def __init__(self, trials: Sequence[Trial]) -> None:
        context = get_context("fork")
        self._trials = trials
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(trials, theirs), daemon=True)
        self._process.start()
        theirs.close()  # from now on the end of the process is the end of the pipe

    def found(self) -> list[Worth]:
        """What came of them; if the process has died, they are tried here."""
        try:
            worths: list[Worth] = self._pipe.recv()
        except (EOFError, OSError):
            worths = [trial() for trial in self._trials]
        self._process.join()
        self._pipe.close()
        return worths


def _work(trials: Sequence[Trial], pipe: "Connection[Any, Any]") -> None:
    pipe.send([trial() for trial in trials])
    pipe.close()
