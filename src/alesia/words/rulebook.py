"""The rule handbook: the numbered paragraphs of a game in our own words, and the clauses that each is made of.

A mark stands before each clause of a paragraph: "[c] Stop when it is down to 0." is 6.2.3c; "[-]" stands before words
that only lead in. Readers see no marks; tests name the clauses that they prove.

The handbook of a game that lies over another has its own paragraphs (A3.4.1) before those of the other (3.4.1). One of
its own changes that of the same number, and those that it names at its head: "Changes 3.4.1 and 3.3.1."
"""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple

from alesia.kernel.errors import UnknownName, clause
from alesia.kernel.word import Phrase
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of, domains, is_told, read
from alesia.words.folding import folded

SUFFIX = "_rules"
MARK = re.compile(r"\[(-|[a-z]{1,2})\] ?")
LEADS_IN = "-"
RULE = "rule."
CHAPTER = re.compile(r"[A-Z]?\d+")
HEAD = re.compile(r"\[-\] [A-Z][a-z ]* ((?:\d+(?:\.\d+)+(?:, | and )?)+)")  # "Changes 3.4.1 and 3.3.1."
NUMBER = re.compile(r"\d+(?:\.\d+)+")
CHANGING, CHANGED = "link.changes", "link.changed"  # what is said before the paragraphs beneath, and before its own


class Clause(NamedTuple):
    """One statement of a paragraph, by its letter; 6.2.3c."""

    letter: str
    text: str


class Rule(NamedTuple):
    """One numbered paragraph."""

    number: str
    title: str
    marked: str

    @property
    def text(self) -> str:
        """As it is read."""
        return MARK.sub("", self.marked)

    @property
    def clauses(self) -> list[Clause]:
        """What it states, in its order, without what only leads in."""
        _, *parts = MARK.split(self.marked)
        return [
            Clause(letter, words.removesuffix("- ").strip())
            for letter, words in zip(parts[::2], parts[1::2], strict=True)
            if letter != LEADS_IN
        ]

    @property
    def unmarked(self) -> str:
        """What stands before the first mark, and so belongs to no clause."""
        return MARK.split(self.marked)[0].removeprefix("- ").strip()

    @property
    def parent(self) -> str | None:
        """The number of the paragraph it stands under: 5.0 over 5.2, 5.2 over 5.2.1, 5.2.1 over 5.2.1A."""
        if self.number[-1].isalpha():
            return self.number[:-1]
        above, _, last = self.number.rpartition(".")
        return None if last == "0" else _tidy(above)

    @property
    def depth(self) -> int:
        """0 for a chapter, 1 for a section, 2 for a paragraph, one more for a lettered part."""
        plain = self.number.rstrip(ascii_uppercase)
        return (0 if plain.endswith(".0") else plain.count(".")) + (plain != self.number)


def rule_text(game: str, number: str, language: str = ENGLISH) -> str:
    """The paragraph of this number; UnknownName, with those near it, if there is none."""
    return rule(game, number, language).text


def rule(game: str, number: str, language: str = ENGLISH) -> Rule:
    """The paragraph of this number with its title; a bare chapter number ("3" is 3.0) or a clause (6.2.3c) will do."""
    handbook = _handbook(game, language)
    known = _tidy(number).rstrip(ascii_lowercase)
    if not handbook.has(f"{RULE}{known}"):
        raise UnknownName("there is no rule {0!r} in the handbook of {1}; {2}", number, game, _near(game, known))
    return _rule(handbook, known)


def contents(game: str, language: str = ENGLISH, *, own: bool = False) -> list[Rule]:
    """Every paragraph, in the order of the rulebook: its own, then, unless these alone are wanted, those beneath."""
    handbook = _handbook(game, language)
    return [_rule(handbook, number) for number in (_own_numbers(game) if own else _numbers(game))]


def having(game: str, words: str, language: str = ENGLISH) -> list[Rule]:
    """The paragraphs that have all of these words, in title or text; none for a number."""
    wanted = [] if any(letter.isdigit() for letter in words) else folded(words).split()
    read = {each: folded(f"{each.title} {each.text}") for each in contents(game, language)} if wanted else {}
    return [each for each, text in read.items() if all(word in text for word in wanted)]


def below(game: str, number: str, language: str = ENGLISH) -> list[Rule]:
    """The paragraphs directly under one."""
    return [each for each in contents(game, language) if each.parent == _tidy(number)]


def related(game: str, number: str, language: str = ENGLISH) -> tuple[str, list[Rule]]:
    """The paragraphs that one of the game's own changes, or its own that change one beneath, and what is said before
    them; none in a game that lies over no other."""
    handbook, changes = _handbook(game, language), _changes(game)
    found = changes.get(number, [own for own, beneath in changes.items() if number in beneath])
    heading = CHANGING if number in changes else CHANGED
    return handbook.plain(heading) if found else "", [_rule(handbook, each) for each in found]


@cache
def _changes(game: str) -> dict[str, list[str]]:
    """The paragraphs beneath that each of the game's own changes: by its number, and as it says at its head."""
    handbook, own = _handbook(game, ENGLISH), _own_numbers(game)
    beneath = [number for number in _numbers(game) if number not in own]
    found = {}
    for number in own if beneath else ():
        head = HEAD.match(handbook.plain(f"{RULE}{number}"))
        named = [number.lstrip(ascii_uppercase), *NUMBER.findall(head[1] if head else "")]
        found[number] = [each for each in dict.fromkeys(named) if each in beneath]
    return found


def _handbook(game: str, language: str) -> Catalogue:
    domain = domain_of(game) + SUFFIX
    if not is_told(domain):
        known = [each.removesuffix(SUFFIX).replace("_", "-") for each in domains() if each.endswith(SUFFIX)]
        raise UnknownName("{0!r} has no rule handbook; known: {1}", game, ", ".join(known))
    return catalogue(domain, language)


def _rule(handbook: Catalogue, number: str) -> Rule:
    return Rule(number, handbook.plain(f"{RULE}{number}.title"), handbook.plain(f"{RULE}{number}"))


def _numbers(game: str) -> list[str]:
    """In the order of the English handbook; its own before those beneath."""
    return list(dict.fromkeys([*_own_numbers(game), *_numbers_in(_handbook(game, ENGLISH).forms)]))


def _own_numbers(game: str) -> list[str]:
    """Those in the file of the game itself."""
    domain = domain_of(game) + SUFFIX
    return _numbers_in(read(domain, ENGLISH)[0]) if domain in domains() else []


def _numbers_in(keys: Iterable[str]) -> list[str]:
    return [key.removeprefix(RULE) for key in keys if key.startswith(RULE) and not key.endswith(".title")]


def _tidy(number: str) -> str:
    """A chapter is called 3.0, and A3.0 may be typed in any letters."""
    plain = number.strip().strip(".")
    plain = plain[:1].upper() + plain[1:]
    return f"{plain}.0" if CHAPTER.fullmatch(plain) else plain


def _near(game: str, number: str) -> Phrase:
    """Where to look instead: the neighbours under the same section, or numbers that look alike."""
    numbers = _numbers(game)
    section = number.rpartition(".")[0]
    near = [each for each in numbers if section and each.startswith(f"{section}.")]
    near = near or get_close_matches(number, numbers, n=4, cutoff=0.4)
    if near:
        return clause("near it: {0}", ", ".join(near[:8]))
    return clause("it begins with {0} and ends with {1}", numbers[0], numbers[-1])
