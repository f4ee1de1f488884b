"""Texts as they may be typed: small, without accents, with a plain apostrophe."""

import unicodedata

SPELLED = str.maketrans({"’": "'", "œ": "oe", "æ": "ae", "_": " "})


def folded(text: str) -> str:
    """As it may be typed."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(SPELLED))
    return " ".join("".join(each for each in plain if not unicodedata.combining(each)).split())
