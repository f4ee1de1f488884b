"""What is written and read of tables as their people keep them: names, what is put away, rematches, tables given up."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from alesia.server.storage.clock_store import ClockStore
from alesia.server.storage.club_schema import handovers, plans, rematches, shelved, table_names
from alesia.server.storage.club_store import put
from alesia.server.storage.rating_store import RatingStore
from alesia.server.storage.schema import games, holdings, seats
from alesia.server.storage.store import INVITED, REVOKED, TAKEN, WATCH, SeatRow, Store


class Fresh(NamedTuple):
    """A table that is laid out: its address, the head of its record, and its seats."""

    address: str
    setup: str
    seats: Sequence[SeatRow]


class ShelfStore:
    """The statements; there is no state in here."""

    # Names.

    def call(self, connection: Connection, game: int, name: str) -> None:
        """Call a table so; by nothing, it is called by its scenario again."""
        if name:
            put(connection, table_names, {"game": game, "name": name})
        else:
            connection.execute(delete(table_names).where(table_names.c.game == game))

    def names(self, connection: Connection, of: Collection[int]) -> dict[int, str]:
        chosen = select(table_names.c.game, table_names.c.name).where(table_names.c.game.in_(of))
        return {row.game: row.name for row in connection.execute(chosen)}

    # Putting away.

    def put_away(self, connection: Connection, person: int, game: int, wanted: bool) -> None:
        here = (shelved.c.person == person) & (shelved.c.game == game)
        connection.execute(delete(shelved).where(here))
        if wanted:
            connection.execute(insert(shelved).values(person=person, game=game))

    def away(self, connection: Connection, person: int) -> set[int]:
        """The tables that somebody has put away."""
        return set(connection.execute(select(shelved.c.game).where(shelved.c.person == person)).scalars())

    # Playing once more.

    def rematch(self, connection: Connection, game: int) -> str | None:
        """The address of the table where the people of this one play once more, if they do."""
        chosen = select(games.c.address).join(rematches, rematches.c.next == games.c.id)
        return connection.execute(chosen.where(rematches.c.game == game)).scalar()

    def play_again(self, connection: Connection, game: int, fresh: Fresh, to: Mapping[str, str]) -> None:
        """Lay another table out, at which those who held a seat hold the one that it is changed to; who looked on or
        has set the first one up comes along. Where there was no link for spectators, there is none again."""
        host = connection.execute(select(games.c.host).where(games.c.id == game)).scalar_one()
        chosen = select(holdings.c.person, holdings.c.seat).where(holdings.c.game == game)
        held = [(person, to.get(seat, WATCH)) for person, seat in connection.execute(chosen)]
        taken = {seat for _, seat in held if seat != WATCH}
        watched = select(seats.c.state).where(seats.c.game == game, seats.c.name == WATCH)
        states = {**dict.fromkeys(taken, TAKEN), WATCH: connection.execute(watched).scalar() or INVITED}
        rows = [row._replace(state=states.get(row.name, row.state)) for row in fresh.seats]
        store = Store()
        number = store.add_game(connection, fresh.address, fresh.setup, host, rows, ())
        for person, seat in held:
            store.add_holding(connection, person, number, seat)
        ClockStore().copy(connection, game, number)
        if RatingStore().rated_among(connection, [game]):
            RatingStore().rate(connection, number)
        connection.execute(insert(rematches).values(game=game, next=number))

    # Giving up.

    def others_at(self, connection: Connection, person: int, game: int) -> bool:
        """Whether anybody else holds a seat."""
        chosen = select(holdings.c.person).where(holdings.c.game == game, holdings.c.seat != WATCH)
        return any(other != person for other in connection.execute(chosen).scalars())

    def give_up(self, connection: Connection, game: int) -> None:
        """Nobody holds anything there any more, and no key opens it; the keeper's `prune` clears it away."""
        nobody = Store().add_person(connection, secrets.token_bytes(32))
        connection.execute(update(games).where(games.c.id == game).values(host=nobody))
        connection.execute(update(seats).where(seats.c.game == game).values(state=REVOKED))
        for table in (holdings, handovers, plans, shelved):
            connection.execute(delete(table).where(table.c.game == game))
