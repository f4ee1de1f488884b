"""What the signs of each game's map mean can be read beside it."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_following import ALONE

LEAST_CONTRAST = 3
SIGNS = {"falling-sky": 25, "ariovistus": 31, "ariovistus-campaign": 31, "gallic-war": 16, "rome-vs-gaul": 13}


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_razed_city_stands_out(invite: Invite, scheme: str) -> None:
    """Its rubble from its walls, and these from the ground of the map, by day and by night."""
    guest = invite(color_scheme=scheme)
    guest.make_table(**ALONE["falling-sky"])
    guest.page.get_by_role("button", name="What the signs mean").click()
    expect(guest.page.locator("dialog[open] .razed .cross")).to_be_visible()
    rubble, walls, edge, ground = guest.evaluate(RAZED)
    assert contrast(rubble, walls) > LEAST_CONTRAST
    assert max(contrast(walls, ground), contrast(edge, ground)) > LEAST_CONTRAST


def contrast(one: list[int], other: list[int]) -> float:
    """As the accessibility guidelines measure it."""
    lighter, darker = sorted((brightness(one), brightness(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def brightness(colour: list[int]) -> float:
    parts = [each / 255 for each in colour]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# The colours of a razed City: its rubble, its walls, their edge, and the slot in which it stands.
RAZED = """() => {
  const look = (what) => getComputedStyle(document.querySelector(what));
  const colour = (what, part) => look(what)[part].match(/\\d+/g).slice(0, 3).map(Number);
  return [colour(".razed .cross", "stroke"), colour(".razed .ruin", "fill"), colour(".razed .ruin", "stroke"),
    colour(".board .tribe .slot", "fill")];
}"""
