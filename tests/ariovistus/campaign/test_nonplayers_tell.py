"""What Non-players of The Gallic War tell: by the charts of Ariovistus in the first half, of Falling Sky in the
second."""

import pytest

import alesia
from alesia.games.falling_sky.war import ARIOVISTUS, SECOND_HALF
from alesia.kernel.walk import Throw, Walk
from alesia.words import explain_lines, explained, throw_text, told_parts
from alesia.words.explaining import words_of
from tests.ariovistus.campaign.courses import THIRD_WINTER
from tests.ariovistus.campaign.playing import GAME, acting

ALL = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")
LEADERS = {"first": "Boduognatus", "second": "Ambiorix"}
HALVES = {"first": 'card = "A22"\npassed = ["Romans", "Germans", "Aedui"]', "second": "half = 2\ncard = 22\n"}


def walk_of(half: str) -> Walk:
    rest = "" if half == "first" else 'passed = ["Romans", "Arverni", "Aedui"]'
    return acting(f'{HALVES[half]}\n{rest}\nnonplayers = ["Belgae"]').walk("Belgae")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("half", HALVES)
def test_a_box_is_told_as_the_half_has_it(half: str, language: str) -> None:
    """The first one names their Leader, in the sentence and in its parts for the page."""
    walk, other = walk_of(half), LEADERS["first" if half == "second" else "second"]
    told = " ".join(line for _, line in explain_lines(walk, GAME, language))
    assert other not in told
    assert LEADERS[half] in told or (language == "fr" and LEADERS[half][:5] in told)
    parts = told_parts(explained(walk, GAME, language)[0], walk.seat, GAME, language)
    assert other not in parts["sentence"]
    assert LEADERS[half][:5] in parts["sentence"]


def test_a_die_is_told_as_the_half_has_it() -> None:
    """8.8.1 On 1 or 2 Romans March to whom the rules move."""
    first, second = (
        throw_text(Throw("romans.march.target", "8.8.1", charts=war.charts), GAME) for war in (ARIOVISTUS, SECOND_HALF)
    )
    assert "1-2 Arverni" in first
    assert "1-2 Germans" in second


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences_of_the_second_half_are_those_of_falling_sky(language: str) -> None:
    """Every one that Falling Sky has; names and what is of the first half alone are still there."""
    ours, theirs = words_of(GAME, language, "falling-sky"), words_of("falling-sky", language)
    keys = [key for key in theirs.forms if key.startswith(("box.", "romans.", "instruction.", "beset.", "why."))]
    assert len(keys) > 300
    assert [key for key in keys if ours.forms[key] != theirs.forms[key]] == []
    assert ours.has("why.germans.not_settled") == words_of(GAME, language).has("why.germans.not_settled")


def test_a_second_half_is_told_without_what_it_has_not() -> None:
    """From the third Winter to the end: nobody speaks of Settlements or Boduognatus, or of Germans as players."""
    table = alesia.new(GAME, position=THIRD_WINTER, seed=0, seats=ALL)
    walks = [each.walk for each in table.thoughts if each.walk.charts == "falling-sky"]
    lines = [line for walk in walks for _, line in explain_lines(walk, GAME)]
    assert len(lines) > 300
    assert [
        line for line in lines if "Settlement" in line or "Boduognatus" in line or "plays the Germans" in line
    ] == []
