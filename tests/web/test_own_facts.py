"""Caesar: Rome vs Gaul in a browser with Alesia's facts, and with those of an owner."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from alesia.games.rome_vs_gaul.source import our_texts
from tests.server.serving import Server
from tests.web.browser import Guest

GAME, TITLE = "rome-vs-gaul", "Caesar: Rome vs Gaul"


@pytest.fixture
def owner(tmp_path: Path, chrome: Browser) -> Iterator[Guest]:
    """A guest of a server whose map has another name for Alesia, and a Town more."""
    text = our_texts()["map.toml"].replace('"Alesia"', '"Alisiia"')
    more = '[[space]]\nname = "Decetia"\nprovince = "Aedui"\nkind = "town"\n\n[[path_kind]]'
    text = text.replace("[[path_kind]]", more, 1).replace("between = [", 'between = [["Decetia", "Bibracte"],', 3)
    text = text.replace('["Decetia", "Bibracte"],', "", 2)  # of the Channel and of the Germans
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "map.toml").write_text(text, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(tmp_path, database, ("--unlimited", "--data", str(tmp_path / "box")))
    try:
        server.start()
        guest = Guest(chrome.new_context(), server.url)
        yield guest
        assert guest.troubles == []
        guest.context.close()
    finally:
        server.kill()


def test_the_set_up_page_says_what_is_reconstructed(guest: Guest) -> None:
    """In one sentence, of this game alone."""
    guest.go("/new")
    expect(guest.page.get_by_role("radio", name=TITLE, exact=True)).to_be_visible()
    expect(guest.page.locator(".setup-remark")).to_have_count(0)
    guest.page.get_by_role("radio", name=TITLE, exact=True).check()
    expect(guest.page.locator(".setup-remark")).to_contain_text("most of its map, cards and tables are not")


def test_a_map_with_other_spaces_is_played_on(owner: Guest) -> None:
    """The set-up page says so; spaces that the owner has put in are drawn, can be picked and show who holds them."""
    owner.go("/new")
    owner.page.get_by_role("radio", name=TITLE, exact=True).check()
    expect(owner.page.locator(".setup-remark")).to_contain_text("facts that an owner of the game has put in place of")
    owner.page.get_by_role("button", name="Begin").click()
    expect(owner.question).to_be_visible()
    expect(owner.page.locator('.space[data-space="Bibracte"]')).to_be_visible()
    expect(owner.page.locator('.space[data-space="Alesia"]')).to_have_count(0)
    expect(owner.page.locator('[data-of="Alisiia"] .space-name')).to_have_text("Alisiia")
    town = owner.page.locator('.space[data-space="Decetia"]')
    expect(owner.page.locator('[data-of="Decetia"] .space-name')).to_have_text("Decetia")
    expect(owner.page.locator('.way[data-from="Decetia"][data-to="Bibracte"]')).to_have_count(1)
    expect(owner.button("space Decetia")).to_be_visible()
    with owner.moves():
        town.press("Enter")
