"""How much a first visit fetches before the table can be played (P18): scripts and styles, gzipped."""

import gzip
import re
from pathlib import Path

import pytest

from tests.web.scripts import WEB

MOST = 75_000  # bytes
GAMES = ("falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul")
STYLED = ("gallic-war", "rome-vs-gaul")  # games with a style sheet of their own
IMPORTED = re.compile(r"^(?:import|export)\b(?:[^;\"'()]*?\bfrom)?\s*[\"']([^\"']+)[\"']", re.M)
LINKED = re.compile(r"(?:href|src)=\"/static/([^\"]+\.(?:css|js))\"")


def imported(start: list[Path]) -> set[Path]:
    """These scripts and all that they import before they run; what is fetched when it is wanted is left out."""
    found: set[Path] = set()
    ahead = [path.resolve() for path in start]
    while ahead:
        script = ahead.pop()
        if script not in found:
            found.add(script)
            ahead += [(script.parent / each).resolve() for each in IMPORTED.findall(script.read_text(encoding="utf-8"))]
    return found


def linked() -> list[Path]:
    """What the page of a table names."""
    return [WEB / each for each in LINKED.findall((WEB / "table.html").read_text(encoding="utf-8"))]


def first_visit(game: str) -> set[Path]:
    styles = {path.resolve() for path in linked() if path.suffix == ".css"}
    if game in STYLED:
        styles.add((WEB / "css" / f"{game}.css").resolve())
    scripts = [path for path in linked() if path.suffix == ".js"]
    return styles | imported([*scripts, WEB / "js" / "games" / game / "index.js"])


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_to_a_table_is_small(game: str) -> None:
    """Less than 75 kB of scripts and styles."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in first_visit(game)) < MOST


def test_the_page_names_beforehand_what_its_scripts_import() -> None:
    """All at once, and nothing that a first visit does not need."""
    named = {path.resolve() for path in linked() if path.suffix == ".js"}
    app = imported([WEB / "js" / "table" / "app.js"])

    assert named - {path for path in named if path.name.endswith("-early.js")} == app
