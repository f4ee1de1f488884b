"""Makes the boards of the web table, src/alesia/web/boards/*.svg, from the geography kept beside it."""

import argparse
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from board import falling_sky, gallic_war, rome_vs_gaul

HERE = Path(__file__).resolve().parent
GEOGRAPHY = HERE / "board" / "geography"
GAMES = HERE.parent / "src/alesia/games"
TARGET = HERE.parent / "src/alesia/web/boards"


def features(name: str) -> list[dict[str, Any]]:
    return json.loads((GEOGRAPHY / f"{name}.geojson").read_text(encoding="utf-8"))["features"]


def map_facts() -> dict[str, Any]:
    """The map of Falling Sky, and what Ariovistus changes in it."""
    return tomllib.loads((GAMES / "falling_sky/data/map.toml").read_text(encoding="utf-8"))


def control_values(facts: dict[str, Any]) -> dict[str, int]:
    """Of the Regions of Falling Sky or of those that are changed, in the order of the map."""
    return {region["name"]: region["control_value"] for region in facts["region"]}


def base_game() -> falling_sky.Edition:
    """With all Regions that can be in the game."""
    return falling_sky.Edition(control_values(map_facts()), "base")


def ariovistus() -> falling_sky.Edition:
    facts = map_facts()
    changes = facts["ariovistus"]
    values = control_values(facts) | control_values(changes)
    return falling_sky.Edition({name: n for name, n in values.items() if name not in changes["out"]}, "ariovistus")


def draw_falling_sky() -> str:
    return falling_sky.draw(features("falling_sky_regions"), features("rivers"), base_game())


def draw_ariovistus() -> str:
    return falling_sky.draw(features("falling_sky_regions"), features("rivers"), ariovistus())


def draw_gallic_war() -> str:
    return gallic_war.draw(features("gallic_war_areas"), features("rivers"))


def draw_rome_vs_gaul() -> str:
    return rome_vs_gaul.draw(features("rome_vs_gaul"), features("rivers"))


BOARDS: dict[str, Callable[[], str]] = {
    "falling-sky": draw_falling_sky,
    "ariovistus": draw_ariovistus,
    "gallic-war": draw_gallic_war,
    "rome-vs-gaul": draw_rome_vs_gaul,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=TARGET, help="the folder in which to write them")
    folder = parser.parse_args().to
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in BOARDS.items():
        (folder / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
