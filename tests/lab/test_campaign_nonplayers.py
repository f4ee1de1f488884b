"""The lab with Non-players of The Gallic War: many games, reports, odds, matches, searches and environments."""

import json
from pathlib import Path

from typer.testing import CliRunner

import alesia
from alesia.cli.app import app
from alesia.games import find
from alesia.lab import learning
from alesia.lab.odds import start_of
from tests.cli.conftest import QUIET

GAME = "ariovistus-campaign"
SEATS = ("Romans", "Germans", "Aedui", "Belgae", "Arverni")
SECOND = 'half = 2\ncard = 19\nnext = 1\n[regions.Arverni]\nArverni = "6 Warbands"\n'


def run(*args: object) -> str:
    done = CliRunner().invoke(app, [str(each) for each in args], env=QUIET)
    assert done.exit_code == 0, done.output
    return done.output


def test_games_are_played_counted_and_reported(tmp_path: Path) -> None:
    """Seed 4 goes into the second half: boxes of the Germans and of the Arverni are counted, both seats reported."""
    out = tmp_path / "run"
    told = run("sim", GAME, "--games", 1, "--seed", 4, "--seat", "others=nonplayer", "--census", "--out", out)
    assert "G1: " in told
    assert "V1: " in told
    facts = run("report", out, "--json")
    assert {seat for seat in SEATS if seat in facts} == set(SEATS)


def test_odds_in_either_half_go_to_nonplayers(tmp_path: Path) -> None:
    """Seats that are not named are theirs, both of one person; chances are told by person."""
    start = start_of(alesia.table.set_up(GAME, seed=1, position=SECOND), {"Germans": "random"})
    assert start.kinds == {**dict.fromkeys(SEATS, "nonplayer"), "Germans": "random", "Arverni": "random"}
    assert find(GAME).nonplayers(find(GAME).state_from_json(start.state)) == (0, 2, 3)
    board = tmp_path / "board.toml"
    board.write_text(SECOND, encoding="utf-8")
    odds = json.loads(run("odds", board, "--game", GAME, "--games", 2, "--json"))
    assert odds["games"] == 2


def test_a_match_and_a_search_against_nonplayers() -> None:
    """Each kind on every seat; a search thinks ahead with them."""
    assert "Germans" in run("match", GAME, "random", "nonplayer", "--games", 2, "--seed", 1)
    seats = {"Germans": "search:2", **dict.fromkeys(("Romans", "Aedui", "Belgae"), "nonplayer")}
    position = SECOND.replace("half = 2", 'half = 2\npassed = ["Romans", "Aedui", "Belgae"]')
    table = alesia.table.set_up(GAME, seed=1, seats=seats, position=position)
    assert table.ask is not None
    assert table.ask.who == "Arverni"
    assert table.step()


def test_an_environment_with_nonplayers_in_it() -> None:
    """The person of Germans and Arverni goes by flowcharts in both halves, the others learn."""
    env = learning.raw_env(GAME, seats={"Germans": "nonplayer", "Aedui": "nonplayer"})
    env.reset(seed=2)
    assert env.possible_agents == ["Romans", "Belgae"]
    assert find(GAME).nonplayers(env.play.position.state) == (1, 2, 4)
