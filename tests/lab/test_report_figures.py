"""Every figure of a report, held against what can be worked out by hand."""

import json
from pathlib import Path

import pytest

from alesia.lab.report import Report, analyse, facts, read_results
from alesia.lab.report.choice import choose
from alesia.lab.report.uses import Use, difference
from alesia.lab.statistics import Interval, share

from .made_up import SEATS, crash, game, turn, twenty, use, write


@pytest.fixture
def report(tmp_path: Path) -> Report:
    return analyse(read_results(twenty(tmp_path)))


def figures(folder: Path) -> Report:
    return analyse(read_results(folder))


def found(report: Report, seat: str, name: str) -> Use:
    [each] = [each for each in report.uses_of(seat) if each.name == name]
    return each


# ---- Who wins


def test_win_rates_have_the_interval_of_wilson(report: Report) -> None:
    """5 of 20 are 25 %; Wilson's interval is 11.19 % to 46.87 %."""
    romans, arverni, _, belgae = report.seats

    assert (romans.wins, arverni.wins, belgae.wins) == (5, 0, 15)
    assert romans.rate == pytest.approx((0.25, 0.1119, 0.4687), abs=5e-5)
    assert arverni.rate == pytest.approx((0, 0, 0.1611), abs=5e-5)
    assert belgae.rate == pytest.approx((0.75, 0.5313, 0.8881), abs=5e-5)


def test_a_game_won_together_counts_for_each_and_one_won_by_all_for_none(tmp_path: Path) -> None:
    games = [game(1, "Romans+Aedui"), game(2, "+".join(SEATS)), game(3, ""), game(4, "Belgae")]
    report = figures(write(tmp_path, games))

    assert {seat.name: seat.wins for seat in report.seats} == {"Romans": 1, "Arverni": 0, "Aedui": 1, "Belgae": 1}
    assert (report.together, report.draws, report.unwon) == (1, 1, 1)


def test_crashed_games_are_told_and_counted_nowhere_else(tmp_path: Path) -> None:
    games = [game(1, "Romans"), crash(2, "ZeroDivisionError: oops"), game(3, "Belgae")]
    turns = [turn(2, 0, 1, 0, Romans=99), turn(1, 0, 1, 0, Romans=1), turn(3, 0, 1, 0, Romans=3)]
    report = figures(write(tmp_path, games, turns, [use(2, "Romans", "command", "March")]))

    assert report.crashes == [(2, "ZeroDivisionError: oops")]
    assert report.games == 2
    assert report.seats[0].rate.mean == 0.5
    assert report.starts[0].quartiles["Romans"][1] == 2
    assert report.uses == []


# ---- How games end


def test_reasons_and_lengths(tmp_path: Path) -> None:
    long = {"reason": "final winter", "years": 3}
    games = [game(1, "Romans"), game(2, "Belgae", **long), game(3, "Belgae"), game(4, "Romans", years=1)]
    report = figures(write(tmp_path, games))
    first, second = report.endings

    assert (first.reason, first.games, first.years) == ("threshold", 3, {1: 1, 2: 2})
    assert (second.reason, second.games, second.years) == ("final winter", 1, {3: 1})
    assert (first.wins["Romans"], first.wins["Belgae"], second.wins["Belgae"]) == (2, 1, 1)
    assert first.rate == share(3, 4)
    assert report.years == (2.0, 1, 1.75, 2, 2.25, 3)
    assert report.decisions == (702.5, 701, 701.75, 702.5, 703.25, 704)


# ---- How the seats stood


def test_final_margins_have_a_mean_with_its_interval(report: Report) -> None:
    """The Romans ended 5 times at 2 and 15 times at -3: mean -1.75, deviation 2.2213, half width 0.9735."""
    romans = report.seats[0]

    assert romans.finals == {-3: 15, 2: 5}
    assert romans.final == pytest.approx((-1.75, -2.7235, -0.7765), abs=5e-5)


