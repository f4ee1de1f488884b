"""Makes the boards of the web table, src/alesia/web/boards/*.svg, from the geography kept beside it."""

import argparse
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from board import falling_sky, gallic_war

HERE = Path(__file__).resolve().parent
GEOGRAPHY = HERE / "board" / "geography"
GAMES = HERE.parent / "src/alesia/games"
TARGET = HERE.parent / "src/alesia/web/boards"


def features(name: str) -> list[dict[str, Any]]:
    return json.loads((GEOGRAPHY / f"{name}.geojson").read_text(encoding="utf-8"))["features"]


def control_values() -> dict[str, int]:
    """Of all Regions of Falling Sky that can be in the game, in its order."""
    regions = tomllib.loads((GAMES / "falling_sky/data/map.toml").read_text(encoding="utf-8"))["region"]
    return {region["name"]: region["control_value"] for region in regions}


def draw_falling_sky() -> str:
    return falling_sky.draw(features("falling_sky_regions"), features("rivers"), control_values())


def draw_gallic_war() -> str:
    return gallic_war.draw(features("gallic_war_areas"), features("rivers"))


BOARDS: dict[str, Callable[[], str]] = {"falling-sky": draw_falling_sky, "gallic-war": draw_gallic_war}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=TARGET, help="the folder in which to write them")
    folder = parser.parse_args().to
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in BOARDS.items():
        (folder / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
