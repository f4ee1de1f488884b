"""6.7 Roman Reinforcements, 6.7.1 eliminated legions; 9.7 the politics of war."""

from alesia.games.gallic_war.board import Gaul, base_of, enter_play
from alesia.games.gallic_war.components import BARBARIAN, BLACK, ROMAN, YEARS, Unit
from alesia.games.gallic_war.state import FALLEN, WAITING, State
from alesia.games.gallic_war.victory import score
from alesia.kernel.ask import Procedure, confirm, roll

RULE = "6.7"
AUTOMATIC = 6


def reinforcements(g: Gaul) -> Procedure[None]:
    """6.7 The legions of the turn track, and those that were eliminated in the turn before."""
    s = g.state
    for unit in BLACK:
        if s.delayed[unit]:
            yield from bring(g, unit)
    for unit in (yield from arrivals(g)):
        yield from bring(g, unit)
    yield from eliminated_legions_return(g)


def arrivals(g: Gaul) -> Procedure[list[Unit]]:
    """One die for the pair that is due; in its last turn it comes without."""
    s = g.state
    year = YEARS[s.turn - 1]
    due = [unit for unit in year.legions if s.place[unit] == WAITING and not s.delayed[unit]]
    if not due:
        return []
    if year.arrive < AUTOMATIC:
        die = yield from roll("reinforcement_roll", RULE, year.arrive)
        g.log("reinforcement_roll", RULE, die, die <= year.arrive)
        if die > year.arrive:
            return []
    return due


def bring(g: Gaul, unit: Unit) -> Procedure[None]:
    """9.7 The Roman may leave a legion aside; one that comes is a victory point for the Barbarian player."""
    s = g.state
    if s.politics_of_war and unit.kind == "legion":
        s.delayed[unit] = 1
        if not (yield from confirm(ROMAN, "bring_legion", "9.7", unit)):
            return
        s.delayed[unit] = 0
        score(s, BARBARIAN, 1)
    arrive(g, unit)


def arrive(g: Gaul, unit: Unit) -> None:
    s = g.state
    base = base_of(s)
    enter_play(s, unit, ROMAN, base, unit.full)
    s.fell[unit] = 0
    g.log("reinforcement", RULE, unit, base)


def eliminated_legions_return(g: Gaul) -> Procedure[None]:
    """6.7.1 At the end of the turn after they were eliminated, at full strength, as reinforcements (6.4, 6.7)."""
    for unit in BLACK:
        if returns(g.state, unit):
            yield from bring(g, unit)


def returns(s: State, unit: Unit) -> bool:
    return s.place[unit] == FALLEN and s.fell[unit] < s.turn and not s.delayed[unit]
