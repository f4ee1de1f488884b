"""Hearing: what somebody is told of a table as it happens, and the line by which a browser hears of all its tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import aclosing
from itertools import count
from typing import Any, NamedTuple

from alesia.server import about
from alesia.server.between import Anew, Ask, Bus, Reply
from alesia.server.between.news import pack
from alesia.server.errors import Refusal, unknown_table
from alesia.server.keys import digest
from alesia.server.orders import Orders
from alesia.server.payload import Guest
from alesia.server.room import Room
from alesia.server.scene import encode
from alesia.words.catalogue import ENGLISH

PING = 20  # seconds between signs of life on a stream
NAME_BYTES = 18
PATIENCE = 3.0  # seconds in which another process has said that it has a line
OWN_LINES = 24  # so many of one person; whoever opens another loses the oldest, which is most likely a dead one

Enter = Callable[[str], Awaitable[tuple[Room, Guest]]]
Say = Callable[[bytes], Awaitable[None]]

log = logging.getLogger(__name__)


class Who(NamedTuple):
    """Somebody who listens: known by his person, by the key of a seat, or by both."""

    person: int | None
    key: str | None


def whole(room: Room, guest: Guest, seat: str | None, language: str = ENGLISH) -> Mapping[str, Any]:
    """A table as a guest may see it."""
    return {**lasting(room, guest, language), **room.scene.whole(guest, seat, language)}


def lasting(room: Room, guest: Guest, language: str) -> Mapping[str, Any]:
    """What stays of a table while it is played."""
    head = room.head
    info = about.named(head.game, language)
    return {
        "id": room.address,
        "game": head.game,
        "title": info["title"],
        "scenario": {"id": head.scenario, "title": info["scenarios"][head.scenario]},
        "options": head.options,
        "host": guest.host,
    }


class Ear:
    """Somebody who listens at one table, looking from a certain seat or from that which is asked."""

    def __init__(
        self, room: Room, who: Who, wake: asyncio.Event, seat: str | None = None, language: str = ENGLISH
    ) -> None:
        self.room = room
        self._language = language
        self._who = who
        self._seat = seat
        self._listener = room.listen(wake, *who)
        self._guest: Guest | None = None  # who he was when he was last told something

    def news(self) -> tuple[str, bytes] | None:
        """The whole to somebody who has come or has taken another seat meanwhile, else what has changed.

        Refusal to one who has no business here any more: the key that he came by was made anew.
        """
        listener, scene = self._listener, self.room.scene
        shown, log_from = listener.shown, listener.log_from
        if self._guest is not None and shown is scene:
            return None
        before, guest = self._guest, self.room.guest(*self._who)
        if guest is None:
            raise unknown_table()
        self._guest = guest
        listener.show(scene)
        if guest == before:
            if not scene.says_more(shown, log_from, guest, self._seat, self._language):
                return None
            return "change", scene.change(shown, log_from, guest, self._seat, self._language)
        return "whole", encode(whole(self.room, guest, self._seat, self._language))

    def leave(self) -> None:
        self.room.leave(self._listener)


class Line:
    """What goes out to one listener, until he or we end it."""

    def __init__(self, who: Who, language: str = ENGLISH) -> None:
        self.who = who
        self.language = language
        self.name = secrets.token_urlsafe(NAME_BYTES)
        self.address = ""  # from where it was opened
        self.ended = False
        self.wake = asyncio.Event()
        self._said = 0.0  # when something was last said
        self._timer: asyncio.TimerHandle | None = None

    def is_of(self, person: int | None, key: bytes | None) -> bool:
        """Whether somebody who is known by these (the key by its digest) has opened it."""
        own = None if self.who.key is None else digest(self.who.key)
        return (self.who.person, own) == (person, key)

    @property
    def rooms(self) -> Iterable[Room]:
        """The rooms of which it tells."""
        return ()

    def is_let_in(self, orders: Orders) -> bool:
        """Whether the keeper has nothing against whoever listens, by his person, his address or the seat of his key."""
        by_key = set().union(*(room.holders_by(self.who.key) for room in self.rooms))
        return orders.lets_in(self.who.person, self.address) and orders.now.people.isdisjoint(by_key)

    def end(self) -> None:
        self.ended = True
        self.wake.set()

    async def rings(self) -> None:
        """Wait for something new, but not longer than a proxy or a browser would before it takes the line for dead."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PING, self._ping)
        await self.wake.wait()

    def _ping(self) -> None:
        """Wake a line that is silent; one timer is enough, however often something is said meanwhile."""
        left = self._said + PING - time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(left if left > 0 else PING, self._ping)
        if left <= 0:
            self.wake.set()

    def said(self, event: bytes) -> bytes:
        """What is said now."""
        self._said = time.monotonic()
        return event

    @property
    def is_silent(self) -> bool:
        """Whether nothing was said for so long that somebody could take the line for dead."""
        return time.monotonic() >= self._said + PING

    def hush(self) -> None:
        """Nothing is said any more."""
        if self._timer is not None:
            self._timer.cancel()


