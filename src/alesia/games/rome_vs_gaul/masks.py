"""Sets of spaces as whole numbers, a bit each: where supply, isolation and reach are counted in microseconds."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import getitem, or_

from alesia.games.rome_vs_gaul.components import GALLIC, GERMANI, PLACES, ROMAN, SPACES, Side, Space
from alesia.games.rome_vs_gaul.control import OWNER
from alesia.games.rome_vs_gaul.state import WAITING, State

Mask = int
Rows = tuple[tuple[Mask, ...], ...]  # eight spaces a row: for each byte what its bits come to together
_BYTES = -(-len(SPACES) // 8)


def _bits(byte: int, row: int) -> list[int]:
    return [8 * row + bit for bit in range(8) if byte >> bit & 1 and 8 * row + bit < len(SPACES)]


def _rows(masks: Sequence[Mask]) -> Rows:
    return tuple(
        tuple(reduce(or_, [masks[at] for at in _bits(byte, row)], 0) for byte in range(256)) for row in range(_BYTES)
    )


NEIGHBOURS: tuple[Mask, ...] = tuple(sum(1 << other for other in space.adjacent) for space in SPACES)
_NEAR, _BY_ONE, _BY_TWO = (
    _rows([sum(1 << other for other, path in space.paths.items() if path.kind.mp in costs) for space in SPACES])
    for costs in ((1, 2), (1,), (2,))
)
_SPACES = tuple(tuple([SPACES[at] for at in _bits(byte, row)] for byte in range(256)) for row in range(_BYTES))
IN_GAUL: Mask = sum(1 << space for space in SPACES if space.region.gaul)
GAUL_AND_PROVINCIA: Mask = sum(1 << space for space in SPACES if not space.region.romans_only)
EVERYWHERE: Mask = sum(1 << space for space in SPACES if space.kind != "german")
BIT: tuple[Mask, ...] = tuple(1 << at if at < len(SPACES) else 0 for at in range(256))  # nothing for a box
_YES, _NO = ord("1"), ord("0")


def digits(values: Iterable[int]) -> bytes:
    """For ``where``: which values count."""
    wanted = set(values)
    return bytes([_YES if value in wanted else _NO for value in range(256)])


_MARKED = digits((1,))
OWN = tuple(digits(n for n, owner in enumerate(OWNER) if owner is side) for side in (ROMAN, GALLIC))


def where(array: bytearray, table: bytes) -> Mask:
    """The spaces whose byte counts."""
    return int(array[::-1].translate(table), 2)


def mask_of(spaces: Iterable[int]) -> Mask:
    return sum([1 << space for space in set(spaces)])


def spaces_of(mask: Mask) -> list[Space]:
    found: list[Space] = []
    if not mask:
        return found
    for row, byte in zip(_SPACES, mask.to_bytes(_BYTES, "little"), strict=True):
        found += row[byte]
    return found


def stands(s: State, side: Side) -> Mask:
    """Where Combat Units of a side are, inside walls or out."""
    return _bits_of(PLACES[side](s.place))


@lru_cache(4096)
def _bits_of(places: tuple[int, ...]) -> Mask:
    return sum([BIT[at] for at in set(places)])


def stands_outside(s: State, side: Side) -> Mask:
    if 1 not in s.inside:
        return stands(s, side)
    return _bits_outside(PLACES[side](s.place), PLACES[side](s.inside))


@lru_cache(4096)
def _bits_outside(places: tuple[int, ...], inside: tuple[int, ...]) -> Mask:
    return _bits_of(tuple([at for at, within in zip(places, inside, strict=True) if not within]))


def devastated(s: State) -> Mask:
    return where(s.devastated, _MARKED) if 1 in s.devastated else 0


def germani(s: State) -> Mask:
    return 1 << s.place[GERMANI] if s.place[GERMANI] < WAITING else 0


def lands(is_open: Mask) -> Iterator[Mask]:
    """The open spaces, divided into those that paths join."""
    left = is_open
    while left:
        found = reached(left & -left, left)
        yield found
        left &= ~found


def reached(starts: Mask, is_open: Mask, sought: Mask = EVERYWHERE) -> Mask:
    """All open spaces that paths lead to from the open ones among these; or enough to hold all those sought."""
    found = edge = starts & is_open
    while edge and sought & ~found:
        edge = _next_to(edge, _NEAR) & is_open & ~found
        found |= edge
    return found


def around(mask: Mask) -> Mask:
    """All spaces next to one of these."""
    return _next_to(mask, _NEAR)


def within(start: int, mp: int, is_open: Mask) -> Mask:
    """The open spaces that so many Movement Points reach, one after the other; the start is one of them."""
    steps = [1 << start]
    for spent in range(1, mp + 1):
        new = _next_to(steps[spent - 1], _BY_ONE)
        if spent > 1:
            new |= _next_to(steps[spent - 2], _BY_TWO)
        steps.append(new & is_open)
    found = 0
    for each in steps:
        found |= each
    return found


def _next_to(mask: Mask, rows: Rows) -> Mask:
    found = 0
    for each in map(getitem, rows, mask.to_bytes(_BYTES, "little")):
        found |= each
    return found
