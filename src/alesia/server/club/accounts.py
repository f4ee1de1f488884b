"""Accounts that cost nothing: a key that somebody keeps, or his mail, makes another browser his.

No password is kept, and of keys only digests. Who comes in is given a new cookie; what his browser held before is
brought along only if he says so, for a key may be somebody else's trap.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from alesia.server.club.mail import Mail
from alesia.server.errors import Refusal
from alesia.server.keys import digest, is_token, new_key
from alesia.server.storage import ClubStore, Person, Store
from alesia.server.tables import Tables

GOOD_FOR = 30 * 60  # seconds that a link by mail is good
STORE = Store()
MOST_LETTERS = 3  # to one address while they are good


class Came(NamedTuple):
    """Somebody who has come in: who he is, the new key of his browser if it was not his before, and his tables."""

    person: int
    key: str | None
    tables: tuple[str, ...]


def account_link(key: str) -> str:
    return f"/come#{key}"


async def new_account_key(tables: Tables, person: int) -> str:
    """A key to keep; the one before opens nothing any more."""
    key = new_key()
    await tables.write(lambda club, to: club.keep_key(to, person, digest(key)))
    return key


async def whose(tables: Tables, key: str) -> tuple[int, Person]:
    """Whose account a key opens; Refusal if none."""
    found = await tables.read(lambda club, c: club.find_account(c, digest(key))) if is_token(key) else None
    if found is None:
        raise Refusal(404, "unknown_key")
    tables.orders.check_people((found,))
    return found, await tables.read(lambda club, c: club.person(c, found))


async def come_in(tables: Tables, key: str, before: int | None, bring: bool) -> Came:
    """Let a browser be one of the account's; before: who it was until now."""
    account, _ = await whose(tables, key)

    def need_key(club: ClubStore, to: Connection) -> None:
        if club.find_account(to, digest(key)) != account:
            raise Refusal(404, "unknown_key")
        club.use_letter(to, digest(key))

    return await become(tables, account, before, bring, need_key)


async def become(
    tables: Tables, account: int, before: int | None, bring: bool, need: Callable[[ClubStore, Connection], None]
) -> Came:
    """Let a browser be one of the account's, if what opens it is still good at that moment."""
    tables.orders.check_people((account,))
    own = None if before == account else new_key()

    def work(club: ClubStore, to: Connection) -> tuple[str, ...]:
        need(club, to)
        _leave_or_bring(club, to, before, account, bring)
        if own is not None:
            club.add_browser(to, account, digest(own))
        return tuple(club.tables_of(to, account))

    brought = before if bring and before != account else None
    seated = await (tables.write(work) if brought is None else tables.know_anew(brought, work))
    tables.forget_people()
    await tables.reseat(seated)
    return Came(account, own, seated)


def _leave_or_bring(club: ClubStore, to: Connection, before: int | None, account: int, bring: bool) -> None:
    if before is None or before == account:
        return
    if bring:
        club.bring(to, before, account)
    elif club.person(to, before).seats:
        raise Refusal(409, "has_seats")


async def go_out(tables: Tables, cookie: str) -> None:
    """This browser is known no more."""
    person = await tables.read(lambda _, c: STORE.find_person(c, digest(cookie)))
    if person is not None:
        await tables.know_anew(person, lambda club, to: club.drop_browser(to, digest(cookie)))


async def send_others_away(tables: Tables, person: int, cookie: str) -> None:
    """No other browser is this person's any more."""
    await tables.know_anew(person, lambda club, to: club.drop_other_browsers(to, person, digest(cookie)))


async def write_to(tables: Tables, mail: Mail, person: int, address: str, language: str) -> None:
    """Send a link by mail that makes whoever opens it this person; so it shows, too, that the address is his."""
    key, until = new_key(), int(time.time()) + GOOD_FOR
    args = (person, address, digest(key), until, MOST_LETTERS)
    if not await tables.write(lambda club, to: club.add_letter(to, *args)):
        raise Refusal(429, "too_many", key="refusal.too_many.letters", later=GOOD_FOR)
    await mail.send_link(address, account_link(key), GOOD_FOR // 60, language)
