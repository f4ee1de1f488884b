"""What reading a position text needs in every game: whatever is not as it must be is refused with a sentence."""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from alesia.kernel.errors import BadPosition
from alesia.kernel.word import Phrase

Table = Mapping[str, Any]
T = TypeVar("T")


def refuse_unknown(table: Table, known: Collection[str], what: object) -> None:
    for key in table:
        if key not in known:
            raise BadPosition("{0!r} is not part of {1}; known: {2}", key, what, ", ".join(sorted(known)))


def table_of(table: Table, key: str) -> Table:
    found = table.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition("{0!r} must be a table, not {1!r}", key, found)
    return found


def list_of(table: Table, key: str) -> list[Any]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise BadPosition("{0!r} must be a list, not {1!r}", key, found)
    return found


def number_of(value: Any, what: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("{0} must be a number from {1} to {2}, not {3!r}", what, low, high, value)
    return value


def truth_of(table: Table, key: str) -> bool:
    found = table.get(key, False)
    if not isinstance(found, bool):
        raise BadPosition("{0!r} must be true or false, not {1!r}", key, found)
    return found


def named(kinds: Mapping[str, T], name: Any, what: Phrase) -> T:
    if not isinstance(name, str) or name not in kinds:
        raise BadPosition("{0!r} is no {1}; known: {2}", name, what, ", ".join(kinds))
    return kinds[name]
