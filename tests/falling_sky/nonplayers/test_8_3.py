"""8.1.3 Priorities, 8.3 Selecting: nested priorities, Leaders, and dice among equals."""

import tomllib
from collections import Counter
from textwrap import dedent

import pytest

from alesia.games.falling_sky.components import ARVERNI
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.mind import Priority
from tests.falling_sky.nonplayers.acting import acting
from tests.falling_sky.wintering import QUIET, merged, written


def mind(*dice: int) -> Mind:
    return Mind(CONDUCTS[ARVERNI], State(), Dice(lambda: "test", dice))


@pytest.mark.proves("8.1.3b")
def test_8_1_3_each_lettered_priority_narrows_what_the_last_has_left() -> None:
    """Of the longest words those that end on s; a priority that tells none apart changes nothing."""
    thinking = mind()
    longest = Priority("longest", lambda m, word: len(word))
    plural = Priority("plural", lambda m, word: word.endswith("s"))
    equal = Priority("equal", lambda m, word: 0)

    assert thinking.narrow(["legion", "auxilia", "forts", "citadel", "warband"], longest, equal, plural) == [
        "auxilia",
        "citadel",
        "warband",
    ]
    assert thinking.choose(["caesar", "legions", "leaders", "tribes"], longest, plural) in ("legions", "leaders")
    assert [step.key for step in thinking.walk if step.kind == "priority"] == ["longest", "longest"]


@pytest.mark.proves("8.3.4a", "8.3.4b", "8.3.4c")
@pytest.mark.parametrize(
    ("candidates", "dice", "picked"),
    [
        ("ab", [3], "a"),
        ("ab", [4], "b"),
        ("abc", [5], "c"),
        ("abcd", [5, 6, 2], "b"),
        ("abcdef", [6], "f"),
        ("abcdefg", [3, 4], "d"),
        ("abcdefg", [4, 1], "e"),
        ("abcdefg", [2, 5, 6, 3], "g"),
        ("abcdefghijklm", [3, 1], "e"),
    ],
)
def test_8_3_4_equal_candidates_have_a_number_each(candidates: str, dice: list[int], picked: str) -> None:
    """Up to six by one die; more in groups as even as possible; spare numbers are rolled again from the start."""
    thinking = mind(*dice)
    assert thinking.pick(candidates) == picked
    assert thinking.walk[-1].facts == (tuple(candidates), picked, tuple(dice))


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize("n", [2, 3, 5, 7, 11, 13])
def test_8_3_4_the_dice_are_fair(n: int) -> None:
    """Among so many equals each is picked about as often, in groups of unlike size as nearly as the rule allows."""
    thinking = mind()
    counts = Counter(thinking.pick(range(n)) for _ in range(600 * n))
    assert set(counts) == set(range(n))
    assert max(counts.values()) < 1.6 * min(counts.values())


@pytest.mark.proves("8.3.2a", "8.3.2c")
def test_8_3_2_a_leader_comes_where_most_own_pieces_are() -> None:
    """In Spring the Belgic Successor joins six Warbands and an Ally rather than four and two."""
    board = merged(
        tomllib.loads(dedent(QUIET)),
        {
            "nonplayers": ["Belgae"],
            "regions": {"Nervii": {"Belgae": "6 Warbands"}, "Morini": {"Belgae": "4 Warbands"}},
            "tribes": {"Nervii": "Aedui", "Atrebates": "Aedui", "Bellovaci": "Aedui"},
        },
    )
    game = acting(written(board))
    while (ask := game.table.ask) is not None and "Successor" not in game.pieces("Nervii", "Belgae"):
        game.table.answer(ask.options[-1])
    assert game.pieces("Nervii", "Belgae") == "Successor, 6 Warbands"
