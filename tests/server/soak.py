"""Tables played by many people at once on a server that is killed again and again.

``python -m tests.server.soak --kills 100`` does for long what the tests do for a moment; ``--db`` names another
database than an SQLite file, or ``postgres`` for a PostgreSQL that is started for the occasion.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Condition, Lock, Thread
from typing import Any, NamedTuple

from alesia.kernel.record import Record
from alesia.players import HUMAN
from alesia.server.storage import Store, StoredGame, open_engine, reading
from alesia.server.written import UNDO, entries_of
from alesia.table import replay
from tests.server.postgres import postgres
from tests.server.serving import NOT_NOW, Client, Lost, Reply, Server, any_option, mine, running

PATIENCE = 60.0
ROMANS, ARVERNI, AEDUI, BELGAE = "Romans", "Arverni", "Aedui", "Belgae"
# Who sits at the tables: people only, people and agents, somebody alone among Non-players.
SEATINGS: tuple[dict[str, str], ...] = (
    {ROMANS: "me", ARVERNI: "me", AEDUI: "me", BELGAE: "me"},
    {ROMANS: "me", ARVERNI: "nonplayer", AEDUI: "me", BELGAE: "random"},
    {ROMANS: "nonplayer", ARVERNI: "me", AEDUI: "nonplayer", BELGAE: "nonplayer"},
)
GUESTS = 2  # at each table, both for the same seats
UNDOS = 0.1
MORE = 150  # at most so many answers are awaited before a kill, when all tables have been seen to go on
EXPECTED = (200, 403, 409)  # done; the last answer was somebody else's; too late


class Noted(NamedTuple):
    """What the server has acknowledged: the row of a table, whose answer it is, and the version that it told."""

    table: str
    number: int
    seat: str | None
    answer: str
    version: int


class Notes:
    """What all guests were told, and whether the server is there to be asked."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._noted: list[Noted] = []
        self._wrong: list[str] = []
        self._open = True
        self._over = False

    def note(self, noted: Noted) -> None:
        with self._changed:
            self._noted.append(noted)
            self._changed.notify_all()

    def complain(self, what: str) -> None:
        """Note something that must not happen."""
        with self._changed:
            self._wrong.append(what)
            self._changed.notify_all()

    def say(self, is_open: bool, over: bool = False) -> None:
        """Say whether the server can be asked, and whether all is over."""
        with self._changed:
            self._open, self._over = is_open, over
            self._changed.notify_all()

    def wait_open(self) -> bool:
        """Wait until the server can be asked; False when all is over."""
        with self._changed:
            self._changed.wait_for(lambda: self._open or self._over)
            return not self._over

    def wait_until(self, met: Callable[[list[Noted]], bool]) -> None:
        """Wait until the notes are like this."""
        with self._changed:
            came = self._changed.wait_for(lambda: bool(self._wrong) or met(self._noted), PATIENCE)
            assert not self._wrong, self._wrong
            assert came, f"the tables do not go on; acknowledged: {len(self._noted)}"

    def all(self) -> list[Noted]:
        with self._changed:
            assert not self._wrong, self._wrong
            return list(self._noted)


class Place:
    """Where a table stands; when its game is over, another is set up there."""

    def __init__(self, host: Client, seats: dict[str, str]) -> None:
        self._host = host
        self._seats = seats
        self._lock = Lock()
        self.tables = [host.create(**seats)]

    @property
    def table(self) -> str:
        return self.tables[-1]

    def renew(self, over: str) -> None:
        with self._lock:
            if self.table == over:
                self.tables.append(self._host.create(**self._seats))


class Guest:
    """Somebody who answers at random, for every seat that the host holds."""

    def __init__(self, client: Client, place: Place, notes: Notes, random: Random) -> None:
        self._client = client
        self._place = place
        self._notes = notes
        self._random = random

    def play(self) -> None:
        """Play until all is over; when the server goes away, wait until it is back."""
        while self._notes.wait_open():
            try:
                self._act(self._place.table)
            except Lost:
                time.sleep(0.01)
            except Exception as error:
                self._notes.complain(f"{self._place.table}: {error!r}")
                return

    def _act(self, table: str) -> None:
        seen = self._client.see(table)
        asks = mine(seen)
        if seen["result"]:
            self._place.renew(table)
        elif not asks:
            time.sleep(0.02)  # a Non-player is at work
        elif seen["undo"]["possible"] and self._random.random() < UNDOS:
            self._undo(table, seen["version"])
        else:
            self._answer(table, seen["version"], self._random.choice(asks))

    def _answer(self, table: str, version: int, ask: Any) -> None:
        option = any_option(ask, self._random)
        reply = self._client.answer(table, ask["seat"], version, option)
        if self._is_done(reply):
            self._notes.note(Noted(table, version, ask["seat"], option, reply.json["version"]))

    def _undo(self, table: str, version: int) -> None:
        reply = self._client.undo(table, version)
        if self._is_done(reply):
            self._notes.note(Noted(table, version, None, UNDO, reply.json["version"]))

    def _is_done(self, reply: Reply) -> bool:
        if reply.status == NOT_NOW:
            raise Lost("the database fails")
        if reply.status not in EXPECTED:
            self._notes.complain(f"{reply.status} {reply.body!r}")
        return reply.status == 200


