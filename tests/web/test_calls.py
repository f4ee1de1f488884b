"""A call to one's turn, from the page that asks for it to the notification that shows it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.club.office import Office, link_in, post_office
from tests.server.club.receiver import Receiver, receiver
from tests.server.house import wait_for
from tests.server.serving import Server
from tests.web.browser import Guest, launched

AT_ONCE = "from alesia.server.club import ringing; ringing.ROUND, ringing.GRACE = 0.2, 0; "
# The push service of a browser is out of reach here: what subscribes is given one that stands on this machine.
SUBSCRIBED = """PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({{
    endpoint: "{target}", keys: {{ p256dh: "{p256dh}", auth: "{auth}" }} }}) }})"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data }) => ({ title, body, link: data.link }))"""


@pytest.fixture
def office() -> Iterator[Office]:
    with post_office() as found:
        yield found


@pytest.fixture
def phone() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def calling(tmp_path: Path, office: Office) -> Iterator[Server]:
    """A server that sends mail, and calls at once."""
    options = ("--unlimited", "--smtp", office.url, "--calls", "127.0.0.0/8")
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", options, AT_ONCE)
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def whole_chrome(chrome: Browser) -> Iterator[Browser]:
    """One that shows notifications."""
    browser = launched(chrome.browser_type, whole=True)
    yield browser
    browser.close()


def test_a_turn_is_told_by_push_and_by_mail(
    whole_chrome: Browser, calling: Server, office: Office, phone: Receiver
) -> None:
    """The browser shows what its push service delivers; the letter has the way to the question."""
    context = whole_chrome.new_context(permissions=["notifications"])
    anna = Guest(context, calling.url)
    bell = phone.subscription
    anna.page.add_init_script(SUBSCRIBED.format(**bell))
    anna.go("/")
    anna.page.locator(".me-button").click()
    anna.page.get_by_label("Your address").fill("anna@example.org")
    anna.page.get_by_role("button", name="Send me a link").click()
    expect(anna.page.get_by_text("A letter is on its way")).to_be_visible()  # and the browser is known by then
    anna.go(link_in(office.letter("anna@example.org")))
    expect(anna.page.get_by_role("status")).to_contain_text("Mail reaches you at anna@example.org")
    anna.go("/")
    anna.page.locator(".me-button").click()
    anna.page.get_by_role("button", name="Call me in this browser").click()
    expect(anna.page.locator(".bells li")).to_have_count(1)
    anna.page.get_by_role("button", name="Write to anna@example.org").click()
    expect(anna.page.locator(".bells li")).to_have_count(2)
    reply = context.request.post(
        f"{calling.url}/api/v1/tables", data={"game": "falling-sky", "seats": {}}, headers={"Origin": calling.url}
    )
    table = reply.json()["id"]
    wait_for(lambda: bool(phone.posted))
    read = phone.read(phone.posted[0])

    assert read["link"].endswith(f"/table/{table}#question")
    assert f"/table/{table}#question" in office.letter("anna@example.org", 1)
    deliver(anna, read)
    wait_for(lambda: anna.evaluate(SHOWN) == [read])
    assert len(phone.posted) == 1
    context.close()
    assert not anna.troubles, anna.troubles


def deliver(guest: Guest, message: object) -> None:
    """As the browser's own push service would wake its worker."""
    session = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    guest.page.wait_for_timeout(300)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": guest.home, "registrationId": found[0], "data": json.dumps(message)},
    )
