"""What is written and read, statement by statement; every function works in the transaction that it is handed."""

import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError, NoResultFound

from alesia.server.storage.club_schema import devices, endings, handovers, messages, plans, profiles, stand_ins
from alesia.server.storage.many import parts
from alesia.server.storage.schema import answers, games, holdings, people, seats, wishes
from alesia.server.storage.writer import Ending

BETWEEN = "/"  # where a seat is while two are changed; no seat is called so
WATCH = ""  # the seat of the spectators
RESIGN, DRAW = "resign", "draw"  # how people end a game by agreement
ENDS = {RESIGN: -1, DRAW: -2}  # and how that is wished, in place of so many answers left
ADDING = "INSERT INTO answers (game, number, who, question, answer) SELECT * FROM {0} AS new"
ADDED = ("int", "int", "int", "text", "text")
SUMMING = (
    "UPDATE games SET touched = now.column2, answers = now.column3, over = now.column4, asked = now.column5, "
    "winners = now.column6 FROM {0} AS now WHERE games.id = now.column1"
)
SUMMED = ("int", "bigint", "int", "bool", "text", "text")
# Both as one statement of PostgreSQL, which ends with another; its parameters are lists in JSON, which is made and read
# at less cost than arrays.
WHOLE = (
    "WITH added AS (INSERT INTO answers (game, number, who, question, answer) "
    "SELECT (new ->> 0)::int, (new ->> 1)::int, (new ->> 2)::int, new ->> 3, new ->> 4 "
    "FROM json_array_elements(%s::json) AS new), "
    "summed AS (UPDATE games SET touched = (now ->> 1)::bigint, answers = (now ->> 2)::int, over = (now ->> 3)::bool, "
    "asked = now ->> 4, winners = now ->> 5 FROM json_array_elements(%s::json) AS now "
    "WHERE games.id = (now ->> 0)::int) {0}"
)
INVITED, TAKEN, REVOKED = "invited", "taken", "revoked"  # the states of a seat (see the schema)


class Taken(Exception):
    """Somebody else has given the answer of this number."""


class Answered(NamedTuple):
    """A row of the answers: its number, the seat (-1: chance), the question and the answer."""

    number: int
    who: int
    question: str
    answer: str


class Summary(NamedTuple):
    """What a list of games tells of a game."""

    answers: int
    asked: tuple[str, ...]
    over: bool
    winners: tuple[str, ...]


class Kept(NamedTuple):
    """What is written of a game as it goes on: answers, and what lists tell of it, if that has changed."""

    game: int
    answers: Sequence[Answered]
    summary: Summary | None = None


class SeatRow(NamedTuple):
    """A seat that people can take; the one without a name is for spectators."""

    name: str
    key: str
    state: str = INVITED


class Sat(NamedTuple):
    """What somebody holds now: which seat, and whether it was free until then."""

    seat: str
    was_free: bool


class Agreed(NamedTuple):
    """How people have ended a game by agreement: who asked for it gives it up, or nobody wins."""

    kind: str
    seat: str

    def winners(self, seats: Sequence[str]) -> tuple[str, ...]:
        """Who has won, of those who sit here."""
        return () if self.kind == DRAW else tuple(seat for seat in seats if seat != self.seat)


class Seating(NamedTuple):
    """Whose game it is, its seats, who holds which, and what these call themselves."""

    host: int
    seats: tuple[SeatRow, ...]
    holders: tuple[tuple[int, str], ...]
    names: Mapping[int, str]
    away: frozenset[str] = frozenset()  # the seats for which a Non-player answers until their people are back
    talk: int = 0  # how much has been said
    agreed: Agreed | None = None  # how its people have ended it, if they have


class Wish(NamedTuple):
    """An undo that was asked for, at a version of the table: how many answers would be left, whose answer it takes
    back, and which seats must still agree. Or an end by agreement, whose target is below 0."""

    version: int
    target: int
    asker: str
    needed: frozenset[str]

    @property
    def end(self) -> Agreed | None:
        """The end that was asked for, if it is one."""
        kind = next((kind for kind, target in ENDS.items() if target == self.target), None)
        return None if kind is None else Agreed(kind, self.asker)


class Standing(NamedTuple):
    """How a game stands: how many rows it has, who sits where, and what is wished."""

    length: int
    seating: Seating
    wish: Wish | None


class Door(NamedTuple):
    """What a key opens: the game of this address, whether it is an invitation that is used up by opening it, and
    whether a player hands on his seat by it."""

    address: str
    once: bool
    handed: bool = False


class GameRow(NamedTuple):
    """A game without its answers."""

    id: int
    address: str
    setup: str
    created: int
    host: int
    touched: int
    summary: Summary


