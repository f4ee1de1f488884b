"""Passkeys in a real browser, with an authenticator that the browser itself pretends to have."""

import re

from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(guest: Guest) -> Guest:
    """A browser on a device that can sign; passkeys need a name, so the house is called by its own."""
    guest.home = re.sub(r"//[\d.]+:", "//localhost:", guest.home)
    line = guest.context.new_cdp_session(guest.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return guest


def test_an_account_is_opened_again_by_a_passkey(invite: Invite) -> None:
    """Who has made one and is forgotten by the house comes back by it, to his seats."""
    anna = with_device(invite())
    anna.make_table(Romans="me", Aedui="me", Arverni="me", Belgae="me")
    anna.go("/")
    anna.page.locator(".me-button").click()
    anna.page.get_by_role("button", name="Make a passkey").click()
    expect(anna.page.get_by_text("You have 1 passkey.")).to_be_visible()
    anna.context.clear_cookies()
    anna.go("/")
    expect(anna.page.locator(".game-link")).to_have_count(0)
    anna.page.locator(".me-button").click()
    anna.page.get_by_role("link", name="Come in by a passkey").click()
    anna.page.get_by_role("button", name="Come in by a passkey").click()
    expect(anna.page.locator(".game-link")).to_have_count(1)


def test_where_passkeys_cannot_be_a_sentence_says_so(invite: Invite) -> None:
    """Under a number a browser makes none, and the page tells why; in French, too."""
    anna = invite(locale="fr-FR")
    anna.context.new_cdp_session(anna.page).send("WebAuthn.enable")
    anna.go("/")
    anna.page.locator(".me-button").click()
    anna.page.get_by_role("button", name="Créer une clé d’accès").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("Les clés d’accès ne fonctionnent que si")
