"""The models hold on a fixed set of random boards and games, and they would notice if they did not."""

from collections import Counter

import pytest

from alesia.games.rome_vs_gaul.board import put
from alesia.games.rome_vs_gaul.components import PIECE, SPACE
from alesia.games.rome_vs_gaul.state import STRATEGY
from tests.rome_vs_gaul.models import aftermath, company, hands, ledger, peace, review, winter
from tests.rome_vs_gaul.models.board import Board
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


def test_who_could_back_up_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every army that moves could back up, some would not have been asked."""
    monkeypatch.setattr(aftermath, "could_back_up", lambda memory, b: bool(b.army))
    assert any(watch(number)[1] for number in range(1, 9))


def test_a_wrong_winter_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no Legion could winter anywhere, the log of some Winter tells of too few who suffer."""
    monkeypatch.setattr(winter, "FORAGE", {})
    assert any(watch(number)[1] for number in range(1, 30))


def test_a_table_without_peace_is_noticed() -> None:
    """Two armies in one space, a Leader among Gauls, and Siege Points without a siege, when nothing is under way."""
    s = make_board(1)
    s.phase = STRATEGY
    put(s, PIECE["Militia"], SPACE["Lutetia"])
    put(s, PIECE["Q. Cicero"], SPACE["Lutetia"])
    s.points[SPACE["Octodurus"]] = 1
    assert {wrong.split(":")[0] for wrong in peace.peace(Board(s))} >= {"9.6", "14.4.1"}
    put(s, PIECE["Legion VII"], SPACE["Lutetia"])
    assert any(wrong.startswith("13.1") for wrong in peace.peace(Board(s)))


def test_boards_are_the_same_for_the_same_number() -> None:
    """What a soak has found can be laid again."""
    assert make_board(7).digest() == make_board(7).digest()
    assert watch(7) == watch(7)
