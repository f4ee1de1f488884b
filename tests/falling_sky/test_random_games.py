"""Random games under the eyes of the referee, and through the conformance kit."""

from random import Random

import pytest

import alesia
from alesia.games.falling_sky import GAME
from alesia.kernel.conformance import check_game
from alesia.table.conformance import check_table
from tests.falling_sky.referee import Referee

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")
SEATINGS = ("four", "three-arverni-belgae", "three-romans-aedui", "two")
DULL = {"remove_own": 0.02, "negotiate": 0.1, "cancel": 0.2, "select": 0.3, "pass": 0.3}


def livelier(ask: alesia.TableAsk, random: Random) -> alesia.Option:
    """A random option, seldom one that only throws pieces away, so that games go on to the last Winter."""
    weights = [DULL.get(option.verb, 1.0) for option in ask.options]
    if ask.key == "draw_card" and random.random() < 0.8:
        weights = [option.noun != "Winter" for option in ask.options]  # most years are long
    return random.choices(ask.options, weights if any(weights) else None)[0]


def play_watched(scenario: str, seed: int, **options: str | bool) -> alesia.Table:
    random = Random(f"{scenario}/{seed}")
    table = alesia.new("falling-sky", scenario=scenario, seed=seed, options=options, dice="asked")
    referee = Referee(table)
    while (ask := table.ask) is not None:
        table.answer(livelier(ask, random))
        try:
            referee.watch(ask.key)
        except AssertionError as error:
            raise AssertionError(f"{scenario} seed {seed} after {table.decisions} answers: {error}") from error
    return table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_invariants_hold_after_every_answer(scenario: str, seed: int) -> None:
    """Pieces, stacking, Control, Resources, payments and Marches are right after every single answer."""
    table = play_watched(scenario, seed, seating=SEATINGS[seed % 4])

    assert table.result is not None


@pytest.mark.parametrize("option", ["sudden_frost", "even_initiative", "short"])
def test_invariants_hold_with_options(option: str) -> None:
    """The same with each option of the game."""
    table = play_watched("reconquest-of-gaul", 3, **{option: True})

    assert table.result is not None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_conformance_of_the_game(scenario: str, seed: int) -> None:
    """Clones, snapshots, records, replays and views keep the kernel's promises."""
    assert check_game(GAME, scenario, {}, seed) > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_conformance_at_the_table(scenario: str) -> None:
    """Undo, save and load in mid-procedure, and refusals that change nothing."""
    assert check_table("falling-sky", scenario, {}, 5) > 0
