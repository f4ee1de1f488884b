"""How units are picked: one after another, or all that may be picked at once."""

from collections.abc import Callable, Sequence

from alesia.games.gallic_war.components import Side, Unit
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_covered, choose_or_stop

ALL = act("all")
Units = tuple[Unit, ...]
Left = Callable[[Units], Sequence[Unit]]  # the units that may still be picked after these


def pick_units(side: Side, key: str, rule: str, left: Left, *about: object, none: bool = False) -> Procedure[Units]:
    """Units, as long as some are left; the first of them must be picked unless none will do."""
    picked: Units = ()
    while units := left(picked):
        if len(units) == 1 and not picked and not none:
            return (units[0],)
        choices = offers(units, left, picked)
        ask = choose_or_stop if picked or none else choose
        choice = yield from ask(side, key, rule, choices, *about)
        if choice is None:
            break
        if choice is ALL:
            return everything(left, picked)
        assert isinstance(choice, Unit)
        picked = (*picked, choice)
    return picked


def pick_covered(side: Side, key: str, rule: str, left: Left, most: int, *about: object) -> Procedure[Units]:
    """Units or none, up to a number that follows from what all can see: whoever could pick fewer is asked as often."""
    picked: Units = ()
    while len(picked) < most:
        choices = [*offers(left(picked), left, picked), STOP]
        choice = yield from choose_covered(side, key, rule, choices, *about)
        if choice is STOP:
            break
        if choice is ALL:
            return everything(left, picked)
        assert isinstance(choice, Unit)
        picked = (*picked, choice)
    return picked


def offers(units: Sequence[Unit], left: Left, picked: Units) -> list[Unit | Act]:
    """All of them at once, if all may be picked and nobody else would come with them."""
    whole = len(units) > 1 and {*units, *picked} == set(everything(left, picked))
    return [*units, ALL] if whole else [*units]


def everything(left: Left, picked: Units) -> Units:
    """All that can be picked, one after another."""
    while units := left(picked):
        picked = (*picked, units[0])
    return picked


def up_to(units: Sequence[Unit], limit: int) -> Left:
    """Any of the units, up to a limit."""
    return lambda picked: [unit for unit in units if unit not in picked] if len(picked) < limit else []
