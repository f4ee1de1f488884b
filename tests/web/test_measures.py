"""Crowded tables of every game, measured: what must be read is large enough, no control lies under another."""

from functools import cache
from random import Random
from typing import Any

import pytest

import alesia
from alesia.kernel.record import Record
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import DESK, Invite
from tests.web.crowds import GAMES, Crowd, seated
from tests.web.test_looks import PHONE, assert_accessible, press

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
CALM = {"reduced_motion": "reduce"}
SEEDS = {"falling-sky": 3, "ariovistus": 4, "ariovistus-campaign": 4, "gallic-war": 6, "rome-vs-gaul": 2}
MANY = {"falling-sky": 420, "ariovistus": 300, "ariovistus-campaign": 300, "gallic-war": 420, "rome-vs-gaul": 120}
READABLE = 11  # pixels
FAR = 3000
A_TURN, MOST_KEYS = 6, 80  # answers
TAPS = 4
MOST_HIDDEN = 15  # per cent of a name


@cache
def played(game: str, answers: int = 0) -> Record:
    """A game that has come so far by chance, or by so many answers; one that ended before is begun anew."""
    for seed in range(SEEDS[game], 50):
        table, random = alesia.new(game, seed=seed), Random(seed)
        while table.ask is not None and table.decisions < (answers or MANY[game]):
            table.answer(random.choice(table.ask.options), table.ask.who)
        if table.ask is not None:
            return table.record
    raise AssertionError("every game was over")


def crowded(guest: Guest, server: Server, game: str) -> Crowd:
    """The table of such a game; the guest has all seats."""
    return Crowd(guest, game, seated(guest, server, played(game)))


@EVERY_GAME
def test_a_crowded_table_can_be_read_and_used(invite: Invite, server: Server, game: str) -> None:
    """At a desk all text has 11 pixels; there and on a phone, light and dark, controls lie apart, titles are whole and
    the page stays."""
    host = invite(**CALM, viewport=DESK)
    table = crowded(host, server, game).id
    known = host.context.storage_state()
    for screen in ({"viewport": DESK}, PHONE):
        guest = invite(**CALM, **screen, storage_state=known)
        Crowd(guest, game, table).sit()
        for scheme in ("light", "dark"):
            guest.page.emulate_media(color_scheme=scheme)
            assert_measures(guest, is_desk=screen is not PHONE)
        assert_still_whatever_is_open(guest)
        if screen is not PHONE:
            assert_accessible(guest)
        else:
            assert_readable_from_near(guest)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "rome-vs-gaul"])  # whose names make room
def test_pieces_hide_no_name_and_no_slot(invite: Invite, server: Server, game: str, locale: str) -> None:
    """Where a stack would lie over one, it is laid beside it: at the start, and when it is crowded."""
    guest = invite(**CALM, locale=locale)
    for record in (alesia.new(game, seed=1).record, played(game)):
        Crowd(guest, game, seated(guest, server, record)).sit()
        guest.page.wait_for_timeout(300)
        assert guest.evaluate(f"({COVERED})({MOST_HIDDEN})") == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["falling-sky", "ariovistus", "gallic-war"])
def test_on_a_phone_no_name_is_covered(invite: Invite, server: Server, game: str, locale: str) -> None:
    """Neither pieces nor plates, slots, signs or other names lie over a name, nor pieces over one another, a slot or a
    plate, when all of a crowded map is seen from afar."""
    phone = invite(**CALM, **PHONE, locale=locale)
    for answers in (60, 120, 200, 260, MANY[game]):
        Crowd(phone, game, seated(phone, server, played(game, answers))).sit()
        phone.page.wait_for_timeout(300)
        assert phone.evaluate(UPON) == [], answers


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
def test_names_of_spaces_make_room(invite: Invite, server: Server, screen: dict[str, Any]) -> None:
    """Rome vs Gaul: none lies over an army, a space that is asked for or the name of a sea; others over nothing."""
    guest = invite(**CALM, **screen)
    for answers in (20, 50, 80, 120):
        Crowd(guest, "rome-vs-gaul", seated(guest, server, played("rome-vs-gaul", answers))).sit()
        guest.page.wait_for_timeout(300)
        assert guest.evaluate(OVER) == []
        assert guest.evaluate(AT_SEA) == []


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
def test_armies_stand_apart(invite: Invite, server: Server, screen: dict[str, Any]) -> None:
    """Rome vs Gaul: none lies over another, nor over a space that can be chosen, which can be touched."""
    guest = invite(**CALM, **screen)
    for answers in (120, 200, 260, 340):
        Crowd(guest, "rome-vs-gaul", seated(guest, server, played("rome-vs-gaul", answers))).sit()
        guest.page.wait_for_timeout(300)
        assert guest.evaluate(CROWDED) == [], answers
        assert all(guest.spot(place) for place in guest.open_places())


