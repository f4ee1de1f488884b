"""A page that followed the play and one that is opened anew show the same map, in every game."""

import pytest

from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.crowds import GAMES, Crowd

SOME = 25  # answers
LOOKS, MOST_LOOKS = 3, 20
SETTLED = 300  # milliseconds


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_followed_the_play_shows_the_same_map_as_one_opened_anew(invite: Invite, game: str) -> None:
    """Counters stand in the same order, whether the view came in parts or as a whole."""
    live, fresh = (guest := invite()), Guest(guest.context, guest.home)
    crowd, compared = Crowd(live, game), 0
    crowd.sit()
    for _ in range(LOOKS):
        crowd.play(SOME)
        keep_up(crowd)
        anew = Crowd(fresh, game, crowd.id)
        anew.sit()
        if asked(live) == asked(fresh):  # where both sides are asked, each page may show another
            assert_same(live, fresh)
            compared += 1
        fresh.go("about:blank")  # so that one page follows the play, and not two
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
