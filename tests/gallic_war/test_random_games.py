"""Random games: invariants after every answer, and the conformance kit."""

from random import Random

import pytest

import alesia
from alesia.games.gallic_war import GAME, OPTION_RULES
from alesia.kernel.conformance import check_game, random_options
from alesia.kernel.position import Position
from alesia.table.conformance import check_table


def play(seed: int, options: dict[str, str | bool]) -> int:
    """How many answers were given, after each of which the state was in order."""
    random, answers = Random(seed), 0
    position = Position(GAME, GAME.setup("gallic-war", options))
    while position.result is None:
        ask = random.choice(position.asks)
        position.answer(random.choice(ask.options), ask.who)
        GAME.check(position.state)
        answers += 1
    return answers


@pytest.mark.parametrize("seed", range(10))
def test_invariants_hold_after_every_answer(seed: int) -> None:
    """Units, owners, strengths, borders, cards and leaders are right after every single answer."""
    assert play(seed, {}) > 100


@pytest.mark.parametrize("option", OPTION_RULES)
def test_invariants_hold_with_each_option(option: str) -> None:
    assert all(play(seed, {option: True}) > 100 for seed in range(3))


@pytest.mark.parametrize("seed", range(4))
def test_conformance_of_the_game(seed: int) -> None:
    """Clones, snapshots, records, replays and views keep the kernel's promises; odd seeds with options."""
    options = random_options(GAME, "gallic-war", Random(seed)) if seed % 2 else {}

    assert check_game(GAME, "gallic-war", options, seed) > 0


@pytest.mark.parametrize("seed", range(2))
def test_conformance_at_the_table(seed: int) -> None:
    """Undo, save and load in mid-procedure, and refusals that change nothing."""
    assert check_table("gallic-war", "gallic-war", {}, seed) > 0


def test_random_seats_finish_in_every_way() -> None:
    """Thirty games: by points, by tribes; all finish."""
    seats = {"Roman": "random", "Barbarian": "random"}
    tables = [alesia.new("gallic-war", seed=seed, seats=seats) for seed in range(30)]

    assert all(table.result is not None for table in tables)
    assert {table.result.reason for table in tables if table.result} >= {"points", "tribes"}
