"""Matches: who sits where, what a game is worth, how sure a score is; and the same whoever plays the games."""

import json
from math import inf
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from alesia.cli.app import app
from alesia.kernel.errors import BadOption, UnknownName
from alesia.lab.match import Outcome, Score, pairs_of, play_pair, seatings
from alesia.lab.tournament import Tournament
from alesia.lab.workers import workers

KINDS = ("random", "nonplayer")


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["match", *map(str, args)])


# ---- Who sits where


def test_two_players_change_seats() -> None:
    assert seatings([0, 1]) == [(0, 1), (1, 0)]


def test_four_players_sit_in_every_mixed_way_each_followed_by_its_mirror() -> None:
    found = seatings([0, 1, 2, 3])
    assert len(found) == len(set(found)) == 14
    assert all(set(seating) == {0, 1} for seating in found)
    assert all(tuple(1 - kind for kind in one) == other for one, other in zip(found[::2], found[1::2], strict=True))


def test_seats_in_the_same_hands_are_of_one_kind() -> None:
    assert seatings([0, 1, 0, 1]) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert seatings([0, 0]) == []


def test_both_games_of_a_pair_have_its_seed_and_changed_seats() -> None:
    pairs = pairs_of("falling-sky", KINDS, None, {}, 7, 18)
    assert [bout.job.seed for pair in pairs for bout in pair.bouts] == [n for n in range(7, 16) for _ in (0, 1)]
    for pair in pairs:
        one, other = [bout.job.seats for bout in pair.bouts]
        assert all({one[seat], other[seat]} == set(KINDS) for seat in one)
        assert pair.bouts[0].first == {seat for seat, kind in one.items() if kind == "random"}
    assert len({tuple(pair.bouts[0].job.seats.values()) for pair in pairs}) == 7


def test_who_has_two_factions_has_them_in_all_games() -> None:
    for pair in pairs_of("falling-sky", KINDS, None, {"seating": "two"}, 1, 4):
        seats = pair.bouts[0].job.seats
        assert seats["Romans"] == seats["Aedui"] != seats["Arverni"] == seats["Belgae"]


BAD: list[tuple[type[Exception], str, dict[str, Any]]] = [
    (BadOption, "7 games cannot be played in pairs", {"games": 7}),
    (BadOption, "0 games cannot be played in pairs", {"games": 0}),
    (BadOption, "'human' cannot be in a match", {"kinds": ("random", "human")}),
    (UnknownName, "'genius' is not a kind of player", {"kinds": ("random", "genius")}),
    (UnknownName, "'search:0' has no budget", {"kinds": ("search:0", "random")}),
    (UnknownName, "the module 'nowhere' cannot be imported", {"kinds": ("nowhere:Me", "random")}),
    (UnknownName, "'alesia' is not a scenario", {"scenario": "alesia"}),
    (BadOption, "'weather' is not an option", {"options": {"weather": "fine"}}),
    (BadOption, "a match needs two players", {"options": {"solitaire": True}}),
]


@pytest.mark.parametrize(("error", "message", "wrong"), BAD, ids=[message for _, message, _ in BAD])
def test_a_match_that_cannot_be_is_refused_before_its_first_game(
    error: type[Exception], message: str, wrong: dict[str, Any]
) -> None:
    right: dict[str, Any] = {"kinds": KINDS, "scenario": None, "options": {}, "seed": 1, "games": 2}
    with pytest.raises(error, match=message):
        pairs_of("gallic-war", **(right | wrong))


@pytest.mark.parametrize("kinds", [[], ["random"], ["random", "nonplayer", "random"]])
def test_a_tournament_needs_different_kinds(kinds: list[str]) -> None:
    with pytest.raises(BadOption, match=r"two kinds|named twice"):
        Tournament("gallic-war", kinds)


# ---- What it is worth

TWO = pairs_of("gallic-war", KINDS, None, {}, 1, 40)


def score_of(*winners: tuple[str, ...]) -> Score:
    """The score of the first kind after games with these winners, in the order of play."""
    found = Score(KINDS)
    games = [Outcome(seats, "", 1.0) for seats in winners]
    for pair, one, other in zip(TWO, games[::2], games[1::2], strict=False):
        found.add(pair, (one, other))
    return found


