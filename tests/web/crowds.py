"""Tables of every game in the midst of play, for tests of how a page looks then: one person plays all seats."""

from random import Random
from typing import Any

from alesia.kernel.record import Record
from tests.server.house import write_game
from tests.server.serving import Server, any_option, mine
from tests.web.browser import Guest

SEATS = {
    "falling-sky": ("Romans", "Arverni", "Aedui", "Belgae"),
    "ariovistus": ("Romans", "Germans", "Aedui", "Belgae"),
    "ariovistus-campaign": ("Romans", "Germans", "Aedui", "Belgae"),
    "gallic-war": ("Roman", "Barbarian"),
    "rome-vs-gaul": ("Roman", "Gallic"),
}
GAMES = tuple(SEATS)
SEED = 5
MOST_LOOKS, MOMENT = 200, 50  # milliseconds between looks, while a Non-player is at work


class Crowd:
    """A table at which one guest has every seat, and answers by chance."""

    def __init__(self, guest: Guest, game: str, table: str | None = None) -> None:
        self.guest, self.random = guest, Random(SEED)
        self.id: str = table or self._ask("/tables", {"game": game, "seats": dict.fromkeys(SEATS[game], "me")})["id"]

    @property
    def version(self) -> int:
        """Of the position in which somebody is asked."""
        number: int = self.seen["version"]
        return number

    def sit(self) -> None:
        """Come to the table, behind its curtain."""
        self.guest.go(f"/table/{self.id}")
        self.draw_curtain()

    def draw_curtain(self) -> None:
        """Where one screen serves sides with secrets, it is handed over first; the page may still show the question
        before."""
        page, newest = self.guest.page, f'#question[data-version="{self.version}"]'
        ready = page.locator(f".curtain button, {newest} .options[aria-busy=false], {newest} .ending")
        ready.filter(visible=True).first.wait_for()
        if page.locator(".curtain").is_visible():
            page.locator(".curtain button").click()
        self.guest.at_table()

    def play(self, count: int) -> None:
        """So many answers, or until the game is over; past the page."""
        for _ in range(count):
            seen = self.seen
            if seen["result"] is not None:
                return
            [asked, *_] = mine(seen)
            body = {"seat": asked["seat"], "version": seen["version"], "option": any_option(asked, self.random)}
            self._ask(f"/tables/{self.id}/answers", body)

    @property
    def seen(self) -> Any:
        """The table when somebody is asked."""
        for _ in range(MOST_LOOKS):
            seen = self._ask(f"/tables/{self.id}")
            if seen["result"] is not None or mine(seen):
                return seen
            self.guest.page.wait_for_timeout(MOMENT)
        raise AssertionError("nobody is asked")

    def _ask(self, path: str, body: object = None) -> Any:
        url, request = f"{self.guest.home}/api/v1{path}", self.guest.context.request
        headers = {"Origin": self.guest.home}
        reply = request.get(url) if body is None else request.post(url, data=body, headers=headers)
        assert reply.ok, reply.text()
        return reply.json()


def seated(guest: Guest, server: Server, record: Record) -> str:
    """A game as it is written down, at which this guest takes every seat; returns its table."""
    written = write_game(server, record)
    for seat, key in written.keys.items():
        while seat != "watch" and _join(guest, key)["again"]:
            pass
    return written.table


def _join(guest: Guest, key: str) -> Any:
    reply = guest.context.request.post(f"{guest.home}/api/v1/join", data={"key": key}, headers={"Origin": guest.home})
    assert reply.ok, reply.text()
    return reply.json()
