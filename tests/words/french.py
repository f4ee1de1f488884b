"""What is checked of the French catalogues: the same messages and facts as in English, typography, and grammar.

``python -m tests.words.french [FILE ...]`` tells what is amiss in these files, or in all.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from alesia.words.catalogue import ENGLISH, NAMES, domains, is_there, read

FRENCH = "fr"
SILENCE = "-"
SPACE = "\u00a0"

# What names have in French alone, as kinds of key.
GRAMMAR = ("case", "class", "gender", "noun", "form", "count", "sound", "phrase", "sign")

# Messages that leave a fact out, or read as in English, on purpose.
FACTS_LEFT_OUT: set[str] = set()


class Field(NamedTuple):
    """A fact that a message holds: its number or name, and how it is to be said."""

    fact: str
    spec: str

    @property
    def choices(self) -> list[str]:
        """The words that it chooses from, by number or truth; those by plural and gender are the language's own."""
        if "|" not in self.spec:
            return []
        mark, found, rest = self.spec.partition(":")
        return (rest if found and mark in ("n", "g") else self.spec).split("|")

    @property
    def by_number(self) -> bool:
        return "|" in self.spec and self.spec.partition(":")[0] not in ("n", "g")


def written() -> list[str]:
    """The catalogues that there are in French."""
    return [domain for domain in domains() if is_there(domain, FRENCH)]


