"""README and the API document say what is true: their examples run, and the capture is a capture."""

import doctest
import re
from pathlib import Path

import pytest

import alesia
from alesia import words

from .conftest import Run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
GAMES = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
INDEX = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
API = (ROOT / "docs" / "python-api.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)


def test_the_examples_of_the_readme_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks(README, "python")

    for block in found:
        exec(block, {})

    assert found
    assert alesia.load("game.txt").scenario == "pax-gallica"


def test_the_examples_of_the_api_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All blocks of the document are one session."""
    monkeypatch.chdir(tmp_path)
    session = "\n".join(blocks(API, "python"))
    test = doctest.DocTestParser().get_doctest(session, {}, "python-api.md", None, 0)

    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert test.examples
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


def test_the_capture_in_the_document_is_what_the_terminal_shows(run: Run) -> None:
    [capture] = blocks(TERMINAL, "text")
    seats = ("--seat", "Arverni=human", "--seat", "others=random")
    shown = run("play", "falling-sky", "--seed", 11, *seats, lines="rally\n").output

    assert capture in "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"


def test_every_public_name_is_in_the_api_document() -> None:
    names = [name for name in alesia.__all__ if name not in ("GameInfo", "Table")]

    assert [name for name in names if name not in API] == []
    assert all(callable(getattr(words, name)) for name in words.__all__)


@pytest.mark.parametrize("text", [README, API, TERMINAL, GAMES, INDEX])
def test_links_lead_somewhere(text: str) -> None:
    """Documents that are generated may not be there yet."""
    folder = ROOT if text is README else ROOT / "docs"
    links = re.findall(r"\]\(([^)#:]+)\)", text)

    assert [link for link in links if not (folder / link).exists() and "rule-coverage" not in link] == []
