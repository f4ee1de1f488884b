"""What has its room on the screen, in every game, at a desk and on a phone."""

from typing import Any

import pytest

from tests.web.browser import Guest
from tests.web.conftest import DESK, Invite
from tests.web.crowds import GAMES, Crowd
from tests.web.test_looks import PHONE

WIDE: dict[str, Any] = {"viewport": DESK}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["desk", "phone"])
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
SOME = 40  # answers
FAR = 3000  # pixels
LOOKS, MOST_LOOKS = 3, 20
SETTLED = 300  # milliseconds
FITS = "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth"


def crowded(guest: Guest, game: str, count: int = SOME) -> Crowd:
    """A table in the midst of play, with the guest at it."""
    crowd = Crowd(guest, game)
    crowd.play(count)
    crowd.sit()
    return crowd


# The page as a whole.


@SCREENS
@EVERY_GAME
def test_the_page_never_scrolls_as_a_whole(invite: Invite, game: str, screen: dict[str, Any]) -> None:
    """Whatever tab is open and whatever is under the wheel: parts of the page scroll, the page stays."""
    guest = invite(**screen)
    crowded(guest, game)
    assert_still(guest)
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        guest.page.get_by_role("tabpanel").wait_for()
        assert_still(guest)


def assert_still(guest: Guest) -> None:
    """Nothing moves the page, neither the wheel nor a script, and there is nothing beyond its edges."""
    for part in ("#tab-panel", "#question"):
        where = guest.page.locator(part)
        if where.is_visible():
            where.hover(position={"x": 5, "y": 5}, force=True)
            guest.page.mouse.wheel(0, FAR)
    assert guest.evaluate(f"(scrollTo({FAR}, {FAR}), [scrollX, scrollY])") == [0, 0]
    assert guest.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    guest.page.wait_for_function(FITS)  # as soon as what a tab shows has come


# The map of a page that followed the play.


@EVERY_GAME
def test_a_page_that_followed_the_play_shows_the_same_map_as_one_opened_anew(invite: Invite, game: str) -> None:
    """Counters stand in the same order, whether the view came in parts or as a whole."""
    live, fresh = (guest := invite()), Guest(guest.context, guest.home)
    crowd, compared = crowded(live, game, 1), 0
    for _ in range(LOOKS):
        crowd.play(SOME)
        keep_up(crowd)
        anew = Crowd(fresh, game, crowd.id)
        anew.sit()
        if asked(live) == asked(fresh):  # where both sides are asked, each page may show another
            assert_same(live, fresh)
            compared += 1
    assert compared


def asked(guest: Guest) -> str | None:
    """The side whose question a page shows, and through whose eyes it sees."""
    return guest.question.get_attribute("data-faction")


def keep_up(crowd: Crowd) -> None:
    """Hand the screen over whenever it must be, until the page shows the position as it is now."""
    page = crowd.guest.page
    now = page.locator(f'#question[data-version="{crowd.version}"], .curtain button').filter(visible=True)
    now.first.wait_for()
    while page.locator(".curtain").is_visible():
        crowd.draw_curtain()
        now.first.wait_for()


def assert_same(live: Guest, fresh: Guest) -> None:
    """When both have settled: what has just changed is lit for a while."""
    for _ in range(MOST_LOOKS):
        live.page.wait_for_timeout(SETTLED)
        if drawn(live) == drawn(fresh):
            return
    assert drawn(live) == drawn(fresh)


def drawn(guest: Guest) -> list[str]:
    """Whose each place is, what it says, and all that stands on it, in the order of the drawing."""
    seen: list[str] = guest.page.locator(".board").evaluate(DRAWN)
    return seen


DRAWN = """(board) => {
  const said = (each) => `${[...each.classList].join(" ")}: ${each.getAttribute("aria-label")}`;
  const places = [...board.querySelectorAll("[data-region], [data-area], [data-space], [data-province]")].map(said);
  return [...places, ...[...board.querySelectorAll(".in-region, .at-space")].map((each) => each.outerHTML)];
}"""
