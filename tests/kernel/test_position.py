"""A position: answers, secret choices, clones, snapshots."""

from collections.abc import Mapping

import pytest

from alesia.kernel.ask import CHANCE, Option, Procedure
from alesia.kernel.errors import BadRecord, IllegalAnswer
from alesia.kernel.position import Position

from .toy import GAME, G, Toy, ToyState

OPTIONS: Mapping[str, str | bool] = {"two-player": False, "cubes": "few"}


def start() -> Position[ToyState]:
    return Position(GAME, GAME.setup("short", OPTIONS), [])


def bidding() -> Position[ToyState]:
    """All three bid in secret."""
    position = start()
    position.answer(Option("sunny"))
    return position


def test_the_first_question_is_open() -> None:
    """A new position has run to its first question."""
    position = start()
    assert [(ask.who, ask.key) for ask in position.asks] == [(CHANCE, "sky")]
    assert position.result is None


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    """The refusal names the answer, the question and the rule."""
    position = start()
    before = position.state.digest()
    with pytest.raises(IllegalAnswer, match=r"'hail'.*sky.*T\.1\.1.*sunny"):
        position.answer(Option("hail"))
    assert position.state.digest() == before
    assert position.asks[0].key == "sky"


def test_together_waits_for_all() -> None:
    """The rules go on when the last has answered, in whatever order."""
    position = bidding()
    position.answer(Option("number", 1), 2)
    position.answer(Option("number", 4), 0)
    assert [ask.who for ask in position.asks] == [1]
    position.answer(Option("number", 2), 1)
    assert [(ask.who, ask.key) for ask in position.asks] == [(0, "march_from")]


def test_together_needs_to_know_who() -> None:
    """While several choose, an answer without a seat or twice from a seat is refused."""
    position = bidding()
    with pytest.raises(IllegalAnswer, match="several players"):
        position.answer(Option("number", 1))
    position.answer(Option("number", 1), 2)
    with pytest.raises(IllegalAnswer, match="no question"):
        position.answer(Option("number", 2), 2)


def test_together_keeps_partial_answers_out_of_the_state() -> None:
    """Nothing that a seat could see changes while others still choose."""
    position = bidding()
    before = position.state.digest()
    position.answer(Option("number", 4), 0)
    assert position.state.digest() == before


@pytest.mark.parametrize("copied", ["clone", "restore"])
def test_a_copy_keeps_partial_answers(copied: str) -> None:
    """A copy in the middle of a secret choice still knows who has answered what."""
    position = bidding()
    position.answer(Option("number", 4), 0)
    twin = position.clone() if copied == "clone" else Position.restore(GAME, position.snapshot())
    for each in (position, twin):
        each.answer(Option("number", 1), 1)
        each.answer(Option("number", 1), 2)
    assert twin.asks == position.asks
    assert twin.state.digest() == position.state.digest()


def test_a_clone_is_independent() -> None:
    """What is played on a clone is not played on the original."""
    position = bidding()
    twin = position.clone(log=True)
    twin.answer(Option("number", 4), 0)
    assert len(position.asks) == 3
    assert twin.log == position.log
    assert twin.log is not position.log


def test_a_snapshot_of_other_rules_is_refused() -> None:
    """A snapshot is a cache; under other rules it does not count."""
    data = bidding().snapshot()
    data["rules"] = "0"
    with pytest.raises(BadRecord, match="'0'"):
        Position.restore(GAME, data)


def test_the_log_holds_keys_and_facts() -> None:
    """Rules log what happened without words."""
    log = bidding().log
    assert log is not None
    assert [tuple(entry) for entry in log] == [("sky", "T.1.1", ("sunny",))]


def test_a_game_without_an_end_is_a_fault() -> None:
    """A main procedure that returns without a result is reported as such."""

    class Endless(Toy):
        def main(self, g: G) -> Procedure[None]:
            return
            yield

    with pytest.raises(RuntimeError, match="without a result"):
        Position(Endless(), GAME.setup("short", OPTIONS))


def test_nothing_is_answered_after_the_end() -> None:
    """A finished game takes no answers."""
    position = Position(GAME, GAME.read_position(OVER, "short", OPTIONS))
    assert position.result is not None
    assert position.result.winners == ("Red", "Blue", "Green")
    with pytest.raises(IllegalAnswer, match="'yes'"):
        position.answer(Option("yes"))
    assert position.clone().result == position.result


OVER = """
round = 3
[cubes]
Red = [1, 0, 0, 0, 0]
Blue = [0, 1, 0, 0, 0]
Green = [0, 0, 1, 0, 0]
[hands]
Red = [1]
Blue = [1]
Green = [1]
"""
