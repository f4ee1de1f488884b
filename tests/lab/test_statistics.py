"""Intervals and ratings against values worked out elsewhere."""

from math import inf

import pytest

from alesia.lab.statistics import average, elo, paired, share


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2552, 0.3662)],
)
def test_the_interval_of_a_share_is_that_of_wilson(hits: int, games: int, low: float, high: float) -> None:
    found = share(hits, games)
    assert found.mean == hits / games
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_of_no_games_nothing_is_known() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)
    assert average([3.0]) == (3.0, -inf, inf)


def test_the_interval_of_a_mean() -> None:
    found = average([1.0, 2.0, 3.0, 4.0])  # standard deviation 1.29099, over the root of 4, times 1.96
    assert found == (2.5, pytest.approx(2.5 - 1.26514, abs=1e-4), pytest.approx(2.5 + 1.26514, abs=1e-4))


def test_pairs_that_all_go_one_each_are_not_surely_equal() -> None:
    assert paired([0.5] * 14) == share(14, 28)


def test_pairs_that_vary_more_than_games_would_count_for_less() -> None:
    """Whoever wins the first game wins the second: two games tell as much as one."""
    found, single = paired([0.0, 1.0] * 10), share(10, 20)
    assert found.mean == 0.5
    assert (found.low, found.high) == (pytest.approx(single.low, abs=0.01), pytest.approx(single.high, abs=0.01))


@pytest.mark.parametrize(("scores", "ends"), [([], (0.0, 1.0)), ([0.0], (0.0, 0.658)), ([1.0], (0.342, 1.0))])
def test_few_pairs_tell_little(scores: list[float], ends: tuple[float, float]) -> None:
    assert paired(scores)[1:] == (pytest.approx(ends[0], abs=0.001), pytest.approx(ends[1], abs=0.001))


@pytest.mark.parametrize(("score", "rating"), [(0.5, 0.0), (0.75, 190.85), (0.25, -190.85), (0.0, -inf), (1.0, inf)])
def test_the_rating_that_a_score_stands_for(score: float, rating: float) -> None:
    assert elo(score) == pytest.approx(rating, abs=0.01)
