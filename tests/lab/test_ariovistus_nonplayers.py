"""The lab with Non-players of Ariovistus: many games, reports, odds, matches and environments."""

import json
from pathlib import Path

from typer.testing import CliRunner

import alesia
from alesia.cli.app import app
from alesia.games import find
from alesia.lab import learning
from alesia.lab.odds import start_of
from tests.cli.conftest import QUIET

GAME = "ariovistus"
SEATS = ("Romans", "Germans", "Aedui", "Belgae")


def run(*args: object) -> str:
    done = CliRunner().invoke(app, [str(each) for each in args], env=QUIET)
    assert done.exit_code == 0, done.output
    return done.output


def test_games_are_played_counted_and_reported(tmp_path: Path) -> None:
    """The census tells the boxes of the Germans in the words of this game; the report knows the four seats."""
    out = tmp_path / "run"
    told = run("sim", GAME, "--games", 2, "--seed", 3, "--seat", "others=nonplayer", "--census", "--out", out)
    assert "G_RALLY: yes" in told
    assert "Ariovistus, or a group of six Germanic Warbands" in told
    facts = json.loads(run("report", out, "--json"))
    assert {seat for seat in SEATS if seat in json.dumps(facts)} == set(SEATS)


def test_seats_that_are_not_named_go_to_nonplayers() -> None:
    """Odds: the rules know of them."""
    start = start_of(alesia.table.set_up(GAME, seed=1), {"Belgae": "random"})
    assert start.kinds == {**dict.fromkeys(SEATS, "nonplayer"), "Belgae": "random"}
    assert find(GAME).nonplayers(find(GAME).state_from_json(start.state)) == (0, 1, 2)


def test_odds_and_a_match_with_nonplayers(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text('card = "A18"\n[regions.Ubii]\nGermans = "Ariovistus, 6 Warbands"\n', encoding="utf-8")
    odds = json.loads(run("odds", board, "--game", GAME, "--games", 2, "--json"))
    assert odds["games"] == 2
    assert "Germans" in run("match", GAME, "random", "nonplayer", "--games", 2, "--seed", 1)


def test_an_environment_with_nonplayers_in_it() -> None:
    """Germans and Aedui go by their flowcharts, the others learn."""
    env = learning.raw_env(GAME, seats={"Germans": "nonplayer", "Aedui": "nonplayer"})
    env.reset(seed=2)
    assert env.possible_agents == ["Romans", "Belgae"]
    assert find(GAME).nonplayers(env.play.position.state) == (1, 2)
