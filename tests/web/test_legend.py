"""What the signs of each game's map mean can be read beside it."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_following import ALONE

SIGNS = {"falling-sky": 20, "ariovistus": 26, "ariovistus-campaign": 26, "gallic-war": 11, "rome-vs-gaul": 7}


@pytest.mark.parametrize("game", ALONE)
def test_every_map_has_a_legend(guest: Guest, game: str) -> None:
    """A picture and words for each sign."""
    guest.make_table(game, **ALONE[game])
    guest.page.get_by_role("button", name="What the signs mean").click()
    rows = guest.page.locator("dialog[open] .legend dl > div")
    expect(rows).to_have_count(SIGNS[game])
    pictures = rows.locator("dt").evaluate_all("all => all.every((each) => each.querySelector('svg, b, span'))")
    assert pictures
    assert all(words.strip() for words in rows.locator("dd").all_inner_texts())


def test_the_legend_in_french(invite: Invite) -> None:
    guest = invite(locale="fr-FR")
    guest.make_table(**ALONE["falling-sky"])
    guest.page.get_by_role("button", name="Ce que disent les signes").click()
    expect(guest.page.locator("dialog[open] .legend")).to_contain_text("Tribu Dispersée")
