"""Caesar's Gallic War, crowded: blocks lie on their areas or near by, tied to them, and most bear whole names."""

from random import Random
from typing import Any

import pytest

import alesia
from tests.server.serving import Server
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.crowds import Crowd, seated
from tests.web.test_measures import CALM, COVERED, MOST_HIDDEN

BOARDS = ((1, 300), (2, 600), (5, 700), (10, 800))  # seed, answers
MOST_AWAY = 50  # pixels from a stack to its area
WHOLE = 0.6  # of all names
OFF, ON = 0.15, 0.4  # so much of a stack lies on its area: it wants a line, it wants none
SETTLED = 300  # milliseconds


def board(seed: int, answers: int) -> alesia.Table:
    table, random = alesia.new("gallic-war", seed=seed), Random(seed)
    while table.ask is not None and table.decisions < answers:
        table.answer(random.choice(table.ask.options), table.ask.who)
    assert table.ask is not None
    return table


@pytest.fixture(params=BOARDS, ids=lambda each: f"seed-{each[0]}")
def crowded(request: pytest.FixtureRequest, invite: Invite, server: Server) -> Guest:
    guest = invite(**CALM)
    Crowd(guest, "gallic-war", seated(guest, server, board(*request.param).record)).sit()
    guest.page.wait_for_timeout(SETTLED)
    return guest


def test_stacks_lie_near_their_areas_apart_and_hide_nothing(crowded: Guest) -> None:
    """No name, town or port is hidden, no stack lies over another, and one that is off its area has a line to it."""
    stacks = crowded.evaluate(STACKS)
    assert crowded.evaluate(f"({COVERED})({MOST_HIDDEN})") == []
    assert [pair for pair in pairs(stacks) if overlap(*pair)] == []
    assert [each["name"] for each in stacks if each["away"] > MOST_AWAY] == []
    tied = set(crowded.evaluate(TIED))
    assert {each["name"] for each in stacks if each["home"] < OFF} <= tied
    assert tied <= {each["name"] for each in stacks if each["home"] < ON}


def test_most_blocks_bear_their_whole_names(crowded: Guest) -> None:
    """Short ones are for crowds in narrow places."""
    names = crowded.evaluate(NAMES)
    whole = [short for name, short in names if short in (name, name.removeprefix("Legion "))]
    assert len(whole) >= WHOLE * len(names)


def pairs(stacks: list[Any]) -> list[tuple[Any, Any]]:
    return [(one, other) for k, one in enumerate(stacks) for other in stacks[:k]]


def overlap(one: Any, other: Any) -> bool:
    """More than the rims."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(wide > 3 and high > 3)


# Each stack: its box on the screen, how far it is from its area, and whether a fair part of it lies there.
STACKS = """() => [...document.querySelectorAll(".board .in-region:has(.tray-ground)")].map((each) => {
  const { left, right, top, bottom } = each.querySelector(".stack").getBoundingClientRect();
  const area = document.querySelector(`.board .area[data-area="${each.dataset.of}"] .land`);
  const matrix = area.getScreenCTM().inverse();
  const isHome = (x, y) => area.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
  const within = (from, to, parts) => Array.from({ length: parts }, (_, k) => from + ((to - from) * (k + 0.5)) / parts);
  const points = (more, parts) => within(left - more, right + more, parts)
    .flatMap((x) => within(top - more, bottom + more, parts).map((y) => [x, y]));
  const home = points(0, 8).filter(([x, y]) => isHome(x, y)).length / 64;
  const away = [0, 10, 20, 30, 40, 50].find((more) => points(more, 24).some(([x, y]) => isHome(x, y))) ?? Infinity;
  return { name: each.dataset.of, left, right, top, bottom, away, home };
})"""

TIED = "() => [...document.querySelectorAll('.board .tie')].map((each) => each.dataset.tie)"

# Every block that can be read: its name, and what is written on it.
NAMES = """() => [...document.querySelectorAll(".board .block.readable")]
  .map((each) => [each.dataset.unit, each.querySelector(".block-name").textContent])"""