ROMAN, BARBARIAN, BOTH = ("Roman",), ("Barbarian",), ("Roman", "Barbarian")


@pytest.mark.parametrize(
    ("winners", "mean"),
    [
        ([ROMAN, BARBARIAN], 1.0),  # the first kind is Roman, then Barbarian
        ([BARBARIAN, ROMAN], 0.0),
        ([ROMAN, ROMAN], 0.5),
        ([BOTH, BARBARIAN], 0.75),
        ([(), ()], 0.5),
        ([ROMAN, BARBARIAN, BARBARIAN, BOTH], 0.625),
    ],
)
def test_a_game_is_worth_one_none_or_half(winners: list[tuple[str, ...]], mean: float) -> None:
    assert score_of(*winners).score().mean == mean


def test_the_interval_is_that_of_pairs() -> None:
    """Where the seat decides every game, the kinds seem equal; how sure that is, the number of games says."""
    equal = score_of(*[ROMAN] * 40)
    assert equal.score() == (0.5, pytest.approx(0.352, abs=0.001), pytest.approx(0.648, abs=0.001))
    assert equal.rating().mean == 0
    better = score_of(*[ROMAN] * 20, *[ROMAN, BARBARIAN] * 10)
    assert better.score().mean == 0.75
    assert 0.5 < better.score().low < 0.75 < better.score().high < 1
    assert better.rating().mean == pytest.approx(190.85, abs=0.01)


def test_who_wins_all_is_not_infinitely_sure() -> None:
    found = score_of(*[ROMAN, BARBARIAN] * 10)
    assert found.score().mean == found.score().high == 1
    assert 0.8 < found.score().low < 0.85
    assert found.rating().mean == inf
    assert 200 < found.rating().low < 300


def test_who_lost_a_game_is_not_out_of_reach() -> None:
    found = score_of(*[ROMAN, BARBARIAN] * 13, ROMAN, ROMAN)
    assert found.score().mean == pytest.approx(27 / 28)
    assert found.score().high < 1
    assert found.rating().high < inf


def test_one_pair_tells_little() -> None:
    assert score_of(BOTH, BARBARIAN).score() == (0.75, pytest.approx(0.198, abs=0.001), pytest.approx(0.973, abs=0.001))
    assert Score(KINDS).score() == (0.5, 0, 1)


def test_wins_are_counted_by_seat_and_kind() -> None:
    found = score_of(ROMAN, BARBARIAN, ROMAN, ROMAN, BOTH, BARBARIAN)
    assert found.wins("Roman", True) == (3, 3)
    assert found.wins("Roman", False) == (1, 3)
    assert found.wins("Barbarian", True) == (2, 3)
    assert found.wins("Barbarian", False) == (1, 3)


def test_a_pair_with_a_crash_does_not_count_and_is_told() -> None:
    found = score_of(ROMAN, BARBARIAN, ROMAN, ROMAN)
    found.add(TWO[1], (Outcome(ROMAN, "", 1.0), Outcome((), "ValueError: no", 1.0)))
    assert found.score().mean == 1
    assert [game.outcome.crash for game in found.crashes] == ["ValueError: no"]
    assert found.wins("Roman", True) == (2, 2)


def test_the_order_in_which_games_are_finished_does_not_matter() -> None:
    one, other = score_of(ROMAN, BARBARIAN, BARBARIAN, BARBARIAN), Score(KINDS)
    for number in (1, 0):
        games = one.pairs[number]
        other.add(TWO[number], (games[0].outcome, games[1].outcome))
    assert other.games == one.games


def test_a_kind_can_be_held_against_itself() -> None:
    """Who wins is counted by seats, not by names: the score is that of the first."""
    pair = pairs_of("gallic-war", ("random", "random"), None, {}, 1, 2)[0]
    found = Score(("random", "random"))
    found.add(pair, play_pair(pair))
    one, other = found.games
    assert one.outcome.winners == other.outcome.winners
    assert found.score().mean == 0.5


