"""What an agent is shown: worked out only when it looks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Json
from alesia.kernel.position import Position, Turn
from alesia.players.imagining import Imagination


class View:
    """What a seat may see at a question: as names and numbers, or as the state that the game's rules know."""

    __slots__ = ("_position", "seat")

    def __init__(self, position: Position[Any], seat: int) -> None:
        self._position = position
        self.seat = seat

    def __call__(self) -> Mapping[str, Json]:
        return self._position.game.observe(self._position.state, self.seat)

    @property
    def state(self) -> Any:
        """For the game's own non-players: to be looked at, never changed."""
        position = self._position
        return position.game.seen(position.context.state, self.seat)

    def row(self) -> Sequence[int]:
        """As a row of numbers, for those who have learned to read them (``game.encode``)."""
        return self._position.game.encode(self._position.state, self.seat)

    def imagination(self) -> Imagination[Any]:
        """Positions that the seat cannot tell from this one, to be played on by an agent that searches."""
        return Imagination(self._position, self.seat)

    @property
    def turn(self) -> Turn:
        """The turn in which the question is put: another object means another turn."""
        return self._position.turn

    @property
    def length(self) -> int:
        """How many answers this turn has had."""
        return self._position.answered

    @property
    def start(self) -> Any:
        """For the game's own non-players: what the seat could see of the state when the turn began."""
        return self._position.game.seen(self._position.start, self.seat)

    def past(self) -> "Iterator[tuple[View, Ask]]":
        """The questions to this seat since the last checkpoint, each with what it saw: for an agent that joins in."""
        for twin in self._position.retrace():
            ask = twin.ask_of(self.seat)
            if ask is not None:
                yield View(twin, self.seat), ask

    def given(self) -> list[Option]:
        """What this seat has answered since the last checkpoint."""
        steps = self._position.steps()
        return [o for step in steps for ask, o in zip(step.asks, step.options, strict=True) if ask.who == self.seat]
