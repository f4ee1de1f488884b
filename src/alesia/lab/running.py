"""A run kept in a folder: the job, a part for each chunk that is finished, and in the end the results.

A run that was interrupted goes on with what is missing. A part is written whole or not at all and carries a hash, so
that nothing is taken for finished that is not.
"""

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from alesia.kernel.errors import AlesiaError, clause
from alesia.kernel.record import option_text
from alesia.kernel.word import Phrase, row
from alesia.lab.job import Chunk, Job
from alesia.lab.playing import Part, play_chunk
from alesia.lab.results import FILES, need_polars, write_results
from alesia.lab.workers import Workers
from alesia.table.files import write_whole

JOB, END, PARTS, RECORDS = "run.json", "finished.json", "parts", "records"
NUMBER = re.compile("-?[0-9]+")
DRAFT = ".*.tmp"  # of a file that was being written when its process was killed


class OtherRun(AlesiaError):
    """The folder holds something else than this run."""


class Folder:
    """Where a run is kept; nobody else may be at it, which ``open_folder`` sees to."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.job = job
        self.damaged: list[Chunk] = []

    def begin(self) -> None:
        """Write the job down, unless it is there already; another one is refused."""
        self._check()
        for name in (PARTS, RECORDS) if self.job.records else (PARTS,):
            (self.path / name).mkdir(exist_ok=True)
        text = _json(self.job.facts())
        if not self._has(JOB, text):
            write_whole(self.path / JOB, text)
        for name in ("", PARTS, RECORDS):
            for draft in (self.path / name).glob(DRAFT):
                draft.unlink()

    def kept(self) -> list[Chunk]:
        """The chunks of which there is a file, finished or not."""
        names = [path.stem for path in (self.path / PARTS).glob("*.json")]
        firsts = {int(name) for name in names if NUMBER.fullmatch(name)}
        return [self.job.chunk(first) for first in sorted(firsts) if first in self.job.starts]

    def part(self, chunk: Chunk) -> Part | None:
        """What came of a chunk; None if it is not finished, or damaged."""
        try:
            text = self._file(chunk).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except UnicodeDecodeError:
            text = ""
        kept = _read_part(text, chunk)
        if kept is None or not self._has_records(kept.records):
            self.damaged.append(chunk)
            return None
        return kept.part if len(kept.part.games) == chunk.games else None  # the last of a run that was shorter

    def keep(self, chunk: Chunk, part: Part) -> None:
        """Keep a part; it counts as finished when its own file is there."""
        for seed, text in part.records.items():
            write_whole(self._record(seed), text)
        write_whole(self._file(chunk), _part_text(chunk, part))

    def is_finished(self) -> bool:
        """Whether the results are there, of all games, and as they were written."""
        return self._has(END, self._end())

    def finish(self) -> None:
        """Write the results out of the parts."""
        (self.path / END).unlink(missing_ok=True)
        write_results(self.path, self._parts(), tuple(self.job.seats))
        write_whole(self.path / END, self._end())

    def _parts(self) -> Iterator[Part]:
        for chunk in self.job.chunks():
            part = self.part(chunk)
            if part is None:
                raise OtherRun("{0!r} was changed while the run was under way", str(self._file(chunk)))
            yield part

    def _end(self) -> str:
        return end_of(self.path, self.job.games)

    def _file(self, chunk: Chunk) -> Path:
        return self.path / PARTS / f"{chunk.first}.json"

    def _record(self, seed: int | str) -> Path:
        return self.path / RECORDS / f"{seed}.alesia"

    def _has_records(self, hashes: dict[str, str]) -> bool:
        records = {self._record(seed): sign for seed, sign in hashes.items()}
        return all(path.exists() and _hash(path.read_bytes()) == sign for path, sign in records.items())

    def _has(self, name: str, text: str) -> bool:
        path = self.path / name
        return path.exists() and path.read_bytes() == text.encode()

    def _check(self) -> None:
        """The same job may have had fewer games before, and nothing else."""
        old, new = _read_job(self.path), self.job.facts()
        if old is None:
            return
        differing = [each for name in new if name != "games" for each in _differences(name, old.get(name), new[name])]
        if differing:
            raise OtherRun("{0!r} holds another run: {1}", str(self.path), row("{0}; {1}", differing))
        if old["games"] > new["games"]:
            raise OtherRun("{0!r} holds a run of {1} games, more than {2}", str(self.path), old["games"], new["games"])


def end_of(path: Path, games: int) -> str:
    """What is written last into a folder: how many games there are, and the hashes of the results."""
    paths = [path / name for name in FILES]
    hashes = {path.name: _hash(path.read_bytes()) for path in paths if path.is_file()}
    return _json({"games": games, "files": hashes})


def seed_in(path: Path) -> int | None:
    """The seed of the run that a folder holds; None if there is none."""
    facts = _read_job(path) if path.is_dir() else None
    seed = None if facts is None else facts.get("seed")
    return seed if isinstance(seed, int) else None


@contextmanager
def open_folder(path: Path, job: Job) -> Iterator[Folder]:
    """The folder of a run, begun or gone on with; OtherRun if it holds something else, or somebody is at it."""
    need_polars()
    path.mkdir(parents=True, exist_ok=True)
    with _alone(path):
        folder = Folder(path, job)
        folder.begin()
        yield folder


def play(workers: Workers, chunks: Iterable[Chunk], folder: Folder | None = None) -> Iterator[Part]:
    """Play chunks; each part is handed on as soon as it is finished, and kept."""
    with closing(workers.run(play_chunk, chunks)) as running:
        for chunk, part in running:
            if folder is not None:
                folder.keep(chunk, part)
            yield part


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep others from the folder as long as this process lives, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        yield
        return
    handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        _lock(handle, path)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise OtherRun("another process is at the run in {0!r}", str(path)) from None
    except OSError:  # a file system without locks
        return


def _read_job(path: Path) -> dict[str, Any] | None:
    """The job whose run the folder holds; None if it is empty."""
    try:
        facts = json.loads((path / JOB).read_text(encoding="utf-8"))
    except FileNotFoundError:
        if all(found.match(DRAFT) for found in path.iterdir()):
            return None
        raise OtherRun("{0!r} holds something else than a run; name another folder", str(path)) from None
    except (ValueError, RecursionError):
        facts = None
    if not isinstance(facts, dict) or not isinstance(facts.get("games"), int):
        raise OtherRun("{0!r} cannot be read as the job of a run", str(path / JOB))
    return facts


def _differences(name: str, old: Any, new: Any) -> list[Phrase]:
    """In what two jobs differ, as words."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [each for key in new for each in _differences(key, old.get(key), new[key])]
    return [clause("{0} is {1} there, not {2}", name, option_text(old), option_text(new))] if old != new else []


# ---- parts ------------------------------------------------------------------------------------------------------


class _Kept(NamedTuple):
    """A part that was read, and the hashes of its records, which are files of their own."""

    part: Part
    records: dict[str, str]


def _part_text(chunk: Chunk, part: Part) -> str:
    """A part with the job, the chunk, and a hash of it all in front."""
    records = {str(seed): _hash(text.encode()) for seed, text in part.records.items()}
    facts = {"job": chunk.job.mark(), "first": chunk.first, **part._asdict(), "records": records}
    text = json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
    return f"{_hash(text.encode())}\n{text}\n"


def _read_part(text: str, chunk: Chunk) -> _Kept | None:
    """The part of a chunk; None if the text is damaged, or of another chunk."""
    sign, _, body = text.removesuffix("\n").partition("\n")
    if sign != _hash(body.encode()):
        return None
    facts = json.loads(body)
    same = (facts.pop("job"), facts.pop("first")) == (chunk.job.mark(), chunk.first)
    return _Kept(Part(**facts | {"records": {}}), facts["records"]) if same else None


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"
