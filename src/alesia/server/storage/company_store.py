"""What is written and read of people at one table: who stands in, who hands on, what is said and noted."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from alesia.server.storage.club_schema import handovers, messages, notes, plans, profiles, stand_ins
from alesia.server.storage.club_store import now, put
from alesia.server.storage.schema import holdings
from alesia.server.storage.store import TAKEN, SeatRow, Store

MOST_SHOWN = 200  # messages at once


class Message(NamedTuple):
    """Something that was said: its number, who said it and what he is called, from which seat, what, and when."""

    number: int
    person: int
    seat: str
    text: str
    said: int
    name: str | None


class CompanyStore:
    """The statements; there is no state in here."""

    # Standing in.

    def stand_in(self, connection: Connection, game: int, seat: str, wanted: bool) -> None:
        if wanted:
            put(connection, stand_ins, {"game": game, "seat": seat, "since": now()})
        else:
            connection.execute(delete(stand_ins).where(stand_ins.c.game == game, stand_ins.c.seat == seat))

    # Handing on.

    def offer_seat(self, connection: Connection, game: int, seat: str, digest: bytes | None) -> None:
        """Whoever comes by this key shall have the seat; none: nobody."""
        if digest is not None:
            put(connection, handovers, {"game": game, "seat": seat, "key_digest": digest})
        else:
            connection.execute(delete(handovers).where(handovers.c.game == game, handovers.c.seat == seat))

    def take_over(self, connection: Connection, person: int, digest: bytes, own_key: str) -> str | None:
        """Have a seat that is handed on, alone and by a key of one's own; None if nobody hands it on any more."""
        taking = delete(handovers).where(handovers.c.key_digest == digest)
        found = connection.execute(taking.returning(handovers.c.game, handovers.c.seat)).first()
        if found is None:
            return None
        game, seat, store = found.game, found.seat, Store()
        for table in (holdings, plans):
            connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat))
        store.change_key(connection, game, {TAKEN}, SeatRow(seat, own_key, TAKEN))
        store.add_holding(connection, person, game, seat, digest)
        self.stand_in(connection, game, seat, False)
        return str(seat)

    # Talking.

    def say(self, connection: Connection, game: int, person: int, seat: str, text: str) -> int:
        """Write down what somebody says; its number."""
        last = select(func.coalesce(func.max(messages.c.number), 0)).where(messages.c.game == game)
        number: int = connection.execute(last).scalar_one() + 1
        row = {"game": game, "number": number, "person": person, "seat": seat, "text": text, "said": now()}
        connection.execute(insert(messages).values(row))
        return number

    def said_since(self, connection: Connection, person: int, since: int) -> int:
        """How often somebody has said something since then, at whatever table."""
        chosen = select(func.count()).select_from(messages)
        found: int = connection.execute(
            chosen.where(messages.c.person == person, messages.c.said >= since)
        ).scalar_one()
        return found

    def messages(self, connection: Connection, game: int, after: int) -> list[Message]:
        """What was said after a number, the latest of it, in its order."""
        named = messages.outerjoin(profiles, profiles.c.person == messages.c.person)
        columns = (messages.c.number, messages.c.person, messages.c.seat, messages.c.text, messages.c.said)
        chosen = select(*columns, profiles.c.name).select_from(named)
        latest = chosen.where(messages.c.game == game, messages.c.number > after).order_by(messages.c.number.desc())
        return [Message(*row) for row in connection.execute(latest.limit(MOST_SHOWN))][::-1]

    # Notes.

    def note(self, connection: Connection, person: int, game: int, text: str) -> None:
        put(connection, notes, {"person": person, "game": game, "text": text})

    def noted(self, connection: Connection, person: int, game: int) -> str:
        chosen = select(notes.c.text).where(notes.c.person == person, notes.c.game == game)
        return connection.execute(chosen).scalar() or ""
