"""Film a round of the others' turns in each game and each pace, to be looked at: what is shown, in which order.

    python tools/filmstrips.py [--out build/filmstrips] [--game gallic-war] [--pace step] [--screen phone]

Starts a server of its own and sits down alone against Non-players. The person does as little as the rules allow, until
every other seat has acted. Each frame is a picture of the window; some of them make a sheet, and above each stands what
it shows. The server plays the same game every time.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.serving import running  # noqa: E402
from tests.web.browser import Guest, launched  # noqa: E402
from tests.web.conftest import DESK, SEED  # noqa: E402
from tests.web.test_following import ALONE, READY, answer, pace, see  # noqa: E402
from tests.web.test_looks import PHONE  # noqa: E402

PACES = ("once", "step", "play")
SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": PHONE}
ON_A_SHEET = {"desk": 6, "phone": 8}
ACROSS = {"desk": "2", "phone": "8"}
SETTLED = 900  # milliseconds, until arrows are drawn
MOST_ANSWERS = 60
LEAST_FRAMES = 10


class Frame(NamedTuple):
    words: str
    picture: bytes


class Film:
    """The frames of one round at one table."""

    def __init__(self, guest: Guest, game: str, kind: str) -> None:
        self.guest, self.kind = guest, kind
        self.table = guest.make_table(game, **ALONE[game])
        self.others = {seat for seat, who in ALONE[game].items() if who != "me"}
        pace(guest).select_option(kind)

    def frames(self) -> Iterator[Frame]:
        """Until all others have acted, and something was to be seen."""
        count = 0
        for n in range(1, MOST_ANSWERS):
            answer(self.guest)
            expect(self.guest.question.locator(READY).first).to_be_attached()
            for frame in self._others(n):
                yield frame
                count += 1
            seen = see(self.guest, self.table)
            acted = self.others <= {line["actor"] for line in seen["log"]}
            if seen["result"] or (acted and count >= LEAST_FRAMES):
                return

    def _others(self, n: int) -> Iterator[Frame]:
        """What is shown after my answer; played out, it may be over at any moment."""
        while told := self._told():
            yield self._frame(f"after answer {n}: {told}")
            if self.kind == "step":
                self.guest.page.keyboard.press("ArrowRight")
            self.guest.page.wait_for_function(
                "told => document.querySelector('.follow-controls .number')?.innerText !== told", arg=told
            )
        self.guest.wait_for_question()
        if self.guest.page.locator(".digest-line").count():
            yield self._frame(f"after answer {n}: the question")

    def _told(self) -> str | None:
        """Which step is shown, as soon as it is."""
        expect(self.guest.question.locator(READY).first).to_be_attached()
        told: str | None = self.guest.evaluate("document.querySelector('.follow-controls .number')?.innerText")
        return told

    def _frame(self, words: str) -> Frame:
        self.guest.page.wait_for_timeout(SETTLED)
        return Frame(words, self.guest.page.screenshot(type="jpeg", quality=80))


def sheet(browser: Browser, frames: list[Frame], across: str) -> bytes:
    """Frames side by side, each below its words."""
    page = browser.new_page(viewport={"width": 1880, "height": 900})
    page.set_content(f"<style>{STYLE} body {{ grid-template-columns: repeat({across}, 1fr) }}</style>")
    for words, picture in frames:
        page.evaluate(HANG, [words, f"data:image/jpeg;base64,{base64.b64encode(picture).decode()}"])
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


STYLE = "body { display: grid; gap: 8px; margin: 8px; font: 14px sans-serif } figure { margin: 0 } img { width: 100% }"
HANG = """async ([words, source]) => {
  const figure = document.body.appendChild(document.createElement("figure"));
  figure.append(words, Object.assign(new Image(), { src: source }));
  await figure.lastChild.decode();
}"""


def film(browser: Browser, home: str, wish: argparse.Namespace, game: str, kind: str) -> None:
    context = browser.new_context(**SCREENS[wish.screen], color_scheme=wish.colours)
    frames, size = list(Film(Guest(context, home), game, kind).frames()), ON_A_SHEET[wish.screen]
    context.close()
    for k in range(0, len(frames), size):
        path = wish.out / f"{game}-{kind}-{wish.screen}-{k // size + 1}.png"
        path.write_bytes(sheet(browser, frames[k : k + size], ACROSS[wish.screen]))
        print(f"{path}: {len(frames[k : k + size])} frames", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=ROOT / "build/filmstrips", help="folder of the sheets")
    parser.add_argument("--game", choices=ALONE, help="only this one")
    parser.add_argument("--pace", choices=PACES, help="only this one")
    parser.add_argument("--screen", choices=SCREENS, default="desk")
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as house:
        browser = launched(playwright.chromium)
        with running(Path(house), seed=SEED) as server:
            for game in [wish.game] if wish.game else ALONE:
                for kind in [wish.pace] if wish.pace else PACES:
                    film(browser, server.url, wish, game, kind)
        browser.close()


if __name__ == "__main__":
    main()
