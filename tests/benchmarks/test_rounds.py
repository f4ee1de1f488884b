"""Several rounds become one run; two trees are held against each other; tables are put into the docs."""

from pathlib import Path

import pytest
from benchmarks.speed.goals import Measured
from benchmarks.speed.markdown import COMPARISON, DOCS, FIGURES, markdown, put
from benchmarks.speed.rounds import Failed, together, work
from benchmarks.speed.sides import Sides, to_markdown
from benchmarks.speed.walks import MOMENTS, moments

from alesia.games import names
from tests.benchmarks.runs import HERE, run


def test_the_best_round_counts_and_the_middle_cost() -> None:
    names = ("decisions_per_second", "undo_milliseconds", "state_bytes")
    figures = [(10, 5, 100), (30, 3, 300), (20, 4, 200)]
    rounds = [Measured(dict(zip(names, each, strict=True)), {"copy_microseconds": each[1]}) for each in figures]
    kept = together(rounds)
    assert kept.figures == {"decisions_per_second": 30, "undo_milliseconds": 3, "state_bytes": 200}
    assert kept.costs == {"copy_microseconds": 4}


def test_a_gain_is_by_cost_and_not_by_luck() -> None:
    """The new tree was measured while the machine was slow: less in absolute figures, yet cheaper."""
    old = Measured({"decisions_per_second": 20_000, "state_bytes": 100}, {"decisions_per_second": 1.0})
    new = Measured({"decisions_per_second": 15_000, "state_bytes": 200}, {"decisions_per_second": 0.5})
    sides = Sides("falling-sky", old, new)
    assert sides.gain("decisions_per_second") == 2
    assert sides.gain("state_bytes") == 0.5
    assert "| Falling Sky | state as JSON | 100 B | 200 B | x 0.50 |" in to_markdown([sides])


def test_a_part_that_breaks_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="'no-game' is not a game"):
        work("memory", "no-game")
    with pytest.raises(Failed, match="is no source tree"):
        work("memory", "gallic-war", tree=tmp_path)


@pytest.mark.parametrize("game", names())
def test_moments_are_spread_over_a_whole_game(game: str) -> None:
    found = [(position.state.digest(), bool(position.asks)) for position in moments(game)]
    assert len(found) == MOMENTS
    assert len({digest for digest, _ in found}) > MOMENTS // 2
    assert all(goes_on for _, goes_on in found)


def test_tables_go_between_the_marks(tmp_path: Path) -> None:
    file = tmp_path / "doc.md"
    file.write_text(f"before\n<!-- {FIGURES} -->\nold\n<!-- end of figures -->\nafter\n", "utf-8")
    put("new", FIGURES, file)
    assert file.read_text("utf-8") == f"before\n<!-- {FIGURES} -->\n\nnew\n\n<!-- end of figures -->\nafter\n"
    with pytest.raises(Failed, match="does not have the marks"):
        put("new", COMPARISON, file)


def test_tables_tell_goal_level_and_cost() -> None:
    text = markdown(run("2026-01-01"))
    assert (
        "| P1 | decisions at a table, random seats | Falling Sky | 10,000 | 35,000 | 100,000 | 20,000 /s | **floor** |"
        in text
    )
    assert "| decisions at a table, random seats, /s | 20,000 (0.5) |" in text
    assert "mean nothing" not in text
    assert "mean nothing" in markdown(run("2026-01-01", machine=HERE | {"load": 2.0}))


def test_the_page_has_the_marks_and_every_goal() -> None:
    text = DOCS.read_text("utf-8")
    for mark in (FIGURES, COMPARISON):
        assert f"<!-- {mark} -->" in text
    for goal in (*range(1, 13), 21):
        assert f"P{goal}" in text
