"""The board on a page of eighty columns: tables that fit, in every game and language."""

import pytest

from alesia.table import game_info
from alesia.words.catalogue import languages
from tests.cli.conftest import Run
from tests.words.played import GAMES

NARROW, MOST_LINES = 80, 60
EVERYWHERE = [(language, *game) for language in languages() for game in GAMES]
RULE = "─" * 40
SIGNS = {*"★☆▲LF◇●■○×÷·#^*~+-", "Dev", "Dév", "CV", "VC"}


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


def test_a_goal_is_told_whole_beside_a_long_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In French, when Factions are Ineligible or have Passed, least room is left for what they want."""
    monkeypatch.setenv("COLUMNS", str(NARROW))
    seats = ("--seat", "Romans=human", "--seat", "others=nonplayer")
    shown = run("play", "ariovistus", "--seed", 5, *seats, "--lang", "fr", lines="oui\n").output

    assert "Inéligible" in shown
    assert "…" not in shown


@pytest.mark.parametrize("language", languages())
def test_no_line_of_the_legend_ends_with_a_sign(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """What a sign means stands beside it."""
    monkeypatch.setenv("COLUMNS", str(NARROW))
    for game in ("falling-sky", "ariovistus", "ariovistus-campaign", "rome-vs-gaul"):
        lines = run("play", game, "--seed", 11, "--lang", language, lines="board\n").output.splitlines()
        ends = {line.split()[-1] for line in lines if line.strip() and "  " not in line}  # tables have wider gaps
        assert not SIGNS & ends


def test_the_head_of_a_question_that_is_long_has_two_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked and how he stands, then the rule; each reaches across the page, and none is broken."""
    monkeypatch.setenv("COLUMNS", str(NARROW))
    seats = ("--seat", "Roman=human", "--seat", "others=random")
    lines = "1\n" * 12
    shown = run("play", "rome-vs-gaul", "--seed", 11, *seats, lines=lines).output.splitlines()
    heads = [n for n, line in enumerate(shown) if line.startswith("─ Roman, ") and "Action Points" in line]
    assert heads
    assert {len(shown[n]) for n in heads} == {NARROW}
    assert all(shown[n].endswith(" ─") == ("rule" in shown[n]) for n in heads)
    assert all("rule" in shown[n] or (shown[n + 1].startswith("──") and "rule" in shown[n + 1]) for n in heads)