def test_a_figure_stays_with_its_word(guest: Guest) -> None:
    """Where a part of a question ends by one: no line begins with the number of a unit."""
    guest.make_table()
    joined = "async (words) => (await import('/static/js/words.js')).joined(words)"
    told = guest.page.evaluate(joined, "What of Helvetii 1, Helvetii 2? Take 3 Legions.")
    assert told == "What of Helvetii\u00a01, Helvetii\u00a02? Take 3 Legions."


def assert_measures(guest: Guest, is_desk: bool) -> None:
    guest.page.wait_for_timeout(300)
    if is_desk:
        assert guest.evaluate(f"({SMALL})({READABLE})") == []
    assert guest.evaluate(HIDDEN) == []
    assert guest.evaluate(CUT) == []


def assert_still_whatever_is_open(guest: Guest) -> None:
    """Parts of the page scroll, the page stays, whatever tab is open and whatever is under the wheel."""
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        guest.page.get_by_role("tabpanel").wait_for()
        for part in ("#tab-panel", "#question"):
            if (where := guest.page.locator(part)).is_visible():
                where.hover(position={"x": 5, "y": 5}, force=True)
                guest.page.mouse.wheel(0, FAR)
        assert guest.evaluate(f"(scrollTo({FAR}, {FAR}), [scrollX, scrollY])") == [0, 0]
        assert guest.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert not guest.scrolls_sideways()


def assert_readable_from_near(guest: Guest) -> None:
    """On a phone the map is read when it is looked at closer, which takes a few taps."""
    for _ in range(TAPS):
        guest.page.get_by_role("button", name="Closer").tap()
    guest.page.wait_for_timeout(300)
    assert guest.evaluate(f"({SMALL})({READABLE})") == []


@EVERY_GAME
def test_by_keyboard_alone_a_turn_of_every_game_is_played(invite: Invite, server: Server, game: str) -> None:
    """Every question can be answered by a key that its button shows, or by Enter, until another side is asked; the
    focus is never lost."""
    guest = invite(**CALM)
    table = crowded(guest, server, game)
    table.sit()
    first, given = guest.faction, 0
    while given < A_TURN or guest.faction == first:
        given += 1
        assert given < MOST_KEYS
        before = guest.version
        answer_by_key(guest)
        table.draw_curtain()
        guest.wait_for_question()
        assert guest.version != before


def answer_by_key(guest: Guest) -> None:
    guest.wait_for_question()
    shown = guest.question.locator("[data-option][aria-keyshortcuts]")
    keys = [each.get_attribute("aria-keyshortcuts") for each in shown.all()]
    press(guest, keys[0] if keys and keys[0] else "Enter")


# Names of spaces and what of others they lie over, but for what they may.
OVER = """() => {
  const [margin, seen] = [1, { visibilityProperty: true }];
  const boxOf = (each) => each.getBoundingClientRect();
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > margin
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin;
  const asked = (name) => document.querySelector(`.board .space.open[data-space="${CSS.escape(name)}"]`) !== null;
  const signs = [...document.querySelectorAll(".board .space[data-space] .shape, .board .token")].map((each) => {
    const { space, of } = each.closest("[data-space], [data-of]").dataset;
    return { of: space ?? of, isArmy: each.matches(".token"), box: boxOf(each) };
  });
  const names = [...document.querySelectorAll(".board .space-name")].filter((each) => each.checkVisibility(seen));
  return names.flatMap((each) => {
    const [of, box] = [each.closest(".space-label").dataset.of, boxOf(each)];
    const isFree = (sign) => sign.of === of || (asked(of) && !sign.isArmy && !asked(sign.of));
    return signs.filter((sign) => !isFree(sign) && meet(box, sign.box)).map((sign) => `${of}: ${sign.of}`);
  });
}"""

# Names of seas under names of spaces.
AT_SEA = """() => {
  const shown = (what) => [...document.querySelectorAll(`.board ${what}`)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each.textContent, each.getBoundingClientRect()]);
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const names = shown(".space-name");
  return shown(".sea-name text").flatMap(([sea, box]) =>
    names.filter(([, other]) => meet(box, other)).map(([name]) => `${sea}: ${name}`));
}"""

