"""A room: one table being played, its guests, and what they have been shown.

Whoever changes the table holds the lock of its room. What guests are shown comes from the last scene, a still picture
made after the change was written down; so nobody sees what could still be lost, and nobody waits for a non-player.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from alesia.kernel.errors import AlesiaError, BadPosition, CannotUndo, IllegalAnswer
from alesia.kernel.game import CHANGE_SEATS
from alesia.kernel.record import BOARD_NAME, CHANCE_NAME, Record
from alesia.kernel.word import Word
from alesia.players import HUMAN, NONPLAYER, StandIn
from alesia.server.between import Bus, Here, Leases, Look, Written
from alesia.server.between.news import pack
from alesia.server.chronicle import Chronicle
from alesia.server.errors import Refusal, not_yours, stale, unknown_link
from alesia.server.keys import digest, new_key
from alesia.server.payload import Guest
from alesia.server.scene import Frost, Places, Scene, Told, Undo
from alesia.server.storage import (
    INVITED,
    REVOKED,
    TAKEN,
    WATCH,
    Answered,
    CompanyStore,
    Seating,
    SeatRow,
    Standing,
    Store,
    StoredGame,
    Summary,
    Taken,
    Wish,
    Writer,
)
from alesia.server.written import UNDO, entries_of, entry_of, head_of, row_of, rows_of, table_of
from alesia.table import ALL, Lesson, Past, guide_of, lesson

log = logging.getLogger(__name__)
T = TypeVar("T")
COMPANY = CompanyStore()
FAREWELL = 5.0  # seconds after which it is told that somebody has gone
PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a table that could not go on tries again
STILL_HERE = 25.0  # seconds for which somebody in another process is there who was said to be
MENDS = 60  # so often it is tried; then whoever comes next tries it
OTHERS_THINK = 1.0  # seconds after which it is seen whether another process still thinks for a table
# The reasons that the table gives name answers, and these may be secret.
NOTHING_TO_UNDO = "undo.nothing"
IT_IS_OVER = "undo.over"
MUST_AGREE = "undo.agree"


class House(NamedTuple):
    """What all rooms share: where games are written, and who thinks for the non-players."""

    store: Store
    writer: Writer
    thinkers: Executor
    bus: Bus
    leases: Leases
    read: "Reads"


class Reads(Protocol):
    """Reads from the database, all at the same moment."""

    async def __call__(self, work: Callable[[Connection], T]) -> T: ...


class Listener:
    """Somebody who wants to hear of changes; he may be slower than they come. `who`: his person, and a key."""

    def __init__(self, scene: Scene, wake: asyncio.Event, who: tuple[int | None, str | None]) -> None:
        self.wake = wake
        self.who = who
        self.show(scene)

    def show(self, scene: Scene) -> None:
        """He is told of this scene."""
        self.shown = scene
        self.log_from = scene.length


class Room:
    """One table and those around it."""

    version: int
    host: int

    def __init__(self, house: House, stored: StoredGame) -> None:
        self._house = house
        self.id = stored.row.id
        self.address = stored.row.address
        self.created = stored.row.created
        self.head = head_of(stored)
        self._guide = guide_of(self.head)
        self.lock = asyncio.Lock()
        self._undone = 0  # the version after the last undo
        self._torn = False  # whether the table has gone on without being written
        self._mending: asyncio.Task[None] | None = None
        self._catching: asyncio.Task[None] | None = None
        self._is_read = asyncio.Event()  # nobody who holds the table is reading what others have written
        self._is_read.set()
        self._leased = False  # whether this process thinks for the non-players
        self.listeners: set[Listener] = set()
        self._asked: tuple[str, ...] = ()
        self._wish: Wish | None = None
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # by process: when it was said, and who is there
        self._told_near: frozenset[str] = frozenset()
        self._present: frozenset[str] = frozenset()  # who is here, as it was last looked
        self.sat = 0  # how often it was said who sits where: what was read before the last time is old
        self._thinking: asyncio.Task[None] | None = None
        self._past: Past | None = None
        self._past_lock = asyncio.Lock()
        self._touched = time.monotonic()
        self._seat(stored)

    # Who is there.

    def guest(self, person: int | None, key: str | None = None) -> Guest | None:
        """What somebody may do here by his person or by a key; None if he has no business here."""
        by_key = {name for name, seat in self.seats.items() if key is not None and seat.key == key and _acts(seat)}
        held = {name for name, sitting in self.holders.items() if person is not None and person in sitting} | by_key
        host = person is not None and person == self.host
        if not held and not host:
            return None
        return Guest(tuple(name for name in self.table.game.seats if self._first(name) in held), host)

    def holders_by(self, key: str | None) -> set[int]:
        """Those who hold the seat that a key opens; spectators hold none."""
        found = [name for name, seat in self.seats.items() if name != WATCH and seat.key == key]
        return set().union(*(self.holders[name] for name in found))

    def _first(self, seat: str) -> str:
        """The seat whose key and people are also those of this one, in which its person goes on."""
        return self.table.game.heirs.get(seat, seat)

    async def admit(self, person: int, key: str) -> Guest:
        """Let somebody hold what a key opens; of two with the same invitation, one comes too late."""
        store, own_key, came_by = self._house.store, new_key(), digest(key)

        def work(to: Connection) -> Seating:
            if not store.sit_down(to, person, key, own_key, came_by):
                raise unknown_link()
            return store.seating(to, self.id)

        self._reseat(await self._house.writer.write(work, self._look, self.id))
        return self.guest(person) or Guest()

    async def take_over(self, person: int, key: str) -> Guest:
        """Let somebody have a seat that its player hands on; of two, one comes too late."""
        store, own_key, came_by = self._house.store, new_key(), digest(key)

        def work(to: Connection) -> Seating:
            if COMPANY.take_over(to, person, came_by, own_key) is None:
                raise unknown_link()
            return store.seating(to, self.id)

        async with self._held():
            self._reseat(await self._house.writer.write(work, self._look, self.id))
        return self.guest(person) or Guest()

    async def hand_on(self, guest: Guest, name: str, wanted: bool) -> str | None:
        """Let a player hand his seat on to whoever comes by the key that this returns, or keep it after all."""
        if name not in guest.seats:
            raise not_yours(name)
        if wanted and self.is_beside and self.table.game.has_secrets and len(guest.seats) > 1:
            raise Refusal(409, "one_hand")
        key, seat = new_key(), self._first(name)
        kept = digest(key) if wanted else None
        await self._house.writer.write(lambda to: COMPANY.offer_seat(to, self.id, seat, kept))
        return key if wanted else None

    async def change_link(self, guest: Guest, name: str, wanted: bool) -> str | None:
        """Make a new link to a seat, or none; the old one opens nothing from then on. Returns the new key."""
        name = self._first(name)
        store, seat = self._house.store, SeatRow(name, new_key(), INVITED if wanted else REVOKED)
        if name in guest.seats and wanted:
            before, seat = {TAKEN}, seat._replace(state=TAKEN)
        elif guest.host and name in self.seats:
            before = {INVITED, REVOKED}
        else:
            raise Refusal(403, "not_your_link")

        def work(to: Connection) -> Seating:
            if not store.change_key(to, self.id, before, seat):
                raise Refusal(409, "taken")
            return store.seating(to, self.id)

        self._reseat(await self._house.writer.write(work, self._look, self.id))
        return seat.key if wanted else None

    async def look_who_sits(self) -> None:
        """Read again who sits where and what they are called: that was changed past this room."""
        store = self._house.store
        seating = await self._house.writer.write(lambda to: store.seating(to, self.id), self._look, self.id)
        if seating.away == self._away:
            self._reseat(seating)
            return
        async with self._held():  # a Non-player that is thinking is not disturbed
            self._reseat(await self._house.writer.write(lambda to: store.seating(to, self.id)))

    @property
    def _look(self) -> bytes:
        """What other processes are told of a change that is no answer."""
        return pack(Look(self._house.bus.name, self.id))

    def _reseat(self, seating: Seating) -> None:
        """Show who sits where and by which keys, as it was just written."""
        self._sit(seating)
        self._let_stand_in()
        self._present = self._here()
        self._show_scene(self.scene.with_places(self._places()), self.scene.length)
        self.wake()

    def _let_stand_in(self) -> None:
        """Let a Non-player answer for whoever is away, and nobody for who is back."""
        table = self.table
        self.kinds = dict(table.seats)
        for seat in [seat for seat, kind in table.seats.items() if kind == HUMAN]:
            is_away, stands_in = self._first(seat) in self._away, seat in self._standing
            if is_away:
                self.kinds[seat] = NONPLAYER
            if is_away != stands_in:
                table.seat_agent(seat, StandIn(table.game, seat, table.seed) if is_away else None)
                (self._standing.add if is_away else self._standing.discard)(seat)

    async def stand_in(self, guest: Guest, name: str, wanted: bool) -> None:
        """Let a Non-player answer for one's seat, or answer oneself again."""
        if name not in guest.seats:
            raise not_yours(name)
        await self.let_stand_in(self._first(name), wanted)

    async def let_stand_in(self, seat: str, wanted: bool) -> None:
        def work(to: Connection) -> Seating:
            COMPANY.stand_in(to, self.id, seat, wanted)
            return self._house.store.seating(to, self.id)

        async with self._held():
            self._reseat(await self._house.writer.write(work, self._look, self.id))

    def _sit(self, seating: Seating) -> None:
        self._seating = seating
        self.sat += 1
        self.host = seating.host
        self.seats = {seat.name: seat for seat in seating.seats}
        self.holders: dict[str, set[int]] = {name: set() for name in self.seats}
        for person, name in seating.holders:
            self.holders[name].add(person)
        named = [(seat, seating.names[person]) for person, seat in seating.holders if person in seating.names]
        self._names = dict(reversed(named))  # of several at one seat, the first
        self._away, self._talk = seating.away, seating.talk

    @property
    def pending(self) -> Wish | None:
        """The undo that was asked for, as long as nobody but agents has answered since."""
        wish = self._wish
        if wish is None or self._undone > wish.version or self.table.result is not None:
            return None
        try:
            return wish if self.table.undo_target() == wish.target else None
        except CannotUndo:
            return None

    # What people do.

    async def answer(self, guest: Guest, seat: str, version: int, option: str, sweep: str = "", times: int = 1) -> int:
        """Answer for a seat, perhaps going on by itself; returns the new version once all is written down."""
        if seat not in guest.seats and not (seat == CHANCE_NAME and self.may_roll(guest)):
            raise not_yours(seat)
        self._need_no_frost()
        return await self._change(seat, version, partial(self._take, option, seat, sweep, times))

    def _need_no_frost(self) -> None:
        """A game that these rules cannot follow to its end is shown, and not changed."""
        if self.frozen is not None:
            raise self.frozen

    async def roll(self, guest: Guest, version: int) -> int:
        """Let Alesia roll or draw where the people of this table would; returns the new version."""
        if not self.may_roll(guest):
            raise not_yours(CHANCE_NAME)
        self._need_no_frost()
        return await self._change(CHANCE_NAME, version, self._roll)

    async def correct(self, guest: Guest, version: int, position: str) -> int:
        """Put the board right where the real one is otherwise; returns the new version."""
        if not self.may_roll(guest):
            raise Refusal(409, "not_beside")
        self._need_no_frost()
        return await self._change(BOARD_NAME, version, partial(self._correct, position))

    def may_roll(self, guest: Guest) -> bool:
        """Beside a real board, whoever sits here or has set it up answers for chance."""
        return self.is_beside and bool(guest.seats or guest.host)

    @property
    def is_beside(self) -> bool:
        """Whether the game is on a real board."""
        return self.table.dice == ALL

    def why(self, answer: int) -> int | None:
        """Where the thinking begins that led to an answer, if a Non-player gave it."""
        return self._chronicle.why(answer)

    async def undo(self, guest: Guest, version: int) -> tuple[int, bool]:
        """Take the last answer back, or ask the others whether they agree; tells whether it is done."""
        self._need_no_frost()
        async with self._held():
            await self._check(version)
            target = self.undo_target(guest)
            others = self._others(guest)
            if self.table.why_not_undo(target) is not None and others:
                await self._ask_for(Wish(version, target, self._whose(target), frozenset(others)))
                return self.version, False
            return await self._undo(guest, target), True

    async def _ask_for(self, wish: Wish) -> None:
        """Ask the others for an undo."""
        store = self._house.store
        await self._house.writer.write(lambda to: store.set_wish(to, self.id, wish), self._look, self.id)
        self._wish = wish
        self._show(self.scene.length)

    async def consent(self, guest: Guest, agree: bool) -> tuple[int, bool]:
        """Agree to an undo that somebody asked for, or not; tells whether it is done."""
        self._need_no_frost()
        async with self._held():
            pending = self.pending
            if pending is None or not pending.needed & set(guest.seats):
                raise Refusal(409, "nothing_asked")
            self._wish = left = await self._consented(pending, guest, agree)
            if agree and left is None:
                asker = Guest((pending.asker,))
                return await self._undo(asker, self.undo_target(asker)), True
            self._show(self.scene.length)
            return self.version, False

    async def _consented(self, pending: Wish, guest: Guest, agree: bool) -> Wish | None:
        """What is left of a wish, of which others may have thought something at the same time in another process."""
        store = self._house.store

        def work(to: Connection) -> Wish | None:
            wish = store.wish(to, self.id, to_change=True)
            if wish is None or wish[:3] != pending[:3]:
                raise Refusal(409, "nothing_asked")
            needed = wish.needed - set(guest.seats)
            left = wish._replace(needed=needed) if agree and needed else None
            store.set_wish(to, self.id, left)
            return left

        return await self._house.writer.write(work, self._look, self.id)

    # Who listens.

    def listen(self, wake: asyncio.Event, person: int | None = None, key: str | None = None) -> Listener:
        """Somebody listens from now on; this event is set whenever there is something new."""
        listener = Listener(self.scene, wake, (person, key))
        self.listeners.add(listener)
        self.tell_others_who_is_here()
        return listener

    def leave(self, listener: Listener) -> None:
        """Who leaves may only load his page anew: the others hear of it a little later."""
        self.listeners.discard(listener)
        self.touch()
        asyncio.get_running_loop().call_later(FAREWELL, self.tell_others_who_is_here)

    def has(self, person: int) -> bool:
        """Whether somebody listens."""
        return any(listener.who[0] == person for listener in self.listeners)

    def _here(self) -> frozenset[str]:
        """The seats of those who listen, in this process or, as was said not long ago, in another."""
        now = time.monotonic()
        elsewhere = [seats for said, seats in self._elsewhere.values() if now - said < STILL_HERE]
        return self._near().union(*elsewhere)

    def _near(self) -> frozenset[str]:
        found = (self.guest(*listener.who) for listener in tuple(self.listeners))
        return frozenset(seat for guest in found if guest is not None for seat in guest.seats)

    def tell_others_who_is_here(self) -> None:
        """Other processes show it too; they are told again now and then, so that nobody stays who was killed."""
        self._tell_who_is_here()
        near = self._near()
        if self._house.bus.alone or not (near or self._told_near):
            return
        self._told_near = near
        news = pack(Here(self._house.bus.name, self.id, tuple(near)))
        with suppress(RuntimeError):  # the house is closing
            asyncio.get_running_loop().run_in_executor(None, _quietly, self._house.bus, news)

    def _tell_who_is_here(self) -> None:
        self._present = self._here()
        if self._present != self.scene.places.here:
            self._show_scene(self.scene.with_places(self._places()), self.scene.length)

    # How it rests.

    @property
    def idle(self) -> bool:
        """Whether the room can be closed: nobody listens, nobody thinks, nobody is changing anything."""
        busy = self._thinking is not None or self._mending is not None or self.lock.locked()
        return not self.listeners and not busy

    @property
    def rested(self) -> float:
        """For how many seconds nothing has happened and nobody has come or gone."""
        return time.monotonic() - self._touched

    def touch(self) -> None:
        """Somebody has come or gone, or something has happened."""
        self._touched = time.monotonic()

    def forget(self) -> None:
        """Let go of all that is made again when somebody wants it."""
        if not self._past_lock.locked():
            self._past = None
        self.scene.forget()

    # The past.

    async def look_back(self, look: Callable[[Past], T]) -> T:
        """Look into the past of the game; it is followed from the first time that somebody does."""
        loop, record = asyncio.get_running_loop(), self.record
        async with self._past_lock:
            if self._past is None:
                self._past = await loop.run_in_executor(None, Past, record)
            return await loop.run_in_executor(None, _look, self._past, record, look)

    @property
    def keeps_thoughts(self) -> bool:
        """Whether the thoughts of non-players would tell what only they may know."""
        return self._chronicle.keeps_thoughts

    @property
    def record(self) -> Record:
        """The game as it is written; it is not for the eyes of a player before the end."""
        return replace(self.head, entries=list(self._entries))

    # How the table goes on.

    def wake(self) -> None:
        """Let chance and agents go on, if it is for them, while requests are answered."""
        if self._thinking is None and self._somebody_goes_on():
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        """Let nobody go on: the house closes. What was not written yet is thought again when it opens."""
        for task in (self._thinking, self._mending):
            if task is not None:
                task.cancel()

    async def _think(self) -> None:
        pause = PAUSE
        try:
            while self._somebody_goes_on():
                try:
                    async with self._held():
                        thinks = await self._has_lease()
                        if thinks and self._somebody_goes_on():
                            await self._let_think()
                    pause = PAUSE
                    if not thinks:
                        await asyncio.sleep(OTHERS_THINK)
                except Exception:
                    if pause >= LONGEST_PAUSE and not self.listeners:
                        log.exception("table %s cannot go on; it tries again when somebody comes", self.address)
                        return
                    log.exception("table %s cannot go on; it tries again in %s seconds", self.address, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._thinking = None
            self._give_lease()

    async def _has_lease(self) -> bool:
        """Whether it is for this process to think; whoever did so before may have written more than was heard of."""
        if not self._leased:
            loop, leases = asyncio.get_running_loop(), self._house.leases
            self._leased = await loop.run_in_executor(None, leases.take, self.id)
            if self._leased:
                await self._catch_up()
        return self._leased

    def _give_lease(self) -> None:
        if self._leased:
            self._leased = False
            with suppress(RuntimeError):  # where the house closes, all are given back
                asyncio.get_running_loop().run_in_executor(None, self._house.leases.give, self.id)

    async def _let_think(self) -> None:
        """One turn at most, in a thread of its own; then it is written down and shown."""
        table = self.table
        await asyncio.get_running_loop().run_in_executor(self._house.thinkers, table.go_on, table.turn)
        table.forget_thoughts()  # whoever asks for them has them thought again
        with suppress(Refusal):  # another process was quicker: the table is as it left it
            await self._keep()
            self._show(self._chronicle.follow())

    def _somebody_goes_on(self) -> bool:
        if self.frozen is not None:
            return False
        asked = [ask.who for ask in self.scene.still.asks]
        return any(self.kinds.get(who) != HUMAN for who in asked if who != CHANCE_NAME or not self.is_beside)

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """Hold the table to change it. If that fails, it goes back to what is written before anybody holds it again."""
        async with self.lock:
            if self._torn:
                await self._read_again()
            try:
                yield
            except Refusal:
                raise
            except Exception:
                self._torn = True
                if asyncio.current_task() is not self._thinking:  # which tries again by itself
                    self._mend_soon()
                raise

    def _mend_soon(self) -> None:
        """Who listens is shown what is written, as soon as it can be read."""
        if self._mending is None:
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        try:
            for _ in range(MENDS):
                await asyncio.sleep(PAUSE)
                with suppress(Exception):
                    async with self._held():
                        return
        finally:
            self._mending = None

    async def _change(self, seat: str, version: int, change: Callable[[], None]) -> int:
        async with self._held():
            if not self._is_still_asked(seat, version):
                await self._check(version)
            change()
            await self._keep()
            self._show(self._chronicle.follow())
            done = self.version
        self.wake()
        return done

    def _is_still_asked(self, seat: str, version: int) -> bool:
        """Where several choose in secret, what others have chosen since then changes nothing for this seat."""
        since = max(self._undone, self.version - self.table.chosen)
        return since <= version < self.version and any(ask.who == seat for ask in self.table.asks)

    async def _check(self, version: int) -> None:
        """Whether this is the version of the table; whoever knows a later one has heard of it before us."""
        if version > self.version:
            await self._catch_up()
        if version != self.version:
            raise stale(self.version)

    def _take(self, option: str, seat: str, sweep: str, times: int) -> None:
        """An answer, and what chance makes of it."""
        if all(ask.who != seat for ask in self.table.asks):
            raise Refusal(409, "not_asked", Word("seat", seat))
        try:
            self.table.take_on(option, seat, sweep, times)
        except IllegalAnswer as error:
            raise Refusal(422, "not_offered", error) from None
        while any(ask.who == CHANCE_NAME for ask in self.table.asks) and self.table.step():
            pass

    def _roll(self) -> None:
        if all(ask.who != CHANCE_NAME for ask in self.table.asks):
            raise Refusal(409, "not_asked", Word("seat", CHANCE_NAME))
        self.table.roll()

    def _correct(self, position: str) -> None:
        try:
            self.table.correct(position)
        except BadPosition as error:
            raise Refusal(422, "not_corrected", error) from None

    # How answers are taken back.

    def undo_target(self, guest: Guest) -> int:
        """How many answers an undo of this guest would leave."""
        if self.table.result is not None:
            raise Refusal(409, "cannot_undo", key=IT_IS_OVER)
        try:
            target = self.table.undo_target()
        except CannotUndo:
            raise Refusal(409, "cannot_undo", key=NOTHING_TO_UNDO) from None
        who = self._whose(target)
        if who not in guest.seats:
            raise Refusal(403, "not_your_answer", Word("seat", who))
        return target

    def _whose(self, answer: int) -> str:
        """Whose an answer is; beside a real board dice and cards are those of its people."""
        who = self.table.entries(answer)[0].who
        people = [seat for seat, kind in self.kinds.items() if kind == HUMAN]
        return people[0] if self.is_beside and people and who not in people else who

    def has_other_people(self, guest: Guest) -> bool:
        """Whether there are seats of people that this guest does not hold."""
        return any(kind == HUMAN and seat not in guest.seats for seat, kind in self.table.seats.items())

    def _others(self, guest: Guest) -> set[str]:
        """The seats of other people: somebody holds them, or has answered for them by their key."""
        seen = {seat for seat, sitting in self.holders.items() if sitting} | {entry.who for entry in self._entries}
        return {seat for seat in seen if self.kinds.get(seat) == HUMAN and seat not in guest.seats}

    async def _undo(self, guest: Guest, target: int) -> int:
        self.table.undo(agreed=True)
        await self._write([row_of(self.table.game.seats, self.version, guest.seats[0], UNDO, str(target))])
        self._undone = self.version
        del self._entries[target:]
        cut = self._chronicle.cut(self.table.still().logged)
        self._chronicle.follow()
        self._show(cut)
        self.wake()
        return self.version

    # How answers are written down.

    async def _keep(self) -> None:
        """Write down the answers that are not written yet."""
        entries = self.table.entries(len(self._entries))
        await self._write(rows_of(entries, self.table.game.seats, self.version))
        self._entries += entries

    async def _write(self, rows: list[Answered]) -> None:
        """Write rows; if somebody else was quicker, the table goes on from what he wrote."""
        if not rows:
            return
        store, summary, changes = self._house.store, self._new_summary(), self._changes_of_seats()

        def work(to: Connection) -> Seating | None:
            store.add_answers(to, self.id, rows)
            for one, other in changes:
                store.change_seats(to, self.id, one, other)
            if summary is not None:
                store.sum_up(to, self.id, summary)
            return store.seating(to, self.id) if changes else None

        told = None if changes else tuple((row.who, row.question, row.answer) for row in rows)
        news = pack(Written(self._house.bus.name, self.id, self.version, told))
        try:
            seating = await self._house.writer.write(work, news, self.id)
        except Taken:
            await self._read_again()
            raise stale(self.version) from None
        self.version += len(rows)
        if seating is not None:
            self._sit(seating)
            self._let_stand_in()

    def _changes_of_seats(self) -> list[tuple[str, str]]:
        """The seats whose people have changed them since the last scene; what is dealt then is for the new ones."""
        told = [each.entry for each in self.table.told(self.scene.still.logged)]
        changes = [(str(entry.facts[0]), str(entry.facts[1])) for entry in told if entry.key == CHANGE_SEATS]
        return [pair for pair in changes if all(self.table.seats.get(seat) == HUMAN for seat in pair)]

    async def _read_again(self) -> None:
        store, before = self._house.store, self.sat
        stored = await self._house.read(lambda to: store.find_game(to, self.address))
        assert stored is not None
        await asyncio.get_running_loop().run_in_executor(None, self._seat, stored)
        if self.sat != before + 1:  # somebody has sat down meanwhile
            self.catch_up_soon()
        self._torn = False
        self._show(0)
        self.wake()

    def _new_summary(self) -> Summary | None:
        """What lists tell of the game, if that has changed: somebody else is asked, or the game is over."""
        result = self.table.result
        asked = self._now_asked()
        if result is None and asked == self._asked:
            return None
        self._asked = asked
        return Summary(self.table.decisions, asked, result is not None, () if result is None else result.winners)

    def _now_asked(self) -> tuple[str, ...]:
        return tuple(ask.who for ask in self.table.asks if ask.who in self.table.game.seats)

    async def sum_up(self) -> None:
        """Write down what lists tell of a game that nobody has answered in: whom it asks first."""
        store, summary = self._house.store, self._new_summary()
        if summary is not None:
            await self._house.writer.write(lambda to: store.sum_up(to, self.id, summary))

    def _seat(self, stored: StoredGame) -> None:
        """Set the table up as it is written."""
        self._sit(stored.seating)
        entries = entries_of(stored, self.head)
        self.table, self.frozen = table_of(replace(self.head, entries=entries))
        self._entries = entries[: self.table.decisions]  # all, unless it is frozen
        self._standing: set[str] = set()
        self._let_stand_in()
        self.version = len(stored.answers)
        self._undone = max((row.number + 1 for row in stored.answers if row.question == UNDO), default=0)
        self._asked = stored.row.summary.asked
        self._wish = stored.wish
        self._past = None
        self._chronicle: Chronicle = Chronicle(self.table)
        self.scene = self._picture()

    # What other processes have done.

    def hear(self, news: Written | Look | Here) -> None:
        """Another process has changed the table, or somebody has come to it there."""
        if isinstance(news, Here):
            self._elsewhere[news.sender] = time.monotonic(), frozenset(news.seats)
            self._tell_who_is_here()
        elif isinstance(news, Look) or news.rows is None:
            self.catch_up_soon()
        elif news.first == self.version and not self.lock.locked() and not self._torn:
            self._follow([Answered(number, *row) for number, row in enumerate(news.rows, news.first)])
            self.wake()
        elif news.first + len(news.rows) > self.version:
            self.catch_up_soon()

    def compare(self, standing: Standing) -> bool:
        """Who sits where is shown as the database has it; says whether it has more that we do not know."""
        if standing.seating.away == self._away and not self._sits_as(standing.seating):
            self._reseat(standing.seating)
        return self._misses(standing)

    def _misses(self, standing: Standing) -> bool:
        unheard = standing.length > self.version or standing.wish != self._wish
        return unheard or standing.seating.away != self._away

    def _sits_as(self, seating: Seating) -> bool:
        """Whether this is how we know it, in whatever order it was read."""
        mine = self._seating
        same = set(seating.seats) == set(mine.seats) and set(seating.holders) == set(mine.holders)
        return same and seating._replace(seats=mine.seats, holders=mine.holders) == mine

    async def fresh(self) -> None:
        """Be as the table is written now; while it is held, whoever holds it will see what he has not heard of. Where
        the database fails, the table is shown as it is known."""
        store, before = self._house.store, self.sat
        with suppress(SQLAlchemyError):
            standing = await self._house.read(lambda at: store.standing(at, [self.id])[self.id])
            if self.sat != before:
                self.catch_up_soon()
            elif self.compare(standing):
                await self._is_read.wait()
                if self._misses(standing) and not self.lock.locked():
                    await self.refresh()

    async def refresh(self) -> None:
        """The same, when nobody holds it any more."""
        async with self._held():
            self._is_read.clear()
            try:
                await self._catch_up()
            finally:
                self._is_read.set()

    def catch_up_soon(self) -> None:
        if self._catching is None:
            self._catching = asyncio.create_task(self._catching_up())

    async def _catching_up(self) -> None:
        self._catching = None  # whatever is heard from now on needs another look
        try:
            await self.refresh()
        except Exception:
            log.exception("table %s cannot be read; it is tried again", self.address)

    async def _catch_up(self) -> None:
        """Take in what others have written since; the table is held."""
        store, version = self._house.store, self.version

        def look(at: Connection) -> tuple[Seating, Wish | None, tuple[Answered, ...]]:
            return store.seating(at, self.id), store.wish(at, self.id), store.answers_since(at, self.id, version)

        before = self.sat
        seating, wish, rows = await self._house.read(look)
        if self.sat != before:  # somebody has sat down while we read
            seating = self._seating
            self.catch_up_soon()
        if rows or wish != self._wish or not self._sits_as(seating):
            self._sit(seating)
            self._let_stand_in()
            self._wish = wish
            self._follow(rows)
        if self._torn:
            await self._read_again()

    def _follow(self, rows: Sequence[Answered]) -> None:
        """Answers that were written elsewhere: give them here too, and show the table as it is then."""
        log_from = self.scene.length
        try:
            for row in rows:
                log_from = min(log_from, self._take_in(row))
        except (AlesiaError, ValueError, AssertionError):
            self._torn = True
            self._mend_soon()
            return
        self._asked = self._now_asked()
        self._show(min(log_from, self._chronicle.follow()))

    def _take_in(self, row: Answered) -> int:
        """A row that was written elsewhere; returns since which entry the log is another."""
        self.version = row.number + 1
        if row.question != UNDO:
            entry = entry_of(self.table.game.seats, row)
            self.table.follow([entry])
            self._entries.append(entry)
            return self.scene.length
        self.table.undo(agreed=True)
        assert self.table.decisions == int(row.answer)
        del self._entries[int(row.answer) :]
        self._undone = self.version
        cut = self._chronicle.cut(self.table.still().logged)
        self._chronicle.follow()
        return cut

    # How changes are shown.

    def _picture(self) -> Scene:
        return Scene(self.version, self.table.still(), self._told(), self._undo_state(), self._places(), self._frost())

    def _frost(self) -> Frost | None:
        return None if self.frozen is None else Frost(self.frozen, len(self._entries), self.version)

    def _told(self) -> Told:
        """The log, and since when each seat of a person has not answered; who goes on in another seat has both."""
        chronicle, first = self._chronicle, self._first
        people = [seat for seat, kind in self.kinds.items() if kind == HUMAN]
        own = {seat: [each for each in people if first(each) == first(seat)] for seat in people}
        since = {seat: chronicle.since(own[seat]) for seat in people}
        return Told(chronicle.log, chronicle.length, since, self._lesson())

    def _lesson(self) -> Lesson | None:
        """What a guide says now, where the table was laid as a guided one."""
        return None if self._guide is None else lesson(self._guide, self.table.entries(), self.table.asks)

    def _undo_state(self) -> Undo:
        if self.frozen is not None:
            return Undo(None, None, None)
        if self.table.result is not None:
            return Undo(None, IT_IS_OVER, None)
        try:
            target = self.table.undo_target()
        except CannotUndo:
            return Undo(None, NOTHING_TO_UNDO, self.pending)
        alone = self.table.why_not_undo(target) is None
        return Undo(self._whose(target), None if alone else MUST_AGREE, self.pending)

    def _places(self) -> Places:
        shown = self.kinds, self.seats, self.table.game.heirs, self._names, self._present, self._away, self._talk
        return Places(*shown, self.is_beside)

    def _show(self, log_from: int) -> None:
        self._show_scene(self._picture(), log_from)

    def _show_scene(self, scene: Scene, log_from: int) -> None:
        self.scene = scene
        self.touch()
        for listener in self.listeners:
            listener.log_from = min(listener.log_from, log_from)
            listener.wake.set()


def _acts(seat: SeatRow) -> bool:
    """Whether who shows the key of a seat has it; an invitation must be taken first, and is another key then."""
    return seat.state == (INVITED if seat.name == WATCH else TAKEN)


def _look(past: Past, record: Record, look: Callable[[Past], T]) -> T:
    past.follow(record.entries)
    return look(past)


def _quietly(bus: Bus, news: bytes) -> None:
    """Tell what matters to nobody if it is not told."""
    with suppress(SQLAlchemyError):
        bus.tell(news)
