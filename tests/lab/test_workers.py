"""Chunks over processes: all are done once, and a process that dies costs nothing that was finished."""

import os
import signal
from contextlib import closing
from itertools import count, islice
from pathlib import Path

import pytest

from alesia.lab.workers import WorkersDied, workers


def double(n: int) -> int:
    return 2 * n


def die_once(mark: str) -> str:
    """The first process that comes to a chunk with a name dies at it."""
    path = Path(mark)
    if path.name.startswith("fatal") and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def die(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n


def fail(n: int) -> int:
    raise ValueError(f"chunk {n}")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_chunk_is_done_once(jobs: int) -> None:
    assert sorted(workers(jobs).run(double, range(9))) == [(n, 2 * n) for n in range(9)]


def test_a_chunk_at_which_a_process_died_is_done_again(tmp_path: Path) -> None:
    chunks = [str(tmp_path / name) for name in ("one", "two", "fatal", "three", "fatal too")]
    found = sorted(result for _, result in workers(2).run(die_once, chunks))
    assert found == sorted(Path(chunk).name for chunk in chunks)


def test_processes_that_die_again_and_again_are_not_replaced_for_ever() -> None:
    with pytest.raises(WorkersDied, match="died 3 times"):
        list(workers(2).run(die, [1, 2]))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_is_handed_on(jobs: int) -> None:
    with pytest.raises(ValueError, match="chunk 7"):
        list(workers(jobs).run(fail, [7]))


@pytest.mark.parametrize("jobs", [1, 2])
def test_chunks_are_taken_when_it_is_their_turn(jobs: int) -> None:
    """So a run without end begins at once, and can be left."""
    with closing(workers(jobs).run(double, count())) as running:
        assert {n for n, _ in islice(running, 4)} <= set(range(4 + jobs))
