"""What is written and read of passkeys."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from alesia.server.storage.club_schema import challenges, passkeys
from alesia.server.storage.club_store import now


class Passkey(NamedTuple):
    """The public half of a passkey: its name, whose it is, the key, and how often its device has signed."""

    credential: bytes
    person: int
    public_key: bytes
    signed: int


class PasskeyStore:
    """The statements; there is no state in here."""

    # What is to be signed.

    def challenge(self, connection: Connection, digest: bytes, person: int | None, good_for: int) -> None:
        """Note something that is to be signed; what is too old is cleared away."""
        connection.execute(delete(challenges).where(challenges.c.until <= now()))
        row = {"digest": digest, "person": person, "until": now() + good_for}
        connection.execute(insert(challenges).values(row))

    def use_challenge(self, connection: Connection, digest: bytes, person: int | None) -> bool:
        """Use it up; False if there is none, or not for this person, or not any more."""
        for_him = challenges.c.person.is_(None) if person is None else challenges.c.person == person
        using = delete(challenges).where(challenges.c.digest == digest, challenges.c.until > now(), for_him)
        return connection.execute(using).rowcount > 0

    # Passkeys.

    def add(self, connection: Connection, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if somebody has so many already."""
        if self.count_of(connection, passkey.person) >= most:
            return False
        connection.execute(insert(passkeys).values(**passkey._asdict(), created=now()))
        return True

    def find(self, connection: Connection, credential: bytes) -> Passkey | None:
        columns = (passkeys.c.credential, passkeys.c.person, passkeys.c.public_key, passkeys.c.signed)
        row = connection.execute(select(*columns).where(passkeys.c.credential == credential)).first()
        return None if row is None else Passkey(*row)

    def of(self, connection: Connection, person: int) -> list[bytes]:
        """The names of somebody's passkeys."""
        return list(connection.execute(select(passkeys.c.credential).where(passkeys.c.person == person)).scalars())

    def count_of(self, connection: Connection, person: int) -> int:
        chosen = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
        found: int = connection.execute(chosen).scalar_one()
        return found

    def note_signed(self, connection: Connection, passkey: Passkey, signed: int) -> bool:
        """How often its device has signed now; False if it was used at the same moment elsewhere, or is no more."""
        here = (passkeys.c.credential == passkey.credential) & (passkeys.c.person == passkey.person)
        changing = update(passkeys).where(here, passkeys.c.signed == passkey.signed).values(signed=signed)
        return connection.execute(changing).rowcount > 0

    def drop_of(self, connection: Connection, person: int) -> None:
        connection.execute(delete(passkeys).where(passkeys.c.person == person))
