"""A non-player at work: what it sees, its dice, and the walk that led to its answers.

The walk is read by the opponent too: of the hand it holds nothing but the card that is played.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from alesia.games.rome_vs_gaul.board import cus, on_map, outside, total_strength
from alesia.games.rome_vs_gaul.components import LEGIONS, PIECES, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.influence import placeable
from alesia.games.rome_vs_gaul.leaders import load
from alesia.games.rome_vs_gaul.masks import EVERYWHERE, Mask, mask_of, reached, spaces_of, within
from alesia.games.rome_vs_gaul.movement.paths import allowance, closed_to_leaders
from alesia.games.rome_vs_gaul.nonplayers.armies import Host, Way, dangers, hosts, reach
from alesia.games.rome_vs_gaul.nonplayers.ground import Balance, Gain, balance
from alesia.games.rome_vs_gaul.reaction.interception import interceptable
from alesia.games.rome_vs_gaul.state import NO_MARKER, ROMAN_INFLUENCE, STRATEGY, WAITING, State
from alesia.games.rome_vs_gaul.supply import supplied
from alesia.games.rome_vs_gaul.winter.isolation import ground_of, isolated, refuges
from alesia.games.rome_vs_gaul.winter.romans import CAMP_MP
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import Walk
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.mind import Thinker
from alesia.nonplayers.options import PASS

if TYPE_CHECKING:
    from alesia.games.rome_vs_gaul.nonplayers.conduct import Conduct
    from alesia.games.rome_vs_gaul.nonplayers.roman.winter import Stake


NEAR_WINTER = 6  # the round from which on markers count that will be cut off
CHARTED = "action"  # the question that the charts answer: their boxes say the rules
SECRET = "play"  # the question that is answered from the hand


class Mind(Thinker):
    """One non-player from one checkpoint to the next: a card play, or a segment of a phase."""

    def __init__(self, conduct: "Conduct", dice: Dice) -> None:
        super().__init__(dice, Walk(seat=conduct.side.name))
        self.conduct = conduct
        self.side = conduct.side
        self._sight: Sight | None = None
        self._seen: State | None = None
        self._balance: Balance | None = None
        self._doomed: Mask = 0
        self._open: Mask | None = None
        self._dangers: list[int] = []
        self._ambushes: dict[int, Mask] = {}
        self._cut: list[Space] | None = None
        self._hostile: Mask | None = None
        self._closed: Mask | None = None
        self._fed: int | None = None
        self._stakes: Sequence[Stake] | None = None
        self._hosts: Sequence[Host] | None = None
        self._ways: dict[tuple[object, ...], Mapping[Space, Way]] = {}
        self._armies: dict[tuple[Piece, ...], int] = {}
        self._guards: dict[Space, int] = {}
        self._enemies: dict[Space, list[Piece]] = {}

    @property
    def s(self) -> State:
        """The board at the question at hand; many a question is answered without a look at it."""
        if self._seen is None:
            assert self._sight is not None
            self._seen = self._sight.state
        return self._seen

    @property
    def board(self) -> State:
        return self.s

    def gain(self, side: Side, space: Space, marker: int) -> Gain:
        """How much better the side would stand with this marker in the space, none (0) included."""
        if self._balance is None:
            self._balance = self._winter_balance()
        if marker == ROMAN_INFLUENCE and self._doomed >> space & 1:
            marker = NO_MARKER
        return self._balance.gain(side, space, marker)

    def _winter_balance(self) -> Balance:
        """The board as it will be scored: in the last rounds without Roman markers that will be cut off (16.3), unless
        a Legion can come there in time; and none that is placed among them will stay."""
        s, control = self.s, self.s.control
        self._doomed = 0
        if s.phase == STRATEGY and s.round >= NEAR_WINTER:
            near, control = marched(s), control.copy()
            self._doomed = cut_off(s) & ~near
            for space in isolated(s, ROMAN):
                if not near >> space & 1:
                    control[space] = NO_MARKER
        return balance(bytes(control), s.round, s.turn)

    def danger(self, space: Space) -> int:
        """The strongest enemy army that could come there with one activation."""
        return self.dangers[space]

    @property
    def dangers(self) -> list[int]:
        """The same of every space."""
        if not self._dangers:
            self._dangers = dangers(self.s, self.side)
        return self._dangers

    def ambushed(self, strong: int) -> Mask:
        """12.1.1 Where an enemy who intercepts could hold up an army of this strength."""
        found = self._ambushes.get(strong)
        if found is None:
            danger = self.dangers
            found = self._ambushes[strong] = mask_of([at for at in self.interceptable if danger[at] + 2 >= strong])
        return found

    @property
    def interceptable(self) -> list[Space]:
        """12.1.1 Where an enemy could intercept."""
        if self._cut is None:
            self._cut = spaces_of(interceptable(self.s, self.side.other))
        return self._cut

    def is_fed(self, space: Space) -> bool:
        """15.3 Whether an army of its own is in supply there."""
        return self.fed >> space & 1 > 0

    @property
    def fed(self) -> Mask:
        """Where it is."""
        if self._fed is None:
            self._fed = supplied(self.s, self.side)
        return self._fed

    @property
    def hosts(self) -> Sequence[Host]:
        """Every army of its own that could be activated now."""
        if self._hosts is None:
            self._hosts = hosts(self.s, self.side)
        return self._hosts

    def reach(self, host: Host, mp: int | None = None) -> Mapping[Space, Way]:
        """10.2 Where an army gets; those of the same kind get to the same spaces."""
        left = allowance(host.leader, list(host.army)) if mp is None else mp
        slow = load(host.army) > host.leader.command
        closed = 0 if cus(host.army) else self.closed
        key = (host.space, left, slow, self.s.inside[host.leader], closed)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = reach(self.s, host, left, closed)
        return found

    @property
    def closed(self) -> Mask:
        """10.3.3 Where nobody goes without Combat Units."""
        if self._closed is None:
            self._closed = closed_to_leaders(self.s) if self.side is ROMAN else 0
        return self._closed

    def strength(self, host: Host) -> int:
        """2.3.1 The Combat Strength of an army."""
        found = self._armies.get(host.army)
        if found is None:
            found = self._armies[host.army] = total_strength(self.s, host.army)
        return found

    def guard(self, space: Space) -> int:
        """The Combat Strength of its own side in the open there."""
        found = self._guards.get(space)
        if found is None:
            found = self._guards[space] = total_strength(self.s, outside(self.s, space, self.side))
        return found

    def enemies(self, space: Space) -> list[Piece]:
        """The Combat Units of the other side in the open there."""
        found = self._enemies.get(space)
        if found is None:
            found = self._enemies[space] = cus(outside(self.s, space, self.side.other))
        return found

    @property
    def hostile(self) -> Mask:
        """Where anybody of the other side is, or the German Tribe."""
        if self._hostile is None:
            enemies = [piece for piece in PIECES if piece.side is not self.side]
            self._hostile = mask_of([self.s.place[piece] for piece in on_map(self.s, enemies)])
        return self._hostile

    @property
    def stakes(self) -> "Sequence[Stake]":
        """16.3 Land whose Roman markers a Legion must keep."""
        if self._stakes is None:
            self._stakes = self.conduct.stakes(self.s)
        return self._stakes

    @property
    def placeable(self) -> Mask:
        """8.3.1 Where an Action Point could place a marker now."""
        if self._open is None:
            self._open = placeable(self.s, self.side)
        return self._open

    def answer(self, sight: Sight, ask: Ask) -> Option:
        """The option that this non-player chooses: its conduct has a method of the question's name."""
        self._sight, self._seen, self._balance, self._open = sight, None, None, None
        self._closed = self._hostile = None
        for known in (self._ways, self._armies, self._guards, self._enemies, self._ambushes):
            known.clear()
        self._dangers, self._cut, self._fed, self._stakes, self._hosts = [], None, None, None, None
        if len(ask.options) == 1:  # it covers that there is nothing to be chosen
            return ask.options[0]
        self.walk.of_boxes = ask.rule
        self.walk.of_priorities = self.walk.of_lots = "" if ask.key == CHARTED else ask.rule
        if ask.covered or ask.key == SECRET:
            with self.silently():
                option = self._answered(ask)
        else:
            option = self._answered(ask)
        self.tell(ask, option)
        return option

    def tell(self, ask: Ask, option: Option) -> None:
        """Nobody learns that a card was held back."""
        if not ask.covered or option != PASS:
            self.walk.did(ask, option)

    def _answered(self, ask: Ask) -> Option:
        """As it was ordered, else by the method of the question's name."""
        method: Callable[[Mind, Ask], Option] = getattr(self.conduct, ask.key)
        way = self.ordered(ask)
        return (None if way is None else self.conduct.obey(self, way, ask)) or method(self, ask)

    def give_up(self) -> None:
        super().give_up()
        self.conduct.plan = None

    @contextmanager
    def silently(self) -> Iterator[None]:
        """Think of what the opponent must not know: nothing of it is left in the walk."""
        walk, self.walk = self.walk, self.walk.aside(quiet=True)
        try:
            yield
        finally:
            self.walk = walk


def cut_off(s: State) -> Mask:
    """16.3 The land where a Roman marker is lost in Winter, as the armies stand."""
    ground = ground_of(s, ROMAN)
    return ground & ~reached(refuges(s, ROMAN), ground)


def marched(s: State) -> Mask:
    """16.2.2 Where a Legion can march in Winter."""
    found = 0
    for at in {s.place[legion] for legion in LEGIONS if s.place[legion] < WAITING}:
        found |= within(at, CAMP_MP, EVERYWHERE)
    return found