class Storm:
    """A server, its tables, and the guests who play there while it is killed."""

    def __init__(self, server: Server, seed: int) -> None:
        self._server = server
        self._random = Random(seed)
        self._host = server.client()
        self._places = [Place(self._host, seats) for seats in SEATINGS]
        self._settled: set[str] = set()
        self.notes = Notes()

    @contextmanager
    def blowing(self) -> Iterator[None]:
        """All guests play while the block lasts."""
        threads = [Thread(target=guest.play) for guest in self._guests()]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self.notes.say(is_open=False, over=True)
            for thread in threads:
                thread.join()

    def _guests(self) -> list[Guest]:
        return [self._guest(place) for place in self._places for _ in range(GUESTS)]

    def _guest(self, place: Place) -> Guest:
        client = self._server.client()
        client.cookies.update(self._host.cookies)
        return Guest(client, place, self.notes, Random(self._random.random()))

    def strike(self) -> None:
        """Let the guests play for a while, then kill the server at any moment, and start it again."""
        self.wait_for_all()
        told = len(self.notes.all()) + self._random.randint(0, MORE)
        self.notes.wait_until(lambda noted: len(noted) >= told)
        time.sleep(self._random.uniform(0, 0.03))
        self._server.kill()
        self.notes.say(is_open=False)
        self.check()
        self._server.restart()
        self.notes.say(is_open=True)

    def wait_for_all(self) -> None:
        """Wait until an answer was acknowledged at every place from now on."""
        start = len(self.notes.all())

        def met(noted: list[Noted]) -> bool:
            answered = {each.table for each in noted[start:]}
            return all(answered.intersection(place.tables) for place in self._places)

        self.notes.wait_until(met)

    def check(self) -> None:
        """Compare what was acknowledged with what is in the database; games that are over need it only once."""
        noted = self.notes.all()
        for stored in self.games():
            table = stored.row.address
            check_acknowledged(stored, [each for each in noted if each.table == table])
            check_sound(stored)
            if stored.row.summary.over:
                self._settled.add(table)

    def games(self) -> list[StoredGame]:
        """The games that are not checked for good, as they are kept."""
        tables = [table for place in self._places for table in place.tables]
        return [read_game(self._server.database, table) for table in tables if table not in self._settled]


# What must be true of a game in the database.


def check_acknowledged(stored: StoredGame, noted: list[Noted]) -> None:
    """Every answer that was acknowledged stands at its number."""
    seats = list(Record.from_text(stored.row.setup).seats)
    assert [row.number for row in stored.answers] == list(range(len(stored.answers)))
    for each in noted:
        assert each.number < each.version <= len(stored.answers)
        row = stored.answers[each.number]
        if each.answer == UNDO:
            assert row.question == UNDO
        else:
            assert (seats[row.who], row.answer) == (each.seat, each.answer)


def check_sound(stored: StoredGame) -> None:
    """The game can be played on, and lists of games tell the truth about it."""
    table, told = replay(record_of(stored)), stored.row.summary
    asked = tuple(ask.who for ask in table.asks if ask.who in table.game.seats)
    winners = () if table.result is None else table.result.winners
    assert not stored.answers or (told.asked, told.over, told.winners) == (asked, table.result is not None, winners)


def check_same_game(stored: StoredGame) -> None:
    """Dice and agents have answered as they would have done had nobody ever killed anything."""
    record = record_of(stored)
    table = replay(record, 0)
    for number, entry in enumerate(record.entries):
        if table.seats.get(entry.who) == HUMAN:
            table.enter(entry)
        else:
            assert table.step()
        assert table.entries(number) == [entry]


def record_of(stored: StoredGame) -> Record:
    head = Record.from_text(stored.row.setup)
    head.entries.extend(entries_of(stored, head))
    return head


def read_game(database: str, table: str) -> StoredGame:
    """What is kept of a game, read past the server."""
    engine = open_engine(database)
    with reading(engine) as connection:
        stored = Store().find_game(connection, table)
    engine.dispose()
    assert stored is not None
    return stored


def main() -> None:
    """Kill a server many times under load."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help='the address of an empty database, or "postgres"')
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        db = stack.enter_context(postgres()).new_database() if chosen.db == "postgres" else chosen.db
        storm = Storm(stack.enter_context(running(folder, db)), chosen.seed)
        with storm.blowing():
            for kill in range(1, chosen.kills + 1):
                storm.strike()
                print(f"kill {kill}: {len(storm.notes.all())} acknowledged, none lost", flush=True)
            storm.wait_for_all()
        storm.check()


if __name__ == "__main__":
    main()
