"""The handbook of Ariovistus and that of Falling Sky beneath it, each paragraph beside those that it changes."""

import re

import pytest

import alesia
from alesia.words import below, contents, related, rule
from alesia.words.catalogue import languages

GAME, BASE = "ariovistus", "falling-sky"
REFERENCE = re.compile(r"(?<![\w.])A?\d\.\d(?:\.\d)?(?![\d.]*\d)")
WHOLE = [each.number for each in contents(GAME)]
OWN = [each.number for each in contents(GAME, own=True)]


def numbers(game: str, number: str) -> list[str]:
    return [each.number for each in related(game, number)[1]]


def test_its_own_paragraphs_come_before_those_of_falling_sky() -> None:
    beneath = [each.number for each in contents(BASE)]

    assert OWN[0] == "A1.0"
    assert all(number.startswith("A") for number in OWN)
    assert [*OWN, *beneath] == WHOLE
    assert [each.number for each in contents(BASE, own=True)] == beneath


def test_its_paragraphs_stand_in_their_order() -> None:
    places = [tuple(map(int, number[1:].split("."))) for number in OWN]

    assert places == sorted(places)


@pytest.mark.parametrize("number", OWN)
def test_every_reference_leads_somewhere(number: str) -> None:
    """With an A to this handbook, else to that of Falling Sky."""
    assert set(REFERENCE.findall(rule(GAME, number).text)) <= set(WHOLE)


@pytest.mark.parametrize("typed", ["A3.4.1", "a3.4.1", " A3.4.1. ", "A3.4.1c"])
def test_a_number_may_be_typed_in_small_letters_and_with_a_clause(typed: str) -> None:
    assert rule(GAME, typed).number == "A3.4.1"


@pytest.mark.parametrize(("typed", "number"), [("A3", "A3.0"), ("a7", "A7.0"), ("3", "3.0")])
def test_a_chapter_may_be_named_by_its_number_alone(typed: str, number: str) -> None:
    assert rule(GAME, typed).number == number


def test_a_paragraph_knows_its_place() -> None:
    assert (rule(GAME, "A3.0").parent, rule(GAME, "A3.0").depth) == (None, 0)
    assert (rule(GAME, "A3.4").parent, rule(GAME, "A3.4").depth) == ("A3.0", 1)
    assert (rule(GAME, "A3.4.1").parent, rule(GAME, "A3.4.1").depth) == ("A3.4", 2)
    assert [each.number for each in below(GAME, "A4.6")] == ["A4.6.1", "A4.6.2", "A4.6.3"]
    assert [each.number for each in below(GAME, "a3")] == ["A3.1", "A3.2", "A3.3", "A3.4"]
    assert [each.number for each in below(GAME, "3")] == ["3.1", "3.2", "3.3", "3.4"]


@pytest.mark.parametrize("language", languages())
def test_a_paragraph_of_falling_sky_is_read_as_there(language: str) -> None:
    assert rule(GAME, "3.3.2", language) == rule(BASE, "3.3.2", language)


def test_a_paragraph_changes_that_of_its_number_and_those_that_it_names() -> None:
    assert numbers(GAME, "A3.4.1") == ["3.4.1", "3.3.1"]
    assert numbers(GAME, "A1.3.2") == ["1.3.2", "1.3.1", "1.4.2"]
    assert numbers(GAME, "A3.3.4") == ["3.3.4"]
    assert numbers(GAME, "A6.2") == ["6.2"]
    assert numbers(GAME, "A4.6.1") == []


def test_and_these_lead_back_to_it() -> None:
    assert numbers(GAME, "3.4.1") == ["A3.4.1"]
    assert numbers(GAME, "3.3.1") == ["A3.3.1", "A3.4.1"]
    assert numbers(GAME, "3.3.2") == []
    assert all(own in numbers(GAME, each) for own in OWN for each in numbers(GAME, own))


def test_every_paragraph_that_changes_others_leads_to_them() -> None:
    """Its text begins with them; a number that is not to be found would be dropped in silence."""
    head = re.compile(r"(?:Changes|Takes the place of) ([\d., and]*\d)")
    for own in OWN:
        if found := head.match(rule(GAME, own).text):
            assert set(re.findall(r"[\d.]*\d", found[1])) <= set(numbers(GAME, own)), own


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", "3.4.1", "In Ariovistus see:"),
        ("en", "A3.4.1", "Changes in Falling Sky:"),
        ("fr", "3.4.1", "Dans Ariovistus, voir\u00a0:"),
        ("fr", "A3.4.1", "Modifie dans Falling Sky\u00a0:"),
        ("en", "3.3.2", ""),
    ],
)
def test_what_is_said_before_them(language: str, number: str, said: str) -> None:
    assert related(GAME, number, language)[0] == said


def test_in_falling_sky_nothing_is_said_of_ariovistus() -> None:
    assert [each.number for each in contents(BASE) if related(BASE, each.number) != ("", [])] == []
    with pytest.raises(alesia.UnknownName, match=r"'A3\.4\.1' in the handbook of falling-sky; near it: 3\.4\.1"):
        rule(BASE, "A3.4.1")


@pytest.mark.parametrize(("typed", "near"), [("A3.4.9", "A3.4.1, A3.4.2"), ("3.2.9", "3.2.1, 3.2.2")])
def test_an_unknown_number_comes_with_those_near_it(typed: str, near: str) -> None:
    with pytest.raises(alesia.UnknownName, match=f"near it: {re.escape(near)}"):
        rule(GAME, typed)


def test_every_word_belongs_to_a_clause_or_leads_in() -> None:
    assert [each.number for each in contents(GAME, own=True) if each.unmarked] == []
