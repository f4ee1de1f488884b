"""One server and one browser for the tests of this folder in each process; every guest has cookies of their own."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server, running
from tests.web.browser import Guest, launched

SEED = 58
DESK = {"width": 1400, "height": 900}
LIVELY = {"reduced_motion": "no-preference"}  # for a test in which things shall move
# Whoever comes wants nothing to move: to draw dashes that march without end takes a fifth of the time.
USUAL: dict[str, Any] = {"viewport": DESK, "color_scheme": "light", "reduced_motion": "reduce"}


class Invite(Protocol):
    def __call__(self, **settings: Any) -> Guest: ...


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("web"), seed=SEED) as server:
        yield server


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """Not for the whole session: while it runs, an event loop runs in this thread, which other tests may want."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def invite(chrome: Browser, server: Server) -> Iterator[Invite]:
    """Make a guest (settings as of a browser's context). At the end, nothing may have gone wrong in anybody's page."""
    guests: list[Guest] = []

    def come(**settings: Any) -> Guest:
        context = chrome.new_context(**{**USUAL, **settings})
        guests.append(Guest(context, server.url))
        return guests[-1]

    yield come
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.page.unroute_all(behavior="ignoreErrors")  # a reply may still be on its way
        guest.context.close()
    assert not troubles, troubles


@pytest.fixture
def guest(invite: Invite) -> Guest:
    """One person at a desk."""
    return invite()