class TableLine(Line):
    """A line for one table."""

    def __init__(self, who: Who, room: Room, seat: str | None, language: str = ENGLISH) -> None:
        super().__init__(who, language)
        self._room = room
        self._seat = seat

    @property
    def rooms(self) -> Iterable[Room]:
        return (self._room,)

    async def events(self) -> AsyncGenerator[bytes]:
        ear = Ear(self._room, self.who, self.wake, self._seat, self.language)
        try:
            while not self.ended:
                self.wake.clear()
                try:
                    news = ear.news()
                except Refusal:
                    return
                if news:
                    told = b"event: %b\nid: %d\ndata: %b\n\n" % (news[0].encode(), self._room.version, news[1])
                    yield self.said(told)
                elif self.is_silent:
                    yield self.said(b": still here\n\n")
                await self.rings()
        finally:
            self.hush()
            ear.leave()


class SharedLine(Line):
    """A line for all the tables that a browser has open; which these are, it says whenever that changes."""

    def __init__(self, who: Who, tables: Collection[str], enter: Enter, language: str = ENGLISH) -> None:
        super().__init__(who, language)
        self._first = tables
        self._enter = enter
        self._ears: dict[str, Ear] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._refused: dict[str, Refusal] = {}
        self.notice = ""  # what the keeper tells everybody
        self._told = ""

    @property
    def rooms(self) -> Iterable[Room]:
        return [ear.room for ear in self._ears.values()]

    def hear(self, tables: Collection[str]) -> None:
        """From now on these tables: those that are new from their whole on, the others as before."""
        for table in self._ears.keys() - set(tables):
            self._ears.pop(table).leave()
        for table in self._opening.keys() - set(tables):
            self._opening.pop(table).cancel()
        for table in tables:
            if table not in self._ears and table not in self._opening:
                self._opening[table] = asyncio.create_task(self._begin(table))

    async def _begin(self, table: str) -> None:
        try:
            room, _ = await self._enter(table)
            self._ears[table] = Ear(room, self.who, self.wake, language=self.language)
        except Refusal as refusal:
            self._refused[table] = refusal
        except Exception:
            log.exception("table %s cannot be opened for a line, which ends; the browser will open another", table)
            self.end()
        self._opening.pop(table, None)
        self.wake.set()

    async def events(self) -> AsyncGenerator[bytes]:
        try:
            self._told = self.notice
            yield self.said(_event("line", {"line": self.name, "notice": self._told}))
            self.hear(self._first)
            while not self.ended:
                self.wake.clear()
                for told in self._news():
                    yield self.said(told)
                if self.is_silent:
                    yield self.said(_event("still", {}))
                await self.rings()
        finally:
            self.hush()
            self.hear(())

    def _news(self) -> Iterator[bytes]:
        """One after the other: what a slow reader has not taken yet is put together with what comes after it."""
        if self.notice != self._told:
            self._told = self.notice
            yield _event("notice", {"notice": self._told})
        for table in list(self._ears):
            if news := self._news_of(table):
                yield _about(table, *news)
        while self._refused:
            table, refusal = self._refused.popitem()
            yield _event("refused", {"table": table, **refusal.body(self.language)})

    def _news_of(self, table: str) -> tuple[str, bytes] | None:
        ear = self._ears.get(table)
        try:
            return None if ear is None else ear.news()
        except Refusal as refusal:
            self._ears.pop(table).leave()
            self._refused[table] = refusal
            return None


