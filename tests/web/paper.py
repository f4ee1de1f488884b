"""Somebody with a phone beside a paper game, who draws, rolls, moves the wood as the page tells, and enters the rest.

    python -m tests.web.paper --out build/paper

plays a whole year of a solo game of Falling Sky so, keeps a picture of everything that the page asks or tells on the
way, and sees that the record of it replays to the same board.
"""

import argparse
import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect, sync_playwright

import alesia
from alesia.kernel.record import Record
from tests.server.serving import DULL, running
from tests.web.browser import Guest, launched

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DONE, DIE, DRAWN, ASKED = ".hands-done", ".die-key[aria-disabled=false]", ".drawn", ".options[aria-busy=false]"
OVER = ".ending"
ENOUGH = 2_000  # things that the page asks or tells in a year, at the most


def begin(guest: Guest) -> None:
    """From the first page, by clicks."""
    guest.go("/")
    guest.page.get_by_role("link", name="Beside my own board").click()
    expect(guest.page.get_by_role("checkbox", name="I play on my own board.")).to_be_checked()
    guest.page.get_by_role("button", name="Begin").click()
    guest.at_table()


def step(guest: Guest) -> list[str]:
    """Do what the page tells hands now; returns its words."""
    told = guest.page.locator(".hands-step").all_inner_texts()
    here = guest.page.locator(".hands-head").inner_text()
    guest.page.locator(DONE).click()
    expect(guest.page.locator(".hands-head", has_text=here)).to_have_count(0)
    return told


def follow(guest: Guest) -> list[str]:
    """Take all steps, as soon as there are some; what they say."""
    expect(guest.page.locator(DONE)).to_be_visible()
    told = []
    while guest.page.locator(DONE).count():
        told += step(guest)
    return told


def draw(guest: Guest, typed: str, option: str) -> None:
    """Find the card that was drawn by some letters of it."""
    expect(guest.page.locator(".drawn-search")).to_be_visible()
    guest.page.locator(".drawn-search").fill(typed)
    guest.button(option).click()
    follow(guest)


class Year:
    """A year of a game, played by somebody who chooses at random."""

    def __init__(self, guest: Guest, seed: int, out: Path) -> None:
        self.guest, self.random, self.out = guest, Random(seed), out
        self.told: list[str] = []
        self.entered = 0
        self.pictures = 0

    def play(self) -> None:
        """Until the Spring of the next year, or until somebody has won when Winter came."""
        begin(self.guest)
        for _ in range(ENOUGH):
            expect(self.guest.page.locator(f"{DONE}, {DIE}, {DRAWN}, {ASKED}, {OVER}").first).to_be_visible()
            if self.guest.page.locator(OVER).count() or any("Spring" in line for line in self.told):
                return
            self._look()
            self._go_on()
        raise AssertionError("the year does not end")

    def _look(self) -> None:
        self.pictures += 1
        self.guest.page.screenshot(path=self.out / f"{self.pictures:04}.png", animations="disabled")

    def _go_on(self) -> None:
        page = self.guest.page
        if page.locator(DONE).count():
            self.told += [*page.locator(".hands-told").all_inner_texts(), *step(self.guest)]
            return
        self.entered += page.locator(ASKED).count() == 0
        shown = page.locator(".question-body [data-option]").evaluate_all(
            "all => all.map((each) => each.dataset.option)"
        )
        lively = [each for each in shown if each.split()[0] not in DULL]
        self.guest.answer(self.random.choice(lively or shown) if shown else None)


def read(guest: Guest, path: str) -> Any:
    """What the server says to this guest."""
    return guest.context.request.get(f"{guest.home}/api/v1/tables/{path}")


def replays(guest: Guest) -> int:
    """The record leads to the same board; how many answers it has."""
    table = guest.page.url.split("/")[-1]
    record = Record.from_text(read(guest, f"{table}/record").text())
    again, seen = alesia.replay(record), read(guest, table).json()
    assert again.decisions == seen["decisions"] == len(record.entries)
    assert json.loads(json.dumps(again.view("Romans"))) == seen["view"]
    return again.decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=Path("build/paper"), help="folder of the pictures")
    parser.add_argument("--seed", type=int, default=1, help="of what is drawn, rolled and chosen")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as house, running(Path(house)) as server:
        browser = launched(playwright.chromium)
        guest = Guest(browser.new_context(**PHONE, color_scheme="light"), server.url)
        year = Year(guest, wish.seed, wish.out)
        year.play()
        (wish.out / "steps.txt").write_text("\n".join(year.told) + "\n", encoding="utf-8")
        (wish.out / "record.txt").write_text(
            read(guest, f"{guest.page.url.split('/')[-1]}/record").text(), encoding="utf-8"
        )
        found = replays(guest)
        print(f"{found} answers, {year.entered} dice and cards by hand, {len(year.told)} lines for hands; it replays")
        assert not guest.troubles, guest.troubles
        browser.close()


if __name__ == "__main__":
    main()
