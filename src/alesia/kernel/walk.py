"""The walk of a non-player through its flowchart: what was asked, rolled, narrowed down and done (explain)."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from alesia.kernel.ask import Ask, Option

# Why a box leads on: it cannot be done, there is no call for it, or it would bring too little.
IMPOSSIBLE, NEEDLESS, WORTHLESS = "impossible", "needless", "worthless"


class Step(NamedTuple):
    """One step: its kind, what it is about (a key of the message catalogue), its rule, and its facts."""

    kind: str
    key: str
    rule: str
    facts: tuple[object, ...]


_step = Step._make  # sooner than by calling the class: there are many


class Throw(NamedTuple):
    """What a die is rolled for (a key of the message catalogue), what its faces mean (from, to, and whatever it then
    is; faces that mean nothing are rolled again), the box that was come to last, and its charts (``Walk.charts``)."""

    key: str
    rule: str
    faces: tuple[tuple[int, int, object], ...] = ()
    box: str = ""
    charts: str = ""


class Walk(list[Step]):
    """The steps of one turn, in order. A box that is entered stands before whatever is weighed in it.

    A quiet walk is told to nobody: it keeps what its non-player comes back to (boxes, dice, lots, deeds and whatever is
    to be kept), and no figures or reasons. Nothing that is thought may depend on anything else in a walk."""

    # The rules of boxes, priorities and lots, where a game has such rules; else they go with the step before.
    of_boxes = of_priorities = of_lots = ""

    def __init__(self, steps: Iterable[Step] = (), seat: str = "", charts: str = "", quiet: bool = False) -> None:
        super().__init__(steps)
        self.quiet = quiet
        self.seat = seat  # whose walk it is
        self.charts = charts  # the game whose charts it goes by, where a game has those of another for a time
        self._entered: list[int] = []
        self._reasons: list[tuple[object, ...]] = []
        self._outer: Walk | None = None
        self._last: tuple[str, str, tuple[object, ...]] | None = None

    def aside(self, quiet: bool = False) -> "Walk":
        """A walk for what is only thought of in the box that is being weighed; it may be taken over, unless quiet."""
        walk = type(self)((), self.seat, self.charts, quiet or self.quiet)
        walk._outer = self
        return walk

    def take_over(self, aside: "Walk") -> None:
        """What was thought aside is what is told; what was reckoned before, since the last deed, not again."""
        if self.quiet:
            self += aside
            return
        since = list(takewhile(lambda each: each.kind != "did", reversed(self)))
        self += [step for step in aside if step.kind != "reckoning" or step not in since]
        if aside._last is not None:
            verdict, key, facts = aside._last
            self.lead_on(verdict, key, *facts)

    def box(self, name: str, rule: str, answer: bool) -> None:
        """A diamond answered with yes or no; or a box that was carried out, or led to nothing ("if none")."""
        self.append(Step("box", name, rule, (answer,)))

    def enter(self, name: str, rule: str) -> None:
        """A diamond or a box whose answer is still being thought out."""
        self._entered.append(len(self))
        self._reasons.append(())
        self.append(_step(("box", name, rule, (False,))))

    def lead_on(self, verdict: str, key: str, *facts: object) -> None:
        """Why the box that is being weighed will lead to nothing: one of the three verdicts, and the reason."""
        if self.quiet:
            return
        if self._entered:
            self._reasons[-1] = (verdict, key, *facts)
        else:
            self._last = (verdict, key, facts)

    def leave(self, answer: bool) -> None:
        """The answer of the box entered last, with the reason if it is no."""
        at, reason = self._entered.pop(), self._reasons.pop()
        if answer or reason:
            kind, key, rule, _ = self[at]
            self[at] = _step((kind, key, rule, (answer,) if answer else (answer, *reason)))

    @property
    def last_box(self) -> str:
        """The name of the box that was come to last."""
        found = next((step.key for step in reversed(self) if step.kind == "box"), "")
        return found or ("" if self._outer is None else self._outer.last_box)

    @property
    def rule(self) -> str:
        """The rule of the box that is being weighed."""
        if self._entered:
            return self[self._entered[-1]].rule
        return self.of_boxes if self._outer is None else self._outer.rule

    @property
    def _before(self) -> str:
        """The rule of the step before."""
        return self[-1].rule if self else self.rule

    def check(self, key: str, answer: bool, *facts: object) -> None:
        """One half of a question, its answer, and the figures behind it."""
        if not self.quiet:
            self.append(Step("check", key, self.rule, (answer, *facts)))

    def roll(self, key: str, rule: str, die: int) -> None:
        self.append(Step("roll", key, rule, (die,)))

    def narrow(self, key: str, before: Sequence[object], after: Sequence[object], scores: Sequence[float] = ()) -> None:
        """A priority, the candidates it found and those it left, and how well each of the candidates met it."""
        if not self.quiet:
            facts = (tuple(before), tuple(after), tuple(scores))
            self.append(Step("priority", key, self.of_priorities or self._before, facts))

    def pick(self, candidates: Sequence[object], picked: object, dice: Sequence[int]) -> None:
        self.drawn(candidates, picked, dice, self.rule_of_lots)

    @property
    def rule_of_lots(self) -> str:
        """By which lots are drawn now."""
        return self.of_lots or self._before

    def drawn(self, candidates: Sequence[object], picked: object, dice: Sequence[int], rule: str) -> None:
        """A lot that was drawn by dice."""
        self.append(Step("pick", "random", rule, (tuple(candidates), picked, tuple(dice))))

    def leave_open(self, candidates: Sequence[object]) -> None:
        """Equals for whom no die is cast, as it would change nothing."""
        if not self.quiet:
            self.append(Step("equal", "random", "8.3.4", (tuple(candidates),)))

    def note(self, key: str, rule: str, *facts: object) -> None:
        """A reason that is neither a box nor a priority."""
        if not self.quiet:
            self.keep(key, rule, *facts)

    def keep(self, key: str, rule: str, *facts: object) -> None:
        """A note that the non-player comes back to."""
        self.append(Step("note", key, rule, facts))

    def remind(self, key: str, rule: str, *facts: object) -> None:
        """A habit that is behind many a deed: noted once."""
        if not self.quiet and Step("note", key, rule, facts) not in self:
            self.note(key, rule, *facts)

    def reckon(self, key: str, *facts: object, rule: str = "", once: bool = False) -> None:
        """What a Battle would bring; what was reckoned since the last deed, or in the whole walk, is not written down
        again."""
        if self.quiet:
            return
        step = Step("reckoning", key, rule or self.rule, facts)
        if step not in (self if once else takewhile(lambda each: each.kind != "did", reversed(self))):
            self.append(step)

    def did(self, ask: Ask, option: Option) -> None:
        self.append(_step(("did", ask.key, ask.rule, (option, *ask.about))))
