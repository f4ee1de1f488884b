"""All tables of a house: new ones, those that are open, and the people who come to them."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from alesia.players import HUMAN
from alesia.server.errors import Refusal, unknown_table
from alesia.server.payload import Guest
from alesia.server.room import WATCH, House, Room
from alesia.server.storage import GameRow, SeatRow, Store, Writer, reading
from alesia.table import set_up

T = TypeVar("T")
KEY_BYTES = 24  # 192 bits
SEED_BITS = 128  # a seed that nobody finds by trying them all against the dice he saw
OPEN_ROOMS = 256
THINKERS = 64  # so many tables may have a slow non-player before another must wait for one
ME, LINK = "me", "link"


class Tables:
    """The house."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._house = House(Store(), Writer(engine), ThreadPoolExecutor(THINKERS, "thinker"))
        self._rooms: OrderedDict[str, asyncio.Future[Room]] = OrderedDict()
        self._people: dict[bytes, int] = {}

    def close(self) -> None:
        self._house.thinkers.shutdown(wait=False, cancel_futures=True)
        self._house.writer.close()
        self._engine.dispose()

    # People.

    async def person(self, key: str | None) -> int | None:
        """The person whose browser has this key."""
        if not key:
            return None
        digest = _digest(key)
        if digest not in self._people:
            found = await self._read(lambda c: self._house.store.find_person(c, digest))
            if found is None:
                return None
            self._people[digest] = found
        return self._people[digest]

    async def new_person(self) -> tuple[int, str]:
        """A person who has not been here before, and the key to be known by."""
        key = new_key()
        store, digest = self._house.store, _digest(key)
        person = await self._house.writer.write(lambda c: store.add_person(c, digest))
        return person, key

    # Tables.

    async def create(
        self, person: int, game: str, scenario: str | None, options: Mapping[str, str | bool], seats: Mapping[str, str]
    ) -> Room:
        """Set a table up; those seats are the person's own that are said to be "me"."""
        kinds = {seat: HUMAN if who in (ME, LINK) else who for seat, who in seats.items()}
        table = set_up(game, scenario, secrets.randbits(SEED_BITS), kinds, options)
        names = [seat for seat, kind in table.seats.items() if kind == HUMAN]
        own = [seat for seat in names if seats.get(seat, ME) == ME]
        keys = [SeatRow(name, new_key()) for name in (*names, WATCH)]
        address, setup, store = secrets.token_urlsafe(12), table.record.to_text(), self._house.store
        await self._house.writer.write(lambda c: store.add_game(c, address, setup, person, keys, own or [WATCH]))
        room = await self.room(address)
        room.wake()
        return room

    async def room(self, address: str) -> Room:
        """The room of a table, opened if need be."""
        opening = self._rooms.get(address)
        if opening is None:
            opening = self._rooms[address] = asyncio.ensure_future(self._open(address))
            opening.add_done_callback(lambda done: self._forget_failure(address, done))
            self._close_idle_rooms()
        self._rooms.move_to_end(address)
        return await asyncio.shield(opening)

    async def enter(self, address: str, person: int | None, key: str | None) -> tuple[Room, Guest]:
        """The room and what this guest may do there; the same refusal for a closed door and for no door."""
        room = await self.room(address)
        guest = room.guest(person, key)
        if guest is None:
            raise unknown_table()
        return room, guest

    async def seat_of(self, key: str) -> tuple[Room, str]:
        """The room and the seat that a key opens."""
        found = await self._read(lambda c: self._house.store.find_seat(c, key))
        if found is None:
            raise Refusal(404, "unknown_link", "This link opens no table. Perhaps a part of it was cut off.")
        return await self.room(found[0]), found[1]

    async def games_of(self, person: int) -> list[tuple[GameRow, set[str]]]:
        return await self._read(lambda c: self._house.store.games_of(c, person))

    # How rooms are opened and closed.

    async def _open(self, address: str) -> Room:
        stored = await self._read(lambda c: self._house.store.find_game(c, address))
        if stored is None:
            raise unknown_table()
        room = await asyncio.get_running_loop().run_in_executor(None, Room, self._house, stored)
        room.wake()
        return room

    def _forget_failure(self, address: str, opening: "asyncio.Future[Room]") -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._rooms.pop(address, None)

    def _close_idle_rooms(self) -> None:
        """The games themselves are in the database; a room is only a quicker way to one."""
        for address, opening in list(self._rooms.items()):
            if len(self._rooms) <= OPEN_ROOMS:
                return
            if opening.done() and not opening.exception() and opening.result().idle:
                del self._rooms[address]

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(None, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with reading(self._engine) as connection:
            return work(connection)


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
