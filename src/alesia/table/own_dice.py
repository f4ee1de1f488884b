"""The dice of non-players that somebody rolls at a real table: which one is waited for, and which were rolled."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from alesia.kernel.ask import CHANCE, DIE, Ask
from alesia.kernel.record import OWN_DIE
from alesia.kernel.walk import Throw
from alesia.kernel.word import Word
from alesia.table.history import Given


class Waiting(NamedTuple):
    """A non-player that waits for a die: its seat by number and name, and what the die is for."""

    seat: int
    name: str
    throw: Throw

    @property
    def ask(self) -> Ask:
        """The question to whoever rolls."""
        return Ask(CHANCE, OWN_DIE, self.throw.rule, DIE, (Word("seat", self.name), self.throw))


def rolled(given: Sequence[Given], seat: int) -> list[int]:
    """The dice that were rolled for a seat."""
    return [int(str(option.noun)) for who, key, option in given if key == OWN_DIE and who == seat]


def answers(given: Sequence[Given]) -> Iterator[Given]:
    """What answered a question."""
    return (each for each in given if each[1] != OWN_DIE)
