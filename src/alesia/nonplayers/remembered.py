"""Methods whose answers are kept with their object, as long as it lives."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Remembers(Protocol):
    """An object that keeps answers. A cache around a bound method would hold its own object alive."""

    known: dict[Any, Any]


P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound=Remembers)


def remembered(method: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    @wraps(method)
    def ask(self: R, /, *question: P.args, **named: P.kwargs) -> T:
        key = (method, question, *named.values())
        if key not in self.known:
            self.known[key] = method(self, *question, **named)
        answer: T = self.known[key]
        return answer

    return ask
