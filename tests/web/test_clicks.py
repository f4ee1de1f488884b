"""Clicks in the browser, counted where they fall: at most half as many as there were."""

import pytest

from tests.server.serving import Server
from tests.table.errands import ERRANDS, Click
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.crowds import seated

COUNT = "globalThis.clicks = 0; addEventListener('click', (event) => { clicks += event.isTrusted; }, true);"


@pytest.mark.parametrize("name", ERRANDS)
def test_an_errand_takes_half_as_many_clicks(invite: Invite, server: Server, name: str) -> None:
    """All seats are played here; the game of the page is the one that was meant."""
    errand = ERRANDS[name]
    table = errand.begin()
    guest = invite(reduced_motion="reduce")
    guest.page.add_init_script(COUNT)
    guest.sit(seated(guest, server, table.record))
    for click in errand.clicks(table):
        give(guest, click)
        click.given(table)

    assert 0 < 2 * guest.evaluate("clicks") <= errand.before
    assert guest.version == str(table.decisions)


def give(guest: Guest, click: Click) -> None:
    guest.wait_for_question()
    if click.sweep:
        guest.answer_at_once(click.sweep, None if click.alone else click.option)
    elif click.times > 1:
        guest.answer_at_once(click.times, click.option)
    else:
        guest.answer(click.option)
