"""What is checked of the catalogues of any language: the messages of English, each with its facts and its shape."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter
from typing import NamedTuple

from babel.messages.pofile import read_po

from alesia.words.cases import CASES
from alesia.words.catalogue import ENGLISH, NAMES, domains, file_of, is_there, languages, layers, read
from alesia.words.numerals import STYLES

ERRORS = "errors"  # English has them in the code
SILENCE = "-"
TYPED = "typed."  # lists of words that are typed, not read
GRAMMAR = ("case", "class", "gender", "noun", "form", "count", "sound", "phrase", "sign")  # what names may have beside
OWN_GRAMMAR = ("case", "class", "gender", "sound")
WORD = re.compile(r"[^\W\d_]{3,}")
SPECS = {"", "many", "and", "die", "seat", *STYLES, *CASES}


class Field(NamedTuple):
    """A fact that a message holds: its number or name, how it is to be said, and which part of it ("city")."""

    fact: str
    spec: str
    part: str = ""

    @property
    def choices(self) -> list[str]:
        """The words that it chooses from."""
        if "|" not in self.spec:
            return []
        mark, found, rest = self.spec.partition(":")
        return (rest if found and mark in ("n", "g") else self.spec).split("|")

    @property
    def by_number(self) -> bool:
        """By number or truth; words by plural and gender are the language's own."""
        return "|" in self.spec and self.spec.partition(":")[0] not in ("n", "g")

    @property
    def is_known(self) -> bool:
        """Whether there is such a way of saying a fact."""
        case, _, number = self.spec.partition(" ")
        known = self.spec in SPECS or (case.lower() in CASES and number in ("", "many"))
        return known or "|" in self.spec or re.fullmatch(r"[+,.\dfdg%>^<]+", self.spec) is not None


def others() -> list[str]:
    """The languages beside English, by their folders."""
    return [each for each in languages() if each != ENGLISH]


def written(language: str) -> list[str]:
    """The catalogues that there are in a language, of those that English has."""
    return [domain for domain in domains() if is_there(domain, language)]


def catalogues() -> tuple[str, ...]:
    """Those that English has, and the errors."""
    return *domains(), ERRORS


def pairs() -> list[tuple[str, str]]:
    """Every language beside English, with every catalogue."""
    return [(language, domain) for language in others() for domain in catalogues()]


def forms(domain: str, language: str) -> Mapping[str, tuple[str, ...]]:
    if (domain, language) == (ERRORS, ENGLISH):
        return _sentences()
    return read(domain, language)[0] if is_there(domain, language) else {}


def _sentences() -> Mapping[str, tuple[str, ...]]:
    """The errors that other languages have, in English: the sentence is the key."""
    keys = {key for language in others() for key in forms(ERRORS, language)}
    return {key: (key.replace("!r", ""),) for key in sorted(keys)}


def fields(form: str) -> Iterator[Field]:
    for _, name, spec, _ in Formatter().parse(form):
        if name is not None:
            whole, _, part = name.partition(".")
            for fact in whole.split("[")[0].split("*"):
                yield Field(fact, spec or "", part)


def texts(form: str) -> Iterator[str]:
    """What of a message is written out: the sentence with its facts blotted out, and the words they choose from."""
    parts = []
    for literal, name, spec, _ in Formatter().parse(form):
        parts.append(literal)
        if name is not None:
            yield from Field(name, spec or "").choices
            parts.append("X")
    yield "".join(parts)


def is_plain(domain: str) -> bool:
    """The handbook is text without facts: its braces, if any, are braces."""
    return domain.endswith("_rules")


# ---- The same messages


def missing(domain: str, language: str) -> list[str]:
    """But for the classes and cases of English: each language has its own."""
    wanted = [key for key in forms(domain, ENGLISH) if key.split(".")[0] not in OWN_GRAMMAR]
    return [key for key in wanted if key not in forms(domain, language)]


def strange(domain: str, language: str) -> list[str]:
    """Messages that are neither English ones nor variants of them, be they of the game that this one lies over."""
    english = {key: said for each in _alike(domain) for key, said in forms(each, ENGLISH).items()}
    own = [key for key in forms(domain, language) if key not in english]
    return [key for key in own if not _is_grammar(domain, key) and not _is_variant(key, english)]


def _alike(domain: str) -> list[str]:
    """A catalogue and those that it lies over; names are catalogues of their own."""
    found = [domain] if domain == ERRORS else layers(domain)
    return [each for each in found if each.endswith(NAMES) == domain.endswith(NAMES)]


def _is_grammar(domain: str, key: str) -> bool:
    return domain.endswith(NAMES) and key.split(".")[0] in GRAMMAR


