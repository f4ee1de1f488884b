"""The building blocks of a game's vocabulary: every answer it can ever offer, each in a place of its own.

Whoever learns remembers answers by their places, so a place is never given away: what is new is added at the end.
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from alesia.kernel.ask import DIE, Noun, Option, act, number

Family = tuple[Option, ...]


def plain(words: str) -> Family:
    """Verbs that stand alone."""
    return tuple([act(verb).option for verb in words.split()])


def applied(words: str, nouns: Sequence[Noun]) -> Family:
    """Each of the verbs with each of the nouns."""
    return tuple([_option(verb, noun) for verb in words.split() for noun in nouns])


def _option(verb: str, noun: Noun) -> Option:
    return noun.option if verb == noun.option.verb else act(verb, noun).option


def numbers(most: int) -> Family:
    """From 0 to the highest that can be asked for."""
    return tuple([number(n) for n in range(most + 1)])


def vocabulary_of(*families: Iterable[Option]) -> tuple[Option, ...]:
    """The dice that every game may roll, then all families in this order; what reads alike stands there once."""
    return tuple(dict.fromkeys(chain(DIE, *families)))


def questions_of(words: str) -> tuple[str, ...]:
    """The keys of all questions."""
    return tuple(words.split())
