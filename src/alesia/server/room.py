"""A room: one table being played, and what people do there: sit down, answer, take back, listen, look back."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from alesia.kernel.errors import BadPosition, CannotUndo, IllegalAnswer
from alesia.kernel.record import BOARD_NAME, CHANCE_NAME, Entry, Record
from alesia.kernel.word import Word
from alesia.players import HUMAN
from alesia.server import presence
from alesia.server.errors import Refusal, not_yours, stale, unknown_link
from alesia.server.house import House
from alesia.server.kept import IT_IS_OVER, NOTHING_TO_UNDO, KeptTable
from alesia.server.keys import digest, new_key
from alesia.server.payload import Guest
from alesia.server.presence import Listener
from alesia.server.storage import (
    ENDS,
    INVITED,
    RESIGN,
    REVOKED,
    TAKEN,
    Agreed,
    ClockStore,
    CompanyStore,
    Seating,
    SeatRow,
    StoredGame,
    Summary,
    Wish,
)
from alesia.server.written import UNDO, row_of
from alesia.table import Past, Plan, Table, begin_plan, unfit

T = TypeVar("T")
COMPANY = CompanyStore()
CLOCKS = ClockStore()
PLAN_BITS = 64  # of the seed by which a world is imagined


class Room(KeptTable):
    """One table and those around it."""

    def __init__(self, house: House, stored: StoredGame) -> None:
        super().__init__(house, stored)
        self._past_lock = asyncio.Lock()

    # Who sits down.

    async def admit(self, person: int, key: str) -> Guest:
        """Let somebody hold what a key opens; of two with the same invitation, one comes too late."""
        return await self.admit_by(person, lambda _: key)

    async def admit_by(self, person: int, find: Callable[[Connection], str]) -> Guest:
        """The same by a key that is found, or refused, at the moment at which it is used."""
        store, own_key, asked = self._house.store, new_key(), self._waits_for

        def work(to: Connection) -> Seating:
            key = find(to)
            sat = store.sit_down(to, person, key, own_key, digest(key))
            if sat is None:
                raise unknown_link()
            if sat.was_free and sat.seat in asked:
                CLOCKS.start(to, self.id)
            return store.seating(to, self.id)

        self._reseat(await self._house.writer.write(work, self._look, self.id))
        return self.guest(person) or Guest()

    async def take_over(self, person: int, key: str) -> Guest:
        """Let somebody have a seat that its player hands on; of two, one comes too late."""
        store, own_key, came_by, asked = self._house.store, new_key(), digest(key), self._waits_for

        def work(to: Connection) -> Seating:
            seat = COMPANY.take_over(to, person, came_by, own_key)
            if seat is None:
                raise unknown_link()
            if seat in asked:
                CLOCKS.start(to, self.id)
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

    async def stand_in(self, guest: Guest, name: str, wanted: bool) -> None:
        """Let a Non-player answer for one's seat, or answer oneself again, with all one's time from then on."""
        if name not in guest.seats:
            raise not_yours(name)
        seat = self._first(name)

        def work(to: Connection) -> None:
            if not wanted and self.is_away(seat) and seat in self._waits_for:
                CLOCKS.start(to, self.id)
            COMPANY.stand_in(to, self.id, seat, wanted)

        await self._change_who_is_away(work)

    async def stand_in_for_late(self, seat: str) -> None:
        """Let a Non-player answer for a seat, unless somebody has answered or sat down at the last moment."""

        def work(to: Connection) -> None:
            if CLOCKS.is_over(to, self.id):
                COMPANY.stand_in(to, self.id, seat, True)

        await self._change_who_is_away(work)

    async def _change_who_is_away(self, change: Callable[[Connection], None]) -> None:
        def work(to: Connection) -> Seating:
            change(to)
            return self._house.store.seating(to, self.id)

        async with self._held():
            self._reseat(await self._house.writer.write(work, self._look, self.id))

    @property
    def _waits_for(self) -> set[str]:
        """The seats whose people are asked."""
        return {self._first(seat) for seat in self._now_asked()}

    # What people do.

    async def answer(self, guest: Guest, seat: str, version: int, option: str, sweep: str = "", times: int = 1) -> int:
        """Answer for a seat, perhaps going on by itself; returns the new version once all is written down."""
        if seat not in guest.seats and not (seat == CHANCE_NAME and self.may_roll(guest)):
            raise not_yours(seat)
        self._need_no_frost()
        return await self._change(seat, version, partial(self._take, option, seat, sweep, times))

    async def plan(self, seat: str) -> Plan:
        """A board to plan for a seat, from the table as it sees it now."""
        self.need_going()
        async with self._held():
            loop, seed = asyncio.get_running_loop(), secrets.randbits(PLAN_BITS)
            plan = await loop.run_in_executor(None, begin_plan, self.table, seat, seed)
        if plan is None:
            raise Refusal(409, "nothing_imagined")
        return plan

    async def carry_out(self, guest: Guest, version: int, planned: Sequence[Entry]) -> tuple[int, int]:
        """Give answers that were planned, as one that is taken back at once; returns the new version and how many were
        given. Refusal if one does not fit the table as its seat sees it."""
        seat = planned[0].who
        if seat not in guest.seats:
            raise not_yours(seat)
        if self.kinds.get(seat) != HUMAN:  # a Non-player answers for it
            raise Refusal(409, "not_asked", Word("seat", seat))
        self.need_going()
        async with self._held():
            await self._check(version)
            await asyncio.get_running_loop().run_in_executor(None, _need_fit, self.table, seat, planned)
            given = self.table.take_planned(planned)
            self._let_chance_answer()
            await self._keep()
            self._show(self._chronicle.follow())
            done = self.version
        self.wake()
        return done, given

    def need_going(self) -> None:
        """Refusal if nothing can be done here any more."""
        self._need_no_frost()
        if self.table.result is not None:
            raise Refusal(409, "is_over")

    def _need_no_frost(self) -> None:
        """A game that its people have ended, or that these rules cannot follow to its end, is shown and not changed."""
        if self.agreed is not None:
            raise Refusal(409, "is_over")
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

    # How people end a game by agreement.

    async def ask_for_end(self, guest: Guest, agreed: Agreed) -> bool:
        """Ask the others whether the game ends so; where there is nobody to ask, it does. Tells whether it has."""
        if agreed.seat not in guest.seats:
            raise not_yours(agreed.seat)
        async with self._held():
            self.need_going()
            if agreed.kind == RESIGN and len(self.scene.sides) > 2:
                raise Refusal(409, "no_two_sides")
            others = self._people_besides(guest)
            if others:
                await self._ask_for(Wish(self.version, ENDS[agreed.kind], agreed.seat, frozenset(others)))
            else:
                await self._end(agreed)
            return not others

    async def agree_to_end(self, guest: Guest, agree: bool) -> bool:
        """Agree to the end that somebody asked for, or not, or ask for it no more; tells whether the game is over."""
        async with self._held():
            wish, own = self.proposed, set(guest.seats)
            if wish is None or wish.end is None or not (wish.needed | {wish.asker}) & own:
                raise Refusal(409, "nothing_asked")
            self._wish = left = await self._consented(wish, guest, agree)
            if agree and left is None:
                await self._end(wish.end)
                return True
            self._show(self.scene.length)
            return False

    async def _end(self, agreed: Agreed) -> None:
        store = self._house.store
        summary = Summary(self.table.decisions, (), True, agreed.winners(self.scene.sides))

        def work(to: Connection) -> Seating:
            store.end(to, self.id, agreed, summary)
            return store.seating(to, self.id)

        seating = await self._house.writer.write(work, self._look, self.id)
        self._wish = None
        self._reseat(seating)

    def _people_besides(self, guest: Guest) -> set[str]:
        """The seats of other people, also of those for whom a Non-player answers: he does not give up for them."""
        seen = {seat for seat, sitting in self.holders.items() if sitting} | {entry.who for entry in self._entries}
        return {seat for seat in seen if self.table.seats.get(seat) == HUMAN and seat not in guest.seats}

    # Who listens.

    @property
    def listeners(self) -> set[Listener]:
        return self.presence.listeners

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
        asyncio.get_running_loop().call_later(presence.FAREWELL, self.tell_others_who_is_here)

    # How it rests.

    @property
    def idle(self) -> bool:
        """Whether the room can be closed: nobody listens, nobody thinks, nobody is changing anything."""
        busy = self.thinking.task is not None or self._mending.task is not None or self.lock.locked()
        return not self.is_heard and not busy

    @property
    def rested(self) -> float:
        """For how many seconds nothing has happened and nobody has come or gone."""
        return time.monotonic() - self._touched

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
        return self._chronicle.keeps_thoughts and self.agreed is None

    @property
    def record(self) -> Record:
        """The game as it is written; it is not for the eyes of a player before the end."""
        return replace(self.head, entries=list(self._entries))

    # How people change the table.

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
        self._let_chance_answer()

    def _let_chance_answer(self) -> None:
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


def _need_fit(table: Table, seat: str, planned: Sequence[Entry]) -> None:
    """Refusal if one of these answers does not fit, as far as the seat can know."""
    found = unfit(table, seat, planned, secrets.randbits(PLAN_BITS))
    if found is not None:
        raise Refusal(409, "plan_unfit", found + 1, len(planned))


def _look(past: Past, record: Record, look: Callable[[Past], T]) -> T:
    past.follow(record.entries)
    return look(past)
