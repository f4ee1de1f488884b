"""8.3.4 No die is cast that decides nothing, and none before it is needed."""

from itertools import product

import pytest

from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, ROMANS
from tests.falling_sky.nonplayers.belgae.boards import belgae_turn
from tests.falling_sky.nonplayers.casting import SCENARIOS, TABLES, watch
from tests.falling_sky.nonplayers.test_8_3 import mind

SHARED = ("rallying.py", "raiding.py", "events/")
COVERED = {
    BELGAE: (*SHARED, "reactions.py _host", "belgae/"),
    AEDUI: (*SHARED, "aedui/"),
    ROMANS: (*SHARED, "reactions.py least_worth", "romans/"),
    ARVERNI: (*SHARED, "reactions.py least_worth", "arverni/"),
}
BY_OTHERS = (  # in the rulings: whether the order matters, those who give way say; what agreements are for, who asks
    *("belgae/battle.py _begin", "belgae/rampage.py _begin"),
    *("aedui/battle.py battle", "aedui/agreements.py agrees"),
    *("romans/battle.py _choose", "romans/seize.py next_step", "arverni/battle.py plan_battle"),
)
# Suborn in two Regions, Quarters of two groups, one Region of a Trade, all Warbands of a March, the Events 64, 70; a
# Roman March with a peaceful Region that sends nobody; the Event 4.
TELLING = (2007, 2012, 2013, 2018, 2022, 2035, 505, 501)


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("seed", [*range(12), *TELLING])
def test_8_3_4_every_die_decides_something(seed: int) -> None:
    """A turn played again with the other faces of a die comes to another board with one of them."""
    idle = list(watch(SCENARIOS[seed % 3], seed, TABLES[seed // 3 % len(TABLES)]))
    idle = [each for each in idle if each.faction in COVERED and each.place not in BY_OTHERS]
    assert [each for each in idle if each.place.startswith(COVERED[each.faction])] == []


@pytest.mark.proves("8.3.4d")
def test_8_3_4_a_lot_that_changes_nothing_is_not_drawn() -> None:
    """Three who are all taken need no order; one who is left out is found by dice."""
    thinking = mind(6, 6)

    def all_three() -> set[str]:
        left = list("abc")
        return {left.pop(left.index(thinking.pick(left))) for _ in range(3)}

    def two_of_three() -> set[str]:
        left = list("abc")
        return {left.pop(left.index(thinking.pick(left))) for _ in range(2)}

    assert thinking.settle(all_three, frozenset) == set("abc")
    assert {step.kind for step in thinking.walk} == {"equal"}, "told without a die"
    assert thinking.settle(two_of_three, frozenset) == {"c", "b"}
    assert [step.facts[2] for step in thinking.walk if step.kind == "pick"] == [(6,), (6,)]


@pytest.mark.proves("8.3.4a")
def test_8_3_4_a_lot_of_which_too_much_hangs_is_drawn() -> None:
    """Whether a lot changes the end is asked of so many courses; if there are more, the die is cast."""
    thinking = mind(6, 6)

    def all_three() -> set[str]:
        left = list("abc")
        return {left.pop(left.index(thinking.pick(left))) for _ in range(3)}

    assert thinking.settle(all_three, frozenset, most=2) == set("abc")
    assert thinking.walk
    for number, most in product(range(2, 7), (1, 4, 5, 12, 13, 60, 240)):
        whole, quick = [walk_of_all(number, most, alike=alike) for alike in (False, True)]
        assert whole == quick, "so many courses need not be gone through if all candidates are said to be alike"


def walk_of_all(number: int, most: int, *, alike: bool) -> list[object]:
    """How so many are taken one after the other, each among all who are left."""
    thinking = mind(*[1] * 12)

    def all_of_them() -> set[int]:
        left = list(range(number))
        return {left.pop(left.index(thinking.pick(left))) for _ in range(number)}

    thinking.settle(all_of_them, frozenset, most=most, are_alike=lambda result, lots: alike)
    return [step.facts for step in thinking.walk]


def test_8_3_4_musing_casts_no_die_and_tells_nothing() -> None:
    """What is only thought of takes the first of equals."""
    thinking = mind(6)
    assert thinking.muse(lambda: thinking.pick("ab")) == "a"
    assert not thinking.walk
    assert thinking.pick("ab") == "b"


def test_8_5_4_raids_all_of_which_happen_need_no_order() -> None:
    """Three Regions with Hidden Warbands Raid, two each: the die of B5 is the only one."""
    board = """
        [resources]
        Belgae = 0
        [regions.Morini]
        Belgae = "3 Warbands"
        [regions.Nervii]
        Belgae = "3 Warbands"
        [regions.Atrebates]
        Belgae = "3 Warbands"
    """
    game = belgae_turn(board, 1)
    assert "B_RAID yes" in game.boxes("Belgae")
    assert game.resources("Belgae") == 6
    assert game.rolled("Belgae") == [1]
    assert not game.steps("Belgae", "pick")


def test_8_5_3_a_rally_that_is_not_worth_it_costs_no_dice() -> None:
    """One Warband in either of three homes is not worth a Rally: the first die is that of B5."""
    board = """
        [resources]
        Belgae = 1
        [regions.Morini]
        Belgae = "2 revealed Warbands"
        Romans = "6 Auxilia"
        [regions.Nervii]
        Belgae = "2 revealed Warbands"
        Romans = "6 Auxilia"
        [regions.Treveri]
        Belgae = "2 revealed Warbands"
        Romans = "6 Auxilia"
        [regions.Atrebates]
        Romans = "2 Auxilia"
        [tribes]
        Menapii = "Romans"
        Morini = "Romans"
        Nervii = "Romans"
        Eburones = "Romans"
        Treveri = "Romans"
    """
    game = belgae_turn(board, 4)
    assert "B4 no" in game.boxes("Belgae")
    assert game.rolled("Belgae") == [4]
