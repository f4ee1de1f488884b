"""The agent that sits in a non-player's seat: it remembers one turn, and can find its way into it again."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from alesia.kernel.ask import Ask, Option
from alesia.kernel.position import Turn
from alesia.kernel.walk import Throw, Walk
from alesia.nonplayers.dice import Dice, DieNeeded, wait_for
from alesia.nonplayers.mind import NoAnswer, Thinker
from alesia.nonplayers.options import least
from alesia.nonplayers.ways import Order, Way


class Sight(Protocol):
    """What the table shows to an agent."""

    @property
    def state(self) -> Any: ...

    @property
    def turn(self) -> Turn: ...

    @property
    def start(self) -> Any: ...

    @property
    def length(self) -> int: ...

    def past(self) -> "Iterable[tuple[Sight, Ask]]": ...


M = TypeVar("M", bound=Thinker)


class Nonplayer(ABC, Generic[M]):
    """A seat that nobody plays. Its memory begins anew with each checkpoint; after an undo or a load it walks the
    questions since then again, with the same dice."""

    kind = "nonplayer"
    quiet = False  # whether it thinks without writing down why: the same answers and the same dice in less time
    breadth = 1  # how many plans of each box are ways, where a box has several
    hasty = False  # whether it casts dice that may decide nothing: as likely to do this or that, with other dice

    def __init__(self, seat: str, seed: int, dice: Sequence[int] = ()) -> None:
        self.seat = seat
        self._seed = seed
        self._typed = tuple(dice)
        self._turn: Turn | None = None
        self._mind: M | None = None
        self._lost = False
        self._came_back = False  # into a turn that had begun
        self._orders: tuple[Turn | None, tuple[Order, ...]] = (None, ())
        self.throw: Callable[[str, Throw], int] | None = None  # somebody who rolls for it, by the name of its seat
        self.typed: Callable[[], Sequence[int]] | None = None  # its dice of this turn, if it must wait for further ones

    @property
    def walk(self) -> Walk | None:
        """How it came to what it did in the turn that it thought about last; None as long as that is a secret."""
        return Walk() if self._mind is None else self._mind.walk

    def decide(self, view: Sight, ask: Ask) -> Option:
        """Its answer; DieNeeded if it must wait for a die: then it thinks the turn anew with one die more."""
        try:
            mind = self._mind
            if mind is None or view.turn is not self._turn or self._lost:
                mind = self._come_in(view)
            return self._answered(mind, view, ask)
        except DieNeeded:
            self._lost = True
            raise

    def _come_in(self, view: Sight) -> M:
        """Into a turn that begins; or, having lost its way, into one that had begun: it answers what it was asked in
        this turn before."""
        mind = self._begin(view)
        if self._lost:
            self._lost = False
            self._came_back = True
            for past, question in view.past():
                self._answered(mind, past, question)
        return mind

    def _answered(self, mind: M, view: Sight, ask: Ask) -> Option:
        """As it was ordered, else as it thinks itself."""
        option = mind.drafted(ask) if mind.orders or mind.left else None
        if option is None:
            is_unplanned = self._came_back or mind.draft is not None
            option = self._answered_again(mind, view, ask) if is_unplanned else self.answer(mind, view, ask)
        return mind.varied(ask, option) if mind.variants else option

    def _answered_again(self, mind: M, view: Sight, ask: Ask) -> Option:
        """As it has planned, in a turn that it came back to. Where one that others began goes on with other dice it may
        have planned nothing for it: then it does as little as it may."""
        option: Option | None
        try:
            option = self.answer(mind, view, ask)
        except NoAnswer:
            option = None
        if option is None or option not in ask.options:
            mind.give_up()
            return self.do_least(ask)
        return option

    def do_least(self, ask: Ask) -> Option:
        """As little as it may; on a drafted turn that is told like all else."""
        mind, option = self._mind, least(ask)
        return option if mind is None or mind.draft is None else mind.instead(ask, option)

    def seek(self, answered: int) -> None:
        self._lost = True

    def ways(self, view: Sight, ask: Ask) -> tuple[Way, ...]:
        """What it could begin at this question, the way first that it would take; none where there is nothing to be
        chosen for it."""
        return self.find_ways(self._fresh(view), view, ask)

    def order(self, turn: Turn, order: Order) -> None:
        """Begin this in this turn, when its question comes; all else as always. Several are begun one after another."""
        orders = (*self._orders[1], order) if self._orders[0] is turn else (order,)
        self._orders = (turn, orders)
        if self._turn is turn and self._mind is not None:
            self._mind.orders.append(order)

    def give_up(self) -> None:
        """What it has begun comes to nothing: think anew."""
        if self._mind is not None:
            self._mind.give_up()

    def _begin(self, view: Sight) -> M:
        self._turn, self._came_back = view.turn, False
        self._mind = mind = self._fresh(view)
        if self._orders[0] is view.turn:
            mind.orders = list(self._orders[1])
        return mind

    def _fresh(self, view: Sight) -> M:
        """A mind that has thought of nothing yet."""
        mind = self.think(view, self._dice(partial(self._seed_of_turn, self.begun(view))))
        mind.walk.quiet = self.quiet
        mind.hasty, mind.breadth = self.hasty, self.breadth
        return mind

    def _dice(self, seed: Callable[[], str]) -> Dice:
        if self.typed is not None:
            return Dice(seed, self.typed(), wait_for)
        return Dice(seed, self._typed, None if self.throw is None else partial(self.throw, self.seat))

    def _seed_of_turn(self, digest: Callable[[], bytes]) -> str:
        """Of its dice: the same position, the same dice."""
        return f"{self._seed}/{self.seat}/{digest().hex()}"

    def begun(self, view: Sight) -> Callable[[], bytes]:
        """The fingerprint of the position in which the turn began."""
        return view.turn.digest

    @abstractmethod
    def think(self, view: Sight, dice: Dice) -> M:
        """A mind for the turn that begins."""

    @abstractmethod
    def answer(self, mind: M, view: Sight, ask: Ask) -> Option:
        """What this mind answers to a question."""

    def find_ways(self, mind: M, view: Sight, ask: Ask) -> tuple[Way, ...]:
        """The ways of a mind that has thought of nothing yet; a game says at which questions there are any."""
        return ()
