"""Players that somebody wrote himself: any class with ``decide(view, ask)``, named as ``module:Class``.

Only a command line or a program may name one: records and pages never make anything be imported.
"""

import inspect
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from alesia.kernel.ask import Ask, Option
from alesia.kernel.errors import BadOption, IllegalAnswer, UnknownName
from alesia.kernel.word import Word
from alesia.players.agents import Agent, is_known
from alesia.players.view import View


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
            raise IllegalAnswer(
                "{0} answers {1} to {2}, which is not one of: {3}", self.kind, repr(answer), ask.key, offered
            )
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
    return OwnAgent(kind, _make(kind, _load(kind), seat, seed))


def seated(player: Any, seat: str, seed: int) -> Agent:
    """An agent as it is; any other object or class with ``decide`` alone as a player of somebody's own."""
    cls = player if isinstance(player, type) else type(player)
    kind = f"{cls.__module__}:{cls.__name__}"
    if not callable(getattr(player, "decide", None)):
        raise BadOption("{0} is not a player for {1}: it needs decide(view, ask)", repr(player), Word("seat", seat))
    if isinstance(player, type):
        return OwnAgent(kind, _make(kind, player, seat, seed))
    is_agent = hasattr(player, "kind") and hasattr(player, "seek")
    agent: Agent = player if is_agent else OwnAgent(kind, player)
    return agent


def is_own(kind: str) -> bool:
    """Whether a kind names a class of somebody's own."""
    return ":" in kind and not is_known(kind)


def _load(kind: str) -> Any:
    module, _, name = kind.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except (Exception, SystemExit) as error:  # its code is somebody's own and may do anything
        why = f"{type(error).__name__}: {error}"
        raise UnknownName("{0!r}: the module {1!r} cannot be imported ({2})", kind, module, why) from None
    if not isinstance(found, type) or not callable(getattr(found, "decide", None)):
        raise UnknownName("{0!r} is not a player: {1!r} needs a class {2!r} with decide(view, ask)", kind, module, name)
    return found


def _make(kind: str, cls: Any, seat: str, seed: int) -> Any:
    """A class may take its seat and a seed, or nothing."""
    for given in ((seat, seed), ()):
        if _takes(cls, given):
            return cls(*given)
    raise BadOption("{0!r} cannot be made: a player takes nothing or (seat, seed)", kind)


def _takes(cls: Any, given: tuple[object, ...]) -> bool:
    if getattr(cls.__init__, "__module__", "") == "typing":  # of a subclass of the protocol Agent: it takes nothing
        return not given
    try:
        inspect.signature(cls).bind(*given)
    except (TypeError, ValueError):
        return False
    return True
