"""What a game tells players that choose among the plans of its non-players by playing on (``players/strategist``)."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from alesia.kernel.ask import Ask
from alesia.kernel.game import State
from alesia.kernel.sweep import Asked

S_in = TypeVar("S_in", bound=State, contravariant=True)


class Strategy(Protocol[S_in]):
    """Where plans are chosen, how far each is followed, and what the position is worth that it leads to."""

    tells_chances: bool  # whether everybody may read what each plan came to, and what it is expected to lead to
    judges_turns: bool  # whether a turn can be judged as soon as it is over, so that many variants are looked at
    ponders_replies: bool  # whether as much hangs on a reply as on a plan, so that both are weighed as long
    drafts_turns: bool  # whether turns are thought up, too, that no chart has a plan for, and judged like that

    def is_choice(self, ask: Asked) -> bool:
        """Whether a plan is chosen at this question; the game's non-player has the ways (``Nonplayer.ways``)."""

    def is_reply(self, ask: Asked, seat: int) -> bool:
        """Whether a seat chooses an answer in the midst of a turn with such care, too."""

    def is_fresh(self, ask: Ask) -> bool:
        """Whether nothing that was thought earlier in the turn matters at this choice."""

    def favour(self, key: str, seat: int) -> float:
        """How much better what the chart leads to is taken to be at such a question, while it was tried once only."""

    def is_far(self, start: S_in, now: S_in, depth: int) -> bool:
        """Whether the game has gone on by so many cards, rounds or whatever it counts by; asked as turns begin."""

    def features(self, state: S_in) -> Sequence[float]:
        """What chances are judged by: open to all, as many at every moment of a scenario."""

    def chances(self, state: S_in) -> Sequence[float]:
        """The chance of each seat to win, as things stand when a turn begins; from what lies open alone."""

    def insight(self, state: S_in) -> Sequence[float]:
        """The same with what is hidden: for worlds in which a player knows everything, since it has made them up."""

    def prospects(self, state: S_in, seat: int) -> Sequence[float]:
        """The chance of each seat to win in such a world, where this one goes on as a strategist."""

    def still(self, state: S_in, seat: int) -> Sequence[float]:
        """The same, if the others do nothing to the purpose from now on; nothing where the board alone says too little
        of that."""


def tempered(prospects: Sequence[float], still: Sequence[float], doubt: float) -> list[float]:
    """What courses of charts come to, as far as the others are trusted to go by theirs."""
    if not still:
        return list(prospects)
    return [(1 - doubt) * moved + doubt * unmoved for moved, unmoved in zip(prospects, still, strict=True)]


def weighs(strategy: Strategy[Any], ask: Asked, seat: int) -> bool:
    """Whether a strategist in this seat chooses at this question by playing on."""
    return strategy.is_choice(ask) or strategy.is_reply(ask, seat)
