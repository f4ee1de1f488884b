"""Whole games, one after the other, on one server: what it holds in memory must stay the same.

``python -m tests.server.soak_memory --games 500`` (``make soak-server``) plays so many of each title, four streams a
table, and measures after each hundred, when all tables rest.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp

from tests.server.probe import PRELUDE, Held, at_rest, megabytes
from tests.server.serving import API, Server, mine, running

TITLES: Mapping[str, tuple[str, ...]] = {
    "falling-sky": ("Romans", "Arverni", "Aedui", "Belgae"),
    "gallic-war": ("Roman", "Barbarian"),
    "rome-vs-gaul": ("Roman", "Gallic"),
}
STREAMS = 4
AT_ONCE = 8  # tables
UNDOS = 0.03
SHORT, BRIEF = ("pass", "done"), 8.0
OVER, REFUSED = b'"result":{', b'"error":{'
FLAT = 1.1  # so many times what it was when it had settled
SETTLED = 3  # steps of a long run until all memories that have an end are full; of a short one the first
LATE = (200, 403, 409)  # done; the last answer was somebody else's; others have gone on
PATIENCE = 150.0  # seconds until all rooms must be closed


class Step(NamedTuple):
    """What there was after so many games, when all tables rested; and the most megabytes while they were played."""

    games: int
    answers: int
    heard: int
    seconds: float
    most: float
    rest: Held

    def __str__(self) -> str:
        rest = self.rest
        played = f"{self.games:5} games {self.answers:7} answers of people {self.heard:8} events {self.seconds:6.0f} s"
        held = f"{rest.megabytes:6.1f} MB {rest.objects:8} objects {rest.pieces:8} pieces"
        return f"{played}   at play {self.most:6.1f} MB   at rest {held}"


def seating(title: str, number: int) -> dict[str, str]:
    """Mostly agents who answer at random, which is quick; at every fifth table one person among them, sometimes
    people only, or one person among Non-players."""
    seats, kind = TITLES[title], number % 20
    others = {5: "me", 15: "nonplayer"}.get(kind, "random")
    person = seats[number // 5 % len(seats)] if kind % 5 == 0 else None
    return {seat: "me" if seat == person else others for seat in seats}


class Sitting:
    """One game: its table, the people at it, and those who look on."""

    def __init__(self, url: str, title: str, number: int) -> None:
        self._url = url
        self._title = title
        self._number = number
        self._random = Random(f"{title} {number}")
        self.answers = 0
        self.heard = 0

    async def play(self) -> None:
        """Set the table up, play the game to its end with four streams, and look back."""
        async with _browser() as host, _browser(cookies=False) as self._session:
            seen = await self._set_up(host)
            people = [_key(seat["link"]) for seat in seen["seats"] if seat["link"]]
            watchers = [_key(seen["watch_link"])] * (STREAMS - len(people))
            await asyncio.gather(*map(self._sit, people), *map(self._watch, watchers))
            for part in ("/standing", f"/past/{seen['decisions']}"):
                async with host.get(self._table + part) as reply:
                    assert reply.status == 200, await reply.text()

    async def _set_up(self, host: aiohttp.ClientSession) -> Any:
        new = {"game": self._title, "seats": seating(self._title, self._number)}
        async with host.post(f"{self._url}{API}/tables", json=new, headers={"Origin": self._url}) as reply:
            assert reply.status == 201, await reply.text()
            self._table = f"{self._url}{API}/tables/{(await reply.json())['id']}"
        async with host.get(self._table) as reply:
            return await reply.json()

    async def _sit(self, key: str) -> None:
        """Answer whatever is asked."""
        head = {"Authorization": f"Bearer {key}"}
        async for line in self._news(key, f"{self._table}/stream"):
            news = json.loads(line)
            if news["result"] is not None:
                return
            asks = mine(news)
            if asks:
                await self._act(news, self._random.choice(asks), head)

    async def _act(self, news: Any, ask: Any, head: Mapping[str, str]) -> None:
        """Answer at random, or take the last answer back; who is late hears of it by his stream."""
        undo = news["undo"]["possible"] and news["undo"]["why"] is None and self._random.random() < UNDOS
        body: dict[str, Any] = {"version": news["version"]}
        if not undo:
            body |= {"seat": ask["seat"], "option": _option(ask, self._random)}
        path = f"{self._table}/{'undo' if undo else 'answers'}"
        async with self._session.post(path, json=body, headers=head) as reply:
            assert reply.status in LATE, await reply.text()
            if reply.status == 200:
                self.answers += 1

    async def _watch(self, key: str) -> None:
        """Look on, by the line that can tell of several tables."""
        table = self._table.rpartition("/")[2]
        async for line in self._news(key, f"{self._url}{API}/stream?table={table}"):
            assert REFUSED not in line, line
            if OVER in line:
                return

    async def _news(self, key: str, path: str) -> AsyncIterator[bytes]:
        head = {"Authorization": f"Bearer {key}"}
        async with self._session.get(path, headers=head) as stream:
            async for line in stream.content:
                if line.startswith(b"data: "):
                    self.heard += 1
                    yield line[6:]


def _option(ask: Any, random: Random) -> str:
    """Whatever is offered, but mostly to stop or to pass, so that more games are played in the time."""
    options = ask["options"]
    weights = [BRIEF if option["verb"] in SHORT else 1.0 for option in options]
    chosen: str = random.choices(options, weights)[0]["option"]
    return chosen


def _key(link: str) -> str:
    return link.partition("#")[2]


def _browser(cookies: bool = True) -> aiohttp.ClientSession:
    """Somebody who has not been here before."""
    timeout = aiohttp.ClientTimeout(total=None)
    jar = aiohttp.CookieJar(unsafe=True) if cookies else aiohttp.DummyCookieJar()
    return aiohttp.ClientSession(timeout=timeout, cookie_jar=jar, read_bufsize=2**20)


class Soak:
    """A server and the games on it."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._server = server
        self._folder = folder
        self._start = time.monotonic()
        self._answers = self._heard = 0
        self._most = 0.0

    def rest(self, games: int) -> Step:
        """What there is when all tables rest."""
        held = at_rest(self._server.process, self._folder, PATIENCE)
        step = Step(games, self._answers, self._heard, time.monotonic() - self._start, self._most, held)
        self._most = 0.0
        return step

    def play(self, title: str, first: int, games: int) -> None:
        """Play the games of these numbers, several at once."""
        asyncio.run(self._play(title, iter(range(first, first + games))))

    async def _play(self, title: str, numbers: Iterator[int]) -> None:
        watching = asyncio.create_task(self._watch_memory())
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._play_some(title, numbers))
        watching.cancel()

    async def _play_some(self, title: str, numbers: Iterator[int]) -> None:
        for number in numbers:
            sitting = Sitting(self._server.url, title, number)
            await sitting.play()
            self._answers += sitting.answers
            self._heard += sitting.heard

    async def _watch_memory(self) -> None:
        for _ in count():
            self._most = max(self._most, megabytes(self._server.process))
            await asyncio.sleep(0.5)


