"""The handbook of Caesar's Gallic War, the summaries of its event cards, and the words of its set-up."""

import re

import pytest

from alesia.words import below, card_sides, card_words, contents, option_words, rule, value_words

GAME = "gallic-war"
SECTIONS = {"1": 0, "2": 3, "3": 0, "4": 0, "5": 2, "6": 7, "7": 4, "8": 1, "9": 9, "10": 0, "11": 0}
LETTERED = {"5.2.1": "ABCDE", "5.2.2": "ABCDE", "11.0": "ABCD"}
PARAGRAPHS = {"5.2": 2, "6.2": 5, "6.7": 1}
REFERENCE = re.compile(r"(?<![\d.])\d{1,2}\.\d(?:\.\d)?[A-E]?(?!\d)")
VERSION = "2.0"
OPTIONS = (
    "tournament", "solitaire", "political_control", "roman_cavalry", "german_cavalry", "scorched_earth",
    "caesar_called_back", "politics_of_war", "legio_x", "historical_strength",
)  # fmt: skip


def numbers() -> list[str]:
    return [each.number for each in contents(GAME)]


def test_every_paragraph_of_the_rulebook_is_there() -> None:
    """The chapters, their sections, the numbered paragraphs and the lettered parts, and nothing else."""
    expected = {f"{chapter}.{n}" for chapter, last in SECTIONS.items() for n in range(last + 1)}
    expected |= {f"{section}.{n}" for section, last in PARAGRAPHS.items() for n in range(1, last + 1)}
    expected |= {number + letter for number, letters in LETTERED.items() for letter in letters}

    assert sorted(numbers()) == sorted(expected)


def test_they_stand_in_the_order_of_the_rulebook() -> None:
    def key(number: str) -> tuple[list[int], str]:
        return [int(part) for part in re.findall(r"\d+", number)], number

    assert numbers() == sorted(numbers(), key=key)


@pytest.mark.parametrize("number", numbers())
def test_references_lead_somewhere(number: str) -> None:
    text = rule(GAME, number).text

    assert text.strip()
    assert set(REFERENCE.findall(text)) - {VERSION} <= set(numbers())


@pytest.mark.parametrize("number", LETTERED)
def test_lettered_parts_stand_under_their_paragraph(number: str) -> None:
    found = below(GAME, number)

    assert [each.number for each in found] == [number + letter for letter in LETTERED[number]]
    assert {each.depth for each in found} == {rule(GAME, number).depth + 1}


def test_a_section_has_its_paragraphs_below_it_and_not_their_letters() -> None:
    assert [each.number for each in below(GAME, "5.2")] == ["5.2.1", "5.2.2"]
    assert [each.number for each in below(GAME, "5")] == ["5.1", "5.2"]


def test_the_five_events_are_told_for_both_sides() -> None:
    assert card_sides(GAME) == ("roman", "barbarian")
    told = [number for number in range(1, 40) if all(card_words(GAME, number, side) for side in card_sides(GAME))]
    assert len(told) == 5


def test_other_cards_and_other_games_have_no_sides() -> None:
    assert card_words(GAME, 1, "roman") is None
    assert card_words(GAME, 27, "shaded") is None
    assert card_sides("falling-sky") == ("unshaded", "shaded")
    assert card_sides("chess") == ()


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_of_the_set_up_has_words(name: str) -> None:
    assert option_words(GAME, name) != name
    assert (value_words(GAME, name, True), value_words(GAME, name, False)) == ("Yes", "No")
