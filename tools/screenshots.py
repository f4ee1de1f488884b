"""Take the pictures of the web table that the documents show.

    python tools/screenshots.py [--out docs/images]
    python tools/screenshots.py --only gallic-war
    python tools/screenshots.py --report RESULTS

Starts a server of its own, plays some cards against Non-players, and takes each picture; --only takes those of one
table. That of Ariovistus is taken when the Germans have acted a few times while the others Passed; that of The Gallic
War when Non-players have come into its second half; those of Caesar's Gallic War and of Caesar: Rome vs Gaul in the
midst of a battle. With a folder of results, it takes the picture of their report alone.
"""

import argparse
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import alesia
from alesia.lab.report import analyse, page, read_results

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.serving import DULL, Server, any_option, mine, running  # noqa: E402
from tests.web.browser import Guest, launched  # noqa: E402
from tests.web.crowds import seated  # noqa: E402
from tests.web.paper import DIE, DONE, begin, draw, follow, step  # noqa: E402
from tests.web.test_fights import fought, has_fired, sit_at  # noqa: E402
from tools.small_png import small_png  # noqa: E402

ALONE = {"Romans": "me", "Arverni": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
CAMPAIGN = {"Germans": "nonplayer", "Aedui": "nonplayer", "Belgae": "nonplayer"}
DESK: ViewportSize = {"width": 1400, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PAPER: ViewportSize = {"width": 1060, "height": 2500}  # the first parts of a report, down to the margins over time
CARDS = 5  # so many cards are played before the pictures are taken
MOST_BYTES = 350_000
SEED = 54
SECOND = 2  # half of The Gallic War
WORTH_MARCHING = 4  # Resources with which a March is a choice

# Caesar: Rome vs Gaul: who stands where, and how Caesar comes to the battle.
BEFORE_A_BATTLE = """
turn = 3
round = 4
player = "Roman"
governance = 1
roman = ["Lutetia", "Metlosedum", "Agedincum", "Vellaunodunum", "Autessiodurum", "Nasium", "Tullum", "Solimariaca",
  "Vesontio", "Magetobriga", "Epomanduodurum", "Rauraci", "Bibracte", "Cabillonum", "Matisco", "Noviodunum Aeduorum",
  "Rodumna", "Burdigala", "Tolosa", "Carcaso", "Nemausus", "Cularo", "Genava", "Aquae Sextiae", "Arelate", "Arausio",
  "Ebrodunum", "Durocortorum", "Bibrax", "Catalauni", "Vongus"]
gallic = ["Autricum", "Durocassium", "Turones", "Avaricum", "Gergovia", "Brivas", "Acitodunum", "Rauranum", "Limonum",
  "Nemetocenna", "Tarvenna", "Turnacum", "Geminiacum", "Atuatuca", "Coriovallum", "Caleti", "Rotomagus", "Reginca",
  "Condate Redonum", "Divitia", "Mattium", "Durovernum", "Verlamion"]
discards = ["Treachery", "You May Believe Me", "Labienus", "Diplomacy", "Roman Trade", "Local Raids"]
[hands]
Roman = ["Three Days March", "Roman Rule", "Hostages", "Vow to Mars"]
Gallic = ["Stratagem", "Druids", "Scorched Earth", "Ambush"]
[towns]
Carnutes = "Cenabum"
Nervii = "Bagacum"
Bellovaci = "Bratuspantium"
Veneti = "Darioritum"
Bituriges = "Argentomagus"
Treveri = "Treveris"
[spaces.Lutetia]
outside = "Caesar, Legion VII, Legion VIII, Legion IX, Legion X"
[spaces.Autricum]
outside = "Nervii, Veneti"
[spaces.Cenabum]
inside = "Carnutes"
outside = "T. Labienus, Legion XI, Legion XII"
[spaces.Bratuspantium]
inside = "Bellovaci"
[spaces.Avaricum]
outside = "Bituriges"
[spaces.Treveris]
inside = "Treveri"
[spaces.Nasium]
outside = "P. Crassus, Legion XIII"
[spaces.Vienne]
inside = "Legion XIV"
"""
TO_THE_BATTLE = ("points Roman Rule", "activate Caesar", "all", "enter Autricum")


class Album:
    """The folder of the pictures."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser = browser
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, guest: Guest, name: str, whole: bool = False) -> None:
        """What the window shows, or the whole page."""
        guest.page.mouse.move(0, 0)
        picture = guest.page.screenshot(animations="disabled", full_page=whole)
        picture = small_png(self._browser, picture)
        print(f"{name}.png: {len(picture) / 1000:.0f} kB")
        if len(picture) > MOST_BYTES:
            raise SystemExit(f"{name}.png is larger than {MOST_BYTES // 1000} kB")
        (self._folder / f"{name}.png").write_bytes(picture)


def play(guest: Guest, table: str) -> None:
    """Let the Romans Pass until so many cards are played and they may act; then let them Recruit."""
    random, path = Random(SEED), f"/tables/{table}"
    while True:
        guest.wait_for_question()
        seen = ask(guest, path)
        cards = sum(line["key"] == "card" for line in seen["log"])
        if cards > CARDS and guest.button("command Recruit").count():
            guest.answer("command Recruit")
            return
        options = [each["option"] for each in mine(seen)[0]["options"]]
        option = "pass" if "pass" in options else any_option(mine(seen)[0], random)
        with guest.moves():
            ask(guest, f"{path}/answers", {"seat": "Romans", "version": seen["version"], "option": option})


def germans_may_march() -> alesia.Table:
    """Ariovistus: the Germans have done anything while the others Passed, until so many cards were played, and may
    March; a game that ended before is left."""
    for seed in count(SEED):
        table, random = alesia.new("ariovistus", seed=seed), Random(seed)
        while (asked := table.ask) is not None:
            options = [str(option) for option in asked.options]
            cards = sum(entry.key == "card" for entry in table.log)
            purse = table.view()["position"]["resources"]["Germans"]
            is_theirs = asked.who == "Germans"
            if cards > CARDS and is_theirs and "command March" in options and purse >= WORTH_MARCHING:
                return table
            lively = [option for option in options if option.partition(" ")[0] not in DULL]
            table.answer("pass" if "pass" in options and not is_theirs else random.choice(lively), asked.who)
    raise AssertionError("seeds never end")


def ask(guest: Guest, path: str, body: object = None) -> Any:
    """Ask the server in the name of a guest."""
    url, request = f"{guest.home}/api/v1{path}", guest.context.request
    return (request.post(url, data=body, headers={"Origin": guest.home}) if body else request.get(url)).json()


def open_longest_thought(guest: Guest, table: str) -> None:
    """The explanation with the most steps among those that the log shows."""
    buttons = guest.open("Log").get_by_role("button", name="Why?")
    expect(buttons.last).to_be_visible()
    numbers = list(
        dict.fromkeys(line["why"] for line in ask(guest, f"/tables/{table}")["log"] if line["why"] is not None)
    )
    shown = numbers[-buttons.count() :]
    steps = [len(ask(guest, f"/tables/{table}/thoughts/{number}")["steps"]) for number in shown]
    buttons.nth(steps.index(max(steps))).click()
    expect(guest.thought.locator(".flow-box").first).to_be_visible()


def at_desk(browser: Browser, server: Server) -> Guest:
    return Guest(browser.new_context(viewport=DESK, color_scheme="light", reduced_motion="reduce"), server.url)


def take_falling_sky(browser: Browser, server: Server, album: Album) -> None:
    """The set-up, and a solo game: at a desk, in French, with an explanation, in the dark, on a phone."""
    guest = at_desk(browser, server)
    guest.go("/new")
    expect(guest.page.get_by_role("button", name="Begin")).to_be_visible()
    album.take(guest, "setup", whole=True)
    table = guest.make_table(**ALONE)
    play(guest, table)
    album.take(guest, "table-desktop")
    take_french(browser, guest, table, album)
    open_longest_thought(guest, table)
    album.take(guest, "explanation")
    guest.page.keyboard.press("Escape")
    guest.page.emulate_media(color_scheme="dark")
    guest.open("Log").locator(".log").evaluate("log => log.scrollTo(0, log.scrollHeight)")
    album.take(guest, "table-dark")
    take_phone(browser, guest, table, album)


def take_ariovistus(browser: Browser, server: Server, album: Album) -> None:
    guest = at_desk(browser, server)
    guest.sit(seated(guest, server, germans_may_march().record))
    guest.answer("command March")
    guest.wait_for_question()
    album.take(guest, "ariovistus")


def take_campaign(browser: Browser, server: Server, album: Album) -> None:
    """The Gallic War: the Romans have Passed through its first half, and may act in the second."""
    guest, random = at_desk(browser, server), Random(SEED)
    table = alesia.new("ariovistus-campaign", seed=SEED, seats=CAMPAIGN)
    while table.ask is not None and not (table.view()["half"] == SECOND and table.ask.key == "action"):
        lively = [option for option in table.ask.options if option.verb not in DULL]
        lazy = [option for option in lively if option.verb in ("pass", "done", "no")]
        table.answer(random.choice(lazy or lively))
    guest.sit(seated(guest, server, table.record))
    guest.wait_for_question()
    album.take(guest, "ariovistus-campaign")


def take_gallic_war(browser: Browser, server: Server, album: Album) -> None:
    """Caesar's Gallic War: a battle of blocks, after a volley."""
    guest = at_desk(browser, server)
    sit_at(guest, server, fought("gallic-war", has_fired))
    album.take(guest, "gallic-war")


def take_rome_vs_gaul(browser: Browser, server: Server, album: Album) -> None:
    """Caesar: Rome vs Gaul in its third year: Caesar fights the Nervii, who are asked no more, and may roll again."""
    guest = at_desk(browser, server)
    table = seated(guest, server, alesia.new("rome-vs-gaul", seed=SEED, position=BEFORE_A_BATTLE).record)
    march(guest, f"/tables/{table}")
    guest.go(f"/table/{table}")
    guest.page.locator(".curtain button").first.click()
    guest.at_table()
    expect(guest.page.locator(".fight button.thrown")).to_have_count(4)
    album.take(guest, "rome-vs-gaul")


def march(guest: Guest, path: str) -> None:
    """Caesar marches to the battle; whatever else is asked is passed, until a die may be rolled again."""
    wanted = list(TO_THE_BATTLE)
    while True:
        seen = ask(guest, path)
        [asked, *_] = mine(seen)
        options = [each["option"] for each in asked["options"]]
        if asked["key"] == "reroll":
            return
        option = wanted.pop(0) if wanted and wanted[0] in options else next(o for o in ("no", "pass") if o in options)
        ask(guest, f"{path}/answers", {"seat": asked["seat"], "version": seen["version"], "option": option})


def take_french(browser: Browser, guest: Guest, table: str, album: Album) -> None:
    """The same table, with the same cookies, for somebody whose browser asks for French."""
    known = guest.context.storage_state()
    context = browser.new_context(
        viewport=DESK, locale="fr-FR", color_scheme="light", reduced_motion="reduce", storage_state=known
    )
    french = Guest(context, guest.home)
    french.sit(table)
    french.wait_for_question()
    album.take(french, "table-fr")


def on_phone(browser: Browser, home: str, known: Any = None) -> Guest:
    context = browser.new_context(
        viewport=PHONE,
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        storage_state=known,
    )
    return Guest(context, home)


def take_phone(browser: Browser, guest: Guest, table: str, album: Album) -> None:
    """The same table, with the same cookies, on a phone."""
    phone = on_phone(browser, guest.home, guest.context.storage_state())
    phone.sit(table)
    phone.wait_for_question()
    album.take(phone, "table-phone")


def take_companion(browser: Browser, server: Server, album: Album) -> None:
    """A phone beside a paper game: a card that was drawn, a Non-player's die, a step for hands, the board put right."""
    guest = on_phone(browser, server.url)
    begin(guest)
    guest.page.locator(".drawn-search").fill("b")
    album.take(guest, "companion-card")
    draw(guest, "ballis", "card 10")
    draw(guest, "62", "card 62")
    guest.answer("pass")
    follow(guest)
    for face in (0, 2):
        expect(guest.page.locator(DIE)).to_have_count(6)
        album.take(guest, "companion-die")
        guest.page.locator(DIE).nth(face).click()
        expect(guest.page.locator(DONE)).to_be_visible()
        while guest.page.locator(DONE).count() and not guest.page.locator(".hands-step", has_text="Carnutes").count():
            step(guest)
    album.take(guest, "companion-step")
    follow(guest)
    guest.page.get_by_role("button", name="My board is otherwise: put it right").click()
    guest.page.locator(".laying-where select").select_option(label="Carnutes")
    album.take(guest, "companion-board")


def take_report(browser: Browser, results: Path, album: Album) -> None:
    """The upper part of the page that tells of a run."""
    guest = Guest(browser.new_context(viewport=PAPER, color_scheme="light"), "")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.html"
        path.write_text(page(analyse(read_results(results))), encoding="utf-8")
        guest.page.goto(path.as_uri())
        album.take(guest, "report")


TABLES = {
    "falling-sky": take_falling_sky,
    "ariovistus": take_ariovistus,
    "ariovistus-campaign": take_campaign,
    "gallic-war": take_gallic_war,
    "rome-vs-gaul": take_rome_vs_gaul,
    "companion": take_companion,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=ROOT / "docs/images", help="folder of the pictures")
    parser.add_argument("--report", type=Path, metavar="RESULTS", help="only the report on these results")
    parser.add_argument("--only", choices=TABLES, help="only the pictures of this table")
    wish = parser.parse_args()
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        album = Album(browser, wish.out)
        if wish.report is not None:
            take_report(browser, wish.report, album)
        else:
            with tempfile.TemporaryDirectory() as house, running(Path(house), seed=SEED) as server:
                for take in [TABLES[wish.only]] if wish.only else TABLES.values():
                    take(browser, server, album)
        browser.close()


if __name__ == "__main__":
    main()
