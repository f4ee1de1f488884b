"""What follows from a state, worked out once for all states from which the same must follow.

    @remembered
    def _tracks(s: State) -> dict[str, Any]: ...

Whatever such a function reads of the state, an array or a number, is noted while it works. What it came to is kept
beside these, and holds for every other state in which they are the same: there it would read the same, one after the
other, and come to the same. So nobody writes down what a function depends on, and nobody can forget any of it.

It must follow from the state and the arguments alone, and whoever gets it only looks at it: others get the same thing.
What a state itself works out once and keeps (``DERIVED``) is worked out anew, so that it hides nothing that it is of.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

MOST = 512  # outcomes that a function remembers; then it begins anew

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")


def remembered(derive: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """The same function, which remembers what it came to."""
    known: _Known[T] = _Known(frozenset())

    @wraps(derive)
    def recalled(state: S, /, *args: P.args, **named: P.kwargs) -> T:
        nonlocal known
        assert not named  # arguments are told by their place
        found = known.recall(state, args)
        if found is None:
            watched = _watched(state)
            found = (derive(watched, *args, **named),)
            known = known.reading(names_read(watched))
            known.keep(state, args, found)
        return found[0]

    return recalled


class _Known(Generic[T]):
    """What a function came to, by all that it has ever read. Another that reads more takes its place, and no lock is
    needed: each holds for itself."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names
        self._facts_of = _facts_of(tuple(names))
        self._found: dict[object, tuple[T]] = {}

    def reading(self, names: frozenset[str]) -> "_Known[T]":
        return self if names <= self._names else _Known(self._names | names)

    def recall(self, state: object, args: tuple[object, ...]) -> tuple[T] | None:
        return self._found.get(self._key(state, args))

    def keep(self, state: object, args: tuple[object, ...], found: tuple[T]) -> None:
        if len(self._found) >= MOST:
            self._found.clear()
        self._found[self._key(state, args)] = found

    def _key(self, state: object, args: tuple[object, ...]) -> object:
        return (args, *[bytes(fact) if type(fact) is bytearray else fact for fact in self._facts_of(state)])


def _facts_of(names: tuple[str, ...]) -> Callable[[object], tuple[Any, ...]]:
    return attrgetter(*names) if len(names) > 1 else lambda state: tuple([getattr(state, name) for name in names])


class Watched:
    """A state that notes what is read of it: that alone stands among its own facts, since when it was first read.

    Numbers are plain ones, so that what is equal is the same."""

    DERIVED: Mapping[str, Callable[[], Any]] = {}

    def __init__(self, state: Any) -> None:
        self.__dict__[WHOLE] = state

    def __getattr__(self, name: str) -> Any:
        facts = self.__dict__
        if name in self.DERIVED:
            facts[name] = self.DERIVED[name]()
        else:
            fact = getattr(facts[WHOLE], name)
            facts[name] = fact if isinstance(fact, bytes | bytearray) else int(fact)
        return facts[name]

    def copy(self) -> Any:
        """All of it is read."""
        whole = self.__dict__[WHOLE]
        twin = whole.copy()
        for name in vars(twin):
            getattr(self, name)
        return twin


WHOLE = "*"  # no fact is called so


def names_read(watched: Any) -> frozenset[str]:
    """Of which facts a watched state was asked."""
    return frozenset(vars(watched)) - {WHOLE, *watched.DERIVED}


def _watched(state: S) -> S:
    kind = type(state)
    if kind not in _KINDS:
        _KINDS[kind] = _watching(kind)
    return cast("S", _KINDS[kind](state))


_KINDS: dict[type, type] = {}


def _watching(kind: type) -> type:
    """States of this kind, watched; where one function asks another, they may be watched already."""
    bases = (kind,) if issubclass(kind, Watched) else (Watched, kind)
    return type(kind.__name__, bases, {"DERIVED": getattr(kind, "DERIVED", {})})
