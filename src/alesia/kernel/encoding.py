"""The building blocks of a game's ``encode``: facts as columns of bytes."""

from functools import cache, lru_cache

MOST = 255


@cache
def one_of(value: int, size: int) -> bytes:
    """One column a value, all but one of them 0; a value beyond them is none of them."""
    return bytes([each == value for each in range(size)])


@cache
def signed(value: int) -> bytes:
    """A number that may be negative: how much above 0, and how much below."""
    return bytes((min(max(value, 0), MOST), min(max(-value, 0), MOST)))


@lru_cache(1 << 14)
def bits(mask: int, size: int) -> bytes:
    """A mask as one column a bit."""
    return bytes([mask >> each & 1 for each in range(size)])