def _is_variant(key: str, english: Mapping[str, tuple[str, ...]]) -> bool:
    parts = key.split(".")
    of_verb = parts[0] in ("option", "group") and f"ask.{parts[1]}" in english and ".".join([parts[0], *parts[2:3]])
    return of_verb in english or any(".".join(parts[:n]) in english for n in range(2, len(parts)))


def empty(domain: str, language: str) -> list[str]:
    return [key for key, said in forms(domain, language).items() if not all(said)]


def fuzzy(domain: str, language: str) -> list[str]:
    """Messages that a translator's program has marked as guessed, or that lack a plural form."""
    if not is_there(domain, language):
        return []
    with file_of(domain, language).open("rb") as file:
        found = read_po(file)
    return [str(m.id) for m in found if m.id and (m.fuzzy or list(m.check(found)))]


def twice(domain: str, language: str) -> list[str]:
    """Messages that are written twice, or said twice under one key: two people may have written in one place."""
    if not is_there(domain, language):
        return []
    lines = file_of(domain, language).read_text(encoding="utf-8").splitlines()
    entries = [line for line in lines if line.startswith(("msgid ", "msgstr "))]
    keys = [line for line in entries if line.startswith("msgid ")]
    said = [key for key, *both in zip(entries, entries[1:], entries[2:], strict=False) if _is_said(both)]
    return sorted({key for key in keys if keys.count(key) > 1} | set(said))


def _is_said(lines: Sequence[str]) -> bool:
    return all(line.startswith("msgstr ") for line in lines)


def silences(domain: str, language: str) -> list[str]:
    """Messages that say nothing in one language alone."""
    own, english = forms(domain, language), forms(domain, ENGLISH)
    return [key for key in english if key in own and (SILENCE in english[key]) != (SILENCE in own[key])]


def same(domain: str, language: str) -> list[str]:
    """Messages that read as in English, and have a word in them."""
    if domain == NAMES:
        return []
    own, english = forms(domain, language), forms(domain, ENGLISH)
    alike = [key for key, said in english.items() if own.get(key) == said]
    return [key for key in alike if any(WORD.search(text) for form in english[key] for text in _said(domain, form))]


def _said(domain: str, form: str) -> list[str]:
    return [form] if is_plain(domain) else list(texts(form))


# ---- The same facts


def facts_amiss(domain: str, language: str) -> list[str]:
    """Messages that use other facts than in English."""
    return [] if is_plain(domain) else [k for k, one, other in _both(domain, language) if _facts(one) != _facts(other)]


def choices_amiss(domain: str, language: str) -> list[str]:
    """Messages that choose among more or fewer words than in English."""
    return [] if is_plain(domain) else [k for k, one, two in _both(domain, language) if _counts(one) != _counts(two)]


def specs_amiss(domain: str, language: str) -> list[str]:
    """Messages that say a fact in a way that there is not: a case that is spelled wrong, above all."""
    if is_plain(domain):
        return []
    return [
        key
        for key, said in forms(domain, language).items()
        if not all(field.is_known for form in said for field in fields(form))
    ]


def _both(domain: str, language: str) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    own = forms(domain, language)
    for key, said in forms(domain, ENGLISH).items():
        if key in own:
            yield key, said, own[key]


def _facts(said: Sequence[str]) -> set[str]:
    return {field.fact for form in said for field in fields(form)}


def _counts(said: Sequence[str]) -> set[tuple[str, int]]:
    return {(field.fact, len(field.choices)) for form in said for field in fields(form) if field.by_number}


# ---- The same shape

MARK = re.compile(r"\[(?:[a-z]{1,2}|-)\]")


def shape_amiss(domain: str, language: str) -> list[str]:
    """Messages whose clause marks, leading spaces or last question mark differ from the English."""
    return [key for key, one, other in _both(domain, language) if _shape(key, one) != _shape(key, other)]


def _shape(key: str, said: Sequence[str]) -> tuple[object, ...]:
    first = said[0]
    asks = first.endswith("?") if key.startswith("box.") else None
    return MARK.findall(first), len(first) - len(first.lstrip(" ")), asks


Check = Callable[[str, str], list[str]]

CHECKS: Mapping[str, Check] = {
    "missing": missing,
    "not in English": strange,
    "empty": empty,
    "guessed, or too few forms": fuzzy,
    "written twice": twice,
    "silent in one language": silences,
    "other facts": facts_amiss,
    "another number of choices": choices_amiss,
    "no such way of saying a fact": specs_amiss,
    "another shape": shape_amiss,
}


def complaints(domain: str, language: str) -> list[str]:
    return [f"{check}: {key}" for check, of in CHECKS.items() for key in of(domain, language)]
