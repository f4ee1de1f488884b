"""How a game at the terminal begins: its setting from the command line, or a saved game."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import alesia
from alesia.cli.session import Session, play_out
from alesia.kernel.errors import BadOption, BadPosition, UnknownName
from alesia.players import with_own

OTHERS = "others"
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


def play(setting: Setting, record: Path | None, resume: Path | None, plain: bool) -> None:
    """Play at this screen until the game is over or the player leaves."""
    if resume is not None:
        table = _resumed(setting, resume)
        play_out(Session(table, record or resume, plain, told=max(0, len(table.log) - REMINDER)))
    else:
        _refuse_old(record)
        play_out(Session(new_table(setting, "human"), record, plain))


def new_table(setting: Setting, others: str) -> alesia.Table:
    """A new game; seats that are not named go to ``others``."""
    if setting.game is None:
        raise UnknownName(f"which game? Known: {', '.join(info.name for info in alesia.games())}")
    seed = secrets.randbelow(2**32) if setting.seed is None else setting.seed
    return alesia.new(
        setting.game,
        setting.scenario,
        seed,
        with_own(seats_of(setting, others), seed),
        options_of(setting),
        None if setting.position is None else read_position(setting.position),
        setting.dice,
    )


def seats_of(setting: Setting, others: str) -> dict[str, str]:
    """Who plays which seat; names may be written small."""
    seats = next((info.seats for info in alesia.games() if info.name == setting.game), ())
    given = _pairs(setting.seats, "a seat")
    spelled = {seat.casefold(): seat for seat in seats}
    kinds = dict.fromkeys(seats, given.pop(OTHERS, others))
    return kinds | {spelled.get(seat.casefold(), seat): kind for seat, kind in given.items()}


def options_of(setting: Setting) -> dict[str, str]:
    """The options of the game that were given."""
    return _pairs(setting.options, "an option")


def read_position(position: Path) -> str:
    try:
        return position.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadPosition(f"{str(position)!r} is not a text file: {error}") from None


def _pairs(texts: Sequence[str], what: str) -> dict[str, str]:
    """Values by name; nobody can be told two things of the same."""
    found: dict[str, str] = {}
    for name, value in (_pair(text, what) for text in texts):
        if name.casefold() in map(str.casefold, found):
            raise BadOption(f"{name!r} is named twice, in {', '.join(map(repr, texts))}")
        found[name] = value
    return found


def _pair(text: str, what: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise BadOption(f"{text!r} is not {what}; write it as NAME=VALUE")
    return name, value


def _resumed(setting: Setting, path: Path) -> alesia.Table:
    """A saved game brings its own setting: nothing else may be said."""
    said = [setting.scenario, setting.seed, setting.position, *setting.seats, *setting.options]
    if any(each is not None for each in said):
        raise BadOption("a game that is resumed has its scenario, seats, seed, options and position already")
    table = alesia.load(path)
    if setting.game not in (None, table.game.name):
        raise BadOption(f"{str(path)!r} holds a game of {table.game.name}, not of {setting.game}")
    return table


def _refuse_old(record: Path | None) -> None:
    """A new game is not written over an old one."""
    if record is not None and record.exists() and record.stat().st_size:
        raise BadOption(f"{str(record)!r} holds something already; go on with it by --resume, or name another file")
