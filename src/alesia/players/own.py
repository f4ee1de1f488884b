"""Players that somebody wrote himself: any class with ``decide(view, ask)``, named as ``module:Class``.

Only a command line or a program may name one: records and pages never make anything be imported.
"""

import inspect
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import IllegalAnswer, UnknownName
from alesia.players.agents import Agent, View, is_known


class OwnAgent:
    """A class of somebody's own in a seat; what it answers is checked like anybody's."""

    def __init__(self, kind: str, agent: Any) -> None:
        self.kind = kind
        self._agent = agent

    def decide(self, view: View, ask: Ask) -> Option:
        answer = self._agent.decide(view, ask)
        index = ask.find(answer) if isinstance(answer, Option | str) else None
        if index is None:
            offered = ", ".join(map(str, ask.options))
            raise IllegalAnswer(f"{self.kind} answers {answer!r} to {ask.key}, which is not one of: {offered}")
        return ask.options[index]

    def seek(self, answered: int) -> None:
        if hasattr(self._agent, "seek"):
            self._agent.seek(answered)


def with_own(kinds: Mapping[str, str], seed: int) -> dict[str, str | Agent]:
    """Kinds of player by seat, the classes of somebody's own among them made; the folder one stands in is searched."""
    if any(map(is_own, kinds.values())) and "" not in sys.path:
        sys.path.insert(0, "")
    return {seat: own_agent(kind, seat, seed) if is_own(kind) else kind for seat, kind in kinds.items()}


def own_agent(kind: str, seat: str, seed: int) -> OwnAgent:
    return OwnAgent(kind, _make(_load(kind), seat, seed))


def is_own(kind: str) -> bool:
    """Whether a kind names a class of somebody's own."""
    return ":" in kind and not is_known(kind)


def _load(kind: str) -> Any:
    module, _, name = kind.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise UnknownName(f"{kind!r}: the module {module!r} cannot be imported ({error})") from None
    if not hasattr(found, "decide"):
        raise UnknownName(f"{kind!r} is not a player: {name or 'the class'} of {module!r} needs decide(view, ask)")
    return found


def _make(cls: Any, seat: str, seed: int) -> Any:
    """A class may take its seat and a seed, or nothing."""
    return cls(seat, seed) if len(inspect.signature(cls).parameters) >= 2 else cls()
