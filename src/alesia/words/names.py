"""The display names of the things of a game, for whoever draws them."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from alesia.kernel.word import Word
from alesia.words.cases import CASES, inflected
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of, domains, is_there, read
from alesia.words.numerals import plural_places

NOUN, FORM, SIGN = "noun.", "form.", "sign."
SIGN_LETTERS = 2

Thing = dict[str, Any]


def thing_names(game: str, things: Iterable[Word], language: str = ENGLISH) -> dict[str, dict[str, Thing]]:
    """By their kinds and identifiers: these things, and whatever else the catalogues of the game have a name for."""
    words = catalogue(domain_of(game), language)
    found: dict[str, dict[str, Thing]] = {}
    for thing in (*things, *_named(words)):
        found.setdefault(thing.kind, {}).setdefault(str(thing), _thing(words, thing))
    return found


def _named(words: Catalogue) -> list[Word]:
    """The things that have a name of their own in a catalogue."""
    keys = [*words.forms, *(words.source.forms if words.source is not None else ())]
    parts = [key.removeprefix(NOUN).partition(".") for key in keys if key.startswith(NOUN)]
    return [Word(kind, ident) for kind, _, ident in parts if ident]


def _thing(words: Catalogue, thing: Word) -> Thing:
    name = words.name(thing)
    cases = {case: text for case in CASES if (text := inflected(words, thing, case)) != name}
    return {"name": name, "sign": sign_of(words, thing), **({"cases": cases} if cases else {})}


def sign_of(words: Catalogue, thing: Word) -> str:
    """The letters by which a thing is known where there is little room."""
    msgid = f"{SIGN}{thing.kind}.{thing}"
    return words.text(msgid) if words.has(msgid) else words.name(thing)[:SIGN_LETTERS]


def thing_forms(game: str, language: str = ENGLISH) -> dict[str, list[str]]:
    """The words for one and for several of a thing, as many as the language has plural forms."""
    words = catalogue(domain_of(game), language)
    source = words.source.forms if words.source is not None else {}
    both = {**source, **words.forms}
    return {key.removeprefix(FORM): list(forms) for key, forms in both.items() if key.startswith(FORM)}


@cache
def page_words(domain: str, language: str = ENGLISH) -> dict[str, str | list[str]]:
    """The messages of a catalogue as they are written: a text, or its plural forms."""
    if domain not in domains():
        return {}
    found = dict(read(domain, ENGLISH)[0])
    if is_there(domain, language):
        found |= read(domain, language)[0]
    return {key: forms[0] if len(forms) == 1 else list(forms) for key, forms in found.items()}


def plural_of(domain: str, language: str = ENGLISH) -> dict[str, int]:
    """Which of the plural forms of a catalogue belongs to which category of numbers."""
    return plural_places(language, catalogue(domain, language).plural)
