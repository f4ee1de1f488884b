"""Winters to test in: a quiet one, into which each test sets what matters to it."""

import json
import tomllib
from textwrap import dedent
from typing import Any

from tests.falling_sky.playing import Play, at

# Nobody has won (margins: Romans 0, Arverni 0 or less, Aedui -8, Belgae -1), nobody has Resources to transfer, and
# Germania is empty and Devastated, so that the Germans Phase asks nothing.
QUIET = """
    card = "Winter"
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
    [regions.Sugambri]
    devastated = true
    [regions.Ubii]
    devastated = true
    [tribes]
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Arverni = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Aulerci = "Arverni"
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Remi = "Belgae"
"""


def winter(position: str, scenario: str = "great-revolt", **options: str | bool) -> Play:
    """The quiet Winter with these things otherwise."""
    table = merged(tomllib.loads(dedent(QUIET)), tomllib.loads(dedent(position)))
    return at(written(table), scenario, **options)


def merged(table: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    for key, value in other.items():
        table[key] = merged(table.get(key, {}), value) if isinstance(value, dict) else value
    return table


def written(table: dict[str, Any], name: str = "") -> str:
    """A table as TOML, tables within it last."""
    lines = [f"[{name}]"] if name else []
    lines += [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in table.items() if not isinstance(value, dict)]
    parts = [
        written(value, f"{name}.{key}" if name else key) for key, value in table.items() if isinstance(value, dict)
    ]
    return "\n".join([*lines, *parts])


def until(game: Play, asked: str) -> Play:
    """Everybody lets be until this is asked: nobody moves, gives or goes on."""
    while game.asked and game.asked != asked:
        idle = next((option for option in ("done", "back", "no") if option in game.options), None)
        assert idle, f"waiting for {asked!r}, but asked is {game.describe()}"
        game.table.answer(idle)
    assert game.asked == asked, f"{asked!r} was never asked"
    return game
