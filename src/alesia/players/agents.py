"""Agents: whoever answers questions without being a person.

An agent is handed a view and a question and returns one of the options offered. What the seat may see is worked
out only when the agent looks, so an agent that does not look costs nothing. A view holds for the question at hand
and must not be kept for later.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import UnknownName
from alesia.kernel.game import Game
from alesia.kernel.heirs import people, person
from alesia.kernel.word import Word
from alesia.players.search import SEARCH, SearchAgent
from alesia.players.strategist import RANDOM, STRATEGIST, Strategist, is_strategist, is_timed, sits_as_nonplayer
from alesia.players.view import View

HUMAN, NONPLAYER = "human", "nonplayer"


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

    kind = RANDOM

    def __init__(self, seat: str, seed: int) -> None:
        # A string seed goes through SHA-512, not through hash(): the same answers on every machine.
        self._random = Random(f"{seed}/{seat}")
        self._points: list[float] = []
        self._next = 0

    def decide(self, view: View, ask: Ask) -> Option:
        at, options = self._next, ask.options
        self._next = at + 1
        if at == len(self._points):
            self._points.append(self._random.random())
        return options[int(self._points[at] * len(options))]

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
KINDS: dict[str, Callable[[str, int], Agent]] = {RANDOM: RandomAgent}


def is_known(kind: str) -> bool:
    """Whether this is a kind of player that sits at any game."""
    return kind in KINDS or kind.partition(":")[0] == SEARCH or is_strategist(kind)


def make_agent(
    game: Game[Any], kind: str, seat: str, seed: int, quiet: bool = False, rivals: Sequence[str] = ()
) -> Agent | None:
    """The agent of this kind for a seat, among others of these kinds; None leaves the seat to a person. Quiet ones do
    not tell why."""
    if kind == HUMAN:
        return None
    if kind == NONPLAYER:
        nonplayer = game.nonplayer(game.seats.index(seat), seed)
        nonplayer.quiet = quiet
        agent: Agent = nonplayer
        return agent
    if not is_known(kind):
        known = ", ".join([HUMAN, NONPLAYER, *KINDS, SEARCH, STRATEGIST])
        raise UnknownName("{0!r} is not a kind of player for {1}; known: {2}", kind, Word("seat", seat), known)
    if is_strategist(kind):
        return Strategist(game, kind, seat, seed, quiet, rivals)
    return KINDS[kind](seat, seed) if kind in KINDS else SearchAgent(kind, seat, seed)


def rivals_of(game: Game[Any], players: Mapping[str, object], seat: str) -> tuple[str, ...]:
    """The kinds of the others at a table, one for each person; players are words, or agents already."""
    own = person(game.heirs, seat)
    others = [players[who] for who in people(game.heirs, game.seats) if who != own]
    return tuple([str(getattr(player, "kind", player)) for player in others])


def is_nonplayer(kind: str) -> bool:
    """Whether a seat of this kind is a non-player's for the rules."""
    return kind == NONPLAYER or sits_as_nonplayer(kind)


def thinks_again(kind: str) -> bool:
    """Whether a player of this kind tells its thoughts, and would think the same again."""
    return kind == NONPLAYER or (is_strategist(kind) and not is_timed(kind))
