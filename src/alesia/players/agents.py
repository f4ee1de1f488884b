"""Agents: whoever answers questions without being a person.

An agent is handed a view and a question and returns one of the options offered. What the seat may see is worked
out only when the agent looks, so an agent that does not look costs nothing. A view holds for the question at hand
and must not be kept for later.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import UnknownName
from alesia.kernel.game import Game, Json
from alesia.kernel.position import Position, Turn
from alesia.kernel.word import Word
from alesia.players.imagining import Imagination
from alesia.players.search import SEARCH, SearchAgent

HUMAN, NONPLAYER = "human", "nonplayer"


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
        return self._position.game.seen(self._position.state, self.seat)

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


class Agent(Protocol):
    """Whoever answers for a seat; its n-th answer may depend on n, on the view and on the question alone."""

    @property
    def kind(self) -> str:
        """The word under which the seat is recorded."""

    def decide(self, view: View, ask: Ask) -> Option:
        """One of the options of the question."""

    def seek(self, answered: int) -> None:
        """Be as after that many answers (a game was loaded, or answers were taken back)."""


class RandomAgent:
    """Picks any option, each as likely as the others."""

    kind = "random"

    def __init__(self, seat: str, seed: int) -> None:
        # A string seed goes through SHA-512, not through hash(): the same answers on every machine.
        self._random = Random(f"{seed}/{seat}")
        self._points: list[float] = []
        self._next = 0

    def decide(self, view: View, ask: Ask) -> Option:
        if self._next == len(self._points):
            self._points.append(self._random.random())
        point = self._points[self._next]
        self._next += 1
        return ask.options[int(point * len(ask.options))]

    def seek(self, answered: int) -> None:
        """Go to any place of the stream; the points are kept, so going back costs nothing."""
        while len(self._points) < answered:
            self._points.append(self._random.random())
        self._next = answered


class ScriptAgent:
    """Reads its answers from a list, for tests; a script stands in for a person and is recorded as one."""

    kind = HUMAN

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = tuple(answers)
        self._next = 0

    def decide(self, view: View, ask: Ask) -> Option:
        if self._next == len(self._answers):
            raise LookupError(f"the script ends before the question {ask.key} (rule {ask.rule})")
        text = self._answers[self._next]
        index = ask.find(text)
        if index is None:
            offered = ", ".join(map(str, ask.options))
            raise LookupError(f"the script says {text!r} to {ask.key} (rule {ask.rule}); offered: {offered}")
        self._next += 1
        return ask.options[index]

    def seek(self, answered: int) -> None:
        self._next = answered


# What can be written behind a seat of any game, and who then sits there.
KINDS: dict[str, Callable[[str, int], Agent]] = {"random": RandomAgent}


def is_known(kind: str) -> bool:
    """Whether this is a kind of player that sits at any game."""
    return kind in KINDS or kind.partition(":")[0] == SEARCH


def make_agent(game: Game[Any], kind: str, seat: str, seed: int, quiet: bool = False) -> Agent | None:
    """The agent of this kind for a seat; None leaves the seat to a person. A quiet non-player does not tell why."""
    if kind == HUMAN:
        return None
    if kind == NONPLAYER:
        nonplayer = game.nonplayer(game.seats.index(seat), seed)
        nonplayer.quiet = quiet
        agent: Agent = nonplayer
        return agent
    if not is_known(kind):
        known = ", ".join([HUMAN, NONPLAYER, *KINDS, SEARCH])
        raise UnknownName("{0!r} is not a kind of player for {1}; known: {2}", kind, Word("seat", seat), known)
    return KINDS[kind](seat, seed) if kind in KINDS else SearchAgent(kind, seat, seed)
