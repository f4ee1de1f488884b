"""The pages in two languages: which one a guest gets, the switch and its memory, and two languages at one table."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from alesia.words.catalogue import languages
from tests.web.browser import Guest
from tests.web.conftest import Invite

FRENCH: dict[str, Any] = {"locale": "fr-FR"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
WHO = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
TABLES = [
    ("falling-sky", WHO),
    ("ariovistus", dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "me")),
    ("gallic-war", {"Roman": "me", "Barbarian": "nonplayer"}),
    ("rome-vs-gaul", {"Roman": "me", "Gallic": "random"}),
]
ENGLISH_LEFT = re.compile(r"\b(the|of|with|from|your|and|Romans|Aedui|Belgae|Warbands?|Allies|Legions?|Region)\b")


# Every text that the page has while it comes.
WATCH = """
window.seen = [];
const look = new MutationObserver(() => window.seen.push(document.body.innerText));
const all = { subtree: true, childList: true, characterData: true };
addEventListener("DOMContentLoaded", () => look.observe(document, all));
"""


def language(guest: Guest) -> str:
    return str(guest.evaluate("document.documentElement.lang"))


def title(guest: Guest) -> str:
    return guest.page.get_by_role("heading", level=1).inner_text()


def shown(guest: Guest) -> str:
    """All that can be read, and all that is spoken."""
    spoken = guest.page.locator("[aria-label], [title]").evaluate_all(
        "all => all.map((each) => `${each.getAttribute('aria-label') ?? ''}\\n${each.getAttribute('title') ?? ''}`)"
    )
    return "\n".join([guest.page.locator("body").inner_text(), *spoken])


@pytest.mark.parametrize(
    ("wished", "given"),
    [("fr-FR", "fr"), ("fr-CA,en;q=0.5", "fr"), ("de,en;q=0.7,fr;q=0.9", "fr"), ("de", "en"), ("en,fr;q=0.5", "en")],
)
def test_the_browser_s_wish_decides_where_nothing_is_chosen(invite: Invite, wished: str, given: str) -> None:
    guest = invite(extra_http_headers={"Accept-Language": wished})
    guest.go("/")

    assert language(guest) == given
    assert title(guest) == {"fr": "La guerre de César en Gaule, à votre table"}.get(
        given, "Caesar's war in Gaul, at your table"
    )


def test_the_switch_is_worked_by_keys_and_remembered(guest: Guest) -> None:
    guest.go("/")
    switch = guest.page.get_by_role("group", name="Language")
    expect(switch.get_by_role("button", name="EN")).to_have_attribute("aria-pressed", "true")
    switch.get_by_role("button", name="FR").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("group", name="Langue")).to_be_visible()
    expect(guest.page.get_by_role("button", name="FR")).to_have_attribute("aria-pressed", "true")

    guest.go("/new")
    assert (language(guest), title(guest)) == ("fr", "Nouvelle partie")
    guest.page.get_by_role("button", name="EN").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("New game")


def test_the_choice_outlives_its_cookie(guest: Guest) -> None:
    """What the browser keeps brings the cookie back."""
    guest.go("/")
    guest.page.get_by_role("button", name="FR").click()
    expect(guest.page.get_by_role("group", name="Langue")).to_be_visible()
    guest.context.clear_cookies(name="lang")
    guest.go("/new")

    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Nouvelle partie")
    assert [each["value"] for each in guest.context.cookies() if each["name"] == "lang"] == ["fr"]


def test_no_key_is_ever_shown_before_the_words_have_come(invite: Invite) -> None:
    guest = invite(**FRENCH)
    guest.page.add_init_script(WATCH)
    guest.make_table(**WHO)

    assert guest.evaluate("window.seen.length") > 0
    assert not guest.evaluate(r"window.seen.some((text) => /web\.\w|\[\[|undefined|NaN/.test(text))")


def test_two_guests_of_one_table_read_two_languages(invite: Invite) -> None:
    """Each move is told to each in their own, at once and from the beginning."""
    host, friend = invite(), invite(**FRENCH)
    host.make_table(Romans="me", Arverni="link", Aedui="me", Belgae="me")
    invitation = host.open("Seats").get_by_label("Link to the seat of the Arverni", exact=True).input_value()
    friend.go(invitation)
    friend.at_table()
    while host.question.get_attribute("data-faction") is None:
        friend.answer("pass")
    who = host.faction
    host.answer("pass")

    expect(host.page.locator(".log").get_by_text(f"The {who} Pass")).to_be_visible()
    french = {"Romans": "Romains", "Aedui": "Éduens", "Belgae": "Belges"}[who]
    expect(friend.page.locator(".log").get_by_text(f"Les {french} Passent")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "why", "yes"), [("en-GB", "Why?", "Yes|No"), ("fr-FR", "Pourquoi\u00a0?", "Oui|Non")]
)
def test_log_and_reasons_are_drawn_in_each_language(invite: Invite, locale: str, why: str, yes: str) -> None:
    """Sections with their cards, signs at the turns, names in colour, and the flowchart with its answers."""
    guest = invite(locale=locale)
    guest.make_table(**WHO)
    while guest.page.locator(".log-section").count() < 3:
        guest.answer("pass" if "pass" in guest.options() else guest.options()[0])
    log = guest.page.locator(".log")
    expect(log.locator(".log-card").nth(1)).to_contain_text(re.compile(r"\d+\s\w"))
    assert log.locator(".log-turn > .sign").count() > 1
    assert log.locator(".log-text .named.arverni, .log-text .named.aedui, .log-text .named.belgae").count() > 1
    log.get_by_role("button", name=why, exact=True).first.click()
    flow = guest.thought.locator(".flow")
    expect(flow.locator(".flow-box").first).to_be_visible()
    expect(flow.locator(".flow-answer").first).to_have_text(re.compile(yes))


def test_dice_are_drawn_in_each_language(invite: Invite) -> None:
    """A line of the log with a roll has its die, whatever its words."""
    drawn = [dice_of(invite(locale=locale)) for locale in ("en-GB", "fr-FR")]

    assert all(count > 0 for count in drawn)


def dice_of(guest: Guest) -> int:
    """In the block game dice are rolled soon: battles, winters."""
    body = {"game": "gallic-war", "seats": {"Roman": "random", "Barbarian": "random"}}
    reply = guest.context.request.post(f"{guest.home}/api/v1/tables", data=body, headers={"Origin": guest.home})
    guest.go(f"/table/{reply.json()['id']}")
    expect(guest.page.locator(".log .die").first).to_be_attached()
    return guest.page.locator(".log .die").count()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_english_is_left_on_a_french_page_and_nothing_is_cut(invite: Invite, size: dict[str, Any]) -> None:
    guest = invite(**FRENCH, **size)
    for path in ("/", "/new"):
        guest.go(path)
        expect(guest.page.locator(".game-list, .games, form").first).to_be_visible()
        assert not ENGLISH_LEFT.findall(shown(guest)), path
        assert not guest.scrolls_sideways()
    guest.make_table(**WHO)
    guest.wait_for_question()
    docked = guest.page.locator(".log-dock .log").count()
    for tab in ("game", "forces", "chart", "seats") if docked else ("game", "forces", "log", "chart", "seats"):
        guest.page.locator(f"#tab-{tab}").click()
        expect(guest.page.locator(f".panel-{tab}")).not_to_be_empty()
        assert not [line for line in shown(guest).splitlines() if ENGLISH_LEFT.search(line)], tab
        assert not guest.scrolls_sideways()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_french_pages_are_open_to_all(invite: Invite, size: dict[str, Any]) -> None:
    guest = invite(**FRENCH, **size)
    guest.go("/new")
    expect(guest.page.locator("form")).to_be_visible()
    assert not Axe().run(guest.page).response["violations"]
    guest.make_table(**WHO)
    assert not Axe().run(guest.page).response["violations"]


# Pairs of names on the map that lie over one another, and names that stand out of it; a name without room is not shown.
CROWDED = """
() => {
  const NAMES = ".region-name, .tribe-name, .area-name, .town-name, .space-name, .province-name, .badge-ground";
  const map = document.querySelector(".map svg, svg.map").getBoundingClientRect();
  const labels = [...document.querySelectorAll(NAMES)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() })).filter(({ box }) => box.width);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const out = ({ box }) => box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom;
  const crowded = labels.flatMap((one, k) => labels.slice(k + 1).filter((two) => over(one.box, two.box))
    .map((two) => `${one.words} / ${two.words}`));
  const paper = document.querySelector(".key-ground")?.getBoundingClientRect();
  const spilt = [...document.querySelectorAll(".key-words")]
    .filter((each) => each.getBoundingClientRect().right > paper.right - 3)
    .map((each) => each.textContent);
  return { names: labels.length, crowded, out: [...labels.filter(out).map(({ words }) => words), ...spilt] };
}
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_names_have_room_on_the_map(invite: Invite, language: str, game: str, seats: dict[str, str]) -> None:
    """No name of a place lies over another or over a number, or stands out of the map, nor the words of its key out of
    their box, in whatever language."""
    guest = invite(extra_http_headers={"Accept-Language": language}, viewport={"width": 1600, "height": 1200})
    body = {"game": game, "seats": seats}
    reply = guest.context.request.post(f"{guest.home}/api/v1/tables", data=body, headers={"Origin": guest.home})
    guest.go(f"/table/{reply.json()['id']}")
    guest.wait_for_question()
    expect(guest.page.locator(".region-name, .area-name, .space-name").last).to_be_attached()
    found = guest.evaluate(CROWDED)

    assert found["names"] > 25
    assert (found["crowded"], found["out"]) == ([], [])


# What of the header and the tabs stands out of the window.
SPILT = """
() => [...document.querySelectorAll(".strip > *, .tab")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5).map((each) => each.innerText)
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_header_and_tabs_have_room_on_a_phone(invite: Invite, language: str, game: str, seats: dict[str, str]) -> None:
    """All figures and all tabs are within the window, in whatever language."""
    guest = invite(extra_http_headers={"Accept-Language": language}, **PHONE)
    guest.make_table(game, **seats)
    guest.wait_for_question()
    expect(guest.page.locator(".strip > *").last).to_be_visible()

    assert guest.evaluate(SPILT) == []