# Armies that lie over one another, and spaces that can be chosen under an army of another.
CROWDED = """() => {
  const meet = (one, other, margin) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > margin
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin;
  const boxesOf = (what) => [...document.querySelectorAll(`.board ${what}`)].map((each) => {
    const { space, of } = each.closest("[data-space], [data-of]").dataset;
    return { of: space ?? of, box: each.getBoundingClientRect() };
  });
  const [armies, spaces] = [boxesOf(".token .token-ground"), boxesOf(".space.open .shape")];
  const met = (one, others) => others.filter((other) => meet(one.box, other.box, 0.5)).map((other) => [one, other]);
  const over = armies.flatMap((one, k) => met(one, armies.slice(k + 1)));
  const under = spaces.flatMap((one) => met(one, armies.filter((other) => other.of !== one.of)));
  return [...over, ...under].map((pair) => pair.map(({ of }) => of).join(": "));
}"""

# Text that is drawn smaller than so many pixels: how large, what, and its words.
SMALL = """(least) => {
  const found = [];
  for (const each of document.querySelectorAll("body *")) {
    const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = [...each.childNodes].map((node) => (node.nodeType === 3 ? node.textContent.trim() : "")).join("");
    if (!words || !isSeen || each.closest(".visually-hidden")) continue;
    const matrix = each instanceof SVGElement && each.getScreenCTM();
    const size = parseFloat(getComputedStyle(each).fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
    if (size < least) found.push([size, each.getAttribute("class"), words.slice(0, 20)]);
  }
  return found;
}"""

# Words that are cut off for want of room.
CUT = """() => [...document.querySelectorAll("h1, h2, h3, button, summary, .strip li, .strip-count")]
  .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, .board-map, .visually-hidden")
    && getComputedStyle(each).overflowX === "hidden" && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.outerHTML.slice(0, 160))"""

# Controls beside the map whose middle lies under something else; what is scrolled away is not looked at, nor lines of
# the log, which pass under the name of their card.
HIDDEN = """() => {
  const clipped = (each) => {
    let { left, top, right, bottom } = each.getBoundingClientRect();
    for (let box = each.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const frame = box.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  const isCovered = (each) => {
    const { left, top, right, bottom } = clipped(each);
    if (right - left < 4 || bottom - top < 4) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== null && !each.contains(over) && !over.contains(each);
  };
  return [...document.querySelectorAll("button, a, input, select, summary")]
    .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, .board-map, .log") && isCovered(each))
    .map((each) => each.outerHTML.slice(0, 160));
}"""

# Names, slots, towns and ports of which more than a part is hidden by pieces: which, and how much in per cent.
COVERED = """(most) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => [each, each.getBoundingClientRect()]);
  const trays = boxes(".board .tray-ground").map(([, box]) => box);
  const common = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const signs = ".tribe-name, .region-name, .area-name, .tribe .slot, .place .tower, .place .port-ground";
  return boxes(`.board :is(${signs})`).map(([each, box]) => {
    const hidden = trays.reduce((sum, tray) => sum + common(box, tray), 0) / (box.width * box.height);
    const name = each.textContent || each.closest("[data-tribe], [data-place]").outerHTML.slice(0, 60);
    return [name, Math.round(100 * hidden)];
  }).filter(([, hidden]) => hidden > most);
}"""

# What lies upon a name, between the top and the foot of its capitals; what pieces hide; and pieces upon pieces.
UPON = """() => {
  const [margin, touched] = [0.35, 4];
  const seen = { visibilityProperty: true, opacityProperty: true };
  const boxesOf = (what) => [...document.querySelectorAll(`.board :is(${what})`)]
    .filter((each) => each.checkVisibility(seen))
    .map((each) => ({ each, box: each.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  const letters = ({ each, box: { left, right, top, height } }) =>
    ({ each, box: { left: left + 1, right: right - 1, top: top + 0.19 * height, bottom: top + 0.81 * height } });
  const common = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > margin && high > margin ? wide * high : 0;
  };
  const called = ({ each }) =>
    each.textContent || each.closest("[data-of], [data-tribe]")?.dataset.of || each.outerHTML.slice(0, 60);
  const met = (ones, others, least) => ones.flatMap((one, k) => (ones === others ? ones.slice(k + 1) : others)
    .filter((other) => common(one.box, other.box) > least).map((other) => `${called(one)}: ${called(other)}`));
  const names = boxesOf(".region-name, .tribe-name, .area-name, .land-name, .sea-name").map(letters);
  const trays = boxesOf(".tray-ground");
  const held = boxesOf(".slot, .value-ground, .code-ground");
  const signs = [...held, ...boxesOf(".tribe-mark, .region-sign, .devastated, .wall-sign, .battle-mark")];
  const covered = [trays, signs, names].flatMap((each) => met(names, each, 1));
  return [...covered, ...[trays, held].flatMap((each) => met(each, trays, touched))];
}"""
