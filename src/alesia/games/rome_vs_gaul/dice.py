"""Two dice and what is added to them; every die is a question to Chance."""

from typing import NamedTuple

from alesia.games.rome_vs_gaul.facts import load
from alesia.kernel.ask import Procedure, roll

_TABLES = load("tables.toml")
TURNED_BACK: tuple[int, ...] = tuple(_TABLES["storms"]["turn_back"])
REACTION_TARGET: int = _TABLES["reaction"]["target"]
REACTION_FRIENDLY: int = _TABLES["reaction"]["friendly"]


def two_dice(key: str, rule: str, *about: object) -> Procedure[tuple[int, int]]:
    one = yield from roll(key, rule, *about)
    other = yield from roll(key, rule, *about)
    return one, other


class Hits(NamedTuple):
    """13.4.1 A cell of the Battle Table: hits, and the asterisks that decide between equal ones."""

    number: int
    stars: int


def _hits(text: str) -> Hits:
    return Hits(int(text.rstrip("*")), text.count("*"))


_COLUMNS: tuple[int, ...] = tuple(_TABLES["battle"]["columns"])
_BATTLE = {int(row): tuple(_hits(cell) for cell in cells) for row, cells in _TABLES["battle"]["rows"].items()}


def battle_result(strength: int, dice: int, shift: int = 0) -> Hits:
    """13.4.1 The column of the Battle Strength, moved to the left by a shift; nothing left of the first, or without
    any strength."""
    column = sum([least <= strength for least in _COLUMNS]) - 1 - shift
    return _BATTLE[dice][column] if strength > 0 and column >= 0 else Hits(0, 0)


class Assault(NamedTuple):
    """A cell of the Siege Table: steps that the besieger loses, Siege Points, or surrender."""

    losses: int
    points: int
    surrender: bool


def _assault(text: str) -> Assault:
    if text == "S":
        return Assault(0, 0, True)
    losses, points = text.split("/")
    return Assault(0 if losses == "-" else int(losses), int(points), False)


_ODDS: tuple[tuple[int, int], ...] = tuple((one, other) for one, other in _TABLES["siege"]["columns"])
_SIEGE = {int(row): tuple(_assault(cell) for cell in cells) for row, cells in _TABLES["siege"]["rows"].items()}
SUBJUGATION: int = _TABLES["siege"]["subjugation"]
LAST_COLUMN = len(_ODDS) - 1


def siege_column(attacker: int, defender: int) -> int:
    """14.3.2 The odds, rounded down to a column; -1 below the first."""
    return sum([attacker * other >= defender * one for one, other in _ODDS]) - 1


def siege_result(column: int, dice: int) -> Assault:
    return _SIEGE[min(max(dice, 2), 12)][column]
