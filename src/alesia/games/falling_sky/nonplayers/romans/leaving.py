"""8.8.1 Who Marches out of a Region: Leader and Legions, and Auxilia as far as Control allows."""

from alesia.games.falling_sky.board import bands, count, tally
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, LEADER, LEGION, ROMANS, Region
from alesia.games.falling_sky.nonplayers.marching import Force
from alesia.games.falling_sky.nonplayers.romans.enemies import ENEMIES
from alesia.games.falling_sky.state import State


def leaving(s: State, origin: Region, lent: int = 0) -> Force:
    """The Leader, all Legions, at least one Auxilia, and as many more as cost neither Roman Control nor bring enemy
    Control that the others' departure does not bring anyhow; of Aedui Warbands that are lent likewise."""
    leader, legions = count(s, origin, ROMANS, LEADER), count(s, origin, ROMANS, LEGION)
    there = bands(s, origin, ROMANS)
    if not there:
        return Force(leader, legions, 0)
    totals = list(tally(s, origin).total)
    totals[ROMANS] -= leader + legions + 1
    more = _more_auxilia(totals, there - 1)
    if not lent:
        return Force(leader, legions, 1 + more)
    totals[ROMANS] -= more
    warbands = _warbands_too(totals, lent)
    totals[AEDUI] -= warbands
    return Force(leader, legions, 1 + more + _more_auxilia(totals, there - 1 - more), warbands)


def detachment(s: State, origin: Region, legions: int, auxilia: int) -> Force:
    """A17 At most so many of either, without the Leader, who helps to keep Control."""
    sent, there = min(legions, count(s, origin, ROMANS, LEGION)), bands(s, origin, ROMANS)
    if not sent or not there:
        return Force()
    totals = list(tally(s, origin).total)
    totals[ROMANS] -= sent + 1
    return Force(0, sent, min(auxilia, 1 + _more_auxilia(totals, there - 1)))


def _warbands_too(totals: list[int], lent: int) -> int:
    """8.8.8 Warbands can go unless that brings another enemy Control."""
    every = sum(totals)
    free = [every - 2 * totals[f] for f in (ARVERNI, BELGAE, GERMANS) if 2 * totals[f] <= every]
    return max(0, min(lent, *free))


def _more_auxilia(totals: list[int], there: int) -> int:
    """How many of these Auxilia can go too, from a Region that counts so many pieces."""
    every = sum(totals)
    holder = next((f for f in range(len(totals)) if 2 * totals[f] > every), None)
    if holder == ROMANS:
        return max(0, min(there, 2 * totals[ROMANS] - every - 1))
    free = [every - 2 * totals[f] for f in ENEMIES if f != holder]
    return max(0, min(there, *free))