# ---- How it is played


def test_non_players_beat_random_ones() -> None:
    tournament = Tournament("gallic-war", KINDS, seed=3, games=4)
    assert sum(tournament.play(workers(1))) == 4
    assert tournament.scores[KINDS].score().mean == 0
    assert tournament.mean("nonplayer") == 1 - tournament.mean("random") == 1


def test_each_plays_against_each_with_the_same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alesia.lab.match._play", lambda job, folder: Outcome((next(iter(job.seats)),), "", 0.5))
    tournament = Tournament("gallic-war", ["random", "nonplayer", "search:2"], games=6)
    assert sum(tournament.play(workers(1))) == 18
    assert list(tournament.scores) == [("random", "nonplayer"), ("random", "search:2"), ("nonplayer", "search:2")]
    seeds = [[game.bout.job.seed for game in score.games] for score in tournament.scores.values()]
    assert seeds[0] == seeds[1] == seeds[2]
    assert {kind: tournament.mean(kind) for kind in tournament.kinds} == dict.fromkeys(tournament.kinds, 0.5)


def without_seconds(text: str) -> Any:
    found = json.loads(text)
    for match in found["matches"]:
        assert match.pop("seconds") > 0
    return found


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    args = ("gallic-war", "random", "nonplayer", "--games", 8, "--seed", 5, "--json")
    one, two = run(*args), run(*args, "--jobs", 2)
    assert one.exit_code == two.exit_code == 0
    assert without_seconds(one.stdout) == without_seconds(two.stdout)
    match = json.loads(one.stdout)["matches"][0]
    assert match["kinds"] == ["random", "nonplayer"]
    assert match["games"] == 8
    assert [each["games"] for seat in match["seats"].values() for each in seat] == [4, 4, 4, 4]


# ---- On the command line


def test_a_match_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    found = run("gallic-war", "nonplayer", "random", "--games", 4, "--seed", 1)
    assert found.exit_code == 0
    assert "nonplayer against random: 100.0 % of the points" in found.stdout
    assert "Elo +∞ (" in found.stdout
    assert "Barbarian" in found.stdout
    assert "All against all" not in found.stdout


def test_a_tournament_is_told_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alesia.lab.match._play", lambda job, folder: Outcome(("Roman",), "", 0.5))
    found = run("gallic-war", "nonplayer", "random", "search", "--games", 4, "--plain")
    assert found.exit_code == 0
    assert "All against all" in found.stdout
    assert "search: nonplayer 50.0; random 50.0; mean 50.0" in found.stdout


def test_a_game_that_breaks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_that_breaks.py").write_text("class Me:\n    def decide(self, view, ask):\n        return 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    found = run("gallic-war", "mine_that_breaks:Me", "random", "--games", 2, "--seed", 4, "--json")
    assert found.exit_code == 1
    crashes = json.loads(found.stdout)["matches"][0]["crashes"]
    assert len(crashes) == 2
    assert "The game with seed 4 (Roman=mine_that_breaks:Me, Barbarian=random) crashed: ZeroDivisionError" in crashes[0]
    assert crashes[0] in found.stderr


def test_somebody_who_has_seen_enough_hears_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    games = iter([Outcome(("Roman",), "", 0.5)] * 2)

    def play(job: object, folder: str) -> Outcome:
        for outcome in games:
            return outcome
        raise KeyboardInterrupt

    monkeypatch.setattr("alesia.lab.match._play", play)
    found = run("gallic-war", "nonplayer", "random", "--games", 6)
    assert found.exit_code == 130
    assert "2 games, in pairs" in found.stdout
    assert "Interrupted" in found.stderr


NONSENSE = [("random",), ("random", "human"), ("random", "search:x"), ("random", "nonplayer", "--games", 3)]


@pytest.mark.parametrize("args", NONSENSE)
def test_nonsense_is_refused_in_a_sentence(args: tuple[object, ...]) -> None:
    found = run("gallic-war", *args)
    assert found.exit_code == 2
    assert found.stdout == ""
    assert found.stderr.startswith("alesia: ")
    assert found.stderr.count("\n") == 1
