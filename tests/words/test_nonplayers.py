"""Whatever a Non-player can tell of its walk has its words."""

import ast
import re
from pathlib import Path

import pytest

import alesia
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.words import explain_lines, explain_short
from alesia.words.catalogue import catalogue

WORDS = catalogue("falling_sky_nonplayers")
FOLDER = Path(alesia.__file__).parent / "games" / "falling_sky" / "nonplayers"
# Which argument of a call is a key that must have words.
KEYS = {
    **{"Priority": 0, "roll": 0, "note": 0, "instruct": 0},
    **{"checks": 0, "impossible": 0, "needless": 0, "worthless": 0},
}
BOXES = {"box": 0, "asks": 0, "consider": 0, "Diamond": 0, "Box": 0}


def literals(which: dict[str, int]) -> set[str]:
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := _name(node.func)) in which and len(node.args) > which[name]:
                argument = node.args[which[name]]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_box_has_words() -> None:
    """The boxes of the four flowcharts, and those of their Special Abilities."""
    names = {name for conduct in CONDUCTS.values() for name in conduct.chart} | literals(BOXES)
    assert {"B1", "A1", "V1", "R1", "B_RAMPAGE", "PASS"} <= names
    assert sorted(name for name in names if not WORDS.has(f"box.{name}")) == []


def test_every_priority_roll_and_note_has_words() -> None:
    keys = literals(KEYS)
    assert len(keys) > 100
    assert sorted(key for key in keys if not WORDS.has(key)) == []


@pytest.mark.parametrize("scenario", ["great-revolt", "reconquest-of-gaul", "pax-gallica"])
def test_every_walk_of_whole_games_can_be_told(scenario: str) -> None:
    """Step by step in sentences without a hole, and in short."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "nonplayer")
    for seed in range(6):
        for thought in alesia.new("falling-sky", scenario, seed, seats).thoughts:
            explain_short(thought.walk)
            for rule, line in explain_lines(thought.walk):
                assert rule
                assert not re.search(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b", line), line
