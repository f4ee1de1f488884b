"""Facts are things: what is set into a message can be said in any language."""

from random import Random

import pytest

import alesia
from alesia.kernel.word import Word
from alesia.words import log_line, option_heading, option_text, prompt, result_lines
from alesia.words.catalogue import Catalogue

GAMES = [(info.name, scenario) for info in alesia.games() for scenario in info.scenarios]


@pytest.fixture
def strings(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The bare strings that are spoken as facts."""
    found: set[str] = set()
    spoken = Catalogue.spoken

    def listening(self: Catalogue, fact: object) -> str:
        if isinstance(fact, str) and not isinstance(fact, Word):
            found.add(fact)
        return spoken(self, fact)

    monkeypatch.setattr(Catalogue, "spoken", listening)
    return found


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_no_question_or_log_line_tells_a_bare_string(game: str, scenario: str, strings: set[str]) -> None:
    """A string has the words of one language; a Noun, a Word or a Phrase is said by the catalogue."""
    for seed in range(3):
        random = Random(seed)
        table = alesia.new(game, scenario, seed, dice="asked")
        while (ask := table.ask) is not None:
            prompt(ask, game)
            for option in ask.options:
                option_text(ask, option, game)
                option_heading(ask, option.verb, game)
            table.answer(random.choice(ask.options), ask.who)
        for entry in table.log:
            log_line(entry, game)
        assert table.result is not None
        result_lines(table.result, game)
    assert strings == set()
