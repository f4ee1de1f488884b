"""6.2.1 Eliminated Gallic tribe units return home."""

from alesia.games.gallic_war.board import Gaul, enter_play, occupier, tribe_units
from alesia.games.gallic_war.components import NEUTRAL, PLAYERS, SIDES, TRIBES, Area, Side, Unit
from alesia.games.gallic_war.leaders import lose_minor_leaders
from alesia.games.gallic_war.state import FALLEN, State


def eliminated_tribes_return(g: Gaul) -> None:
    """6.2.1 Tribe by tribe, to whoever holds the home area, to their fellows, or to neutrality."""
    s = g.state
    for tribe in TRIBES:
        fallen = [unit for unit in tribe.units if s.place[unit] == FALLEN]
        if fallen:
            side = heir(s, tribe, fallen)
            for unit in fallen:
                enter_play(s, unit, side, tribe, unit.full if side is NEUTRAL else 1)
            g.log("returns", "6.2.1", side, tribe)
            if side is NEUTRAL:
                lose_minor_leaders(g, tribe)


def heir(s: State, tribe: Area, fallen: list[Unit]) -> Side:
    """Who occupies the area; if nobody, who controls the other units of the tribe; if there are none, nobody."""
    side = occupier(s, tribe)
    if side is not None:
        return side
    owners = {SIDES[s.owner[unit]] for unit in tribe_units(s, tribe, *PLAYERS)}
    if not owners:
        return NEUTRAL
    return owners.pop() if len(owners) == 1 else SIDES[s.owner[fallen[0]]]