def test_margins_at_the_start_of_each_year_are_quartiles_of_the_games_that_saw_it(tmp_path: Path) -> None:
    games = [game(seed, "Romans") for seed in range(1, 6)]
    turns = [turn(seed, step, 1, step, Romans=10 * step + seed) for seed in range(1, 6) for step in range(3)]
    turns += [turn(seed, 3, 2, 0, Romans=100 * seed) for seed in range(1, 4)]
    first, second = figures(write(tmp_path, games, turns)).starts

    assert (first.at, first.games, first.quartiles["Romans"]) == (1, 5, (2, 3, 4))
    assert (second.at, second.games, second.quartiles["Romans"]) == (2, 3, (150, 200, 250))


def test_years_of_different_lengths_are_divided_alike(tmp_path: Path) -> None:
    """One game has four turns a year, one eight: half of the year is over after two of them, and after four."""
    games = [game(1, "Romans"), game(2, "Romans")]
    short = [turn(1, step, 1, step, Romans=step) for step in range(4)]
    long = [turn(2, step, 1, step + 7, Romans=10 * step) for step in range(8)]
    course = figures(write(tmp_path, games, [*short, *long])).course
    middle = next(moment for moment in course if moment.at == 1.5)

    assert course[0].quartiles["Romans"] == (0, 0, 0)
    assert middle.games == 2
    assert middle.quartiles["Romans"][1] == (2 + 40) / 2


# ---- What went with winning


def test_the_difference_of_two_shares_has_the_interval_of_newcombe() -> None:
    """His own example (1998): 56 of 70 against 48 of 80 differ by 0.2, from 0.0524 to 0.3339."""
    assert difference(share(56, 70), share(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_the_lift_of_what_was_used_in_half_of_the_games(report: Report) -> None:
    """The Romans built in games 1 to 10 and won 1 to 5: half of those, and none of the others."""
    build = found(report, "Romans", "Build")

    assert (build.times, build.games, build.often) == (10, 10, 0.5)
    assert (build.frequent.mean, build.seldom.mean) == (0.5, 0.0)
    assert build.lift == difference(share(5, 10), share(0, 10))
    assert build.is_marked


def test_the_lift_of_what_was_always_used_is_by_the_median(report: Report) -> None:
    """March 1 to 4 times a game, median 2.5: more in the games 2, 3, 6, 7 and so on; the Romans won 2 and 3."""
    march = found(report, "Romans", "March")

    assert (march.times, march.games, march.often) == (50, 20, 2.5)
    assert march.frequent == share(2, 10)
    assert march.seldom == share(3, 10)
    assert not march.is_marked


def test_too_few_games_are_not_compared(tmp_path: Path) -> None:
    games = [game(seed, "Romans") for seed in range(1, 21)]
    uses = [
        use(seed, "Romans", "command", name) for name, n in (("Seize", 5), ("March", 4)) for seed in range(1, n + 1)
    ]
    report = figures(write(tmp_path, games, (), uses))

    assert found(report, "Romans", "March").lift is None
    assert found(report, "Romans", "Seize").lift is not None
    assert len(report.compared) == 1


def test_what_changed_nothing_is_counted(report: Report) -> None:
    event = found(report, "Belgae", "1 shaded")

    assert (event.times, event.in_vain, event.games) == (21, 1, 20)


def test_things_of_which_there_are_many_are_shown_by_their_strength(report: Report) -> None:
    choice = choose(report, "Belgae")
    strongest = choice.strongest(3)

    assert [each.name for each in choice.few] == ["March"]
    assert list(choice.many) == ["event"]
    assert len(choice.many["event"]) == 18
    weaker = [each for each in choice.many["event"] if each not in strongest]
    assert min(each.strength for each in strongest) >= max(each.strength for each in weaker)
    means = [each.lift.mean for each in strongest if each.lift]
    assert means == sorted(means, reverse=True)


# ---- As JSON


def test_all_figures_can_be_had_as_json(tmp_path: Path) -> None:
    """An interval that is not known is null, not a word that JSON does not have."""
    told = json.loads(json.dumps(facts(figures(write(tmp_path, [game(7, "Romans")]))), allow_nan=False))

    assert told["run"]["seats"]["Aedui"] == "nonplayer"
    assert told["seats"][0]["rate"] == dict(zip(Interval._fields, share(1, 1), strict=True))
    assert told["seats"][0]["final"] == {"mean": 2.0, "low": None, "high": None}
