"""The terminal in French."""

import re
from pathlib import Path

import pytest

from alesia.cli.answers import Choice, meant
from alesia.cli.questions import numbers_offered
from alesia.cli.speech import of_arguments, of_environment, speaking
from alesia.games.falling_sky.components import ARVERNI, HIDDEN, LEADER, REGION, piece
from alesia.kernel.ask import Noun, Option
from alesia.kernel.errors import BadOption
from alesia.table import TableAsk
from alesia.words.catalogue import languages

from .conftest import Program, Run

SOLO = ("play", "falling-sky", "--seed", 11, "--seat", "Arverni=human", "--seat", "others=random")
ENGLISH = re.compile(
    r"\b(the|of|from|with|Aedui|Arverni|Belgae|Romans|Germans|Warbands?|Allies|Mandubii|Treveri|Sequani|Britannia)\b"
)

BLOCK_GAME = re.compile(r"\b(Barbarian|Roman|Transalpine|Helvetii|grey|blue|poor|normal|bountiful|BC)\b")


# ---- Which language it is


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_CA", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "ALESIA_LANG": "en"}, "en"),
        ({"LC_ALL": "C", "ALESIA_LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def test_lang_stands_before_or_after_the_command() -> None:
    assert of_arguments(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert of_arguments(["games", "--lang=fr_FR"]) == ("fr", ["games"])
    assert of_arguments(["games", "--", "--lang", "fr"]) == (None, ["games", "--", "--lang", "fr"])


@pytest.mark.parametrize("arguments", [["--lang", "tlh"], ["games", "--lang"]])
def test_an_unknown_language_is_refused_with_those_known(arguments: list[str]) -> None:
    with pytest.raises(BadOption, match="known: " + ", ".join(languages())):
        of_arguments(arguments)


def test_a_refused_language_is_one_sentence(run: Run) -> None:
    result = run("games", "--lang", "tlh")

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f'alesia: there is no language "tlh" here; known: {", ".join(languages())}\n'


# ---- A game


def test_a_game_is_played_in_french(run: Run) -> None:
    """The board, the question, the options, the commands and what was taken back."""
    lines = "marche\nannuler\naide\nmarche\nsequanes\nubiens\n"
    shown = run(*SOLO, "--lang", "fr", lines=lines).output.replace("\u00a0", " ")

    for expected in (
        "Falling Sky : La Grande Révolte (graine 11).",
        "Les Arvernes peuvent agir. Que faites-vous ?",
        "règle 2.3.4",
        "Réponse annulée : Arvernes, Marche",
        "plateau              montrer le plateau",
        "Alésia◇ ●Éd",
        "10c",
    ):
        assert expected in shown
    assert not ENGLISH.findall(shown)


@pytest.mark.parametrize("form", [(), ("--plain",)])
def test_no_english_is_left_in_a_game(run: Run, form: tuple[str, ...]) -> None:
    """To the first Winter, passing; the log, the board and all questions on the way."""
    lines = "passer\nnon\nterminer\n1\n0\n" * 40 + "plateau\njournal 200\n"
    shown = run(*SOLO, *form, "--lang", "fr", "--record", "game.txt", lines=lines).output

    assert "Hiver" in shown
    found = [line for line in shown.splitlines() if ENGLISH.search(line)]
    assert not found


@pytest.mark.parametrize("form", [(), ("--plain",)])
def test_margins_on_the_board_have_the_true_minus(run: Run, form: tuple[str, ...]) -> None:
    assert re.search(r"−\d", run(*SOLO, *form, "--lang", "fr", lines="plateau\n").output)
    assert "−" not in run(*SOLO, *form, lines="board\n").output


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (piece(ARVERNI, HIDDEN), {"en": "0 or 1", "fr": "0 ou 1"}),
        (piece(ARVERNI, LEADER), {"en": "0 (no) or 1 (yes)", "fr": "0 (non) ou 1 (oui)"}),
    ],
)
def test_0_and_1_are_no_and_yes_only_where_no_number_is_asked_for(what: Noun, told: dict[str, str]) -> None:
    """As in "does the Leader go along?"."""
    numbers = (Option("number", 0), Option("number", 1))
    ask = TableAsk("Arverni", "march_number", "3.3.2", numbers, (REGION["Sequani"], REGION["Ubii"], what))

    for language, expected in told.items():
        with speaking(language):
            assert numbers_offered(ask, "falling-sky") == expected


def test_the_record_does_not_know_the_language(run: Run) -> None:
    """The same answers, typed in either language, are the same file."""
    run(*SOLO, "--record", "one.txt", lines="march\nmarch Sequani\nUbii\n1\n")
    run(*SOLO, "--lang", "fr", "--record", "two.txt", lines="marche\nmarche sequanes\nubiens\n1\n")

    assert Path("one.txt").read_bytes() == Path("two.txt").read_bytes()


@pytest.mark.parametrize("form", [(), ("--plain",)])
def test_the_gallic_war_is_played_in_french(run: Run, form: tuple[str, ...]) -> None:
    seats = ("--seat", "Roman=human", "--seat", "others=random")
    lines = "passer\nnon\nterminer\n1\n0\n" * 30 + "plateau\njournal 200\n"
    shown = run("play", "gallic-war", "--seed", 11, *seats, *form, "--lang", "fr", lines=lines).output

    assert "Romain, 58\u00a0av.\u00a0J.-C., manche" in shown
    assert "Gaule transalpine" in shown
    assert not [line for line in shown.splitlines() if ENGLISH.search(line) or BLOCK_GAME.search(line)]


def test_odds_and_matches_are_told_in_french(run: Run) -> None:
    run(*SOLO, "--record", "game.txt", lines="2\n")
    shown = run("odds", "game.txt", "--games", 2, "--seat", "others=random", "--jobs", 1, "--lang", "fr").output
    shown += run("match", "falling-sky", "random", "random", "--games", 2, "--lang", "fr").output

    assert "Arvernes" in shown
    assert "au hasard" in shown
    assert not [line for line in shown.splitlines() if ENGLISH.search(line)]


# ---- Typed answers

ALLY = Choice("1", Option("remove", "Senones"), "éliminer l’Allié des Sénons", "Sénons", "remove the Ally at Senones")
HEART = Choice("2", Option("take", "Heart"), "prendre le cœur", "cœur", "take the heart")


@pytest.mark.parametrize(
    "typed", ["Sénons", "senons", "SENON", "l'allié", "allie", "Senones", "remove sen", "the ally"]
)
def test_accents_case_and_language_do_not_matter(typed: str) -> None:
    assert meant([ALLY, HEART], typed) == [ALLY]


def test_ligatures_may_be_typed_apart() -> None:
    assert meant([ALLY, HEART], "coeur") == [HEART]


def test_all_is_the_highest_number_in_both_languages() -> None:
    numbers = [Choice(str(n), Option("number", n), str(n)) for n in (1, 2, 3)]

    with speaking("fr"):
        assert meant(numbers, "tout") == meant(numbers, "all") == [numbers[-1]]


# ---- Poor terminals


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_without_accents_goes_on(program: Program, language: str) -> None:
    shown = program("rules", "falling-sky", "3.2.4", ALESIA_LANG=language, PYTHONIOENCODING="ascii")

    assert (shown.returncode, shown.stderr) == (0, "")
    assert {"en": "1/2", "fr": "Legion"}[language] in shown.stdout


def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before_it(run: Run) -> None:
    for number in ("3.2.4", "6.2", "8.0"):
        shown = run("rules", "falling-sky", number, "--lang", "fr").output

        assert not [line for line in shown.splitlines() if line.lstrip().startswith((":", ";", "?", "!", "»"))]
