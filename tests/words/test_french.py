"""French says what English says: the same messages and facts, in its own typography and grammar."""

from collections.abc import Callable
from random import Random

import pytest

import alesia
from alesia.table import game_info
from alesia.words import explain_lines, log_line, option_heading, option_text, prompt, result_lines
from alesia.words.catalogue import NAMES, domain_of, is_there
from tests.words.french import (
    CHECKS,
    FRENCH,
    complaints,
    english_names,
    grammar,
    texts,
    typography,
    untranslated,
    written,
)

GAMES = [
    (info.name, scenario)
    for info in alesia.games()
    for scenario in info.scenarios
    if is_there(domain_of(info.name), FRENCH)
]
TOLD = [info.name for info in alesia.games() if is_there(f"{domain_of(info.name)}_nonplayers", FRENCH)]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
@pytest.mark.parametrize("domain", written())
def test_french_has_the_messages_of_english(domain: str, check: Callable[[str], list[str]]) -> None:
    """The same keys and variants of them, none empty; the same facts, as many words to choose from, the same shape."""
    assert check(domain) == []


@pytest.mark.parametrize("domain", written())
def test_typography(domain: str) -> None:
    """No-break spaces, guillemets, round apostrophes, accents on capitals."""
    assert typography(domain) == []


def test_the_catalogues_of_falling_sky_are_written() -> None:
    """Else there would be nothing to check."""
    assert {"falling_sky", "falling_sky_names", "names"} <= set(written())
    assert not complaints("falling_sky")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Marche de les Carnutes", "de or à not joined to its article"),
        ("combien de Auxiliaires", "no elision"),
        ("l’Harcèlement des Belges", "an elision too many"),
        ("un Légion", "un before a feminine"),
        ("une Guerrier", "une before a masculine"),
        ("0 Pertes", "a plural after 0 or 1"),
        ("2 Perte", "a singular after a number"),
        ("de chez chez les Carnutes", "a word twice"),
        ("{0} Pertes", "a hole"),
        ("3 Warbands", "English"),
    ],
)
def test_the_lint_of_grammar_finds(line: str, fault: str) -> None:
    assert fault in grammar(line)


@pytest.mark.parametrize(
    "line",
    [
        "Les Arvernes promettent de les Harceler, de le dire et de ne pas y revenir.",
        "Marche de chez les Atrébates vers la Province\u00a0: combien d’Auxiliaires Cachés\u00a0?",
        "Le Harcèlement cause 1\u00a0Perte, la Saisie 12\u00a0Ressources.",
        "Quel Allié au hasard, sur un jet de 1\u00a0? Une Légion, un Fort.",
    ],
)
def test_the_lint_of_grammar_passes(line: str) -> None:
    assert grammar(line) == []


def test_what_is_written_out_is_told_apart_from_facts() -> None:
    assert list(texts("Les {0} {3:refusent|acceptent}\u00a0: {1:in}")) == ["refusent", "acceptent", "Les X X\u00a0: X"]


def _amiss(lines: set[str], game: str) -> list[str]:
    """Lines with a slip of grammar, or an English name left."""
    names = english_names(NAMES) | english_names(f"{domain_of(game)}_{NAMES}")
    return [f"{faults}: {line}" for line in sorted(lines) if (faults := [*grammar(line), *untranslated(line, names)])]


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_games_read_well_in_french(game: str, scenario: str) -> None:
    """Questions, options, headings, log and result of random games: no slip of grammar, no English left."""
    lines: set[str] = set()
    for seed in range(4):
        random, table = Random(seed), alesia.new(game, scenario, seed, dice="asked")
        while (ask := table.ask) is not None:
            lines.add(prompt(ask, game, FRENCH))
            for option in ask.options:
                lines |= {option_text(ask, option, game, FRENCH), option_heading(ask, option.verb, game, FRENCH) or ""}
            table.answer(random.choice(ask.options), ask.who)
        lines |= {log_line(entry, game, FRENCH) for entry in table.log}
        assert table.result is not None
        lines.update(result_lines(table.result, game, FRENCH))
    assert _amiss(lines, game) == []


@pytest.mark.parametrize("game", TOLD)
def test_non_players_explain_themselves_in_french(game: str) -> None:
    info = game_info(game)
    lines: set[str] = set()
    for scenario in info.scenarios:
        table = alesia.new(game, scenario, 1, dict.fromkeys(info.seats, "nonplayer"))
        lines |= {line for thought in table.thoughts for _, line in explain_lines(thought.walk, game, FRENCH)}
    assert len(lines) > 100
    assert _amiss(lines, game) == []


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_no_two_options_read_alike_in_french(game: str, scenario: str) -> None:
    random, table = Random(7), alesia.new(game, scenario, 7, dice="asked")
    while (ask := table.ask) is not None:
        told = [option_text(ask, option, game, FRENCH) for option in ask.options]
        english = [option_text(ask, option, game) for option in ask.options]
        assert len(set(told)) == len(set(english)), f"{ask.key}: {told}"
        table.answer(random.choice(ask.options), ask.who)
