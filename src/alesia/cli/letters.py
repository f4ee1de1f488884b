"""Letters for terminals that have few: what cannot be written loses its accents, or is written with plainer signs."""

import codecs
import unicodedata

PLAIN = "alesia.plain"
SIGNS = {
    **{"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "\u00a0": " ", "\u202f": " "},
    **{"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "–": "-", "—": "-", "−": "-", "…": "...", "⁄": "/", "·": "-"},
    **{"×": "x", "≥": ">=", "≤": "<=", "─": "-", "█": "#", "░": "-", "∞": "inf"},
}


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = "".join(_written(each, error.encoding) for each in error.object[error.start : error.end])
    return found, error.end


def _written(letter: str, encoding: str) -> str:
    for parts in (SIGNS.get(letter, letter), unicodedata.normalize("NFKD", letter)):
        plain = "".join(SIGNS.get(each, each) for each in parts if not unicodedata.combining(each))
        try:
            plain.encode(encoding)
        except UnicodeEncodeError:
            continue
        return plain
    return "?"


codecs.register_error(PLAIN, _plainly)
