"""6.2.2 Roman legions return home, or winter in Gaul."""

from alesia.games.gallic_war.battle.battle import battle
from alesia.games.gallic_war.board import Gaul, Units, blocks, has_units, put, units_in
from alesia.games.gallic_war.components import (
    BARBARIAN,
    BLACK,
    CAESAR,
    OFF_MAP,
    ROMAN,
    ROMAN_CAVALRY,
    TRANSALPINE,
    TRIBES,
    Area,
    Unit,
)
from alesia.games.gallic_war.state import FALLEN, State
from alesia.games.gallic_war.winter.germans import eliminated_germans_return
from alesia.games.gallic_war.winter.harvest import harvest_of
from alesia.games.gallic_war.winter.tribes import eliminated_tribes_return
from alesia.kernel.ask import Procedure
from alesia.kernel.picking import Left, pick_covered

RULE = "6.2.2"


def legions_go_home(g: Gaul, staying: Units) -> Procedure[None]:
    """6.2.2 All but those who winter go to Transalpine Gaul."""
    s = g.state
    homeward = [unit for unit in legions(s) if unit not in staying and s.place[unit] not in (TRANSALPINE, OFF_MAP)]
    for unit in homeward:
        put(s, unit, TRANSALPINE)
    if homeward:
        g.log("legions_home", RULE, ROMAN, blocks(homeward), TRANSALPINE)
        if has_units(s, TRANSALPINE, BARBARIAN):
            yield from fight_for_the_way_home(g)
    s.caesar_wintered = int(s.place[CAESAR] < FALLEN and s.place[CAESAR] not in (TRANSALPINE, OFF_MAP))


def legions(s: State) -> list[Unit]:
    return [unit for unit in BLACK if s.place[unit] < FALLEN]


def winter_quarters(g: Gaul) -> Procedure[Units]:
    """Which legions winter, up to the garrison limit of each area."""
    s = g.state
    staying: Units = ()
    held = {s.place[unit] for unit in legions(s)}
    for area in [tribe for tribe in TRIBES if tribe in held]:
        staying = (*staying, *(yield from quarters_in(g, area)))
    return staying


def quarters_in(g: Gaul, area: Area) -> Procedure[Units]:
    """Which legions stay in an area; Caesar does not count, but goes home if he wintered last year."""
    s = g.state
    here = [unit for unit in units_in(s, area, ROMAN) if unit.is_black]
    free = [unit for unit in here if not (unit is CAESAR and s.caesar_wintered)]
    left = within_garrison(free, harvest_of(s).garrison)
    stay = yield from pick_covered(ROMAN, "winter", RULE, left, len(here), area, harvest_of(s).garrison)
    if stay:
        g.log("winter", RULE, ROMAN, blocks(stay), area)
    return stay


def within_garrison(free: list[Unit], limit: int) -> Left[Unit]:
    """9.4 Cavalry may stay once Caesar does."""

    def left(picked: Units) -> list[Unit]:
        full = sum(unit is not CAESAR for unit in picked) >= limit
        able = [unit for unit in free if unit is not ROMAN_CAVALRY or CAESAR in picked]
        return [unit for unit in able if unit not in picked and (unit is CAESAR or not full)]

    return left


def fight_for_the_way_home(g: Gaul) -> Procedure[None]:
    """6.2.2 Enemies in Transalpine Gaul fight at once; those eliminated go home after the battle."""
    yield from battle(g, TRANSALPINE, ROMAN, homecoming=True)
    eliminated_tribes_return(g)
    eliminated_germans_return(g)
