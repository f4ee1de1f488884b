"""Refusals: every request that is not carried out is told why, in one sentence, and has changed nothing.

The sentences stand in the catalogues ``server.po``, under "refusal." and the code of the refusal.
"""

from alesia.kernel.errors import AlesiaError
from alesia.kernel.record import facts_in
from alesia.kernel.word import Word
from alesia.words.catalogue import ENGLISH, catalogue
from alesia.words.errors import worded

DOMAIN = "server"


class Refusal(Exception):
    """A request that is refused: the status of the reply, a word for programs, and a sentence for people and its facts.

    key: of the sentence, where a code has several; later: the seconds after which it makes sense to try again, where
    time mends it.
    """

    def __init__(self, status: int, code: str, *facts: object, key: str = "", later: int | None = None) -> None:
        super().__init__(status, code, *facts)
        self.status = status
        self.code = code
        self.later = later
        self._key = key or f"refusal.{code}"
        self._facts = facts

    def __str__(self) -> str:
        return say(self._key, *self._facts)

    def body(self, language: str = ENGLISH) -> dict[str, dict[str, str]]:
        """What is told, in this language."""
        return {"error": {"code": self.code, "message": say(self._key, *self._facts, language=language)}}

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.later is None else {"Retry-After": str(self.later)}


def say(key: str, *facts: object, language: str = ENGLISH) -> str:
    """A sentence of the server; an error of the rules among its facts is told in the same language."""
    told = [worded(fact, language) if isinstance(fact, AlesiaError) else fact for fact in facts]
    return catalogue(DOMAIN, language).text(key, *told)


def has_words(key: str) -> bool:
    return catalogue(DOMAIN).has(key)


def unknown_table() -> Refusal:
    """The same for a table that does not exist and for one that is not open to this guest."""
    return Refusal(404, "unknown_table")


def unknown_link() -> Refusal:
    """The same for a link that never was, for an invitation that was used up, and for a link that was made anew."""
    return Refusal(404, "unknown_link")


def not_yours(seat: str) -> Refusal:
    return Refusal(403, "not_your_seat", Word("seat", seat))


def stale(version: int) -> Refusal:
    return Refusal(409, "stale", version)


def other_rules(begun: str, now: str, answer: int) -> Refusal:
    """A game that the rules do not follow any more; what was answered there may be a secret."""
    if facts_in(begun) != facts_in(now):
        return Refusal(409, "other_rules", begun, now, key="refusal.other_rules.facts")
    key = f"refusal.other_rules{'.same' if begun == now else ''}{'' if answer else '.start'}"
    return Refusal(409, "other_rules", begun, now, answer, key=key)


def unreadable() -> Refusal:
    return Refusal(409, "unreadable")
