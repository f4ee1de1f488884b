"""What the page of Caesar: Rome vs Gaul says by itself is what the game's data say."""

import re
from pathlib import Path

from alesia.games.rome_vs_gaul.battle.rolling import DICE
from alesia.games.rome_vs_gaul.components import HAND, PLAYERS, PROVINCES, SPACES
from alesia.games.rome_vs_gaul.notation import BOXES
from alesia.games.rome_vs_gaul.vocabulary import QUESTIONS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src/alesia/web/js/games/rome-vs-gaul"
BOARD = (ROOT / "src/alesia/web/boards/rome-vs-gaul.svg").read_text(encoding="utf-8")


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def listed(name: str, words: str) -> list[str]:
    """The strings of a list in a script."""
    found = re.search(rf"const {words} = (?:new Set\()?\[(.*?)\]", source(name), re.DOTALL)
    assert found, words
    return re.findall(r'"([^"]+)"', found[1])


def test_the_hand_is_that_of_the_game() -> None:
    found = re.search(r"export const HAND = (\d+);", source("looks.js"))
    assert found
    assert int(found[1]) == HAND
    assert [re.search(rf'"{side.name}"', source("looks.js")) is not None for side in PLAYERS] == [True, True]


def test_boxes_are_those_of_the_position() -> None:
    assert set(listed("forces.js", "BOXES")) == set(BOXES)


def test_remarks_know_the_questions_by_their_keys() -> None:
    keys = {str(question) for question in QUESTIONS}
    assert set(listed("remarks.js", "LAYS") + listed("remarks.js", "TAKES")) <= keys


def test_dice_have_the_names_that_the_display_gives_them() -> None:
    rows = re.findall(r'name: "(attacker|defender)"', source("fight.js"))
    assert [f"{row} {number}" for row in rows for number in (1, 2)] == [die.name for die in DICE]


def test_every_space_province_and_path_is_drawn() -> None:
    """2.2 Spaces by name, Provinces by name, and a line between every two spaces with a path."""
    assert set(re.findall(r'data-space="([^"]+)"', BOARD)) == {space.name for space in SPACES}
    assert set(re.findall(r'data-province="([^"]+)"', BOARD)) == {province.name for province in PROVINCES}
    drawn = {frozenset(ends) for ends in re.findall(r'data-from="([^"]+)" data-to="([^"]+)"', BOARD)}
    assert {frozenset((one.name, other.name)) for one in SPACES for other in one.adjacent} <= drawn
