"""Put a change into the running program: functions keep their identity and get new code."""

import gc
import sys
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from tools.mutation.mutants import Mutant, mutated

from alesia.games.falling_sky.nonplayers.mind import Mind as FallingSky
from alesia.games.gallic_war.nonplayers.mind import Mind as GallicWar

Place = tuple[str, int]
GAMES = "/alesia/games/"


def graft(mutant: Mutant) -> int:
    """Make the change in the running program; in how many places."""
    if mutant.kind == "priority":
        return ignore_priority(mutant.before)
    return set_constant(mutant) if mutant.kind == "constant" else exchange_code(mutant)


def exchange_code(mutant: Mutant) -> int:
    """Replace the code of every function of the module that the change touches."""
    fresh = dict(_functions(compile(mutated(mutant), str(mutant.path), "exec")))
    count = 0
    for function in functions().get(str(mutant.path), []):
        new = fresh.get(_place(function.__code__))
        if new is not None and _differ(function.__code__, new):
            function.__code__ = new
            count += 1
    return count


@cache
def functions() -> dict[str, list[FunctionType]]:
    """Those of the games by their files; looked for once, before the first process is split off."""
    found: dict[str, list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and GAMES in each.__code__.co_filename:
            found.setdefault(each.__code__.co_filename, []).append(each)
    return found


def set_constant(mutant: Mutant) -> int:
    """A number with a name, in the module and wherever it was imported."""
    name, value = mutant.before.split(" = ")
    modules = [each for key, each in sys.modules.items() if key.startswith("alesia.games.")]
    known = [each for each in modules if vars(each).get(name) == int(value)]
    for module in known:
        setattr(module, name, int(value) + 1)
    return len(known)


def ignore_priority(key: str) -> int:
    """A priority of a Non-player is known, and not obeyed."""
    for mind in (FallingSky, GallicWar):
        _forget(mind, key)
    return 1


def _forget(mind: Any, key: str) -> None:
    narrow = mind.narrow

    def without(self: object, candidates: object, *priorities: Any) -> object:
        return narrow(self, candidates, *[each for each in priorities if each.key != key])

    mind.narrow = without


def _functions(code: CodeType) -> Iterator[tuple[Place, CodeType]]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield _place(each), each
            yield from _functions(each)


def _place(code: CodeType) -> Place:
    return code.co_qualname, code.co_firstlineno


def _differ(old: CodeType, new: CodeType) -> bool:
    return len(old.co_freevars) == len(new.co_freevars) and old != new
