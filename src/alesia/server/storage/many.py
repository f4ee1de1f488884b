"""Many rows in one statement, as it goes to the driver.

To SQLite every statement is a moment in which another thread of ours may go first, and then for a while; to PostgreSQL
it is a way there and back.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

MOST = 1_000  # rows of one statement: SQLite takes no more than 32,766 parameters
KNOWN = 256  # lengths of which the text is kept

Row = tuple[object, ...]


class Part(NamedTuple):
    """Rows as a table to select from, whose columns are column1, column2, ..., and their parameters."""

    table: str
    parameters: tuple[object, ...]


def parts(dialect: str, kinds: tuple[str, ...], rows: Sequence[Row]) -> Iterator[Part]:
    """Rows whose columns are of these kinds, in as many parts as the database needs."""
    for start in range(0, len(rows), MOST):
        part = rows[start : start + MOST]
        if dialect == "sqlite":
            yield Part(_values(len(kinds), len(part)), tuple(chain.from_iterable(part)))
        else:
            yield Part(_unnest(kinds), tuple([list(column) for column in zip(*part, strict=True)]))


@lru_cache(KNOWN)
def _values(columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([row] * rows)})"


@lru_cache(KNOWN)
def _unnest(kinds: tuple[str, ...]) -> str:
    arrays = ", ".join(f"%s::{kind}[]" for kind in kinds)
    names = ", ".join(f"column{number}" for number in range(1, len(kinds) + 1))
    return f"(SELECT * FROM unnest({arrays}) AS part ({names}))"
