"""The difference between two views, as small as the change: most answers touch one corner of the board."""

from collections.abc import Iterator, Mapping
from typing import Any

Change = list[Any]


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    """What to do to the old to get the new: [path, value] sets a value, [path] alone removes it."""
    return list(_changes(old, new, []))


def _changes(old: Mapping[str, Any], new: Mapping[str, Any], path: list[str]) -> Iterator[Change]:
    for key in old:
        if key not in new:
            yield [[*path, key]]
    for key, value in new.items():
        before = old.get(key)
        if (before is value or before == value) and (value is not None or key in old):
            continue
        if isinstance(before, dict) and isinstance(value, dict) and before and value:
            yield from _changes(before, value, [*path, key])
        else:
            yield [[*path, key], value]
