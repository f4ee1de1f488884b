"""The helpers with which rules ask."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from alesia.kernel.ask import (
    CHANCE,
    STOP,
    Ask,
    Noun,
    Option,
    Procedure,
    Together,
    act,
    choose,
    choose_number,
    choose_or_stop,
    confirm,
    draw,
    number,
    roll,
    together,
    unless_alike,
    unless_all,
)

T = TypeVar("T")

ALBA, DUN = Noun(0, "hill", "Alba"), Noun(1, "hill", "Dun")


def run(procedure: Procedure[T], answers: Sequence[object] = ()) -> tuple[list[object], T]:
    """What a procedure asks, and what it returns."""
    asked: list[object] = []
    sent: object = None
    waiting = list(answers)
    while True:
        try:
            asked.append(procedure.send(sent))
        except StopIteration as stop:
            return asked, stop.value
        sent = waiting.pop(0)


def test_nobody_is_asked_where_all_values_lead_to_the_same() -> None:
    """Then the first of them is enough; where two differ, all are offered."""
    assert run(choose(0, "hill", "1", unless_alike([ALBA, DUN], lambda hill: "high"))) == ([], ALBA)
    assert unless_alike([ALBA, DUN], lambda hill: hill) == [ALBA, DUN]
    assert unless_alike([], lambda hill: hill) == []


def test_nobody_says_in_which_order_all_come() -> None:
    """Of two hills one is chosen; where both are, the first comes first."""
    assert unless_all([ALBA, DUN], 1) == [ALBA, DUN]
    assert unless_all([ALBA, DUN], 2) == [ALBA]


def test_an_option_reads_as_verb_and_noun() -> None:
    """The text of an option is its verb, and its noun if it has one."""
    assert [str(o) for o in (Option("done"), number(3), ALBA.option)] == ["done", "number 3", "hill Alba"]


def test_a_noun_is_an_index_and_an_option() -> None:
    """A noun indexes flat state and stands as an option."""
    assert [7, 8][DUN] == 8
    assert DUN.option.option == Option("hill", "Dun")
    assert (str(DUN), repr(DUN)) == ("Dun", "<hill Dun>")


def test_acts_are_one_per_verb_and_noun() -> None:
    """The same verb and noun give the same act; a thing of the same name but another sort gives another."""
    tribe = Noun(5, "tribe", "Alba")
    assert act("rally", ALBA) is act("rally", ALBA)
    assert act("rally", tribe) is not act("rally", ALBA)
    assert act("rally", tribe).target is tribe
    assert repr(act("rally", ALBA)) == "<rally Alba>"


def test_find_reads_options_by_their_text() -> None:
    """An option is found by its text or by itself; what is not offered is not found."""
    ask = Ask(0, "key", "1", (ALBA.option, number(3)))
    assert ask.find("number 3") == 1
    assert ask.find(ALBA.option) == 0
    assert ask.find("hill Dun") is None


def test_choose_asks_among_several() -> None:
    """Choose puts one question and returns the chosen value."""
    asked, chosen = run(choose(1, "where", "2.1", (ALBA, DUN), "facts"), [1])
    assert asked == [Ask(1, "where", "2.1", (ALBA.option, DUN.option), ("facts",))]
    assert chosen is DUN


def test_choose_with_a_single_value_answers_itself() -> None:
    """Nobody is asked who has no choice."""
    assert run(choose(1, "where", "2.1", (DUN,))) == ([], DUN)


@pytest.mark.parametrize(("index", "chosen"), [(0, DUN), (1, None)])
def test_choose_or_stop_offers_to_stop(index: int, chosen: Noun | None) -> None:
    """Even one value is a choice if one may stop instead."""
    asked, value = run(choose_or_stop(1, "where", "2.1", (DUN,)), [index])
    assert asked == [Ask(1, "where", "2.1", (DUN.option, STOP.option))]
    assert value is chosen


def test_choose_or_stop_with_nothing_stops() -> None:
    """Without a value nobody is asked."""
    assert run(choose_or_stop(1, "where", "2.1", ())) == ([], None)


def test_choose_number_counts_from_low_to_high() -> None:
    """The options are the numbers of the range, and the answer is a number."""
    asked, value = run(choose_number(1, "count", "2.1", 2, 4), [1])
    assert asked == [Ask(1, "count", "2.1", (number(2), number(3), number(4)))]
    assert value == 3


def test_choose_number_of_one_answers_itself() -> None:
    """A range of one number is no question."""
    assert run(choose_number(1, "count", "2.1", 2, 2)) == ([], 2)


@pytest.mark.parametrize(("index", "answer"), [(0, True), (1, False)])
def test_confirm_asks_yes_or_no(index: int, answer: bool) -> None:
    """Yes comes first and is True."""
    asked, value = run(confirm(1, "sure", "2.1"), [index])
    assert asked == [Ask(1, "sure", "2.1", (Option("yes"), Option("no")))]
    assert value is answer


def test_roll_asks_chance() -> None:
    """A die is a question to chance with six options."""
    asked, eyes = run(roll("battle", "2.1"), [3])
    assert asked == [Ask(CHANCE, "battle", "2.1", tuple(Option("roll", n) for n in range(1, 7)))]
    assert eyes == 4


def test_draw_asks_chance_with_weights() -> None:
    """A draw is a question to chance; a single value draws itself."""
    asked, drawn = run(draw("card", "2.1", (ALBA, DUN), (5, 1)), [1])
    assert asked == [Ask(CHANCE, "card", "2.1", (ALBA.option, DUN.option), (), (5, 1))]
    assert drawn is DUN
    assert run(draw("card", "2.1", (ALBA,))) == ([], ALBA)


def test_together_returns_the_answers_in_order() -> None:
    """Several are asked at once, and the indices come back in the order of the questions."""
    asks = [Ask(seat, "bid", "2.1", (number(1), number(2))) for seat in (2, 0)]
    assert run(together(asks), [(1, 0)]) == ([Together(tuple(asks))], (1, 0))


def test_together_spares_those_without_a_choice() -> None:
    """Who has one option is not asked, and if nobody has a choice nobody is."""
    forced = Ask(1, "bid", "2.1", (number(1),))
    free = Ask(0, "bid", "2.1", (number(1), number(2)))
    assert run(together([forced, free]), [(1,)]) == ([Together((free,))], (0, 1))
    assert run(together([forced])) == ([], (0,))
