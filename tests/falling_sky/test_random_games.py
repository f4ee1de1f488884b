"""Random games under the eyes of the referee, and through the conformance kit."""

import pytest

import alesia
from alesia.games.falling_sky import GAME
from alesia.kernel.conformance import check_game
from alesia.table.conformance import check_table
from tests.falling_sky.watched import SEATINGS, play_watched

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_invariants_hold_after_every_answer(scenario: str, seed: int) -> None:
    """Pieces, stacking, Control, Resources, payments and Marches are right after every single answer."""
    table = play_watched(scenario, seed, seating=SEATINGS[seed % 4])

    assert table.result is not None


@pytest.mark.parametrize("option", ["sudden_frost", "even_initiative", "short", "diviciacus"])
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


def test_random_seats_execute_events_as_readily_as_commands() -> None:
    """The census of a few games: on every card somebody may execute the Event, and on more than two of five does."""
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "random")
    tables = [alesia.new("falling-sky", scenario=SCENARIOS[seed % 3], seed=seed, seats=seats) for seed in range(24)]
    log = [entry.key for table in tables for entry in table.log]

    assert log.count("event_done") > 0.4 * log.count("card")
