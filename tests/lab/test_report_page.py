"""The page: whole, for everybody, and the same for the same results."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, sync_playwright

from alesia.lab.report import analyse, page, read_results
from tests.web.browser import Guest, launched
from tests.web.test_looks import assert_fits

from .made_up import crash, game, turn, twenty, use, write

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
SVG = "{http://www.w3.org/2000/svg}"


def written(folder: Path) -> str:
    return page(analyse(read_results(folder)))


def parsed(text: str) -> ElementTree.Element:
    doctype, _, rest = text.partition("\n")
    assert doctype == "<!DOCTYPE html>"
    return ElementTree.fromstring(rest)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return twenty(tmp_path_factory.mktemp("run"))


@pytest.fixture(scope="module")
def text(folder: Path) -> str:
    """The page of twenty games."""
    return written(folder)


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


def test_the_page_is_well_formed_and_needs_nothing_from_elsewhere(text: str) -> None:
    """No script, no address but those that name the kind of a picture; every name on it is there once."""
    tree = parsed(text)
    names = [each.get("id") for each in tree.iter() if each.get("id")]

    assert "<script" not in text
    assert set(re.findall(r"https?://[^\s\"']+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert len(names) == len(set(names))
    targets = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)
    assert {one or other for one, other in targets} <= set(names)


def test_plots_speak_and_their_letters_are_letters(text: str) -> None:
    tree = parsed(text)
    plots = list(tree.iter(f"{SVG}svg"))
    rates = plots[0]

    assert len(plots) > 8
    assert all(plot.get("role") == "img" and len(plot.get("aria-label") or "") > 40 for plot in plots)
    assert "Romans 25.0 (11.2 to 46.9)" in (rates.get("aria-label") or "")
    assert {"Romans", "Arverni", "Aedui", "Belgae"} <= {text.text for text in rates.iter(f"{SVG}text")}


def test_colours_are_those_of_the_table_by_day_and_by_night(text: str) -> None:
    light, dark = re.findall(r":root\{(--[^}]*)\}", text)

    assert "--seat-0:#a02a22" in light
    assert "--seat-0:#bd463c" in dark
    drawn = text[text.index("<svg") :]
    assert "var(--seat-0-ink)" in drawn
    assert not re.search(r"(?:fill|stroke): #", drawn), "a plot has a colour that does not change in the dark"


def test_tables_have_captions_and_headings(text: str) -> None:
    tree = parsed(text)
    tables = list(tree.iter("table"))

    assert len(tables) > 8
    assert all(len(table.findtext("caption") or "") > 5 for table in tables)
    for row in (row for table in tables for row in table.iter("tr")):
        assert next(row.iter("th")).get("scope") in ("col", "row")


def test_the_page_says_what_it_must(text: str) -> None:

    assert "Falling Sky: The Great Revolt" in text
    assert "1 Cicero, shaded" in text
    assert "need not bring it about" in text
    assert "by chance alone" in text


def test_crashes_come_first(tmp_path: Path) -> None:
    text = written(write(tmp_path, [game(1, "Romans"), crash(2, "ValueError: <b> & so on")]))

    assert text.index("1 game crashed") < text.index("Who wins")
    assert "Seed 2: ValueError: &lt;b&gt; &amp; so on" in text


def test_a_page_of_crashes_alone_or_of_one_game(tmp_path: Path) -> None:
    nothing = written(write(tmp_path / "crashes", [crash(1, "oops")]))
    single = written(write(tmp_path / "one", [game(1, "Romans")]))

    assert "nothing to count" in nothing
    assert "<svg" not in nothing
    assert parsed(single).find(".//table") is not None


def few(folder: Path, games: int) -> Path:
    """A run of so few games that nothing can be compared."""
    turns = [turn(seed, number, number // 4 + 1, number % 4) for seed in range(1, games + 1) for number in range(8)]
    uses = [use(seed, "Romans", "command", "March") for seed in range(1, games + 1)]
    return write(folder, [game(seed, "Romans") for seed in range(1, games + 1)], turns, uses)


@pytest.mark.parametrize(("games", "plots"), [(1, 1), (2, 8)])
def test_a_page_of_few_games_has_nothing_empty(tmp_path: Path, games: int, plots: int) -> None:
    """One game has no spread and no quartiles; where nothing is compared, nothing is said of comparisons."""
    text = written(few(tmp_path / "run", games))
    tree = parsed(text)

    assert len(list(tree.iter(f"{SVG}svg"))) == plots
    assert ("Over time" in text) == (games > 1)
    assert "comparisons 0" not in text
    assert "too few games to compare" in text
    assert all(len(part) for part in tree.iter() if part.get("class") in ("beside", "seat"))
    assert all(len(section) > 1 for section in tree.iter("section"))
    march = next(row for row in tree.iter("tr") if row.findtext("th") == "March")
    assert [cell.text for cell in march] == ["March", "Command", "1.00"]
    assert "March" not in written(write(tmp_path / "unused", [game(1, "Romans")]))


def test_games_are_counted_in_whole_numbers(tmp_path: Path) -> None:
    """Also where the highest bar is 1: the plots of endings and of lengths."""
    tree = parsed(written(write(tmp_path, [game(1, "Romans", years=1), game(2, "Belgae", years=2)])))
    texts = [[each.text or "" for each in plot.iter(f"{SVG}text")] for plot in tree.iter(f"{SVG}svg")]
    counted = [found for found in texts if "games" in found]

    assert len(counted) == 2
    for found in counted:
        assert "1" in found
        assert found.count("0") == 1, "a part of a game was rounded"
        assert not any(re.match(r"\d+\.", each) for each in found)


def test_options_are_told_where_they_are_not_the_usual_ones(tmp_path: Path) -> None:
    usual = written(write(tmp_path / "usual", [game(1, "Romans")]))
    special = written(write(tmp_path / "special", [game(1, "Romans")], options={"short": True, "solo": "standard"}))

    assert "<dt>Options</dt>" not in usual
    assert re.search(r"<dt>Options</dt><dd>Shorter game[^;]*</dd>", special)


def test_the_same_results_give_the_same_bytes(folder: Path, text: str, tmp_path: Path) -> None:
    """Also in another process, whatever its hashes are."""
    target = tmp_path / "again.html"
    command = [sys.executable, "-c", "from alesia.cli import main; main()", "report", folder, "--html", target]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "1"}, timeout=90)

    assert target.read_bytes() == text.encode() == written(folder).encode()


@pytest.mark.parametrize(("settings", "scheme"), [({}, "light"), (PHONE, "dark")])
def test_in_a_browser_the_page_is_for_everybody(
    chrome: Browser, text: str, tmp_path: Path, settings: dict[str, Any], scheme: str
) -> None:
    """Nothing is wider than the window, nothing fails to load, and axe finds no fault."""
    (tmp_path / "report.html").write_text(text, encoding="utf-8")
    guest = Guest(chrome.new_context(color_scheme=scheme, **settings), "")
    guest.page.goto((tmp_path / "report.html").as_uri())
    for summary in guest.page.locator("summary").all():
        summary.click()
    assert_fits(guest)
    found = Axe().run(guest.page)
    guest.context.close()

    assert not guest.troubles, guest.troubles
    assert not found.response["violations"], found.generate_report()


def test_in_a_browser_nothing_is_cut_off_or_scrolls(chrome: Browser, tmp_path: Path) -> None:
    """A window of 1000 pixels, a seat that won everything, and thousands of games to be told beside the axis."""
    games = [game(seed, "Romans", decisions=700 + seed % 9) for seed in range(1, 2001)]
    (tmp_path / "report.html").write_text(written(write(tmp_path / "run", games)), encoding="utf-8")
    shown = chrome.new_page(viewport={"width": 1000, "height": 900})
    shown.goto((tmp_path / "report.html").as_uri())
    wide = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
    outside = """all => all.flatMap(plot => [...plot.querySelectorAll('text')].filter(text => {
        const [inner, outer] = [text.getBoundingClientRect(), plot.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top;
    })).map(text => text.textContent)"""
    found = [shown.locator(".scroll").evaluate_all(wide), shown.locator("svg.plot").evaluate_all(outside)]
    shown.close()

    assert found == [[], []]
