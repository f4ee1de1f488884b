"""Saving and loading: whole files, and games that go on as if nothing had happened."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.table import files

from .test_table import marching, seen

SAVE_FOR_EVER = """
import sys
sys.path.insert(0, sys.argv[2])
import toy
import alesia
from alesia.games import register
register(toy.GAME)
seed = 0
while True:
    seed += 1
    table = alesia.new("toy", "long", seed, {"Blue": "random", "Green": "random"})
    while table.ask is not None:
        table.answer(table.ask.options[seed % len(table.ask.options)])
        table.save(sys.argv[1])
"""


def test_a_saved_game_is_loaded(tmp_path: Path) -> None:
    """What was saved is what is loaded, and the folder holds nothing else."""
    table = marching()
    table.save(tmp_path / "game.txt")
    assert seen(alesia.load(tmp_path / "game.txt")) == seen(table)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_loaded_game_goes_on_with_the_same_dice_and_bots(tmp_path: Path) -> None:
    """Save, load and continue is continue."""
    table = alesia.new("toy", "long", 5, {"Blue": "random"})
    path = tmp_path / "game.txt"
    random = Random(1)
    while table.ask is not None:
        table.save(path)
        loaded = alesia.load(path)
        ask = random.choice(table.asks)
        option = random.choice(ask.options)
        for each in (table, loaded):
            each.answer(option, ask.who)
        assert seen(loaded) == seen(table)


def test_saving_writes_over_the_old_file(tmp_path: Path) -> None:
    """The newest save counts."""
    path = tmp_path / "game.txt"
    table = marching()
    table.save(path)
    table.answer("done")
    table.save(str(path))
    assert seen(alesia.load(str(path))) == seen(table)


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk refuses, the old file stays and no draft is left behind."""
    path = tmp_path / "game.txt"
    table = marching()
    table.save(path)
    before = path.read_text()
    table.answer("done")

    def full(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        table.save(path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no text are a bad record, not a crash."""
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(alesia.BadRecord, match=r"game\.txt"):
        alesia.load(path)


def test_a_record_of_other_rules_is_followed_as_far_as_it_fits(tmp_path: Path) -> None:
    """A change of the rules' version alone does not lose a game."""
    path = tmp_path / "game.txt"
    path.write_text(marching().record.to_text().replace("rules 1", "rules 0"))
    assert seen(alesia.load(path)) == seen(marching())


def test_a_record_of_other_rules_that_does_not_fit_is_told_of_both_versions(tmp_path: Path) -> None:
    """One sentence: at which answer, what is asked, what the record answers, and the versions."""
    path = tmp_path / "game.txt"
    path.write_text(marching().record.to_text().replace("rules 1", "rules 0") + "Blue march_from done\n")
    asked = r"the rules ask Red march_from \(rule T\.2\): hill .*, where the record answers 'Blue march_from done'"
    with pytest.raises(alesia.DoesNotFit, match=rf"^answer 5: {asked}; it was played by rules 0, these are rules 1$"):
        alesia.load(path)


def test_a_set_up_that_other_rules_knew_is_told_of_both_versions(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(marching().record.to_text().replace("rules 1", "rules 9\noption weather true"))
    told = "^'weather' is not an option of toy; .*; it was played by rules 9, these are rules 1$"
    with pytest.raises(alesia.DoesNotFit, match=told) as refused:
        alesia.load(path)
    assert refused.value.answer == 0


@pytest.mark.parametrize("name", ["missing.txt", "", ".", "folder", "n" * 300, "nul\0"])
def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by an error of the system: whoever catches what the product refuses catches this too."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with pytest.raises(alesia.BadRecord, match="cannot be read"):
        alesia.load(name)


def test_a_file_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of /dev/zero and the like no more is read than a game can have."""
    monkeypatch.setattr(files.read_text, "__defaults__", (alesia.BadRecord, 1000))
    with pytest.raises(alesia.BadRecord, match="too long"):
        alesia.load("/dev/zero")


def test_a_long_line_is_not_echoed_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"alesia record 1\ngame {'x' * 9000} y\nseed {'7' * 9000}\n")
    with pytest.raises(alesia.BadRecord, match=r"line 3: the seed .*: .*9,005 characters") as refused:
        alesia.load(path)
    assert len(str(refused.value)) < 300


def test_a_killed_process_leaves_a_whole_file(tmp_path: Path) -> None:
    """Whenever the process is killed while saving, the file is there and can be loaded."""
    path = tmp_path / "game.txt"
    random = Random(os.getpid())
    for _ in range(6):
        path.unlink(missing_ok=True)
        kill_while_saving(path, random.uniform(0, 0.15))
        assert alesia.load(path).decisions


def kill_while_saving(path: Path, seconds: float) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SAVE_FOR_EVER, str(path), str(Path(__file__).parent)]
    with subprocess.Popen(command, env=environment) as process:
        try:
            deadline = time.monotonic() + 60
            while not path.exists() and process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.005)
            time.sleep(seconds)
        finally:
            process.kill()


@pytest.mark.parametrize("name", ["", ".", "missing/game.txt", "folder", "file/game.txt", "n" * 300])
def test_what_the_disk_refuses_is_told_of_the_file_that_was_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r"\[Errno") as refused:
        marching().save(name)
    assert (refused.value.filename, refused.value.filename2) == (name, None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_a_full_disk_is_told_of_the_file_that_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device: '.*game\.txt'"):
        marching().save(tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_a_file_is_written_over(tmp_path: Path) -> None:
    """A device or a pipe is not put out of the way by a file of its name."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="no file"):
        marching().save(path)
    assert path.is_fifo()
    assert list(tmp_path.iterdir()) == [path]
