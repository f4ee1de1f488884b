"""Position texts as tables: a text that would take long to parse is refused before it is parsed."""

import re
import tomllib
from typing import Any

from alesia.kernel.errors import BadPosition, quoted

MOST_CHARACTERS = 200_000  # of a position text; a full board has some five thousand
MOST_PARTS = 16  # of the dotted keys in a line
_QUOTED = re.compile(r"\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|#.*")


def read_toml(text: str) -> dict[str, Any]:
    """The table that a position text describes; BadPosition if it is not TOML, or nothing that a position could be."""
    if len(text) > MOST_CHARACTERS:
        raise BadPosition(f"the position is too long: {len(text):,} characters, at most {MOST_CHARACTERS:,} are read")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_PARTS and _QUOTED.sub("", line).count(".") > MOST_PARTS:
            raise BadPosition(f"line {number} of the position has too many dots: {quoted(line)}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position is not TOML: {error}") from None
