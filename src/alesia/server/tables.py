"""All tables of a house: new ones, those that are open, and the people who come to them."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from alesia.kernel.game import Game
from alesia.kernel.record import Entry, Record
from alesia.players import HUMAN
from alesia.server.between import Anew, Ask, Bus, Look, News, Reply, bus_of, leases_of
from alesia.server.between.news import pack
from alesia.server.errors import Refusal, unknown_link, unknown_table
from alesia.server.freed import give_back
from alesia.server.house import House
from alesia.server.keys import Addresses, digest, is_token, new_key
from alesia.server.orders import Orders
from alesia.server.payload import Guest
from alesia.server.recent import Recent
from alesia.server.room import Room
from alesia.server.storage import (
    INVITED,
    REVOKED,
    WATCH,
    Budget,
    ClockStore,
    ClubStore,
    Door,
    GameRow,
    KeeperStore,
    Kept,
    OpenStore,
    Order,
    RatingStore,
    SeatRow,
    ShelfStore,
    Store,
    Summary,
    Writer,
    reading,
)
from alesia.server.written import rows_of
from alesia.table import SEEDED, guide_to, set_up

T = TypeVar("T")
CLUB = ClubStore()
SHELF = ShelfStore()
KEEPER = KeeperStore()
OPEN = OpenStore()
CLOCKS = ClockStore()
RATINGS = RatingStore()
log = logging.getLogger(__name__)
SEED_BITS = 128  # a seed that nobody finds by trying them all against the dice he saw
MOST_OPEN = 5  # tables of one person in the list of those at which anybody may sit down
REST = 60.0  # seconds after which a room in which nothing happens is closed
ROUND = 10.0  # seconds between two looks at the rooms
OPEN_ROOMS = 256  # with more than these, rooms need no rest to be closed
KNOWN_PEOPLE = 10_000  # of so many it is remembered who they are; of others the database knows
REMEMBERED = 60.0  # seconds after which it is asked again who somebody is: another process may know better
THINKERS = 64  # so many tables may have a slow non-player before another must wait for one
ME, LINK = "me", "link"


class Mine(NamedTuple):
    """A game in somebody's list: what he holds, what those at its seats are called, what the game itself is called,
    whether he has set it up, whether he has put it away, whether anybody may sit down there, and until when those
    have time whom it asks, whether it counts for ratings, what it has made of them, and how its people have ended it
    by agreement, if they have."""

    row: GameRow
    held: set[str]
    players: dict[str, str]
    name: str
    is_host: bool
    is_shelved: bool
    is_open: bool
    until: int | None
    is_rated: bool
    ratings: dict[str, tuple[int, int]]
    agreed: str | None


class Admission(NamedTuple):
    """Who may come to a table besides those who are sent a link to a seat: anybody, and spectators by theirs; and how
    much time they have, and whether it counts for their ratings."""

    open: bool = False
    spectators: bool = True
    budget: Budget | None = None
    rated: bool = False


class Tables:
    """The house."""

    def __init__(self, engine: Engine, workers: int = 1) -> None:
        self._engine = engine
        self.addresses = Addresses(workers)
        self.orders = Orders()
        bus = bus_of(engine)
        thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        self._house = House(Store(), Writer(engine, bus), thinkers, bus, leases_of(engine), self._read)
        self._numbers: WeakValueDictionary[int, Room] = WeakValueDictionary()
        self.also_hears: Callable[[Anew | Ask | Reply], None] | None = None  # who has the lines of this house
        self._rooms: OrderedDict[str, asyncio.Future[Room]] = OrderedDict()
        # A room that was closed while somebody was on his way in or out is the room of its table as long as he is in:
        # in another beside it nobody would hear what he does.
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._people: Recent[bytes, tuple[int, float]] = Recent(KNOWN_PEOPLE)
        self._round: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Hear from now on what other processes do."""
        self._house.bus.start(self)

    async def close(self) -> None:
        """Last of all the connections to the database, when nobody reads any more: one that is in use then, or is
        opened afterwards, would never be closed."""
        self._house.bus.close()
        if self._round is not None:
            self._round.cancel()
        for room in self._open_rooms():
            room.stop()
        self._house.thinkers.shutdown(wait=False, cancel_futures=True)
        self._house.writer.close()
        await asyncio.get_running_loop().shutdown_default_executor()
        self._house.leases.close()
        self._engine.dispose()

    # What the keeper asks.

    async def database_answers(self) -> bool:
        try:
            return bool(await self._read(lambda c: c.exec_driver_sql("SELECT 1").scalar_one()))
        except SQLAlchemyError:
            return False

    async def ordered(self) -> Order:
        """What the keeper has ordered."""
        return await self._read(KEEPER.order)

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    # Other processes.

    @property
    def bus(self) -> Bus:
        """The way to the other processes."""
        return self._house.bus

    def hear(self, news: News) -> None:
        """Another process tells something."""
        if isinstance(news, Anew):
            self.forget_people()
        if isinstance(news, Anew | Ask | Reply):
            if self.also_hears is not None:
                self.also_hears(news)
        elif (room := self._numbers.get(news.game)) is not None:
            room.hear(news)

    def look_everywhere(self) -> None:
        """Something may have been missed: compare every table that is open with what is written."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._compare())

    async def _compare(self) -> None:
        rooms = {room.id: room for room in self._open_rooms()}
        before = {number: room.sat for number, room in rooms.items()}
        try:
            found = await self._read(lambda c: self._house.store.standing(c, list(rooms)))
        except Exception:
            log.exception("what others have written cannot be read")
            return
        for game in rooms.keys() - found.keys():
            rooms[game].vanish()
        for game, standing in found.items():
            if rooms[game].sat != before[game] or rooms[game].compare(standing):
                rooms[game].catch_up_soon()

    # People.

    async def person(self, key: str | None) -> int | None:
        """The person whose browser has this key; Refusal if the keeper does not let him in."""
        if not key:
            return None
        known = digest(key)
        person, since = self._people.get(known) or (None, 0.0)
        if person is None or time.monotonic() - since > REMEMBERED:
            person = await self._read(lambda c: self._house.store.find_person(c, known))
            if person is not None:
                self._people.put(known, (person, time.monotonic()))
        self.orders.check_people(() if person is None else (person,))
        return person

    def forget_people(self) -> None:
        """Ask the database again who is who: some are known by other keys from now on."""
        self._people = Recent(KNOWN_PEOPLE)

    async def know_anew(self, person: int, work: Callable[[ClubStore, Connection], T]) -> T:
        """Write down by which browsers somebody is known from now on; in every process those that are his no more are
        nobody's at once, and hear nothing any more: all his lines end, and who may opens another."""
        news = Anew(self.bus.name, person)
        done = await self._house.writer.write(lambda c: work(CLUB, c), pack(news))
        self.hear(news)
        return done

    async def new_person(self) -> tuple[int, str]:
        """A person who has not been here before, and the key to be known by."""
        key, store = new_key(), self._house.store
        person = await self._house.writer.write(lambda c: store.add_person(c, digest(key)))
        return person, key

    # Tables.

    async def create(
        self,
        person: int,
        game: str,
        scenario: str | None,
        options: Mapping[str, str | bool],
        seats: Mapping[str, str],
        dice: str = SEEDED,
        position: str | None = None,
        admission: Admission = Admission(),  # noqa: B008  (it never changes)
        hints: bool = True,
    ) -> Room:
        """Set a table up; those seats are the person's own that are said to be "me"."""
        kinds = {seat: HUMAN if who in (ME, LINK) else who for seat, who in seats.items()}
        table = set_up(game, scenario, secrets.randbits(SEED_BITS), kinds, options, position, dice, hints=hints)
        own = [seat for seat in table.seats if seats.get(seat, ME) == ME]
        return await self._lay_out(person, table.record, table.game, own, admission=admission)

    async def guide(self, person: int, game: str) -> Room:
        """The table of a guided first turn."""
        guide = guide_to(game)
        table = guide.table()
        return await self._lay_out(person, table.record, table.game, [guide.seat])

    async def fork(self, person: int, room: Room, entries: Sequence[Entry]) -> Room:
        """A table with these answers of another; chance and non-players go on otherwise than they do there."""
        record = replace(room.head, seed=secrets.randbits(SEED_BITS), entries=[])
        own = list(room.kinds)
        return await self._lay_out(person, record, room.table.game, own, entries)

    async def _lay_out(
        self,
        person: int,
        record: Record,
        game: Game[Any],
        wanted: Collection[str],
        entries: Sequence[Entry] = (),
        admission: Admission = Admission(),  # noqa: B008  (likewise)
    ) -> Room:
        names = [seat for seat, kind in record.seats.items() if kind == HUMAN and seat not in game.heirs]
        own = [seat for seat in names if seat in wanted]
        watch = SeatRow(WATCH, new_key(), INVITED if admission.spectators else REVOKED)
        keys = [*(SeatRow(name, new_key()) for name in names), watch]
        address, setup, store = self.addresses.new(), record.to_text(), self._house.store
        rows = rows_of(entries, game.seats)

        def work(to: Connection) -> None:
            number = store.add_game(to, address, setup, person, keys, own or [WATCH])
            if admission.open:
                need_room_in_the_list(to, person)
                OPEN.open(to, number, True)
            if admission.budget is not None:
                CLOCKS.give(to, number, admission.budget)
            if admission.rated:
                RATINGS.rate(to, number)
            if rows:
                store.keep(to, [Kept(number, rows, Summary(len(rows), (), False, ()))])

        await self._house.writer.write(work)
        room = await self.room(address)
        if not room.table.decisions:
            await room.sum_up()
        return room

    async def room(self, address: str) -> Room:
        """The room of a table, opened if need be."""
        opening = self._rooms.get(address)
        if opening is None:
            opening = self._rooms[address] = asyncio.ensure_future(self._open(address))
            opening.add_done_callback(lambda done: self._forget_failure(address, done))
            self._close_some()
            self._look_round_later()
        self._rooms.move_to_end(address)
        room = await asyncio.shield(opening)
        room.touch()
        room.wake()
        return room

    def is_open(self, address: str) -> bool:
        """Whether the room of a table is open, or being opened."""
        return address in self._rooms

    async def enter(self, address: str, person: int | None, key: str | None) -> tuple[Room, Guest]:
        """The room and what this guest may do there; the same refusal for a closed door and for no door."""
        room = await self.room(address)
        guest = room.guest(person, key)
        if guest is None and not self.bus.alone:  # he may have sat down in another process
            await room.fresh()
            guest = room.guest(person, key)
        if guest is None:
            raise unknown_table()
        self.orders.check_people(room.holders_by(key))
        return room, guest

    async def door(self, key: str) -> Door | None:
        """What a key opens, if it opens anything."""
        store = self._house.store
        if not is_token(key):
            return None
        return await self._read(lambda c: store.find_door(c, key) or store.find_handed(c, digest(key)))

    async def way_back(self, person: int | None, key: str) -> tuple[Room, Guest]:
        """The room and the seats of somebody who opens an invitation again that he himself has used."""
        store, came_by = self._house.store, digest(key)
        found = None if person is None else await self._read(lambda c: store.find_way_back(c, person, came_by))
        if found is None:
            raise unknown_link()
        return await self.enter(found, person, None)

    async def games_of(self, person: int) -> list[Mine]:
        """The games of a person, the latest first."""
        store = self._house.store

        def work(c: Connection) -> list[Mine]:
            found = store.games_of(c, person)
            numbers = [row.id for row, _ in found]
            players, called, away = store.names_at(c, numbers), SHELF.names(c, numbers), SHELF.away(c, person)
            listed, clocks = OPEN.open_among(c, numbers), CLOCKS.clocks(c, numbers)
            agreed = store.agreed(c, numbers)
            counted, changes = RATINGS.rated_among(c, numbers), RATINGS.changes(c, numbers)
            return [
                Mine(
                    row,
                    held,
                    players.get(row.id, {}),
                    called.get(row.id, ""),
                    row.host == person,
                    row.id in away,
                    row.id in listed,
                    clocks[row.id].until if row.id in clocks else None,
                    row.id in counted,
                    changes.get(row.id, {}),
                    agreed[row.id].kind if row.id in agreed else None,
                )
                for row, held in found
            ]

        return await self._read(work)

    # The club.

    async def read(self, work: Callable[[ClubStore, Connection], T]) -> T:
        """Read something that the club keeps."""
        return await self._read(lambda c: work(CLUB, c))

    async def write(self, work: Callable[[ClubStore, Connection], T]) -> T:
        """Write something that the club keeps."""
        return await self._house.writer.write(lambda c: work(CLUB, c))

    async def call(self, person: int, name: str) -> None:
        """Somebody calls himself so from now on; those at his tables see it at once."""

        def work(club: ClubStore, to: Connection) -> list[str]:
            club.call(to, person, name)
            return club.tables_of(to, person)

        await self.reseat(await self.write(work))

    def is_here(self, address: str, person: int) -> bool:
        """Whether somebody is looking at a table just now."""
        return any(room.address == address and room.presence.has(person) for room in self._open_rooms())

    async def reseat(self, addresses: Collection[str]) -> None:
        """Let the rooms of these tables look who sits there, also those of other processes; those that are closed will
        when they are opened."""
        here = {room.address: room for room in self._open_rooms() if room.address in addresses}
        for room in here.values():
            await room.look_who_sits()
        elsewhere = [] if self.bus.alone else [address for address in addresses if address not in here]
        if elsewhere:
            for game in await self._read(lambda c: self._house.store.numbers(c, elsewhere)):
                self.bus.tell_soon(pack(Look(self.bus.name, game)))

    # How rooms are opened and closed.

    async def _open(self, address: str) -> Room:
        room = self._alive.get(address)
        if room is None:
            room = self._alive[address] = await self._lay(address)
            self._numbers[room.id] = room
            if not self.bus.alone:  # what was told while it was laid out, nobody has heard
                await room.fresh()
        return room

    async def _lay(self, address: str) -> Room:
        """The room of a table as it is written."""
        stored = await self._read(lambda c: self._house.store.find_game(c, address)) if is_token(address) else None
        if stored is None:
            raise unknown_table()
        return await asyncio.get_running_loop().run_in_executor(None, Room, self._house, stored)

    def _forget_failure(self, address: str, opening: "asyncio.Future[Room]") -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._rooms.pop(address, None)

    def _look_round_later(self) -> None:
        if self._round is None and self._rooms:
            self._round = asyncio.get_running_loop().call_later(ROUND, self._look_round)

    def _look_round(self) -> None:
        """Close the rooms that have rested; where somebody listens, only what is not needed is let go."""
        self._round = None
        open_rooms = len(self._rooms)
        for room in self._open_rooms():
            room.tell_others_who_is_here()
            if room.rested >= REST:
                room.forget()
                self._close(room)
        if len(self._rooms) < open_rooms:
            give_back()
        self._look_round_later()

    def _close_some(self) -> None:
        """Close rooms that nobody is in while there are too many, first those to which nobody has come for longest."""
        for room in self._open_rooms():
            if len(self._rooms) <= OPEN_ROOMS:
                return
            self._close(room)

    def _open_rooms(self) -> list[Room]:
        done = [opening for opening in self._rooms.values() if opening.done() and not opening.cancelled()]
        return [opening.result() for opening in done if opening.exception() is None]

    def _close(self, room: Room) -> None:
        """The game itself is in the database; a room is only a quicker way to it."""
        if room.idle:
            del self._rooms[room.address]

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(None, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with reading(self._engine) as connection:
            return work(connection)


def need_room_in_the_list(to: Connection, host: int) -> None:
    """Refusal if somebody has as many tables in the list of open ones as he may."""
    if OPEN.count_of(to, host) >= MOST_OPEN:
        raise Refusal(409, "many_open", MOST_OPEN)
