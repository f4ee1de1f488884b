"""What the signs of each game's map mean can be read beside it."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_following import ALONE

SIGNS = {"falling-sky": 21, "ariovistus": 27, "ariovistus-campaign": 27, "gallic-war": 12, "rome-vs-gaul": 10}


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


def test_signs_that_the_map_bears_are_told(guest: Guest) -> None:
    """The way to Rome, which is a letter; a block's steps as they are drawn."""
    guest.make_table("rome-vs-gaul", **ALONE["rome-vs-gaul"])
    expect(guest.page.locator(".board .rome-exit").first).to_have_text("R")
    guest.page.get_by_role("button", name="What the signs mean").click()
    row = guest.page.locator("dialog[open] .legend dl > div").filter(has_text="to Rome")
    expect(row.locator("dt")).to_have_text("R")
    guest.make_table("gallic-war", **ALONE["gallic-war"])
    guest.page.get_by_role("button", name="What the signs mean").click()
    row = guest.page.locator("dialog[open] .legend dl > div").first
    expect(row).to_contain_text("a dot for each step")
    expect(row.locator("circle.step")).to_have_count(4)