def soak(server: Server, folder: Path, title: str, games: int, step: int, first: int = 0) -> Iterator[Step]:
    """Play games, and tell after each step how much is held; the first telling is before any game."""
    playing = Soak(server, folder)
    yield playing.rest(0)
    for done in range(0, games, step):
        playing.play(title, first + done, min(step, games - done))
        yield playing.rest(min(done + step, games))


class Growth(NamedTuple):
    """How many times as much there was at most, as when it had settled."""

    megabytes: float
    objects: float
    pieces: float


def growth(steps: list[Step]) -> Growth:
    settled = SETTLED if len(steps) > SETTLED + 1 else 1
    first, *later = [step.rest for step in steps[settled:]]
    return Growth(*[max(held[n] for held in (first, *later)) / first[n] for n in range(len(Growth._fields))])


def main() -> None:
    """Play whole games on one server, and see whether it holds more and more."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=500, help="of each title")
    parser.add_argument("--step", type=int, default=100, help="games between two measurements")
    parser.add_argument("--title", action="append", choices=list(TITLES))
    parser.add_argument("--rest", type=float, help="seconds until a room is closed, if not as always")
    chosen = parser.parse_args()
    flat = [_run(title, chosen.games, chosen.step, chosen.rest) for title in chosen.title or TITLES]
    raise SystemExit(not all(flat))


def _run(title: str, games: int, step: int, rest: float | None) -> bool:
    """One title on a server of its own; whether it was flat."""
    print(title, flush=True)
    steps = []
    with (
        tempfile.TemporaryDirectory() as name,
        running(Path(name), prelude=PRELUDE.format(folder=name, rest=rest), afresh=True) as server,
    ):
        for each in soak(server, Path(name), title, games, step):
            steps.append(each)
            print(each, flush=True)
        assert "Traceback" not in server.log, server.log
    grown = growth(steps)
    flat = max(grown) <= FLAT
    told = ", ".join(f"{times:.3f} times the {what}" for what, times in grown._asdict().items())
    print(f"{'flat' if flat else 'NOT FLAT'}: {told}", flush=True)
    return flat


if __name__ == "__main__":
    main()