class StoredGame(NamedTuple):
    """A game with everything that is kept of it."""

    row: GameRow
    seating: Seating
    answers: tuple[Answered, ...]
    wish: Wish | None = None


class Store:
    """The statements; there is no state in here."""

    # People.

    def add_person(self, connection: Connection, digest: bytes) -> int:
        adding = insert(people).values(key_digest=digest, created=_now()).returning(people.c.id)
        person: int = connection.execute(adding).scalar_one()
        return person

    def find_person(self, connection: Connection, digest: bytes) -> int | None:
        further = select(devices.c.person).where(devices.c.key_digest == digest).scalar_subquery()
        first = select(people.c.id).where(people.c.key_digest == digest).scalar_subquery()
        return connection.execute(select(func.coalesce(further, first))).scalar()

    # Games.

    def add_game(
        self, connection: Connection, address: str, setup: str, host: int, keys: Iterable[SeatRow], own: Collection[str]
    ) -> int:
        now = _now()
        row = {"address": address, "setup": setup, "created": now, "host": host, "touched": now}
        adding = insert(games).values(**row, answers=0, asked="", over=False, winners="").returning(games.c.id)
        game: int = connection.execute(adding).scalar_one()
        taken = [name for name in own if name != WATCH]
        rows = [seat._replace(state=TAKEN) if seat.name in taken else seat for seat in keys]
        connection.execute(insert(seats), [{"game": game, **row._asdict()} for row in rows])
        for name in own:
            self.add_holding(connection, host, game, name)
        return game

    def find_game(self, connection: Connection, address: str) -> StoredGame | None:
        found = connection.execute(select(games).where(games.c.address == address)).first()
        if found is None:
            return None
        row = game_row(found)
        return StoredGame(
            row,
            self.seating(connection, row.id),
            self.answers_since(connection, row.id, 0),
            self.wish(connection, row.id),
        )

    def numbers(self, connection: Connection, addresses: Collection[str]) -> list[int]:
        """The games of these addresses."""
        return list(connection.execute(select(games.c.id).where(games.c.address.in_(addresses))).scalars())

    def answers_since(self, connection: Connection, game: int, number: int) -> tuple[Answered, ...]:
        columns = (answers.c.number, answers.c.who, answers.c.question, answers.c.answer)
        chosen = select(*columns).where(answers.c.game == game, answers.c.number >= number).order_by(answers.c.number)
        return tuple(Answered(*each) for each in connection.execute(chosen))

    def names_at(self, connection: Connection, games_: Collection[int]) -> dict[int, dict[str, str]]:
        """By game and seat, what those call themselves who hold it; the first of several."""
        chosen = select(holdings.c.game, holdings.c.seat, profiles.c.name)
        named = chosen.join(profiles, profiles.c.person == holdings.c.person).order_by(holdings.c.person.desc())
        found: dict[int, dict[str, str]] = {}
        for game, seat, name in connection.execute(named.where(holdings.c.game.in_(games_), profiles.c.name != "")):
            found.setdefault(game, {})[seat] = name
        return found

    def games_of(self, connection: Connection, person: int) -> list[tuple[GameRow, set[str]]]:
        """The games in which somebody holds a seat or looks on, the latest first, and what he holds."""
        chosen = select(games, holdings.c.seat).join(holdings, holdings.c.game == games.c.id)
        found: dict[int, tuple[GameRow, set[str]]] = {}
        for row in connection.execute(chosen.where(holdings.c.person == person).order_by(games.c.touched.desc())):
            held = found.setdefault(row.id, (game_row(row), set()))[1]
            held.add(row.seat)
        return list(found.values())

    # Seats.

    def seating(self, connection: Connection, game: int) -> Seating:
        found = self.seatings(connection, [game]).get(game)
        if found is None:
            raise NoResultFound
        return found

    def seatings(self, connection: Connection, of: Collection[int]) -> dict[int, Seating]:
        """Who sits where in each of these games."""
        hosts = select(games.c.id, games.c.host).where(games.c.id.in_(of))
        standing_in = select(stand_ins.c.game, stand_ins.c.seat).where(stand_ins.c.game.in_(of))
        said = select(messages.c.game, func.max(messages.c.number)).where(messages.c.game.in_(of))
        seats_, holders = _by_game(connection, _seats_of(of)), _by_game(connection, _holders_of(of))
        names, away = _by_game(connection, _names_at(of)), _by_game(connection, standing_in)
        talk, agreed = _by_game(connection, said.group_by(messages.c.game)), self.agreed(connection, of)
        return {
            game: Seating(
                host,
                tuple(SeatRow(*each) for each in seats_[game]),
                tuple((person, seat) for person, seat in holders[game]),
                {person: name for person, name in names[game]},  # noqa: C416  (rows are no pairs to a type checker)
                frozenset(seat for (seat,) in away[game]),
                talk[game][0][0] if talk[game] else 0,
                agreed.get(game),
            )
            for game, host in connection.execute(hosts)
        }

    def find_door(self, connection: Connection, key: str) -> Door | None:
        """What a key opens."""
        chosen = select(games.c.address, _IS_INVITATION).join(games, games.c.id == seats.c.game)
        found = connection.execute(chosen.where(seats.c.key == key, seats.c.state != REVOKED)).first()
        return None if found is None else Door(found[0], bool(found[1]))

    def find_handed(self, connection: Connection, came_by: bytes) -> Door | None:
        """What a key opens that a player gave to whom he hands on his seat."""
        chosen = select(games.c.address).join(handovers, handovers.c.game == games.c.id)
        found = connection.execute(chosen.where(handovers.c.key_digest == came_by)).scalar()
        return None if found is None else Door(found, True, True)

    def find_way_back(self, connection: Connection, person: int, came_by: bytes) -> str | None:
        """The address of the game in which this person has taken a seat by this invitation."""
        chosen = select(games.c.address).join(holdings, holdings.c.game == games.c.id)
        return connection.execute(chosen.where(holdings.c.person == person, holdings.c.came_by == came_by)).scalar()

    def sit_down(self, connection: Connection, person: int, key: str, own_key: str, came_by: bytes) -> Sat | None:
        """Hold what a key opens; an invitation is used up by that, and the seat has a key of its own from then on."""
        changed = {"key": own_key, "state": TAKEN}
        taking = update(seats).where(seats.c.key == key, _IS_INVITATION).values(changed)
        taken = connection.execute(taking.returning(seats.c.game, seats.c.name)).first()
        open_to_many = select(seats.c.game, seats.c.name).where(seats.c.key == key, seats.c.state != REVOKED)
        found = taken or connection.execute(open_to_many.with_for_update(read=True)).first()
        if found is None:
            return None
        self.add_holding(connection, person, found.game, found.name, came_by if taken else None)
        return Sat(found.name, taken is not None)

    def change_key(self, connection: Connection, game: int, before: Collection[str], after: SeatRow) -> bool:
        """Give a seat another key, if its state is one of these; says whether it was."""
        here = (seats.c.game == game) & (seats.c.name == after.name) & seats.c.state.in_(before)
        changing = update(seats).where(here).values(key=after.key, state=after.state).returning(seats.c.name)
        return connection.execute(changing).first() is not None

    def add_holding(
        self, connection: Connection, person: int, game: int, seat: str, came_by: bytes | None = None
    ) -> None:
        """Hold a seat; who holds it already goes on holding it."""
        row = {"person": person, "game": game, "seat": seat, "came_by": came_by}
        dialect = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        connection.execute(dialect(holdings).values(row).on_conflict_do_nothing())

    # Answers.

    def change_seats(self, connection: Connection, game: int, one: str, other: str) -> None:
        """Whoever held one of two seats, or has a key to it, has the other now; so does who stands in for him. What he
        planned for his seat is no plan for the other."""
        connection.execute(delete(plans).where(plans.c.game == game, plans.c.seat.in_((one, other))))
        named = ((seats, seats.c.name), (holdings, holdings.c.seat), (stand_ins, stand_ins.c.seat))
        for table, column in (*named, (handovers, handovers.c.seat)):
            for old, new in ((one, BETWEEN), (other, one), (BETWEEN, other)):
                here = (table.c.game == game) & (column == old)
                connection.execute(update(table).where(here).values({column.name: new}))

    def keep(self, connection: Connection, kept: Sequence[Kept]) -> None:
        """Append answers to games, and sum these up; Taken if one of the numbers is not free any more. Nothing is
        written so often, so what several games have is one statement, which goes to the driver as it is."""
        dialect = connection.dialect.name
        rows, summed = _rows_of(kept), _sums_of(kept)
        try:
            for table, parameters in parts(dialect, ADDED, rows):
                connection.exec_driver_sql(ADDING.format(table), parameters)
        except IntegrityError:
            raise Taken from None
        for table, parameters in parts(dialect, SUMMED, summed):
            connection.exec_driver_sql(SUMMING.format(table), parameters)

    def keep_whole(self, connection: Connection, kept: Sequence[Kept], ending: Ending) -> None:
        """The same in one statement, which ends so. To PostgreSQL it is one way there and back instead of five, each of
        them a moment in which another thread of ours may go first."""
        rows, summed = (json.encode(each).decode() for each in (_rows_of(kept), _sums_of(kept)))
        try:
            connection.exec_driver_sql(WHOLE.format(ending.text), (rows, summed, ending.parameter))
        except IntegrityError:
            raise Taken from None

    # Wishes.

    def wish(self, connection: Connection, game: int, to_change: bool = False) -> Wish | None:
        """The undo that was asked for last, be it too late or not; to_change: nobody else may meanwhile."""
        chosen = select(wishes).where(wishes.c.game == game)
        row = connection.execute(chosen.with_for_update() if to_change else chosen).first()
        return None if row is None else _wish(row)

    def set_wish(self, connection: Connection, game: int, wish: Wish | None) -> None:
        """There is this wish now, or none."""
        if wish is None:
            connection.execute(delete(wishes).where(wishes.c.game == game))
            return
        row = {**wish._asdict(), "needed": ",".join(sorted(wish.needed))}
        dialect = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        adding = dialect(wishes).values(game=game, **row)
        connection.execute(adding.on_conflict_do_update(index_elements=["game"], set_=row))

    # Ends by agreement.

    def end(self, connection: Connection, game: int, agreed: Agreed, summary: Summary) -> None:
        """Its people have ended a game; nothing is wished any more."""
        connection.execute(insert(endings).values(game=game, **agreed._asdict()))
        self.keep(connection, [Kept(game, (), summary)])
        self.set_wish(connection, game, None)

    def agreed(self, connection: Connection, of: Collection[int]) -> dict[int, Agreed]:
        """By game, how those were ended that were ended by agreement."""
        rows = connection.execute(select(endings).where(endings.c.game.in_(of)))
        return {row.game: Agreed(row.kind, row.seat) for row in rows}

    # What may have changed.

    def standing(self, connection: Connection, of: Collection[int]) -> dict[int, "Standing"]:
        """How each of these games stands."""
        lengths, seatings = self._lengths(connection, of), self.seatings(connection, of)
        found = {row.game: _wish(row) for row in connection.execute(select(wishes).where(wishes.c.game.in_(of)))}
        return {game: Standing(lengths.get(game, 0), seating, found.get(game)) for game, seating in seatings.items()}

    def _lengths(self, connection: Connection, of: Collection[int]) -> dict[int, int]:
        """How many rows each of these games has, answers and undos."""
        last = select(answers.c.game, func.max(answers.c.number) + 1).where(answers.c.game.in_(of))
        rows = connection.execute(last.group_by(answers.c.game)).all()
        return {game: length for game, length in rows}  # noqa: C416  (rows are no pairs to a type checker)


