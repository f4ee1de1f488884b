"""8.6.6 The Resources that rich Non-player Aedui give to Romans in the middle of an action, foreseen."""

from collections.abc import Sequence

from alesia.games.falling_sky.commands.base import Command
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Region
from alesia.games.falling_sky.negotiation import GIFT, RICH, in_roman_need, is_nonplayer
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import open_regions
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import can_pay, gain, roman_score, spend

FRIENDLY_SCORE = 9  # up to this a Roman player is helped without a roll


def is_gift_sure(s: State) -> bool:
    """Non-player Romans are always helped, a Roman player with a low score."""
    return is_nonplayer(s, ROMANS) or roman_score(s) <= FRIENDLY_SCORE


def lose_resources(t: State, faction: Faction, n: int) -> None:
    """On a board that is only thought of: so many paid or taken, and what is sure to be given for it."""
    spend(t, faction, n)
    if n and faction is ROMANS and in_roman_need(t) and is_gift_sure(t):
        spend(t, AEDUI, GIFT)
        gain(t, ROMANS, GIFT)


def can_pay_in_order(s: State, costs: Sequence[int]) -> bool:
    """Whether the Romans can pay all of this, one after the other."""
    if can_pay(s, ROMANS, sum(costs)):
        return True
    t = s.copy()
    for cost in costs:
        if not can_pay(t, ROMANS, cost):
            return False
        lose_resources(t, ROMANS, cost)
    return True


def payable_order(s: State, costs: Sequence[int]) -> Sequence[int] | None:
    """An order, by index, in which the Romans can pay all of this: as it stands if they can."""
    return _order(s, costs, list(range(len(costs))))


def _order(s: State, costs: Sequence[int], left: list[int]) -> Sequence[int] | None:
    """Prices that are equal need not be tried one after the other."""
    if not left or can_pay_in_order(s, [costs[i] for i in left]):
        return left
    for i in {costs[i]: i for i in reversed(left)}.values():
        if can_pay(s, ROMANS, costs[i]) and is_nonplayer(s, AEDUI):
            t = s.copy()
            lose_resources(t, ROMANS, costs[i])
            if (rest := _order(t, costs, [j for j in left if j != i])) is not None:
                return [i, *rest]
    return None


def open_in_time(mind: Mind, command: Command) -> list[Region]:
    """8.3 Where the Romans can execute a Command now, or once they have paid for one of these Regions and the Aedui
    have given."""
    s, found = mind.s, open_regions(mind, command)
    if not found or s.limited or s.resources[AEDUI] <= RICH:
        return found
    t = s.copy()
    lose_resources(t, ROMANS, max([SHEETS[command].cost(s, ROMANS, r) for r in found]))
    if t.resources[ROMANS] > s.resources[ROMANS]:
        mind.s = t
        found = open_regions(mind, command)
        mind.s = s
    return found


def within_reach(s: State, faction: Faction) -> int:
    """How many Resources can be taken from a Faction, with what is sure to be given to it meanwhile."""
    if faction is not ROMANS or s.resources[AEDUI] <= GIFT or not is_nonplayer(s, AEDUI):
        return s.resources[faction]
    t, n = s.copy(), 0
    while t.resources[ROMANS]:
        lose_resources(t, ROMANS, 1)
        n += 1
    return n
