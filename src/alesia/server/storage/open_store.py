"""What is written and read of tables at which anybody may sit down."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, select

from alesia.server.storage.club_schema import open_tables, table_names
from alesia.server.storage.club_store import now, put
from alesia.server.storage.schema import games, holdings, seats
from alesia.server.storage.store import INVITED, WATCH, GameRow, Store, game_row

MONTH = 30 * 24 * 3600
MOST_LISTED = 50


class OpenTable(NamedTuple):
    """A table in the list of those at which anybody may sit down: its free seats, and what people there are called."""

    row: GameRow
    free: frozenset[str]
    players: dict[str, str]
    name: str


class OpenStore:
    """The statements; there is no state in here."""

    def open(self, connection: Connection, game: int, wanted: bool) -> None:
        """Let anybody sit down at a table, or nobody but those who are invited."""
        if wanted:
            put(connection, open_tables, {"game": game, "since": now()})
        else:
            connection.execute(delete(open_tables).where(open_tables.c.game == game))

    def is_open(self, connection: Connection, game: int) -> bool:
        return bool(connection.execute(select(exists().where(open_tables.c.game == game))).scalar_one())

    def open_among(self, connection: Connection, of: Collection[int]) -> set[int]:
        return set(connection.execute(select(open_tables.c.game).where(open_tables.c.game.in_(of))).scalars())

    def count_of(self, connection: Connection, host: int) -> int:
        """How many tables of somebody stand in the list, or would if there were a seat free."""
        chosen = select(func.count()).select_from(open_tables).join(games, games.c.id == open_tables.c.game)
        return connection.execute(chosen.where(games.c.host == host, ~games.c.over)).scalar_one()

    def listed(self, connection: Connection, but: Collection[int]) -> list[OpenTable]:
        """The tables at which a seat is free, the latest first, but those of these hosts."""
        free = exists().where(seats.c.game == games.c.id, seats.c.state == INVITED, seats.c.name != WATCH)
        chosen = select(games).join(open_tables, open_tables.c.game == games.c.id)
        wanted = chosen.where(free, ~games.c.over, games.c.touched > now() - MONTH, games.c.host.not_in(but))
        newest = wanted.order_by(open_tables.c.since.desc(), games.c.id.desc()).limit(MOST_LISTED)
        rows = [game_row(row) for row in connection.execute(newest)]
        return self._told(connection, rows)

    def _told(self, connection: Connection, rows: list[GameRow]) -> list[OpenTable]:
        numbers = [row.id for row in rows]
        here = (seats.c.game.in_(numbers), seats.c.state == INVITED, seats.c.name != WATCH)
        free: dict[int, set[str]] = {}
        for game, seat in connection.execute(select(seats.c.game, seats.c.name).where(*here)):
            free.setdefault(game, set()).add(seat)
        called = select(table_names.c.game, table_names.c.name).where(table_names.c.game.in_(numbers))
        names = {row.game: row.name for row in connection.execute(called)}
        players = Store().names_at(connection, numbers)
        return [
            OpenTable(row, frozenset(free[row.id]), players.get(row.id, {}), names.get(row.id, ""))
            for row in rows
            if row.id in free
        ]

    def is_listed(self, connection: Connection, address: str) -> bool:
        """Whether the table of this address is open, be there a seat or not."""
        chosen = select(games.c.id).join(open_tables, open_tables.c.game == games.c.id)
        return connection.execute(chosen.where(games.c.address == address)).first() is not None

    def free_key(self, connection: Connection, address: str, seat: str, to_take: bool = False) -> str | None:
        """The invitation to a seat at an open table, if nobody has it yet and the game is not over; to_take: nobody
        else sits down there until that is done."""
        here = (games.c.address == address, ~games.c.over)
        held = select(open_tables.c.game).join(games, games.c.id == open_tables.c.game).where(*here)
        game = connection.execute(held.with_for_update(of=open_tables) if to_take else held).scalar()
        free = (seats.c.game == game, seats.c.name == seat, seats.c.name != WATCH, seats.c.state == INVITED)
        return None if game is None else connection.execute(select(seats.c.key).where(*free)).scalar()

    def sits_at(self, connection: Connection, person: int, address: str) -> bool:
        """Whether somebody has a seat there already."""
        here = (games.c.address == address, holdings.c.person == person, holdings.c.seat != WATCH)
        found = select(holdings.c.seat).join(games, games.c.id == holdings.c.game).where(*here)
        return connection.execute(found.limit(1)).first() is not None
