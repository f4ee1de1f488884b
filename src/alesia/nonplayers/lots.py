"""Lots among equals: none is drawn that decides nothing.

A thought that picks among equals is gone through with every way the lots could fall. Only where these lead to
different ends a die is cast; all other lots take the first candidate, and nobody sees a die.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from alesia.kernel.walk import Walk

T = TypeVar("T")
Places = tuple[int, ...]  # which candidate each lot falls on
Odds = dict[Hashable, list[int]]  # by ends: of each course to it, one of how many equally likely it is
MOST_COURSES = 240  # gone through before a lot is taken to matter
# From what came of the first candidate, and all of them: the lot is sure to change the end, or not to; None: who knows.
IsClear = Callable[[T, Sequence[object]], bool | None]
# From the same, and the lots from this one on: whether every candidate leads to the same, and to as many lots.
AreAlike = Callable[[T, Sequence[Sequence[object]]], bool]


def is_never_clear(result: object, among: Sequence[object]) -> None:
    return None


def are_never_alike(result: object, lots: Sequence[Sequence[object]]) -> bool:
    return False


class Lot(NamedTuple):
    """Which candidate is taken, and the dice that said so: none where it makes no difference."""

    place: int
    dice: tuple[int, ...] = ()


class Script:
    """Lots laid down beforehand; those beyond them fall on the first candidate."""

    def __init__(self, lots: Sequence[Lot], walk: Walk) -> None:
        self._lots = lots
        self.drawn: list[Sequence[object]] = []  # among whom each lot was drawn
        self._moments: list[tuple[int, str]] = []  # how long the walk was then, and the rule of the lot
        self.walk = walk

    def pick(self, candidates: Sequence[T]) -> T:
        at = len(self.drawn)
        self.drawn.append(tuple(candidates))
        self._moments.append((len(self.walk), self.walk.rule_of_lots))
        lot = self._lots[at] if at < len(self._lots) else Lot(0)
        picked = candidates[lot.place]
        if lot.dice:
            self.walk.pick(candidates, picked, lot.dice)
        else:
            self.walk.leave_open(candidates)
        return picked

    def with_dice(self, lots: Sequence[Lot]) -> "Script":
        """The same course, of which these lots were drawn by dice: only what a quiet walk tells is another."""
        told = Script(lots, self.walk.aside())
        begun = 0
        for lot, candidates, (end, rule) in zip(lots, self.drawn, self._moments, strict=True):
            told.walk += self.walk[begun:end]
            begun = end
            if lot.dice:
                told.walk.drawn(candidates, candidates[lot.place], lot.dice, rule)
        told.walk += self.walk[begun:]
        return told


class Thought(NamedTuple, Generic[T]):
    """What a thought came to with a script."""

    result: T
    script: Script


class Foresight(Generic[T]):
    """Every end that a thought can come to, as far as there are not too many; no course is thought through twice."""

    def __init__(self, think: Callable[[Script], T], end: Callable[[T], Hashable], walk: Walk, most: int) -> None:
        self._think = think
        self._end = end
        self._walk = walk
        self._known: dict[Places, Thought[T]] = {}
        self._ended: dict[Script, Hashable] = {}
        self._courses, self._most = 0, most

    def know(self, thought: Thought[T]) -> None:
        """What the thought comes to if every lot falls on the first candidate."""
        self._known[()] = thought

    def tell(self, lots: Sequence[Lot]) -> Thought[T]:
        """What the thought comes to with these lots, and the dice in its walk."""
        script = Script(lots, self._walk.aside())
        return Thought(self._think(script), script)

    def run(self, places: Places) -> Thought[T]:
        """The same without dice; lots that fall on the first candidate at the end need not be laid down."""
        while places and not places[-1]:
            places = places[:-1]
        found = self._known.get(places)
        if found is None:
            found = self._known[places] = self.tell([Lot(place) for place in places])
        return found

    def settled(self, lots: Sequence[Lot]) -> Thought[T]:
        """What it comes to with these lots in the end; for dice that a quiet walk tells nothing is thought anew."""
        thought = self.run(tuple([lot.place for lot in lots]))
        if not any(lot.dice for lot in lots):
            return thought
        return Thought(thought.result, thought.script.with_dice(lots)) if self._walk.quiet else self.tell(lots)

    def matters(self, places: Places, among: int) -> bool:
        """Whether the lot after these changes what may come of the thought, or how likely it is."""
        self._courses = self._lots_after(places)
        first: Odds = {}
        for end, courses in self._ends((*places, 0)):
            first.setdefault(end, []).append(courses)
        return any(self._differ(first, (*places, index)) for index in range(1, among)) or self._are_too_many

    def are_too_many(self, places: Places) -> bool:
        """The same where all candidates are alike: the lot changes nothing, unless there are too many courses."""
        lots = list(map(len, self.run(places).script.drawn[len(places) :]))
        courses, before = sum(lots), 1
        for at, among in enumerate(lots):
            courses += before * (among - 1) * sum(lots[at + 1 :])
            before *= among
        return courses > self._most

    def _differ(self, first: Odds, places: Places) -> bool:
        """Whether other ends than the first come of these, or the same with other likelihoods."""
        others: Odds = {}
        for end, courses in self._ends(places):
            if end not in first:
                return True
            others.setdefault(end, []).append(courses)
        return others != first and _likelihoods(others) != _likelihoods(first)

    @property
    def _are_too_many(self) -> bool:
        return self._courses > self._most

    def _ends(self, places: Places, courses: int = 1) -> Iterator[tuple[Hashable, int]]:
        """Course by course: its end, and one of how many equally likely it is; none once it is seen that there are too
        many."""
        if self._are_too_many:
            return
        thought = self.run(places)
        if places[-1]:
            self._courses += self._lots_after(places)
        if len(thought.script.drawn) <= len(places):
            yield self._end_of(thought), courses
            return
        among = len(thought.script.drawn[len(places)])
        for index in range(among):
            yield from self._ends((*places, index), courses * among)

    def _end_of(self, thought: Thought[T]) -> Hashable:
        """Found once for each course."""
        script = thought.script
        if script not in self._ended:
            self._ended[script] = self._end(thought.result)
        return self._ended[script]

    def _lots_after(self, places: Places) -> int:
        """Among how many the lots after these are drawn, each falling on the first: so many courses there are."""
        return sum(map(len, self.run(places).script.drawn[len(places) :]))


def _likelihoods(odds: Odds) -> dict[Hashable, Fraction]:
    return {end: sum([Fraction(1, courses) for courses in found], Fraction()) for end, found in odds.items()}
