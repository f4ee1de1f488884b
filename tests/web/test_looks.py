"""A page for everybody: on a phone, by keyboard alone, enlarged, in light and dark, and for those who do not see it."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from alesia.games.falling_sky.components import ALL_REGIONS
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_following import ALONE as FOLLOWED

ALL_MINE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
ALONE = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ENLARGED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}  # 1280 by 800 at 200 %
TABS = ("Game", "Forces", "Log", "Chart", "Seats")
MOST_TABS = 60  # so often the Tab key is pressed at most


# On a phone.


def test_on_a_phone_a_game_is_begun_and_played_by_tapping(invite: Invite) -> None:
    """Buttons and the map answer to a finger, and nothing is wider than the screen."""
    phone = invite(**PHONE)
    begin_by_tapping(phone)
    phone.wait_for("Romans")
    with phone.moves():
        phone.button("command Recruit").tap()
    assert_fits(phone)
    phone.page.touchscreen.tap(*phone.spot("region Provincia"))
    with phone.moves():
        phone.page.locator(".place-menu button").first.tap()
    with phone.moves():
        phone.button("number 4").tap()
    assert phone.strength("Provincia", "Romans") == 10
    for tab in TABS:
        phone.page.get_by_role("tab", name=tab).tap()
        assert_fits(phone)


def begin_by_tapping(phone: Guest) -> None:
    phone.go("/")
    assert_fits(phone)
    phone.page.get_by_role("link", name="New game").tap()
    phone.page.get_by_role("button", name="Hot seat").tap()
    assert_fits(phone)
    phone.page.get_by_role("button", name="Begin").tap()
    phone.at_table()


@pytest.mark.parametrize("game", FOLLOWED)
def test_on_a_phone_the_tools_of_the_map_hide_nothing_on_it(invite: Invite, game: str) -> None:
    """They lie beside it: neither Britannia nor Aquitania is under them."""
    phone = invite(**PHONE)
    phone.make_table(game, **FOLLOWED[game])
    tools, board = (phone.page.locator(part).bounding_box() for part in (".board-tools", ".board-map > svg"))
    assert tools
    assert board
    assert tools["x"] + tools["width"] <= board["x"] + 1
    assert_fits(phone)


@pytest.mark.parametrize("game", FOLLOWED)
def test_on_a_phone_the_title_has_two_lines_at_most(invite: Invite, game: str) -> None:
    phone = invite(**PHONE)
    phone.make_table(game, **FOLLOWED[game])
    title = phone.page.locator(".table-head h1")
    lines = title.evaluate("each => each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight)")
    assert lines < 2.5


def test_on_a_phone_the_question_is_always_in_reach_and_can_be_folded(invite: Invite) -> None:
    """It stays at the bottom of the screen, and makes room for a panel that is opened."""
    phone = invite(**PHONE)
    phone.make_table(**ALL_MINE)
    phone.wait_for_question()
    expect(phone.page.locator("#prompt")).to_be_in_viewport(ratio=1)
    high = height(phone.question)
    phone.page.get_by_role("tab", name="Seats").tap()
    expect(phone.page.get_by_role("tabpanel", name="Seats")).to_be_in_viewport(ratio=1)
    expect(phone.page.locator("#prompt")).to_be_in_viewport(ratio=1)
    assert height(phone.question) < high
    phone.page.get_by_role("button", name="Unfold the question").tap()
    expect(phone.page.get_by_role("button", name="Fold the question", exact=True)).to_be_visible()
    assert height(phone.question) == high


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["height"]


# Enlarged.


def test_at_twice_the_size_nothing_is_cut_off(invite: Invite) -> None:
    """At 200 % the page reflows: it scrolls downwards only, and every control lies within it."""
    guest = invite(**ENLARGED)
    for path in ("/", "/new", "/join"):
        guest.go(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        assert_fits(guest)
    guest.make_table(**ALL_MINE)
    guest.wait_for("Romans")
    guest.answer("command Recruit")
    for tab in TABS:
        guest.open(tab)
        assert_fits(guest)
    for fold in guest.question.locator("details:not([open]) > summary").all():
        fold.click()
    for button in guest.question.locator("[data-option]").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.95)


def assert_fits(guest: Guest) -> None:
    """The page is not wider than its window, and no control or heading sticks out of it."""
    assert not guest.scrolls_sideways()
    assert guest.evaluate(STICKS_OUT) == []


# Controls and headings that are cut at the side, unless they can be scrolled to, or are for listeners only.
STICKS_OUT = """() => {
  const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX);
  const scrolled = (each) => each && (scrolls(each) || scrolled(each.parentElement));
  const shown = (each) => each.checkVisibility() && !each.closest(".visually-hidden, .board-map");
  const cut = ({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1);
  return [...document.querySelectorAll("a, button, input, select, summary, h1, h2, h3, p, li, td")]
    .filter((each) => shown(each) && cut(each.getBoundingClientRect()) && !scrolled(each.parentElement))
    .map((each) => each.outerHTML.slice(0, 200));
}"""


# By keyboard alone.


def test_by_keyboard_alone_a_game_is_begun_and_played(guest: Guest) -> None:
    """Tab and Enter lead from the first page to the table; there keys answer, and the focus is never lost."""
    keys = guest.page.keyboard
    guest.go("/")
    tab_to(guest, guest.page.get_by_role("link", name="New game"))
    keys.press("Enter")
    tab_to(guest, guest.page.get_by_role("button", name="Hot seat"))
    keys.press("Space")
    tab_to(guest, guest.page.get_by_role("button", name="Begin"))
    keys.press("Enter")
    guest.at_table()

    while guest.faction != "Romans":
        press(guest, key_of(guest, "pass"))
    tab_to(guest, guest.button("command Recruit"))
    press(guest, "Enter")
    press(guest, key_of(guest, "recruit Provincia"))
    press(guest, "4")
    assert guest.strength("Provincia", "Romans") == 10
    press(guest, "u")
    assert guest.strength("Provincia", "Romans") == 6


def test_by_keyboard_alone_places_are_picked_on_the_map(guest: Guest) -> None:
    """Tab goes from place to place, Enter picks; the arrows move a map that is seen from near."""
    guest.make_table(**ALL_MINE)
    guest.wait_for("Romans")
    press(guest, key_of(guest, "command Recruit"))
    tab_to(guest, guest.region("Provincia"))
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".place-menu button").first).to_be_focused()
    press(guest, "Enter")
    press(guest, "1")
    assert guest.strength("Provincia", "Romans") == 7
    tab_to(guest, guest.region("Mandubii"))
    pictures = [guest.page.locator(".board svg").get_attribute("viewBox")]
    for key in ("+", "ArrowLeft", "0"):
        guest.page.keyboard.press(key)
        pictures.append(guest.page.locator(".board svg").get_attribute("viewBox"))
    assert len(set(pictures[:3])) == 3
    assert pictures[3] == pictures[0]


def test_against_nonplayers_the_focus_waits_for_the_next_question(guest: Guest) -> None:
    """While they think, and when they have done, the focus is in the question's box."""
    guest.make_table(**ALONE)
    for _ in range(4):
        press(guest, key_of(guest, "pass" if "pass" in guest.options() else guest.options()[0]))
        guest.wait_for_question()
        assert guest.evaluate("document.activeElement.closest('#question') !== null")


