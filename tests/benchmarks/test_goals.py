"""Goals: which level a figure meets, and what it costs in moves of the yardstick."""

import pytest
from benchmarks.speed.goals import QUANTITIES, Goal, cost, level


@pytest.mark.parametrize(("figure", "reached"), [(9.9, 0), (10, 1), (34, 1), (35, 2), (99, 2), (100, 3), (500, 3)])
def test_more_is_better_for_rates(figure: float, reached: int) -> None:
    assert level(Goal("P1", (10, 35, 100)), figure, more=True) == reached


@pytest.mark.parametrize(("figure", "reached"), [(51, 0), (50, 1), (11, 1), (10, 2), (3.1, 2), (3, 3), (0.1, 3)])
def test_less_is_better_for_times_and_sizes(figure: float, reached: int) -> None:
    assert level(Goal("P6", (50, 10, 3)), figure, more=False) == reached


def test_levels_of_every_goal_become_harder() -> None:
    for name, quantity in QUANTITIES.items():
        for goal in quantity.goals:
            assert list(goal.levels) == sorted(goal.levels, reverse=not quantity.more), name


def test_a_goal_holds_for_its_kind_of_game() -> None:
    decisions = QUANTITIES["decisions_per_second"]
    found = [decisions.goal(game) for game in ("falling-sky", "gallic-war", "rome-vs-gaul", "something-new")]
    assert [None if goal is None else goal.number for goal in found] == ["P1", "P5", "P4", None]
    copy = QUANTITIES["copy_microseconds"].goal("something-new")
    assert copy is not None
    assert copy.number == "P6"


@pytest.mark.parametrize(
    ("name", "figure", "moves"),
    [("decisions_per_second", 5_000.0, 2.0), ("copy_microseconds", 50.0, 0.5), ("undo_milliseconds", 3.0, 30.0)],
)
def test_a_cost_is_how_many_moves_take_as_long(name: str, figure: float, moves: float) -> None:
    assert cost(name, figure, 10_000.0) == pytest.approx(moves)


def test_what_does_not_depend_on_the_pace_has_no_cost() -> None:
    assert cost("state_bytes", 2_000.0, 10_000.0) is None
    assert cost("scaling", 1.9, 10_000.0) is None
