"""The terminal in every language that there is a folder for: typed answers, the same game, room on the board."""

import json
import unicodedata
from random import Random

import pytest

import alesia
from alesia.cli.answers import Choice, meant
from alesia.cli.questions import choices_of
from alesia.cli.speech import speaking
from alesia.kernel.word import Word
from alesia.table import game_info
from alesia.words.catalogue import ENGLISH, catalogue, domain_of, languages
from tests.cli.conftest import Run
from tests.words.played import GAMES, played

EVERYWHERE = [(language, *game) for language in languages() for game in GAMES]
PAGE = 100  # columns
SOME = 20  # of so many questions one is looked at


def typed_for(choice: Choice) -> set[str]:
    """How an option may be typed: by its words, without accents and capitals, in English, by verb and noun."""
    return {choice.words, bare(choice.words), choice.english, str(choice.option), choice.label}


def bare(words: str) -> str:
    """As somebody types who has no accents on the keyboard."""
    plain = words.lower().replace("’", "'").replace("œ", "oe")
    return "".join(each for each in unicodedata.normalize("NFD", plain) if not unicodedata.combining(each))


@pytest.mark.parametrize(("language", "game", "scenario"), EVERYWHERE)
def test_every_option_is_found_by_its_words(language: str, game: str, scenario: str) -> None:
    """With and without accents, in the language and in English, and by its identifier; its name alone will do."""
    with speaking(language):
        for ask in played(game, scenario).asks[::SOME]:
            choices = choices_of(ask, game)
            for choice in choices:
                for typed in typed_for(choice):
                    assert choice in meant(choices, typed), f"{typed!r} of {[each.words for each in choices]}"
                if choice.name and not choice.name.isdigit():
                    assert choice.name in [each.name for each in meant(choices, bare(choice.name))]


@pytest.mark.parametrize(("language", "game", "scenario"), [each for each in EVERYWHERE if each[0] != ENGLISH])
def test_the_same_answers_are_the_same_game(language: str, game: str, scenario: str) -> None:
    """What is typed in the language leads to the record, the views and the log of English, byte by byte."""
    random, here, there = Random(5), *(alesia.new(game, scenario, 5, dice="asked") for _ in range(2))
    while (ask := here.ask) is not None and here.decisions < 150:
        n = random.randrange(len(ask.options))
        assert there.ask == ask
        here.answer(ask.options[n], ask.who)
        with speaking(language):
            choices = choices_of(there.ask, game)
            [found] = meant(choices, bare(choices[n].words))
        there.answer(found.option, ask.who)
    assert str(here.record) == str(there.record)
    for seat in (None, *game_info(game).seats):
        assert json.dumps(here.view(seat)) == json.dumps(there.view(seat))


@pytest.mark.parametrize("form", [(), ("--plain",)], ids=["tables", "plain"])
@pytest.mark.parametrize(("language", "game", "scenario"), EVERYWHERE)
def test_there_is_room_for_the_words(run: Run, language: str, game: str, scenario: str, form: tuple[str, ...]) -> None:
    """No head and no name is cut short, and no line of the board is longer than the page; a name of two words may be
    broken between them."""
    first, *_ = game_info(game).seats
    seats = ("--seat", f"{first}=human", "--seat", "others=random")
    shown = run(
        "play", game, "--scenario", scenario, "--seed", 11, *seats, *form, "--lang", language, lines="board\n"
    ).output
    board = shown[shown.rindex("> board") :]
    words, view = catalogue(domain_of(game), language), alesia.new(game, scenario, 11).view()
    kind = next(each for each in ("space", "region", "area") if f"{each}s" in view)
    shown_of = view[f"{kind}s"]
    names = [words.name(Word(kind, each)) for each, facts in shown_of.items() if facts.get("kind") != "off-map"]

    assert [line for line in board.splitlines() if len(line) > PAGE or "…" in line] == []
    assert len(names) > 15
    assert [name for name in names if not all(word in board for word in name.split())] == []
