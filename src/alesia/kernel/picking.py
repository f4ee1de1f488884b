"""How several things are picked: one after another, or all that may be picked at once."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from alesia.kernel.ask import STOP, Act, Noun, Procedure, act, choose, choose_covered, choose_or_stop
from alesia.kernel.word import Chosen

N = TypeVar("N", bound=Noun)
ALL = act("all")
Left = Callable[[tuple[N, ...]], Sequence[N]]  # those that may still be picked after these
Bound = Callable[[tuple[N, ...]], bool]  # whether after these all who are left come too


def nobody_is_bound(picked: tuple[N, ...]) -> bool:
    return False


def pick(
    who: int,
    key: str,
    rule: str,
    left: Left[N],
    *about: object,
    none: bool = False,
    bound: Bound[N] = nobody_is_bound,
    whole: Sequence[N] = (),
) -> Procedure[tuple[N, ...]]:
    """Things, as long as some are left; the first of them must be picked unless none will do. Nobody is asked about
    those who are bound to come. The whole may be given that can be picked at once, whoever must come first."""
    picked: tuple[N, ...] = ()
    while things := left(picked):
        if bound(picked):
            return everything(left, picked)
        if len(things) == 1 and not picked and not none:
            picked = (things[0],)  # who must come; others may come with it
            continue
        choices = offers(things, left, picked, whole)
        ask = choose_or_stop if picked or none else choose
        choice = yield from ask(who, key, rule, choices, *about, *told(picked))
        if choice is None:
            break
        if choice is ALL:
            return tuple(whole) or everything(left, picked)
        assert not isinstance(choice, Act)
        picked = (*picked, choice)
    return picked


def pick_covered(who: int, key: str, rule: str, left: Left[N], most: int, *about: object) -> Procedure[tuple[N, ...]]:
    """Things or none, up to a number that follows from what all can see: whoever could pick fewer is asked as often."""
    picked: tuple[N, ...] = ()
    while len(picked) < most:
        choices = [*offers(left(picked), left, picked), STOP]
        choice = yield from choose_covered(who, key, rule, choices, *about, *told(picked))
        if choice is STOP:
            break
        if choice is ALL:
            return everything(left, picked)
        assert not isinstance(choice, Act)
        picked = (*picked, choice)
    return picked


def told(picked: tuple[N, ...]) -> tuple[Chosen, ...]:
    """Those who are picked already are told beside the question."""
    return (Chosen(picked),) if picked else ()


def offers(things: Sequence[N], left: Left[N], picked: tuple[N, ...], whole: Sequence[N] = ()) -> list[N | Act]:
    """All of them at once, if all may be picked and nobody else would come with them, or if they are a whole."""
    if whole:
        return [*things, ALL] if len(whole) > len(picked) + 1 else [*things]
    at_once = len(things) > 1 and {*things, *picked} == set(everything(left, picked))
    return [*things, ALL] if at_once else [*things]


def everything(left: Left[N], picked: tuple[N, ...]) -> tuple[N, ...]:
    """All that can be picked, one after another."""
    while things := left(picked):
        picked = (*picked, things[0])
    return picked


def up_to(things: Sequence[N], limit: int) -> Left[N]:
    """Any of the things, up to a limit."""
    return lambda picked: [thing for thing in things if thing not in picked] if len(picked) < limit else []
