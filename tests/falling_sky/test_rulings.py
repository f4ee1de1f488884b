"""Every row of the rulings (docs/rulings*.md) names tests that would fail if it were broken, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = (ROOT / "docs/rulings.md", ROOT / "docs/rulings-nonplayers.md")
ROWS = [line for file in FILES for line in file.read_text("utf-8").splitlines() if re.match(r"\| [\da]", line)]
TESTS = {
    name
    for path in (ROOT / "tests/falling_sky").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
}


def test_there_are_rulings() -> None:
    """The table is found, with rules and with cards."""
    assert any(row.startswith("| 1.5.2 |") for row in ROWS)
    assert any(row.startswith("| any |") for row in ROWS)
    assert any(row.startswith("| 8.5.1 |") for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: re.sub(r"\W+", "_", row[2:60]))
def test_every_ruling_names_tests_that_exist(row: str) -> None:
    """The last column lists at least one test by its name."""
    named = re.findall(r"`(test_\w+)`", row.split("|")[4])

    assert named, f"no test: {row}"
    assert [name for name in named if name not in TESTS] == []
