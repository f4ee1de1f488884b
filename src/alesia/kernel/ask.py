"""Questions: what a rule asks, of whom, and which answers are legal.

A rule is a generator procedure. It asks with the helpers below (``yield from choose(...)``) and goes on with
the answer. A question with one legal answer answers itself, so nobody is asked who has no choice. Dice and
draws are questions too, put to CHANCE.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, Self, TypeVar

CHANCE = -1


class Option(NamedTuple):
    """One legal answer: a verb and the noun it is about ("region Mandubii", "number 3", "done")."""

    verb: str
    noun: str | int | None = None

    def __str__(self) -> str:
        return self.verb if self.noun is None else f"{self.verb} {self.noun}"

    @property
    def option(self) -> "Option":
        return self


class Noun(int):
    """A thing with a name: an index into flat state, and an option to choose."""

    name: str
    option: Option
    acts: "dict[str, Act]"  # those that are about this noun, by their verbs

    def __new__(cls, index: int, verb: str, name: str) -> Self:
        noun = super().__new__(cls, index)
        noun.name = name
        noun.option = Option(verb, name)
        noun.acts = {}
        return noun

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.option}>"


class Act:
    """A verb applied to a noun where a question offers several verbs ("rally Carnutes", "ability Trade")."""

    __slots__ = ("option", "target", "verb")

    def __init__(self, verb: str, target: Noun | None) -> None:
        self.verb = verb
        self.target = target
        self.option = Option(verb, None if target is None else target.name)

    def __repr__(self) -> str:
        return f"<{self.option}>"


_BARE_ACTS: dict[str, Act] = {}
_KINDS: dict[Option, str] = {}


def act(verb: str, target: Noun | None = None) -> Act:
    """The one Act of this verb and noun (acts are compared by identity)."""
    acts = _BARE_ACTS if target is None else target.acts
    found = acts.get(verb)
    if found is None:
        found = acts[verb] = Act(verb, target)
        if target is not None:
            _KINDS[found.option] = target.option.verb
    return found


def acts(verb: str, targets: Iterable[Noun]) -> list[Act]:
    """The Acts of this verb and each of these nouns."""
    return [target.acts.get(verb) or act(verb, target) for target in targets]


def kind_of(option: Option) -> str | None:
    """What kind of thing the noun of an option is ("region", "tribe"); None if it has no noun."""
    return _KINDS.get(option, option.verb if option.noun is not None else None)


STOP = act("done")
YES = act("yes")
NO = act("no")


@cache
def number(n: int) -> Option:
    return Option("number", n)


class Ask(NamedTuple):
    """One question: who decides, its key, its rule, the legal options, and what it is about."""

    who: int
    key: str
    rule: str
    options: tuple[Option, ...]
    about: tuple[object, ...] = ()
    weights: tuple[int, ...] | None = None
    covered: bool = False  # put even if one answer alone is left: to be asked, or not, would tell a secret

    def find(self, answer: Option | str) -> int | None:
        """The index of the option that reads like this answer, if it is offered."""
        if isinstance(answer, Option) and answer in self.options:
            return self.options.index(answer)
        text = str(answer)
        return next((index for index, option in enumerate(self.options) if str(option) == text), None)


class Together(NamedTuple):
    """Several players choose in secret; the rule goes on when all have answered."""

    asks: tuple[Ask, ...]


class Checkpoint:
    """Yielded where the state alone is enough to go on (the start of a card or a turn)."""


CHECKPOINT = Checkpoint()

Request = Ask | Together | Checkpoint
T = TypeVar("T")
Procedure = Generator[Request, Any, T]


class Choice(Protocol):
    """Anything that can stand as an option."""

    @property
    def option(self) -> Option: ...


C = TypeVar("C", bound=Choice)
N = TypeVar("N", bound=Noun)


def choose(who: int, key: str, rule: str, values: Sequence[C], *about: object) -> Procedure[C]:
    """Ask for exactly one of the values."""
    if len(values) == 1:
        return values[0]
    index: int = yield Ask(who, key, rule, tuple([value.option for value in values]), about)
    return values[index]


def unless_alike(values: Sequence[C], outcome: Callable[[C], object]) -> Sequence[C]:
    """The values to choose from, or the first alone if all lead to the same: nobody is asked what decides nothing."""
    if len(values) < 2:
        return values
    first = outcome(values[0])
    return values if any(outcome(value) != first for value in values[1:]) else values[:1]


def unless_all(values: Sequence[C], n: int) -> Sequence[C]:
    """The values of which n are chosen one after another, or the first alone if these are all: nobody need say in which
    order they come."""
    return values if len(values) > n else values[:1]


def choose_covered(who: int, key: str, rule: str, values: Sequence[C], *about: object) -> Procedure[C]:
    """Ask for one of the values even if there is one only: to be asked tells others nothing of what they cannot see."""
    index: int = yield Ask(who, key, rule, tuple([value.option for value in values]), about, covered=True)
    return values[index]


def choose_or_stop(who: int, key: str, rule: str, values: Sequence[C], *about: object) -> Procedure[C | None]:
    """Ask for one of the values or for nothing more (None)."""
    if not values:
        return None
    options = (*[value.option for value in values], STOP.option)
    index: int = yield Ask(who, key, rule, options, about)
    return values[index] if index < len(values) else None


def choose_number(who: int, key: str, rule: str, low: int, high: int, *about: object) -> Procedure[int]:
    """Ask for a number from low to high."""
    if low == high:
        return low
    index: int = yield Ask(who, key, rule, tuple([number(n) for n in range(low, high + 1)]), about)
    return low + index


def confirm(who: int, key: str, rule: str, *about: object) -> Procedure[bool]:
    """Ask for yes or no."""
    index: int = yield Ask(who, key, rule, (YES.option, NO.option), about)
    return index == 0


def together(asks: Sequence[Ask]) -> Procedure[tuple[int, ...]]:
    """Several players choose at the same time, in secret; the indices come back in the order of the asks."""
    free = tuple([ask for ask in asks if len(ask.options) > 1])
    answers: tuple[int, ...] = (yield Together(free)) if free else ()
    given = iter(answers)
    return tuple([next(given) if len(ask.options) > 1 else 0 for ask in asks])


DIE = tuple(Option("roll", n) for n in range(1, 7))


def roll(key: str, rule: str, *about: object) -> Procedure[int]:
    """Roll one six-sided die."""
    index: int = yield Ask(CHANCE, key, rule, DIE, about)
    return index + 1


def draw(
    key: str, rule: str, values: Sequence[C], weights: Sequence[int] | None = None, *about: object
) -> Procedure[C]:
    """Let chance take one of the values, evenly or by weight."""
    if len(values) == 1:
        return values[0]
    options = tuple([value.option for value in values])
    index: int = yield Ask(CHANCE, key, rule, options, about, None if weights is None else tuple(weights))
    return values[index]
