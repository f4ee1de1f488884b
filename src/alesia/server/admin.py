"""What the keeper of a server does past it, while it runs or not: list, export, import, prune."""

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, exists, select

from alesia.kernel.errors import AlesiaError, UnknownName
from alesia.kernel.record import Record
from alesia.players import HUMAN
from alesia.server.keys import new_address, new_key
from alesia.server.storage import WATCH, GameRow, Kept, SeatRow, Store, Summary, reading
from alesia.server.storage.schema import games, holdings, metadata
from alesia.server.storage.store import game_row
from alesia.server.written import entries_of, record_text, rows_of
from alesia.table import game_info, replay

DAY = 24 * 3600


class Listed(NamedTuple):
    """A game in the keeper's list."""

    row: GameRow
    game: str
    scenario: str


class Imported(NamedTuple):
    """A game that was brought in: its address, and the key of each seat (of the spectators too)."""

    address: str
    keys: dict[str, str]


def list_games(engine: Engine) -> list[Listed]:
    """All games, the latest first; one whose set-up cannot be read has no name."""
    with reading(engine) as connection:
        rows = [game_row(row) for row in connection.execute(select(games).order_by(games.c.touched.desc()))]
    return [_listed(row) for row in rows]


def _listed(row: GameRow) -> Listed:
    try:
        head = Record.from_text(row.setup)
    except AlesiaError:
        return Listed(row, "?", "?")
    return Listed(row, head.game, head.scenario)


def export(engine: Engine, address: str) -> str:
    """The record of a game, whatever the rules say of it now; it holds the seed and all secrets."""
    with reading(engine) as connection:
        stored = Store().find_game(connection, address)
    if stored is None:
        raise UnknownName("there is no game {0!r} here", address)
    head = Record.from_text(stored.row.setup)
    head.entries.extend(entries_of(stored, head))
    return record_text(head, stored.seating.agreed)


def import_game(engine: Engine, text: str) -> Imported:
    """A record as a new game: nobody sits there yet, each seat of a person has an invitation."""
    record = Record.from_text(text)
    table = replay(record)
    info = game_info(record.game)
    names = [seat for seat, kind in table.seats.items() if kind == HUMAN and seat not in info.heirs]
    keys = {name: new_key() for name in (*names, WATCH)}
    rows, entries = [SeatRow(name, key) for name, key in keys.items()], list(record.entries)
    record.entries.clear()
    asked = tuple(ask.who for ask in table.asks if ask.who in info.seats)
    over, winners = table.result is not None, () if table.result is None else table.result.winners
    address, store = new_address(), Store()
    with engine.begin() as connection:
        host = store.add_person(connection, secrets.token_bytes(32))
        game = store.add_game(connection, address, record.to_text(), host, rows, [WATCH])
        if entries:
            summary = Summary(len(entries), asked, over, winners)
            store.keep(connection, [Kept(game, rows_of(entries, info.seats), summary)])
    return Imported(address, keys)


def prune(engine: Engine, days: int, unfinished: bool = False) -> int:
    """Delete games that nobody has touched for so many days: those that are over, or all; and those that
    were given up. Tells how many."""
    old = games.c.touched < int(time.time()) - days * DAY
    given_up = ~exists().where(holdings.c.game == games.c.id)
    with engine.begin() as connection:
        chosen = select(games.c.id).where(given_up | (old if unfinished else old & games.c.over))
        found = list(connection.execute(chosen).scalars())
        for table in reversed(metadata.sorted_tables):
            _delete(connection, table, found)
    return len(found)


def _delete(connection: Connection, table: Table, of: Collection[int]) -> None:
    """Whatever belongs to these games, in whichever table it stands."""
    columns = [key.parent for key in table.foreign_keys if key.column is games.c.id]
    columns += [games.c.id] if table is games else []
    for column in columns:
        for first in range(0, len(of), 500):
            connection.execute(delete(table).where(column.in_(list(of)[first : first + 500])))