def _event(kind: str, data: Mapping[str, Any]) -> bytes:
    """An event as it goes over the line; JSON has no line breaks of its own."""
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), encode(data))


def _about(table: str, kind: str, data: bytes) -> bytes:
    """The news of a table, with its name; they are JSON already."""
    return b'event: %b\ndata: {"table":%b,"%b":%b}\n\n' % (kind.encode(), encode(table), kind.encode(), data)


class Lines:
    """All lines of a house."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}
        self._closed = False
        self._notice = ""
        self.bus: Bus | None = None
        self._asked: dict[int, asyncio.Future[None]] = {}  # what other processes have been asked
        self._numbers = count()
        self._replying: set[asyncio.Task[None]] = set()

    async def hear(self, name: str, who: Who, tables: Collection[str]) -> None:
        """Let a line tell of these tables; it may be one of another process."""
        if name in self._lines or self.bus is None or self.bus.alone:
            self.find(name, who).hear(tables)
            return
        number, loop = next(self._numbers), asyncio.get_running_loop()
        self._asked[number] = done = loop.create_future()
        key = None if who.key is None else digest(who.key)
        try:
            await self._tell(Ask(self.bus.name, number, name, who.person, key, tuple(tables)))
            await asyncio.wait_for(done, PATIENCE)
        except TimeoutError:
            raise Refusal(404, "unknown_line") from None
        finally:
            del self._asked[number]

    async def _tell(self, news: Ask | Reply) -> None:
        assert self.bus is not None
        await asyncio.get_running_loop().run_in_executor(None, self.bus.tell, [pack(news)])

    def heard(self, news: Anew | Ask | Reply) -> None:
        """Another process asks for a line, which may be here, or has done what it was asked; or somebody is known by
        other browsers than before."""
        assert self.bus is not None
        if isinstance(news, Anew):
            self._end_lines_of(news.person)
            return
        if isinstance(news, Reply):
            done = self._asked.get(news.number) if news.to == self.bus.name else None
            if done is not None and not done.done():
                done.set_result(None)
            return
        line = self._lines.get(news.line)
        if isinstance(line, SharedLine) and not line.ended and line.is_of(news.person, news.key):
            line.hear(news.tables)
            replying = asyncio.create_task(self._tell(Reply(self.bus.name, news.sender, news.number)))
            self._replying.add(replying)
            replying.add_done_callback(self._replying.discard)

    def _end_lines_of(self, person: int) -> None:
        for line in self._lines.values():
            if line.who.person == person:
                line.end()

    def find(self, name: str, who: Who) -> SharedLine:
        """The line of this name; it is known only to him to whom it goes."""
        line = self._lines.get(name)
        if not isinstance(line, SharedLine) or line.ended or line.who != who:
            raise Refusal(404, "unknown_line")
        return line

    async def carry(self, line: TableLine | SharedLine, say: Say) -> None:
        """Say the events of a line, which is known from now on until it ends."""
        if self._closed:
            return
        self._make_place(line.who)
        self._lines[line.name] = line
        if isinstance(line, SharedLine):
            line.notice = self._notice
        try:
            async with aclosing(line.events()) as events:
                async for event in events:
                    await say(event)
        finally:
            del self._lines[line.name]

    def _make_place(self, who: Who) -> None:
        own = [line for line in self._lines.values() if line.who == who and not line.ended]
        for line in own[: len(own) - OWN_LINES + 1]:
            line.end()

    def obey(self, orders: Orders) -> None:
        """The lines of those who are not let in end; the others tell what everybody is told."""
        self._notice = orders.now.notice
        for line in list(self._lines.values()):
            if not line.is_let_in(orders):
                line.end()
            elif isinstance(line, SharedLine):
                line.notice = self._notice
                line.wake.set()

    def close(self) -> None:
        """All end, and none is opened any more."""
        self._closed = True
        for line in self._lines.values():
            line.end()
