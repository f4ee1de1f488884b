"""What is written and read, statement by statement; every function works in the transaction that it is handed."""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError

from alesia.server.storage.schema import answers, games, holdings, people, seats

BETWEEN = "/"  # where a seat is while two are changed; no seat is called so


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


class SeatRow(NamedTuple):
    """A seat that people can take; the one without a name is for spectators."""

    name: str
    key: str


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
    seats: tuple[SeatRow, ...]
    holders: tuple[tuple[int, str], ...]
    answers: tuple[Answered, ...]


class Store:
    """The statements; there is no state in here."""

    # People.

    def add_person(self, connection: Connection, digest: bytes) -> int:
        adding = insert(people).values(key_digest=digest, created=_now()).returning(people.c.id)
        person: int = connection.execute(adding).scalar_one()
        return person

    def find_person(self, connection: Connection, digest: bytes) -> int | None:
        return connection.execute(select(people.c.id).where(people.c.key_digest == digest)).scalar()

    # Games.

    def add_game(
        self, connection: Connection, address: str, setup: str, host: int, keys: Iterable[SeatRow], own: Iterable[str]
    ) -> int:
        now = _now()
        row = {"address": address, "setup": setup, "created": now, "host": host, "touched": now}
        adding = insert(games).values(**row, answers=0, asked="", over=False, winners="").returning(games.c.id)
        game: int = connection.execute(adding).scalar_one()
        connection.execute(insert(seats), [{"game": game, "name": seat.name, "key": seat.key} for seat in keys])
        for name in own:
            self.add_holding(connection, host, game, name)
        return game

    def find_game(self, connection: Connection, address: str) -> StoredGame | None:
        found = connection.execute(select(games).where(games.c.address == address)).first()
        if found is None:
            return None
        row = _game_row(found)
        return StoredGame(
            row,
            tuple(SeatRow(*each) for each in connection.execute(_seats_of(row.id))),
            tuple((person, seat) for person, seat in connection.execute(_holders_of(row.id))),
            self.answers_since(connection, row.id, 0),
        )

    def answers_since(self, connection: Connection, game: int, number: int) -> tuple[Answered, ...]:
        columns = (answers.c.number, answers.c.who, answers.c.question, answers.c.answer)
        chosen = select(*columns).where(answers.c.game == game, answers.c.number >= number).order_by(answers.c.number)
        return tuple(Answered(*each) for each in connection.execute(chosen))

    def games_of(self, connection: Connection, person: int) -> list[tuple[GameRow, set[str]]]:
        """The games in which somebody holds a seat or looks on, the latest first, and what he holds."""
        chosen = select(games, holdings.c.seat).join(holdings, holdings.c.game == games.c.id)
        found: dict[int, tuple[GameRow, set[str]]] = {}
        for row in connection.execute(chosen.where(holdings.c.person == person).order_by(games.c.touched.desc())):
            held = found.setdefault(row.id, (_game_row(row), set()))[1]
            held.add(row.seat)
        return list(found.values())

    # Seats.

    def find_seat(self, connection: Connection, key: str) -> tuple[str, str] | None:
        """The address of the game and the name of the seat that a key opens."""
        chosen = select(games.c.address, seats.c.name).join(games, games.c.id == seats.c.game)
        found = connection.execute(chosen.where(seats.c.key == key)).first()
        return None if found is None else (found[0], found[1])

    def add_holding(self, connection: Connection, person: int, game: int, seat: str) -> None:
        """Hold a seat; who holds it already goes on holding it."""
        row = {"person": person, "game": game, "seat": seat}
        dialect = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
        connection.execute(dialect(holdings).values(row).on_conflict_do_nothing())

    # Answers.

    def change_seats(self, connection: Connection, game: int, one: str, other: str) -> None:
        """Whoever held one of two seats, or has a key to it, has the other now."""
        for table, column in ((seats, seats.c.name), (holdings, holdings.c.seat)):
            for old, new in ((one, BETWEEN), (other, one), (BETWEEN, other)):
                here = (table.c.game == game) & (column == old)
                connection.execute(update(table).where(here).values({column.name: new}))

    def add_answers(self, connection: Connection, game: int, rows: Sequence[Answered]) -> None:
        """Append answers; Taken if one of the numbers is not free any more."""
        try:
            connection.execute(insert(answers), [{"game": game, **row._asdict()} for row in rows])
        except IntegrityError:
            raise Taken from None

    def sum_up(self, connection: Connection, game: int, summary: Summary) -> None:
        changes = {"touched": _now(), "answers": summary.answers, "over": summary.over}
        names = {"asked": ",".join(summary.asked), "winners": ",".join(summary.winners)}
        connection.execute(update(games).where(games.c.id == game).values(**changes, **names))


def _seats_of(game: int) -> Select[Any]:
    return select(seats.c.name, seats.c.key).where(seats.c.game == game)


def _holders_of(game: int) -> Select[Any]:
    return select(holdings.c.person, holdings.c.seat).where(holdings.c.game == game)


def _game_row(row: Row[Any]) -> GameRow:
    summary = Summary(row.answers, _names(row.asked), row.over, _names(row.winners))
    return GameRow(row.id, row.address, row.setup, row.created, row.host, row.touched, summary)


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def _now() -> int:
    return int(time.time())
