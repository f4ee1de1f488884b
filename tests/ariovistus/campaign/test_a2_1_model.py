"""A2.1 The Interlude on random boards: a second model says who is asked what, and what is left."""

from random import Random
from typing import Any

import pytest

import alesia
from alesia.games import find
from tests.ariovistus.campaign import model
from tests.ariovistus.campaign.interlude import DECK
from tests.ariovistus.campaign.playing import GAME
from tests.falling_sky.playing import Play

CAMPAIGN = find(GAME)
SEATINGS = ("four", "three-germans-belgae", "three-romans-aedui", "two")
SAID = ("regions", "tribes", "resources", "senate", "legions_track", "fallen", "harvest_legions")


def expected(asking: model.Model, answer: str | None) -> model.Asked | None:
    try:
        return next(asking) if answer is None else asking.send(answer)
    except StopIteration:
        return None


def told(game: Play) -> dict[str, Any]:
    found = {key: game.position[key] for key in SAID if key in game.position}
    return {"harvest_legions": 0} | found


def play(seed: int) -> int:
    """How many questions the Interlude put."""
    random = Random(seed)
    board = model.random_board(random)
    options: dict[str, str | bool] = {"seating": SEATINGS[seed % 4], "sudden_frost": seed % 3 == 0}
    game = Play(alesia.new(GAME, position=model.position_of(board), options=options, dice="asked"))
    asking, answer, number = model.interlude(board), None, 0
    while (due := expected(asking, answer)) is not None:
        who, key, offered = due
        assert (game.asked, frozenset(game.options)) == (f"{who} {key}", offered), (seed, number, game.describe())
        answer = random.choice(sorted(offered))
        game.table.answer(answer)
        CAMPAIGN.check(game.table._position.state)
        number += 1
    assert game.asked == DECK, (seed, game.describe())
    assert told(game) == model.left(board), seed
    return number


@pytest.mark.parametrize("seed", range(150))
def test_a2_1_the_interlude_is_that_of_a_second_model(seed: int) -> None:
    """Every question, every answer that may be given, and the board behind the last part."""
    assert play(seed) > 0