_IS_INVITATION = (seats.c.state == INVITED) & (seats.c.name != WATCH)


def _seats_of(of: Collection[int]) -> Select[Any]:
    return select(seats.c.game, seats.c.name, seats.c.key, seats.c.state).where(seats.c.game.in_(of))


def _holders_of(of: Collection[int]) -> Select[Any]:
    chosen = select(holdings.c.game, holdings.c.person, holdings.c.seat)
    return chosen.where(holdings.c.game.in_(of)).order_by(holdings.c.person)


def _names_at(of: Collection[int]) -> Select[Any]:
    chosen = select(holdings.c.game, profiles.c.person, profiles.c.name)
    joined = chosen.join(holdings, holdings.c.person == profiles.c.person)
    return joined.where(holdings.c.game.in_(of), profiles.c.name != "")


def _by_game(connection: Connection, chosen: Select[Any]) -> defaultdict[int, list[tuple[Any, ...]]]:
    """What was found, less its first column, which is the game."""
    found: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
    for game, *rest in connection.execute(chosen):
        found[game].append(tuple(rest))
    return found


def game_row(row: Row[Any]) -> GameRow:
    """A row of the games."""
    summary = Summary(row.answers, _names(row.asked), row.over, _names(row.winners))
    return GameRow(row.id, row.address, row.setup, row.created, row.host, row.touched, summary)


def _rows_of(kept: Sequence[Kept]) -> list[tuple[object, ...]]:
    return [(game, *row) for game, answered, _ in kept for row in answered]


def _sums_of(kept: Sequence[Kept]) -> list[tuple[object, ...]]:
    return [_summed(game, summary) for game, _, summary in kept if summary is not None]


def _summed(game: int, summary: Summary) -> tuple[object, ...]:
    asked, winners = ",".join(summary.asked), ",".join(summary.winners)
    return game, _now(), summary.answers, summary.over, asked, winners


def _wish(row: Row[Any]) -> Wish:
    return Wish(row.version, row.target, row.asker, frozenset(_names(row.needed)))


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def _now() -> int:
    return int(time.time())
