"""A pytest session that tries mutants: each in a process of its own, the tests that reach it, the closest first."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from tools.mutation.grafting import GAMES, functions, graft
from tools.mutation.kin import marks
from tools.mutation.mutants import ROOT, Mutant

Place = tuple[str, int]  # a line of a file
LONG = 0.5  # seconds of a test


class Reach(NamedTuple):
    """What one test runs through, and how long it takes."""

    name: str
    places: frozenset[Place]
    seconds: float


class Verdict(NamedTuple):
    mutant: str
    outcome: str  # killed, survived, hung, unreached
    by: str


class Trial:
    """The plugin: instead of running all tests once it tries the mutants."""

    def __init__(self, wanted: list[Mutant], reach: Path, out: Path, seconds: float) -> None:
        self.wanted, self.reach_file, self.out, self.seconds = wanted, reach, out, seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        if not self.reach_file.exists():
            run_apart(lambda: record_reach(session.items, self.reach_file), 14400)
        functions()
        reach = [each for each in read_reach(self.reach_file) if each.name in items]
        with self.out.open("a", encoding="utf-8") as file:
            for verdict in self.verdicts(items, reach):
                file.write(json.dumps(verdict._asdict()) + "\n")
                file.flush()
        return True

    def verdicts(self, items: dict[str, pytest.Item], reach: list[Reach]) -> Iterator[Verdict]:
        for number, mutant in enumerate(self.wanted):
            tests = list(self.closest(mutant, reach))
            seconds = sum(each.seconds for each in tests)
            yield self.try_out(mutant, [items[each.name] for each in tests], seconds)
            if number % 50 == 49:
                print(f"{number + 1} of {len(self.wanted)} tried", flush=True)

    def closest(self, mutant: Mutant, reach: list[Reach]) -> Iterable[Reach]:
        """The tests that reach the place, as long as there is time: those named by the same rule, then the others."""
        left, there = self.seconds, reaching(mutant, reach)
        kin = [each for each in there if any(mark in each.name for mark in marks(mutant.path, mutant.line))]
        for each in [*in_turn(kin), *in_turn([each for each in there if each not in kin])]:
            if each.seconds <= left:
                left -= each.seconds
                yield each

    def try_out(self, mutant: Mutant, tests: list[pytest.Item], seconds: float) -> Verdict:
        if not tests:
            return Verdict(str(mutant), "unreached", "")
        code, note = run_apart(lambda: first_failure(mutant, tests), 5 * seconds + 10)
        outcome = {0: "survived", 1: "killed", 2: "not grafted"}.get(code, "hung")
        return Verdict(str(mutant), outcome, note)


def in_turn(tests: list[Reach]) -> Iterator[Reach]:
    """One of each file after the other, the one that reaches least; long tests, such as whole games, come last."""
    quick = [each for each in tests if each.seconds <= LONG]
    long = sorted((each for each in tests if each.seconds > LONG), key=lambda each: each.seconds)
    yield from by_files(quick)
    yield from long


def by_files(tests: list[Reach]) -> Iterator[Reach]:
    files: dict[str, list[Reach]] = {}
    for each in sorted(tests, key=lambda each: (len(each.places), each.name)):
        files.setdefault(each.name.split("::")[0], []).append(each)
    rounds = zip_longest(*files.values())
    return (each for one_round in rounds for each in one_round if each is not None)


def reaching(mutant: Mutant, tests: list[Reach]) -> list[Reach]:
    """The tests that come to the line of the mutant, or to its function if none is seen there; for what stands outside
    of functions, to any line of the module."""
    if not mutant.start:
        return [each for each in tests if any(file == mutant.file for file, _ in each.places)]
    there = [each for each in tests if (mutant.file, mutant.line) in each.places]
    return there or [each for each in tests if (mutant.file, mutant.start) in each.places]


# ---- in a process of its own


def run_apart(work: Any, limit: float) -> tuple[int, str]:
    """Fork, work, and say how it ended: the exit status and a note."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        os._exit(_in_child(work, write))
    os.close(write)
    return _wait(child, read, limit)


def _in_child(work: Any, write: int) -> int:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    try:
        code, note = work()
    except BaseException as error:
        code, note = 1, f"{type(error).__name__}: {error}"
    os.write(write, note.encode()[:2000])
    return int(code)


def _wait(child: int, read: int, limit: float) -> tuple[int, str]:
    end = time.monotonic() + limit
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            note = os.read(read, 2000).decode(errors="replace")
            os.close(read)
            return os.waitstatus_to_exitcode(status), note
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(read)
            return -9, "out of time"
        time.sleep(0.005)


def first_failure(mutant: Mutant, tests: list[pytest.Item]) -> tuple[int, str]:
    if not graft(mutant):
        return 2, "no function changed"
    for item in tests:
        if not passes(item):
            return 1, item.nodeid
    return 0, f"{len(tests)} tests"


def passes(item: pytest.Item) -> bool:
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


# ---- which test reaches what


def record_reach(items: list[pytest.Item], out: Path) -> tuple[int, str]:
    numbers: dict[Place, int] = {}
    tests = []
    for item in items:
        places, seconds = watched(item)
        tests.append([item.nodeid, [numbers.setdefault(place, len(numbers)) for place in sorted(places)], seconds])
    out.write_text(json.dumps({"places": list(numbers), "tests": tests}), encoding="utf-8")
    return 0, ""


def watched(item: pytest.Item) -> tuple[set[Place], float]:
    """The lines that a test comes to, and how long it takes by itself."""
    began = time.perf_counter()
    passes(item)
    seconds = time.perf_counter() - began
    seen = Lines()
    sys.settrace(seen.call)
    try:
        passes(item)
    finally:
        sys.settrace(None)
    return {(str(Path(code.co_filename).relative_to(ROOT)), n) for code, n in seen.seen}, seconds


class Lines:
    """The lines of the games that run; a function of which all have run is not looked at again."""

    def __init__(self) -> None:
        self.seen: set[tuple[CodeType, int]] = set()
        self.left: dict[CodeType, set[int]] = {}

    def call(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if GAMES not in code.co_filename:
            return None
        if code not in self.left:
            self.left[code] = {line for _, _, line in code.co_lines() if line}
        self._see(code, code.co_firstlineno)
        return self.line if self.left[code] else None

    def line(self, frame: FrameType, event: str, argument: object) -> Any:
        self._see(frame.f_code, frame.f_lineno)
        return self.line

    def _see(self, code: CodeType, line: int) -> None:
        self.seen.add((code, line))
        self.left[code].discard(line)


def read_reach(path: Path) -> list[Reach]:
    found = json.loads(path.read_text(encoding="utf-8"))
    places = [(name, line) for name, line in found["places"]]
    return [Reach(name, frozenset(places[n] for n in numbers), time) for name, numbers, time in found["tests"]]
