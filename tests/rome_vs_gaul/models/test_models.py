"""The models hold on a fixed set of random boards and games, and they would notice if they did not."""

from collections import Counter

import pytest

from tests.rome_vs_gaul.models import aftermath, company, hands, ledger, review
from tests.rome_vs_gaul.models.boards import make_board
from tests.rome_vs_gaul.models.offers import Moment
from tests.rome_vs_gaul.models.soak import watch
from tests.rome_vs_gaul.models.watch import Watcher

BOARDS = 10


@pytest.mark.parametrize("part", range(4))
def test_models_and_engine_agree(part: int) -> None:
    """Control, supply, isolation, Governance, and what is offered and rolled, are as the second reading says."""
    compared: Counter[str] = Counter()
    for number in range(part * BOARDS, (part + 1) * BOARDS):
        seen, differences = watch(number)
        compared += seen
        assert not differences, f"board {number}: {differences[0]}"

    assert compared.total() > 50 * BOARDS


def test_a_wrong_offer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model in which nobody can do anything objects at once."""

    def nothing(moment: Moment) -> set[str]:
        return set()

    monkeypatch.setitem(Watcher.OFFERS, "march", nothing)
    assert any(watch(number)[1] for number in range(1, 5))


def test_a_wrong_roll_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that reckons other strengths objects within a few boards."""
    monkeypatch.setitem(Watcher.ROLLS, "battle_roll", lambda moment: "wrong")
    assert any(watch(number)[1] for number in range(1, 9))


def test_wrong_movement_points_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another price for removing a marker or besieging the marches do not add up."""
    monkeypatch.setattr(ledger, "COST", {"remove": 1, "besiege": 1})
    assert any(watch(number)[1] for number in range(1, 80))


def test_who_is_not_asked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody had anywhere to go, nobody could be asked to avoid battle."""
    monkeypatch.setattr(ledger, "refuges", lambda *about: {})
    assert any(watch(number)[1] for number in range(1, 9))


def test_a_wrong_battle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another Battle Table the log of some game does not follow from its dice."""
    monkeypatch.setattr(review, "cell", lambda strength, total, shift: (9, 0))
    assert any(watch(number)[1] for number in range(1, 9))


def test_a_wrong_commander_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the best that may command had nine rerolls, some battle would have too few."""
    monkeypatch.setattr(company, "rating", lambda b, names: 9)
    assert any(watch(number)[1] for number in range(1, 9))


def test_who_moves_again_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody could move again with the next card, too many would be offered."""
    monkeypatch.setattr(company.Company, "_told", lambda self, entry, before: iter(()))
    assert any(watch(number)[1] for number in range(1, 9))


def test_a_wrong_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading of the cards by which no event can be played objects at once."""
    monkeypatch.setattr(hands, "can_happen", lambda b, side, number: False)
    assert any(watch(number)[1] for number in range(1, 5))


@pytest.mark.parametrize(("name", "wrong"), [("hungry", []), ("price_of_retreat", 9)])
def test_a_wrong_loss_is_noticed(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does one by which nobody ever starves, or every retreat costs nine steps."""
    monkeypatch.setattr(aftermath, name, lambda *facts: wrong)
    assert any(watch(number)[1] for number in range(1, 30))


def test_boards_are_the_same_for_the_same_number() -> None:
    """What a soak has found can be laid again."""
    assert make_board(7).digest() == make_board(7).digest()
    assert watch(7) == watch(7)
