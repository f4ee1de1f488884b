"""Calling people to their turn: once for a turn, not in their quiet hours, and with nothing in it that is hidden.

What goes out is the game, the seat, and the way to the question; never the question, and nothing of what others see.
"""

import asyncio
import json
import logging
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection

from alesia.kernel.errors import AlesiaError
from alesia.kernel.heirs import person as first_of
from alesia.kernel.record import Record
from alesia.server import about
from alesia.server.club import push
from alesia.server.club.services import Services
from alesia.server.errors import say
from alesia.server.rounds import Rounds
from alesia.server.storage import Bell, BellStore, ClubStore, Quiet, Waiting
from alesia.server.tables import Tables
from alesia.table import game_info

log = logging.getLogger(__name__)
BELLS = BellStore()
ROUND = 20.0  # seconds between two looks at who is waited for
GRACE = 60  # seconds that somebody has to answer before he is called
LETTERS = 4  # that are sent at a time
MAIL, HOOK, PUSH = "mail", "hook", "push"
HOUSE_KEY = "vapid"
ACCEPTED = range(200, 300)
GONE = (404, 410)  # what a push service says of a browser that is no more


class Call(Exception):
    """A call that did not go through."""


class Ringer(Rounds):
    """Looks now and then who is waited for, and calls him."""

    def __init__(self, tables: Tables, services: Services) -> None:
        super().__init__(ROUND, "nobody could be called")
        self._tables = tables
        self._services = services
        self._calls: list[asyncio.Task[None]] = []
        self._letters = asyncio.Semaphore(LETTERS)

    async def look(self) -> None:
        """Call everybody who is waited for, each once for all his games; nobody waits for the slow machine of somebody
        else."""
        try:
            await self._go_through()
        finally:
            calls, self._calls = self._calls, []
            await asyncio.gather(*calls)

    async def _go_through(self) -> None:
        waiting = await self._tables.read(lambda _, c: BELLS.waiting(c))
        out = self._tables.orders.now.people
        for person in dict.fromkeys(each.person for each in waiting if each.person not in out):
            held = [each for each in waiting if each.person == person]
            await self._spare(held)
            if any(map(self._is_wanted, held)) and not await self._is_quiet(person):
                await self._begin(person, held)

    async def _spare(self, held: list[Waiting]) -> None:
        """Who looks at a table has seen the question, and is not called to it, by whatever process."""
        seen = [each for each in held if _asked(each) and self._tables.is_here(each.address, each.person)]
        if seen:
            await self._tables.write(lambda _, to: [_claim(to, each, held) for each in seen])

    def _is_wanted(self, each: Waiting) -> bool:
        """Whether his seat is asked, and has been for a while."""
        return bool(_asked(each)) and each.since <= int(time.time()) - GRACE

    async def _is_quiet(self, person: int) -> bool:
        quiet = await self._tables.read(lambda _, c: BELLS.quiet_of(c, person))
        return quiet is not None and is_quiet(quiet, datetime.now(UTC))

    async def _begin(self, person: int, held: list[Waiting]) -> None:
        """Begin to call him; held: all his seats in games that wait, some of them for him."""

        def work(_: ClubStore, to: Connection) -> tuple[list[Waiting], list[Bell], str | None]:
            called = [each for each in held if self._is_wanted(each) and _claim(to, each, held)]
            return called, BELLS.bells_of(to, person), BELLS.mail_of(to, person)

        called, bells, mail = await self._tables.write(work)
        self._calls += [asyncio.create_task(self._call(bell, called, mail)) for bell in bells if called]

    async def _call(self, bell: Bell, called: list[Waiting], mail: str | None) -> None:
        done = await self._ring(bell, called, mail)
        await self._tables.write(lambda _, to: BELLS.tell_rung(to, bell.id, done))

    async def _ring(self, bell: Bell, games: list[Waiting], mail: str | None) -> bool:
        """Call by one way; whether that went through."""
        try:
            if bell.kind == MAIL:
                await self._write(mail, bell.language, games)
            elif bell.kind == HOOK:
                await self._post(bell, games)
            else:
                await self._push(bell, games)
        except Exception as error:  # whatever it is, the others are called
            log.warning("a call by %s did not go through: %s", bell.kind, type(error).__name__)
            return False
        return True

    async def _write(self, mail: str | None, language: str, games: list[Waiting]) -> None:
        if mail is None:
            raise Call
        lines = "\n".join(f"{name}\n{link}\n" for name, link in self._told(games, language))
        body = say("call.mail.body", lines, language=language)
        async with self._letters:
            await self._services.mail.send(mail, say("call.subject", len(games), language=language), body)

    async def _post(self, bell: Bell, games: list[Waiting]) -> None:
        """Discord reads `content`, Slack and Matrix `text`; nobody is to be mentioned by it."""
        head = say("call.subject", len(games), language=bell.language)
        text = "\n".join([head, *(f"{name}: {link}" for name, link in self._told(games, bell.language))])
        body = {"content": text, "text": text, "allowed_mentions": {"parse": []}}
        headers = {"Content-Type": "application/json", "User-Agent": "Alesia"}
        status = await self._services.outside.post(bell.target, json.dumps(body).encode(), headers)
        if status not in ACCEPTED:
            raise Call

    async def _push(self, bell: Bell, games: list[Waiting]) -> None:
        (name, link), *_ = self._told(games, bell.language)
        head = say("call.subject", len(games), language=bell.language)
        message = json.dumps({"title": head, "body": name, "link": link if len(games) == 1 else "/"}).encode()
        envelope = push.sealed(await house_key(self._tables), bell.target, bell.secrets, message, self._services.sender)
        status = await self._services.outside.post(bell.target, envelope.body, envelope.headers)
        if status in GONE:
            await self._tables.write(lambda _, to: BELLS.take_down(to, bell.person, bell.id))
        elif status not in ACCEPTED:
            raise Call

    def _told(self, games: Iterable[Waiting], language: str) -> list[tuple[str, str]]:
        return [(_named(each, language), f"{self._services.home}/table/{each.address}#question") for each in games]


