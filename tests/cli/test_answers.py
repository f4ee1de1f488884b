"""What a typed line means."""

import pytest

from alesia.cli.answers import Choice, is_number_question, label, meant
from alesia.kernel.ask import Option

OPTIONS = [
    Option("march", "Mandubii"),
    Option("march", "Morini"),
    Option("select", "Mandubii"),
    Option("ability", "Scout"),
    Option("remove_own"),
    Option("done"),
]
WORDS = ["March from Mandubii", "March from Morini", "Mandubii: select", "Special Ability Scout", "remove", "end it"]
CHOICES = [Choice(*each) for each in zip(label(OPTIONS), OPTIONS, WORDS, strict=True)]


def found(line: str, shy: tuple[str, ...] = ()) -> list[str]:
    return [str(choice.option) for choice in meant(CHOICES, line, shy)]


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("1", "march Mandubii"),
        ("  6 ", "done"),
        ("march Mandubii", "march Mandubii"),
        ("MARCH  mandubii", "march Mandubii"),
        ("mor", "march Morini"),
        ("sel man", "select Mandubii"),
        ("scout", "ability Scout"),
        ("remove own", "remove_own"),
        ("remove_own", "remove_own"),
        ("end", "done"),
        ("march from mor", "march Morini"),
    ],
)
def test_a_line_means_one_option(line: str, option: str) -> None:
    assert found(line) == [option]


def test_a_noun_of_two_verbs_is_not_clear() -> None:
    assert found("mandubii") == ["march Mandubii", "select Mandubii"]


def test_a_shy_verb_must_be_named() -> None:
    assert found("mandubii", shy=("select",)) == ["march Mandubii"]
    assert found("select mandubii", shy=("select",)) == ["select Mandubii"]


@pytest.mark.parametrize("line", ["7", "0", "-1", "1.5", "xyz", "march xyz", "m o r"])
def test_a_line_may_mean_nothing(line: str) -> None:
    assert found(line) == []


def test_a_beginning_of_several_is_not_clear() -> None:
    assert found("march m") == ["march Mandubii", "march Morini"]


def test_numbers_are_called_by_themselves() -> None:
    """The number that is typed is the number that is meant, not its place in the list."""
    options = [Option("number", n) for n in range(0, 4)]
    choices = [Choice(*each) for each in zip(label(options), options, map(str, options), strict=True)]

    assert is_number_question(options)
    assert [choice.option.noun for choice in meant(choices, "3")] == [3]
    assert meant(choices, "4") == []
    assert [choice.option.noun for choice in meant(choices, "all")] == [3]


def test_a_roll_for_a_piece_is_no_number() -> None:
    options = [Option("roll", "Legion"), Option("roll", "Hidden Auxilia")]

    assert not is_number_question(options)
    assert label(options) == ["1", "2"]
