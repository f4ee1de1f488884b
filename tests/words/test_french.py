"""French in its own typography and grammar; what is checked of every language is in test_languages.py."""

import re

import pytest
from tools.wording.checks import ERRORS, MARK, forms, is_plain, texts, written
from tools.wording.french import (
    FRENCH,
    LOOSE,
    TYPOGRAPHY,
    at_least,
    bounds_amiss,
    doubtful,
    english_names,
    faults,
    grammar,
    loose_numbers,
    numbers,
    numbers_amiss,
    typography,
    untranslated,
)

import alesia
from alesia.games.falling_sky.components import HIDDEN, REGION, ROMANS, TRIBE, piece
from alesia.kernel.game import LogEntry
from alesia.words import log_line
from alesia.words.catalogue import ENGLISH, NAMES, domain_of, lineage
from tests.words.played import GAMES, lines_of, walked, with_nonplayers

HANDBOOKS = [domain for domain in written(FRENCH) if is_plain(domain)]
CARDS = [domain for domain in written(FRENCH) if domain.endswith("_events")]


@pytest.mark.parametrize("domain", [*written(FRENCH), ERRORS])
def test_typography(domain: str) -> None:
    """No-break spaces, guillemets, round apostrophes, accents on capitals."""
    assert typography(domain) == []


@pytest.mark.parametrize("domain", [*written(FRENCH), ERRORS])
def test_no_number_is_parted_from_what_it_counts(domain: str) -> None:
    assert loose_numbers(domain) == []


@pytest.mark.parametrize(
    "form",
    ["{1} {1:n:partie|parties}", "{0:num} {0:n:Perte|Pertes}", "gagne 3 Ressources", "{1} Ressources"],
)
def test_the_lint_of_loose_numbers(form: str) -> None:
    assert LOOSE.search(form)
    assert not LOOSE.search(form.replace("} ", "}\u00a0").replace("3 ", "3\u00a0"))


@pytest.mark.parametrize("domain", HANDBOOKS)
def test_the_handbook_has_the_bounds_and_numbers_of_english(domain: str) -> None:
    """Clause by clause: "at least", numbers from three on, and the paragraphs referred to."""
    assert bounds_amiss(domain) == []
    assert numbers_amiss(domain) == []


@pytest.mark.parametrize(
    ("english", "french", "same"),
    [
        ("at least four pieces", "quatre pièces", False),
        ("four pieces", "au moins quatre pièces", False),
        ("At least four pieces (8.7.1)", "au moins 4\u00a0pièces (8.7.1)", True),
        ("four pieces on 1-3", "quatre pièces sur 1-4", False),
        ("as in 8.7.1", "comme en 8.7.2", False),
        ("three, of both", "des deux, trois", True),
    ],
)
def test_the_lint_of_clauses(english: str, french: str, same: bool) -> None:
    bound = at_least(english, ENGLISH) == at_least(french, FRENCH)
    assert (bound and numbers(english, ENGLISH) == numbers(french, FRENCH)) is same


@pytest.mark.parametrize("domain", [*HANDBOOKS, *CARDS])
def test_the_handbook_and_the_cards_are_written_without_slips(domain: str) -> None:
    """What has no facts to be set in is read as it stands, line by line."""
    lines = [line for said in forms(domain, FRENCH).values() for form in said for line in form.splitlines()]
    told = [re.sub(f"{MARK.pattern} ?", "", line).strip() for line in lines]
    assert [f"{slips}: {line}" for line in told if (slips := grammar(line))] == []


@pytest.mark.parametrize("domain", written(FRENCH))
def test_no_option_may_mean_more_and_no_more(domain: str) -> None:
    """As "plus de Ralliement" would."""
    assert doubtful(domain) == []


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
        ("de chez les Sugambres à chez les Ubiens", "a word twice"),
        ("La Tribu de la Colonie des Vénètes est Dispersée.", "a Tribe of a Colony"),
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


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("une marge de 0\u00a0ou plus", "a no-break space after a number that counts nothing"),
        ("Embusquer partout les Romains", "Embusquer with an object"),
    ],
)
def test_the_lint_of_typography_finds(text: str, fault: str) -> None:
    assert faults(text, TYPOGRAPHY) == [fault]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (LogEntry("disperse", "3.2.3", (TRIBE["Remi"],)), "La Tribu des Rèmes (Atrébates) est Dispersée."),
        (LogEntry("disperse", "3.2.3", (TRIBE["Veneti Colony"],)), "La Colonie des Vénètes (Vénètes) est Dispersée."),
        (
            LogEntry("entreat", "4.3.1", (REGION["Veneti"], TRIBE["Veneti Colony"], True)),
            "Exhorter chez les Vénètes\u00a0: la Colonie des Vénètes passe aux Arvernes.",
        ),
        (
            LogEntry("lost", "3.2.4", (REGION["Provincia"], piece(ROMANS, HIDDEN), 2)),
            "Pertes en Province\u00a0: 2\u00a0Auxiliaires Cachés.",
        ),
        (LogEntry("scout_move", "4.2.2", (REGION["Veneti"], REGION["Carnutes"], piece(ROMANS, HIDDEN), 0)), ""),
    ],
)
def test_what_the_log_says_in_french(entry: LogEntry, said: str) -> None:
    """A Colony is not called the Tribe of a Colony; a number stays with what it counts; nobody moved, nothing said."""
    assert log_line(entry, "falling-sky", FRENCH) == said


def test_what_is_written_out_is_told_apart_from_facts() -> None:
    assert list(texts("Les {0} {3:refusent|acceptent}\u00a0: {1:in}")) == ["refusent", "acceptent", "Les X X\u00a0: X"]


def _amiss(lines: set[str], game: str) -> list[str]:
    """Lines with a slip of grammar, or an English name left."""
    games = lineage(domain_of(game))
    names = english_names(NAMES).union(*[english_names(f"{each}_{NAMES}") for each in games])
    return [f"{faults}: {line}" for line in sorted(lines) if (faults := [*grammar(line), *untranslated(line, names)])]


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_games_read_well_in_french(game: str, scenario: str) -> None:
    """Questions, options, headings, log and result of random games: no slip of grammar, no English left."""
    assert _amiss(lines_of(game, scenario, FRENCH), game) == []


@pytest.mark.parametrize("game", [info.name for info in alesia.games() if with_nonplayers(info.name)])
def test_non_players_explain_themselves_in_french(game: str) -> None:
    """Every line of the walks of whole games of Non-players."""
    assert _amiss(walked(game, FRENCH), game) == []
