"""A table as it is written and shown: held by whoever changes it, kept in the database, followed where other processes
have changed it, and shown as it stands.

Whoever changes the table holds its lock. What guests are shown comes from the last scene, a still picture made after
the change was written down; so nobody sees what could still be lost, and nobody waits for a non-player.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from sqlalchemy import Connection
from sqlalchemy.exc import NoResultFound, SQLAlchemyError

from alesia.kernel.errors import AlesiaError, CannotUndo
from alesia.kernel.game import CHANGE_SEATS
from alesia.kernel.record import CHANCE_NAME
from alesia.players import HUMAN, NONPLAYER, StandIn
from alesia.server.between import Here, Look, Written
from alesia.server.between.news import pack
from alesia.server.chronicle import Chronicle
from alesia.server.errors import Refusal, stale, unknown_table
from alesia.server.house import House
from alesia.server.payload import Guest
from alesia.server.presence import Presence
from alesia.server.scene import Frost, Places, Scene, Told, Undo
from alesia.server.storage import (
    INVITED,
    TAKEN,
    WATCH,
    Answered,
    Kept,
    Seating,
    SeatRow,
    Standing,
    StoredGame,
    Summary,
    Taken,
    Together,
    Wish,
)
from alesia.server.thinking import Lease, Mending, Thinking
from alesia.server.written import UNDO, entries_of, entry_of, head_of, rows_of, table_of
from alesia.table import ALL, Lesson, Past, guide_of, lesson

log = logging.getLogger(__name__)
NOBODY = 0  # the number of no person
WHILE = 60  # seconds after which lists are told that the same seat has answered
# The reasons that the table gives name answers, and these may be secret.
NOTHING_TO_UNDO = "undo.nothing"
IT_IS_OVER = "undo.over"
MUST_AGREE = "undo.agree"


class KeptTable:
    """One table."""

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
        self.is_gone = False  # whether there is no such game any more
        self._torn = False  # whether the table has gone on without being written
        self._catching: asyncio.Task[None] | None = None
        self._is_read = asyncio.Event()  # nobody who holds the table is reading what others have written
        self._is_read.set()
        self._asked: tuple[str, ...] = ()
        self._summed = 0.0  # when it was last written what lists tell
        self._wish: Wish | None = None
        self.sat = 0  # how often it was said who sits where: what was read before the last time is old
        self.presence = Presence(house.bus, self.id)
        self._placed: Places | None = None  # as it was last shown
        self.lease = Lease(house.leases, self.id)  # to think for the non-players
        self.thinking = Thinking()
        self._mending = Mending()
        self._past: Past | None = None
        self._touched = time.monotonic()
        self._seat(stored)

    def touch(self) -> None:
        """Somebody has come or gone, or something has happened."""
        self._touched = time.monotonic()

    # Who sits where.

    def guest(self, person: int | None, key: str | None = None) -> Guest | None:
        """What somebody may do here by his person or by a key; None if he has no business here."""
        known = self._guests.get((person, key))
        if known is None and (known := self._guest(person, key)) is not None:
            self._guests[person, key] = known
        return known

    def _guest(self, person: int | None, key: str | None) -> Guest | None:
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

    @property
    def _look(self) -> bytes:
        """What other processes are told of a change that is no answer."""
        return pack(Look(self._house.bus.name, self.id))

    def _reseat(self, seating: Seating) -> None:
        """Show who sits where and by which keys, as it was just written."""
        self._sit(seating)
        self._let_stand_in()
        self.presence.look(self._near())
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

    def _sit(self, seating: Seating) -> None:
        self._seating = seating
        self._guests: dict[tuple[int | None, str | None], Guest] = {}  # those who have come
        self.sat += 1
        self.host = seating.host
        self.seats = {seat.name: seat for seat in seating.seats}
        self.holders: dict[str, set[int]] = {name: set() for name in self.seats}
        for person, name in seating.holders:
            self.holders[name].add(person)
        named = [(seat, seating.names[person]) for person, seat in seating.holders if person in seating.names]
        self._names = dict(reversed(named))  # of several at one seat, the first
        self._away, self._talk, self.agreed = seating.away, seating.talk, seating.agreed

    # Who is there.

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens."""
        return bool(self.presence.listeners)

    def tell_others_who_is_here(self) -> None:
        self._tell_who_is_here()
        self.presence.tell_others(self._near())

    def _tell_who_is_here(self) -> None:
        self.presence.look(self._near())
        if self.presence.here != self.scene.places.here:
            self._show_scene(self.scene.with_places(self._places()), self.scene.length)

    def _near(self) -> frozenset[str]:
        """The seats of those who listen in this process."""
        found = (self.guest(*listener.who) for listener in tuple(self.presence.listeners))
        return frozenset(seat for guest in found if guest is not None for seat in guest.seats)

    # How the table goes on by itself.

    def is_away(self, seat: str) -> bool:
        """Whether a Non-player answers for who holds a seat."""
        return seat in self._away

    @property
    def is_beside(self) -> bool:
        """Whether the game is on a real board."""
        return self.table.dice == ALL

    def wake(self) -> None:
        """Let chance and agents go on, if it is for them, while requests are answered."""
        self.thinking.wake(self)

    def stop(self) -> None:
        """Let nobody go on: the house closes. What was not written yet is thought again when it opens."""
        self.thinking.stop()
        self._mending.stop()

    def goes_on(self) -> bool:
        """Whether it is for chance or for an agent to answer."""
        if self.frozen is not None or self.agreed is not None or self.is_gone:
            return False
        asked = [ask.who for ask in self.scene.still.asks]
        return any(self.kinds.get(who) != HUMAN for who in asked if who != CHANCE_NAME or not self.is_beside)

    async def go_on(self) -> bool:
        """Let agents think, if it is for this process to do so; tells whether it is."""
        async with self._held():
            if await self.lease.take():  # whoever thought before may have written more than was heard of
                await self._catch_up()
            if self.lease.mine and self.goes_on():
                await self._let_think()
        return self.lease.mine

    async def _let_think(self) -> None:
        """One turn at most, in a thread of its own; then it is written down and shown."""
        table = self.table
        await asyncio.get_running_loop().run_in_executor(self._house.thinkers, table.go_on, table.turn)
        table.forget_thoughts()  # whoever asks for them has them thought again
        with suppress(Refusal):  # another process was quicker: the table is as it left it
            await self._keep()
            self._show(self._chronicle.follow())

    # How it is held.

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
                if asyncio.current_task() is not self.thinking.task:  # which tries again by itself
                    self._mending.soon(self._mend)
                raise

    async def _mend(self) -> None:
        async with self._held():
            return

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
        kept, changes = Kept(self.id, rows, self._new_summary(answered=True)), self._changes_of_seats()
        told = None if changes else tuple((row.who, row.question, row.answer) for row in rows)
        news = pack(Written(self._house.bus.name, self.id, self.version, told))
        try:
            seating = await self._write_down(kept, changes, news)
        except Taken:
            await self._read_again()
            raise stale(self.version) from None
        self.version += len(rows)
        if seating is not None:
            self._sit(seating)
            self._let_stand_in()

    async def _write_down(self, kept: Kept, changes: list[tuple[str, str]], news: bytes) -> Seating | None:
        """Together with what other tables have to write, unless seats are changed; then who sits where is told."""
        store, writer = self._house.store, self._house.writer
        if not changes:
            await writer.write(Together(store.keep, kept, store.keep_whole), news, self.id)
            return None

        def work(to: Connection) -> Seating:
            store.keep(to, [kept])
            for one, other in changes:
                store.change_seats(to, self.id, one, other)
            return store.seating(to, self.id)

        return await writer.write(work, news, self.id)

    def _changes_of_seats(self) -> list[tuple[str, str]]:
        """The seats whose people have changed them since the last scene; what is dealt then is for the new ones."""
        told = [each.entry for each in self.table.told(self.scene.still.logged)]
        changes = [(str(entry.facts[0]), str(entry.facts[1])) for entry in told if entry.key == CHANGE_SEATS]
        return [pair for pair in changes if all(self.table.seats.get(seat) == HUMAN for seat in pair)]

    async def _read_again(self) -> None:
        store, before = self._house.store, self.sat
        stored = await self._house.read(lambda to: store.find_game(to, self.address))
        if stored is None:
            self.vanish()
            raise unknown_table()
        await asyncio.get_running_loop().run_in_executor(None, self._seat, stored)
        if self.sat != before + 1:  # somebody has sat down meanwhile
            self.catch_up_soon()
        self._torn = False
        self._show(0)
        self.wake()

    def _new_summary(self, answered: bool = False) -> Summary | None:
        """What lists tell of the game, if that has changed: somebody else is asked, the game is over, or an answer is
        given a while after the last that they tell of, which starts the clock anew."""
        result, now = self.table.result, time.time()
        asked = self._now_asked()
        if result is None and asked == self._asked and not (answered and now - self._summed >= WHILE):
            return None
        self._asked, self._summed = asked, now
        return Summary(self.table.decisions, asked, result is not None, () if result is None else result.winners)

    def _now_asked(self) -> tuple[str, ...]:
        return tuple(ask.who for ask in self.table.asks if ask.who in self.table.game.seats)

    async def sum_up(self) -> None:
        """Write down what lists tell of a game that nobody has answered in: whom it asks first."""
        store, summary = self._house.store, self._new_summary()
        if summary is not None:
            await self._house.writer.write(Together(store.keep, Kept(self.id, (), summary)), place=self.id)

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
        self._asked, self._summed = stored.row.summary.asked, float(stored.row.touched)
        self._wish = stored.wish
        self._past = None
        self._chronicle: Chronicle = Chronicle(self.table)
        self.scene = self._picture()

    def vanish(self) -> None:
        """The keeper has deleted the game: it is nobody's, and who listens is told so."""
        self.is_gone, self._torn = True, False
        self._sit(Seating(NOBODY, (), (), {}))
        self._show_scene(self.scene.with_places(self._places()), self.scene.length)

    # What other processes have done.

    def hear(self, news: Written | Look | Here) -> None:
        """Another process has changed the table, or somebody has come to it there."""
        if isinstance(news, Here):
            self.presence.hear(news)
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
            standing = (await self._house.read(lambda at: store.standing(at, [self.id]))).get(self.id)
            if standing is None:
                self.vanish()
            elif self.sat != before:
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
        except Refusal:  # there is no such table any more
            return
        except Exception:
            log.exception("table %s cannot be read; it is tried again", self.address)

    async def _catch_up(self) -> None:
        """Take in what others have written since; the table is held."""
        store, version = self._house.store, self.version

        def look(at: Connection) -> tuple[Seating, Wish | None, tuple[Answered, ...]]:
            return store.seating(at, self.id), store.wish(at, self.id), store.answers_since(at, self.id, version)

        before = self.sat
        try:
            seating, wish, rows = await self._house.read(look)
        except NoResultFound:
            self.vanish()
            raise unknown_table() from None
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
            self._mending.soon(self._mend)
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

    @property
    def is_over(self) -> bool:
        """By the rules, or because its people have agreed on it."""
        return self.table.result is not None or self.agreed is not None

    @property
    def proposed(self) -> Wish | None:
        """The end by agreement that somebody has asked for."""
        wish = self._wish
        return None if wish is None or wish.end is None or self.is_over else wish

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
        """Who sits where; as long as that stays, it is the same that was shown before, and so are its words."""
        shown = self.kinds, self.seats, self.table.game.heirs, self._names, self.presence.here, self._away, self._talk
        places, before = Places(*shown, self.is_beside, self.agreed, self.proposed), self._placed
        self._placed = before if places == before else places
        return self._placed

    def _show(self, log_from: int) -> None:
        self._show_scene(self._picture(), log_from)

    def _show_scene(self, scene: Scene, log_from: int) -> None:
        self.scene = scene
        self.touch()
        for listener in self.presence.listeners:
            listener.log_from = min(listener.log_from, log_from)
            listener.wake.set()

    def _whose(self, answer: int) -> str:
        """Whose an answer is; beside a real board dice and cards are those of its people."""
        who = self.table.entries(answer)[0].who
        people = [seat for seat, kind in self.kinds.items() if kind == HUMAN]
        return people[0] if self.is_beside and people and who not in people else who


def _acts(seat: SeatRow) -> bool:
    """Whether who shows the key of a seat has it; an invitation must be taken first, and is another key then."""
    return seat.state == (INVITED if seat.name == WATCH else TAKEN)
