"""Every row of docs/rulings-rome-vs-gaul-nonplayers.md names tests that would fail if it were broken."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs/rulings-rome-vs-gaul-nonplayers.md").read_text("utf-8")
HEADS = ("question", "box", "---", "game", "Governance", "worth")
ROWS = [line for line in TEXT.splitlines() if line.startswith("| ") and not line[2:].startswith(HEADS)]
TESTS = {
    name
    for path in (ROOT / "tests/rome_vs_gaul/nonplayers").glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
}


def test_there_are_rulings() -> None:
    assert len(ROWS) > 20


@pytest.mark.parametrize("row", ROWS, ids=lambda row: re.sub(r"\W+", "_", row[2:60]))
def test_every_row_names_tests_that_exist(row: str) -> None:
    named = re.findall(r"`(test_\w+)`", row.split("|")[-2])

    assert named, f"no test: {row}"
    assert [name for name in named if name not in TESTS] == []
