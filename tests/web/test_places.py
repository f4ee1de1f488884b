"""What can be chosen can be clicked on the map, under the name that it has there; what was chosen is marked."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import alesia
from alesia.kernel.word import chosen_before
from tests.server.serving import Server, mine
from tests.web.browser import PATIENCE, Guest
from tests.web.conftest import Invite
from tests.web.crowds import GAMES, Crowd, seated
from tests.web.test_looks import PHONE
from tests.web.test_measures import CALM, READABLE, crowded

PLACES = ("region", "tribe", "area", "unit", "space", "province")
QUESTIONS = 14  # looked at in each game


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_is_offered_can_be_clicked(invite: Invite, server: Server, game: str) -> None:
    """Regions, Tribes, areas, blocks, spaces, Provinces; and what is said there says the name of the option."""
    guest = invite(**CALM)
    table = crowded(guest, server, game)
    table.sit()
    for _ in range(QUESTIONS):
        [asked, *_] = mine(table.seen)
        expect(guest.question).to_have_attribute("data-version", str(table.version))
        guest.wait_for_question()
        options = [each for each in asked["options"] if each["kind"] in PLACES and is_drawn(guest, each)]
        open_places = set(guest.open_places())
        assert [each["option"] for each in options if place(each) not in open_places] == [], asked["key"]
        assert [each["name"] for each in options if each["name"] not in spoken(guest, each)] == [], asked["key"]
        table.play(1)
        table.draw_curtain()


def place(option: Any) -> str:
    return f"{option['kind']} {option['noun']}"


def at(guest: Guest, option: Any) -> Any:
    return guest.page.locator(f'.board [data-{option["kind"]}="{option["noun"]}"]')


def is_drawn(guest: Guest, option: Any) -> bool:
    """A block may be off the map."""
    return bool(at(guest, option).count())


def spoken(guest: Guest, option: Any) -> str:
    return at(guest, option).first.get_attribute("aria-label") or ""


RALLIED = ("command Rally", "select Sequani", "select Veneti")


def test_regions_that_were_selected_are_marked(guest: Guest, server: Server) -> None:
    """On the map and in words, until the Command is over."""
    table = alesia.new("falling-sky", scenario="great-revolt", seed=7)
    for answer in RALLIED:
        table.answer(answer)
    guest.sit(seated(guest, server, table.record))
    expect(guest.page.locator(".board .outline.chosen")).to_have_count(2)
    expect(guest.question.locator(".chosen")).to_have_text("Already chosen: Veneti and Sequani")
    guest.page.reload()
    expect(guest.page.locator(".board .outline.chosen")).to_have_count(2)


def test_groups_that_were_named_are_marked(guest: Guest, server: Server) -> None:
    """While others are named, and while one of them moves."""
    table = named_twice()
    assert table.ask is not None
    Crowd(guest, "gallic-war", seated(guest, server, table.record)).sit()
    chosen = guest.page.locator(".board .outline.chosen")
    expect(chosen).to_have_count(2)
    while guest.button("done").count():
        guest.answer("done")
        guest.wait_for_question()
        if guest.page.locator("#prompt", has_text="Where do units from").count():
            expect(chosen).to_have_count(1)
            return
    raise AssertionError("nobody moves")


def named_twice() -> alesia.Table:
    """Two groups are named, and a third may be."""
    for seed in range(100):
        table = alesia.new("gallic-war", seed=seed)
        while table.ask is not None and table.decisions < 200:
            options = [str(option) for option in table.ask.options]
            if table.ask.key == "group" and len(chosen_before(table.ask.about)) == 2:
                return table
            wanted = [each for each in options if each.split()[0] in ("movement", "area")]
            table.answer(next(iter(wanted), options[0]), table.ask.who)
    raise AssertionError("no groups")


@pytest.mark.parametrize("game", ["falling-sky", "ariovistus"])
def test_on_a_phone_tribes_that_are_asked_for_have_names_to_read(invite: Invite, server: Server, game: str) -> None:
    """From afar, without a tap, beside their slots; the others wait until the map is looked at closer."""
    guest, table = invite(**CALM, **PHONE), choice_of_tribes(game)
    assert table.ask is not None
    Crowd(guest, game, seated(guest, server, table.record)).sit()
    expect(guest.page.locator(".board .map.far")).to_be_visible()
    # The map is fitted anew as soon as the question stands below it.
    fitted = f"() => Math.min(...({TRIBE_NAMES})().map(([, size]) => size)) >= {READABLE}"
    guest.page.wait_for_function(fitted, timeout=PATIENCE)
    names = dict(guest.evaluate(TRIBE_NAMES))
    assert set(names) == {str(option.noun) for option in table.ask.options if option.verb == "tribe"}
    assert min(names.values()) >= READABLE
    assert guest.evaluate(OVER_EACH_OTHER) == []


def choice_of_tribes(game: str) -> alesia.Table:
    """Somebody is asked for one of several."""
    for seed in range(60):
        table, random = alesia.new(game, seed=seed), Random(seed)
        while table.ask is not None and table.decisions < 200:
            if sum(option.verb == "tribe" for option in table.ask.options) > 2:
                return table
            table.answer(random.choice(table.ask.options), table.ask.who)
    raise AssertionError("no Tribes")


# The Tribes whose names are seen, and how large these are drawn.
TRIBE_NAMES = """() => [...document.querySelectorAll(".board .tribe-name")].filter((each) => each.checkVisibility())
  .map((each) => [each.closest("[data-tribe]").dataset.tribe,
    parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a])"""

# Names and slots of Tribes that are asked for, of which one hides another.
OVER_EACH_OTHER = """() => {
  const all = [...document.querySelectorAll(".board .tribe.open :is(.tribe-name, .slot)")];
  const boxes = all.map((each) => [each.textContent || each.parentNode.dataset.tribe, each.getBoundingClientRect()]);
  const isOver = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const before = (k, box) => boxes.slice(0, k).filter(([, other]) => isOver(box, other));
  return boxes.flatMap(([name, box], k) => before(k, box).map(([other]) => [name, other]));
}"""
