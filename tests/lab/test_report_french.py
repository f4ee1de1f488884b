"""Runs and reports in French: their words, names and figures; what programs read stays as it is."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tools.wording.french import english_names, grammar, untranslated
from typer.testing import CliRunner

from alesia.cli.app import app
from alesia.lab.report import analyse, page, read_results
from alesia.lab.report.uses import Use
from alesia.words.catalogue import NAMES, domain_of, text
from alesia.words.numerals import written
from tests.cli.conftest import QUIET

from .made_up import crash, twenty, write

FRENCH = "fr"
GAMES = ("falling-sky", "gallic-war")
ALL = (*GAMES, "rome-vs-gaul")
# English words that reports are made of in English, and identifiers that have a name in French.
ENGLISH = re.compile(
    r"\b(?:the|of|games?|seats?|wins?|won|seeds?|random|nonplayer|shaded|unshaded|Pass|March|Rally|Build|Events?|mean|"
    r"median|interval|years?|turns?|cards?|winners|finished|great-revolt|activation|movement|political|supply)\b"
)
POINT = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")  # a decimal point; 7.2 is a rule


def run(*args: object, language: str = FRENCH) -> str:
    told = CliRunner().invoke(app, [*map(str, args), "--lang", language], env=QUIET)
    assert told.exit_code == 0, told.output
    return told.stdout


def words_of(html: str) -> list[str]:
    """All that is read or heard of a page."""
    body = re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    labels = re.findall(r'aria-label="([^"]*)"', body)
    return [unescape(each) for each in [*labels, *re.sub(r"<[^>]*>", "\n", body).split("\n")] if each.strip()]


def amiss(lines: list[str], game: str) -> list[str]:
    names = english_names(NAMES) | english_names(f"{domain_of(game)}_{NAMES}")
    left = [
        re.sub(r"Caesar's Gallic War|Caesar: Rome vs Gaul|\((?:7|19)\.2\)|Alesia [\d.]+|version [\d.]+", "X", line)
        for line in lines
    ]
    return [
        line
        for line in left
        if ENGLISH.search(line) or POINT.search(line) or grammar(line) or untranslated(line, names)
    ]


@pytest.fixture(scope="module", params=ALL)
def played(request: Any, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A small run of a game."""
    folder = tmp_path_factory.mktemp("run") / request.param
    run("sim", request.param, "--games", 12, "--seed", 1, "--out", folder)
    return request.param, folder


def test_a_page_is_wholly_in_french(played: tuple[str, Path]) -> None:
    """Texts, tables, plots and what is read out of them."""
    game, folder = played
    html = page(analyse(read_results(folder)), FRENCH)

    assert '<html lang="fr">' in html
    assert amiss(words_of(html), game) == []


def test_the_same_on_the_screen(played: tuple[str, Path]) -> None:
    game, folder = played
    for form in ((), ("--plain",)):
        assert amiss(run("report", folder, "--html", folder / "fr.html", *form).splitlines()[:-1], game) == []
    assert '<html lang="fr">' in (folder / "fr.html").read_text(encoding="utf-8")


def test_no_word_of_a_table_is_torn(played: tuple[str, Path]) -> None:
    """Heads are folded where a table has little room, so that names keep theirs."""
    _, folder = played
    shown = run("report", folder, "--html", folder / "fr.html")

    assert "…" not in shown
    words = {"falling-sky": ("Recrutement", "Reconnaître"), "gallic-war": ("Mouvement", "Ravitaillement")}
    for word in words.get(folder.name, ("Influence", "Déplacer")):
        assert word in shown


def test_figures_have_a_comma_and_the_true_minus(tmp_path: Path) -> None:
    for form in ((), ("--plain",)):
        shown = run("report", twenty(tmp_path / "run"), *form)

        for words in ("75,0", "53,1 à 88,8", "+50,0*", "−1,8", "10 Ballistae, Ombré", "Non-Joueur", "Marge"):
            assert words in shown, words


def test_where_no_comparison_is_marked_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Use, "is_marked", False)

    assert "\u00a0comparaisons, aucune n’est signalée\u00a0;" in page(analyse(read_results(twenty(tmp_path))), FRENCH)


def test_crashes_are_told_in_french(tmp_path: Path) -> None:
    told = words_of(page(analyse(read_results(write(tmp_path / "run", [crash(7, "oops")]))), FRENCH))

    assert "1\u00a0partie a planté" in told
    assert "Graine 7\u00a0: oops" in told


@pytest.mark.parametrize("game", GAMES)
def test_what_a_run_came_to_is_told_in_french(game: str) -> None:
    told = run("sim", game, "--games", 2, "--seed", 1, "--census", "--seat", "others=nonplayer")

    assert told.startswith("parties\u00a0: 2\nterminées\u00a0: 2\n")
    assert "Événements\u00a0:" in told
    assert "Cases des Diagrammes\u00a0:" in told
    assert amiss([line for line in told.splitlines() if "résultats" not in line], game) == []


def test_what_a_run_came_to_is_told_in_english() -> None:
    told = run("sim", "falling-sky", "--games", 1, "--seed", 1, "--census", language="en")

    for line in ("finished: 1", "scenario: The Great Revolt", "Commands:"):
        assert line in told.splitlines(), told
    assert re.search(r"^  March: \w+ \d", told, re.MULTILINE)
    assert told.index("seats: ") < told.index("Events:")


def test_what_programs_read_does_not_know_the_language(tmp_path: Path) -> None:
    """Results byte by byte, and all JSON."""
    one, other = (tmp_path / language for language in ("en", "fr"))
    for folder in (one, other):
        run("sim", "gallic-war", "--games", 3, "--seed", 1, "--out", folder, language=folder.name)
    for file in sorted(each.name for each in one.iterdir() if each.is_file()):
        assert (one / file).read_bytes() == (other / file).read_bytes(), file
    assert run("report", one, "--json") == run("report", other, "--json", language="en")
    told = [run("match", "gallic-war", "random", "nonplayer", "--games", 2, "--seed", 1, "--json", language=each)
            for each in ("en", "fr")]  # fmt: skip
    assert re.sub(r'"seconds": [\d.]+', "", told[0]) == re.sub(r'"seconds": [\d.]+', "", told[1])


def test_a_margin_has_the_true_minus_in_french() -> None:
    assert written(-7, "signed", FRENCH) == "−7"
    assert text("cli.place", 1, "Belges", -7, domain="terminal", language=FRENCH).endswith("marge −7")
