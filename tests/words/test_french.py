"""French in its own typography and grammar; what is checked of every language is in test_languages.py."""

import pytest
from tools.wording.checks import ERRORS, texts, written
from tools.wording.french import FRENCH, english_names, grammar, typography, untranslated

import alesia
from alesia.words.catalogue import NAMES, domain_of
from tests.words.played import GAMES, lines_of, walked


@pytest.mark.parametrize("domain", [*written(FRENCH), ERRORS])
def test_typography(domain: str) -> None:
    """No-break spaces, guillemets, round apostrophes, accents on capitals."""
    assert typography(domain) == []


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
    assert _amiss(lines_of(game, scenario, FRENCH), game) == []


@pytest.mark.parametrize("game", [info.name for info in alesia.games()])
def test_non_players_explain_themselves_in_french(game: str) -> None:
    """Every line of the walks of whole games of Non-players."""
    assert _amiss(walked(game, FRENCH), game) == []
