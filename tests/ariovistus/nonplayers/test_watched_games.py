"""Non-players of Ariovistus under the eyes of the referee, and every Event in their hands on random boards."""

from random import Random

import pytest

from alesia.table import set_up
from tests.ariovistus.nonplayers.events.all_cards import SEATS, failures
from tests.ariovistus.referee import Ariovistus
from tests.falling_sky.watched import livelier


@pytest.mark.parametrize(
    "people",
    [("Romans",), ("Germans",), ("Aedui", "Belgae"), ("Romans", "Belgae"), ("Germans", "Aedui"), ("Romans", "Germans")],
)
def test_a8_0_nonplayers_beside_random_people(people: tuple[str, ...]) -> None:
    """The referee judges every answer that anybody gives."""
    seats = {name: "human" if name in people else "nonplayer" for name in SEATS}
    table, random = set_up("ariovistus", None, 7, seats, dice="asked"), Random(f"people/{people}")
    referee = Ariovistus(table)
    while (ask := table.ask) is not None:
        if not table.step():
            table.take(livelier(ask, random))
        referee.watch(ask.key)
    assert table.result is not None


@pytest.mark.parametrize("name", SEATS)
def test_8_2_3_a_nonplayer_has_an_answer_to_every_question_of_an_event(name: str) -> None:
    """72 cards on twenty random boards, each carried out to the end where its text finds something to act on."""
    failed, done = failures(name)
    assert failed == {}
    assert done > 300
