"""What the keeper of a server orders past it: who is not let in, and what everybody is told."""

import ipaddress
import re

from sqlalchemy import Engine

from alesia.kernel.errors import BadOption, UnknownName, echo
from alesia.server.club.names import tidy
from alesia.server.door import house_of
from alesia.server.storage import KeeperStore, Network, Sitter, reading
from alesia.server.storage.keeper_store import ADDRESS, PERSON

KEEPER = KeeperStore()
MOST_WORDS = 500


def ban(engine: Engine, whom: str) -> int | Network:
    """Let a person or an address in no more; tells whom."""
    found = _meant(whom)
    with engine.begin() as connection:
        if isinstance(found, int) and not KEEPER.is_known(connection, found):
            raise UnknownName("there is no person {0} here", found)
        KEEPER.ban(connection, _kind(found), str(found))
    return found


def unban(engine: Engine, whom: str) -> int | Network:
    """Let a person or an address in again; tells whom."""
    found = _meant(whom)
    with engine.begin() as connection:
        if not KEEPER.lift(connection, _kind(found), str(found)):
            raise UnknownName("{0} is not kept out", str(found))
    return found


def who_is_out(engine: Engine) -> list[int | Network]:
    with reading(engine) as connection:
        ordered = KEEPER.order(connection)
    return [*sorted(ordered.people), *sorted(ordered.networks, key=str)]


def who_sits(engine: Engine, address: str) -> list[Sitter]:
    """Those who sit or look on at a table."""
    with reading(engine) as connection:
        found = KEEPER.sitters(connection, address)
    if found is None:
        raise UnknownName("there is no game {0!r} here", address)
    return found


def announce(engine: Engine, text: str) -> str:
    """Tell everybody this from now on, or nothing any more; returns what is told."""
    told = tidy(text, MOST_WORDS)
    with engine.begin() as connection:
        KEEPER.announce(connection, told)
    return told


def _meant(whom: str) -> int | Network:
    """A person by his number, or addresses; of IPv6, those that one house chooses among count as one."""
    if re.fullmatch("[0-9]{1,9}", whom):
        return int(whom)
    try:
        network = ipaddress.ip_network(house_of(whom), strict=False)
    except ValueError:
        raise BadOption("{0!r} is neither the number of a person nor an address", echo(whom)) from None
    return network


def _kind(whom: int | Network) -> str:
    return PERSON if isinstance(whom, int) else ADDRESS
