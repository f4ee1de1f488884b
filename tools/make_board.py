"""Makes the board of Falling Sky, src/alesia/web/boards/falling-sky.svg, from the geography kept beside it."""

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

from board.falling_sky import draw

HERE = Path(__file__).resolve().parent
GEOGRAPHY = HERE / "board" / "geography"
GAME = HERE.parent / "src/alesia/games/falling_sky/data/map.toml"
TARGET = HERE.parent / "src/alesia/web/boards/falling-sky.svg"


def features(name: str) -> list[dict[str, Any]]:
    return json.loads((GEOGRAPHY / f"{name}.geojson").read_text(encoding="utf-8"))["features"]


def control_values() -> dict[str, int]:
    """Of all Regions that can be in the game, in its order."""
    regions = tomllib.loads(GAME.read_text(encoding="utf-8"))["region"]
    return {region["name"]: region["control_value"] for region in regions}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=TARGET, help="where to write it")
    out = parser.parse_args().out
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(draw(features("falling_sky_regions"), features("rivers"), control_values()), encoding="utf-8")


if __name__ == "__main__":
    main()
