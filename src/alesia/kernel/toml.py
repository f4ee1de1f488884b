"""Position texts as tables: a text that would take long to parse is refused before it is parsed."""

import re
import tomllib
from typing import Any

from alesia.kernel.errors import BadPosition, echo

MOST_CHARACTERS = 200_000  # of a position text; a full board has some five thousand
MOST_PARTS = 16  # of the dotted keys in a line
_QUOTED = re.compile(r"\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|#.*")


def read_toml(text: str) -> dict[str, Any]:
    """The table that a position text describes; BadPosition if it is not TOML, or nothing that a position could be."""
    if len(text) > MOST_CHARACTERS:
        raise BadPosition(
            "the position is too long: {0:,} characters, at most {1:,} are read", len(text), MOST_CHARACTERS
        )
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_PARTS and _QUOTED.sub("", line).count(".") > MOST_PARTS:
            raise BadPosition("line {0} of the position has too many dots: {1!r}", number, echo(line))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("the position is not TOML: {0}", str(error)) from None
