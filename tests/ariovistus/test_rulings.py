"""Every row of the rulings of Ariovistus names tests that would fail if it were broken, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = ("rulings-ariovistus.md", "rulings-ariovistus-nonplayers.md")
TABLES = [table for file in FILES for table in (ROOT / "docs" / file).read_text("utf-8").split("\n\n")]
PROVED = [table.strip().splitlines() for table in TABLES if table.partition("\n")[0].endswith("| tests |")]
ROWS = [row for _, _, *rows in PROVED for row in rows]
TESTS = {
    name
    for folder in ("ariovistus", "falling_sky")
    for path in (ROOT / "tests" / folder).rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
}


def test_there_are_rulings() -> None:
    """The tables are found, with rules, with cards of Falling Sky and with those of the expansion."""
    assert any(row.startswith("| A6.2 |") for row in ROWS)
    assert any(row.startswith("| 49 |") for row in ROWS)
    assert any(row.startswith("| A24, ") for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: re.sub(r"\W+", "_", row[2:60]))
def test_every_ruling_names_tests_that_exist(row: str) -> None:
    """The last column lists at least one test by its name."""
    named = re.findall(r"`(test_\w+)`", row.split("|")[4])

    assert named, f"no test: {row}"
    assert [name for name in named if name not in TESTS] == []
