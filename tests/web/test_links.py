"""Links to seats as people use them: one invites, another takes, each sees what is his, and what is dead says so."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_looks import CALM, assert_accessible

WHO = {"Romans": "me", "Arverni": "link", "Aedui": "nonplayer", "Belgae": "link"}
DEAD = "This link opens no table"
BROKEN = "This link is broken"


@pytest.fixture
def host(invite: Invite) -> Guest:
    found = invite()
    found.make_table(**WHO)
    return found


def seat(guest: Guest, name: str) -> Locator:
    return guest.open("Seats").locator(".seat").filter(has=guest.page.get_by_text(name, exact=True))


def invitation(host: Guest, name: str) -> Locator:
    return host.open("Seats").get_by_label(f"Link to the seat of the {name}", exact=True)


def own_link(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_label(f"Your own link to the seat of the {name}", exact=True)


def taken_by(guest: Guest, link: str) -> Guest:
    guest.go(link)
    guest.at_table()
    return guest


def assert_refused(guest: Guest, link: str) -> None:
    with guest.refused(404):
        guest.go(link)
        expect(guest.page.locator("#told.alert")).to_contain_text(DEAD)


def press(guest: Guest, button: str, answer: str) -> None:
    """A button beside a link, and the answer to what it asks."""
    guest.open("Seats").get_by_role("button", name=button, exact=True).click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name=answer, exact=True).click()
    expect(dialog).to_have_count(0)


def test_who_invites_sees_the_links_first(guest: Guest) -> None:
    guest.begin("Friends by link")
    dialog = guest.page.get_by_role("dialog", name="Invite your friends")
    expect(dialog.get_by_label("Link to the seat of the Belgae", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="To the table").click()
    expect(dialog).to_have_count(0)
    expect(guest.page.get_by_role("tab", name="Seats")).to_have_attribute("aria-selected", "true")
    expect(guest.page.get_by_role("textbox", name="Link to the seat of the Belgae", exact=True)).to_be_visible()
    guest.page.reload()
    guest.at_table()
    expect(guest.page.get_by_role("tab", name="Game")).to_have_attribute("aria-selected", "true")


def test_an_invitation_is_taken_once_and_the_host_sees_so(host: Guest, invite: Invite) -> None:
    """The friend is shown his own link, which the host never sees; for anybody else the invitation is dead."""
    link = invitation(host, "Arverni").input_value()
    friend = taken_by(invite(), link)

    expect(seat(host, "Arverni")).to_contain_text("taken by a guest")
    expect(invitation(host, "Arverni")).to_have_count(0)
    expect(own_link(friend, "Arverni")).to_be_visible()
    expect(friend.page).to_have_url(re.compile("/table/[^#]*$"))
    assert own_link(friend, "Arverni").input_value() != link
    assert_refused(invite(), link)
    assert_refused(host, link)


def test_the_own_link_brings_a_player_back_who_has_lost_his_cookie(host: Guest, invite: Invite) -> None:
    friend = taken_by(invite(), invitation(host, "Arverni").input_value())
    again = taken_by(invite(), own_link(friend, "Arverni").input_value())

    expect(seat(again, "Arverni")).to_contain_text("you")


def test_the_invitation_leads_back_in_the_browser_that_took_it(host: Guest, invite: Invite) -> None:
    link = invitation(host, "Arverni").input_value()
    friend = taken_by(invite(), link)

    expect(seat(taken_by(friend, link), "Arverni")).to_contain_text("you")


def test_the_host_makes_a_new_link_after_a_question(host: Guest, invite: Invite) -> None:
    old, button = invitation(host, "Arverni").input_value(), "Make a new link to the seat of the Arverni"
    press(host, button, "Keep it as it is")
    assert invitation(host, "Arverni").input_value() == old
    press(host, button, "Make a new link")
    expect(invitation(host, "Arverni")).not_to_have_value(old)

    assert_refused(invite(), old)
    friend = taken_by(invite(), invitation(host, "Arverni").input_value())
    expect(seat(friend, "Arverni")).to_contain_text("you")


def test_the_host_withdraws_a_link_and_makes_another(host: Guest, invite: Invite) -> None:
    old = invitation(host, "Belgae").input_value()
    press(host, "Withdraw the link to the seat of the Belgae", "Withdraw it")
    expect(seat(host, "Belgae")).to_contain_text("link withdrawn")
    expect(invitation(host, "Belgae")).to_have_count(0)
    assert_refused(invite(), old)

    host.open("Seats").get_by_role("button", name="Make a link to the seat of the Belgae").click()
    expect(invitation(host, "Belgae")).to_be_visible()


def test_a_player_makes_his_own_link_anew(host: Guest, invite: Invite) -> None:
    friend = taken_by(invite(), invitation(host, "Arverni").input_value())
    old = own_link(friend, "Arverni").input_value()
    press(friend, "Make your own link to the seat of the Arverni anew", "Make a new link")
    expect(own_link(friend, "Arverni")).not_to_have_value(old)

    assert_refused(invite(), old)


def test_the_link_for_spectators_is_made_anew_before_the_eyes_of_all(host: Guest, invite: Invite) -> None:
    friend = taken_by(invite(), invitation(host, "Arverni").input_value())
    shown = friend.page.get_by_label("Link for spectators", exact=True)
    old = shown.input_value()
    expect(friend.page.get_by_role("button", name="Make a new link for spectators")).to_have_count(0)
    press(host, "Make a new link for spectators", "Make a new link")

    expect(shown).not_to_have_value(old)
    assert_refused(invite(), old)


@pytest.mark.parametrize("key", ["abc%", "%", "%E0%A4", "", "short"])
def test_a_link_that_was_garbled_says_so(guest: Guest, key: str) -> None:
    """A percent sign that means nothing, a part that is missing."""
    if key == "short":
        with guest.refused(422):
            guest.go(f"/join#{key}")
            expect(guest.page.locator("#told.alert")).to_contain_text(BROKEN)
        return
    guest.go(f"/join#{key}")
    expect(guest.page.locator("#told.alert")).to_contain_text(BROKEN)


@pytest.mark.parametrize("path", ["/table/%", "/table/abc%25", "/table/%E0%A4%A"])
def test_a_garbled_address_of_a_table_says_so(guest: Guest, path: str) -> None:
    with guest.refused(404):
        guest.go(path)
        expect(guest.page.get_by_role("alert")).to_contain_text("There is")
    guest.troubles[:] = [each for each in guest.troubles if "404" not in each]


def test_without_cookies_nothing_is_taken_and_the_page_says_why(host: Guest, invite: Invite) -> None:
    link, friend = invitation(host, "Arverni").input_value(), invite()
    friend.page.route("**/api/v1/join?*", lambda route: route.fulfill(json=KNOWN_AGAIN))
    friend.go(link)
    expect(friend.page.locator("#told.alert")).to_contain_text("cookie")

    friend.page.unroute_all()
    expect(seat(taken_by(friend, link), "Arverni")).to_contain_text("you")


KNOWN_AGAIN = {"id": "x", "seats": [], "taken": False, "again": True}


def test_seats_and_their_questions_pass_the_check(invite: Invite) -> None:
    """For the host, with invitations, one taken and one withdrawn; for a friend who has just come; and a question."""
    host, friend = invite(**CALM), invite(**CALM)
    host.make_table(**WHO)
    link = invitation(host, "Arverni").input_value()
    assert_accessible(host, ".panels")
    taken_by(friend, link)
    expect(own_link(friend, "Arverni")).to_be_visible()
    assert_accessible(friend, ".panels")
    host.open("Seats").get_by_role("button", name="Withdraw the link to the seat of the Belgae").click()
    assert_accessible(host, "dialog[open]")
    host.page.get_by_role("button", name="Withdraw it").click()
    expect(seat(host, "Belgae")).to_contain_text("link withdrawn")
    assert_accessible(host, ".panels")
