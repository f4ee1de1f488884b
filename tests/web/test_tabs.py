"""Many tables in the tabs of one browser: all are heard over one line, and that comes back when it was cut."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.house import House, open_house, wait_for
from tests.server.serving import Server, running
from tests.web.browser import Guest
from tests.web.conftest import SEED, USUAL

ASLEEP = 60_000  # milliseconds; the server says every 20 seconds that it is there
TABS = 20  # a browser gives one server six connections
ALL_MINE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
NO_WORKER = "delete globalThis.SharedWorker"
NO_SUCH_WORKER = """{
  const Real = SharedWorker;
  globalThis.SharedWorker = function () { return new Real("/static/nowhere.js"); };
}"""
SILENT_WORKER = """globalThis.SharedWorker = function () {
  return { port: new MessageChannel().port1, addEventListener() {} };
}"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server behind whose door we can look."""
    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with running(tmp_path, seed=SEED) as server:
        yield server


@pytest.fixture
def context(chrome: Browser) -> Iterator[BrowserContext]:
    """One browser, with its cookies and tabs."""
    context = chrome.new_context(**USUAL)
    yield context
    context.close()


def tabs(context: BrowserContext, url: str, count: int) -> tuple[list[Guest], list[str]]:
    """So many tabs of one browser, each with a table of its own; and these tables."""
    guests = [Guest(context, url) for _ in range(count)]
    return guests, [guest.make_table(**ALL_MINE) for guest in guests]


def lines(house: House, tables: list[str]) -> int:
    """Over how many lines these tables are heard."""
    return len({id(listener.wake) for table in tables for listener in house.room(table).listeners})


def expect_offline(guest: Guest, count: int) -> None:
    expect(guest.page.locator(".offline")).to_have_count(count)


def test_twenty_tables_in_the_tabs_of_one_browser_all_answer_over_one_line(
    context: BrowserContext, house: House
) -> None:
    guests, tables = tabs(context, house.origin, TABS)
    for _ in range(2):
        for guest in guests:
            guest.answer("pass")
    assert lines(house, tables) == 1
    assert all(len(house.room(table).listeners) == 1 for table in tables)
    assert [trouble for guest in guests for trouble in guest.troubles] == []


def test_two_tabs_at_one_table_see_the_same(context: BrowserContext, house: House) -> None:
    (first,), (table,) = tabs(context, house.origin, 1)
    first.answer("pass")
    second = Guest(context, house.origin)
    second.sit(table)
    for mover, watcher in ((first, second), (second, first)):
        mover.answer("pass")
        expect(watcher.question).to_have_attribute("data-version", mover.version)
        assert watcher.board() == mover.board()
    assert len(house.room(table).listeners) == 1


def test_a_table_whose_tab_was_closed_is_not_heard_any_more_and_the_others_are(
    context: BrowserContext, house: House
) -> None:
    (first, second), tables = tabs(context, house.origin, 2)
    first.page.close()
    wait_for(lambda: not house.room(tables[0]).listeners)
    second.answer("pass")
    assert lines(house, tables) == 1


def test_a_tab_that_is_loaded_anew_is_alive_again(context: BrowserContext, house: House) -> None:
    """It is answered after each loading, and the browser still has one line."""
    (first, second), tables = tabs(context, house.origin, 2)
    for _ in range(3):
        first.page.reload()
        first.at_table()
        first.answer("pass")
    second.answer("pass")
    assert lines(house, tables) == 1


def test_after_a_kill_all_tabs_come_back_and_can_be_answered(context: BrowserContext, fragile: Server) -> None:
    """What was seen stays on the screen meanwhile, with a word that the line is cut."""
    guests, _ = tabs(context, fragile.url, 3)
    for guest in guests:
        guest.answer("pass")
    before = [guest.board() for guest in guests]
    for _ in range(2):
        fragile.kill()
        for guest in guests:
            expect_offline(guest, 1)
        assert [guest.board() for guest in guests] == before
        fragile.restart()
        for guest in guests:
            expect_offline(guest, 0)
    for guest in guests:
        guest.answer("pass")


def test_what_happened_while_the_line_was_cut_is_seen_when_it_is_back(context: BrowserContext, fragile: Server) -> None:
    """The same person answers elsewhere before this browser has found the server again."""
    (watcher,), (table,) = tabs(context, fragile.url, 1)
    fragile.restart()
    elsewhere = fragile.client()
    elsewhere.cookies = {str(cookie["name"]): str(cookie["value"]) for cookie in context.cookies()}
    seen = elsewhere.turn(table)
    assert elsewhere.answer(table, seen["asks"][0]["seat"], seen["version"], "pass").status == 200
    expect_offline(watcher, 0)
    expect(watcher.question).to_have_attribute("data-version", str(seen["version"] + 1))
    watcher.answer("pass")


@pytest.mark.parametrize("script", [NO_WORKER, NO_SUCH_WORKER, SILENT_WORKER], ids=["none", "broken", "silent"])
def test_without_a_shared_worker_a_tab_listens_while_it_is_looked_at(
    context: BrowserContext, house: House, script: str
) -> None:
    """Each then has a line of its own; one that is hidden gives it back, and shown again it has what it missed."""
    context.add_init_script(script)
    (first, second), tables = tabs(context, house.origin, 2)
    for guest in (first, second):
        guest.answer("pass")
    assert lines(house, tables) == 2
    first.page.evaluate(HIDE, "hidden")
    wait_for(lambda: not house.room(tables[0]).listeners)
    other = house.guest()
    other.cookie = next(str(cookie["value"]) for cookie in context.cookies())
    seen = other.asked(tables[0])
    assert other.answer(tables[0], seen["asks"][0]["seat"], seen["version"], "pass").status == 200
    first.page.evaluate(HIDE, "visible")
    expect(first.question).to_have_attribute("data-version", str(seen["version"] + 1))
    first.answer("pass")


def test_a_line_that_is_silent_too_long_is_opened_anew(context: BrowserContext, house: House) -> None:
    """As after a sleep, in which nobody told the machine that its line was cut; here its clock jumps instead."""
    context.add_init_script(NO_WORKER)
    guest = Guest(context, house.origin)
    guest.page.clock.install()
    table = guest.make_table(**ALL_MINE)
    guest.answer("pass")
    room = house.room(table)
    (before,) = room.listeners
    guest.page.clock.fast_forward(ASLEEP)
    wait_for(lambda: room.listeners and before not in room.listeners)
    expect_offline(guest, 0)
    guest.answer("pass")
