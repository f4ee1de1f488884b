"""Names: what people call themselves at a table."""

import unicodedata

MOST_LETTERS = 40
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # what nobody sees, and what turns the line round


def tidy(text: str, most: int = MOST_LETTERS) -> str:
    """A name as it is shown: one line, no signs that are not seen, no spaces at its ends."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if letter in "\t\n\r" else letter for letter in composed if _is_seen(letter))
    return " ".join(seen.split())[:most].rstrip()


def _is_seen(letter: str) -> bool:
    return letter in "\t\n\r" or unicodedata.category(letter) not in _UNSEEN
