"""Marks: where in a text the name of a thing stands, noted while the text is made.

A name that is set into a message is put between signs of the private use area, which are taken out at the end: no text
needs to be read back by its wording, whatever its language.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from alesia.kernel.ask import Noun
from alesia.kernel.word import Word

OPEN, CLOSE = "\ue000", "\ue001"
FIRST, LAST = 0xE100, 0xF8FF  # behind OPEN stands the number of the thing
SIGNS = re.compile(f"([{OPEN}{CLOSE}{chr(FIRST)}-{chr(LAST)}])")
SAID = "said"  # the kind of what is in words already
DICE = "dice"  # the kind of what was rolled


class Mark(NamedTuple):
    """From where to where, in characters; the kind of the thing, and its identifier."""

    start: int
    end: int
    kind: str
    id: str


Noted = list[tuple[str, str]]


def identity(thing: object) -> tuple[str, str]:
    """The kind of a thing and its identifier."""
    if isinstance(thing, Noun):
        return thing.option.verb, thing.name
    return (thing.kind, str(thing)) if isinstance(thing, Word) else ("", str(thing))


def wrapped(text: str, kind: str, ident: str, noted: Noted) -> str:
    """A name between its signs."""
    if FIRST + len(noted) > LAST:
        return text
    noted.append((kind, ident))
    return f"{OPEN}{chr(FIRST + len(noted) - 1)}{text}{CLOSE}"


def bare(text: str) -> str:
    """A text without the signs."""
    return "".join(sign for sign in text if not OPEN <= sign <= chr(LAST))


def capital(text: str) -> str:
    """With a capital letter, before which signs may stand."""
    at = next((at for at, sign in enumerate(text) if not OPEN <= sign <= chr(LAST)), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def unwrapped(text: str, noted: Sequence[tuple[str, str]]) -> tuple[str, tuple[Mark, ...]]:
    """The text without signs, and the marks that they leave."""
    parts = SIGNS.split(text)  # texts and signs by turns
    at = len(parts[0])
    opened: list[tuple[int, int]] = []
    marks: list[Mark] = []
    for sign, following in zip(parts[1::2], parts[2::2], strict=True):
        if sign == CLOSE:
            start, thing = opened.pop()
            marks.append(Mark(start, at, *noted[thing]))
        elif sign != OPEN:
            opened.append((at, ord(sign) - FIRST))
        at += len(following)
    return "".join(parts[::2]), tuple(sorted(marks))
