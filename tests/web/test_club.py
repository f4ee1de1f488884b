"""The club in real browsers: names, an account on two devices, and links to send."""

import re

from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite


def key_of(guest: Guest) -> str:
    """The link with the key of an account, made by clicks on the first page."""
    guest.go("/")
    guest.page.locator(".me-button").click()
    guest.page.get_by_role("button", name="Make my key").click()
    return guest.page.get_by_label("The link with your key", exact=True).input_value()


def call(guest: Guest, name: str) -> None:
    """Say a name in the panel of the seats."""
    field = guest.open("Seats").get_by_label("What the others call you").first
    field.fill(name)
    field.press("Enter")
    expect(guest.page.get_by_role("button", name="✓ Saved").first).to_be_visible()


def test_two_people_see_each_others_names_and_who_is_there(invite: Invite) -> None:
    """A name that looks like a page is shown as it is, and does nothing."""
    anna, bodo = invite(), invite()
    table = anna.make_table(Romans="me", Aedui="link", Arverni="nonplayer", Belgae="nonplayer")
    call(anna, "Anna <img src=x onerror=alert(1)>")
    link = anna.open("Seats").get_by_label("Link to the seat of the Aedui", exact=True).input_value()
    bodo.go(link)
    bodo.at_table()
    call(bodo, "Bodo")

    seats = anna.open("Seats")
    expect(seats.locator(".seat-player")).to_have_text("Bodo")
    expect(seats.locator(".seat", has_text="Bodo").locator(".presence.here")).to_be_attached()
    expect(bodo.open("Seats").locator(".seat-player").first).to_have_text("Anna <img src=x onerror=alert(1)>")
    bodo.go("/")
    expect(bodo.page.locator(".game-link").first).to_contain_text("Anna <img")
    assert table in bodo.page.locator(".game-link").first.get_attribute("href")


def test_one_account_on_two_devices(invite: Invite) -> None:
    """What is answered on the telephone is seen on the desk."""
    desk, phone = invite(), invite(viewport={"width": 390, "height": 844})
    desk.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    link = key_of(desk)
    phone.go(link)
    expect(phone.page).to_have_url(re.compile("/come$"))
    phone.page.get_by_role("button", name="Come in").click()
    phone.page.locator(".game-link").first.click()
    phone.at_table()
    desk.page.keyboard.press("Escape")
    desk.page.locator(".game-link").first.click()
    desk.at_table()
    before = desk.version
    phone.answer("pass")
    expect(desk.question).not_to_have_attribute("data-version", before)


def test_a_link_is_shown_as_a_square(invite: Invite) -> None:
    host = invite()
    host.make_table(Romans="me", Aedui="link")
    host.open("Seats").get_by_role("button", name="Scan: Link to the seat of the Aedui").click()
    expect(host.page.locator("dialog .square")).to_be_visible()
    drawn = host.page.locator("dialog .square").evaluate("(image) => image.naturalWidth")
    assert drawn > 100
