"""Beside my own board: dice and cards by big keys, the Non-players' turns as steps for hands; on a phone."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.paper import ASKED, DIE, DONE, PHONE, begin, draw, follow, replays, step


def at_first_die(guest: Guest) -> list[str]:
    """Two cards are turned up, the Romans Pass, the Aedui act, and the Belgae wait for a die; what hands were told."""
    begin(guest)
    draw(guest, "ballis", "card 10")
    draw(guest, "62", "card 62")
    guest.answer("pass")
    expect(guest.page.locator(DONE)).to_be_visible()
    guest.page.locator(DONE).click()
    guest.page.get_by_role("button", name="Why?").click()
    expect(guest.page.locator("dialog[open]")).to_contain_text("Aedui")
    guest.page.keyboard.press("Escape")
    return follow(guest)


def test_a_phone_beside_the_board(invite: Invite) -> None:
    """Cards are searched, a die has keys for thumbs, each step is lit on the map and its reason one tap away; a reload
    asks for nothing twice; Alesia can roll from now on; and the record replays."""
    guest = invite(**PHONE)
    told = at_first_die(guest)
    assert "Card 10 Ballistae stays beside the map as a Capability: shaded, Aedui." in told
    assert not guest.scrolls_sideways()
    expect(guest.page.locator("#prompt")).to_contain_text("A die for the Belgae: B2")
    keys = guest.page.locator(DIE)
    expect(keys).to_have_count(6)
    boxes = [each.bounding_box() for each in keys.all()]
    assert all(box and box["height"] >= 64 and box["width"] >= 64 for box in boxes)
    keys.first.click()
    assert "Resources: the Belgae go from 10 to 11." in follow(guest)
    guest.page.reload()
    guest.at_table()
    expect(keys.first).to_be_visible()
    assert guest.page.locator(DONE).count() == 0
    keys.first.click()
    see_a_step_lit(guest)
    let_alesia_roll(guest)
    assert replays(guest) > 10


def test_what_is_entered_without_a_line_is_kept(invite: Invite) -> None:
    """A die is sent as soon as the line is back; a board that is half laid out outlives the page."""
    guest = invite(**PHONE)
    at_first_die(guest)
    table = guest.page.url
    with no_line(guest):
        guest.page.locator(DIE).first.click()
        expect(guest.page.locator(".notice")).to_contain_text("What you entered is kept")
    assert "Resources: the Belgae go from 10 to 11." in follow(guest)
    open_editor(guest)
    more = guest.page.locator('[data-field="resources/Romans"] .step-key').last
    with no_line(guest):
        more.click()
        expect(guest.page.locator(".laying [role=status]")).to_contain_text("cannot be reached")
        guest.page.goto("about:blank")
    guest.go(table)
    guest.at_table()
    open_editor(guest)
    expect(guest.page.locator(".laying")).to_contain_text("You go on where you left off.")
    assert guest.page.locator('link[href="/static/css/board.css"]').count() == 1  # no second one overrules the table's
    expect(guest.page.locator('[data-field="resources/Romans"] input')).to_have_value("23")
    guest.page.get_by_role("button", name="Begin anew").click()
    expect(guest.page.locator('[data-field="resources/Romans"] input')).to_have_value("22")


@contextmanager
def no_line(guest: Guest) -> Iterator[None]:
    """What fails for want of a line is no trouble."""
    before = list(guest.troubles)
    guest.context.set_offline(True)
    yield
    guest.context.set_offline(False)
    guest.page.evaluate("1")  # all that was said on the way has come
    guest.troubles[:] = before


def open_editor(guest: Guest) -> None:
    guest.page.get_by_role("button", name="My board is otherwise: put it right").click()
    guest.page.locator(".laying-where select").select_option(label="Tracks")


def see_a_step_lit(guest: Guest) -> None:
    """One whose place is on the map; then the rest at once. "Done" stays where the thumb is."""
    expect(guest.page.locator(DONE)).to_be_visible()
    where = guest.page.locator(DONE).bounding_box()
    while not guest.page.locator(".hands-step", has_text="into").count():
        step(guest)
    expect(guest.page.locator(".board .marked").first).to_be_attached()
    assert guest.page.locator(DONE).bounding_box() == where
    guest.page.get_by_role("button", name="All at once").click()
    expect(guest.page.locator(DONE)).to_have_count(0)


def let_alesia_roll(guest: Guest) -> None:
    """From now on, until it is a person's turn."""
    guest.page.get_by_role("checkbox", name="from now on").click()
    asked = guest.page.locator(ASKED)
    while not asked.count():
        expect(guest.page.locator(f"{DONE}, {ASKED}").first).to_be_visible()
        if guest.page.locator(DONE).count():
            follow(guest)
    expect(asked).to_be_visible()
