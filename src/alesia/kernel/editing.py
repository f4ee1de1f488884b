"""A position text with something changed: the change is a small text of the same kind, laid over it.

    regions.Carnutes.Arverni = "4 Warbands"

What is set to an empty text or list is not there any more. What comes of it, the game reads, and refuses if it cannot
stand.
"""

from collections.abc import Mapping
from typing import Any

from alesia.kernel.toml import read_toml
from alesia.kernel.writing import toml_text


def changed(text: str, change: str) -> str:
    """The text with a change laid over it; BadPosition if one of them cannot be read."""
    return toml_text(_laid_over(read_toml(text), read_toml(change)))


def _laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    return {**below, **{key: _value(below.get(key), value) for key, value in above.items()}}


def _value(before: Any, now: Any) -> Any:
    if isinstance(now, Mapping):
        return _laid_over(before if isinstance(before, Mapping) else {}, now)
    return now
