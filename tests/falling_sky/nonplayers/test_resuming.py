"""8 A Non-player that is interrupted, resumed, undone or replayed does the same."""

from random import Random

import pytest

import alesia
from alesia.table import replay

SEATS = {"Romans": "nonplayer", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}


@pytest.mark.parametrize("scenario", ["great-revolt", "reconquest-of-gaul", "pax-gallica"])
def test_8_1_a_game_cut_anywhere_goes_on_the_same(scenario: str) -> None:
    """Replayed up to any answer, in the middle of a Command or not, it comes to the same end."""
    whole = alesia.new("falling-sky", scenario, 5, SEATS).record
    chance = Random(scenario)
    for upto in sorted(chance.sample(range(len(whole.entries)), 12)):
        again = replay(whole, upto)
        again.go_on()
        assert again.record.to_text() == whole.to_text(), f"cut after {upto}"


def test_8_1_an_answer_undone_and_given_again_brings_the_same_reply() -> None:
    """A person takes an answer back: the Non-players that had answered since do as before."""
    seats = SEATS | {"Romans": "human"}
    table = alesia.new("falling-sky", "great-revolt", 3, seats)
    chance = Random(3)
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        option = chance.choice(ask.options)
        before = len(table.record.entries)
        table.answer(option)
        first = table.record.to_text()
        try:
            table.undo(agreed=True)
        except alesia.CannotUndo:
            continue
        if len(table.record.entries) == before:
            table.answer(option)
            assert table.record.to_text() == first


def test_8_1_the_same_game_under_another_hash_seed() -> None:
    """Nothing depends on the order of sets: two tables in one process, and the digest of the record, agree."""
    one = alesia.new("falling-sky", "great-revolt", 7, SEATS)
    two = alesia.new("falling-sky", "great-revolt", 7, SEATS)
    assert one.record.to_text() == two.record.to_text()
    assert one.result == two.result
