"""What the page of Caesar's Gallic War says by itself is what the game's data say."""

import re
from pathlib import Path

from alesia.games.gallic_war.components import HAND, HARVESTS, MOST_SUPPLY, REVOLT_TRIBES, WIN_TRIBES, YEARS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src/alesia/web/js/games/gallic-war"
CERTAIN = 6


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def constant(name: str) -> int:
    found = re.search(rf"export const {name} = (\d+);", source("looks.js"))
    assert found, name
    return int(found[1])


def test_limits_are_those_of_the_game() -> None:
    assert constant("HAND") == HAND
    assert constant("MOST_SUPPLY") == MOST_SUPPLY
    assert constant("TRIBES_TO_WIN") == WIN_TRIBES
    assert constant("TRIBES_FOR_REVOLT") == REVOLT_TRIBES


def test_the_turn_track_tells_when_legions_arrive() -> None:
    boxes = re.findall(r'\{ year: (\d+)(?:, dice: "([^"]+)")? \}', source("tracks.js"))
    words = {0: "", CERTAIN: "sure"}
    assert boxes == [
        (year.name.removesuffix(" BC"), words.get(year.arrive, f"1\N{EN DASH}{year.arrive}")) for year in YEARS
    ]


def test_the_harvest_table_is_that_of_the_game() -> None:
    rows = re.findall(r"garrison: (\d), cost: (\d)", source("tracks.js"))
    assert rows == [(str(harvest.garrison), str(harvest.cost)) for harvest in HARVESTS]
