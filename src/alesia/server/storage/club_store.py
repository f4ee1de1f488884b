"""What the club writes and reads, statement by statement; every function works in the transaction that it is handed."""

import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from alesia.server.storage.club_schema import (
    accounts,
    bells,
    challenges,
    devices,
    letters,
    messages,
    notes,
    passkeys,
    plans,
    profiles,
    ratings,
    shelved,
)
from alesia.server.storage.schema import games, holdings, people


def put(connection: Connection, table: SqlTable, row: dict[str, Any]) -> None:
    """Write a row, in the place of one with the same primary key if there is one."""
    keys = [column.name for column in table.primary_key]
    changed = {name: value for name, value in row.items() if name not in keys}
    connection.execute(_adding(connection, table, row).on_conflict_do_update(index_elements=keys, set_=changed))


def _adding(connection: Connection, table: SqlTable, row: dict[str, Any]) -> Any:
    dialect: Any = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgresql
    return dialect(table).values(row)


def now() -> int:
    return int(time.time())


class Person(NamedTuple):
    """What the house keeps of somebody."""

    name: str = ""
    mail: str | None = None
    has_key: bool = False
    browsers: int = 1
    seats: int = 0
    passkeys: int = 0


class ClubStore:
    """The statements; there is no state in here."""

    # Names.

    def call(self, connection: Connection, person: int, name: str) -> None:
        put(connection, profiles, {"person": person, "name": name})

    def person(self, connection: Connection, person: int) -> Person:
        row = connection.execute(select(profiles).where(profiles.c.person == person)).first()
        has_key = connection.execute(select(exists().where(accounts.c.person == person))).scalar_one()
        further = connection.execute(_count(devices).where(devices.c.person == person)).scalar_one()
        seats = connection.execute(_count(holdings).where(holdings.c.person == person)).scalar_one()
        signing = connection.execute(_count(passkeys).where(passkeys.c.person == person)).scalar_one()
        name, mail = (row.name, row.mail) if row is not None else ("", None)
        return Person(name, mail, bool(has_key), 1 + further, seats, signing)

    def tables_of(self, connection: Connection, person: int) -> list[str]:
        """The addresses of the games in which somebody holds a seat."""
        chosen = select(games.c.address).join(holdings, holdings.c.game == games.c.id)
        return list(connection.execute(chosen.where(holdings.c.person == person).distinct()).scalars())

    # Accounts.

    def keep_key(self, connection: Connection, person: int, digest: bytes) -> None:
        """This key opens the account from now on, and no other."""
        put(connection, accounts, {"person": person, "key_digest": digest, "created": now()})

    def find_account(self, connection: Connection, digest: bytes) -> int | None:
        """Whose account a key opens: one that is kept, or one that came by mail and is still good."""
        kept = connection.execute(select(accounts.c.person).where(accounts.c.key_digest == digest)).scalar()
        good = (letters.c.key_digest == digest) & (letters.c.until > now())
        return kept if kept is not None else connection.execute(select(letters.c.person).where(good)).scalar()

    def use_letter(self, connection: Connection, digest: bytes) -> bool:
        """Use up a key that came by mail, which proves the address; False if it is none, or has been used."""
        using = delete(letters).where(letters.c.key_digest == digest, letters.c.until > now())
        letter = connection.execute(using.returning(letters.c.person, letters.c.mail)).first()
        if letter is None:
            return False
        connection.execute(update(profiles).where(profiles.c.mail == letter.mail).values(mail=None))
        put(connection, profiles, {"person": letter.person, "mail": letter.mail})
        return True

    def add_letter(self, connection: Connection, person: int, mail: str, digest: bytes, until: int, most: int) -> bool:
        """Note a key that is sent by mail; False if so many to this address are still good."""
        connection.execute(delete(letters).where(letters.c.until <= now()))
        if connection.execute(_count(letters).where(letters.c.mail == mail)).scalar_one() >= most:
            return False
        row = {"key_digest": digest, "mail": mail, "person": person, "until": until}
        connection.execute(insert(letters).values(row))
        return True

    def find_mail(self, connection: Connection, mail: str) -> int | None:
        """Who has shown that he reads the mail of this address."""
        return connection.execute(select(profiles.c.person).where(profiles.c.mail == mail)).scalar()

    def drop_mail(self, connection: Connection, person: int) -> None:
        connection.execute(update(profiles).where(profiles.c.person == person).values(mail=None))

    # Browsers.

    def add_browser(self, connection: Connection, person: int, digest: bytes) -> None:
        put(connection, devices, {"key_digest": digest, "person": person, "created": now()})

    def drop_browser(self, connection: Connection, digest: bytes) -> None:
        """Know this browser no more; where it was the first one of a person, another takes its place."""
        connection.execute(delete(devices).where(devices.c.key_digest == digest))
        first = select(people.c.id).where(people.c.key_digest == digest).scalar_subquery()
        other = connection.execute(select(devices.c.key_digest).where(devices.c.person == first).limit(1)).scalar()
        connection.execute(delete(devices).where(devices.c.key_digest == other))
        changed = _nothing(digest) if other is None else other
        connection.execute(update(people).where(people.c.key_digest == digest).values(key_digest=changed))

    def drop_other_browsers(self, connection: Connection, person: int, digest: bytes) -> None:
        """Know this person by one browser only."""
        connection.execute(delete(devices).where(devices.c.person == person))
        connection.execute(update(people).where(people.c.id == person).values(key_digest=digest))

    def bring(self, connection: Connection, one: int, other: int) -> None:
        """All that one person holds is the other's from now on, and whatever he was known by is the other's, too."""
        connection.execute(update(games).where(games.c.host == one).values(host=other))
        connection.execute(update(devices).where(devices.c.person == one).values(person=other))
        connection.execute(update(messages).where(messages.c.person == one).values(person=other))
        for table in (holdings, notes, plans, shelved, ratings):
            for row in connection.execute(select(table).where(table.c.person == one)).mappings().all():
                connection.execute(_adding(connection, table, {**row, "person": other}).on_conflict_do_nothing())
            connection.execute(delete(table).where(table.c.person == one))
        for owned in (bells, passkeys):
            connection.execute(update(owned).where(owned.c.person == one).values(person=other))
        connection.execute(delete(challenges).where(challenges.c.person == one))
        connection.execute(delete(accounts).where(accounts.c.person == one))
        connection.execute(delete(letters).where(letters.c.person == one))
        first = connection.execute(select(people.c.key_digest).where(people.c.id == one)).scalar_one()
        self.add_browser(connection, other, first)
        self._bring_name(connection, one, other)

    def _bring_name(self, connection: Connection, one: int, other: int) -> None:
        """Who has no name yet keeps the one that he had in this browser."""
        before, after = self.person(connection, one), self.person(connection, other)
        connection.execute(delete(profiles).where(profiles.c.person == one))
        put(connection, profiles, {"person": other, "name": after.name or before.name})


def _count(table: SqlTable) -> Any:
    return select(func.count()).select_from(table)


def _nothing(digest: bytes) -> bytes:
    """What is the digest of no key; other than that of anybody else."""
    return bytes(255 - byte for byte in digest)
