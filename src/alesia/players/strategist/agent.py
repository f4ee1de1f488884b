"""The agent that sits in a strategist's seat."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Game
from alesia.kernel.position import Turn
from alesia.kernel.strategy import weighs
from alesia.kernel.walk import Step, Walk
from alesia.nonplayers.agent import Nonplayer
from alesia.nonplayers.deputy import Deputy
from alesia.nonplayers.ways import Order, Way
from alesia.players.strategist.choosing import choose
from alesia.players.strategist.kinds import doubt_of, for_replies, read_wish
from alesia.players.strategist.reasons import reasons_of
from alesia.players.strategist.weighing import Scales, Weighed
from alesia.players.view import View


class Strategist:
    """Chooses what to do or to reply, and lets a non-player do it. What it answers depends on its seed, its seat and
    what the seat has seen in this turn, unless it thinks by the clock."""

    def __init__(
        self, game: Game[Any], kind: str, seat: str, seed: int, quiet: bool = False, rivals: Sequence[str] = ()
    ) -> None:
        """``rivals``: the kinds of the others, as they stand at the table for all to see."""
        self.kind = kind
        self._quiet = quiet
        self._game, self._seat, self._seed = game, game.seats.index(seat), seed
        self._strategy = game.strategy()
        wish = read_wish(kind)
        self._breadth = wish.breadth
        doubt = doubt_of(rivals)
        self._scales = Scales(game, self._seat, seed, wish, doubt)
        self._replies = Scales(game, self._seat, seed, for_replies(wish, self._strategy.ponders_replies), doubt)
        self._turn: Turn | None = None
        self._orders: list[Order] = []  # of this turn
        self._begun: list[tuple[Ask, Way]] = []  # and at which questions they were given
        self._deputy = self._new_deputy()
        self.last: list[Weighed] = []  # what its last plan was chosen from, the best first

    @property
    def walk(self) -> Walk | None:
        """How it came to what it did in its last turn, and how that was carried out."""
        walk: Walk | None = self._deputy.nonplayer.walk
        return walk

    def decide(self, view: View, ask: Ask) -> Option:
        if view.turn is not self._turn:
            self._begin(view)
        if weighs(self._strategy, ask, self._seat):
            self._choose(view, ask)
        return self._deputy.decide(view, ask)

    def seek(self, answered: int) -> None:
        self._turn = None

    # ---- a turn

    def _begin(self, view: View) -> None:
        """A turn of which nothing is known yet; what was chosen in it before is chosen again."""
        self._turn, self._orders, self._begun, self._deputy = view.turn, [], [], self._new_deputy()
        if view.length:
            self._deputy.nonplayer.seek(0)
            for (past, ask), given in zip(view.past(), view.given(), strict=True):
                if weighs(self._strategy, ask, self._seat):
                    self._choose(past, ask, given)

    def _new_deputy(self) -> Deputy:
        return Deputy(self._new_nonplayer(self._quiet))

    def _new_nonplayer(self, quiet: bool) -> Nonplayer[Any]:
        nonplayer: Nonplayer[Any] = self._game.nonplayer(self._seat, self._seed)
        nonplayer.quiet, nonplayer.hasty = quiet, True  # as in its trials: the same dice
        nonplayer.breadth = self._breadth
        return nonplayer

    # ---- a choice

    def _choose(self, view: View, ask: Ask, given: Option | None = None) -> None:
        """Weigh what could be begun, and order the best; where the same plan is asked for again, what was ordered then
        came to nothing. A reply may be the same again, to another battle."""
        found = self._new_nonplayer(quiet=True).ways(view, ask)
        begun = [] if self._strategy.is_reply(ask, self._seat) else self._begun
        ways = [way for way in found if (ask, way) not in begun] or list(found)
        if ways:
            self.last = self._weighed(view, ask, ways)
            fits = [each for each in self.last if given in (None, each.way.option)]
            reasons = reasons_of(self._game, ask, self.last, ways[0], self._scales.doubt)
            self._order(ask, (fits or self.last)[0], reasons)

    def _weighed(self, view: View, ask: Ask, ways: Sequence[Way]) -> list[Weighed]:
        if len(ways) == 1:
            return [Weighed(ways[0])]
        scales = self._replies if self._strategy.is_reply(ask, self._seat) else self._scales
        return choose(scales, view.imagination(), ways, self._orders, Random(self._luck(view)))

    def _luck(self, view: View) -> str:
        """Of its trials: the same whenever the seat sees the same."""
        seen = blake2b(bytes(n & 255 for n in view.row()), digest_size=16).hexdigest()
        return f"{self._seed}/{self._seat}/{view.length}/{seen}"

    def _order(self, ask: Ask, chosen: Weighed, reasons: tuple[Step, ...]) -> None:
        assert self._turn is not None
        order = Order(chosen.way, reasons, chosen.variants, chosen.draft)
        self._orders.append(order)
        self._begun.append((ask, chosen.way))
        self._deputy.nonplayer.order(self._turn, order)
