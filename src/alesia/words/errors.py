"""What is refused, in the language of who reads it: an error has its English sentence and facts (kernel/errors.py).

English has no catalogue of errors, its sentences stand in the code. ``errors.po`` of another language has its own under
the English ones, without Python's quotes; whatever it lacks, such as a sentence of the system, is told in English.
"""

from functools import cache

from alesia.kernel.errors import AlesiaError, Echo, in_english
from alesia.kernel.word import Phrase
from alesia.words.catalogue import ENGLISH, NAMES, Catalogue, catalogue, domains, is_there, read

ERRORS = "errors"


def worded(error: BaseException, language: str = ENGLISH) -> str:
    """What is wrong, in a sentence of the language."""
    return phrased(error.phrase, language) if isinstance(error, AlesiaError) else system_words(str(error), language)


def system_words(text: str | None, language: str = ENGLISH) -> str:
    """What the system says ("No such file or directory"), in the language if it is known there."""
    return phrased(Phrase(text or "", ()), language)


def phrased(phrase: Phrase, language: str = ENGLISH) -> str:
    """A sentence or a part of one; parts among its facts are told first."""
    if language == ENGLISH or not is_there(ERRORS, language):
        return in_english(phrase)
    facts = [_fact(each, language) for each in phrase.facts]
    words = _words(language)
    return words.text(phrase.key, *facts) if phrase.key in words.forms else in_english(Phrase(phrase.key, tuple(facts)))


def _fact(fact: object, language: str) -> object:
    if isinstance(fact, Phrase):
        return phrased(fact, language)
    return f"{fact}…" if isinstance(fact, Echo) and len(fact) < fact.length else fact


@cache
def _words(language: str) -> Catalogue:
    """The sentences, with the names of all games: a position may be of any."""
    named = [each for each in domains() if each.endswith(NAMES) and is_there(each, language)]
    forms = {key: form for each in named for key, form in read(each, language)[0].items()}
    return catalogue(NAMES, language)._replace(forms=forms | dict(read(ERRORS, language)[0]))
