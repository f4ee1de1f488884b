"""What the keeper orders, statement by statement: who is not let in, and what everybody is told."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, select

from alesia.server.storage.club_schema import bans, notices, profiles
from alesia.server.storage.club_store import now, put
from alesia.server.storage.schema import games, holdings, people
from alesia.server.storage.store import WATCH

Network = IPv4Network | IPv6Network
PERSON, ADDRESS = "person", "address"
HOUSE = "house"  # the name of the one notice that there is


class Order(NamedTuple):
    """All that the keeper has ordered: whom he does not let in, and what he tells everybody ("": nothing)."""

    people: frozenset[int] = frozenset()
    networks: frozenset[Network] = frozenset()
    notice: str = ""


class Sitter(NamedTuple):
    """Somebody at a table: his number, what he calls himself, and whether he is not let in."""

    seat: str
    person: int
    name: str
    is_banned: bool


class KeeperStore:
    """The statements; there is no state in here."""

    def order(self, connection: Connection) -> Order:
        rows = connection.execute(select(bans.c.kind, bans.c.whom)).all()
        people_ = frozenset(int(row.whom) for row in rows if row.kind == PERSON)
        networks = frozenset(ip_network(row.whom) for row in rows if row.kind == ADDRESS)
        notice = connection.execute(select(notices.c.text).where(notices.c.name == HOUSE)).scalar()
        return Order(people_, networks, notice or "")

    def ban(self, connection: Connection, kind: str, whom: str) -> None:
        put(connection, bans, {"kind": kind, "whom": whom, "since": now()})

    def lift(self, connection: Connection, kind: str, whom: str) -> bool:
        """Let somebody in again; False if he was let in anyway."""
        return connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.whom == whom)).rowcount > 0

    def announce(self, connection: Connection, text: str) -> None:
        """Tell everybody this from now on; or nothing any more."""
        if text:
            put(connection, notices, {"name": HOUSE, "text": text, "since": now()})
        else:
            connection.execute(delete(notices).where(notices.c.name == HOUSE))

    def is_known(self, connection: Connection, person: int) -> bool:
        return bool(connection.execute(select(exists().where(people.c.id == person))).scalar_one())

    def sitters(self, connection: Connection, address: str) -> list[Sitter] | None:
        """Those who sit or look on at a table, seat by seat; None if there is no such table."""
        game = connection.execute(select(games.c.id).where(games.c.address == address)).scalar()
        if game is None:
            return None
        out = self.order(connection).people
        chosen = select(holdings.c.seat, holdings.c.person, profiles.c.name).where(holdings.c.game == game)
        named = chosen.outerjoin(profiles, profiles.c.person == holdings.c.person)
        rows = connection.execute(named.order_by(holdings.c.seat == WATCH, holdings.c.seat, holdings.c.person))
        return [Sitter(row.seat, row.person, row.name or "", row.person in out) for row in rows]
