"""The models hold on a fixed set of random boards, and they would notice if they did not."""

from collections import Counter
from random import Random

import pytest

from tests.falling_sky.models.boards import make_puzzle
from tests.falling_sky.models.soak import OFFERS, OUTCOMES, watch_board
from tests.falling_sky.models.watch import Event, Moment, Watcher

BOARDS = 25  # ``make soak`` lays thousands


OF_SOAKS = (
    20261117001272,  # 38 as an option: Romans Scout in the middle of a Command with Auxilia and lent Warbands
    20261117010607,  # 51 shaded: Germanic pieces that do not fight stay on the map during the Battle
    20261117000289,  # the Romans act last on one card and first on the next: what was refused then is no more refused
)


@pytest.mark.parametrize("number", OF_SOAKS)
def test_boards_that_a_soak_has_found(number: int) -> None:
    """Where models and engine once differed, or a Non-player had no answer, they agree."""
    assert not differs(number)


@pytest.mark.parametrize("part", range(10))
def test_models_and_engine_agree(part: int) -> None:
    """Every question, every number of Losses and every phase of Winter is as the second reading of the rules says."""
    compared: Counter[str] = Counter()
    for number in range(part * BOARDS, (part + 1) * BOARDS):
        report = watch_board(number)
        compared += report.compared
        assert not report.differences, f"board {number}: {report.differences[0]}\n{report.record}"

    assert compared.total() > 50 * BOARDS


def test_a_wrong_offer_is_noticed() -> None:
    """A model that leaves out Battle targets objects within a few boards."""

    def nobody(moment: Moment) -> set[str] | None:
        return set()

    assert any(differs(number, offers={"battle_target": nobody}) for number in range(20))


def test_a_wrong_outcome_is_noticed() -> None:
    """A model that reckons other Losses objects within a few boards."""

    def none_at_all(event: Event) -> str | None:
        return "none" if int(event.facts[3]) else None

    assert any(differs(number, outcomes={"attack": none_at_all}) for number in range(20))


def test_boards_are_the_same_for_the_same_number() -> None:
    """What a soak has found can be laid again."""
    first, again = watch_board(7), watch_board(7)

    assert make_puzzle(7) == make_puzzle(7)
    assert first == again


def differs(number: int, offers: dict[str, object] | None = None, outcomes: dict[str, object] | None = None) -> bool:
    """Whether a changed model objects on this board."""
    watcher = Watcher(make_puzzle(number), OFFERS | (offers or {}), OUTCOMES | (outcomes or {}))
    watcher.play(Random(f"play {number}"), 120)
    return bool(watcher.differences)