def forms(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    return dict(read(domain, language)[0])


def fields(form: str) -> Iterator[Field]:
    for _, name, spec, _ in Formatter().parse(form):
        if name is not None:
            for fact in name.split(".")[0].split("[")[0].split("*"):
                yield Field(fact, spec or "")


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


def missing(domain: str) -> list[str]:
    return [key for key in forms(domain, ENGLISH) if key not in forms(domain, FRENCH)]


def strange(domain: str) -> list[str]:
    """Messages that are neither English ones nor variants of them."""
    english = forms(domain, ENGLISH)
    own = [key for key in forms(domain, FRENCH) if key not in english]
    return [key for key in own if not _is_grammar(domain, key) and not _is_variant(key, english)]


def _is_grammar(domain: str, key: str) -> bool:
    return domain.endswith(NAMES) and key.split(".")[0] in GRAMMAR


def _is_variant(key: str, english: dict[str, tuple[str, ...]]) -> bool:
    parts = key.split(".")
    of_verb = parts[0] in ("option", "group") and f"ask.{parts[1]}" in english and ".".join([parts[0], *parts[2:3]])
    return of_verb in english or any(".".join(parts[:n]) in english for n in range(2, len(parts)))


def empty(domain: str) -> list[str]:
    return [key for key, said in forms(domain, FRENCH).items() if not all(said)]


def twice(domain: str) -> list[str]:
    lines = files("alesia.words").joinpath(FRENCH, f"{domain}.po").read_text(encoding="utf-8").splitlines()
    keys = [line for line in lines if line.startswith("msgid ")]
    return sorted({key for key in keys if keys.count(key) > 1})


def silences(domain: str) -> list[str]:
    """Messages that say nothing in one language alone."""
    french, english = forms(domain, FRENCH), forms(domain, ENGLISH)
    return [key for key in english if key in french and (SILENCE in english[key]) != (SILENCE in french[key])]


# ---- The same facts


def facts_amiss(domain: str) -> list[str]:
    """Messages that use other facts than in English."""
    return [] if is_plain(domain) else [key for key, one, other in _pairs(domain) if _facts(one) != _facts(other)]


def choices_amiss(domain: str) -> list[str]:
    """Messages that choose among more or fewer words than in English."""
    return [] if is_plain(domain) else [key for key, one, other in _pairs(domain) if _counts(one) != _counts(other)]


def _pairs(domain: str) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    english, french = forms(domain, ENGLISH), forms(domain, FRENCH)
    for key, said in english.items():
        if key in french and key not in FACTS_LEFT_OUT:
            yield key, said, french[key]


def _facts(said: Sequence[str]) -> set[str]:
    return {field.fact for form in said for field in fields(form)}


def _counts(said: Sequence[str]) -> set[tuple[str, int]]:
    return {(field.fact, len(field.choices)) for form in said for field in fields(form) if field.by_number}


# ---- The same shape

MARK = re.compile(r"\[(?:[a-z]{1,2}|-)\]")


def shape_amiss(domain: str) -> list[str]:
    """Messages whose clause marks, leading spaces or last question mark differ from the English."""
    return [key for key, one, other in _pairs(domain) if _shape(key, one) != _shape(key, other)]


def _shape(key: str, said: Sequence[str]) -> tuple[object, ...]:
    first = said[0]
    asks = first.endswith("?") if key.startswith("box.") else None
    return MARK.findall(first), len(first) - len(first.lstrip(" ")), asks


# ---- Typography

TWO_SPACES = re.compile(r"\S {2,}\S")  # but where the English is set in columns
TYPOGRAPHY = {
    "a plain space before a sign": re.compile(r" [:;!?»%](?=[\s).,]|$)"),
    "no space before a sign": re.compile(r"[^\s!?:;(«…\u00a0][;!?»](?=[\s).,]|$)|[^\s\u00a0]:(?=\s|$)"),
    "no no-break space after «": re.compile("«(?!\u00a0)"),
    "a straight quote": re.compile(r"['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "two spaces": TWO_SPACES,
    "a capital without its accent": re.compile(
        r"\b(?:E(?:tat|duen|vénement|ligib|lite|tape|galité|chec|burons|puis|limin)\w*|A (?:qui|quel\w*|vous|partir)\b)"
    ),
    "oe not joined": re.compile(r"\b\w*(?:coeur|oeuvre|oeil|noeud|soeur)\w*"),
}
CODE = re.compile(r"`[^`]*`|pip install '\S+'|https?://\S+|\[/?[a-z ]+\](?=\S)")


TYPED = "typed."  # lists of words that are typed, not read


def typography(domain: str) -> list[str]:
    """What is amiss in how the messages are written, each with its key."""
    found = []
    for key, said in forms(domain, FRENCH).items():
        if key.startswith(TYPED):
            continue
        aligned = any(TWO_SPACES.search(form) for form in forms(domain, ENGLISH).get(key, ()))
        rules = {fault: rule for fault, rule in TYPOGRAPHY.items() if not (aligned and rule is TWO_SPACES)}
        for text in [text for form in said for text in ([form] if is_plain(domain) else texts(form))]:
            found += [f"{key}: {fault}: {text}" for fault in faults(text, rules)]
    return found


def faults(text: str, rules: dict[str, re.Pattern[str]]) -> list[str]:
    text = CODE.sub("X", text)
    return [fault for fault, pattern in rules.items() if pattern.search(text)]


# ---- Grammar, of lines with their facts set in

ASPIRATE = "harcel|harcèl|harudes|hasard|haut|hors|huit|héros|hérald|hardi|halte|haie|hutte|hache"
FEMININE = "Légion|Citadelle|Perte|Région|Ressource|Tribu|Cité|Compétence|Faction|Bataille|Marche|Saisie|pièce|carte"
MASCULINE = "Guerrier|Auxiliaire|Allié|Fort|Chef|Ordre|Événement|Raid|Ralliement|Recrutement|Repli|groupe|bloc"
COUNTED = f"(?:{FEMININE}|{MASCULINE}|pas|touche)"
GRAMMAR_RULES = {
    "de or à not joined to its article": re.compile(
        r"(?<![\w’-])(?:[Dd]e|[ÀAà]) les?(?= )(?! \w*(?:er|ir|re|oir)\b)(?! y\b)", re.UNICODE
    ),
    "no elision": re.compile(
        r"(?<![\w’-])(?:[LlDdNnSsJjMmTt]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) "
        rf"(?!(?:{ASPIRATE}|onz|oui\b|un\b|1er|y[A-Z]))[aeiouyhàâéèêëîïôûœ]",
        re.IGNORECASE,
    ),
    "an elision too many": re.compile(rf"(?<!\w)[ldnsLDNS]’(?=[bcdfgjklmnpqrstvwxzç ]|(?:{ASPIRATE}))", re.IGNORECASE),
    "un before a feminine": re.compile(rf"\b[Uu]n (?:{FEMININE})\b"),
    "une before a masculine": re.compile(rf"\b[Uu]ne (?:{MASCULINE})\b"),
    "a plural after 0 or 1": re.compile(rf"(?<![\d,.\u00a0-])[01][ \u00a0]{COUNTED}s\b"),
    "a singular after a number": re.compile(rf"(?<![\d,.-])(?:[2-9]|[1-9]\d+)[ \u00a0](?!pas){COUNTED}\b(?!s)"),
    "a word twice": re.compile(
        r"(?<![\w’-])(?:(les|des|de|du|la|le|chez|vers|en|par|à) \1|de (?:des|du)|des les|vers chez)\b"
    ),
    "a hole": re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b| [,.)]|\( |\.\.(?!\.)"),
    "English": re.compile(
        r"\b(?:the|of|in|from|with|to|and|Warbands?|Auxilia|Legions?|Citadels?|Leader|Ally|Allies)\b"
    ),
}


def grammar(line: str) -> list[str]:
    return [fault for fault, pattern in GRAMMAR_RULES.items() if pattern.search(line)]


def untranslated(line: str, names: set[str]) -> list[str]:
    """The English names that stand in a line."""
    return sorted(name for name in names if name in line and re.search(rf"\b{re.escape(name)}\b", line))


def english_names(domain: str) -> set[str]:
    """Identifiers of things that are called otherwise in French."""
    things = [(key.split(".", 2), said[0]) for key, said in forms(domain, FRENCH).items() if key.count(".") >= 2]
    called = {said for _, said in things}
    return {parts[2] for parts, said in things if parts[0] == "noun" and parts[2] != said} - called


CHECKS = {
    "not in French": missing,
    "not in English": strange,
    "empty": empty,
    "written twice": twice,
    "silent in one language": silences,
    "other facts": facts_amiss,
    "another number of choices": choices_amiss,
    "another shape": shape_amiss,
}


def complaints(domain: str) -> list[str]:
    found = [f"{check}: {key}" for check, of in CHECKS.items() for key in of(domain)]
    return [*found, *typography(domain)]


def main(names: Sequence[str]) -> int:
    told = [
        f"{domain}: {each}"
        for domain in [Path(name).stem for name in names] or written()
        for each in complaints(domain)
    ]
    print("\n".join(told) or "nothing amiss")
    return bool(told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