def tab_to(guest: Guest, part: Locator) -> None:
    """Press Tab until this part of the page has the focus."""
    expect(part).to_be_attached()
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if part.evaluate("each => each === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")


def key_of(guest: Guest, option: str) -> str:
    """The key that the button shows."""
    guest.wait_for_question()
    return guest.button(option).get_attribute("aria-keyshortcuts") or ""


def press(guest: Guest, key: str) -> None:
    """Answer by a key; the focus is never lost."""
    guest.wait_for_question()
    with guest.moves():
        guest.page.keyboard.press(key)
    assert guest.focused() != "BODY"


# Light and dark.


def brightness(guest: Guest) -> float:
    """Of the ground of the page: 0 is black, 1 white."""
    painted: str = guest.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = (float(each) for each in re.findall(r"[\d.]+", painted)[:3])
    return (red + green + blue) / 3 / 255


@pytest.mark.parametrize("path", ["/", "table"])
def test_the_page_is_light_or_dark_as_the_system_says(invite: Invite, path: str) -> None:
    light, dark = invite(color_scheme="light"), invite(color_scheme="dark")
    for guest in (light, dark):
        guest.make_table(**ALL_MINE) if path == "table" else guest.go(path)
    assert brightness(light) > 0.8
    assert brightness(dark) < 0.25
    light.page.emulate_media(color_scheme="dark")
    expect(light.page.get_by_role("button", name="Use light colours")).to_be_visible()
    assert brightness(light) < 0.25


