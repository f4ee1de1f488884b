"""A plan: a world that the seat cannot tell from the real one, answers that are tried there, and how they are given."""

from random import Random

import pytest

from alesia.kernel.errors import BadRecord, IllegalAnswer
from alesia.table import Plan, Table, begin_plan, set_up, unfit

GAMES = ["falling-sky", "ariovistus", "ariovistus-campaign", "gallic-war", "rome-vs-gaul"]
SECRETIVE = ["gallic-war", "rome-vs-gaul"]


def played(game: str, seed: int, answers: int) -> Table:
    """A table after so many random answers."""
    random, table = Random(seed), set_up(game, None, seed, {})
    for _ in range(answers):
        table.go_on()
        if table.result is not None:
            break
        ask = random.choice(table.asks)
        table.take(random.choice(ask.options), ask.who)
    table.go_on()
    return table


def begun(table: Table, seat: str, seed: int = 1) -> Plan:
    plan = begin_plan(table, seat, seed)
    assert plan is not None
    return plan


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_what_the_seat_sees_at_any_moment(game: str) -> None:
    """Also in the middle of a turn, and for a seat that is not asked; and it is the same when it was kept."""
    for answers in range(0, 160, 20):
        table = played(game, answers, answers)
        for seat in table.game.seats:
            plan = begun(table, seat)
            again = Plan.from_text(plan.to_text(), table.game.rules_version)
            board = again.board(table.record)
            assert board.view(seat) == table.view(seat)
            own = [ask for ask in table.asks if ask.who == seat]
            assert [ask for ask in board.asks if ask.who == seat] == own


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_others_hide_is_dealt_anew(game: str) -> None:
    """Of many boards few show the other as he really is: what is imagined is not read from the table."""
    table = played(game, 3, 60)
    seat, other = table.game.seats[:2]
    views = [begun(table, seat, seed).board(table.record).view(other) for seed in range(12)]

    assert len({str(view) for view in views}) > 6
    assert sum(view == table.view(other) for view in views) < 4


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_is_given_as_one_and_taken_back_as_one(game: str) -> None:
    for seed in range(4):
        table = played(game, seed, 30 + seed)
        seat = table.asks[0].who
        plan = begun(table, seat)
        while (board := plan.board(table.record)).asks and board.asks[0].who == seat and len(plan.tried) < 8:
            plan = plan.answer(table.record, seat, str(board.asks[0].options[0]))
        planned = [plan.tried[number].entry for number in plan.stretch([seat])]
        before = table.decisions

        assert planned
        assert unfit(table, seat, planned, 2) is None
        assert table.take_planned(planned) == len(planned)
        assert [entry.option for entry in table.entries(before)] == [entry.option for entry in planned]
        assert [entry.joined for entry in table.entries(before)] == [False] + [True] * (len(planned) - 1)


def test_answers_that_do_not_fit_are_found_before_any_is_given() -> None:
    table = played("falling-sky", 1, 12)
    seat = table.asks[0].who
    plan = begun(table, seat)
    for _ in range(3):
        plan = plan.answer(table.record, plan.board(table.record).asks[0].who, _first(plan, table))
    planned = [plan.tried[number].entry for number in plan.stretch([seat])]
    table.take(table.asks[0].options[-1], seat)
    before = table.digest

    assert unfit(table, seat, planned, 1) == 0
    assert table.take_planned(planned) == 0
    assert table.digest == before


def _first(plan: Plan, table: Table) -> str:
    return str(plan.board(table.record).asks[0].options[0])


def test_a_plan_knows_its_stretches_and_goes_back_answer_by_answer() -> None:
    """Dice and others' answers part them; they are assumed, and no part of what is carried out."""
    table = played("rome-vs-gaul", 3, 10)
    seat = table.asks[0].who
    plan, head, random = begun(table, seat), table.record, Random(4)
    while not any(planned.entry.who == "Chance" for planned in plan.tried):
        ask = plan.board(head).asks[0]
        plan = plan.roll(head) if ask.who == "Chance" else plan.answer(head, ask.who, str(random.choice(ask.options)))
    shorter = plan.back()

    assert shorter.tried == plan.tried[:-1]
    assert plan.stretch([seat]) == shorter.stretch([seat])
    assert all(plan.tried[number].entry.who == seat for number in plan.stretch([seat]))
    assert not plan.stretch([seat], len(plan.tried))


def test_a_plan_refuses_what_is_not_offered_and_other_rules() -> None:
    table = played("falling-sky", 1, 0)
    plan = begun(table, table.asks[0].who)
    with pytest.raises(IllegalAnswer):
        plan.answer(table.record, table.asks[0].who, "never")
    with pytest.raises(IllegalAnswer):
        plan.roll(table.record)
    with pytest.raises(BadRecord, match="the plan is of rules"):
        Plan.from_text(plan.to_text().replace(f'"rules": "{plan.rules}"', '"rules": "0"'), plan.rules)
