"""The history of the benchmark: which earlier run counts, and what is a slow-down."""

from pathlib import Path

import pytest
from benchmarks.speed.history import Change, Run, append, changes, read, to_json

from tests.benchmarks.runs import HERE, THERE, run


def change(name: str, *runs: Run) -> Change:
    """How a figure of the last of these runs compares with those before."""
    *earlier, now = runs
    return changes(now, earlier)["falling-sky", name]


def test_a_run_is_read_back_as_it_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "results" / "history.jsonl"
    runs = [run("2026-01-01"), run("2026-01-02", machine=THERE)]
    for each in runs:
        append(each, file)
    assert [to_json(each) for each in read(file)] == [to_json(each) for each in runs]
    assert read(file)[1].games["falling-sky"] == read(file)[0].games["falling-sky"]
    assert read(file)[1].machine == THERE


def test_without_a_history_nothing_is_compared(tmp_path: Path) -> None:
    assert read(tmp_path / "none.jsonl") == []
    assert changes(run("2026-01-01"), []) == {}


@pytest.mark.parametrize(("rate", "slower"), [(20_000.0, False), (17_000.0, False), (16_500.0, True)])
def test_more_than_a_fifth_is_a_slowdown(rate: float, slower: bool) -> None:
    found = change("decisions_per_second", run("2026-01-01"), run("2026-01-02", decisions_per_second=rate))
    assert found.ratio == pytest.approx(20_000 / rate)
    assert found.is_slowdown is slower


@pytest.mark.parametrize(("time", "slower"), [(2.0, False), (2.39, False), (2.41, True), (1.0, False)])
def test_more_time_is_a_slowdown(time: float, slower: bool) -> None:
    found = change("undo_milliseconds", run("2026-01-01"), run("2026-01-02", undo_milliseconds=time))
    assert found.ratio == pytest.approx(time / 2)
    assert found.is_slowdown is slower


def test_a_slower_machine_is_no_slowdown() -> None:
    """Half the pace, half the rate: it costs the same."""
    now = run("2026-01-02", 5_000.0, THERE, decisions_per_second=10_000.0, copy_microseconds=10.0)
    assert change("decisions_per_second", run("2026-01-01"), now).ratio == pytest.approx(1)
    assert change("copy_microseconds", run("2026-01-01"), now).ratio == pytest.approx(1)


def test_a_faster_machine_hides_no_slowdown() -> None:
    """Twice the pace and the same rate: it costs twice as much."""
    found = change("decisions_per_second", run("2026-01-01"), run("2026-01-02", 20_000.0, THERE))
    assert found.ratio == pytest.approx(2)
    assert found.fails


def test_sizes_and_scaling_are_compared_as_they_are() -> None:
    """On a machine of half the pace."""
    now = run("2026-01-02", 5_000.0, state_bytes=3_000.0, scaling=0.95)
    assert change("state_bytes", run("2026-01-01"), now).ratio == pytest.approx(1.5)
    assert change("scaling", run("2026-01-01"), now).ratio == pytest.approx(2)


@pytest.mark.parametrize(
    ("name", "figure", "fails"),
    [
        ("decisions_per_second", 10_000.0, True),  # P1
        ("nonplayer_games_per_second", 6.0, True),  # P2
        ("copy_microseconds", 10.0, True),  # P6
        ("undo_milliseconds", 4.0, False),
        ("state_bytes", 4_000.0, False),
    ],
)
def test_only_slowdowns_of_the_gate_fail(name: str, figure: float, fails: bool) -> None:
    found = change(name, run("2026-01-01"), run("2026-01-02", **{name: figure}))
    assert found.is_slowdown
    assert found.fails is fails


def test_the_newest_run_of_the_same_machine_counts() -> None:
    runs = [run("2026-01-01"), run("2026-01-02"), run("2026-01-03", machine=THERE)]
    assert change("undo_milliseconds", *runs, run("2026-01-04")).since.date == "2026-01-02"


def test_on_a_new_machine_the_newest_of_any_counts() -> None:
    runs = [run("2026-01-01"), run("2026-01-02", machine=THERE)]
    elsewhere = run("2026-01-03", machine=HERE | {"python": "3.13.1"})
    assert change("undo_milliseconds", *runs, elsewhere).since.date == "2026-01-02"


def test_only_runs_of_the_same_games_are_compared() -> None:
    """Some games are longer than others: fewer of them cost something else."""
    runs = [run("2026-01-01"), run("2026-01-02", size=4, undo_milliseconds=1.0)]
    assert change("undo_milliseconds", *runs, run("2026-01-03")).since.date == "2026-01-01"


def test_times_on_the_clock_are_not_compared_where_other_work_was_running() -> None:
    calm, busy = run("2026-01-01"), run("2026-01-02", machine=HERE | {"load": 3.0})
    assert ("falling-sky", "scaling") not in changes(busy, [calm])
    assert ("falling-sky", "decisions_per_second") in changes(busy, [calm])
    assert change("scaling", calm, busy, run("2026-01-03", scaling=0.95)).since.date == "2026-01-01"


def test_a_figure_is_sought_where_it_was_measured() -> None:
    """A run of another game alone lies between."""
    between = run("2026-01-02")
    between.games = {"gallic-war": between.games["falling-sky"]}
    assert change("undo_milliseconds", run("2026-01-01"), between, run("2026-01-03")).since.date == "2026-01-01"
