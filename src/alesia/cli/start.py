"""How a game at the terminal begins: its setting from the command line, or a saved game."""

import os
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import alesia
from alesia.cli.session import Session, play_out
from alesia.kernel.errors import AlesiaError, BadOption, BadPosition, UnknownName, clause, listed
from alesia.kernel.heirs import everybody
from alesia.kernel.word import Phrase, row
from alesia.lab.playing import crash_text
from alesia.lab.workers import Processes, WorkersDied
from alesia.players import is_own, with_own
from alesia.table import guide_to
from alesia.table.files import read_text

OTHERS = "others"
MOST_OF_A_POSITION = 1_000_000  # bytes
REMINDER = 12  # log entries told again to whoever comes back


class Setting(NamedTuple):
    """What the command line says of a new game."""

    game: str | None
    scenario: str | None
    seats: Sequence[str]
    seed: int | None
    options: Sequence[str]
    position: Path | None = None
    dice: str = "seeded"
    guide: bool = False  # a first turn that is guided


class PlayerFailed(AlesiaError):
    """A class of somebody's own has broken the game that it played."""


def play(setting: Setting, record: Path | None, resume: Path | None, plain: bool) -> None:
    """Play at this screen until the game is over or the player leaves."""
    with _told_who_failed(setting):
        _play(setting, record, resume, plain)


def _play(setting: Setting, record: Path | None, resume: Path | None, plain: bool) -> None:
    if resume is not None:
        table = resumed(setting, resume)
        play_out(Session(table, record or resume, plain, told=max(0, len(table.log) - REMINDER)))
    else:
        refuse_old(record)
        play_out(Session(new_table(setting, "human"), record, plain))


@contextmanager
def _told_who_failed(setting: Setting) -> Iterator[None]:
    """What a class of somebody's own does wrong is told in a sentence; a fault of ours is not hidden."""
    try:
        yield
    except (AlesiaError, OSError):
        raise
    except (Exception, SystemExit) as error:
        own = [seat for seat in setting.seats if is_own(seat.partition("=")[2])]
        if not own:
            raise
        raise PlayerFailed("{0} has broken the game: {1}", row("{0} or {1}", own), crash_text(error)) from None


def try_apart(kinds: Mapping[str, str]) -> None:
    """Make classes of somebody's own in another process first, since their code may end the one in which it runs."""
    own = [kind for kind in kinds.values() if is_own(kind)]
    for kind in dict.fromkeys(own):
        try:
            list(Processes(1, most_deaths=1).run(_try, [(kind, os.getcwd())]))
        except WorkersDied:
            raise PlayerFailed("{0!r} ends the program when it is loaded", kind) from None


def _try(task: tuple[str, str]) -> None:
    kind, folder = task
    sys.path.insert(0, folder)
    with suppress(Exception, SystemExit):  # whatever is not the end of the process is told where it is made in earnest
        with_own({"": kind}, 0)


def new_table(setting: Setting, others: str) -> alesia.Table:
    """A new game; seats that are not named go to ``others``."""
    if setting.game is None:
        raise UnknownName("which game? Known: {0}", ", ".join(info.name for info in alesia.games()))
    if setting.guide:
        return guided_table(setting, setting.game)
    seed = secrets.randbelow(2**32) if setting.seed is None else setting.seed
    try_apart(seats_of(setting, others))
    return alesia.new(
        setting.game,
        setting.scenario,
        seed,
        with_own(seats_of(setting, others), seed),
        options_of(setting),
        None if setting.position is None else read_position(setting.position),
        setting.dice,
    )


def guided_table(setting: Setting, game: str) -> alesia.Table:
    """The guided first turn of a game, which brings its own setting: nothing else may be said."""
    said = [setting.scenario, setting.seed, setting.position, *setting.seats, *setting.options]
    if any(each is not None for each in said):
        raise BadOption("a guided first turn has its scenario, seats, seed, options and position already")
    table = guide_to(game).table()
    table.go_on()
    return table


def seats_of(setting: Setting, others: str) -> dict[str, str]:
    """Who plays which seat; names may be written small."""
    seats, heirs = next(((info.seats, info.heirs) for info in alesia.games() if info.name == setting.game), ((), {}))
    given = _pairs(setting.seats, clause("a seat"))
    spelled = {seat.casefold(): seat for seat in seats}
    others = given.pop(OTHERS, others)
    return everybody(seats, heirs, {spelled.get(seat.casefold(), seat): kind for seat, kind in given.items()}, others)


def options_of(setting: Setting) -> dict[str, str]:
    """The options of the game that were given."""
    return _pairs(setting.options, clause("an option"))


def read_position(position: Path) -> str:
    return read_text(position, BadPosition, MOST_OF_A_POSITION)


def _pairs(texts: Sequence[str], what: Phrase) -> dict[str, str]:
    """Values by name; nobody can be told two things of the same."""
    found: dict[str, str] = {}
    for name, value in (_pair(text, what) for text in texts):
        if name.casefold() in map(str.casefold, found):
            raise BadOption("{0!r} is named twice, in {1}", name, listed([clause("{0!r}", each) for each in texts]))
        found[name] = value
    return found


def _pair(text: str, what: Phrase) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise BadOption("{0!r} is not {1}; write it as NAME=VALUE", text, what)
    return name, value


def resumed(setting: Setting, path: Path) -> alesia.Table:
    """A saved game brings its own setting: nothing else may be said."""
    said = [setting.scenario, setting.seed, setting.position, *setting.seats, *setting.options]
    if any(each is not None for each in said):
        raise BadOption("a game that is resumed has its scenario, seats, seed, options and position already")
    table = alesia.load(path)
    if setting.game not in (None, table.game.name):
        raise BadOption("{0!r} holds a game of {1}, not of {2}", str(path), table.game.name, setting.game)
    return table


def refuse_old(record: Path | None) -> None:
    """A new game is not written over an old one."""
    if record is not None and record.exists() and record.stat().st_size:
        raise BadOption("{0!r} holds something already; go on with it by --resume, or name another file", str(record))
