"""How tests play in a real browser: guests with a browser of their own, who see and do what people see and do."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Locator, Page, expect
from tools.browser import ADVICE, find_browser

PATIENCE = 30_000  # milliseconds: the machine may be busy with other tests
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)
ABORTED = "net::ERR_ABORTED"  # what the page itself broke off, such as the stream of a page that is left

expect.set_options(timeout=PATIENCE)


def launched(kind: BrowserType, whole: bool = False) -> Browser:
    """The browser that is installed here; without one there is no test, and with CI set that is a failure."""
    program = find_browser(whole)
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(ADVICE)
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return kind.launch(executable_path=program, args=[*QUIET, *root], timeout=PATIENCE)


class Guest:
    """A person with a browser of their own: its cookies, one page in it, and whatever went wrong there."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.home = home
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        self._watch()

    def _watch(self) -> None:
        """Errors of scripts, whatever the console calls one (broken policies too), and requests that failed."""
        self.page.on("console", lambda said: self._note(said.type in ("error", "warning"), said.text))
        self.page.on("pageerror", lambda error: self._note(True, f"script: {error}"))
        self.page.on("requestfailed", lambda each: self._note(each.failure != ABORTED, f"{each.url}: {each.failure}"))

    def _note(self, is_trouble: bool, words: str) -> None:
        if is_trouble:
            self.troubles.append(words)

    @contextmanager
    def refused(self, status: int) -> Iterator[None]:
        """The server refuses on purpose what is done within: the console says so, and that is no trouble."""
        words = f"status of {status}"
        with self.page.expect_console_message(lambda said: words in said.text):
            yield
        self.troubles[:] = [each for each in self.troubles if words not in each]

    # Going somewhere.

    def go(self, path: str) -> None:
        self.page.goto(self.home + path if path.startswith("/") else path)

    def make_table(self, game: str = "falling-sky", **seats: str) -> str:
        """Lay a table without the set-up page, and sit down at it; returns its id."""
        body = {"game": game, "seats": seats}
        reply = self.context.request.post(f"{self.home}/api/v1/tables", data=body, headers={"Origin": self.home})
        assert reply.status == 201, reply.text()
        table: str = reply.json()["id"]
        self.sit(table)
        return table

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.at_table()

    def at_table(self) -> None:
        """The table and its map are there."""
        expect(self.question).to_be_visible()
        expect(self.page.locator(".in-region, .at-space").first).to_be_attached()

    def begin(self, preset: str) -> None:
        """From the first page through the set-up to the table, by clicks."""
        self.go("/")
        self.page.get_by_role("link", name="New game").click()
        self.page.get_by_role("button", name=preset).click()
        self.page.get_by_role("button", name="Begin").click()
        self.at_table()

    def open(self, tab: str) -> Locator:
        """A panel of the table, as soon as it has come; the log may stand beside the map."""
        dock = self.page.locator(".log-dock")
        if tab == "Log" and dock.count():
            expect(dock.locator(".log")).not_to_be_empty()
            return dock
        self.page.get_by_role("tab", name=tab).click()
        panel = self.page.get_by_role("tabpanel", name=tab)
        expect(panel).not_to_be_empty()
        return panel

    @property
    def thought(self) -> Locator:
        """What a Non-player thought: beside the map, or on a phone over it."""
        return self.page.locator(".thought-panel, dialog[open]")

    # The question.

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def version(self) -> str:
        return self.question.get_attribute("data-version") or ""

    @property
    def asked(self) -> str:
        """Who is asked what."""
        return f"{self.faction}: {self.page.locator('#prompt').inner_text()}"

    def button(self, option: str) -> Locator:
        return self.question.locator(f'[data-option="{option}"]')

    def wait_for_question(self) -> None:
        """Until this guest may answer, or the game is over."""
        ready = self.question.locator(".options[aria-busy=false], .ending")
        expect(ready.first).to_be_attached(timeout=2 * PATIENCE)

    def options(self) -> list[str]:
        """What can be answered now, as the buttons say it to the server; none when a number is asked by a slider."""
        self.wait_for_question()
        found: list[str] = self.question.locator("[data-option]").evaluate_all(
            "buttons => buttons.map((each) => each.dataset.option)"
        )
        return found

    def answer(self, option: str | None) -> None:
        """By its button, unfolded if need be; no option: the number that the slider offers."""
        folded = self.question.locator("details:not([open])")
        if option and (hiding := folded.filter(has=self.page.locator(f'[data-option="{option}"]'))).count():
            hiding.locator("summary").click()
        with self.moves():
            (self.button(option) if option else self.question.locator(".stepper [type=submit]")).click()

    def answer_at_once(self, sweep: str | int, option: str | None = None) -> None:
        """By the button that goes on by itself, from an option or as a whole."""
        start = f'[data-from="{option}"]' if option else ""
        with self.moves():
            self.question.locator(f'{start}[data-at-once="{sweep}"]').click()

    def wait_for(self, faction: str) -> None:
        """Pass for whoever is asked before this Faction."""
        while self.faction != faction:
            self.answer("pass")

    @property
    def faction(self) -> str:
        """Who is asked."""
        self.wait_for_question()
        return self.question.get_attribute("data-faction") or ""

    @contextmanager
    def moves(self) -> Iterator[None]:
        """What is done within moves the table on."""
        before = self.version
        yield
        expect(self.question).not_to_have_attribute("data-version", before)

    # The map.

    def region(self, name: str) -> Locator:
        return self.page.locator(f'.board [data-region="{name}"]')

    def open_places(self) -> list[str]:
        """The places that can be picked on the map, as it names them."""
        found: list[str] = self.page.locator(".board [role=button]").evaluate_all(
            "all => all.flatMap(({ dataset }) => ['unit', 'tribe', 'region', 'area', 'space', 'province']"
            ".filter((kind) => dataset[kind]).slice(0, 1).map((kind) => `${kind} ${dataset[kind]}`))"
        )
        return found

    def spot(self, place: str) -> tuple[float, float]:
        """Where on the screen the map can be touched so that this place is meant."""
        found: list[float] | None = self.page.evaluate(SPOT, list(place.split(" ", 1)))
        assert found, f"{place} is nowhere to be touched"
        return found[0], found[1]

    def pick(self, place: str) -> None:
        """By a click on the map."""
        self.page.mouse.click(*self.spot(place))

    def choose(self, place: str) -> None:
        """By a click on the map, and the plain answer where several are offered there."""
        self.pick(place)
        if (choices := self.page.locator(".place-menu button")).count():
            choices.first.click()

    def board(self) -> list[str]:
        """All that stands on the map, in a form that can be compared."""
        seen: list[str] = self.page.locator(".board").evaluate(BOARD)
        return seen

    def strength(self, region: str, faction: str) -> int:
        """How many Hidden pieces of a Faction the map tells of in a Region."""
        words = self.region(region).get_attribute("aria-label") or ""
        theirs = re.search(rf"\. {faction}: ([^.]*)", words)
        hidden = re.search(r"(\d+) hidden", theirs[1]) if theirs else None
        return int(hidden[1]) if hidden else 0

    # How the page looks.

    def evaluate(self, script: str) -> Any:
        return self.page.evaluate(script)

    def focused(self) -> str:
        """What has the focus; BODY if nothing has."""
        name: str = self.page.evaluate("document.activeElement.tagName")
        return name

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than its window."""
        wide: bool = self.page.evaluate("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth")
        return wide


# A point of the window at which the topmost thing belongs to the place: what a hand would aim at.
SPOT = """([kind, name]) => {
  const found = document.querySelector(`.board [data-${kind}="${CSS.escape(name)}"]`);
  const box = found.getBoundingClientRect();
  const meant = (x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || !top.closest(".board")) return false;
    const { space, of } = top.closest("[data-space], [data-of]")?.dataset ?? {};
    if (kind === "space") return (space ?? of) === name;
    if (kind === "province") return !top.closest("[data-space], [data-of]") && top.closest("[data-province]") === found;
    if (kind === "tribe") return top.closest("[data-tribe]") === found;
    return !top.closest("[data-tribe]") && top.closest("[data-region]") === found;
  };
  const steps = [...Array(15).keys()].map((k) => (k + 0.5) / 15).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  for (const down of steps)
    for (const right of steps) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      if ([-2, 2].every((by) => meant(x + by, y) && meant(x, y + by))) return [x, y];
    }
  return null;
}"""

# Who holds each Region, and all that is drawn in it.
BOARD = """(board) => {
  const held = (each) => [...each.classList].filter((name) => name !== "open").join(" ");
  const regions = [...board.querySelectorAll("[data-region]")].map((each) => `${each.dataset.region}: ${held(each)}`);
  const drawn = [...board.querySelectorAll(".in-region")].map((each) => `${each.dataset.of}: ${each.innerHTML}`);
  return [...regions, ...drawn].sort();
}"""
