"""Cases: how a language writes a thing after "in", "of" or "the". All of it stands in its catalogues, none of it here.

    {0:in}  {0:of}  {0:to}  {0:from}  {0:toward}  {0:the}  {0:a}  {0:de}     and {0:In}, {0:The many} ...

A thing has a class ("class.region.Britannia", or "class.region" for all Regions), and a class has a pattern for each
case ("case.in.land": "en {0}"); "case.the.m.open" is the pattern before an open sound: a word that begins with one of
the letters of "sound.open" and is none of those of "sound.closed". One thing may have a pattern of its own
("case.from.region.Provincia"). A class has its place among the forms of what agrees with it ("gender.f"). English has
few patterns: its messages hold "the" and "in".
"""

import unicodedata
from typing import TYPE_CHECKING

from alesia.kernel.word import Word
from alesia.words.marks import SAID, bare, capital, identity

if TYPE_CHECKING:
    from alesia.words.catalogue import Catalogue

CASES = ("the", "of", "to", "in", "from", "toward", "through", "a", "de")
MANY = "many"


def is_case(spec: str) -> bool:
    return spec.partition(" ")[0].lower() in CASES


def inflected(words: "Catalogue", thing: object, spec: str) -> str:
    """A thing in a case, singular or plural ("the many"), with a capital if the case is written with one."""
    case, _, number = spec.partition(" ")
    name = words.form(thing, 2) if number == MANY else words.spoken(thing)
    text = _patterned(words, thing, case.lower(), name, number == MANY)
    return capital(text) if case[0].isupper() else text


def _patterned(words: "Catalogue", thing: object, case: str, name: str, many: bool) -> str:
    kind, ident = identity(thing)
    own = f"case.{case}.{kind}.{ident}"
    common = f"case.{case}.{_class(words, kind, ident)}{'.many' if many else ''}"
    open_ = [f"{common}.open"] if _is_open(words, bare(name)) else []
    found = words.first([own, *open_, common])
    return name if found is None else words.text(found, Word(SAID, name))


def gender(words: "Catalogue", thing: object) -> int:
    """The place of a thing among the forms of what agrees with it."""
    msgid = f"gender.{_class(words, *identity(thing))}"
    return int(words.text(msgid)) if words.has(msgid) else 0


def _class(words: "Catalogue", kind: str, ident: str) -> str:
    found = words.first((f"class.{kind}.{ident}", f"class.{kind}"))
    return "none" if found is None else words.text(found)


def _is_open(words: "Catalogue", name: str) -> bool:
    if not name or not words.has("sound.open"):
        return False
    first = unicodedata.normalize("NFD", name[0].lower())[0]
    return first in words.text("sound.open") and name.split()[0].lower() not in words.text("sound.closed").split()
