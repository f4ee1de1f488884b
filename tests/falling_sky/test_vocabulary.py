"""What a policy that has learned Falling Sky remembers by its place stays as it is, whatever the expansion adds."""

from hashlib import sha256

import pytest

from alesia.games import find
from alesia.kernel.conformance import default_options


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_the_answers_of_falling_sky_are_what_they_were() -> None:
    """Each of them, in its place, and no other: the words of Ariovistus are in the list of that game alone."""
    words = find("falling-sky").vocabulary
    assert (len(words), digest("\n".join(map(str, words)))) == (1004, "98c15ad7d91a5941")


def test_the_questions_of_falling_sky_are_what_they_were() -> None:
    keys = find("falling-sky").questions
    assert (len(keys), digest("\n".join(keys))) == (115, "8052eefa5b23509d")


@pytest.mark.parametrize(
    ("scenario", "row"),
    [
        ("great-revolt", "f1d942e78ac8f267"),
        ("reconquest-of-gaul", "81be64790ade1ac2"),
        ("pax-gallica", "08e30763c0b635db"),
    ],
)
def test_the_row_of_a_set_up_is_what_it_was(scenario: str, row: str) -> None:
    """As long as before, and each column what it was."""
    game = find("falling-sky")
    found = game.encode(game.setup(scenario, default_options(game)), 0)
    assert (len(found), sha256(found).hexdigest()[:16]) == (2096, row)


def test_ariovistus_begins_with_all_of_falling_sky() -> None:
    """Answers and questions of Falling Sky have the same places in the expansion; what is new stands behind them."""
    one, other = find("falling-sky"), find("ariovistus")
    assert other.vocabulary[: len(one.vocabulary)] == one.vocabulary
    assert other.questions[: len(one.questions)] == one.questions
    assert len(set(other.vocabulary)) == len(other.vocabulary) > len(one.vocabulary)
