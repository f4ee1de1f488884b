"""A question in words, whoever puts it: the rules, or a non-player that waits for a die at a real table."""

from alesia.kernel.record import OWN_DIE
from alesia.kernel.walk import Throw
from alesia.kernel.word import Word
from alesia.words import words
from alesia.words.catalogue import ENGLISH, SAID, catalogue, domain_of
from alesia.words.explaining import throw_text
from alesia.words.words import FALLING_SKY, Question


def prompt(ask: Question, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """The question in words; of a die that a non-player waits for, what each face means."""
    throw = ask.about[-1] if ask.about else None
    if ask.key != OWN_DIE or not isinstance(throw, Throw):
        return words.prompt(ask, game, language)
    meant = Word(SAID, throw_text(throw, game, language))
    return catalogue(domain_of(game), language).text(f"ask.{OWN_DIE}", ask.about[0], meant)
