"""How strategists learn: samples, a fit, trials."""

from pathlib import Path

import numpy as np
import pytest
from tools.ratings import page
from typer.testing import CliRunner

from alesia.cli.app import app
from alesia.games import find
from alesia.kernel.errors import UnknownName
from alesia.lab.ratings import PAIRINGS, trials_of
from alesia.lab.strategy.duel import FEATURES, Duel
from alesia.lab.strategy.sampling import Plot, Sampling, samples
from alesia.lab.strategy.training import TRAINERS, Learned, Lesson, keep, plots_of, trainer_of
from alesia.lab.strategy.trials import CHART, Outcome, Trial, _tally, run, run_together
from alesia.nonplayers.network import Network, chance_of


def test_a_network_tells_a_chance() -> None:
    """Hidden units that are below 0 are silent; the odds are those of the units that rise."""
    weights = {"width": 2, "hidden": [[1.0, [2.0, 0.0]], [0.0, [0.0, -1.0]]], "out": [0.5, 3.0], "start": -1.0}
    assert Network(weights).chance([1.0, 4.0]) == pytest.approx(chance_of(0.5))
    assert Network(weights).chance([-3.0, -1.0]) == pytest.approx(chance_of(2.0))
    assert chance_of(0.0) == 0.5
    assert chance_of(10_000.0) == pytest.approx(1)


def test_a_fit_finds_what_decides() -> None:
    """Of games that the first column decides it foretells those that it was not fitted to; what is written says the
    same as what was fitted."""
    random = np.random.default_rng(1)
    table = random.normal(0, 1, (12_000, FEATURES + 4)).astype(np.float32)
    table[:, 0] = np.arange(len(table)) // 2
    table[:, 1] = table[:, FEATURES] > 0
    table[:, 2] = 3 * table[:, FEATURES]
    weights = Duel("gallic-war", trainer_of("gallic-war").FOLDER).fit(table)
    network = Network(weights)
    assert weights["figures"]["right"] > 0.95
    assert network.chance([1.5, 0.0, 0.0, 0.0]) > 0.9
    assert network.chance([-1.5, 0.0, 0.0, 0.0]) < 0.1


@pytest.mark.parametrize("game", ["gallic-war", "rome-vs-gaul"])
def test_what_is_kept_of_a_game_fits_the_weights_in_the_package(game: str) -> None:
    sample = next(samples(Plot(game, game, 5, 1)))
    table = trainer_of(game).tables_of(sample)[game]
    weights = (trainer_of(game).FOLDER / f"{game}.json").read_text(encoding="utf-8")
    assert f'"width":{table.shape[1] - FEATURES}' in weights
    assert set(table[:, 1]) == {sample.worth[0]}
    assert set(table[:, 2]) == {sample.standing[0] - sample.standing[1]}


def test_weights_are_kept_in_the_package_and_where_one_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAINERS, "gallic-war", Duel("gallic-war", tmp_path / "package"))
    keep("gallic-war", Learned("gallic-war", {"out": [1.0]}, 1, 0.1), (tmp_path / "mine",))
    assert (tmp_path / "package" / "gallic-war.json").read_text() == (tmp_path / "mine" / "gallic-war.json").read_text()


def test_a_trial_puts_one_player_among_others_on_every_seat_in_turn() -> None:
    tally = run(Trial("gallic-war", "gallic-war", "nonplayer", 1, 4, 60.0, "random"), 1)
    facts = tally.facts()
    assert facts["games"] == 4
    assert sorted(facts["seats"]) == ["Barbarian", "Roman"]
    assert facts["won"] > 2
    assert facts["seconds_a_decision"] < facts["seconds_a_game"]
    assert facts["errors"] == []


def test_of_several_trials_the_first_games_count() -> None:
    """Up to one that was not finished when time was up, so that quick games are not told too often."""
    trials = [Trial("falling-sky", "pax-gallica", kind, 1, 8, 60.0) for kind in ("nonplayer", CHART)]
    assert [tally.games.total() for tally in run_together(trials, 1, 0.0)] == [1, 0]
    outcome = Outcome(1.0, 0.5, 2, "")
    assert _tally(trials[0], dict.fromkeys((0, 1, 3), ("Romans", outcome))).games["Romans"] == 2


def test_a_chart_is_tried_in_a_players_place() -> None:
    facts = run(Trial("falling-sky", "pax-gallica", CHART, 1, 4, 60.0), 1).facts()
    assert facts["games"] == 4
    assert sorted(facts["seats"]) == sorted(find("falling-sky").seats)


def test_a_strategist_plays_one_seat_of_a_second_round() -> None:
    """In every fourth chunk; in a player's place if there is one."""
    plots = [*plots_of(Lesson("falling-sky", "pax-gallica", 16, 32, 1.0, "strategist:1"))]
    assert [plot.kind for plot in plots] == ["strategist:1", "", "", "", "strategist:1", "", "", ""]
    sampling = Sampling(plots[0]._replace(played=1.0), 16)
    position = sampling._position()
    assert [seat for seat in range(4) if not position.state.nonplayers >> seat & 1] == [*sampling._masters]


# ---- Ratings


def test_every_kind_is_rated_in_every_scenario() -> None:
    """In a player's place only where there are more than two seats."""
    found = trials_of("falling-sky", None, 8, 3)
    assert {trial.scenario for trial in found} == set(find("falling-sky").scenarios)
    assert {trial.kind for trial in found} == {kind for kind, _ in PAIRINGS}
    assert not [trial for trial in trials_of("rome-vs-gaul", None, 8, 3) if trial.kind.endswith("@player")]
    with pytest.raises(UnknownName, match="is not a scenario of"):
        trials_of("falling-sky", "rome-vs-gaul", 8, 3)


def test_what_trials_came_to_is_a_table() -> None:
    """Of two trials of one seed the later is told; those of several seeds are one."""
    tally = run(Trial("gallic-war", "gallic-war", "nonplayer", 1, 2, 60.0, "random"), 1)
    lines = page([tally.facts() | {"games": 99}, tally.facts()]).splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| Caesar's Gallic War | `nonplayer` | `random` | 2 |")

    first = {"won": 3, "games": 4, "seats": {"Roman": [3, 4]}, "seconds_a_game": 10.0, "seconds_a_decision": 0.5}
    other = {"seed": 9, "won": 1, "games": 4, "seats": {"Roman": [0, 2], "Barbarian": [1, 2]}}
    pace = {"seconds_a_game": 20.0, "seconds_a_decision": 0.25}
    [line] = page([tally.facts() | first, tally.facts() | other | pace]).splitlines()[2:]
    assert "| 8 | 50 |" in line
    assert "| Barbarian 1 of 2, Roman 3 of 6 | 0.30 |" in line


def test_all_kinds_play_or_those_that_are_named() -> None:
    found = CliRunner().invoke(app, ["match", "gallic-war", "random", "--all"])
    assert found.exit_code == 2
    assert "with --all every kind plays" in found.output
