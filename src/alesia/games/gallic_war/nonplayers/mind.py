"""A non-player at work: what it sees, its dice, and the walk that led to its answers.

The walk is read by the opponent too: it holds what lies open on the table, of its own hidden blocks only the colour,
of its hand nothing (`silently`), and of what is meant to be done with a card no more than the boxes until it is done.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from alesia.games.gallic_war.components import UNIT, UNITS
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Ask, Noun, Option, act, kind_of
from alesia.kernel.walk import Step, Walk
from alesia.nonplayers.agent import Sight
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.mind import Thinker

if TYPE_CHECKING:
    from alesia.games.gallic_war.nonplayers.conduct import Conduct
    from alesia.games.gallic_war.nonplayers.roman.campaign import Staff

T = TypeVar("T")
COLOURED = {colour: Noun(0, "unit", f"{colour} block") for colour in sorted({unit.colour for unit in UNITS})}
SECRET = "card"  # the question whose answer lies face down
ANNOUNCED = "action"  # the question after which the opponent may still act
TOLD = ("box", "roll")  # the steps that are told with the announcement


class OpenWalk(Walk):
    """A walk that tells no scores: they may come from what is hidden."""

    of_boxes = "5.2"

    def narrow(self, key: str, before: Sequence[object], after: Sequence[object], scores: Sequence[float] = ()) -> None:
        super().narrow(key, before, after)


class Mind(Thinker):
    """One non-player during one round of cards, or one End of Turn Phase."""

    def __init__(self, conduct: "Conduct", dice: Dice) -> None:
        super().__init__(dice, OpenWalk())
        self.conduct = conduct
        self.side = conduct.side
        self.is_open = False
        self._held: list[Step] = []
        self._sight: Sight | None = None
        self._seen: State | None = None
        self.staff: Staff | None = None  # the Roman's, for the board as it is

    # ---- questions ----------------------------------------------------------------------------------------------

    @property
    def board(self) -> State:
        return self.s

    @property
    def s(self) -> State:
        """The board at the question at hand; many a question is answered without a look at it."""
        if self._seen is None:
            assert self._sight is not None
            self._seen = self._sight.state
        return self._seen

    def answer(self, sight: Sight, ask: Ask) -> Option:
        """The option that this non-player chooses: its conduct has a method of the question's name."""
        self._sight, self._seen = sight, None
        if ask.key == SECRET:
            with self.silently():
                return self._answered(ask)
        if len(ask.options) == 1:  # it covers what there is not to be chosen
            return ask.options[0]
        self.walk.extend(self._held)
        option = self._answered(ask)
        self._held = self._hold_back() if ask.key == ANNOUNCED else []
        self.is_open = True
        self.tell(ask, option)
        return option

    def tell(self, ask: Ask, option: Option) -> None:
        self.walk.append(Step("did", ask.key, ask.rule, (openly(option),)))

    def _answered(self, ask: Ask) -> Option:
        """As it was ordered, else by the method of the question's name."""
        method: Callable[[Mind, Ask], Option] = getattr(self.conduct, ask.key)
        way = self.ordered(ask)
        return (None if way is None else self.conduct.obey(self, way, ask)) or method(self, ask)

    def give_up(self) -> None:
        super().give_up()
        self.conduct.plan = None

    def _hold_back(self) -> list[Step]:
        """Whom the announced action is to hit, and with what: told when it is done."""
        steps = list(self.walk)
        self.walk[:] = [step for step in steps if step.kind in TOLD]
        return [step for step in steps if step.kind not in TOLD]

    @contextmanager
    def silently(self) -> Iterator[None]:
        """Think of what the opponent must not know: nothing of it is left in the walk."""
        walk, self.walk = self.walk, OpenWalk(quiet=True)
        try:
            yield
        finally:
            self.walk = walk

    # ---- dice ---------------------------------------------------------------------------------------------------

    def pick_hidden(self, candidates: Sequence[T], n: int = 1) -> list[T]:
        """So many of equal candidates that the opponent cannot tell apart."""
        left = list(candidates)
        with self.silently():
            return [left.pop(left.index(self.pick(left))) for _ in range(min(n, len(left)))]


def openly(option: Option) -> Option:
    """An answer as the opponent may read it: a block by its colour."""
    unit = UNIT.get(str(option.noun)) if kind_of(option) == "unit" else None
    return option if unit is None else act(option.verb, COLOURED[unit.colour]).option