def test_the_switch_to_dark_is_kept_after_a_reload_and_on_other_pages(guest: Guest) -> None:
    guest.make_table(**ALL_MINE)
    guest.page.get_by_role("button", name="Use dark colours").click()
    assert brightness(guest) < 0.25
    guest.page.reload()
    guest.at_table()
    assert brightness(guest) < 0.25
    guest.go("/")
    guest.page.get_by_role("button", name="Use light colours").click()
    assert brightness(guest) > 0.8


# For those who do not see it.


def test_every_region_on_the_map_has_a_readable_name(guest: Guest) -> None:
    """In the tree that screen readers read: its name, who controls it, what stands there, and what can be done."""
    guest.make_table(**ALL_MINE)
    guest.wait_for("Romans")
    guest.answer("command Recruit")
    tree = guest.page.locator(".board").aria_snapshot()
    for name in {region.name for region in ALL_REGIONS} - {"Cisalpina"}:  # which lies out of play in this scenario
        assert re.search(rf'(img|button) "{name}[,:] .*Control, Control Value', tree), name
    assert re.search(r'button "Provincia: Recruit in Provincia\. .*Romans: Caesar, 6 hidden Auxilia, Fort', tree)


def test_news_and_questions_are_said_aloud(guest: Guest) -> None:
    """What happened and what is asked next stand in a live region."""
    guest.make_table(**ALL_MINE)
    first = guest.faction
    guest.answer("pass")
    live = guest.page.locator("[role=status][aria-live=polite]")
    expect(live).to_contain_text(f"The {first} Pass")
    expect(live).to_contain_text(f"{guest.faction}: The {guest.faction} may act.")


def assert_accessible(guest: Guest, part: str = "html") -> None:
    """The automated check finds nothing on the page, or in a part of it; the colours are measured in the dark, too."""
    expect(guest.page.locator(part).first).to_be_visible()
    for scheme, options in (("dark", COLOURS), ("light", ALL)):
        guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # when nothing moves any more
        found = Axe().run(guest.page, part, options)
        assert found.violations_count == 0, f"{guest.page.url}, {part}, {scheme}: {found.generate_report()}"


ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": ["color-contrast"]}
CALM = {"reduced_motion": "reduce"}
SMALL = {**CALM, **PHONE}
LOOKS = pytest.mark.parametrize("look", [CALM, SMALL], ids=["desk", "phone"])


@LOOKS
def test_the_pages_before_the_table_pass_the_check(invite: Invite, look: dict[str, Any]) -> None:
    """First page with and without games, set-up with all its options, and the page of a link that is wrong."""
    guest = invite(**look)
    guest.go("/")
    expect(guest.page.get_by_role("heading", name="My games")).to_be_visible()
    assert_accessible(guest)
    guest.make_table(**ALL_MINE)
    guest.go("/")
    expect(guest.page.get_by_text("Your turn")).to_be_visible()
    assert_accessible(guest)
    guest.go("/new")
    guest.page.get_by_text("Options").click()
    assert_accessible(guest)
    with guest.refused(404):
        guest.go("/join#" + "x" * 32)
        expect(guest.page.locator("#told.alert")).to_be_visible()
    assert_accessible(guest)


@LOOKS
def test_the_table_passes_the_check(invite: Invite, look: dict[str, Any]) -> None:
    """With every panel, with a dialog open, and while the past is shown."""
    guest = invite(**look)
    guest.make_table(**ALONE)
    answer_until_explained(guest)
    assert_accessible(guest)
    for tab in TABS if look is not SMALL else ():  # whose panels are the same on a phone
        guest.open(tab)
        assert_accessible(guest, ".panels")
    for opener in dialog_openers(guest):
        opener.click()
        opened = "dialog[open], .thought-panel"
        expect(guest.page.locator(opened).locator(".dialog-body p, .flow-box, dl").first).to_be_visible()
        assert_accessible(guest, opened)
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("slider", name="Answer").press("Home")
    expect(guest.page.get_by_role("button", name="Back to now")).to_be_visible()
    assert_accessible(guest)


def answer_until_explained(guest: Guest) -> None:
    """Until a Non-player has done something."""
    why = guest.open("Log").get_by_role("button", name="Why?").first
    guest.wait_for_question()
    while not why.is_visible():
        guest.answer("pass" if "pass" in guest.options() else guest.options()[0])
        guest.wait_for_question()


def dialog_openers(guest: Guest) -> list[Locator]:
    """What opens a rule, the help, and the thoughts of a Non-player."""
    return [
        guest.question.get_by_role("button", name="Read rule"),
        guest.page.get_by_role("button", name="Keys and help"),
        guest.open("Log").get_by_role("button", name="Why?").last,
    ]
