"""What a careful editor would strike out: in every language, over random games."""

import re
from functools import cache

import pytest

from alesia.words.catalogue import ENGLISH, catalogue, domains, is_told, languages
from tests.words.played import GAMES, lines_of

EVERYWHERE = [(language, *game) for language in languages() for game in GAMES]
WORD = r"[^\W\d_][\w’-]*"
COUNTED = re.compile(rf"\{{\d+(?::[^}}]*)?\}}[ \u00a0]({WORD})")
KINDS = "markers|[Pp]oints|[Cc]ards|[Ss]teps|[Uu]nits|Warbands|Legions|Allies|Citadels|Tribes"
OF_A_KIND = re.compile(rf"\b1 [A-Z]\w+ (?:{KINDS})\b")
IN_BRACKETS = re.compile(r"\w\((?:e?s|x|nt)\)")
OWNERS = re.compile(r"\b(?:Romans|Germans|Belgae) (?:Control|Ally|Warband|Leader)\b")
ALONE = re.compile(r"^(?:Roman|Gallic|Barbarian) [a-z]+s\b")
ONE_OF_MANY = re.compile(r"^(?:Mercenaries \d|[A-Z][a-z]+(?:i|es)) (?:goes|comes|moves|joins|takes|leaves)\b")
ENGLISH_SLIPS = (OWNERS, OF_A_KIND, ALONE, ONE_OF_MANY)


@cache
def plurals(language: str) -> frozenset[str]:
    """Words that stand behind a number, and only if it is not one."""
    one: set[str] = set()
    more: set[str] = set()
    for domain in filter(is_told, domains()):
        for forms in catalogue(domain, language).forms.values():
            one.update(COUNTED.findall(forms[0]))
            more.update(word for form in forms[1:] for word in COUNTED.findall(form))
    return frozenset(more - one)


def slips(line: str, language: str) -> list[str]:
    """A bracketed ending, a plural after one, and in English a people's name where its adjective belongs, an adjective
    that does something, or a people that is one."""
    after_one = re.findall(rf"(?<![\d.,+−-])\b1[ \u00a0]({WORD})", line)
    found = [f"1 {word}" for word in after_one if word in plurals(language)]
    english = [each for slip in ENGLISH_SLIPS for each in slip.findall(line)] if language == ENGLISH else []
    return [*found, *IN_BRACKETS.findall(line), *english]


@pytest.mark.parametrize(("language", "game", "scenario"), EVERYWHERE)
def test_nothing_that_is_said_needs_an_editor(language: str, game: str, scenario: str) -> None:
    """Questions, options, log and results of whole games."""
    told = lines_of(game, scenario, language)

    assert [f"{found}: {line}" for line in sorted(told) if (found := slips(line, language))] == []


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("March in 1 Region(s).", "en"),
        ("1 Warbands are Scouted.", "en"),
        ("1 Influence markers are lost.", "en"),
        ("Carnutes: Romans Control.", "en"),
        ("Gallic plays Ambush.", "en"),
        ("Carnutes goes to Cenabum.", "en"),
        ("Mercenaries 1 joins at Cenabum.", "en"),
        ("1 Pertes", "fr"),
        ("Troupe(s)", "fr"),
    ],
)
def test_slips_are_found(line: str, language: str) -> None:
    assert slips(line, language)


@pytest.mark.parametrize("line", ["1 Region, 11 Warbands", "Rule 3.1 Warbands"])
def test_what_is_right_is_left_alone(line: str) -> None:
    assert slips(line, ENGLISH) == []
