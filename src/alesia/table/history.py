"""What was answered at a table, and where one may go back to.

Answers are kept as light tuples (a game of bots gives tens of thousands a second). Beside them stand marks:
the state at each checkpoint since the last answer of chance. Undo never goes behind chance, so older marks
are dropped, and going back means starting from the nearest mark, however long the game is.
"""

from typing import Any, NamedTuple

from alesia.kernel.ask import CHANCE, Option
from alesia.kernel.position import Position
from alesia.kernel.record import BOARD

Given = tuple[int, str, Option]


class Mark(NamedTuple):
    """A moment that the state alone describes: how much was answered and logged then, and the state."""

    answers: int
    logged: int
    state: Any


class History:
    """The answers of a game, oldest first."""

    __slots__ = ("_bars", "_marks", "_start", "chance", "counts", "given", "joined", "logged", "shown", "turns")

    def __init__(self, seats: int, position: Position[Any], bars: bool = True) -> None:
        """``bars``: nobody goes back behind an answer of chance."""
        self._bars = bars
        self.given: list[Given] = []
        self.counts = [0] * (seats + 1)  # the last is CHANCE, which is -1
        self.chance = 0
        self.shown: list[int] = []
        self.joined: set[int] = set()  # the answers that were given together with the one before each of them
        self.logged: list[int] = []  # how long the log was after each answer
        self.turns: list[int] = [0]  # how many answers came before each checkpoint
        self._start = position.start
        self._marks = [Mark(0, position.log_start, position.start)]

    def copy(self, position: Position[Any]) -> "History":
        """The same answers, for a clone of the position; marks hold states that nobody changes."""
        twin = History(0, position)
        for name in ("given", "counts", "shown", "joined", "logged", "turns", "_marks"):
            setattr(twin, name, getattr(self, name).copy())
        twin.chance = self.chance
        return twin

    def add(self, who: int, key: str, option: Option, position: Position[Any]) -> None:
        """Note an answer after the position has taken it."""
        self.given.append((who, key, option))
        entries = position.context.entries
        self.logged.append(len(entries) if entries else 0)
        if who != BOARD:
            self.counts[who] += 1
            if who == CHANCE and self._bars:
                self.chance = len(self.given)
        if position.start is not self._start:
            self._mark(position)

    def show(self) -> None:
        """Note that something secret was said: choices made together, or what no view shows."""
        self.shown.append(len(self.given))

    def join(self) -> None:
        """The next answer is given together with the last one."""
        self.joined.add(len(self.given))

    def first_of(self, answer: int) -> int:
        """The first of the answers that were given together with this one, as far as chance lets one go back."""
        while answer > self.chance and answer in self.joined:
            answer -= 1
        return answer

    def way_to(self, answers: int) -> tuple[Mark, list[Given]]:
        """The nearest mark before so many answers, and the answers from there on."""
        mark = next(mark for mark in reversed(self._marks) if mark.answers <= answers)
        return mark, self.given[mark.answers : answers]

    def go_back(self, answers: int, position: Position[Any]) -> None:
        """Forget the answers after so many; the position is the one after them."""
        for who, _, _ in self.given[answers:]:
            if who != BOARD:
                self.counts[who] -= 1
        del self.given[answers:], self.logged[answers:]
        while self._marks[-1].answers > answers:
            self._marks.pop()
        for numbers in (self.turns, self.shown):
            while numbers and numbers[-1] > answers:
                numbers.pop()
        self.joined = {number for number in self.joined if number < answers}
        self._start = position.start

    def _mark(self, position: Position[Any]) -> None:
        self._start = position.start
        self.turns.append(len(self.given))
        self._marks.append(Mark(len(self.given), position.log_start, position.start))
        while len(self._marks) > 1 and self._marks[1].answers <= self.chance:
            del self._marks[0]
