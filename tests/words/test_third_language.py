"""A third language is a folder of catalogues and nothing else: here English in capitals, in a folder of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from tools.wording.beginning import begin
from tools.wording.checks import CHECKS, is_plain, others

from alesia.server.about import all_games, own_words, words
from alesia.server.app import _page_in
from alesia.server.language import known
from alesia.words.catalogue import ENGLISH, MORE, catalogue, domains, languages, read
from tests.cli.conftest import Program, program
from tests.server.house import Guest, House, Json, open_house, wait_for

__all__ = ["program"]

LOUD = "xx"  # no language of anybody
MARK = re.compile(r"(\[(?:[a-z]{1,2}|-)\])")
SOLO = ("play", "falling-sky", "--seed", 11, "--seat", "Arverni=human", "--seat", "others=random")


def loud(domain: str, text: str) -> str:
    """All words in capitals; facts, marks and the names of what is typed stay as they are."""
    if is_plain(domain):
        return "".join(part if MARK.fullmatch(part) else part.upper() for part in MARK.split(text))
    return "".join(_loud(*part) for part in Formatter().parse(text))


def _loud(literal: str, name: str | None, spec: str | None, conversion: str | None) -> str:
    said = literal.upper().replace("{", "{{").replace("}", "}}")
    if name is None:
        return said
    mark, _, rest = (spec or "").rpartition(":")
    shown = f"{mark}:{rest.upper()}".lstrip(":") if "|" in (spec or "") else spec
    return f"{said}{{{name}{f'!{conversion}' if conversion else ''}{f':{shown}' if shown else ''}}}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("words")
    assert len(begin(LOUD, home, loud)) == len(domains()) + 1
    assert begin(LOUD, home, loud) == []
    return home


@pytest.fixture
def spoken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder is there in this process, and nothing of it stays."""
    kept = (known, own_words, words, all_games, _page_in)
    monkeypatch.setenv(MORE, str(folder))
    for each in kept:
        each.cache_clear()
    yield
    for each in kept:
        each.cache_clear()


def test_the_folder_is_a_language(spoken: None) -> None:
    """It is found beside the others, English is still ours, and it has all that is checked of a language."""
    assert LOUD in languages()
    assert LOUD in others()
    assert catalogue("falling_sky", LOUD).text("ask.vercingetorix").isupper()
    assert read("terminal", ENGLISH)[0]["cli.numbers"]
    amiss = {name: [key for domain in domains() for key in check(domain, LOUD)] for name, check in CHECKS.items()}
    assert {name: found for name, found in amiss.items() if found} == {}


def test_a_game_is_played_in_it_at_the_terminal(folder: Path, program: Program) -> None:
    """Board, question, options, a refusal and what was taken back; English answers are understood."""
    lines = "march\nundo\njuggle\nmarch\nSequani\nUbii\n"
    shown = program(*SOLO, "--lang", LOUD, lines=lines, ALESIA_WORDS=str(folder))
    read = shown.stdout.replace("\u00a0", " ")

    assert shown.returncode == 0, shown.stderr
    for expected in ("THE ARVERNI MAY ACT. WHAT DO THEY DO?", "RULE 2.3.4", "TAKEN BACK: ", "MARCH FROM "):
        assert expected in read.upper()
        assert expected in read
    refused = program("play", "chess", "--lang", LOUD, ALESIA_WORDS=str(folder))
    assert "IS NOT A GAME" in refused.stderr


def test_without_the_folder_there_is_no_such_language(program: Program) -> None:
    assert f"known: {', '.join(languages())}\n" in program("games", "--lang", LOUD).stderr


def test_a_game_is_played_in_it_through_the_server(spoken: None, tmp_path: Path) -> None:
    """The page, its words, the names of things, questions, options, log and a refusal."""
    with open_house(tmp_path) as house:
        heard = _play(house)
    assert len(heard) > 12
    assert all(words.isupper() for words in heard)


def _play(house: House) -> list[str]:
    """The questions, options and lines of the log that were told, and a refusal."""
    guest = house.guest()
    assert (
        f'<html lang="{LOUD}" data-languages="{" ".join(languages())}"'
        in guest.send("GET", f"/?lang={LOUD}").body.decode()
    )
    page = guest.get(f"/words/web?lang={LOUD}").json
    assert (page["language"], page["plural"]) == (LOUD, {"one": 0, "other": 1})
    assert guest.get(f"/games/falling-sky/words?lang={LOUD}").json["names"]["region"]["Carnutes"]["name"] == "CARNUTES"
    table = guest.create(seats=dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "me"))
    heard: list[str] = []
    for _ in range(3):
        seen, ask = wait_for(lambda: _asked(guest, table))
        heard += [ask["prompt"], *[option["label"] for option in ask["options"]]]
        heard += [line["text"] for line in seen["log"] if line["text"]]
        assert guest.answer(table, ask["seat"], seen["version"], ask["options"][0]["option"]).status == 200
    refused = guest.get(f"/tables/nowhere?lang={LOUD}")
    assert refused.headers["content-language"] == LOUD
    return [*heard, refused.json["error"]["message"]]


def _asked(guest: Guest, table: str) -> tuple[Json, Json] | None:
    seen = guest.get(f"/tables/{table}?lang={LOUD}").json
    return next(((seen, ask) for ask in seen["asks"] if ask["mine"]), None)


def test_the_tool_shows_what_a_language_lacks(folder: Path) -> None:
    """By catalogue, or each message; a language that is not there is refused."""

    def tool(*given: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "tools/words.py", *given]
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)

    assert tool("fr", "server", "terminal", "errors").stdout == "Nothing is amiss.\n"
    assert tool("nl").returncode == 2
