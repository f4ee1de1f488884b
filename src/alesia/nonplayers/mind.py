"""A non-player at work: its dice, the walk that led to its answers, boxes, lots among equals and priorities."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import reduce
from typing import NamedTuple, Self, TypeVar, cast

from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import IMPOSSIBLE, NEEDLESS, WORTHLESS, Throw, Walk
from alesia.nonplayers.dice import UNTOLD, Dice
from alesia.nonplayers.lots import (
    MOST_COURSES,
    AreAlike,
    Foresight,
    IsClear,
    Lot,
    Script,
    Thought,
    are_never_alike,
    is_never_clear,
)
from alesia.nonplayers.ways import Order, Variant, Way, taken_from

T = TypeVar("T")


class NoAnswer(LookupError):
    """A question for which a non-player has made no plan."""


class Priority(NamedTuple):
    """One priority: the key of its sentence, and how well a candidate meets it (more is better)."""

    key: str
    score: Callable[..., float]


class Thinker(ABC):
    """A non-player during one turn of anybody; a game gives it eyes, and answers to questions."""

    def __init__(self, dice: Dice, walk: Walk) -> None:
        self.dice = dice
        self.walk = walk
        self.orders: list[Order] = []  # what it was told to begin, each when its question comes
        self.variants: tuple[Variant, ...] = ()  # and what to answer otherwise
        self.draft: Order | None = None  # or the order that has all answers of the turn
        self.left: list[Variant] = []  # of these
        self.rank = 0  # which plan of a box is wanted: 0 is the best, 1 the next
        self.breadth = 1  # how many plans of each box are ways
        self.failed: set[str] = set()  # boxes that came to nothing after all
        self.foreseen: dict[str, object] = {}  # what was thought through while answering one question
        self.script: Script | None = None  # while something is only thought of: how lots fall
        self.hasty = False  # whether a die is cast for every lot, without looking whether it changes anything

    @property
    @abstractmethod
    def board(self) -> object:
        """What it looks at while it answers a question."""

    @property
    def tells(self) -> bool:
        """Whether anybody is told why: else figures that are for telling alone need not be worked out."""
        return not self.walk.quiet

    def ordered(self, ask: Ask) -> Way | None:
        """What it was told to begin at this question, if anything: told once, with the reasons that were given."""
        if not self.orders or self.orders[0].way.key != ask.key:
            return None
        order = self.orders.pop(0)
        self.walk.extend(order.reasons)
        self.variants += order.variants
        return order.way

    def drafted(self, ask: Ask) -> Option | None:
        """The answer to this question, if all answers of the turn were ordered; an order to reply goes before it."""
        if self.orders and self.orders[0].way.key == ask.key:
            order = self.orders[0]
            if not order.draft:
                self._forget_draft_of(ask.key)
                return None
            self.draft, self.left = order, list(order.draft)
            self.ordered(ask)
        option = taken_from(self.left, ask)
        if option is not None:
            self.tell(ask, option)
        return option

    def _forget_draft_of(self, key: str) -> None:
        """Where a plan is chosen anew, what was drafted for another one holds no longer."""
        if self.draft is not None and self.draft.way.key == key:
            self.draft, self.left = None, []

    def varied(self, ask: Ask, option: Option) -> Option:
        """The answer that was ordered in place of this one, if any was."""
        other = next((each.option for each in self.variants if each.ask == ask), option)
        if other == option or other not in ask.options:
            return option
        return self.instead(ask, other)

    def instead(self, ask: Ask, option: Option) -> Option:
        """This answer, told in place of the one that was thought of."""
        if self.walk and self.walk[-1][:2] == ("did", ask.key):
            self.walk.pop()
        self.tell(ask, option)
        return option

    def tell(self, ask: Ask, option: Option) -> None:
        """What it answered, for the walk."""
        self.walk.did(ask, option)

    def give_up(self) -> None:
        """What it has begun comes to nothing; a game forgets its plan, too."""
        self.orders.clear()
        self.variants = ()

    # ---- boxes ----------------------------------------------------------------------------------------------

    def asks(self, name: str, rule: str, test: Callable[[Self], bool]) -> bool:
        """A diamond: told before the figures and dice that answer it."""
        self.walk.enter(name, rule)
        answer = test(self)
        self.walk.leave(answer)
        return answer

    def consider(self, name: str, rule: str, think: Callable[[Self], T | None]) -> T | None:
        """A box: told before what is weighed in it; None leads on, for a reason that the thought tells."""
        self.walk.enter(name, rule)
        found = think(self)
        self.walk.leave(found is not None)
        return found

    def at_rank(self, rank: int, think: Callable[[], T]) -> T:
        """A thought that looks for a plan of this rank."""
        self.rank, before = rank, self.rank
        try:
            return think()
        finally:
            self.rank = before

    def checks(self, key: str, answer: bool, *facts: object) -> bool:
        """One half of a question with the figures behind its answer, which is returned."""
        self.walk.check(key, answer, *facts)
        return answer

    def impossible(self, key: str, *facts: object) -> None:
        """Why the box under consideration cannot be carried out."""
        self.walk.lead_on(IMPOSSIBLE, key, *facts)

    def needless(self, key: str, *facts: object) -> None:
        """Why there is no call for the box under consideration, though it could be carried out."""
        self.walk.lead_on(NEEDLESS, key, *facts)

    def worthless(self, key: str, *facts: object) -> None:
        """Why the box under consideration would bring too little, or cost too much."""
        self.walk.lead_on(WORTHLESS, key, *facts)

    # ---- dice -----------------------------------------------------------------------------------------------

    def roll(self, key: str, rule: str) -> int:
        throw = Throw(key, rule, box=self.walk.last_box, charts=self.walk.charts) if self.dice.is_told else UNTOLD
        die = self.dice.roll(throw)
        self.walk.roll(key, rule, die)
        return die

    def roll_once(self, key: str, rule: str) -> int:
        """The die of a diamond: a walk that is taken up again in the same turn finds it already cast."""
        cast = [step.facts[0] for step in self.walk if step.kind == "roll" and step.key == key]
        return int(str(cast[0])) if cast else self.roll(key, rule)

    def pick(self, candidates: Sequence[T]) -> T:
        """One of equal candidates by fair dice."""
        if len(candidates) == 1:
            return candidates[0]
        if self.script is not None:
            return self.script.pick(candidates)
        lot = self._cast(candidates)
        self.walk.pick(candidates, candidates[lot.place], lot.dice)
        return candidates[lot.place]

    def _cast(self, candidates: Sequence[object]) -> Lot:
        """Dice read as digits of base six, the fewest that can tell all apart; a number too high is rolled again."""
        dice: list[int] = []
        count = 1
        while 6**count < len(candidates):
            count += 1
        share = 6**count // len(candidates)
        throw = self._meaning(candidates, share) if count == 1 else UNTOLD
        number = 6**count
        while number >= share * len(candidates):
            dice += (roll := [self.dice.roll(throw) for _ in range(count)])
            number = reduce(lambda high, die: 6 * high + die - 1, roll, 0)
        return Lot(number // share, tuple(dice))

    def _meaning(self, candidates: Sequence[object], share: int) -> Throw:
        """Of a single die: each candidate is as many faces as every other."""
        faces = [(i * share + 1, (i + 1) * share, (each,)) for i, each in enumerate(candidates)]
        return Throw(UNTOLD.key, "", tuple(faces), self.walk.last_box, self.walk.charts)

    def muse(self, think: Callable[[], T]) -> T:
        """What would come of it, without dice and untold: of equals the first."""
        return self.rehearse(think).result

    def rehearse(self, think: Callable[[], T]) -> Thought[T]:
        """What would come of it, and the lots that would be drawn: untold, too."""
        script = Script((), self.walk.aside(quiet=True))
        return Thought(self._think(script, think), script)

    def foretell(self, think: Callable[[], T]) -> T | None:
        """What is sure to come of it, untold; None if it hangs on a lot."""
        thought = self.rehearse(think)
        return None if thought.script.drawn else thought.result

    def foresee(self, name: str, think: Callable[[], T]) -> T:
        """What would come of it, as `muse` says it; who settles it under this name while the same question is answered
        need not think it through again."""
        script = Script((), self.walk.aside())
        thought = Thought(self._think(script, think), script)
        self.foreseen[name] = (self.board, thought)
        return thought.result

    def once(self, name: str, make: Callable[[], T]) -> T:
        """What is made once under this name while a question is answered."""
        if name not in self.foreseen:
            self.foreseen[name] = make()
        return cast("T", self.foreseen[name])

    def recall(self, name: str, think: Callable[[], T]) -> T:
        """What was foreseen under this name, if no lot was drawn for it; else it is thought through with dice."""
        match self.foreseen.get(name):
            case (board, Thought() as foreseen) if board is self.board and not foreseen.script.drawn:
                self.walk.take_over(foreseen.script.walk)
                return cast("T", foreseen.result)
        return think()

    def settle(
        self,
        think: Callable[[], T],
        end: Callable[[T], Hashable],
        name: str = "",
        most: int = MOST_COURSES,
        is_clear: IsClear[T] = is_never_clear,
        are_alike: AreAlike[T] = are_never_alike,
    ) -> T:
        """Think, with no die cast that does not change the end (what of the result is then done), as far as so many
        courses can tell. It may be clear from what comes of the first candidate whether the lot changes the end, or
        that all candidates are alike."""
        if self.script is not None:
            return think()
        if self.hasty:
            return self.recall(name, think)
        foresight = Foresight(lambda script: self._think(script, think), end, self.walk, most)
        match self.foreseen.get(name):
            case (board, Thought() as foreseen) if board is self.board:
                foresight.know(cast("Thought[T]", foreseen))
        lots: list[Lot] = []
        places: tuple[int, ...] = ()
        while len(drawn := (thought := foresight.run(places)).script.drawn) > len(lots):
            among = drawn[len(lots)]
            if (matters := is_clear(thought.result, among)) is None:
                alike = are_alike(thought.result, drawn[len(lots) :])
                matters = foresight.are_too_many(places) if alike else foresight.matters(places, len(among))
            lots.append(self._cast(among) if matters else Lot(0))
            places = (*places, lots[-1].place)
        settled = foresight.settled(lots) if lots else thought
        self.walk.take_over(settled.script.walk)
        return settled.result

    def _think(self, script: Script, think: Callable[[], T]) -> T:
        """With lots as laid down, told in a walk of its own."""
        outer, self.walk, self.script = (self.walk, self.script), script.walk, script
        try:
            return think()
        finally:
            self.walk, self.script = outer

    # ---- priorities -----------------------------------------------------------------------------------------

    def narrow(self, candidates: Sequence[T], *priorities: Priority) -> Sequence[T]:
        """Nested priorities: each keeps the best of those that the ones before it have left."""
        for priority in priorities:
            if len(candidates) < 2:
                break
            key, score = priority
            scores = [score(self, each) for each in candidates]
            best = max(scores)
            if scores.count(best) < len(scores):
                kept = [each for each, found in zip(candidates, scores, strict=True) if found == best]
                self.walk.narrow(key, candidates, kept, scores)
                candidates = kept
        return candidates

    def begin_with(self, candidates: Sequence[T], *priorities: Priority) -> T:
        """The one to begin with where all of them are taken: the best by the priorities, of equals any."""
        return self.narrow(candidates, *priorities)[0]

    def choose(self, candidates: Sequence[T], *priorities: Priority) -> T:
        """The best by the priorities, equal ones by dice."""
        return self.pick(self.narrow(candidates, *priorities))

    def choose_next(self, candidates: Sequence[T], left: int, *priorities: Priority) -> T:
        """The next of so many that are taken one by one: of equals by dice, unless all of them are taken in the end."""
        best = self.narrow(candidates, *priorities)
        return best[0] if len(best) <= left else self.pick(best)
