"""The news that processes tell each other, and how they are packed."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

import msgspec

BREAK = b"\n"
MOST_BYTES = 7_900  # of one piece of news: PostgreSQL takes less than 8,000


class Written(msgspec.Struct, array_like=True, tag="w", frozen=True):
    """Answers of a game were written: their first number, and each as its seat, its question and its answer. None
    where that would be too long, or where more has changed than the answers."""

    sender: str
    game: int
    first: int
    rows: tuple[tuple[int, str, str], ...] | None = None


class Look(msgspec.Struct, array_like=True, tag="l", frozen=True):
    """Something else of a game has changed: who sits where, what is wished, what is said."""

    sender: str
    game: int


class Ask(msgspec.Struct, array_like=True, tag="a", frozen=True):
    """Whoever has this line is to tell of these tables from now on, if it belongs to this person."""

    sender: str
    number: int
    line: str
    person: int | None
    key: bytes | None  # its digest
    tables: tuple[str, ...]


class Reply(msgspec.Struct, array_like=True, tag="r", frozen=True):
    """It is done."""

    sender: str
    to: str
    number: int


class Here(msgspec.Struct, array_like=True, tag="h", frozen=True):
    """Who listens at a table in another process, by his seats; told again now and then as long as he does."""

    sender: str
    game: int
    seats: tuple[str, ...]


class Anew(msgspec.Struct, array_like=True, tag="n", frozen=True):
    """Somebody is known by other browsers than before: what is remembered of them is old, and his lines end."""

    sender: str
    person: int


News = Written | Look | Ask | Reply | Here | Anew
_decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def pack(news: News) -> bytes:
    """As it is sent; rows that are too long are left out, and read by whoever wants them."""
    packed = msgspec.json.encode(news)
    if len(packed) > MOST_BYTES and isinstance(news, Written):
        return msgspec.json.encode(msgspec.structs.replace(news, rows=None))
    return packed


def joined(news: Iterable[bytes], most: int = MOST_BYTES) -> list[bytes]:
    """Several pieces of news as few, each no longer than the longest may be; JSON has no line breaks of its own."""
    found: list[bytes] = []
    for each in news:
        if found and len(found[-1]) + len(each) < most:
            found[-1] += BREAK + each
        else:
            found.append(each)
    return found


def unpack(packed: bytes | str) -> Iterator[News]:
    """What was sent, but for what was no news of ours."""
    text = packed if isinstance(packed, bytes) else packed.encode()
    for each in text.split(BREAK):
        with suppress(msgspec.DecodeError, UnicodeError):
            yield _decoder.decode(each)


def is_said_by(name: str, packed: str) -> bool:
    """Whether a process of this name has sent this: each piece is said by one, who stands behind its kind."""
    return packed.startswith(name, len('["w","'))
