"""Random games: invariants after every answer, and the conformance kit."""

from random import Random

import pytest

import alesia
from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.components import AMBIORIX, PIECES
from alesia.kernel.conformance import check_game
from alesia.kernel.position import Position
from alesia.table.conformance import check_table

NAME = "rome-vs-gaul"


@pytest.mark.parametrize("seed", range(8))
def test_invariants_hold_after_every_answer(seed: int) -> None:
    """Steps, walls, Towns, boxes, sieges, cards; and Ambiorix never marches with Celtic Tribes (9.5.2)."""
    random = Random(seed)
    position = Position(GAME, GAME.setup(NAME, {}))
    while position.result is None:
        ask = random.choice(position.asks)
        assert ask.options, f"{ask.key} ({ask.rule}) has no answer"
        position.answer(random.choice(ask.options), ask.who)
        GAME.check(position.state)
        marching = [piece for piece in PIECES if position.state.army[piece]]
        assert AMBIORIX not in marching or not any(piece.group == "Celtic" for piece in marching)


@pytest.mark.parametrize("seed", range(2))
def test_conformance_of_the_game(seed: int) -> None:
    """Clones, snapshots, records, replays and views keep the kernel's promises."""
    assert check_game(GAME, NAME, {}, seed) > 0


def test_conformance_at_the_table() -> None:
    """Undo, save and load in mid-procedure, and refusals that change nothing."""
    assert check_table(NAME, NAME, {}, 1) > 0


def test_random_seats_finish() -> None:
    seats = {"Roman": "random", "Gallic": "random"}
    tables = [alesia.new(NAME, seed=seed, seats=seats) for seed in range(20)]

    assert {table.result.reason for table in tables if table.result} >= {"gallic_automatic", "gallic_victory"}
    assert all(table.result is not None for table in tables)
