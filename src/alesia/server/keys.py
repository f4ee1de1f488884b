"""Keys: what opens a seat, and what a browser is known by."""

import hashlib
import re
import secrets

COOKIE = "alesia"  # the name under which a browser keeps its key
KEY_BYTES = 24  # 192 bits
ADDRESS_BYTES = 12
TOKEN = re.compile("[A-Za-z0-9_-]+")


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_address() -> str:
    """The address of a table; who knows it alone finds no table there."""
    return secrets.token_urlsafe(ADDRESS_BYTES)


def digest(key: str) -> bytes:
    return digest_of(key.encode(errors="surrogatepass"))


def digest_of(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def is_token(text: str) -> bool:
    """Whether a text could be a key or an address; what could not is nowhere in the database, and not looked for."""
    return TOKEN.fullmatch(text) is not None
