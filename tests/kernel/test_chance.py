"""Dice and draws."""

from collections import Counter

from alesia.kernel.ask import CHANCE, DIE, Ask
from alesia.kernel.chance import AskedChance, SeededChance

ROLL = Ask(CHANCE, "roll", "1", DIE)
DRAW = Ask(CHANCE, "draw", "1", DIE[:3], (), (5, 0, 1))


def test_the_same_seed_rolls_the_same() -> None:
    """Seeds make dice repeatable."""
    one, other = SeededChance(7), SeededChance(7)
    assert [one.answer(ROLL) for _ in range(50)] == [other.answer(ROLL) for _ in range(50)]


def test_skip_is_as_if_answered() -> None:
    """Skipped answers are the ones that would have been given, whatever was asked."""
    one, other = SeededChance(7), SeededChance(7)
    for ask in (ROLL, DRAW, ROLL, DRAW):
        one.answer(ask)
    other.skip(4)
    assert one.answer(ROLL) == other.answer(ROLL)


def test_a_die_is_fair() -> None:
    """Each side comes up about as often as the others."""
    chance = SeededChance(1)
    counts = Counter(chance.answer(ROLL) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_weights_are_kept() -> None:
    """A draw by weight follows the weights, and what weighs nothing is never drawn."""
    chance = SeededChance(1)
    counts = Counter(chance.answer(DRAW) for _ in range(6000))
    assert set(counts) == {0, 2}
    assert 4800 < counts[0] < 5200


def test_asked_chance_leaves_the_question_open() -> None:
    """Real dice are entered by somebody."""
    assert AskedChance().answer(ROLL) is None
