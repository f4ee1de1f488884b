"""Every row of docs/rulings-rome-vs-gaul.md names tests that would fail if it were broken, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/rulings-rome-vs-gaul.md").read_text("utf-8")
ROWS = [line for line in TEXT.splitlines() if re.match(r"\| \d", line)]
TESTS = {
    name
    for path in (ROOT / "tests/rome_vs_gaul").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: re.sub(r"\W+", "_", row[2:60]))
def test_every_ruling_names_tests_that_exist(row: str) -> None:
    """The last column lists at least one test by its name."""
    named = re.findall(r"`(test_\w+)`", row.split("|")[4])

    assert named, f"no test: {row}"
    assert [name for name in named if name not in TESTS] == []
