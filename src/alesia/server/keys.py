"""Keys: what opens a seat, and what a browser is known by."""

import hashlib
import re
import secrets
from zlib import crc32

COOKIE = "alesia"  # the name under which a browser keeps its key
KEY_BYTES = 24  # 192 bits
ADDRESS_BYTES = 12
TOKEN = re.compile("[A-Za-z0-9_-]+")


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_address() -> str:
    """The address of a table; who knows it alone finds no table there."""
    return secrets.token_urlsafe(ADDRESS_BYTES)


def worker_of(address: bytes, workers: int) -> int:
    """Which of so many workers a table belongs to."""
    return crc32(address) % workers


class Addresses:
    """Addresses for new tables: one for each worker in turn, so that none of them has many more tables than others."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._next = secrets.randbelow(workers)

    def new(self) -> str:
        wanted, self._next = self._next, (self._next + 1) % self._workers
        drawn = iter(new_address, "")
        return next(address for address in drawn if worker_of(address.encode(), self._workers) == wanted)


def digest(key: str) -> bytes:
    return digest_of(key.encode(errors="surrogatepass"))


def digest_of(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def is_token(text: str) -> bool:
    """Whether a text could be a key or an address; what could not is nowhere in the database, and not looked for."""
    return TOKEN.fullmatch(text) is not None
