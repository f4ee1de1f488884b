"""A non-player at work: what it sees, its dice, and the walk that led to its answers.

The walk is read by the opponent too: it holds what lies open on the table, of its own hidden blocks only the colour,
of its hand nothing (`silently`), and of what is meant to be done with a card no more than the boxes until it is done.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from alesia.games.gallic_war.components import UNIT, UNITS
from alesia.games.gallic_war.nonplayers.dice import Dice
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Ask, Noun, Option, act, kind_of
from alesia.kernel.position import Turn
from alesia.kernel.walk import Step, Walk

if TYPE_CHECKING:
    from alesia.games.gallic_war.nonplayers.conduct import Conduct
    from alesia.games.gallic_war.nonplayers.roman.campaign import Staff

T = TypeVar("T")
COLOURED = {colour: Noun(0, "unit", f"{colour} block") for colour in sorted({unit.colour for unit in UNITS})}
SECRET = "card"  # the question whose answer lies face down
ANNOUNCED = "action"  # the question after which the opponent may still act
TOLD = ("box", "roll")  # the steps that are told with the announcement


class Sight(Protocol):
    """What the table shows to an agent."""

    @property
    def state(self) -> Any: ...

    @property
    def turn(self) -> Turn: ...

    @property
    def start(self) -> Any: ...

    def past(self) -> Any: ...


class Priority(NamedTuple):
    """One priority: the key of its sentence, and how well a candidate meets it (more is better)."""

    key: str
    score: Callable[..., float]


class OpenWalk(Walk):
    """A walk whose priorities and picks are the non-player's own: they go with the rule of the step before."""

    def narrow(self, key: str, before: Sequence[object], after: Sequence[object], scores: Sequence[int] = ()) -> None:
        self.append(Step("priority", key, self._rule, (tuple(before), tuple(after), tuple(scores))))

    def pick(self, candidates: Sequence[object], picked: object, dice: Sequence[int]) -> None:
        self.append(Step("pick", "random", self._rule, (tuple(candidates), picked, tuple(dice))))

    @property
    def _rule(self) -> str:
        return self[-1].rule if self else "5.2"


class Mind:
    """One non-player during one round of cards, or one End of Turn Phase."""

    def __init__(self, conduct: "Conduct", dice: Dice) -> None:
        self.conduct = conduct
        self.side = conduct.side
        self.dice = dice
        self.walk: Walk = OpenWalk()
        self.is_open = False
        self._held: list[Step] = []
        self._sight: Sight | None = None
        self._seen: State | None = None
        self.staff: Staff | None = None  # the Roman's, for the board as it is

    # ---- questions ----------------------------------------------------------------------------------------------

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
        if len(ask.options) == 1:  # it covers what there is not to be chosen
            return ask.options[0]
        method: Callable[[Mind, Ask], Option] = getattr(self.conduct, ask.key)
        if ask.key == SECRET:
            with self.silently():
                return method(self, ask)
        self.walk.extend(self._held)
        option = method(self, ask)
        self._held = self._hold_back() if ask.key == ANNOUNCED else []
        self.is_open = True
        self.walk.append(Step("did", ask.key, ask.rule, (openly(option),)))
        return option

    def _hold_back(self) -> list[Step]:
        """Whom the announced action is to hit, and with what: told when it is done."""
        steps = list(self.walk)
        self.walk[:] = [step for step in steps if step.kind in TOLD]
        return [step for step in steps if step.kind not in TOLD]

    @contextmanager
    def silently(self) -> Iterator[None]:
        """Think of what the opponent must not know: nothing of it is left in the walk."""
        walk, self.walk = self.walk, OpenWalk()
        try:
            yield
        finally:
            self.walk = walk

    # ---- dice ---------------------------------------------------------------------------------------------------

    def roll(self, key: str, rule: str) -> int:
        die = self.dice.roll()
        self.walk.roll(key, rule, die)
        return die

    def pick(self, candidates: Sequence[T]) -> T:
        """One of equal candidates by fair dice."""
        if len(candidates) == 1:
            return candidates[0]
        dice, number = self._number_below(len(candidates))
        self.walk.pick(candidates, candidates[number], dice)
        return candidates[number]

    def pick_hidden(self, candidates: Sequence[T], n: int = 1) -> list[T]:
        """So many of equal candidates that the opponent cannot tell apart."""
        left = list(candidates)
        with self.silently():
            return [left.pop(left.index(self.pick(left))) for _ in range(min(n, len(left)))]

    def _number_below(self, n: int) -> tuple[list[int], int]:
        """Dice read as digits of base six, the fewest that can tell n apart; a number too high is rolled again."""
        dice: list[int] = []
        count = 1
        while 6**count < n:
            count += 1
        share = 6**count // n
        while True:
            roll = [self.dice.roll() for _ in range(count)]
            dice += roll
            number = 0
            for die in roll:
                number = 6 * number + die - 1
            if number < share * n:
                return dice, number // share

    # ---- priorities ---------------------------------------------------------------------------------------------

    def narrow(self, candidates: Sequence[T], *priorities: Priority) -> Sequence[T]:
        """Nested priorities: each keeps the best of those that the ones before it have left."""
        for priority in priorities:
            if len(candidates) < 2:
                break
            scores = [priority.score(self, each) for each in candidates]
            best = max(scores)
            kept = [each for each, score in zip(candidates, scores, strict=True) if score == best]
            if len(kept) < len(candidates):
                self.walk.narrow(priority.key, candidates, kept)
            candidates = kept
        return candidates

    def choose(self, candidates: Sequence[T], *priorities: Priority) -> T:
        """The best by the priorities, equal ones by dice."""
        return self.pick(self.narrow(candidates, *priorities))


def openly(option: Option) -> Option:
    """An answer as the opponent may read it: a block by its colour."""
    unit = UNIT.get(str(option.noun)) if kind_of(option) == "unit" else None
    return option if unit is None else act(option.verb, COLOURED[unit.colour]).option
