"""Options and headings that are worded once read as if they were worded anew, in every language."""

import pytest

from alesia.table import TableAsk
from alesia.words import option_called, option_heading, option_texts
from alesia.words.catalogue import Catalogue, catalogue, domain_of, languages
from alesia.words.words import _occasion, option_messages, seat, thing, variants
from tests.words.played import GAMES, played


def worded_anew(ask: TableAsk, game: str, language: str, words: Catalogue) -> list[str]:
    """Each option by its message and all facts of its question."""
    texts = []
    for option in ask.options:
        found = words.first(option_messages(ask, option, words))
        facts = {"who": seat(ask.who), "noun": thing(option)}
        text = str(option) if found is None else words.text(found, *ask.about, **facts)
        texts.append(option_called(ask, option, game, language) or text)
    return texts


def heading_anew(ask: TableAsk, verb: str, words: Catalogue) -> str | None:
    marks = (ask.rule, ask.who, *_occasion(ask))
    found = words.first([*variants(f"group.{ask.key}.{verb}", *marks), f"group.{verb}"])
    return None if found is None else words.text(found, *ask.about, who=seat(ask.who))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "scenario"), dict(GAMES).items())
def test_what_is_worded_once_reads_as_if_anew(game: str, scenario: str, language: str) -> None:
    """Every question of random games, each after others that were worded before it."""
    words = catalogue(domain_of(game), language)
    for ask in played(game, scenario, 1).asks:
        assert option_texts(ask, ask.options, game, language) == worded_anew(ask, game, language, words), ask
        for verb in {option.verb for option in ask.options}:
            assert option_heading(ask, verb, game, language) == heading_anew(ask, verb, words), ask


def test_a_message_says_whether_it_needs_more_facts() -> None:
    """Others named, one by its number, one within a choice, and plural forms, which go by the first number."""
    forms = {"a": ("{who} goes to {noun:in}",), "b": ("{0} goes",), "c": ("{noun:no|{0}}",), "d": ("one", "many")}
    words = Catalogue(forms, lambda n: n)
    assert [words.tells_only(msgid, "who", "noun") for msgid in "abcd"] == [True, False, False, False]
    assert not words.tells_only("a", "noun")
