"""What all tables of a house share."""

from collections.abc import Callable
from concurrent.futures import Executor
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from alesia.server.between import Bus, Leases
from alesia.server.storage import Store, Writer

T = TypeVar("T")


class House(NamedTuple):
    """What all rooms share: where games are written, and who thinks for the non-players."""

    store: Store
    writer: Writer
    thinkers: Executor
    bus: Bus
    leases: Leases
    read: "Reads"


class Reads(Protocol):
    """Reads from the database, all at the same moment."""

    async def __call__(self, work: Callable[[Connection], T]) -> T: ...