async def house_key(tables: Tables) -> str:
    """The key by which this house signs, made when it is first wanted."""
    found = await tables.read(lambda _, c: BELLS.house_key(c, HOUSE_KEY))
    if found is not None:
        return found
    return await tables.write(lambda _, to: BELLS.keep_house_key(to, HOUSE_KEY, push.new_key()))


def is_quiet(quiet: Quiet, moment: datetime) -> bool:
    """Whether somebody does not want to be called at this moment; from 22 to 7 is the night."""
    hour = moment.astimezone(zone(quiet.zone)).hour
    if quiet.begin <= quiet.end:
        return quiet.begin <= hour < quiet.end
    return hour >= quiet.begin or hour < quiet.end


def zone(name: str) -> ZoneInfo:
    """The clock of a place; that of Greenwich where nobody knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def _asked(each: Waiting) -> list[str]:
    """The seats that are asked and his, who goes on in another."""
    try:
        heirs = game_info(Record.from_text(each.setup).game).heirs
    except AlesiaError:
        return []
    return [seat for seat in each.asked.split(",") if first_of(heirs, seat) == each.seat]


def _claim(to: Connection, each: Waiting, held: list[Waiting]) -> bool:
    """Whether he is called for this turn now, and by nobody else: not again before he has answered somewhere there, and
    others have after him."""
    info = game_info(Record.from_text(each.setup).game)
    seats = {other.seat for other in held if other.game == each.game}
    own = [number for number, seat in enumerate(info.seats) if first_of(info.heirs, seat) in seats]
    asked = [info.seats.index(seat) for seat in _asked(each)]
    before = BELLS.last_rung(to, each.person, each.game)
    if before is not None and not BELLS.is_new_turn(to, each.game, own, asked, before):
        return False
    return BELLS.ring(to, each.person, each.game, each.number, before)


def _named(each: Waiting, language: str) -> str:
    """The game and the seat, in words."""
    head = Record.from_text(each.setup)
    named, words = about.named(head.game, language), about.words(head.game, language)["names"]
    things = [
        words[kind][seat]["name"]
        for seat in _asked(each)
        for kind in ("seat", "faction", "side")
        if seat in words.get(kind, {})
    ]
    return say(
        "call.game",
        named["title"],
        named["scenarios"][head.scenario],
        ", ".join(dict.fromkeys(things)),
        language=language,
    )
