"""The folder of kept records: reading it, and adding what it lacks of the rules as they are now (``make records``).

A kept record is a record, gzipped, with its course in two comment lines at its end. What is there is never written
over: it tells how the rules of its version asked.
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import alesia

from .course import Course, course_of
from .plans import Boards, Plan, SecondHalves, plans

FOLDER = Path(__file__).parent / "kept"
WHOLE, EACH = "; course ", "; each "


class Kept(NamedTuple):
    """A kept record and the course that it took."""

    path: Path
    record: alesia.Record
    course: Course

    @property
    def name(self) -> str:
        return str(self.path.relative_to(FOLDER))


def kept_records(game: str) -> Iterator[Kept]:
    """All records of a game, those of its older versions too."""
    for path in sorted((FOLDER / game).glob("*/*.alesia.gz")):
        yield read(path)


def read(path: Path) -> Kept:
    text = gzip.decompress(path.read_bytes()).decode()
    told = [
        next(line.removeprefix(mark) for line in text.split("\n") if line.startswith(mark)) for mark in (WHOLE, EACH)
    ]
    return Kept(path, alesia.Record.from_text(text), Course(*told))


def path_of(plan: Plan | Boards | SecondHalves, game: int) -> Path:
    [rules] = [info.rules for info in alesia.games() if info.name == plan.game]
    return FOLDER / plan.game / f"rules-{rules}" / f"{plan.name}-{game}.alesia.gz"


def keep(path: Path, record: alesia.Record) -> None:
    """Write a record with its course; FileExistsError if there is one."""
    course = course_of(record)
    text = f"{record.to_text()}{WHOLE}{course.whole}\n{EACH}{course.each}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(gzip.compress(text.encode(), 9, mtime=0))


def main() -> None:
    """Play and keep what is missing of the rules as they are now."""
    games = [(plan, game) for plan in plans() for game in range(1, plan.games + 1)]
    for seed, (plan, game) in enumerate(games):
        path = path_of(plan, game)
        if not path.exists():
            keep(path, plan.play(seed))
            print(f"kept {path.relative_to(FOLDER)}", file=sys.stderr)


if __name__ == "__main__":
    main()
