"""The board on a page of eighty columns: tables that fit, in every game and language."""

import pytest

from alesia.table import game_info
from alesia.words.catalogue import languages
from tests.cli.conftest import Run
from tests.words.played import GAMES

NARROW, MOST_LINES = 80, 60
EVERYWHERE = [(language, *game) for language in languages() for game in GAMES]
RULE = "─" * 40


@pytest.mark.parametrize(("language", "game", "scenario"), EVERYWHERE)
def test_the_board_fits_on_a_narrow_page(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, game: str, scenario: str
) -> None:
    """Tables, not prose: no line is longer than the page, nothing is cut off, and there are at most sixty lines."""
    monkeypatch.setenv("COLUMNS", str(NARROW))
    first, *_ = game_info(game).seats
    seats = ("--seat", f"{first}=human", "--seat", "others=random")
    shown = run("play", game, "--scenario", scenario, "--seed", 11, *seats, "--lang", language, lines="board\n").output
    board = shown[shown.rindex("> board") :].splitlines()

    assert max(map(len, board)) <= NARROW
    assert any(RULE in line for line in board)
    assert len(board) <= MOST_LINES
    assert not [line for line in board if "…" in line]
